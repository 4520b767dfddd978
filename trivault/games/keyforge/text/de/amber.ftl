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
