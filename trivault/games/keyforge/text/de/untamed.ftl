# Wörter, die nur auf Karten der Ungezähmten stehen.

# Effekte
find-bears = durchsuche dein Deck und deinen Ablagestapel und nimm beliebig viele Karten Uralter Bär daraus auf die Hand
divide-damage = { $form ->
    [infinitive] { $n } Schaden beliebig auf { $group } verteilen
   *[plain] verteile { $n } Schaden beliebig auf { $group }
}
heal-up-to = heile bis zu { $n } Schaden von einer Kreatur. Wenn du { $n } Schaden geheilt hast, { FORM($bonus, "after") }
fight-in-turn = lass sie nacheinander kämpfen
deal-amber-on-it = füge jeder von ihnen 1 Schaden für jedes Æmber auf ihr zu
act-as-it = diese Karte ist eine Kopie davon

# Bedingungen
when-they-played-creatures = dein Gegner in seinem letzten Zug mindestens { $n } Kreaturen gespielt hat
when-their-turn = dein Gegner am Zug ist

# Welche Karten
is-can-be-copied = (die gespielt werden kann)
