# Wörter, die nur auf Karten der Schatten aus Massenmutation stehen.

when-this-would-deal-damage = diese Kreatur Schaden zufügen würde
amount-per-counter-removed = 1 für jeden auf diese Weise entfernten Marker
