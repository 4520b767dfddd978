# Wörter, die nur auf Karten von Brobnar stehen.

when-played-exactly-one-card = du in diesem Zug genau eine Karte gespielt hast
