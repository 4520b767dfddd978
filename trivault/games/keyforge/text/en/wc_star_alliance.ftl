# Words that stand only on cards of the Star Alliance in Worlds Collide.

# Conditions
when-chosen-house-matches-no-card = a player chooses an active house to which no card in play belongs
# Which cards
is-an-extra-card-from-the-center = one card of another house in each of your turns (while this creature is in the center of its battleline)
