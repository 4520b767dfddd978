# Słowa, które występują tylko na kartach Dis z zestawu Czas Wstąpienia.

modify-blank = pole tekstowe { FORM($on, "genitive") } uznaje się za puste (z wyjątkiem cech)
