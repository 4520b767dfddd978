# Der Tischserver.

title-shards = Shards of Infinity
title-keyforge = KeyForge
title-mage-wars = Mage Wars Arena
guest = Gast { $n }
former-player = Früherer Spieler
people = Menschen
bot-greedy = Gieriger Bot
bot-swift = Flinker Bot
bot-random = Zufallsbot
bot-beginner = Anfänger
bot-casual = Gelegenheitsspieler
bot-club = Vereinsspieler
bot-expert = Experte
bot-master = Meister
no-client = Der Tischserver läuft. Diese Installation hat keine Browseroberfläche; das Protokoll steht unter /schema.json.

# Messages that cannot be read
error-no-message = Das ist keine Nachricht. Erwartet wird ein JSON-Objekt mit einem Typ, etwa {"{"}"type": "hello"{"}"}.
error-unknown-type = Eine Nachricht vom Typ „{ $name }“ gibt es nicht. Bekannt sind: { $known }.
error-wrong-form = Das ist nicht die Form von „{ $name }“; sieh bei { $place } nach. Erwartet wird { $form }; was in eckigen Klammern steht, kann fehlen.
error-hello-first = Zuerst kommt hello: {"{"}"type": "hello", "lang": "de"{"}"}.
kind-bool = true oder false
kind-number = Zahl von { $low } bis { $high }
kind-text = Text mit bis zu { $n } Zeichen
kind-object = Objekt

