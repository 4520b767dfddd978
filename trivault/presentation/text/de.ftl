# Der Tisch in Worten: im Terminal und im Browser.

# Wer spielt
ui-you = du
ui-kind-human = Mensch
ui-kind-random = Zufall
ui-kind-greedy = gierig
ui-kind-swift = flink
ui-kind-beginner = Anfänger
ui-kind-casual = Gelegenheitsspieler
ui-kind-club = Vereinsspieler
ui-kind-expert = Experte
ui-kind-master = Meister

# Anzeigen
ui-hand = Hand { $n }
ui-deck = Deck { $n }
ui-discard = Ablage { $n }
ui-turn = Zug { $n }

# Was da liegt
ui-hand-cards = Hand
ui-known = gezeigte Karten
ui-discarded = Ablage
ui-no-piles = In den offenen Stapeln liegt nichts.
ui-force = in Kraft
ui-several = { $card } ×{ $n }
ui-copy = { $what }, Nummer { $n }
ui-at = { $what } ({ $place })
ui-in-force = { $card } ({ $player }): { CAPITAL($effect) }.
ui-no-force = Nichts ist in Kraft.
ui-more-news = … und davor noch { $n } weitere; log zeigt alles.
ui-log-line = { $what } [{ $rule }]
ui-no-log = Noch ist nichts geschehen.
ui-only = { $who } kann nur noch eines tun: { $what }.
ui-unasked = Dir blieb nur noch eines zu tun: { $what }.

# In ganzen Sätzen
ui-line-turn = Zug { $n }, { $player }.
ui-answer = Deine Antwort:
ui-same-answers = Die Antworten sind dieselben wie vorher; Enter wiederholt sie.
ui-more-answers = … und { $n } weitere: tippe, wie die gemeinte anfängt.

