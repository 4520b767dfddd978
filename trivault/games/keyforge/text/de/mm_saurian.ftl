# Wörter, die nur auf Karten der Saurianer aus Massenmutation stehen.

hatch = lege die obersten { $cards } Karten deines Decks ab. Wenn Saurianer-Kreaturen darunter sind, bringe sie spielbereit und mit je { $counters } „+1 Stärke“-Markern ins Spiel und zerstöre diese Kreatur
