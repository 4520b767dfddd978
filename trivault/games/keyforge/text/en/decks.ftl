# Decks: what is special about a copy of a card.
mark-maverick = maverick
mark-legacy = legacy
mark-anomaly = anomaly
mark-amber = +Æmber
mark-capture = +capture
mark-damage = +damage
mark-draw = +draw
deck-card = { $n ->
    [1] { $card }
   *[other] { $n } × { $card }
}
deck-card-marked = { $entry } ({ $marks })
