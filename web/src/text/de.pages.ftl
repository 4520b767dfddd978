# Die Seiten um den Tisch herum. $what ist, was die Spieler mitbringen: Decks oder Bücher (Zauberbücher).

# Die Leiste
play = Spielen
cards = Karten
builder = { $what ->
    [books] Zauberbuch
   *[decks] Deckbau
}
lobby-short = Lobby
sign-in = Anmelden

# Die Startseite
welcome = KeyForge, Mage Wars Arena und Shards of Infinity im Browser
welcome-more = Gegen Bots oder Freunde. Kostenlos, ohne Konto.
learn-now = In 5 Minuten lernen
play-now = Jetzt spielen
learn-short = Lernen
set-up = Partie einrichten
last-game = Deine letzte Partie
puzzle-done = gelöst
puzzle-solve = Lösen
credits = Bilder: Silhouetten von Lorc, Delapouite und anderen (game-icons.net, CC BY 3.0), verändert: beleuchtet und angeordnet. Inoffiziell, ohne Verbindung zu den Verlagen der Spiele. Schriften:
game-about = { $game ->
    [keyforge] Ein Haus je Zug. Schmiede als Erster drei Schlüssel.
    [mage-wars] Zwei Magier, ganze Zauberbücher, eine Arena.
   *[shards] Baue dein Deck, während du kämpfst.
}
game-minutes = { $game ->
    [keyforge] 30 Min.
    [mage-wars] 60 Min.
   *[shards] 25 Min.
}
game-depth = { $game ->
    [keyforge] leicht zu lernen
    [mage-wars] anspruchsvoll
   *[shards] leicht zu lernen
}
players-range = { $low ->
    [2] { $high ->
        [2] 2 Spieler
       *[other] 2 bis { $high } Spieler
    }
   *[other] { $low } bis { $high } Spieler
}
you-play = Du: { $name }
no-decks = Alle beginnen mit denselben Karten.
how-many = Spieler
against = { $who ->
    [me] Gleiches Gerät
    [open] Freund, per Link
    [lobby] Lobby
   *[bot] Bot
}
against-more = { $who ->
    [me] Ihr gebt das Gerät zwischen den Zügen weiter; Handkarten bleiben verdeckt.
    [open] Du bekommst einen Link. Wer ihn öffnet, spielt mit.
   *[lobby] Deine Partie steht in der Lobby. Jeder kann mitspielen.
}
level = Stufe
bot-choice = { $level } ({ $time })
bot-at-once = sofort
bot-seconds = etwa { $n } s je Entscheidung
bot-level = { $kind ->
    [greedy] Gierig – nimmt den schnellsten Gewinn
    [swift] Flink: antwortet sofort, und gut
    [random] Zufällig – spielt irgendetwas Erlaubtes
    [beginner] Anfänger – kennt die Regeln und wenig mehr
    [casual] Gelegenheitsspieler – denkt einen Schritt voraus
    [club] Vereinsspieler – rechnet bis zum Zugende
    [expert] Experte – plant den ganzen Zug
    [master] Meister – denkt lange nach, schwer zu schlagen
   *[other] { $title }
}
go = { $game } spielen
saved-games = Gespeicherte Partien
saved-games-more = Lade eine gespeicherte Partie und spiel dort weiter, wo du aufgehört hast.
load = Gespeicherte Partie öffnen
variants = Variante
by-chance = Zufällig
settings = Weitere Einstellungen
clock = Uhr
clock-on = Mit Schachuhr spielen
clock-minutes = Minuten je Spieler
clock-increment = Zugabe in Sekunden
clock-words = { $minutes } Min. { $increment ->
    [0] {""}
   *[other] + { $increment } s
}
table-settings = Am Tisch
ask-all = Auch fragen, wenn es nur eine Möglichkeit gibt
game-seed = Startwert (gleicher Wert, gleiche Karten)
hints-too = Tipps auch unter Menschen erlauben
chat-on = Chat
undo-policy = { $people ->
    [yes] Zurücknehmen geht bis zur letzten aufgedeckten Karte, zum letzten Wurf oder zur letzten Entscheidung des Gegners.
   *[no] Zurücknehmen ist unbegrenzt möglich.
}