# Fragen und Lesen
ui-welcome = Tippe hilfe, um zu sehen, was du alles tippen kannst.
ui-choose = { $source }: Wähle. Danach geht das Spiel weiter.
ui-choose-plain = Wähle. Danach geht das Spiel weiter.
ui-expect-one = tippe eine Zahl von { $low } bis { $n } oder den Anfang einer Antwort; hilfe sagt, was du noch tippen kannst.
ui-expect-several = { $low ->
    [0] tippe bis zu { $high } Zahlen, zum Beispiel 1 2, oder verzichten.
   *[other] { $spare ->
        [0] tippe { $high } verschiedene Zahlen, zum Beispiel 1 2.
       *[other] tippe { $low } bis { $high } verschiedene Zahlen, zum Beispiel 1 2.
    }
}
ui-expect-order = tippe alle Zahlen von 1 bis { $n } in der gewünschten Reihenfolge.
ui-expect-amounts = tippe die Nummer einer Antwort oder teile { $n } selbst auf: Anteile für { $targets } in dieser Reihenfolge, zum Beispiel { $example }.
ui-expect-number = tippe eine Zahl von { $low } bis { $high }.
ui-expect-card = tippe karte und den Anfang eines Namens, zum Beispiel karte { example-card }.
ui-expect-lines = tippe log und wie viele Zeilen du willst, zum Beispiel log 30.
ui-expect-level = tippe { command-hint } allein oder mit einer Spielstärke: { $levels }.
ui-expect-why = tippe warum und was du tun willst, zum Beispiel warum { example-deed }, oder die Kennung einer Regel.
ui-several-fit = „{ $typed }“ kann mehrere Antworten meinen: { $fitting }. Tippe mehr davon oder die Nummer.
ui-unknown = „{ $typed }“ ist hier keine Antwort: { $expected }
ui-only-one = nur eine Antwort auf einmal: { $expected }
ui-twice = { $n } steht zweimal da: { $expected }
ui-no-card = Keine Karte heißt „{ $typed }“. Tippe karte und den Anfang eines Namens.
ui-possible = Das ist jetzt möglich: { $what }.
ui-impossible = Jetzt nicht möglich: { $what }.
ui-sure = { $warning } Wenn du das willst, tippe es noch einmal.
ui-concede = Das Spiel aufgeben
ui-sure-concede = Damit verlierst du dieses Spiel. Wenn du das willst, tippe es noch einmal.
ui-rule = { $id }: { $text }
ui-no-rule = { $id }: Das Verzeichnis hat keine solche Regel.
ui-hint = { $what } ({ $worth }). { $why }
ui-percent = { $n } %
ui-analysis-progress = Entscheidungen werden beurteilt
ui-analysis-stopped = Angehalten nach { $n } von { $of } Entscheidungen.
ui-analysis-course = { $player }, wie wahrscheinlich ein Sieg im Lauf der Partie war: { $course }
ui-analysis-turning = Was die Partie entschieden hat:
ui-analysis-no-turning = Keine einzelne Entscheidung hat viel geändert.
ui-analysis-at = Zug { $turn } (Antwort { $at })
ui-analysis-turned = { $when }, { $player }: { $what }. Von { $before } auf { $after }, { $by ->
    [mistake] ein Fehler
    [chance] der Zufall hatte daran teil
    [conceded] durch Aufgeben
   *[play] durch das, was gespielt wurde
}.
ui-analysis-mistakes = Wo es für { $player } etwas Besseres gab:
ui-analysis-no-mistakes = { $player } hat keinen Fehler gemacht, der ins Gewicht fällt.
ui-analysis-mistake = { $when }: gespielt wurde { $played } ({ $win }), besser war { $better } ({ $best }).
ui-analysis-line = Danach zum Beispiel: { $line }.
ui-analysis-why = Der Unterschied: { $parts }.
ui-analysis-balance = Glück und Können, in Prozentpunkten:
ui-analysis-balanced = { $player }: eigene Fehler { $own }, Fehler der anderen { $others }, gezogene Karten, Würfel und Verdecktes { $luck }.
ui-analysis-balanced-conceded = { $player }: eigene Fehler { $own }, Fehler der anderen { $others }, gezogene Karten, Würfel und Verdecktes { $luck }, Aufgeben { $conceded }.
ui-part = { $what } { $points }
ui-part-outcome = Ausgang
ui-undo-nothing = Du hast noch nichts entschieden, was sich zurücknehmen ließe.
ui-undo-barrier = Das lässt sich nicht zurücknehmen: Seitdem wurde eine Karte aufgedeckt, hat der Zufall entschieden oder ein anderer Spieler.
ui-order-on = Ab jetzt werden deine ausgelösten Effekte in der Reihenfolge ausgeführt, in der sie dastehen. Tippe ordnen, um wieder gefragt zu werden.
ui-order-off = Ab jetzt wirst du gefragt, in welcher Reihenfolge deine ausgelösten Effekte ausgeführt werden.
ui-no-stops = In diesem Spiel wird niemand in Momenten gefragt, in denen man meist passt.
ui-stops = Du wirst gefragt: { $when }.
ui-expect-stops = „{ $typed }“ ist kein Moment: { stops-expected }
ui-seed = Dasselbe Spiel noch einmal: --seed { $n }
ui-hand-over = { $player }, du entscheidest. Drücke Enter, wenn nur du den Bildschirm siehst.

# Befehle: was man jeweils tippen kann
command-help = hilfe h
command-board = tisch b
command-list = liste
command-card = karte c
command-piles = stapel p
command-force = kraft effekte i
command-log = log l
command-why = warum w
command-hint = tipp
command-undo = zurück u
command-order = ordnen o
command-stops = halt
command-save = speichern
command-resume = laden
command-concede = aufgeben
command-quit = ende q
ui-help = Du kannst auch tippen:
ui-help-line = { $command }: { $what }
help-help = diese Hilfe
help-board = noch einmal der ganze Tisch
help-list = noch einmal die Frage und ihre Antworten (oder einfach Enter)
help-card = was auf einer Karte steht, zum Beispiel karte { example-card }
help-piles = die Karten in Ablagen und anderen offenen Stapeln, von oben
help-force = was in Kraft ist und wann es endet
help-log = was geschehen ist, mit der Regel hinter jeder Zeile; log 30 für mehr
help-why = warum etwas nicht geht, zum Beispiel warum { example-deed }
help-hint = die besten Antworten aus Sicht einer Spielstärke, zum Beispiel { command-hint } club
help-undo = nimmt deine letzte Entscheidung zurück
help-order = ordnet deine ausgelösten Effekte ohne Frage oder fragt wieder
help-stops = wann du gefragt wirst, wo man meist passt; mit Wörtern dahinter wird es gesetzt, zum Beispiel halt immer
help-save = wo das Spiel gespeichert ist; speichern DATEI schreibt eine Kopie
help-resume = geht zu einem anderen gespeicherten Spiel: laden DATEI
help-concede = gibt das Spiel auf; zweimal zu tippen
help-quit = geht; das Spiel bleibt gespeichert

