# Wörter, die nur auf Karten der Saurianer in Worlds Collide stehen.

# Effekte
capture-what-is-stolen = Kreaturen des aktiven Spielers erbeuten es, aufgeteilt, wie dieser Spieler will
destroy-fraction = { $form ->
    [infinitive] von je { $of } feindlichen und von je { $of } befreundeten Kreaturen eine zerstören, auf jeder Seite aufgerundet, alle gleichzeitig
   *[plain] zerstöre von je { $of } feindlichen und von je { $of } befreundeten Kreaturen eine, auf jeder Seite aufgerundet, alle gleichzeitig
}

# Antworten und Fragen
do-capture-shares = Erbeuten: { $targets }
