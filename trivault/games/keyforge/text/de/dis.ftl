# Wörter, die nur auf Karten von Dis stehen.

# Effekte
opponent-does = danach macht dein Gegner dasselbe mit dir
lose-armor = { $form ->
    [after] verliert { FORM($what, "plain") }
   *[plain] { FORM($what, "plain") } verliert
} bis zum Ende des Zuges ihre Rüstung und erhält für jeden verlorenen Punkt 1 Schaden
unforge-last-key = wenn dein Gegner in seinem letzten Zug einen Schlüssel geschmiedet hat, mache ihn wieder ungeschmiedet
unforge-key = { $form ->
    [infinitive] einen Schlüssel deines Gegners wieder ungeschmiedet machen
   *[plain] mache einen Schlüssel deines Gegners wieder ungeschmiedet
}
cannot-forge-nth = { $form ->
    [after] kann niemand
   *[plain] niemand kann
} seinen { $n ->
    [1] ersten
    [2] zweiten
   *[3] dritten
} Schlüssel schmieden
put-into-play = { $form ->
    [infinitive] { $what } unter deiner Kontrolle ins Spiel bringen
   *[plain] bringe { $what } unter deiner Kontrolle ins Spiel
}
damage-goes-to-it = der Schaden dieser Kreatur trifft sie statt der Kreatur, gegen die gekämpft wird
chosen-house = { $house ->
    [dis] Dis
   *[other] diese Fraktion
}
modify-purge-destroyed = { $on }, die aus dem Spiel auf einen Ablagestapel kämen, werden stattdessen verbannt

# Wie viel
amount-highest-power = die höchste Stärke im Spiel
amount-lost-armor = die verlorene Rüstung

# Welche Karten und Spieler
owner-of = { $form ->
    [dative] ihrem Besitzer
    [genitive] ihres Besitzers
    [nominative] ihr Besitzer
   *[plain] ihren Besitzer
}
controller-of = { $form ->
    [dative] ihrem kontrollierenden Spieler
    [genitive] ihres kontrollierenden Spielers
    [nominative] ihr kontrollierender Spieler
   *[plain] ihren kontrollierenden Spieler
}

# Antworten und Fragen
do-number-amount = { $n }
reason-number = { $source }: Wähle eine Zahl. Jede Kreatur mit genau dieser Stärke wird zerstört.
reason-unforge = { $source }: Wähle, welcher Schlüssel wieder ungeschmiedet wird.

# Was geschehen ist
log-unforge = Ein Schlüssel von { $what } ist wieder ungeschmiedet.
