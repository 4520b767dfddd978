# The table of KeyForge in the browser.

kf-turn-yours = Tura { $n }, twoja
kf-key-ready = wystarczy na klucz
kf-key-missing = do klucza brakuje { $n }
kf-chains-mean = dobierasz o { $n } mniej
kf-in-hand = na ręce: { $n }
kf-deck = Talia
kf-discard = Odrzucone
kf-archives = Archiwum
kf-purged = Anihilowane
