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
