# Słowa, które występują tylko na kartach Brobnar w Worlds Collide.

when-creature-is-played = gracz zagrywa stworzenie
