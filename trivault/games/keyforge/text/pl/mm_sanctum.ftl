# Słowa, które występują tylko na kartach Sanctum z Masowej Mutacji.

when-your-amber-is-stolen = twój Æmber zostaje skradziony
amount-per-amber-stolen = 1 za każdy skradziony Æmber
