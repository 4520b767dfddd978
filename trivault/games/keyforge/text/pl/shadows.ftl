# Słowa, które występują tylko na kartach Cieni.

when-it-leaves-play = gdy ta karta opuszcza grę, { $effect }

is-first-creature-played = { $form ->
    [genitive] pierwszego stworzenia zagranego w każdej turze
   *[plain] pierwsze stworzenie zagrane w każdej turze
}
under-this = { $form ->
    [genitive] karty leżącej pod tą kartą
   *[plain] kartę leżącą pod tą kartą
}
top-of-its-controller-deck = { $form ->
    [genitive] wierzchniej karty talii kontrolującego je gracza
   *[plain] wierzchnią kartę talii kontrolującego je gracza
}

deal-it-to-this = zadaj te obrażenia temu stworzeniu
call-off-the-fight = ta walka się nie odbywa
counts-as = dopóki { FORM($what, "object") } kontrolujesz, należy do domu { house-word }{ $strangers ->
    [yes] , jeśli nie należy do żadnego z twoich domów
   *[no] {""}
}
