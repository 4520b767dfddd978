# Wörter, die nur auf Karten der Schatten aus Massenmutation stehen.

when-this-would-deal-damage = diese Kreatur Schaden zufügen würde
