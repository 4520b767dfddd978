# Słowa, które występują tylko na kartach Marsa.

# Efekty
reveal-any-number = { $form ->
    [infinitive] ujawnić dowolną liczbę { FORM($group, "genitive") }
   *[plain] ujawnij dowolną liczbę { FORM($group, "genitive") }
}
lose-all = { $form ->
    [infinitive] stracić cały swój Æmber
   *[plain] strać cały swój Æmber
}
capture-own = { FORM($what, "nominative") } przejmuje { amber } własnej strony
belongs-to-house = { FORM($on, "nominative") } należy do domu { house-name }
catches-amber = cały Æmber, który trafiłby do puli przeciwnika, zostaje zamiast tego przejęty przez to stworzenie

# Ile
amount-noted-lost = tyle, ile wynosi { $n }-krotność Æmberu straconego przez ciebie w ten sposób

# Które karty
is-up-to-cards = do { $n } { FORM($which, "genitive") }

# Odpowiedzi i pytania
do-ready-mars = Przygotuj stworzenie domu Mars
do-stun-non-mars = Ogłusz stworzenie innego domu
