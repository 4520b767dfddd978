# Słowa, które występują tylko na kartach Logos z zestawu Czas Wstąpienia.

archive-random = zarchiwizuj losowo { $n ->
    [one] { $n } kartę
    [few] { $n } karty
   *[many] { $n } kart
} z ręki
gives-ability = { FORM($what, "nominative") } otrzymuje „{ $label }: { CAPITAL($effect) }”
amount-for-each-trait = { $n } za każdą jego cechę
