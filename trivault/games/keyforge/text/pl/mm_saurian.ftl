# Słowa, które występują tylko na kartach Rzymozaurów z Masowej Mutacji.

hatch = odrzuć 2 wierzchnie karty swojej talii. Jeśli są wśród nich stworzenia Rzymozaurów, umieść je w grze w stanie gotowości, każde z trzema znacznikami siły +1, i zniszcz to stworzenie
