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
