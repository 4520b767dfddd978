# Wörter, die nur auf Karten von Sanctum aus Massenmutation stehen.

amount-per-amber-stolen = 1 für jedes gestohlene Æmber
