# Słowa, które występują tylko na kartach Dis z Masowej Mutacji.

also-to-this = te same obrażenia są zadawane także temu stworzeniu
forge-for-lives = możesz wykuć klucz po obecnym koszcie +6 Æmberu, zmniejszonym o 1 Æmber za każde zniszczone w ten sposób stworzenie. Jeśli to zrobisz, zniszcz tę kartę
when-friendly-destroyed-this-turn = w tej turze zostało zniszczone przyjazne stworzenie
when-neighbor-hurt-in-a-fight = sąsiadowi tego stworzenia zadawane są obrażenia podczas walki
when-icon-hurts-enemy = symbol premii obrażenia zadaje obrażenia wrogiemu stworzeniu
when-opponent-plays-on-left-flank = przeciwnik zagra stworzenie na swojej lewej flance
when-opponent-plays-on-right-flank = przeciwnik zagra stworzenie na swojej prawej flance
amount-power-of-non-changeling-neighbors = łączna siła tych sąsiadów tego stworzenia, którzy nie są Podmieńcami