# Gespeicherte Spiele
ui-saved = Gespeichert in { $file }.
ui-not-saved = Das Spiel ließ sich nicht in { $file } speichern: { $why }.
ui-saved-resume = Das Spiel ist gespeichert. Weiter geht es mit: trivault play { $game } --resume{ $file }
ui-set-aside = Dein unfertiges Spiel bleibt erhalten: trivault play --resume { $file }
ui-exists = { $file } gibt es schon; nenne eine andere Datei.
ui-not-opened = Nicht geöffnet: { $why }.
ui-over-already = Das Spiel in { $file } ist zu Ende; sieh es an mit: trivault replay { $file }
ui-kept = Sieh dir das Spiel noch einmal an mit: trivault replay { $file }

# Das Ende eines Spiels
ui-in-turn = in Zug { $n }
ui-moment-of = Zug { $n }: { $what }
ui-winner = { $players } gewinnt { ui-in-turn }.
ui-winners = { $players } gewinnen { ui-in-turn }.
ui-draw = Niemand gewinnt: Das Spiel endet { ui-in-turn }.
ui-bars = { $course } { $first } → { $last }

# Serien
ui-series = Spiel { $n }, Best of { $of }. { $standing }.
ui-games-won = { $player }: { $n ->
    [one] 1 Sieg
   *[other] { $n } Siege
}
ui-series-stands = So steht die Serie: { $standing }.
ui-series-won = { $player } gewinnt die Serie. { $standing }.
ui-next-game = Drücke Enter für Spiel { $n }, oder tippe ende, um zu gehen; die Serie bleibt gespeichert.

# Aufzeichnungen
ui-moment = Antwort { $at } von { $end }. { $next }
ui-decides = { $player } jetzt: { $what }
ui-game-over = Das Spiel ist zu Ende.
ui-breaks-off = Hier bricht die Aufzeichnung ab.
ui-steps = Enter: weiter, p: zurück, t: nächster Zug, eine Zahl: zu dieser Antwort, spielen: ab hier spielen, q: Ende
ui-expect-step = Drücke Enter (weiter) oder tippe p (zurück), t (nächster Zug), eine Zahl von 0 bis { $n }, spielen oder q (Ende).
ui-nothing-left = Hier ist das Spiel zu Ende; geh erst zu einem früheren Moment zurück.
step-next = n weiter
step-previous = p zurück
step-turn = t zug
step-play = spielen
step-quit = q ende

# Was beim Aufbau gewählt werden kann
ui-variant-first = Wer beginnt
ui-variant-first-help = Bleibt dem Zufall überlassen, wenn niemand gewählt ist.

# Bevor man sich entscheidet
ui-warns-left = Das geht noch: { $what }{ $more ->
    [0] .
   *[other] ; und { $more } weitere.
}
ui-warns-own-side = { $what } steht auf deiner Seite.
ui-then-destroyed = wird zerstört
ui-then-gone = verlässt das Spiel
ui-then-wins = gewinnt die Partie

# Warum etwas nicht geht
ui-fact-not-in-hand = { $card } ist nicht in deiner Hand.
ui-fact-not-in-play = { $card } ist auf deiner Seite nicht im Spiel.
ui-fact-exhausted = { $card } ist erschöpft.
ui-fact-no-ability = { $card } hat keine solche Fähigkeit.

# Warum ein Bot etwas wählen würde
ui-hint-wins = Gewinnt die Partie.
ui-hint-loses = Verliert die Partie.
ui-hint-saves = Verhindert, dass die Partie verloren geht.
ui-hint-equal = Kommt etwa auf dasselbe hinaus wie das Erste.
ui-hint-even = Nicht besser und nicht schlechter als das Nächste.
ui-hint-best-gains = Besser als das Nächste: { $gains }.
ui-hint-best-losses = Kostet sonst weniger als das Nächste, dafür { $losses }.
ui-hint-best-gains-losses = Besser als das Nächste: { $gains }; dafür { $losses }.
ui-hint-other-gains = Nur hier mehr als das Erste: { $gains }.
ui-hint-other-losses = Schlechter als das Erste: { $losses }.
ui-hint-other-gains-losses = Schlechter als das Erste: { $losses }; dafür { $gains }.
ui-hint-only = Keine andere Antwort führt zu etwas Besserem.
ui-hint-quick = Nach einer einfachen Regel gewählt, ohne Antworten zu vergleichen.
