# Słowa, które występują tylko na kartach rzymozaurów w Worlds Collide.

# Efekty
capture-what-is-stolen = przejmują go stworzenia aktywnego gracza, który dzieli go dowolnie

# Odpowiedzi i pytania
do-capture-shares = Przejmij: { $targets }
