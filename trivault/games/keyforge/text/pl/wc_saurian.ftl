# Słowa, które występują tylko na kartach rzymozaurów w Worlds Collide.

# Efekty
exalt-creature = { $form ->
    [infinitive] awansować
   *[plain] awansuj
} { FORM($what, "object") }
capture-what-is-stolen = przejmują go stworzenia aktywnego gracza, który dzieli go dowolnie

# Odpowiedzi i pytania
do-capture-shares = Przejmij: { $targets }
