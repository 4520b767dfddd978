# Decks: was an einem Exemplar einer Karte besonders ist.
mark-maverick = Maverick
mark-legacy = Legacy
mark-anomaly = Anomalie
mark-amber = +Æmber
mark-capture = +Einfangen
mark-damage = +Schaden
mark-draw = +Ziehen
deck-card = { $n ->
    [1] { $card }
   *[other] { $n } × { $card }
}
deck-card-marked = { $entry } ({ $marks })
