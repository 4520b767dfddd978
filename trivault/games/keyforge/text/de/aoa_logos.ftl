# Wörter, die nur auf Karten von Logos aus Zeitalter des Aufstiegs stehen.

gives-ability = { $form ->
    [after] erhält { FORM($what, "plain") }
   *[plain] { FORM($what, "plain") } erhält
} „{ $label }: { CAPITAL(FORM($effect, "plain")) }“
noun-its-trait = { $form ->
    [each] jedes ihrer Merkmale
   *[plain] ihrer Merkmale
}
