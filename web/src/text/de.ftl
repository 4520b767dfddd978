# Das Programm im Browser. Was die Spiele sagen, kommt von den Spielen.

# Überall
to-content = Zum Inhalt
pages = Seiten
language = Sprache
close = Schließen
back = Zurück
all = alle
send = Senden
empty = keine
lost = Die Verbindung ist unterbrochen.
offline = Der Server ist nicht erreichbar. So lange kannst du nachlesen, wie gespielt wird, und die Karten ansehen, die du schon einmal geöffnet hast. Für Tische braucht es den Server.
answers-later = Das Spiel ist gespeichert. Antworten kannst du, sobald die Verbindung wieder steht.
attempt-in = { $n ->
    [0] Neuer Versuch …
   *[other] Nächster Versuch in { $n } s
}
attempt-now = Jetzt versuchen
not-found = { $page ->
    [room] Dieser Tisch lässt sich nicht öffnen
    [tournament] Dieses Turnier lässt sich nicht öffnen
   *[other] { $card ->
       [yes] Diese Karte gibt es nicht
      *[no] Seite nicht gefunden
    }
}
not-found-more = Prüfe die Adresse, oder geh von hier aus weiter.
to-start = Zur Startseite
opening = Der Tisch wird vorbereitet …

player = Spieler { $n }

# Ein Raum
hand-over = { $name } entscheidet. Die anderen schauen weg.
uncover = Meine Karten zeigen
menu = Menü
preferences = Einstellungen
save = Spiel in einer Datei speichern
resign = Das Spiel aufgeben
resign-sure = Endgültig aufgeben
leave = Verlassen; das Spiel bleibt erhalten
pace = Tempo der Darstellung
pace-of = { $n ->
    [0] aus: alles sofort
    [400] schnell
    [900] normal
   *[other] langsam
}
pace-short = { $n ->
    [0] Aus
    [400] Schnell
    [900] Normal
   *[other] Langsam
}
theme = Farben
theme-of = { $theme ->
    [dark] Dunkel
    [light] Hell
   *[system] System
}
volume-of = { $n ->
    [0] Aus
    [30] Leise
   *[other] Laut
}
quick = Antippen einer Karte wirkt sofort, wenn es nur eines bedeuten kann
auto-order = Meine ausgelösten Effekte ohne Frage der Reihe nach ausführen
sound = Töne
volume = Lautstärke
alert = Eine Mitteilung, wenn ich am Zug bin und gerade woanders hinsehe
alert-refused = Der Browser erlaubt keine Mitteilungen für diese Seite. Erlaube sie erst in seinen Einstellungen.
keys = Tasten
key = { $what ->
    [arrows] von Ziel zu Ziel
    [cards] zu jeder Karte, auch wenn sie nicht verwendet werden kann
    [enter] tun, was man mit der Karte meistens tut; bestätigen, wenn genug gewählt ist
    [all] alles zeigen, was mit der Karte geht
    [more] noch etwas wählen oder die Wahl zurücknehmen
    [confirm] bestätigen, was gewählt ist
    [escape] zurück, schließen
    [letters] den Knopf mit diesem Buchstaben drücken
    [digits] die Antwort mit dieser Nummer
    [undo] die letzte Entscheidung zurücknehmen
    [hint] was würde der Computer tun?
    [why] warum kann diese Karte nicht verwendet werden?
    [zoom] die Karte groß zeigen
    [log] das Protokoll auf- und zuklappen
    [view] schlichte Ansicht oder Bildansicht
    [space] vorspulen; in der Wiederholung: abspielen und anhalten
    [back] in der Wiederholung: schrittweise, an den Anfang, ans Ende
    [turns] in der Wiederholung: Zug um Zug
   *[help] diese Tasten
}
signs = Zeichen an Karten
sign-legal = kann jetzt gewählt werden
sign-enemy = etwas Feindliches, das jetzt gewählt werden kann
sign-chosen = ist gewählt
sign-now = vom letzten Ereignis betroffen
plain-view = Schlichte Ansicht
picture-view = Bildansicht
beside = Neben dem Tisch
chat = Chat
chat-line = Etwas in den Raum sagen
mute = Stummschalten
unmute = Den Chat wieder zeigen
watches = schaut zu
unread = neu im Chat

# Am Tisch
players = Spieler
you = du
deciding = entscheidet
is-here = da
is-computer = Computer
is-gone = weg
is-played = der Computer spielt
is-out = { $why ->
    [time] Zeit abgelaufen
   *[resigned] hat aufgegeben
}
little-time = wenig Zeit!
your-time = Du hast weniger als { $n } Sekunden übrig.
deck = Deck
exhausted = aktiviert
chosen = gewählt
your-turn = Du entscheidest
question = Frage
whole-question = Die ganze Frage
waiting = Warten auf { $names } …
thinking = { $names } { $n ->
    [one] denkt
   *[other] denken
} nach …
skip-ahead = Vorspulen
take-back = Den Platz von { $name } zurücknehmen
gone-now = { $name } ist weg.
give-seat = Den Computer für { $name } spielen lassen
give-own = Den Computer für mich spielen lassen
give-unrated = Sobald der Computer für jemanden spielt, zählt die Partie nicht mehr für die Wertung.
watching = { $n ->
    [0] Niemand schaut zu.
    [one] 1 Person schaut zu.
   *[other] { $n } Personen schauen zu.
}
you-watch = Du schaust zu.
choose-some = { $spare ->
    [0] Wähle { $high }.
   *[other] { $low ->
       [0] Wähle bis zu { $high }.
      *[other] Wähle { $low } bis { $high }.
    }
}
choose = { $n ->
    [0] Noch ist nichts gewählt
   *[other] { $names }
}
give = { $left ->
    [0] So verteilen
   *[other] Noch { $left } von { $n } zu verteilen
}
less = Eines weniger: { $name }
more = Eines mehr: { $name }
all-rest = Der ganze Rest
rest = Rest
take-number = { $n } wählen
all-the-same = Trotzdem: { $what }
start-over = Von vorn beginnen
all-answers = Alle Antworten ({ $n })
find-answer = Nummer oder Wörter
no-answer-fits = Keine Antwort passt zu diesen Wörtern.
hint = Tipp
hint-best = Die besten Antworten, geordnet nach der Aussicht auf den Sieg:
hint-points = Die besten Antworten, geordnet nach Punkten:
hint-level = Spielstärke
level-name = { $level ->
    [beginner] Anfänger
    [casual] Gelegenheitsspieler
    [club] Vereinsspieler
   *[expert] Experte
    [master] Meister
}
hint-thinks = Denkt nach …
percent = { $n } %
hint-worth = { $n } Punkte
stops = Wann werde ich gefragt?
undo = Zurücknehmen
why-not = Warum geht das nicht?
not-your-turn = Du hast gerade nichts zu entscheiden.
look-at = Karte ansehen
log = Protokoll
rule = Regel { $id }
whole-log = Ganzes Protokoll
no-log = Noch ist nichts geschehen.
in-force = In Kraft
affects = Was wirkt darauf ein?
affects-nothing = Im Moment wirkt nichts darauf ein.

