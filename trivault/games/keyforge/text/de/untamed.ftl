# Wörter, die nur auf Karten der Ungezähmten stehen.

# Effekte
use-in-turn = { $form ->
    [infinitive] { FORM($what, "plain") } nacheinander { used-way } lassen
   *[plain] lass { FORM($what, "plain") } nacheinander { used-way }
}
used-way = { $way ->
    [reap] ernten
   *[fight] kämpfen
}
act-as-it = diese Karte ist eine Kopie davon

# Bedingungen
when-their-turn = dein Gegner am Zug ist

# Welche Karten
is-can-be-copied = (die gespielt werden kann)
