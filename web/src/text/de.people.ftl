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
    [bots] Der Computer spielt weiter, wenn du da bist
    [waiting] Wartet auf Mitspieler
    [unknown] Läuft
   *[theirs] { $names } ist dran
}
name-here = Name an diesem Bildschirm

# Fernpartien
correspondence = Fernpartie
days-each = Zeit je Zug
days = { $n ->
    [0] ohne Frist in Tagen
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
days-more = Niemand muss zur gleichen Zeit da sein. Wer gefragt ist, hat so viele Tage, bis jemand anderes gefragt ist; wessen Zeit um ist, hat verloren. Die Tage laufen auch, während der Server ruht.

# Die eigene Seite
my-page = Meine Seite
results = Ergebnisse
streak = { $way ->
    [lost] { $n ->
        [one] Die letzte Partie ging verloren.
       *[other] Die letzten { $n } Partien gingen verloren.
    }
   *[won] { $n ->
        [0] Zurzeit keine Serie.
        [one] Die letzte Partie wurde gewonnen.
       *[other] Die letzten { $n } Partien wurden gewonnen.
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
favourites = Karten, die du am meisten spielst
history = Partien
history-more = Partien, die der Server noch hat, lassen sich Entscheidung für Entscheidung ansehen.
result = { $result ->
    [won] gewonnen
    [lost] verloren
    [drawn] unentschieden
   *[self] ein Bildschirm
}
look-back = Ansehen
show-all = Alle { $n } zeigen
no-results = Noch nichts: Hier werden deine Partien gezählt, wenn sie vorbei sind.
reminders = Erinnerungen per E-Mail
reminders-more = In Fernpartien erfährst du per E-Mail, wenn andere auf dich warten.
reminded-at = E-Mails gehen an { $email }.
reminders-off = Keine E-Mails mehr
reminders-on = E-Mail zur Bestätigung schicken
email = E-Mail-Adresse
letter-sent = Eine E-Mail ist unterwegs. Öffne den Link darin.
mail-title = E-Mails
mail-confirm = Bestätigen
mail-done = Erledigt.
my-data = Was über dich gespeichert ist
my-data-more = Die Datei enthält alles, was der Server über dich hat: Konto, Wertungen und Anmeldungen, deine Partien mit deinen Decks und Antworten.
export = Alles als Datei speichern
forget-me = Alles löschen …
forget-more = Konto, Wertungen, Anmeldungen und Adresse verschwinden sofort. Laufende Partien werden aufgegeben. Partien, die du allein gespielt hast, werden gelöscht; in Partien mit anderen bleibt ein früherer Spieler mit dem, was gespielt wurde. Das lässt sich nicht rückgängig machen.
forget-name = Zur Bestätigung gib deinen Namen ein: { $name }
forget-do = Alles endgültig löschen

# Serien
series = Serie
series-games = Wie viele Partien
series-of = { $n ->
    [one] eine einzelne Partie
   *[other] höchstens { $n } Partien
}
series-more = Wer die meisten Partien gewinnt, gewinnt die Serie. Alle behalten ihr Deck; wer verloren hat, beginnt oder bestimmt das in KeyForge.
stronger = Das stärkere Deck, das mit Ketten beginnt
nobody = Niemand
series-stands = Höchstens { $n } Partien: { $won }
series-won = { $name } gewinnt die Serie über höchstens { $n } Partien: { $won }
next-game = Weiter zu Partie { $n }

# Einladungen
share = Teilen
qr = Als QR-Code zeigen
qr-of = QR-Code von { $link }
invite-to = { $game } bei Trivault

# Turniere
tournaments = Turniere
tournaments-more = Für 4 bis 16 Menschen und Computer, per Link.
tournament-new = Ein neues Turnier
tournament-name = Wie heißt es?
tournament-form = Wie gespielt wird
form = { $form ->
    [swiss] Schweizer System
   *[knock-out] K.-o.-System
}
form-more = { $form ->
    [swiss] Alle spielen jede Runde, gegen andere mit gleich vielen Punkten.
   *[knock-out] Wer verliert, scheidet aus.
}
tournament-size = Höchstens so viele Spieler
tournament-open = Turnier eröffnen
tournament-link = Wer diesen Link öffnet, kann sich anmelden, bis es beginnt.
tournament-link-label = Link zu diesem Turnier
entrants = Spieler: { $n } von { $most }
tournament-enter = Teilnehmen
tournament-remove = Herausnehmen
tournament-add = Computer hinzufügen
tournament-begin = Erste Runde auslosen
tournament-few = Es braucht mindestens { $n } Spieler. Warte auf weitere, oder füge Computer hinzu.
tournament-nobody = Mindestens ein Mensch muss teilnehmen: Nimm selbst teil, oder teile den Link.
standings = Tabelle
standings-final = Endstand
ties = { $form ->
    [swiss] Ein Sieg zählt 1 Punkt, ein Unentschieden ½, ein Freilos 1. Bei gleichen Punkten entscheiden die Punkte aller Gegner, dann gewonnene Partien, dann die Auslosung am Anfang.
   *[knock-out] Eine unentschiedene Partie wird einmal wiederholt; danach kommt weiter, wer zuerst gelost wurde. Die Plätze richten sich nach der erreichten Runde, dann nach der Tabelle.
}
tournament-points = Punkte
buchholz = Geg.
buchholz-more = Punkte aller Gegner
won-of = { $n } von { $of }
dropped = ausgestiegen
round = Runde { $n } von { $of }
match-result = { $result ->
    [won] { $name } hat gewonnen
    [drawn] unentschieden
    [bye] hat ein Freilos
   *[open] wird gespielt
}
to-own-match = Zu meiner Partie in Runde { $n }
to-tournament = Zum Turnier
watch = Zuschauen
tournament-leave = Aus dem Turnier aussteigen …
tournament-leave-more = Die Partie dieser Runde wird aufgegeben, und du spielst keine weitere.
tournament-leave-do = Endgültig aussteigen
tournament-drop = Jemand kommt nicht …
