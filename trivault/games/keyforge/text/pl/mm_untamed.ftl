# Słowa, które występują tylko na kartach Nieokiełznanych z Masowej Mutacji.

modify-icons-again = każdy symbol premii następnej karty, którą zagrasz, zostaje rozpatrzony dodatkowy raz
