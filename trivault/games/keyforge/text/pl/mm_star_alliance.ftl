# Słowa, które występują tylko na kartach Gwiezdnego Sojuszu z Masowej Mutacji.

discard-one-of-them = odrzuć 1 z nich