# Rooms and seats
error-unknown-name = „{ $name }“ ist hier nicht bekannt. Ist eines davon gemeint: { $near }?
error-no-such-room = Diesen Raum gibt es nicht. Prüfe den Link oder eröffne einen neuen Raum.
error-no-example = Zu „{ $rule }“ gibt es keine Stellung zum Ausprobieren. Erwartet wird die Kennung einer Regel, die eine hat; die Regelseite zeigt sie.
error-no-such-seat = Diesen Platz gibt es nicht. Erwartet wird eine Zahl von 0 bis { $n }.
error-no-such-thing = Das gibt es auf dem Tisch nicht. Erwartet wird die Nummer einer Karte wie in der Ansicht, von 0 bis { $n }, oder die eines Spielers, von { $high } abwärts bis { $low }.
error-none-missed = In diesem Spiel wurde kein Sieg verpasst, den eine kurze Suche findet.
error-no-chapter = Dieses Kapitel gibt es nicht. Erwartet wird eine Zahl von 0 bis unter { $n }.
error-puzzle = Dieses Rätsel kann nicht gespielt werden: { $why }
error-puzzle-heavy = Dieses Rätsel zu beweisen dauert zu lange oder braucht zu viel Speicher. Erwartet wird eine Stellung später im Zug oder mit weniger Karten.
error-no-such-moment = Diesen Zeitpunkt gibt es nicht. Erwartet wird eine Zahl von 0 bis { $n }.
error-setup = So lässt sich das Spiel nicht aufbauen. Prüfe die Zahl der Spieler und die Optionen.
error-no-such-option = „{ $name }“ ist keine Option dieses Spiels. { $known ->
    [0] Es hat keine.
   *[other] Erwartet werden: { $options }.
}
error-option-flag = „{ $option }“: Erwartet wird true oder false.
error-option-seat = „{ $option }“: Erwartet wird ein Platz von 0 bis { $n }.
error-option-each = „{ $option }“: Erwartet werden { $n } Zahlen von 0 bis { $high }, eine für jeden Platz.
error-option-seats = „{ $option }“ ist für { $n } Spieler. Plane so viele Plätze oder lass es weg.
error-options-apart = „{ $option }“ und „{ $other }“ passen nicht zusammen. Wähle eines davon.
error-seats = { $low ->
    [1] Dieses Spiel ist für bis zu { $high } Spieler.
   *[other] Dieses Spiel ist für { $low } bis { $high } Spieler; plane so viele Plätze.
}
error-nobody = Plane mindestens einen Platz für dich selbst („me“).
error-seed = Wer den Startwert kennt, kennt die Karten: Nur wer allein spielt, kann ihn wählen.
error-deck = Dieses Deck ist nicht spielbar. Erwartet wird der Name eines Decks oder eine vollständige Liste.
error-no-decks = Das gibt es in diesem Spiel nicht. Erwartet wird eines von: { $known }.
error-file-foreign = Das ist kein gespeichertes Spiel von Trivault. Erwartet wird eine Datei, die Trivault gespeichert hat, etwa „shards.replay.json“.
error-file-truncated = Das Ende dieser Datei fehlt. Erwartet wird die ganze Datei, wie sie gespeichert wurde.
error-file-version = Dieses Spiel hat eine andere Version gespeichert: { $version }. Erwartet wird { $expected }; öffne die Datei mit der Version, die sie gespeichert hat.
error-file-form = Diese Datei wurde nach dem Speichern verändert; sieh bei { $place } nach. Erwartet wird die Datei, wie Trivault sie geschrieben hat.
error-file-answer = Diese Datei wurde nach dem Speichern verändert: Antwort { $n } ist nicht möglich. Erwartet wird die Datei, wie Trivault sie geschrieben hat.
error-file-changed = Diese Datei wurde nach dem Speichern verändert: Nach { $n ->
    [one] 1 Antwort
   *[other] { $n } Antworten
} passt sie nicht mehr. Erwartet wird die Datei, wie Trivault sie geschrieben hat.
error-file-setup = Das Spiel in dieser Datei lässt sich nicht aufbauen. Erwartet wird die Datei, wie Trivault sie geschrieben hat.
error-file-position = Die Stellung in dieser Datei ist nicht möglich; sieh bei { $place } nach.
error-file-exact = Diese Datei beginnt mitten in einem Effekt, und dieser Server hat sie nicht gespeichert. Erwartet wird ein Spiel von Anfang an oder aus einer gewöhnlichen Stellung; öffne dieses mit trivault replay.
error-file-heavy = Diese Datei zu lesen dauert zu lange oder braucht zu viel Speicher. Erwartet wird ein Spiel, wie es gewöhnlich gespielt wird.
error-long-file = Dieses Spiel ist zu lang. Geladen werden können Spiele mit bis zu { $n } Antworten.
error-not-restored = Dieses Spiel hat eine Version mit anderen Regeln gespeichert, { $version }; diese hier, { $expected }, kann es nicht wiederherstellen. Starte die Version, die es gespeichert hat.
error-stranded = Dieses Spiel wurde von einer Version mit anderen Regeln gespeichert, { $version }; in dieser, { $expected }, kann es nicht weitergehen und sieht vielleicht anders aus als zuvor. Du kannst es ansehen, aufgeben und für die Version sichern, die es gespeichert hat.
error-damaged = Was von diesem Spiel gespeichert ist, passt nicht mehr zusammen; es lässt sich nicht wiederherstellen. Öffne einen neuen Raum.
error-many-rooms = Du hast { $n } unfertige Spiele. Beende erst eines davon.
error-address-rooms = Von deiner Adresse wurden { $n } unfertige Spiele eröffnet. Beende erst eines davon.
error-no-space = Der Server hat so viele Spiele, wie er fassen kann. Versuche es später noch einmal.
error-many-bytes = Von deiner Adresse wurde viel gespeichert. Versuch es in einer Stunde noch einmal.
error-no-room = Du bist in keinem Raum. Betritt zuerst einen.
error-not-begun = Das Spiel hat noch nicht begonnen. Es beginnt, sobald alle Plätze besetzt sind.
error-not-over = Das Spiel läuft noch. Eine Revanche gibt es, wenn es vorbei ist.
error-begun = Das Spiel hat begonnen. Ein Platz kann einem Bot gegeben oder das Spiel aufgegeben werden.
error-over = Das Spiel ist vorbei. Du kannst noch einmal spielen oder es Entscheidung für Entscheidung ansehen.
error-not-your-seat = Das ist nicht dein Platz. Wähle einen eigenen.
error-not-your-choice = Du hast jetzt nichts zu entscheiden. Warte, bis du an der Reihe bist.
error-bot-plays = Ein Bot spielt für dich. Nimm zuerst deinen Platz zurück.
error-watching = Du siehst zu. Nimm einen Platz ein, um zu spielen.
error-token = Dieses Token gehört zu einem anderen Platz oder gilt nicht mehr. Ohne Token kannst du zusehen.
error-not-gone = Ein Platz kann einem Bot gegeben werden, wenn sein Spieler seit { $n } Sekunden weg ist.
error-stand-in = Für jemanden, der weg ist, spielt der beste Bot: Erwartet wird „{ $name }“.
error-days-decide = In einer Fernpartie wird niemand ersetzt: Für jeden Zug { $n ->
    [one] ist 1 Tag
   *[other] sind { $n } Tage
} Zeit. Ein Platz, dessen Zeit abgelaufen ist, hat verloren.
error-bot-replaces = Für diesen Spieler spielt schon ein Bot.
error-taken = Dieser Platz ist besetzt. Wähle einen freien.
error-bot-sits = Diesen Platz hat ein Bot für immer. Wähle den Platz eines Menschen, der noch spielt.
error-no-bot = Es spielt kein Bot für dich, von dem du den Platz zurücknehmen könntest.
error-late-bot = Deine Zeit für diesen Zug ist abgelaufen, und der Bot macht ihn gerade. Nimm deinen Platz danach zurück.

