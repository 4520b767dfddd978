# Æmber auf Karten.

# Wie viel da ist
noun-amber-on = jedes Æmber, das { $what } tragen
noun-amber-on-it = jedes Æmber darauf

# Effekte
exalt-creature = { $form ->
    [infinitive] { FORM($what, "plain") }{ so-often } erheben
   *[plain] erhebe { FORM($what, "plain") }{ so-often }
}
so-often = { $n ->
    [1] {""}
    [2] {" "}zweimal
   *[other] {" "}{ $n }-mal
}
move-amber-between = { $form ->
    [infinitive] { amber } von { FORM($source, "dative") } auf { FORM($what, "plain") } verschieben
   *[plain] verschiebe { amber } von { FORM($source, "dative") } auf { FORM($what, "plain") }
}
from-their-pool = { $form ->
    [infinitive] { amber } aus dem Vorrat deines Gegners auf diese Karte verschieben
   *[plain] verschiebe { amber } aus dem Vorrat deines Gegners auf diese Karte
}
capture-from-both = diese Kreatur erbeutet { amber }, von jedem Spieler so viel, wie du willst

# Antworten und Fragen
do-from-your-pool = Aus deinem Vorrat
do-from-their-pool = Aus dem Vorrat deines Gegners
do-to-supply = Æmber in die Reserve verschieben von: { $targets }
do-capture-own-amount = { $n } Æmber aus deinem Vorrat
reason-capture-own = { $source }: Wähle, wie viel von dir selbst erbeutet wird.
reason-to-supply = { $source }: Wähle die Karte, deren Æmber in die gemeinsame Reserve kommt.
do-icon-amber = Æmber-Symbol
do-icon-capture = Erbeuten-Symbol
do-icon-damage = Schaden-Symbol
do-icon-draw = Ziehen-Symbol
do-icon-steal = 1 Æmber stehlen
reason-icon = { $source }: Wähle, als was das Bonussymbol abgehandelt wird.
