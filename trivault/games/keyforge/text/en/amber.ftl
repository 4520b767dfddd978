# Æmber on cards.

# How much there is
noun-amber-on = each Æmber on { $what }
noun-amber-on-it = each Æmber on it

# Effects
exalt-creature = exalt { $what }{ $n ->
    [1] {""}
    [2] {" "}twice
   *[other] {" "}{ $n } times
}
move-amber-between = move { amber } from { $source } to { $what }
from-their-pool = move { amber } from your opponent’s pool to this card
capture-from-both = this creature captures { amber }, as much from each player as you like

# Answers and questions
do-from-your-pool = From your own pool
do-from-their-pool = From your opponent’s pool
do-to-supply = Move Æmber to the supply from { $targets }
do-capture-own-amount = { $n } Æmber from your own pool
reason-capture-own = { $source }: choose how much is captured from your own pool.
reason-to-supply = { $source }: choose the card whose Æmber goes to the common supply.
do-icon-amber = Æmber icon
do-icon-capture = Capture icon
do-icon-damage = Damage icon
do-icon-draw = Draw icon
do-icon-steal = Steal 1 Æmber
reason-icon = { $source }: choose what the bonus icon is resolved as.
