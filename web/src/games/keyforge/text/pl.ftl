# The table of KeyForge in the browser.

kf-turn-yours = Tura { $n }, twoja
kf-key-ready = wystarczy na klucz
kf-key-missing = brakuje jeszcze { $n }
kf-chains-mean = dobierasz o { $n } mniej
kf-in-hand = na ręce: { $n }
kf-deck = Talia
kf-discard = Odrzucone
kf-archives = Archiwum
kf-purged = Anihilowane

# Co znaczy słowo kluczowe na karcie
kf-reminder = { $keyword ->
    [alpha] Alfa: Zagraj tę kartę tylko, zanim w tej turze zagrasz, użyjesz lub odrzucisz inną kartę.
    [assault] Natarcie { $n }: Zanim zaatakuje, zadaje atakowanemu stworzeniu obrażenia: { $n }.
    [deploy] Zrzut: Może wejść do gry w dowolnym miejscu twojego szyku.
    [elusive] Nieuchwytność: Gdy jest atakowane po raz pierwszy w turze, w tej walce nie zadaje się obrażeń.
    [hazardous] Zagrożenie { $n }: Zanim stworzenie je zaatakuje, otrzymuje obrażenia: { $n }.
    [omega] Omega: Po zagraniu tej karty twoja tura przechodzi do przygotowania i dobierania kart.
    [poison] Trucizna: Stworzenie, któremu jego siła zada obrażenia w walce, zostaje zniszczone.
    [skirmish] Doskok: Gdy nim walczysz, nie otrzymuje obrażeń od atakowanego stworzenia.
   *[taunt] Prowokacja: Jego sąsiadów nie można atakować, chyba że także mają prowokację.
}
