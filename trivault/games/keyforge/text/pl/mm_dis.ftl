# Słowa, które występują tylko na kartach Dis z Masowej Mutacji.

also-to-this = te same obrażenia są zadawane także temu stworzeniu
forge-for-lives = możesz wykuć klucz po obecnym koszcie +6 Æmberu, zmniejszonym o 1 Æmber za każde zniszczone w ten sposób stworzenie. Jeśli to zrobisz, zniszcz tę kartę
