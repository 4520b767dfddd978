# Słowa, które występują tylko na kartach Cieni z Masowej Mutacji.

when-this-would-deal-damage = to stworzenie miałoby zadać obrażenia
