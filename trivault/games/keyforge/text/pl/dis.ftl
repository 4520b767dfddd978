# Słowa, które występują tylko na kartach Dis.

# Efekty
opponent-does = następnie przeciwnik robi to samo tobie
lose-armor = do końca tury { FORM($what, "nominative") } traci pancerz i otrzymuje 1 obrażenie za każdy utracony punkt
unforge-last-key = jeśli przeciwnik wykuł klucz w swojej ostatniej turze, cofnij jego wykucie
unforge-key = { $form ->
    [infinitive] cofnąć
   *[plain] cofnij
} wykucie klucza przeciwnika
cannot-forge-nth = nikt nie może wykuć swojego { $n ->
    [1] pierwszego
    [2] drugiego
   *[3] trzeciego
} klucza
put-into-play = { $form ->
    [infinitive] umieścić
   *[plain] umieść
} { FORM($what, "object") } w grze pod swoją kontrolą
damage-goes-to-it = obrażenia tego stworzenia otrzymuje ono, a nie stworzenie, z którym toczy się walka
chosen-house = { $house ->
    [dis] Dis
   *[other] ten dom
}
chosen-house-genitive = { $house ->
    [dis] Dis
   *[other] tego domu
}
modify-purge-destroyed = { $on }, które trafiłyby z gry na stos kart odrzuconych, są zamiast tego anihilowane

# Ile
amount-highest-power = najwyższa siła w grze
amount-lost-armor = utracony pancerz

# Które karty i którzy gracze
owner-of = { FORM($what, "possessive") } { $form ->
    [nominative] właściciel
   *[plain] właściciela
}
controller-of = { $form ->
    [nominative] kontrolujący je gracz
   *[plain] kontrolującego je gracza
}

# Odpowiedzi i pytania
do-number-amount = { $n }
reason-number = { $source }: wybierz liczbę. Każde stworzenie o dokładnie takiej sile zostanie zniszczone.
reason-unforge = { $source }: wybierz, wykucie którego klucza zostanie cofnięte.

# Co się stało
log-unforge = Wykucie jednego klucza ({ FORM($what, "object") }) zostaje cofnięte.
