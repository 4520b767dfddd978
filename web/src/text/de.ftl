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
lost = Verbindung unterbrochen.
offline = Der Server ist nicht erreichbar. Spielanleitungen und bereits geöffnete Karten kannst du weiterhin lesen. Zum Spielen brauchst du den Server.
answers-later = Deine Partie ist gespeichert. Es geht weiter, sobald die Verbindung wieder steht.
attempt-in = { $n ->
    [0] Verbindung wird hergestellt …
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
not-found-more = Prüfe die Adresse oder geh zur Startseite.
to-start = Zur Startseite
opening = Der Tisch wird vorbereitet …

player = Spieler { $n }

# Ein Raum
hand-over = { $name } ist dran. Bitte das Gerät weitergeben.
uncover = Ich bin bereit
menu = Menü
preferences = Einstellungen
save = Partie als Datei speichern
resign = Aufgeben
resign-sure = Ja, aufgeben
leave = Partie verlassen (sie bleibt gespeichert)
pace = Animationstempo
pace-of = { $n ->
    [0] aus (sofort)
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
quick = Karte mit einem Tipp ausspielen, wenn es nur eine Möglichkeit gibt
auto-order = Reihenfolge meiner ausgelösten Effekte automatisch wählen
sound = Töne
volume = Lautstärke
alert = Benachrichtigen, wenn ich am Zug bin
alert-refused = Dein Browser blockiert Benachrichtigungen für diese Seite. Erlaube sie zuerst in seinen Einstellungen.
keys = Tastenkürzel
key = { $what ->
    [arrows] nächstes oder voriges Ziel
    [cards] jede Karte, auch nicht verwendbare
    [enter] Karte wie üblich verwenden; Auswahl bestätigen
    [all] alle Möglichkeiten der Karte
    [more] auswählen oder abwählen
    [confirm] Auswahl bestätigen
    [escape] zurück, schließen
    [letters] der Knopf mit diesem Buchstaben
    [digits] die Antwort mit dieser Nummer
    [undo] letzte Entscheidung zurücknehmen
    [hint] Tipp anzeigen
    [why] Warum kann ich diese Karte nicht verwenden?
    [zoom] Karte vergrößern
    [log] Protokoll öffnen oder schließen
    [view] zwischen Spielfeld und Textansicht wechseln
    [space] vorspulen; in der Wiederholung: abspielen oder anhalten
    [back] in der Wiederholung: ein Schritt, Anfang, Ende
    [turns] in der Wiederholung: ein Zug
   *[help] diese Liste
}
signs = Zeichen an Karten
sign-legal = wählbar
sign-enemy = wählbarer Gegner
sign-chosen = ausgewählt
sign-now = vom letzten Ereignis betroffen
plain-view = Textansicht
picture-view = Spielfeld
beside = Neben dem Tisch
chat = Chat
chat-line = Nachricht
mute = Stummschalten
unmute = Stummschaltung aufheben
watches = Zuschauer
unread = neue Nachrichten

# Am Tisch
players = Spieler
you = du
deciding = ist dran
is-here = online
is-computer = Bot
is-gone = nicht verbunden
is-played = ein Bot spielt
is-out = { $why ->
    [time] Zeit abgelaufen
   *[resigned] hat aufgegeben
}
little-time = wenig Zeit!
your-time = Du hast weniger als { $n } Sekunden übrig.
deck = Deck
exhausted = erschöpft
chosen = ausgewählt
your-turn = Du bist dran
question = Frage
whole-question = Ganze Frage zeigen
waiting = Warten auf { $names } …
thinking = { $names } { $n ->
    [one] denkt
   *[other] denken
} nach …
skip-ahead = Vorspulen
take-back = Platz von { $name } zurücknehmen
gone-now = { $name } hat die Verbindung verloren.
give-seat = Bot für { $name } spielen lassen
give-own = Bot für mich spielen lassen
give-unrated = Sobald ein Bot für jemanden spielt, zählt die Partie nicht mehr für die Wertung.
watching = { $n ->
    [0] Keine Zuschauer
    [one] 1 Zuschauer
   *[other] { $n } Zuschauer
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
    [0] Noch nichts ausgewählt
   *[other] { $names }
}
give = { $left ->
    [0] Bestätigen
   *[other] Noch { $left } von { $n } zu verteilen
}
less = Eins weniger: { $name }
more = Eins mehr: { $name }
all-rest = Rest hierher
rest = Rest
take-number = { $n } wählen
all-the-same = Trotzdem: { $what }
start-over = Neu beginnen
all-answers = Alle Möglichkeiten ({ $n })
find-answer = Nummer oder Suchwort
no-answer-fits = Nichts gefunden.
hint = Tipp
hint-best = Beste Züge nach Siegchance:
hint-points = Beste Züge nach Punkten:
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
stops = Wann soll ich gefragt werden?
undo = Zurücknehmen
why-not = Warum geht das nicht?
not-your-turn = Du bist nicht dran.
look-at = Karte ansehen
log = Protokoll
rule = Regel { $id }
whole-log = Vollständiges Protokoll
no-log = Noch nichts passiert.
in-force = Aktive Effekte
affects = Was beeinflusst das?
affects-nothing = Keine aktiven Effekte.

# Die schlichte Ansicht
table = Tisch
answers = Möglichkeiten
main-answer = Wichtigste Möglichkeit
type-here = Deine Antwort
plain-commands = Du kannst auch eingeben: { $list }.

# Die Wiederholung
replay = Wiederholung
moment = Schritt { $at } von { $end }, { $in ->
    [rounds] Runde
   *[turns] Zug
} { $turn }
turn-back = { $in ->
    [rounds] Vorige Runde
   *[turns] Voriger Zug
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
seen-by = Sicht
seen-by-one = { $name }
seen-by-all = Alle
next-move = Als Nächstes, { $name }: { $what }
play-on = Von hier weiterspielen
to-now = Zurück zum aktuellen Stand

# Das Ende
again = Revanche
again-swapped = Revanche mit getauschten { $what ->
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
see-table = Spielfeld ansehen
see-report = Spielbericht
agreed = Möchte Revanche: { $names }
to-next = Zur nächsten Partie
key-moments = Entscheidende Momente

# Analyse
analysis = Analyse
analysis-more = Jede Entscheidung wird nur nach dem beurteilt, was der Spieler wissen konnte: Wendepunkte, bessere Entscheidungen und der Anteil des Glücks.
analysis-level = Beurteilt von
analysis-by = { $level ->
    [beginner] Anfänger (ein Moment)
    [casual] Gelegenheitsspieler (ein Moment)
   *[club] Vereinsspieler (einige Sekunden)
    [expert] Experte (eine Minute oder länger)
    [master] Meister (mehrere Minuten)
}
analysis-begin = Partie analysieren
analysis-again = Noch einmal analysieren
analysis-seat = Sicht
analysis-runs = Analyse läuft …
analysis-done = { $done } von { $of } Entscheidungen
analysis-stop = Anhalten
analysis-stopped = Angehalten nach { $done } von { $of } Entscheidungen.
analysis-turning = Wendepunkte
analysis-no-turning = Keine einzelne Entscheidung hat viel geändert
analysis-swing = Von { $before } % auf { $after } %, { $by ->
    [mistake] ein Fehler
    [chance] teils Glück
    [conceded] ein Spieler hat aufgegeben
   *[play] gutes Spiel
}
analysis-mistakes = Fehler von { $name }
analysis-no-mistakes = { $name } hat keine schweren Fehler gemacht
analysis-mistake = Gespielt: { $played } ({ $win } %). Besser: { $better } ({ $best } %).
analysis-line = Zum Beispiel: { $line }.
analysis-look = Ansehen
analysis-balance = Glück und Können, in Prozentpunkten
balance-part = { $part ->
    [own] eigene Fehler
    [others] Fehler der Gegner
    [conceded] Aufgeben
   *[luck] gezogene Karten, Würfel und verdeckte Karten
}
win-course = Siegchance: anfangs { $first } %, am Ende { $last } %
win-missed = Kreise: Hier gab es eine bessere Möglichkeit.
win-chance = Sieg
look-there = Ansehen: { $when }

# Motion
plays = { $name } spielt
game-end = { $how ->
    [won] Sieg!
    [lost] Niederlage
    [draw] Unentschieden
   *[other] Partie beendet
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
