# Words that only cards of Dis use.

# Effects
opponent-does = then your opponent does the same to you
lose-armor = { $what } loses its armor until the end of the turn and is dealt 1 damage for each point that it loses
unforge-last-key = if your opponent forged a key in their last turn, unforge it
unforge-key = unforge 1 key of your opponent
cannot-forge-nth = players cannot forge their { $n ->
    [1] first
    [2] second
   *[3] third
} key
put-into-play = put { $what } into play under your control
damage-goes-to-it = the damage of this creature is dealt to it rather than to the creature that it fights
chosen-house = { $house ->
    [dis] Dis
   *[other] that house
}
modify-purge-destroyed = { $on } that would go from play to a discard pile are purged instead

# How much
amount-highest-power = the highest power in play
amount-lost-armor = the armor that it has lost

# Which cards and players
owner-of = its owner
controller-of = its controller

# Answers and questions
do-number-amount = { $n }
reason-number = { $source }: choose a number. Each creature with exactly that power is destroyed.
reason-unforge = { $source }: choose which key is unforged.

# What has happened
log-unforge = A key of { $what } is unforged.
