# Talie: co jest szczególnego w egzemplarzu karty.
mark-maverick = renegat
mark-legacy = dziedzictwo
mark-anomaly = anomalia
mark-amber = +Æmber
mark-capture = +przejęcie
mark-damage = +obrażenia
mark-draw = +dobranie
deck-card = { $n ->
    [1] { $card }
   *[other] { $n } × { $card }
}
deck-card-marked = { $entry } ({ $marks })
