# Zurückkommen: eigene Partien, eigene Seite, Serien, Turniere.

go-on = Weiterspielen
go-on-with = mit { $names }
go-on-more = { $n ->
    [one] 1 weitere Partie
   *[other] { $n } weitere Partien
}
nobody-else = noch niemand sonst
whose-turn = { $whose ->
    [yours] Du bist dran
    [bots] Der Bot spielt weiter, sobald du zurück bist
    [waiting] Wartet auf Mitspieler
    [unknown] Läuft
   *[theirs] { $names } ist dran
}
name-here = Name auf diesem Gerät

# Fernpartien
correspondence = Fernpartie
days-each = Bedenkzeit je Zug
days = { $n ->
    [0] Aus (Partie in Echtzeit)
    [one] 1 Tag
   *[other] { $n } Tage
}
days-of = { $n ->
    [one] 1 Tag je Zug
   *[other] { $n } Tage je Zug
}
hours = { $n ->
    [one] 1 Stunde
   *[other] { $n } Stunden
}
days-more = Ihr müsst nicht gleichzeitig online sein. Für jeden Zug hast du so viele Tage Zeit. Wer sie überschreitet, verliert, auch wenn der Server ausgefallen war.

# Die eigene Seite
my-page = Profil
results = Ergebnisse
streak = { $way ->
    [lost] { $n ->
        [one] Letzte Partie verloren.
       *[other] Letzte { $n } Partien verloren.
    }
   *[won] { $n ->
        [0] Zurzeit keine Serie.
        [one] Letzte Partie gewonnen.
       *[other] Letzte { $n } Partien gewonnen.
    }
}
best-streak = { $n ->
    [0] {""}
    [one] Beste Serie: 1 Partie.
   *[other] Beste Serie: { $n } Partien.
}
opponent = Gegner
own-deck-title = Deck
won = Gewonnen
lost-games = Verloren
favourites = Meistgespielte Karten
history = Gespielte Partien
history-more = Gespeicherte Partien kannst du Schritt für Schritt ansehen.
result = { $result ->
    [won] gewonnen
    [lost] verloren
    [drawn] unentschieden
   *[self] gleiches Gerät
}
look-back = Ansehen
show-all = Alle { $n } zeigen
no-results = Noch keine beendeten Partien.
reminders = Erinnerungen per E-Mail
reminders-more = In Fernpartien bekommst du eine E-Mail, wenn du am Zug bist.
reminded-at = E-Mails gehen an { $email }.
reminders-off = Keine E-Mails mehr
reminders-on = E-Mail zur Bestätigung schicken
email = E-Mail-Adresse
letter-sent = Wir haben dir eine E-Mail geschickt. Öffne den Link darin.
mail-title = E-Mail
mail-confirm = Bestätigen
mail-done = Erledigt.
my-data = Deine Daten
my-data-more = Die Datei enthält alles, was der Server über dich speichert: Konto, Wertungen und Anmeldungen sowie deine Partien mit Decks und Entscheidungen.
export = Daten exportieren
forget-me = Konto löschen …
forget-more = Konto, Wertungen, Anmeldungen und Adresse werden sofort gelöscht. Laufende Partien gibst du auf. Partien, die du allein gespielt hast, werden gelöscht; in Partien mit anderen wird dein Name durch „früherer Spieler“ ersetzt. Das lässt sich nicht rückgängig machen.
forget-name = Zur Bestätigung gib deinen Namen ein: { $name }
forget-do = Konto endgültig löschen

# Serien
series = Serie
series-games = Anzahl der Partien
series-of = { $n ->
    [one] einzelne Partie
   *[other] Best of { $n }
}
series-more = Wer mehr Partien gewinnt, gewinnt die Serie. Die Decks bleiben gleich; der Verlierer beginnt (in KeyForge bestimmt er, wer beginnt).
stronger = Stärkeres Deck (beginnt mit Ketten)
nobody = Niemand
series-stands = Best of { $n }: { $won }
series-won = { $name } gewinnt die Serie (Best of { $n }): { $won }
next-game = Weiter zu Partie { $n }

# Einladungen
share = Teilen
qr = QR-Code zeigen
qr-of = QR-Code von { $link }
invite-to = { $game } auf Trivault

# Turniere
tournaments = Turniere
tournaments-more = Für 4 bis 16 Spieler und Bots. Einladung per Link.
tournament-new = Neues Turnier
tournament-name = Name
tournament-form = Modus
form = { $form ->
    [swiss] Schweizer System
   *[knock-out] K.-o.-System
}
form-more = { $form ->
    [swiss] Alle spielen jede Runde, gegen Gegner mit gleicher Punktzahl.
   *[knock-out] Wer verliert, scheidet aus.
}
tournament-size = Max. Spielerzahl
tournament-open = Turnier erstellen
tournament-link = Wer diesen Link öffnet, kann bis zum Beginn beitreten.
tournament-link-label = Link zu diesem Turnier
entrants = Spieler: { $n } von { $most }
tournament-enter = Teilnehmen
tournament-remove = Entfernen
tournament-add = Bot hinzufügen
tournament-begin = Erste Runde starten
tournament-few = Mindestens { $n } Spieler sind nötig. Warte auf weitere oder füge Bots hinzu.
tournament-nobody = Mindestens ein Mensch muss teilnehmen. Nimm selbst teil oder teile den Link.
standings = Tabelle
standings-final = Endstand
ties = { $form ->
    [swiss] Sieg 1 Punkt, Unentschieden ½, Freilos 1. Bei Gleichstand entscheiden die Punkte der Gegner, dann gewonnene Partien, dann die erste Auslosung.
   *[knock-out] Ein Unentschieden wird einmal wiederholt; danach kommt der höher Gesetzte weiter. Die Plätze richten sich nach der erreichten Runde, dann nach der Tabelle.
}
tournament-points = Punkte
buchholz = Geg.
buchholz-more = Punkte der Gegner
won-of = { $n } von { $of }
dropped = ausgestiegen
round = Runde { $n } von { $of }
match-result = { $result ->
    [won] { $name } hat gewonnen
    [drawn] unentschieden
    [bye] Freilos
   *[open] läuft
}
to-own-match = Zu meiner Partie in Runde { $n }
to-tournament = Zum Turnier
watch = Zuschauen
tournament-leave = Turnier verlassen …
tournament-leave-more = Du gibst die Partie dieser Runde auf und spielst keine weiteren Runden.
tournament-leave-do = Endgültig verlassen
tournament-drop = Nicht erschienenen Spieler entfernen …
