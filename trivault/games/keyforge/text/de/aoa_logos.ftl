# Wörter, die nur auf Karten von Logos aus Zeitalter des Aufstiegs stehen.

archive-random = { $form ->
    [infinitive] { $n } zufällige Karten aus deiner Hand archivieren
   *[plain] archiviere { $n } zufällige Karten aus deiner Hand
}
gives-ability = { $form ->
    [after] erhält { FORM($what, "plain") }
   *[plain] { FORM($what, "plain") } erhält
} „{ $label }: { CAPITAL(FORM($effect, "plain")) }“
amount-for-each-trait = { $n } für jedes ihrer Merkmale
