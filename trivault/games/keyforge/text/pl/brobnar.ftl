# Słowa, które występują tylko na kartach Brobnarów.

when-played-exactly-one-card = w tej turze została zagrana przez ciebie dokładnie jedna karta
