# Słowa, które występują tylko na kartach Rzymozaurów z Masowej Mutacji.

hatch = odrzuć wierzchnie karty ({ $cards }) swojej talii. Jeśli są wśród nich stworzenia Rzymozaurów, umieść je w grze w stanie gotowości, każde ze znacznikami siły +1 ({ $counters }), i zniszcz to stworzenie