# Die schlichte Ansicht
table = Tisch
answers = Antworten
main-answer = Hauptantwort
type-here = Deine Antwort
plain-commands = Du kannst auch eingeben: { $list }.

# Die Wiederholung
replay = Wiederholung
moment = Entscheidung { $at } von { $end }, { $in ->
    [rounds] Runde
   *[turns] Zug
} { $turn }
turn-back = { $in ->
    [rounds] Runde davor
   *[turns] Zug davor
}
step-back = Zurück
step-on = Weiter
turn-on = { $in ->
    [rounds] Nächste Runde
   *[turns] Nächster Zug
}
run = Abspielen
pause = Anhalten
jump-turn = { $in ->
    [rounds] Zur Runde
   *[turns] Zum Zug
}
turn-of = { $in ->
    [rounds] Runde
   *[turns] Zug
} { $turn }, { $name }
seen-by = Gesehen von
seen-by-one = Wie { $name } es sieht
seen-by-all = Wie alle es sehen
next-move = Als Nächstes, { $name }: { $what }
play-on = Von hier weiterspielen
to-now = Zurück in die Gegenwart

# Das Ende
again = Noch einmal spielen
again-swapped = Noch einmal spielen, mit getauschten { $what ->
    [books] Zauberbüchern
   *[decks] Decks
}
another-game = Ein anderes Spiel
as-table = Als Tabelle
turn = { $in ->
    [rounds] Runde
   *[turns] Zug
}
you-win = Du gewinnst!
see-table = Den Tisch ansehen
see-report = Wie das Spiel verlief
agreed = Möchte noch einmal spielen: { $names }
to-next = Zum nächsten Spiel
key-moments = Entscheidende Momente

# Analyse
analysis = Analyse
analysis-more = Jede Entscheidung wird danach beurteilt, was die Person wusste, die sie getroffen hat: was die Partie entschieden hat, was besser gewesen wäre und wie viel davon Glück war.
analysis-level = Beurteilt von
analysis-by = { $level ->
    [beginner] Anfänger: dauert einen Moment
    [casual] Gelegenheitsspieler: dauert einen Moment
   *[club] Vereinsspieler: dauert einige Sekunden
    [expert] Experte: dauert eine Minute oder länger
    [master] Meister: dauert mehrere Minuten
}
analysis-begin = Partie analysieren
analysis-again = Noch einmal analysieren
analysis-seat = Aus der Sicht von
analysis-runs = Die Entscheidungen werden beurteilt …
analysis-done = { $done } von { $of }
analysis-stop = Anhalten
analysis-stopped = Angehalten nach { $done } von { $of } Entscheidungen.
analysis-turning = Was die Partie entschieden hat
analysis-no-turning = Keine einzelne Entscheidung hat viel geändert
analysis-swing = Von { $before } % auf { $after } %, { $by ->
    [mistake] ein Fehler
    [chance] der Zufall hatte daran teil
    [conceded] durch Aufgeben
   *[play] durch das, was gespielt wurde
}
analysis-mistakes = Wo es für { $name } etwas Besseres gab
analysis-no-mistakes = { $name } hat keinen Fehler gemacht, der ins Gewicht fällt
analysis-mistake = Gespielt wurde { $played } ({ $win } %), besser war { $better } ({ $best } %).
analysis-line = Danach zum Beispiel: { $line }.
analysis-look = Ansehen
analysis-balance = Glück und Können, in Prozentpunkten
balance-part = { $part ->
    [own] eigene Fehler
    [others] Fehler der anderen
    [conceded] Aufgeben
   *[luck] gezogene Karten, Würfel und Verdecktes
}
win-course = Wie wahrscheinlich ein Sieg war: von { $first } % bei der ersten Entscheidung bis { $last } %
win-missed = Kreise sind Entscheidungen, für die es etwas Besseres gab.
win-chance = Sieg
look-there = Ansehen: { $when }

# Motion
plays = { $name } spielt
game-end = { $how ->
    [won] Sieg!
    [lost] Niederlage
    [draw] Unentschieden
   *[other] Das Spiel ist aus
}
game-winner = { $names } gewinnt
# How rare a card is
rarity = { $how ->
   *[common] häufig
    [uncommon] ungewöhnlich
    [rare] selten
    [variant] Variante
    [fixed] fest
    [special] besonders
}