# Answers
error-stale = Diese Antwort war für Entscheidung { $seq }, offen ist aber Entscheidung { $open }. Nichts hat sich geändert.
error-which-seat = Mehrere Plätze entscheiden zugleich. Sag, für welchen von deinen die Antwort ist („seat“).
error-endless = Dieses Spiel hatte { $n } Entscheidungen; es geht nicht weiter. Gib auf oder beginne ein anderes.
error-illegal = Das ist hier nicht möglich. { $expected }
error-ambiguous = Das kann mehrere Antworten bedeuten; nenne es genauer. { $expected }
expect-one = Erwartet wird eines davon: { $options }
expect-several = { $low ->
    [0] Erwartet werden bis zu { $high } davon: { $options }
   *[other] { $spare ->
        [0] Erwartet werden { $high } davon: { $options }
       *[other] Erwartet werden { $low } bis { $high } davon: { $options }
    }
}
expect-order = Erwartet werden alle in der gewünschten Reihenfolge: { $options }
expect-distribute = Erwartet werden Beträge, die zusammen { $high } ergeben: { $options }
expect-number = Erwartet wird eine Zahl von { $low } bis { $high }.
error-undo-nothing = Du hast noch nichts entschieden, das sich zurücknehmen ließe.
error-undo-barrier = Das lässt sich nicht zurücknehmen: Seitdem wurde eine Karte aufgedeckt, hat der Zufall entschieden oder ein anderer Spieler.
error-undo-time = Das lässt sich nicht zurücknehmen: Ohne die Zeit, die es gebracht hat, wäre deine Uhr abgelaufen.
why-possible = Das ist jetzt möglich: { $what }.
why-impossible = Jetzt nicht möglich: { $what }.
why-unclear = Es ist nicht klar, was gemeint ist. Nenne eine Handlung und eine Karte. { $expected }

# The rest
error-secret = Nicht solange andere noch spielen: Es würde verdeckte Karten zeigen. Warte auf das Ende des Spiels.
error-name = Ein Name hat { $low } bis { $high } Zeichen, darunter einen Buchstaben oder eine Ziffer.
error-name-scripts = Ein Name wird in einer Schrift geschrieben: Buchstaben verschiedener Schriften sehen sich zum Verwechseln ähnlich.
error-name-fixed = Der Name eines Kontos bleibt, wie er ist. Melde dich ab, um als Gast anders zu heißen.
error-name-taken = Der Name „{ $name }“ ist vergeben. Wähle einen anderen oder melde dich an.
error-forget = Löschen gilt für immer. Erwartet wird dein eigener Name, { $name }.
error-password-short = Ein Passwort hat mindestens { $n } Zeichen.
error-password-wrong = Name und Passwort passen nicht zusammen.
error-too-fast = Das war zu oft. Versuche es in einer Minute wieder.
error-chat-off = In diesem Raum gibt es keinen Chat: Er wurde ohne eröffnet. Öffne einen anderen Raum, um dich zu unterhalten.
error-chat-empty = Schreibe, was du sagen möchtest.
error-hints-off = In diesem Raum gibt es keine Tipps: Er wurde ohne eröffnet. Spiele allein oder öffne einen Raum mit Tipps.
error-hint-late = Der Tisch hat sich geändert, seit du um einen Tipp gebeten hast. Bitte noch einmal darum.
error-analyse-later = Eine Partie wird analysiert, wenn sie vorbei ist. Bis dahin gibt es Tipps.
error-many-analyses = Für deine Adresse laufen schon { $n } Analysen. Warte auf eine davon oder halte sie an.
error-full = Der Server hat keinen Platz für Neues. Begonnene Spiele gehen weiter; versuch es später noch einmal.
error-failed = Das hat nicht geklappt, und nichts hat sich geändert. Versuche es noch einmal.

