# Wörter, die nur auf Karten von Sanctum aus Massenmutation stehen.

when-your-amber-is-stolen = dein Æmber gestohlen wird
amount-per-amber-stolen = 1 für jedes gestohlene Æmber
