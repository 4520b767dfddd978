# Słowa, które występują tylko na kartach Logos z zestawu Czas Wstąpienia.

gives-ability = { FORM($what, "nominative") } otrzymuje „{ $label }: { CAPITAL($effect) }”
amount-for-each-trait = { $n } za każdą jego cechę
