# Słowa, które występują tylko na kartach Rzymozaurów z Masowej Mutacji.

hatch = odrzuć { $cards ->
    [one] wierzchnią kartę
    [few] { $cards } wierzchnie karty
   *[many] { $cards } wierzchnich kart
} swojej talii. Jeśli są wśród nich stworzenia z domu Rzymozaury, umieść je w grze w stanie gotowości, każde z { $counters ->
    [one] jednym znacznikiem
   *[many] { $counters } znacznikami
} siły +1, i zniszcz to stworzenie
