# Słowa, które występują tylko na kartach Brobnarów.

when-you-discard-brobnar = odrzucasz z ręki kartę domu Brobnar
when-played-exactly-one-card = w tej turze została zagrana przez ciebie dokładnie jedna karta
