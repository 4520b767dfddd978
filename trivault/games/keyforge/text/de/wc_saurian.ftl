# Wörter, die nur auf Karten der Saurianer in Worlds Collide stehen.

# Effekte
exalt-creature = { $form ->
    [infinitive] { FORM($what, "plain") } erheben
   *[plain] erhebe { FORM($what, "plain") }
}
find-a-saurian = durchsuche dein Deck, aus dem du eine Karte der Saurianer aufdecken und auf die Hand nehmen darfst, und mische es danach
repeat-the-preceding-effect = wiederhole den vorhergehenden Effekt
capture-what-is-stolen = Kreaturen des aktiven Spielers erbeuten es, aufgeteilt, wie dieser Spieler will

# Antworten und Fragen
do-capture-shares = Erbeuten: { $targets }
