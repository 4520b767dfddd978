# Wörter, die nur auf Karten der Schatten stehen.

when-it-leaves-play = { $form ->
    [after] gilt: Sobald diese Karte das Spiel verlässt, { FORM($effect, "after") }
   *[plain] wenn diese Karte das Spiel verlässt, { FORM($effect, "after") }
}

is-first-creature-played = die erste in jedem Zug gespielte Kreatur
under-this = die Karte unter dieser Karte
top-of-its-controller-deck = die oberste Karte vom Deck ihres kontrollierenden Spielers

deal-it-to-this = { $form ->
    [instead] wird der Schaden stattdessen dieser Kreatur zugefügt
    [after] wird der Schaden dieser Kreatur zugefügt
   *[plain] der Schaden wird dieser Kreatur zugefügt
}
call-off-the-fight = { $form ->
    [after] findet der Kampf nicht statt
   *[plain] der Kampf findet nicht statt
}
counts-as = solange du { FORM($what, "plain") } kontrollierst, gehört { FORM($what, "plain") } zur Fraktion { house-word }{ $strangers ->
    [yes] , wenn { FORM($what, "plain") } zu keiner deiner Fraktionen gehört
   *[no] {""}
}
