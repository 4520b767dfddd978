# Der Tisch von KeyForge.

goal = Wer zuerst drei Schlüssel schmiedet, gewinnt. Zu Beginn deines Zuges schmiedest du einen, wenn du 6 Æmber hast.
example-card = troll
example-deed = mit troll ernten

# Spieler
ui-keys = Schlüssel { $n }/{ $of }{ $colours }
ui-red = rot
ui-blue = blau
ui-yellow = gelb
ui-amber = Æmber { $n }
ui-check = Æmber { $n } (Check!)
ui-key-cost = Schlüsselkosten { $n }
ui-chains = Ketten { $n }
ui-archives = Archiv { $n }
ui-purged = verbannt { $n }
ui-houses = Fraktionen
ui-active-house = { $house } (aktiv)

# Was da liegt
ui-line = Schlachtreihe
ui-artifacts = Artefakte
ui-archived = im Archiv
ui-purged-cards = verbannt
ui-bonus = +{ $n }Æ
ui-icons = zusätzliche Symbole: { $icons }
ui-left-flank = linke Flanke
ui-right-flank = rechte Flanke
ui-both-flanks = beide Flanken
ui-power = Stärke { $n }
ui-armor = Rüstung { $n }
ui-damage = Schaden { $n }
ui-stunned = betäubt
ui-warded = beschützt
ui-enraged = wütend
ui-exhausted = erschöpft
ui-counters = { $name } { $n }
ui-upgrades = mit { $cards }
ui-under = darunter: { $cards }
ui-face-down = { $n } verdeckt
ui-owner = gehört { $player }
ui-at-hand = Hand
ui-at-deck = Deck
ui-at-discard = Ablage
ui-at-archives = Archiv
ui-at-their-hand = Hand des Gegners
ui-at-their-deck = Deck des Gegners
ui-at-their-discard = Ablage des Gegners
ui-at-their-archives = Archiv des Gegners

# Was in Kraft ist
ui-cost = { $player }: Ein Schlüssel kostet { $n } Æmber.
ui-cost-changed = { $player }: Ein Schlüssel kostet { $n } Æmber ({ $base }, { $changes }).
ui-cost-change = { $card } { $n }
ui-about = { $effect } ({ $about })
ui-until = { $effect }, { $until }
ui-until-start = bis zum Beginn des Zuges von { $player }
ui-until-end = bis zum Ende des Zuges von { $player }
ui-until-next-end = bis zum Ende des nächsten Zuges von { $player }
ui-until-leaves = bis { $card } das Spiel verlässt

# Was auf eine Karte wirkt
ui-power-counters = „+1 Stärke“-Marker
ui-means-power = „+1 Stärke“-Marker: { $n } Stärke.
ui-means-stunned = Betäubt: Wenn sie das nächste Mal verwendet würde, wird sie nur erschöpft und verliert die Betäubung.
ui-means-warded = Beschützt: Wenn sie das nächste Mal Schaden erlitte, zerstört würde oder das Spiel verließe, verliert sie stattdessen den Schutz.
ui-means-enraged = Wütend: Wird sie verwendet, muss sie kämpfen, wenn sie kann. Danach ist sie nicht mehr wütend.

# Tipps und Bericht
ui-part-keys = Schlüssel
ui-part-amber = Æmber
ui-part-threat = der nächste Schlüssel
ui-part-board = Karten im Spiel
ui-part-hand = Hand
ui-part-chains = Ketten
ui-part-houses = Fraktionen
ui-part-turn = der nächste Zug
ui-moment-amber = { $deed } Æmber: { $what }.
ui-moment-destroyed = { $deed } Zerstört: { $what }.
ui-report-keys = { $player }, Schlüssel: { $course }
ui-report-amber = { $player }, Æmber: { $course }

# Was beim Aufbau gewählt werden kann
ui-variant-quick = Schnellstart
ui-variant-quick-help = Niemand nimmt einen Mulligan.
ui-variant-chains = Ketten
ui-variant-chains-help = Ein Ausgleich: Wer das stärkere Deck hat, beginnt mit Ketten. Die Regeln schlagen 4 vor.
ui-variant-auction = Versteigerung
ui-variant-auction-help = Die Spieler bieten Ketten für das Deck des ersten Platzes. Wer gewinnt, spielt es mit so vielen Ketten.
ui-variant-order-discards = Reihenfolge zerstörter Karten
ui-variant-order-discards-help = Du wirst gefragt, in welcher Reihenfolge gemeinsam zerstörte Karten auf den Ablagestapel kommen.

# Antworten, die dem schaden, der sie gibt
ui-warns-no-card = Du hast keine Karte dieser Fraktion, weder auf der Hand noch im Spiel.
ui-key-forged = { $name } schmiedet einen Schlüssel!

# Bevor man sich entscheidet
ui-of-house = { $hand } auf der Hand, { $play } im Spiel
ui-then-hand = geht auf die Hand zurück
ui-then-archives = geht ins Archiv
ui-then-purged = wird verbannt
ui-then-control = geht an { $player }
ui-then-damage = Schaden { $n }, noch { $left }
ui-then-unhurt = kein Schaden
ui-then-warded = { $on ->
    [yes] erhält einen Schutz
   *[no] verliert den Schutz
}
ui-then-stunned = { $on ->
    [yes] wird betäubt
   *[no] verliert die Betäubung
}
ui-then-enraged = { $on ->
    [yes] wird wütend
   *[no] ist nicht mehr wütend
}
ui-then-holds = Æmber darauf: { $n }
ui-then-keys = Schlüssel: { $n }
ui-then-amber = Æmber { $n } ({ $change })
ui-then-chains = Ketten { $n }
ui-then-key-cost = Schlüsselkosten { $n }

# Warum etwas nicht geht
ui-fact-houses = Deine Fraktionen sind { $houses }.
ui-fact-house = { $card } gehört zur Fraktion { $house }, aktiv ist { $active }.
ui-fact-toll = Das kostet { $needed } Æmber, du hast { $have }.
ui-fact-no-creature = { $card } ist keine Kreatur.
ui-fact-stunned = { $card } ist betäubt.
ui-fact-not-stunned = { $card } ist nicht betäubt.
ui-fact-enraged = { $card } ist wütend und kann kämpfen.
ui-fact-no-enemy = Es gibt keine feindliche Kreatur, gegen die { $card } kämpfen könnte.
