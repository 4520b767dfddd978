# Słowa, które występują tylko na kartach Dis z Masowej Mutacji.

also-to-this = te same obrażenia są zadawane także temu stworzeniu
