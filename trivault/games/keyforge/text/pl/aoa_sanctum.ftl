# Słowa, które występują tylko na kartach Sanctum z zestawu Czas Wstąpienia.

when-you-control-houses = kontrolujesz stworzenia z co najmniej { $n } różnych domów
