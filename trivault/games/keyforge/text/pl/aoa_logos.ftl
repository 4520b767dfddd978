# Słowa, które występują tylko na kartach Logos z zestawu Czas Wstąpienia.

gives-ability = { FORM($what, "nominative") } otrzymuje „{ $label }: { CAPITAL($effect) }”
noun-its-trait = { $form ->
    [each] każdą jego cechę
   *[plain] jego cech
}
