# Wörter, die nur auf Karten des Mars stehen.

# Effekte
reveal-any-number = { $form ->
    [infinitive] beliebig viele { $group } aufdecken
   *[plain] decke beliebig viele { $group } auf
}
lose-all = { $form ->
    [infinitive] dein gesamtes Æmber verlieren
    [after] verlierst du dein gesamtes Æmber
   *[plain] verliere dein gesamtes Æmber
}
capture-own = { $form ->
    [after] erbeutet { FORM($what, "nominative") }
   *[plain] { FORM($what, "nominative") } erbeutet
} { $n } Æmber von der eigenen Seite
belongs-to-house = { $form ->
    [after] gehört { FORM($on, "nominative") }
   *[plain] { FORM($on, "nominative") } gehört
} zur Fraktion { house-name }
catches-amber = alles Æmber, das in den Vorrat deines Gegners käme, wird stattdessen von dieser Kreatur erbeutet

# Wie viel
amount-noted-lost = das { $n }-Fache des Æmbers, das du auf diese Weise verloren hast

# Welche Karten
is-up-to-cards = bis zu { $n } { $which }

# Antworten und Fragen
do-ready-mars = Eine Mars-Kreatur spielbereit machen
do-stun-non-mars = Eine Kreatur einer anderen Fraktion betäuben
