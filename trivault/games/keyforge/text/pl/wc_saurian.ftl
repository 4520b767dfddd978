# Słowa, które występują tylko na kartach rzymozaurów w Worlds Collide.

# Efekty
exalt-creature = { $form ->
    [infinitive] awansować
   *[plain] awansuj
} { FORM($what, "plain") }
find-a-saurian = przeszukaj swoją talię, z której możesz ujawnić i wziąć na rękę kartę z domu Rzymozaury, a potem ją potasuj
repeat-the-preceding-effect = powtórz poprzedni efekt
capture-what-is-stolen = przejmują go stworzenia aktywnego gracza, który dzieli go dowolnie

# Odpowiedzi i pytania
do-capture-shares = Przejmij: { $targets }
