# Wörter, die nur auf Karten der Saurianer aus Massenmutation stehen.

amber-to-its-foe = verschiebe 1 Æmber von dieser Kreatur auf die Kreatur, gegen die sie kämpft
hatch = lege die obersten 2 Karten deines Decks ab. Wenn Saurianer-Kreaturen darunter sind, bringe sie spielbereit und mit je drei „+1 Stärke“-Markern ins Spiel und zerstöre diese Kreatur
