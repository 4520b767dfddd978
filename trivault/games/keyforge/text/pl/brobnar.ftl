# Słowa, które występują tylko na kartach Brobnarów.

when-you-discard-brobnar = odrzucasz z ręki kartę domu Brobnar
when-played-exactly-one-card = w tej turze udało ci się zagrać dokładnie jedną kartę
