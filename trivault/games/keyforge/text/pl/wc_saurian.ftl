# Słowa, które występują tylko na kartach rzymozaurów w Worlds Collide.

# Efekty
capture-what-is-stolen = przejmują go stworzenia aktywnego gracza, który dzieli go dowolnie
destroy-fraction = { $form ->
    [infinitive] zniszczyć
   *[plain] zniszcz
} jedno na każde { $of } wrogie stworzenia i jedno na każde { $of } przyjazne stworzenia, po każdej stronie zaokrąglając w górę, wszystkie jednocześnie

# Odpowiedzi i pytania
do-capture-shares = Przejmij: { $targets }
