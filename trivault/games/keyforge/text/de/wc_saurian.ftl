# Wörter, die nur auf Karten der Saurianer in Worlds Collide stehen.

# Effekte
capture-what-is-stolen = Kreaturen des aktiven Spielers erbeuten es, aufgeteilt, wie dieser Spieler will

# Antworten und Fragen
do-capture-shares = Erbeuten: { $targets }
