# The table of KeyForge in the browser.

kf-turn-yours = Zug { $n }, deiner
kf-key-ready = genug für einen Schlüssel
kf-key-missing = noch { $n } zum Schlüssel
kf-chains-mean = { $n } weniger ziehen
kf-in-hand = { $n } auf der Hand
kf-deck = Deck
kf-discard = Ablage
kf-archives = Archiv
kf-purged = Verbannt