# Decks und Zauberbücher
your-deck = { $what ->
    [books] Dein Zauberbuch
   *[decks] Dein Deck
}
their-deck = { $what ->
    [books] Zauberbuch des Gegners
   *[decks] Deck des Gegners
}
any-deck = { $what ->
    [books] Zufälliges Zauberbuch
   *[decks] Zufälliges Deck
}
generate = { $what ->
    [books] Zauberbuch erzeugen …
   *[decks] Deck erzeugen …
}
generate-again = { $what ->
    [books] Ein anderes
   *[decks] Ein anderes
}
own-deck = { $what ->
    [books] Zauberbuch importieren …
   *[decks] Deck importieren …
}
my-decks = { $what ->
    [books] Meine Zauberbücher
   *[decks] Meine Decks
}
known-decks = { $what ->
    [books] Gedruckte Zauberbücher
   *[decks] Fertige Decks
}
show-cards = Karten zeigen
share-won = { $n } %
deck-strength = Stärke
deck-strength-points = Siegquote gegen Vergleichsdecks: { NUMBER($points, useGrouping: 0) } Punkte ({ NUMBER($low, useGrouping: 0) } bis { NUMBER($high, useGrouping: 0) })
deck-strength-how = { $n ->
    [0] Das Deck wird getestet.
    [one] { $n } Partie, { $player } auf beiden Seiten.
   *[other] { $n } Partien, { $player } auf beiden Seiten.
}
deck-strength-more = { $n ->
    [0] Die ersten Ergebnisse erscheinen gleich.
   *[other] Der Test läuft weiter.
}
hard-for-it = Schwierige Gegner
easy-for-it = Leichte Gegner
cards-with-wins = Siegquote mit und ohne gezogene Karte
made-of = { $most ->
    [1] { $title } (freiwillig)
   *[other] { $title } (bis zu { $most }; der Rest ist zufällig)
}
set = Set
seed = Startwert
deck-list = { $what ->
    [books] Zauberbuch, als Text oder JSON
   *[decks] Deckliste, als Text, JSON, CSV oder Adresse
}
deck-example = { $what ->
    [books] Mein Zauberbuch
        Mage: wizard
        Element: air
        2 chain-lightning
        …
   *[decks] Mein Deck
        [Dis]
        2 Dust Imp
        …
}
check-deck = { $what ->
    [books] Zauberbuch prüfen und verwenden
   *[decks] Deck prüfen und verwenden
}
deck-replaced = { $what ->
    [books] Dieses Zauberbuch kann nicht gespielt werden. Ein anderes wurde gewählt.
   *[decks] Dieses Deck kann nicht gespielt werden. Ein anderes wurde gewählt.
}
too-long = Diese Liste ist zu lang. Erlaubt sind höchstens { $n } Zeichen.
open-file = Datei öffnen

# Ein Zauberbuch schreiben
builder-title = { $what ->
    [books] Zauberbuch zusammenstellen
   *[decks] Deck bauen
}
points = Punkte
points-of = { $n } / { $most } Punkte · { $copies ->
    [one] 1 Karte
   *[other] { $copies } Karten
} · { $problems ->
    [0] keine Probleme
    [one] 1 Problem
   *[other] { $problems } Probleme
}
pane-cards = Zauber
pane-book = { $what ->
    [books] Zauberbuch
   *[decks] Deck
}
offers = Verfügbare Zauber
empty-draft = Leer. Füge Karten mit + hinzu.
legal = { $what ->
    [books] Dieses Zauberbuch ist regelgerecht.
   *[decks] Dieses Deck ist regelgerecht.
}
choose-one = Wähle …
begin-with = Beginnen mit
empty-book = { $what ->
    [books] Ein leeres Zauberbuch
   *[decks] Ein leeres Deck
}
play-with = Damit spielen
keep-here = In diesem Browser speichern
drop-here = { $name } löschen
kept = { $name } ist in diesem Browser gespeichert.
as-text = Als Text
read-list = Text importieren
copy-text = Text kopieren
save-file = Als Datei speichern

# Räume, die warten
lobby = Lobby
lobby-title = Offene Partien
lobby-how = Um eine Partie anzubieten, starte eine neue und wähle „Lobby“ als Gegner.
no-rooms = Zurzeit keine offenen Partien.
join = Beitreten
new-game = Neue Partie
waiting-room = Warten auf Mitspieler
waiting-for = { $n ->
    [one] Ein Platz ist frei. Die Partie beginnt, wenn er besetzt ist.
   *[other] { $n } Plätze sind frei. Die Partie beginnt, wenn alle besetzt sind.
}
invite = Einladen
share-link = Wer diesen Link öffnet, kann mitspielen.
share-lobby = Deine Partie steht in der Lobby. Auch wer diesen Link öffnet, kann mitspielen.
link = Link zu dieser Partie
copy = Link kopieren
copied = Kopiert
seats = Plätze
open-seat = freier Platz
sit = Platz nehmen
stand = Platz freigeben

