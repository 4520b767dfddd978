# Wörter, die nur auf Karten der Sternenallianz aus Massenmutation stehen.

discard-one-of-them = lege eine davon ab
