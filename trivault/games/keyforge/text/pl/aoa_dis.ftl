# Słowa, które występują tylko na kartach Dis z zestawu Czas Wstąpienia.

modify-blank = pole tekstowe { FORM($on, "genitive") } uznaje się za puste (z wyjątkiem cech)
neighbors-of-it = { $form ->
    [dative] każdemu stworzeniu, które z nim sąsiadowało,
   *[plain] każde stworzenie, które z nim sąsiadowało,
}
