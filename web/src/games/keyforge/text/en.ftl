# The table of KeyForge in the browser.

kf-turn-yours = Turn { $n }, yours
kf-key-ready = enough for a key
kf-key-missing = { $n } more for a key
kf-chains-mean = draw { $n } less
kf-in-hand = { $n } in hand
kf-deck = Deck
kf-discard = Discard
kf-archives = Archives
kf-purged = Purged
