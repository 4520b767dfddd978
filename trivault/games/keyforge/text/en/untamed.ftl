# Words that only cards of Untamed use.

# Effects
use-in-turn = { $way ->
    [reap] reap
   *[fight] fight
} with { $what }, one at a time
act-as-it = this card is a copy of it

# Conditions
when-their-turn = it is your opponent’s turn

# Which cards
is-can-be-copied = that can be played
