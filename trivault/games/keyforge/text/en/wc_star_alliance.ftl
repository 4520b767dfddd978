# Words that stand only on cards of the Star Alliance in Worlds Collide.

# Conditions
when-chosen-house-matches-no-card = a player chooses an active house to which no card in play belongs
