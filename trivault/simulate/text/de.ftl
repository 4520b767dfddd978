# Viele Partien im Terminal.
simulate-progress = Partien
simulate-title = { $game }: { $n ->
    [one] { $n } Partie
   *[other] { $n } Partien
}, Startwert { $seed }

# Die Tabelle
simulate-player = Spieler
simulate-wins = Siege
simulate-rate = Siegquote
simulate-interval = 95-%-Intervall
simulate-as-first = beginnend
simulate-own-decisions = Entscheidungen

# Darunter
simulate-first = Der Startspieler gewann { $rate } der Partien ({ $low } bis { $high }).
simulate-turns = Züge je Partie: im Mittel { $mean }, Median { $median }, von { $least } bis { $most }.
simulate-decisions = Entscheidungen je Partie: im Mittel { $mean }, Median { $median }, von { $least } bis { $most }.
simulate-speed = { $seconds } Sekunden: { $games } Partien und { $decisions } Entscheidungen je Sekunde.

# Zahlen
simulate-count = { $n }
simulate-decimal = { $whole },{ $tenths }
simulate-percent = { $n } %
simulate-range = { $low }–{ $high }

# Was nicht geht
simulate-wrong-suffix = { $file }: Ergebnisse werden als { $known } geschrieben
simulate-unwritable = { $file }: dort kann nicht geschrieben werden
