# Wörter, die nur auf Karten von Brobnar stehen.

when-you-discard-brobnar = du eine Brobnar-Karte aus deiner Hand ablegst
when-played-exactly-one-card = du in diesem Zug genau eine Karte gespielt hast
