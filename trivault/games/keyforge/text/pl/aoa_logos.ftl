# Słowa, które występują tylko na kartach Logos z zestawu Czas Wstąpienia.

gives-ability = { FORM($what, "nominative") } otrzymuje „{ $label }: { CAPITAL($effect) }”
amount-for-each-trait = każdą jego cechę
