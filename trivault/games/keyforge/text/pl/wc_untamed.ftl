# Słowa, które występują tylko na kartach Nieokiełznanych w Worlds Collide.

nurture = ujawnij stworzenie z ręki i wybierz stworzenie w grze: do końca tury ma ono także pole tekstowe ujawnionego stworzenia
