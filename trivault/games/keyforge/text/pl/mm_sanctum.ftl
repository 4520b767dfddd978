# Słowa, które występują tylko na kartach Sanctum z Masowej Mutacji.

amount-per-amber-stolen = 1 za każdy skradziony Æmber
