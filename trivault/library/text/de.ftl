# Listen von Karten, Decks und Regeln. Ein Spiel darf es auf seine Weise sagen.

# Wonach Karten gelistet werden
by-faction = Fraktion
by-set = Set
by-house = Fraktion
by-school = Schule
by-type = Kartenart
by-level = Level
by-cost = Kosten
by-subtype = Unterart
by-trait = Merkmal
by-keyword = Schlüsselwort
by-power = Stärke
by-amber = Æmber-Bonus

faction-homodeus = Homodeus
faction-order = Orden
faction-undergrowth = Nachtschatten
faction-wraethe = Spektral
type-action = Aktion
type-artifact = Artefakt
type-creature = Kreatur
type-upgrade = Aufwertung
number = { $n }

# Was einem Generator gesagt wird
generated-of-house = Fraktionen
generated-of-mage = Magier

# Ein Zauberbuch zusammenstellen
choose-mage = Magier
choose-element = Element
unnamed = Mein Zauberbuch
price = { $school } { $level } × { $times ->
    [1] 1, ausgebildet
    [2] 2, nicht ausgebildet
   *[3] 3, Feind
}
price-parts = { $parts }
price-novice = Novize: 1

# Regeln
rule-in-english = Diese Regel gibt es bisher nur auf Englisch:
rules-in-english = { $n ->
    [one] 1 Regel gibt es bisher nur auf Englisch.
   *[other] { $n } Regeln gibt es bisher nur auf Englisch.
}
no-rule-found = Keine Regel enthält diese Wörter.
example-card = „{ $name }“
