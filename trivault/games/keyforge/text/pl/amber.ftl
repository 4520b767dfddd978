# Æmber na kartach.

# Ile go jest
noun-amber-on = każdą jednostkę Æmberu, którą mają { $what }
noun-amber-on-it = każdą jednostkę Æmberu na nim

# Efekty
exalt-creature = { $form ->
    [infinitive] awansować
   *[plain] awansuj
} { FORM($what, "object") }{ $n ->
    [1] {""}
    [2] {" "}dwukrotnie
   *[other] {" "}{ $n } razy
}
move-amber-between = { $form ->
    [infinitive] przenieść
   *[plain] przenieś
} { amber } z jednego { FORM($source, "genitive") } na { FORM($what, "plain") }