refused-origin = Diese Seite ist nicht von diesem Server und darf sich nicht verbinden. Erwartet wird die Seite des Servers selbst oder eine, die mit --origin genannt ist.
refused-many = Von deiner Adresse kommen zu viele Verbindungen. Schließe einige Tische oder warte, bis andere gehen.
refused-full = Der Server ist voll. Versuche es in einer Minute noch einmal.
bye-shutdown = Der Server wird beendet. Deine Spiele sind gespeichert; komm gleich wieder.
bye-lost = Ein anderer Server hat diese Tische übernommen. Deine Spiele sind gespeichert; komm gleich wieder.
bye-silent = Du hast dich nicht gemeldet („hello“). Komm wieder, wenn du spielen willst.
bye-slow = Deine Verbindung war zu langsam. Komm wieder: Nichts ist verloren.

result-none = Das Spiel ist { $when }.
result-time = { $players } { $n ->
    [one] gewinnt
   *[other] gewinnen
} { $when } durch Zeitüberschreitung.
result-resigned = { $players } { $n ->
    [one] gewinnt
   *[other] gewinnen
} { $when }: { $others } { $m ->
    [one] hat
   *[other] haben
} aufgegeben.

# Fernpartien und Briefe
error-late = Deine Zeit für diesen Zug ist um: Es gab { $n ->
    [one] 1 Tag
   *[other] { $n } Tage
} dafür. Der Platz hat verloren, und alles davor bleibt erhalten.
error-days-clock = Eine Partie hat eine Uhr oder Tage je Zug, nicht beides. Lass eines davon weg.
error-mail-off = Dieser Server verschickt keine Briefe. Wer ihn betreibt, kann das einrichten.
error-mail-guest = Briefe gehen nur an Konten. Lege zuerst eines an.
error-address = Das ist keine Adresse für Briefe. Erwartet wird etwas wie ada@example.org.
error-letters = Es wurden viele Briefe angefordert. Versuche es in einer Stunde noch einmal.
error-mail-failed = Der Brief ließ sich nicht verschicken. Prüfe die Adresse, oder versuche es später noch einmal.
error-mail-token = Dieser Link gilt nicht mehr. Fordere einen neuen Brief an.
mail-confirm-subject = Erinnerungen von Trivault
mail-confirm = Jemand, vermutlich du, möchte unter dieser Adresse an Partien erinnert werden. Öffne diese Seite, um das zu bestätigen; tust du nichts, hörst du nichts mehr von uns.
mail-turn-subject = { $game }: Du bist dran
mail-turn = Du bist dran in { $game } mit { $names }. Dir { $n ->
    [one] bleibt eine Stunde
   *[other] bleiben { $n } Stunden
}.
mail-off = Keine solchen Briefe mehr:

# Series
error-series = Eine Serie geht über höchstens 3, 5, 7 oder 9 Partien zu zweit.
error-series-chains = In einer Serie folgen die Ketten aus den Ergebnissen: Lass die Versteigerung und eigene Ketten weg, oder sag, wer das stärkere Deck hat.
error-handicap = Nur in einer Serie von KeyForge kann einer der beiden Spieler das stärkere Deck haben.
error-series-decks = In einer Serie behalten alle ihr Deck. Getauscht werden kann, wenn sie entschieden ist.

# Tournaments
error-no-such-tournament = Dieses Turnier gibt es nicht. Prüfe den Link, oder eröffne ein neues.
error-entered = Du bist in diesem Turnier schon angemeldet.
error-entered-here = Von deiner Adresse aus nimmt schon jemand teil. Mit Konten können mehrere Leute an einer Adresse teilnehmen.
error-tournament-begun = Das Turnier hat begonnen; niemand kann sich mehr anmelden oder dazukommen.
error-tournament-full = Dieses Turnier ist für { $n } Spieler, und alle Plätze sind vergeben.
error-not-host = Das kann nur, wer das Turnier eröffnet hat.
error-not-entered = Du bist in diesem Turnier nicht angemeldet, oder diesen Spieler gibt es nicht.
error-tournament-few = Ein Turnier hat mindestens { $n } Spieler. Warte auf weitere, oder füge Computer hinzu.
error-tournament-nobody = Ein Turnier braucht mindestens einen Menschen. Nimm selbst teil, oder teile den Link.
error-many-tournaments = Du hast { $n } Turniere, die nicht zu Ende sind, oder der Server hat zu viele. Beende zuerst eines.
