# The table of KeyForge in the browser.

kf-turn-yours = Zug { $n }, deiner
kf-key-ready = reicht zum Schmieden
kf-key-missing = { $n ->
    [one] noch { $n } fehlt
   *[other] noch { $n } fehlen
}
kf-chains-mean = { $n } weniger ziehen
kf-in-hand = { $n } auf der Hand
kf-deck = Deck
kf-discard = Ablage
kf-archives = Archiv
kf-purged = Verbannt

# Was ein Schlüsselwort auf einer Karte bedeutet
kf-reminder = { $keyword ->
    [alpha] Alpha: Spiele diese Karte nur, bevor du in diesem Zug eine andere Karte spielst, nutzt oder ablegst.
    [assault] Ansturm { $n }: Bevor sie angreift, fügt sie der angegriffenen Kreatur { $n } Schaden zu.
    [deploy] Stationieren: Sie darf an beliebiger Stelle deiner Schlachtreihe ins Spiel kommen.
    [elusive] Schwer zu fassen: Wird sie zum ersten Mal in einem Zug angegriffen, wird in diesem Kampf kein Schaden zugefügt.
    [hazardous] Gefährlich { $n }: Bevor eine Kreatur sie angreift, nimmt jene Kreatur { $n } Schaden.
    [omega] Omega: Nachdem du diese Karte gespielt hast, geht dein Zug mit dem Spielbereitmachen und Ziehen weiter.
    [poison] Gift: Eine Kreatur, der ihre Stärke im Kampf Schaden zufügt, wird zerstört.
    [skirmish] Scharmützel: Wenn du mit ihr kämpfst, nimmt sie keinen Schaden von der angegriffenen Kreatur.
   *[taunt] Spott: Ihre Nachbarn können nur angegriffen werden, wenn sie selbst Spott haben.
}