# Spieler
who-am-i = { $account ->
    [yes] Du bist { $name }
   *[no] Du bist { $name }, ein Gast
}
guest-more = Gäste können alles spielen. Mit einem Konto spielst du gewertete Partien und kannst sie auf jedem Gerät fortsetzen.
account-more = Partien gegen andere Konten zählen für die Wertung. Du kannst deine Partien auf jedem Gerät fortsetzen.
account-way = { $way ->
    [rename] Speichern
    [register] Konto erstellen
   *[login] Anmelden
}
account-do = { $way ->
    [rename] Namen ändern
    [register] Konto erstellen
   *[login] Anmelden
}
logout = Abmelden
name = Name
password = Passwort
ratings = Wertungen
ratings-more = Partien zwischen verschiedenen Konten werden gewertet, außer sie waren sehr kurz oder ein Bot ist eingesprungen. Wiederholte Partien gegen denselben Gegner zählen weniger. Alle beginnen mit 1500; ± ist die Ungenauigkeit. Die Liste zeigt Spieler mit mehreren Gegnern und ausreichend genauer Wertung, geordnet nach der Untergrenze.
no-ratings = In diesem Spiel hat noch niemand einen Rang.
rank = Rang
rating = Wertung
games-played = Partien

# Die Karten
game = Spiel
loading = Einen Augenblick …
order = Sortieren nach
search = Kartentext durchsuchen
filters = { $n ->
    [0] Filter
   *[other] Filter ({ $n })
}
clear-filters = Filter zurücksetzen
found = { $n ->
    [one] 1 Karte
   *[other] { $n } Karten
} von { $all }
more-cards = Mehr zeigen
card-link = Link kopieren
no-card = Diese Karte gibt es nicht.
pictures = Eigene Bilder
pictures-more = Wähle einen Ordner mit Bildern, die wie die Karten in Links heißen, zum Beispiel troll.png. Sie bleiben in diesem Browser.
pictures-pick = Ordner wählen
pictures-taken = { $n ->
    [one] 1 von { $all } Dateien passt zu einer Karte.
   *[other] { $n } von { $all } Dateien passen zu Karten.
}
pictures-failed = In einem privaten Fenster lassen sich keine Bilder speichern.
pictures-drop = { $n ->
    [one] 1 Bild löschen
   *[other] { $n } Bilder löschen
}

# Wie ein Spiel gespielt wird
learn = { $game }: So wird gespielt
lesson = { $topic ->
    [goal] Ziel
    [turn] Dein Zug
    [cards] Karten
    [fight] Kämpfen
   *[tip] Tipps für die erste Partie
}

# Erste Spiele und Rätsel
first-game = Deine erste Partie
first-game-about = Kurze Lektionen auf einem echten Spielfeld. Ein Trainer sagt dir, was du versuchen kannst und warum. Etwa 5 bis 10 Minuten; du kannst jederzeit abbrechen.
first-game-begin = { $done ->
    [0] Starten
   *[other] { $n ->
        [0] Noch einmal spielen
       *[other] Weiter mit Kapitel { $n } von { $of }
    }
}
puzzles = Rätsel
puzzles-about = Jedes Rätsel hat eine erzwungene Lösung. Tipps bekommst du einzeln.
puzzle-own = Du kannst Rätsel und Lektionen selbst schreiben: als Textdatei mit einer Stellung und einem Ziel.
puzzle-open = Rätseldatei öffnen
puzzle-today = Rätsel des Tages
puzzle-level = { $n ->
    [1] leicht
    [2] mittel
   *[other] schwer
}
is-solved = gelöst:
coach = Trainer
chapter-of = Kapitel { $n } von { $of }
coach-solved = Gut gemacht!
coach-failed = Noch nicht ganz.
coach-leave = Beenden
coach-next = Nächstes Kapitel
coach-play = Ganze Partie spielen
coach-more = Weitere Rätsel
coach-again = Noch einmal versuchen
coach-hint = Tipp ({ $n } von { $of })
find-missed = Habe ich einen Sieg verpasst?
how-to-picture = Das Spielfeld von { $game } mitten in einer Partie
# Das Regelbuch
rules = Regeln von { $game }
rules-search = Regeln durchsuchen oder Kennung eingeben
rules-chapter = Kapitel
rules-all = Alle Kapitel
rules-trying = Nur Regeln mit Stellung zum Ausprobieren
rules-found = { $n ->
    [one] 1 Regel
   *[other] { $n } Regeln
} von { $all }
rules-none = Eine Regel { $id } gibt es hier nicht.
rules-link = Im Regelbuch
try = Gegen einen Bot ausprobieren
try-alone = Beide Seiten spielen
