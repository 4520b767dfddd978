# Słowa, które występują tylko na kartach Logos z zestawu Czas Wstąpienia.

each-doubles = każdy gracz otrzymuje tyle Æmberu, ile ma
archive-random = zarchiwizuj losowo { $n ->
    [one] { $n } kartę
    [few] { $n } karty
   *[many] { $n } kart
} z ręki
gives-ability = { FORM($what, "nominative") } otrzymuje „{ $label }: { CAPITAL($effect) }”
amount-for-each-trait = { $n } za każdą jego cechę
