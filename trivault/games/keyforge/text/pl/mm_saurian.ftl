# Słowa, które występują tylko na kartach Rzymozaurów z Masowej Mutacji.

amber-to-its-foe = przenieś 1 Æmber z tego stworzenia na stworzenie, z którym ono walczy
hatch = odrzuć 2 wierzchnie karty swojej talii. Jeśli są wśród nich stworzenia Rzymozaurów, umieść je w grze w stanie gotowości, każde z trzema znacznikami siły +1, i zniszcz to stworzenie
