# Słowa, które występują tylko na kartach Cieni z zestawu Czas Wstąpienia.

deal-for-your-amber = zadaj stworzeniom tyle obrażeń, ile masz Æmberu, dzieląc je dowolnie
