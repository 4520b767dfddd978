# Viele Partien im Terminal.
simulate-progress = Partien
simulate-title = { $game }: { $n ->
    [one] { $n } Partie
   *[other] { $n } Partien
}, Startwert { $seed }

# Die Tabelle
simulate-player = Spieler
simulate-deck = Deck
simulate-wins = Siege
simulate-rate = Siegquote
simulate-interval = 95-%-Intervall
simulate-as-first = beginnend
simulate-own-decisions = Entscheidungen
measure-amber = Æmber je Zug
measure-keys = Schlüssel
measure-life = Leben übrig
measure-mastery = Erfahrung

# Decks gegen Decks
simulate-against = Siegquoten der Zeilen gegen
simulate-among = { $low }–{ $high } %

# Karten
simulate-cards-of = { $player }: Siege mit gezogener Karte und ohne sie
simulate-card = Karte
simulate-drawn = gezogen
simulate-not-drawn = nicht gezogen
simulate-difference = Unterschied
simulate-of = { $rate } von { $n }
simulate-to = { $low } bis { $high }
simulate-clear = { $mark } Die 0 liegt außerhalb des Intervalls; bei vielen Karten geschieht das jeder zwanzigsten allein durch Zufall.

# Darunter
simulate-first = Der Startspieler gewann { $rate } der Partien ({ $low } bis { $high }).
simulate-turns = Züge je Partie: im Mittel { $mean } ± { $deviation }, Median { $median }, von { $least } bis { $most }.
simulate-decisions = Entscheidungen je Partie: im Mittel { $mean } ± { $deviation }, Median { $median }, von { $least } bis { $most }.
simulate-speed = { $seconds } Sekunden: { $games } Partien und { $decisions } Entscheidungen je Sekunde.

# Zahlen
simulate-count = { $n }
simulate-decimal = { $whole },{ $tenths }
simulate-percent = { $n } %
simulate-range = { $low }–{ $high }
simulate-more = +{ $n }
simulate-less = −{ $n }

# Was nicht geht
simulate-wrong-suffix = { $file }: Ergebnisse werden als { $known } geschrieben
simulate-unwritable = { $file }: dort kann nicht geschrieben werden
kept-not-whole = { $file }: --out braucht alles von jeder Partie; das behält eine Datei (--file), die auf .jsonl endet
simulate-no-package = { $option } braucht { $package }, das nicht installiert ist; so wird es installiert: { $command }
simulate-broken-package = { $option } braucht { $package }, das so, wie es installiert ist, nicht läuft ({ $why }); so wird es neu installiert: { $command }

# Das Bild
plot-rates = Siegquote
plot-against = Siegquote der Zeilen gegen die Spalten
plot-first = Siegquote danach, wer beginnt
plot-first-all = Startspieler: { $rate } ({ $low } bis { $high })
plot-going-first = beginnend
plot-going-later = nachziehend
plot-turns = Länge einer Partie
plot-turns-axis = Züge
plot-games-axis = Partien
plot-mean = Mittel { $mean }

# Die Rangliste
ladder-title = { $game }: Wertungen der Stufen, Startwert { $seed }
ladder-rating = Wertung
ladder-range = { $low } bis { $high }
ladder-meeting = Begegnung
ladder-games = Partien
ladder-pair = { $one } gegen { $other }
ladder-axis = Wertung mit 95-%-Intervallen

# Decks nach gespielten Partien gewertet
rate-title = { $game }: Decks gegen { $n } Vergleichsdecks, gespielt von { $player }, Startwert { $seed }
rate-won = gewonnen
rate-points = Punkte
rate-games = Partien
rate-explained = Gewonnen: der Anteil der Partien gegen die Vergleichsdecks, die alle gleich viel zählen. Punkte: dasselbe auf der Elo-Skala, auf der die Vergleichsdecks im Mittel 1500 haben.
rate-matchups = { $deck }: gegen
rate-progress = { $deck } { $rate } ± { $within }
