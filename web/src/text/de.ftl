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
lost = Die Verbindung ist unterbrochen. Neuer Versuch …
opening = Der Tisch wird gedeckt …

player = Spieler { $n }

# Ein Raum
hand-over = { $name } entscheidet. Die anderen schauen weg.
uncover = Meine Karten zeigen
menu = Menü
save = Spiel in einer Datei speichern
resign = Das Spiel aufgeben
leave = Verlassen; das Spiel bleibt erhalten
pace = Schritte der anderen
pace-of = { $n ->
    [0] sofort
    [250] schnell
    [500] normal
   *[other] langsam
}
quick = Ein Tipp auf eine Karte handelt sofort, ohne sie erst zu zeigen
auto-order = Meine ausgelösten Effekte ohne Frage der Reihe nach ausführen
keys-help = Tasten: Pfeile gehen von Ziel zu Ziel, Enter wählt, Esc geht zurück, Buchstaben drücken Knöpfe, Z zeigt eine Karte, ? sagt, warum nicht, U nimmt zurück, H gibt einen Tipp, L öffnet das Protokoll, V wechselt die Ansicht, Leertaste springt vor.
plain-view = Schlichte Ansicht
picture-view = Bildansicht
beside = Neben dem Tisch
chat = Chat
chat-line = Etwas in den Raum sagen

# Am Tisch
you = du
deciding = entscheidet
deck = Deck
exhausted = erschöpft
chosen = gewählt
your-turn = Du entscheidest
question = Frage
waiting = { $names } entscheidet …
looking-back = Du schaust zurück.
choose-some = { $low ->
    [0] Wähle bis zu { $high }.
   *[other] { $high ->
        [1] Wähle 1.
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
less = Eins weniger: { $name }
more = Eins mehr: { $name }
all-rest = Der ganze Rest
take-number = { $n } wählen
start-over = Von vorn
all-answers = Alle Antworten ({ $n })
hint = Tipp
hint-best = Der Computer würde wählen:
hint-others = Danach: { $list }
undo = Zurücknehmen
why-not = Warum geht das nicht?
not-your-turn = Du hast gerade nichts zu entscheiden.
look-here = Zeige auf eine Karte, um sie hier zu lesen.
log = Protokoll
rule = Regel { $id }
no-log = Noch ist nichts geschehen.
in-force = In Kraft

# Die schlichte Ansicht
table = Tisch
answers = Antworten
type-here = Deine Antwort
plain-commands = Du kannst auch eingeben: undo (zurücknehmen), hint (Tipp), table (Tisch), why (warum nicht) und was du tun willst.

# Zurückschauen
replay = Wiederholung
moment = Entscheidung { $at } von { $end }, Zug { $turn }
turn-back = « Zug
step-back = ‹ Zurück
step-on = Weiter ›
turn-on = Zug »
next-move = Als Nächstes, Spieler { $n }: { $what }
play-on = Von hier weiterspielen
to-now = Zur Gegenwart

# Das Ende
again = Noch einmal spielen
again-swapped = Noch einmal mit getauschten Decks
another-game = Ein anderes Spiel
