# Words that only cards of Mars use.

# Effects
reveal-any-number = show as many { $group } as you like
lose-all = lose all your Æmber
capture-own = { $what } captures { $n } Æmber from its own side
belongs-to-house = { $on } belongs to house { house-name }
catches-amber = each Æmber that would be added to your opponent’s pool is captured by this creature instead

# How much
amount-noted-lost = { $n } times the Æmber that you lost this way

# Which cards
is-up-to-cards = up to { $n } { $which }

# Answers and questions
do-ready-mars = Ready a Mars creature
do-stun-non-mars = Stun a creature of another house
