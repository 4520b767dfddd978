# Wörter, die nur auf Karten von Dis stehen.

# Effekte
opponent-does = danach macht dein Gegner dasselbe mit dir
pick-most-powerful = wähle die { $n } stärksten Kreaturen
lose-armor = { $form ->
    [after] verliert { FORM($what, "plain") }
   *[plain] { FORM($what, "plain") } verliert
} bis zum Ende des Zuges ihre Rüstung und erhält für jeden verlorenen Punkt 1 Schaden
unforge-last-key = wenn dein Gegner in seinem letzten Zug einen Schlüssel geschmiedet hat, mache ihn wieder ungeschmiedet
put-into-play = { $form ->
    [infinitive] { $what } unter deiner Kontrolle ins Spiel bringen
   *[plain] bringe { $what } unter deiner Kontrolle ins Spiel
}
damage-goes-to-it = der Schaden dieser Kreatur trifft sie statt der Kreatur, gegen die gekämpft wird
chosen-house = { $house ->
    [dis] Dis
   *[other] diese Fraktion
}
until-leaves-play = bis diese Karte das Spiel verlässt,
modify-purge-destroyed = { $on }, die aus dem Spiel auf einen Ablagestapel kämen, werden stattdessen verbannt
modify-use-toll = { $form ->
    [after] muss dein Gegner
   *[plain] dein Gegner muss
} dir für { $on }, das er verwenden will, { $n } Æmber zahlen

# Wie viel
amount-highest-power = die höchste Stärke im Spiel
amount-healed = so viel, wie geheilt wurde
amount-lost-armor = die verlorene Rüstung

# Bedingungen
when-it-survives = sie nicht zerstört wird

# Welche Karten und Spieler
owner-of = { $form ->
    [dative] ihrem Besitzer
    [genitive] ihres Besitzers
    [nominative] ihr Besitzer
   *[plain] ihren Besitzer
}

# Antworten und Fragen
do-number-amount = { $n }
reason-number = { $source }: Wähle eine Zahl. Jede Kreatur mit genau dieser Stärke wird zerstört.
reason-unforge = { $source }: Wähle, welcher Schlüssel wieder ungeschmiedet wird.

# Was geschehen ist
log-unforge = Ein Schlüssel von { $what } ist wieder ungeschmiedet.
