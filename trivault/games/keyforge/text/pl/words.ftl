# KeyForge: słowa na kartach.
# $form rzeczownika: plain (biernik), nominative, genitive, dative, instrumental, each ("każde
# stworzenie") i each-nominative, each-genitive, each-dative, each-instrumental, no ("żadnego
# stworzenia"), object (biernik po czasowniku: zaimek), many (mnoga bez liczby), strongest, weakest. $form opisu: n, m, f, fa, gen, fgen, dat, ins, plgen, plins
# (końcówka przed rzeczownikiem), post (po nim), being (po "dopóki"). Efekty: infinitive (po
# Jak wszystko się składa
every = { $form ->
    [no] { FORM($group, "no") }
    [no-nominative] { FORM($group, "no-nominative") }
    [no-dative] { FORM($group, "no-dative") }
    [nominative] { FORM($group, "each-nominative") }
    [genitive] { FORM($group, "each-genitive") }
    [from] { FORM($group, "each-genitive") }
    [dative] { FORM($group, "each-dative") }
    [instrumental] { FORM($group, "each-instrumental") }
   *[plain] { FORM($group, "each") }
}
so-many = { $form ->
    [nominative] { FORM($group, "nominative") }
    [genitive] { FORM($group, "genitive") }
    [from] { FORM($group, "genitive") }
    [dative] { FORM($group, "dative") }{ $n ->
        [1] {""}
       *[other] {" "}po
    }
    [instrumental] { FORM($group, "instrumental") }
   *[plain] { FORM($group, "plain") }
}
up-to = { $n ->
    [1000] dowolną liczbę { FORM($group, "many-genitive") }
   *[other] { $form ->
        [dative] co najwyżej { FORM($group, "dative") } po
       *[plain] do { FORM($group, "genitive") }
    }
}
plural = { $form ->
    [genitive] { FORM($group, "many-genitive") }
    [from] { FORM($group, "many-genitive") }
   *[plain] { FORM($group, "many") }
}
each-of = każdą { FORM($group, "plain") }
joined = { $left } i { $right }
one-of-both = { $left } lub { $right }
filter-both = { $left }{ $right }
filter-not = oprócz { FORM($inner, "genitive") }
after = { $form ->
    [post] {" "}{ FORM($what, "plain") }
   *[n] {""}
}
and-then = { $first } i { $second }
and-if = { $first }; { $second }
and-comma = { $first }, { $second }
amount = { $effect }: { $how_much }
amount-divided = { amount }
x-is = X to { $how_much }
per = { $effect } za { FORM($group, "each") }
if-else = jeśli { $condition }, { $effect }. W przeciwnym razie { $otherwise }
all-of = { $parts }
a = { $group }
next = { FORM($group, "next") }
some-of = { $n ->
    [one] jedną
   *[other] { $n }
} z { FORM($group, "genitive") }
either = { $form ->
    [plain] { $left } lub { $right }
    [post] { $left } lub{ $right }
   *[n] {""}
}

# Rzeczowniki
noun-creature = { $form ->
    [next] następne { FORM($before, "n") }stworzenie
    [each] każde { FORM($before, "n") }stworzenie
    [each-nominative] każde { FORM($before, "n") }stworzenie
    [each-genitive] każdego { FORM($before, "gen") }stworzenia
    [each-dative] każdemu { FORM($before, "dat") }stworzeniu
    [each-instrumental] każdym { FORM($before, "ins") }stworzeniem
    [no] żadnego { FORM($before, "gen") }stworzenia
    [no-nominative] żadne { FORM($before, "n") }stworzenie
    [no-dative] żadnemu { FORM($before, "dat") }stworzeniu
    [many] { FORM($before, "n") }stworzenia
    [many-genitive] { FORM($before, "plgen") }stworzeń
    [strongest] { $count ->
        [one] najsilniejsze { FORM($before, "n") }stworzenie
        [few] { $count } najsilniejsze { FORM($before, "n") }stworzenia
       *[many] { $count } najsilniejszych { FORM($before, "plgen") }stworzeń
    }
    [weakest] najsłabsze { FORM($before, "n") }stworzenie
    [strongest-dative] najsilniejszemu { FORM($before, "dat") }stworzeniu
    [strongest-genitive] najsilniejszego { FORM($before, "gen") }stworzenia
    [weakest-dative] najsłabszemu { FORM($before, "dat") }stworzeniu
    [nominative] { $count ->
        [one] { FORM($before, "n") }stworzenie
        [few] { $count } { FORM($before, "n") }stworzenia
       *[many] { $count } { FORM($before, "plgen") }stworzeń
    }
    [genitive] { $count ->
        [one] { FORM($before, "gen") }stworzenia
        [few] { $count } { FORM($before, "plgen") }stworzeń
       *[many] { $count } { FORM($before, "plgen") }stworzeń
    }
    [dative] { $count ->
        [one] { FORM($before, "dat") }stworzeniu
        [few] { $count } { FORM($before, "ins") }stworzeniom
       *[many] { $count } { FORM($before, "ins") }stworzeniom
    }
    [instrumental] { $count ->
        [one] { FORM($before, "ins") }stworzeniem
        [few] { $count } { FORM($before, "plins") }stworzeniami
       *[many] { $count } { FORM($before, "plins") }stworzeniami
    }
   *[plain] { $count ->
        [one] { FORM($before, "n") }stworzenie
        [few] { $count } { FORM($before, "n") }stworzenia
       *[many] { $count } { FORM($before, "plgen") }stworzeń
    }
}{ FORM($after, "post") }
noun-artifact = { $form ->
    [next] następny { FORM($before, "m") }artefakt
    [each] każdy { FORM($before, "m") }artefakt
    [each-nominative] każdy { FORM($before, "m") }artefakt
    [each-genitive] każdego { FORM($before, "gen") }artefaktu
    [each-dative] każdemu { FORM($before, "dat") }artefaktowi
    [each-instrumental] każdym { FORM($before, "ins") }artefaktem
    [no] żadnego { FORM($before, "gen") }artefaktu
    [no-nominative] żaden { FORM($before, "m") }artefakt
    [no-dative] żadnemu { FORM($before, "dat") }artefaktowi
    [many] { FORM($before, "n") }artefakty
    [many-genitive] { FORM($before, "plgen") }artefaktów
    [strongest] najsilniejszy { FORM($before, "m") }artefakt
    [weakest] najsłabszy { FORM($before, "m") }artefakt
    [strongest-dative] najsilniejszemu { FORM($before, "dat") }artefaktowi
    [weakest-dative] najsłabszemu { FORM($before, "dat") }artefaktowi
    [nominative] { $count ->
        [one] { FORM($before, "m") }artefakt
        [few] { $count } { FORM($before, "n") }artefakty
       *[many] { $count } { FORM($before, "plgen") }artefaktów
    }
    [genitive] { $count ->
        [one] { FORM($before, "gen") }artefaktu
        [few] { $count } { FORM($before, "plgen") }artefaktów
       *[many] { $count } { FORM($before, "plgen") }artefaktów
    }
    [dative] { $count ->
        [one] { FORM($before, "dat") }artefaktowi
        [few] { $count } { FORM($before, "ins") }artefaktom
       *[many] { $count } { FORM($before, "ins") }artefaktom
    }
    [instrumental] { $count ->
        [one] { FORM($before, "ins") }artefaktem
        [few] { $count } { FORM($before, "plins") }artefaktami
       *[many] { $count } { FORM($before, "plins") }artefaktami
    }
   *[plain] { $count ->
        [one] { FORM($before, "m") }artefakt
        [few] { $count } { FORM($before, "n") }artefakty
       *[many] { $count } { FORM($before, "plgen") }artefaktów
    }
}{ FORM($after, "post") }
noun-card = { $form ->
    [next] następna { FORM($before, "f") }karta
    [each] każdą { FORM($before, "fa") }kartę
    [each-nominative] każda { FORM($before, "f") }karta
    [each-genitive] każdej { FORM($before, "fgen") }karty
    [each-dative] każdej { FORM($before, "fgen") }karcie
    [each-instrumental] każdą { FORM($before, "fa") }kartą
    [no] żadnej { FORM($before, "fgen") }karty
    [no-nominative] żadna { FORM($before, "f") }karta
    [no-dative] żadnej { FORM($before, "fgen") }karcie
    [many] { FORM($before, "n") }karty
    [many-genitive] { FORM($before, "plgen") }kart
    [strongest] najsilniejszą { FORM($before, "fa") }kartę
    [weakest] najsłabszą { FORM($before, "fa") }kartę
    [strongest-dative] najsilniejszej { FORM($before, "fgen") }karcie
    [weakest-dative] najsłabszej { FORM($before, "fgen") }karcie
    [nominative] { $count ->
        [one] { FORM($before, "f") }karta
        [few] { $count } { FORM($before, "n") }karty
       *[many] { $count } { FORM($before, "plgen") }kart
    }
    [genitive] { $count ->
        [one] { FORM($before, "fgen") }karty
        [few] { $count } { FORM($before, "plgen") }kart
       *[many] { $count } { FORM($before, "plgen") }kart
    }
    [dative] { $count ->
        [one] { FORM($before, "fgen") }karcie
        [few] { $count } { FORM($before, "ins") }kartom
       *[many] { $count } { FORM($before, "ins") }kartom
    }
    [instrumental] { $count ->
        [one] { FORM($before, "fa") }kartą
        [few] { $count } { FORM($before, "plins") }kartami
       *[many] { $count } { FORM($before, "plins") }kartami
    }
   *[plain] { $count ->
        [one] { FORM($before, "fa") }kartę
        [few] { $count } { FORM($before, "n") }karty
       *[many] { $count } { FORM($before, "plgen") }kart
    }
}{ FORM($after, "post") }
noun-action = { $form ->
    [next] następna { FORM($before, "f") }karta akcji
    [each] każdą { FORM($before, "fa") }kartę akcji
    [each-nominative] każda { FORM($before, "f") }karta akcji
    [each-genitive] każdej { FORM($before, "fgen") }karty akcji
    [each-dative] każdej { FORM($before, "fgen") }karcie akcji
    [each-instrumental] każdą { FORM($before, "fa") }kartą akcji
    [no] żadnej { FORM($before, "fgen") }karty akcji
    [no-nominative] żadna { FORM($before, "f") }karta akcji
    [no-dative] żadnej { FORM($before, "fgen") }karcie akcji
    [many] { FORM($before, "n") }karty akcji
    [many-genitive] { FORM($before, "plgen") }kart akcji
    [strongest] najsilniejszą { FORM($before, "fa") }kartę akcji
    [weakest] najsłabszą { FORM($before, "fa") }kartę akcji
    [strongest-dative] najsilniejszej { FORM($before, "fgen") }karcie akcji
    [weakest-dative] najsłabszej { FORM($before, "fgen") }karcie akcji
    [nominative] { $count ->
        [one] { FORM($before, "f") }karta akcji
        [few] { $count } { FORM($before, "n") }karty akcji
       *[many] { $count } { FORM($before, "plgen") }kart akcji
    }
    [genitive] { $count ->
        [one] { FORM($before, "fgen") }karty akcji
        [few] { $count } { FORM($before, "plgen") }kart akcji
       *[many] { $count } { FORM($before, "plgen") }kart akcji
    }
    [dative] { $count ->
        [one] { FORM($before, "fgen") }karcie akcji
        [few] { $count } { FORM($before, "ins") }kartom akcji
       *[many] { $count } { FORM($before, "ins") }kartom akcji
    }
    [instrumental] { $count ->
        [one] { FORM($before, "fa") }kartą akcji
        [few] { $count } { FORM($before, "plins") }kartami akcji
       *[many] { $count } { FORM($before, "plins") }kartami akcji
    }
   *[plain] { $count ->
        [one] { FORM($before, "fa") }kartę akcji
        [few] { $count } { FORM($before, "n") }karty akcji
       *[many] { $count } { FORM($before, "plgen") }kart akcji
    }
}{ FORM($after, "post") }
noun-upgrade = { $form ->
    [next] następne { FORM($before, "n") }ulepszenie
    [each] każde { FORM($before, "n") }ulepszenie
    [each-nominative] każde { FORM($before, "n") }ulepszenie
    [each-genitive] każdego { FORM($before, "gen") }ulepszenia
    [each-dative] każdemu { FORM($before, "dat") }ulepszeniu
    [each-instrumental] każdym { FORM($before, "ins") }ulepszeniem
    [no] żadnego { FORM($before, "gen") }ulepszenia
    [no-nominative] żadne { FORM($before, "n") }ulepszenie
    [no-dative] żadnemu { FORM($before, "dat") }ulepszeniu
    [many] { FORM($before, "n") }ulepszenia
    [many-genitive] { FORM($before, "plgen") }ulepszeń
    [strongest] najsilniejsze { FORM($before, "n") }ulepszenie
    [weakest] najsłabsze { FORM($before, "n") }ulepszenie
    [strongest-dative] najsilniejszemu { FORM($before, "dat") }ulepszeniu
    [weakest-dative] najsłabszemu { FORM($before, "dat") }ulepszeniu
    [nominative] { $count ->
        [one] { FORM($before, "n") }ulepszenie
        [few] { $count } { FORM($before, "n") }ulepszenia
       *[many] { $count } { FORM($before, "plgen") }ulepszeń
    }
    [genitive] { $count ->
        [one] { FORM($before, "gen") }ulepszenia
        [few] { $count } { FORM($before, "plgen") }ulepszeń
       *[many] { $count } { FORM($before, "plgen") }ulepszeń
    }
    [dative] { $count ->
        [one] { FORM($before, "dat") }ulepszeniu
        [few] { $count } { FORM($before, "ins") }ulepszeniom
       *[many] { $count } { FORM($before, "ins") }ulepszeniom
    }
    [instrumental] { $count ->
        [one] { FORM($before, "ins") }ulepszeniem
        [few] { $count } { FORM($before, "plins") }ulepszeniami
       *[many] { $count } { FORM($before, "plins") }ulepszeniami
    }
   *[plain] { $count ->
        [one] { FORM($before, "n") }ulepszenie
        [few] { $count } { FORM($before, "n") }ulepszenia
       *[many] { $count } { FORM($before, "plgen") }ulepszeń
    }
}{ FORM($after, "post") }
noun-counter = { $form ->
    [each] każdy znacznik
    [many] znaczniki
   *[plain] { $count ->
        [one] znacznik
        [few] { $count } znaczniki
       *[many] { $count } znaczników
    }
} { counter-name } na tej karcie
noun-title = { $form ->
    [each] każdą { FORM($before, "fa") }kartę { $name }
    [each-nominative] każda { FORM($before, "f") }karta { $name }
    [each-genitive] każdej { FORM($before, "fgen") }karty { $name }
    [each-dative] każdej { FORM($before, "fgen") }karcie { $name }
    [each-instrumental] każdą { FORM($before, "fa") }kartą { $name }
    [no] żadnej { FORM($before, "fgen") }karty { $name }
    [no-nominative] żadna { FORM($before, "f") }karta { $name }
    [no-dative] żadnej { FORM($before, "fgen") }karcie { $name }
    [many] { FORM($before, "n") }karty { $name }
    [many-genitive] { FORM($before, "plgen") }kart { $name }
    [strongest] najsilniejszą { FORM($before, "fa") }kartę { $name }
    [weakest] najsłabszą { FORM($before, "fa") }kartę { $name }
    [strongest-dative] najsilniejszej { FORM($before, "fgen") }karcie { $name }
    [weakest-dative] najsłabszej { FORM($before, "fgen") }karcie { $name }
    [nominative] { $count ->
        [one] { FORM($before, "f") }karta { $name }
        [few] { $count } { FORM($before, "n") }karty { $name }
       *[many] { $count } { FORM($before, "plgen") }kart { $name }
    }
    [genitive] { $count ->
        [one] { FORM($before, "fgen") }karty { $name }
        [few] { $count } { FORM($before, "plgen") }kart { $name }
       *[many] { $count } { FORM($before, "plgen") }kart { $name }
    }
    [dative] { $count ->
        [one] { FORM($before, "fgen") }karcie { $name }
        [few] { $count } { FORM($before, "ins") }kartom { $name }
       *[many] { $count } { FORM($before, "ins") }kartom { $name }
    }
    [instrumental] { $count ->
        [one] { FORM($before, "fa") }kartą { $name }
        [few] { $count } { FORM($before, "plins") }kartami { $name }
       *[many] { $count } { FORM($before, "plins") }kartami { $name }
    }
   *[plain] { $count ->
        [one] { FORM($before, "fa") }kartę { $name }
        [few] { $count } { FORM($before, "n") }karty { $name }
       *[many] { $count } { FORM($before, "plgen") }kart { $name }
    }
}{ FORM($after, "post") }
this-card = { $form ->
    [nominative] ta karta
    [genitive] tej karty
    [from] tej karty
    [dative] tej karcie
    [instrumental] tą kartą
   *[plain] tę kartę
}
this-creature = { $form ->
    [nominative] to stworzenie
    [genitive] tego stworzenia
    [from] tego stworzenia
    [dative] temu stworzeniu
    [instrumental] tym stworzeniem
   *[plain] to stworzenie
}
host = { this-creature }
this-upgrade = { $form ->
    [genitive] tego ulepszenia
    [from] tego ulepszenia
   *[plain] to ulepszenie
}
this-artifact = { $form ->
    [genitive] tego artefaktu
    [from] tego artefaktu
   *[plain] ten artefakt
}
named-them = { $form ->
    [nominative] { $noun ->
        [creature] każde z nich
        [upgrade] każde z nich
        [artifact] każdy z nich
       *[other] każda z nich
    }
    [genitive] { $noun ->
        [creature] każdego z nich
        [upgrade] każdego z nich
        [artifact] każdego z nich
       *[other] każdej z nich
    }
    [from] { $noun ->
        [creature] każdego z nich
        [upgrade] każdego z nich
        [artifact] każdego z nich
       *[other] każdej z nich
    }
    [dative] { $noun ->
        [creature] każdemu z nich
        [upgrade] każdemu z nich
        [artifact] każdemu z nich
       *[other] każdej z nich
    }
    [instrumental] { $noun ->
        [creature] każdym z nich
        [upgrade] każdym z nich
        [artifact] każdym z nich
       *[other] każdą z nich
    }
   *[plain] { $noun ->
        [creature] każde z nich
        [upgrade] każde z nich
        [artifact] każdy z nich
       *[other] każdą z nich
    }
}
top-of-you-deck = { $form ->
    [nominative] wierzchnia karta { $zone ->
        [discard] twojego stosu kart odrzuconych
       *[deck] twojej talii
    }
    [genitive] { $n ->
        [one] wierzchniej karty
       *[other] { $n } wierzchnich kart
    } { own-pile }
    [dative] wierzchniej karcie { own-pile }
    [instrumental] wierzchnią kartą { own-pile }
   *[plain] { $n ->
        [one] wierzchnią kartę
        [few] { $n } wierzchnie karty
       *[many] { $n } wierzchnich kart
    } { own-pile }
}
own-pile = { $zone ->
    [discard] swojego stosu kart odrzuconych
   *[deck] swojej talii
}
top-of-opponent-deck = { $form ->
    [nominative] wierzchnia karta talii przeciwnika
    [genitive] { $n ->
        [one] wierzchniej karty
       *[other] { $n } wierzchnich kart
    } talii przeciwnika
    [dative] wierzchniej karcie talii przeciwnika
    [instrumental] wierzchnią kartą talii przeciwnika
   *[plain] { $n ->
        [one] wierzchnią kartę
        [few] { $n } wierzchnie karty
       *[many] { $n } wierzchnich kart
    } talii przeciwnika
}
seen-cards = { $form ->
    [genitive] { $others ->
        [yes] pozostałych
       *[no] nich
    }
   *[plain] { $others ->
        [yes] pozostałe
       *[no] je
    }
}
top-of-chosen-deck = { $form ->
    [genitive] { $n ->
        [one] wierzchniej karty
       *[other] { $n } wierzchnich kart
    }
   *[plain] { $n ->
        [one] wierzchnią kartę
        [few] { $n } wierzchnie karty
       *[many] { $n } wierzchnich kart
    }
} talii tego gracza
who-any = { $form ->
    [nominative] gracz
    [dative] graczowi
    [instrumental] graczem
   *[plain] gracza
}
who-you = { $form ->
    [nominative] ty
    [genitive] ciebie
    [dative] tobie
    [instrumental] tobą
   *[plain] ciebie
}
who-opponent = { $form ->
    [nominative] przeciwnik
    [genitive] przeciwnika
    [dative] przeciwnikowi
    [instrumental] przeciwnikiem
   *[plain] przeciwnika
}
who-each = { $form ->
    [nominative] każdy gracz
    [genitive] każdego gracza
    [dative] każdemu graczowi
    [instrumental] każdym graczem
   *[plain] każdego gracza
}
who-each-player = { who-each }
who-ahead-in-keys = każdy gracz, który wykuł więcej kluczy niż jego przeciwnik,
noun-key = { $form ->
    [each] każdy{" "}
   *[plain] { $count }{" "}
}{ $forged ->
    [no] niewykuty
   *[yes] wykuty
} klucz { $who ->
    [you] należący do ciebie
   *[opponent] przeciwnika
}
noun-house = { $form ->
    [each] każdy dom reprezentowany
   *[plain] { $count ->
        [one] dom reprezentowany
        [few] { $count } domy reprezentowane
       *[many] { $count } domów reprezentowanych
    }
} w grze przez { $group }
noun-at-most = { $form ->
    [each] { FORM($group, "each") }
   *[plain] { FORM($group, "plain") }
} (najwyżej { $most })
noun-tokens-here = { $word ->
    [amber] { noun-amber-here }
    [damage] { noun-damage-here }
   *[other] { noun-counter }
}
noun-amber-here = { $form ->
    [each] każdy Æmber
   *[plain] { $count ->
        [one] jednostka
        [few] { $count } jednostki
       *[many] { $count } jednostek
    } Æmberu
} na tej karcie
noun-pool-amber = { $form ->
    [each] każdy Æmber
   *[plain] { $count } Æmberu
} w { $who ->
    [you] twojej puli
    [own] swojej puli
   *[opponent] puli przeciwnika
}
noun-its-icon = { $form ->
    [each] każdy
   *[plain] { $count }
} { $count ->
    [one] symbol premii
    [few] symbole premii
   *[many] symboli premii
}{ $icon ->
    [any] {""}
    [amber] {" "}Æmberu
    [capture] {" "}przejęcia
    [damage] {" "}obrażenia
   *[draw] {" "}dobierania
} na { $of ->
    [purged] anihilowanych kartach
    [card] niej
   *[it] nim
}
noun-damage-here = { $form ->
    [each] każde obrażenie
   *[plain] { $count ->
        [one] 1 obrażenie
        [few] { $count } obrażenia
       *[many] { $count } obrażeń
    }
} na tej karcie
neighbors-of = { $form ->
    [dative] każdemu stworzeniu
    [genitive] każdego stworzenia
   *[plain] każde stworzenie
}, które { $whom ->
    [foe] sąsiaduje z zaatakowanym stworzeniem
   *[it] z nim sąsiadowało
},
noun-creature-or-artifact = { $form ->
    [next] następne { FORM($before, "n") }stworzenie lub następny { FORM($before, "m") }artefakt
    [each] każde { FORM($before, "n") }stworzenie lub każdy { FORM($before, "m") }artefakt
    [no] żadnego { FORM($before, "gen") }stworzenia ani artefaktu
    [dative] { $count ->
        [one] { FORM($before, "dat") }stworzeniu lub artefaktowi
       *[other] { $count } { FORM($before, "ins") }stworzeniom lub artefaktom
    }
    [genitive] { $count ->
        [one] { FORM($before, "gen") }stworzenia lub artefaktu
       *[other] { $count } { FORM($before, "plgen") }stworzeń lub artefaktów
    }
    [many] { FORM($before, "n") }stworzenia lub artefakty
   *[plain] { $count ->
        [one] { FORM($before, "n") }stworzenie lub { FORM($before, "m") }artefakt
        [few] { $count } { FORM($before, "n") }stworzenia lub artefakty
       *[many] { $count } { FORM($before, "plgen") }stworzeń lub artefaktów
    }
}{ FORM($after, "post") }
extreme = { $n ->
    [0] { each-extreme }
   *[other] { $how ->
        [most] { $form ->
            [dative] { FORM($group, "strongest-dative") }
            [genitive] { FORM($group, "strongest-genitive") }
            [from] { FORM($group, "strongest-genitive") }
           *[plain] { FORM($group, "strongest") }
        }
       *[least] { $form ->
            [dative] { FORM($group, "weakest-dative") }
           *[plain] { FORM($group, "weakest") }
        }
    }
}
each-extreme = { $form ->
    [dative] { FORM($group, "each-dative") }
   *[plain] { FORM($group, "each") }
} o { $how ->
    [most] największej
   *[least] najmniejszej
} sile
# it: $form object (po czasowniku), plain (biernik po przyimku), from (dopełniacz po przyimku), onto
# (miejscownik), possessive; [self] to podmiot poprzedniego zdania: pomija się go
named-it = { $noun ->
    [creature] { $form ->
        [object] je
        [nominative] ono
        [genitive] go
        [from] niego
        [dative] mu
        [instrumental] nim
        [onto] nie
        [possessive] jego
       *[plain] nie
    }
    [upgrade] { $form ->
        [object] je
        [nominative] ono
        [genitive] go
        [from] niego
        [dative] mu
        [instrumental] nim
        [onto] nie
        [possessive] jego
       *[plain] nie
    }
    [artifact] { $form ->
        [object] go
        [nominative] on
        [genitive] go
        [from] niego
        [dative] mu
        [instrumental] nim
        [onto] niego
        [possessive] jego
       *[plain] niego
    }
    [self] { $form ->
        [object] je
        [nominative] {""}
        [genitive] go
        [from] niego
        [dative] mu
        [instrumental] nim
        [onto] nie
        [possessive] jego
       *[plain] nie
    }
    [player] { $form ->
        [object] go
        [nominative] ten gracz
        [dative] mu
       *[plain] tego gracza
    }
   *[card] { $form ->
        [object] ją
        [nominative] ona
        [genitive] jej
        [from] niej
        [dative] jej
        [instrumental] nią
        [onto] niej
        [possessive] jej
       *[plain] nią
    }
}

# Gdzie
# Które
ending = { $form ->
    [m] y
    [f] a
    [fa] ą
    [gen] ego
    [fgen] ej
    [dat] emu
    [ins] ym
    [plgen] ych
    [plins] ymi
   *[n] e
}
ending-g = { $form ->
    [m] i
    [f] a
    [fa] ą
    [gen] iego
    [fgen] iej
    [dat] iemu
    [ins] im
    [plgen] ich
    [plins] imi
   *[n] ie
}
ending-i = { $form ->
    [m] {""}
    [f] a
    [fa] ą
    [gen] ego
    [fgen] ej
    [dat] emu
    [ins] m
    [plgen] ch
    [plins] mi
   *[n] e
}
is-friendly = { $form ->
    [post] {""}
   *[n] przyjazn{ ending }{" "}
}
is-enemy = { $form ->
    [post] {""}
   *[n] wrog{ ending-g }{" "}
}
is-other = { $form ->
    [post] {""}
   *[n] inn{ ending }{" "}
}
is-not-it = { $form ->
    [post] {""}
   *[n] inn{ ending }{" "}
}
is-damaged = { $form ->
    [post] {" "}z obrażeniami
    [being] ma obrażenia
   *[n] {""}
}
is-undamaged = { $form ->
    [post] {" "}bez obrażeń
    [being] nie ma obrażeń
   *[n] {""}
}
is-flank = { $form ->
    [post] {" "}na flance
    [being] jest na flance
   *[n] {""}
}
is-not-flank = { $form ->
    [post] {" "}poza flankami
    [being] nie jest na flance
   *[n] {""}
}
is-ready = { $form ->
    [post] {""}
    [being] jest przygotowane
   *[n] przygotowan{ ending }{" "}
}
is-stunned = { $form ->
    [post] {""}
    [being] jest ogłuszone
   *[n] ogłuszon{ ending }{" "}
}
is-with-amber = { $form ->
    [post] {" "}z Æmberem
   *[n] {""}
}
is-without-amber = { $form ->
    [post] {" "}bez Æmberu
   *[n] {""}
}
is-with-icons = { $form ->
    [post] {" "}{ $some ->
        [no] bez symboli premii
       *[yes] z symbolem premii
    }
   *[n] {""}
}
is-of-that-name = { $form ->
    [post] {" "}{ $what ->
        [trait] z tą cechą
       *[card] o tej nazwie
    }
   *[n] {""}
}
is-commonest-house = { $form ->
    [post] {" "}z domu, który ma najwięcej stworzeń w grze
   *[n] {""}
}
is-with-armor = { $form ->
    [post] {" "}z pancerzem
   *[n] {""}
}
is-with-upgrade = { $form ->
    [post] {" "}z ulepszeniem
   *[n] {""}
}
is-neighbor = { $form ->
    [post] {""}
   *[n] sąsiedni{ ending-i }{" "}
}
is-neighbor-of-it = { $form ->
    [post] {" "}obok niego
   *[n] {""}
}
is-chosen-house = { $form ->
    [post] {" "}z tego domu
   *[n] {""}
}
is-not-chosen-house = { $form ->
    [post] {" "}z innego domu
   *[n] {""}
}
is-yours = { $form ->
    [post] {" "}w twoim posiadaniu
   *[n] {""}
}
is-house = { $form ->
    [post] {" "}z domu { house-word }
   *[n] {""}
}
is-not-house = { $form ->
    [post] {" "}spoza domu { house-word }
   *[n] {""}
}
is-trait = { $form ->
    [post] {" "}z cechą { trait }
   *[n] {""}
}
is-not-trait = { $form ->
    [post] {" "}bez cechy { trait }
   *[n] {""}
}
is-having = { $form ->
    [post] {" "}ze słowem kluczowym { keyword-word }
   *[n] {""}
}
is-its-foe = w walce z tym stworzeniem
is-neighbor-of-its-foe = obok oponenta tego stworzenia
is-with-counter = ze znacznikiem { counter-name }
house-word = { $word ->
    [brobnar] Brobnar
    [dis] Dis
    [logos] Logos
    [mars] Mars
    [sanctum] Sanctum
    [saurian] Rzymozaury
    [shadows] Cienie
    [star-alliance] Gwiezdny Sojusz
   *[untamed] Nieokiełznani
}
keyword-word = { $word ->
    [assault] natarcie
    [elusive] nieuchwytność
    [hazardous] zagrożenie
    [invulnerable] niewrażliwość
    [poison] trucizna
    [skirmish] doskok
   *[taunt] prowokacja
}
is-from-your-hand = { $by ->
    [you] z ręki
   *[any] z twojej ręki
}
is-no-creature = z wyjątkiem stworzenia
is-same-power = o takiej samej sile jak jedno z wybranych
is-with-play-effect = z efektem zagrania
is-attached = { $whom ->
    [it] na nim
   *[this] na tym stworzeniu
}
is-fighting = w walce
is-active-house = { $form ->
    [post] {" "}z aktywnego domu
   *[n] {""}
}
is-gigantic-half = gigantycznego stworzenia
is-theirs = { $form ->
    [post] {" "}w posiadaniu przeciwnika
   *[n] {""}
}
is-done = { $form ->
    [post] {""}
   *[n] { deed } { deed-when }{" "}
}
deed = { $deed ->
    [all_discarded] odrzucon{ ending }
    [archived] zarchiwizowan{ ending }
    [destroyed] zniszczon{ ending }
    [discarded] odrzucon{ ending }{ $when ->
        [way] {""}
       *[turn] {" "}z ręki
    }
    [fallen] zniszczon{ ending } w walce
    [played] zagran{ ending }
    [purged] anihilowan{ ending }
    [returned] wzięt{ ending } na rękę
    [reaped] użyt{ ending } do zbierania
    [fought] użyt{ ending } do walki
    [revealed] ujawnion{ ending }
    [shuffled] wtasowan{ ending } do talii
   *[used] użyt{ ending }
}
deed-when = { $when ->
    [by-you] przez ciebie w tej turze
    [by-opponent] przez przeciwnika w tej turze
    [way] w ten sposób
   *[turn] w tej turze
}
is-power = { $form ->
    [post] {" "}o { $how ->
        [at-most] sile { $n } lub mniejszej
        [at-least] sile { $n } lub większej
        [even] parzystej sile
        [odd] nieparzystej sile
        [chosen] sile równej tej liczbie
        [like] takiej samej sile jak jedno z wybranych
        [below-this] sile mniejszej niż siła tego stworzenia
        [below-it] sile mniejszej od niego
       *[exactly] sile { $n }
    }
   *[n] {""}
}
is-in-fight = { $form ->
    [post] , które { in-fight }
    [being] { in-fight }
   *[n] {""}
}
in-fight = { $role ->
    [attacker] atakuje { FORM($whom, "plain") }
   *[defender] jest atakowane
}
is-played-by = { $form ->
    [post] {""}
   *[n] zagrywan{ ending } przez { $who ->
        [you] ciebie
       *[opponent] przeciwnika
    }{" "}
}
is-to-side = { $form ->
    [post] {" "}na { $side ->
        [left] lewo
       *[right] prawo
    } od tego stworzenia
   *[n] {""}
}
is-center = { $form ->
    [post] {" "}w samym środku szyku
    [being] jest w samym środku szyku
   *[n] {""}
}
is-like-it = { $what ->
    [house-of] z tego samego domu co { FORM($whom, "nominative") }
    [house] z tego samego domu
    [that-house] z tego domu
    [trait] o wspólnej z nim cesze
   *[other-name] o innej nazwie
}
is-sharing-no-trait = bez wspólnej cechy z innym stworzeniem ze swojego szyku
is-sharing-house = z { $n ->
    [one] sąsiadem
   *[other] { $n } sąsiadami
} z tego samego domu
is-of-crowded-house = z domu z co najmniej { $n } stworzeniami w grze
is-an-extra = w każdej swojej turze { FORM($extra, "plain") }
place = {" "}{ $zone ->
    [hand] { $whose ->
        [you] z ręki
        [opponent] z ręki przeciwnika
        [each] z każdej ręki
       *[both] z dowolnej ręki
    }
    [deck] { $whose ->
        [you] ze swojej talii
        [opponent] z talii przeciwnika
        [each] z każdej talii
       *[both] z dowolnej talii
    }
    [discard] { $whose ->
        [you] ze swojego stosu kart odrzuconych
        [opponent] ze stosu kart odrzuconych przeciwnika
        [each] z każdego stosu kart odrzuconych
       *[both] z dowolnego stosu kart odrzuconych
    }
    [archives] { $whose ->
        [you] ze swojego archiwum
        [opponent] z archiwum przeciwnika
        [each] z każdego archiwum
       *[both] z dowolnego archiwum
    }
    [purged] { $whose ->
        [you] spośród swoich anihilowanych kart
        [opponent] z anihilowanych kart przeciwnika
       *[both] z anihilowanych kart
    }
   *[play] w grze
}
within = {" "}{ $zone ->
    [hand] { $whose ->
        [you] na twojej ręce
        [opponent] na ręce przeciwnika
        [own] na swojej ręce
       *[both] na dowolnej ręce
    }
    [deck] { $whose ->
        [you] w twojej talii
        [opponent] w talii przeciwnika
        [own] w swojej talii
       *[both] w dowolnej talii
    }
    [discard] { $whose ->
        [you] w twoim stosie kart odrzuconych
        [opponent] w stosie kart odrzuconych przeciwnika
        [own] w swoim stosie kart odrzuconych
       *[both] w dowolnym stosie kart odrzuconych
    }
    [archives] { $whose ->
        [you] w twoim archiwum
        [opponent] w archiwum przeciwnika
        [own] w swoim archiwum
       *[both] w dowolnym archiwum
    }
    [purged] { $whose ->
        [you] wśród twoich anihilowanych kart
        [opponent] wśród anihilowanych kart przeciwnika
        [own] wśród swoich anihilowanych kart
       *[both] wśród anihilowanych kart
    }
   *[play] w grze
}

# Efekty
drawn = { $n ->
    [0] karty
   *[other] { cards }
}
capture = { $form ->
    [infinitive] pozwolić { FORM($what, "dative") } przejąć { amber }
   *[plain] { FORM($what, "nominative") } przejmuje { amber }
}
divide-capture = { $form ->
    [infinitive] rozdzielić
   *[plain] rozdziel
} przejęty Æmber dowolnie pomiędzy { $group }
capture-own = { $form ->
    [infinitive] pozwolić { FORM($what, "dative") } przejąć { amber } własnej strony
   *[plain] { FORM($what, "nominative") } przejmuje { amber } własnej strony
}
exalt = { $form ->
    [infinitive] położyć
   *[plain] połóż
} { amber } z puli ogólnej na { FORM($what, "onto") }
put-on-card = { $form ->
    [infinitive] przenieść
   *[plain] przenieś
} { amber } ze swojej puli na { FORM($what, "plain") }
put-theirs-on-card = { $form ->
    [infinitive] przenieść
   *[plain] przenieś
} { amber } z puli przeciwnika na { FORM($what, "plain") }
move-amber = { $form ->
    [infinitive] przenieść
   *[plain] przenieś
} { amber } z tego stworzenia na { FORM($what, "plain") }
bonus-icons = { $form ->
    [infinitive] rozpatrzyć
   *[plain] rozpatrz
} każdy { FORM($what, "possessive") } symbol premii tak jak przy zagraniu
look-at = { $form ->
    [infinitive] podejrzeć
   *[plain] podejrzyj
} { FORM($what, "object") }
damage-amount = { $n ->
    [0] obrażenia
   *[other] { damage-points }
}
deal-more-to-damaged = zadaj każdemu z nich { damage-points }, a temu, które już miało obrażenia, { $more }
heal = { $form ->
    [infinitive] { $n ->
        [0] wyleczyć obrażenia { FORM($what, "genitive") }
        [1000] całkowicie wyleczyć { FORM($what, "object") }
       *[other] wyleczyć { damage-points } { FORM($what, "genitive") }
    }
   *[plain] { $n ->
        [0] wylecz obrażenia { FORM($what, "genitive") }
        [1000] całkowicie wylecz { FORM($what, "object") }
       *[other] wylecz { damage-points } { FORM($what, "genitive") }
    }
}
destroy = { $form ->
    [infinitive] zniszczyć
   *[plain] zniszcz
} { FORM($what, "object") }
to-hand = { $whose ->
    [you] { $form ->
        [infinitive] wziąć
       *[plain] weź
    } { FORM($what, "object") } na rękę
   *[owner] { $form ->
        [infinitive] cofnąć
       *[plain] cofnij
    } { FORM($what, "object") } na rękę właściciela
}
to-deck-top = { $form ->
    [infinitive] położyć
   *[plain] połóż
} { FORM($what, "object") } na wierzchu { owners-deck }
to-deck-bottom = { $form ->
    [infinitive] położyć
   *[plain] połóż
} { FORM($what, "object") } na spodzie { owners-deck }
owners-deck = { $whose ->
    [you] swojej talii
   *[owner] talii właściciela
}
put-back = odłóż { FORM($what, "object") } w dowolnej kolejności
into-deck = { $form ->
    [infinitive] wtasować
   *[plain] wtasuj
} { FORM($what, "object") } do { owners-deck }
archive = { $form ->
    [infinitive] zarchiwizować
   *[plain] zarchiwizuj
} { FORM($what, "object") }
abduct = { $form ->
    [infinitive] umieścić
   *[plain] umieść
} { FORM($what, "object") } w { $whose ->
    [opponent] archiwum przeciwnika
   *[you] swoim archiwum
}
purge = { $form ->
    [infinitive] anihilować
   *[plain] anihiluj
} { FORM($what, "object") }
graft = { $form ->
    [infinitive] doczepić
   *[plain] doczep
} { FORM($what, "object") } do tej karty
purge-from-one-pile = { $form ->
    [infinitive] anihilować
   *[plain] anihiluj
} do { $n } kart z jednego stosu kart odrzuconych
put-under = { $form ->
    [infinitive] położyć
   *[plain] połóż
} { FORM($what, "object") } zakrytą pod tą kartą
discard = { $form ->
    [infinitive] odrzucić
   *[plain] odrzuć
} { FORM($what, "object") }
discard-deck = { $form ->
    [infinitive] odrzucić
   *[plain] odrzuć
} { FORM($what, "object") }
shuffle-that-deck = potasuj tę talię
shuffle-your-deck = potasuj swoją talię
reveal-cards = { $form ->
    [infinitive] ujawnić { FORM($what, "object") }
   *[plain] ujawnij { FORM($what, "object") }
}
reveal-random = { $form ->
    [infinitive] ujawnić
   *[plain] ujawnij
} 1 losową kartę z ręki
archives-or-deck = wybierz losową kartę z archiwum przeciwnika lub wierzchnią kartę talii przeciwnika
discard-until = { $form ->
    [infinitive] odrzucać
   *[plain] odrzucaj
} karty z wierzchu { $whose ->
    [its-controller] talii gracza, który je kontrolował,
   *[you] swojej talii,
} aż odrzucisz { FORM($what, "object") } lub talia się skończy
enter = { $form ->
    [infinitive] umieścić
   *[plain] umieść
} { FORM($what, "object") } w grze
put-into-play-for-owner = { $form ->
    [infinitive] umieścić
   *[plain] umieść
} { FORM($what, "object") } w grze pod kontrolą właściciela
take-control = { $form ->
    [infinitive] przejąć
   *[plain] przejmij
} kontrolę nad { FORM($what, "instrumental") }
give-control = { $form ->
    [infinitive] przekazać
   *[plain] przekaż
} przeciwnikowi kontrolę nad { FORM($what, "instrumental") }
move-to-flank = { $form ->
    [infinitive] przenieść
   *[plain] przenieś
} { FORM($what, "object") } na flankę szyku
move-anywhere = { $form ->
    [infinitive] przenieść
   *[plain] przenieś
} { FORM($what, "object") } w dowolne miejsce szyku
swap-two = { $form ->
    [infinitive] zamienić
   *[plain] zamień
} miejscami 2 stworzenia z jednego szyku
put-on-flank = { $form ->
    [infinitive] położyć
   *[plain] połóż
} tę kartę na flance swojego szyku
animate = { $form ->
    [infinitive] przenieść
   *[plain] przenieś
} { FORM($what, "object") } na flankę szyku kontrolującego gracza. Do końca tury jest to stworzenie o sile { $n }, które należy do aktywnego domu
gain-body = dopóki nie opuści gry, to stworzenie ma siłę anihilowanego stworzenia oraz otrzymuje jego pancerz, słowa kluczowe i cechy
gains-traits = { FORM($on, "nominative") } ma siłę, pancerz, słowa kluczowe i cechy innego stworzenia
sorts-archives = ta karta jest zawsze archiwizowana odkryta. Dopóki jest w twoim archiwum, możesz wziąć z niego dowolną liczbę kart, a pozostałe zostawić
ready = { $form ->
    [infinitive] przygotować
   *[plain] przygotuj
} { FORM($what, "object") }
attach-to = { $form ->
    [infinitive] przyłączyć
   *[plain] przyłącz
} to ulepszenie do { FORM($what, "from") }
rearrange = { $form ->
    [infinitive] zmienić
   *[plain] zmień
} kolejność stworzeń w szyku jednego gracza
trigger-again = { $of ->
    [play] aktywuj jego efekty zagrania jeszcze raz
    [fight] aktywuj jego efekty walki jeszcze raz
   *[reap] aktywuj jego efekty zbierania jeszcze raz
}
play-or-use = { $form ->
    [infinitive] zagrać lub użyć
   *[plain] zagraj lub użyj
} { FORM($what, "genitive") }
its-house-becomes-active = jej dom staje się aktywnym domem
end-your-turn = twoja tura się kończy
unward = { $form ->
    [infinitive] usunąć
   *[plain] usuń
} osłonięcie { FORM($what, "genitive") }
exhaust = { $form ->
    [infinitive] wyczerpać
   *[plain] wyczerp
} { FORM($what, "object") }
ward = { $form ->
    [infinitive] osłonić
   *[plain] osłoń
} { FORM($what, "object") }
move-ward = przenieś osłonę ze stworzenia na inne stworzenie
enrage = { $form ->
    [infinitive] rozjuszyć
   *[plain] rozjusz
} { FORM($what, "object") }
counters = { $n ->
    [0] znaczniki siły +1
    [one] znacznik siły +1
    [few] { $n } znaczniki siły +1
   *[many] { $n } znaczników siły +1
}
lose-power-counter = { $form ->
    [infinitive] zdjąć
   *[plain] zdejmij
} { counters } z { FORM($what, "from") }
sacrifice-power = możesz zniszczyć dowolną liczbę { FORM($group, "genitive") } o łącznej sile co najmniej { $n }
power-counter = { $form ->
    [infinitive] położyć
   *[plain] połóż
} { counters } na { FORM($what, "onto") }
named-counters = { $n ->
    [0] znaczniki
    [one] znacznik
    [few] { $n } znaczniki
   *[many] { $n } znaczników
} { counter-name }
put-counter = { $form ->
    [infinitive] położyć
   *[plain] połóż
} { named-counters } na { FORM($what, "onto") }
remove-counters = { $form ->
    [infinitive] usunąć
   *[plain] usuń
} { $n ->
    [1000] każdy znacznik
    [one] znacznik
    [few] { $n } znaczniki
   *[many] { $n } znaczników
} { counter-name } z tej karty
use-it = { $way ->
    [fight] { $form ->
        [infinitive] walczyć
       *[plain] walcz
    } { FORM($what, "instrumental") }
    [reap] { $form ->
        [infinitive] zbierać
       *[plain] zbieraj
    } { FORM($what, "instrumental") }
    [act] { $form ->
        [infinitive] użyć
       *[plain] użyj
    } akcji { FORM($what, "genitive") }
   *[any] { $form ->
        [infinitive] użyć
       *[plain] użyj
    } { FORM($what, "genitive") }{ $yours ->
        [yes] {" "}jak własnej karty
       *[no] {""}
    }
}
play-it = { $form ->
    [infinitive] zagrać
   *[plain] zagraj
} { FORM($what, "object") }{ $yours ->
    [yes] {" "}jak własną kartę
   *[no] {""}
}{ $stunned ->
    [yes] , które wchodzi do gry ogłuszone
   *[no] {""}
}
forge-free = { $form ->
    [infinitive] wykuć
   *[plain] wykuj
} klucz bez kosztu
stop-forging = ten klucz nie zostaje wykuty, a Æmber nie zostaje wydany
forge-cost = { $n ->
    [0] po obecnym koszcie
   *[other] po obecnym koszcie +{ $n } Æmberu
}
opponent-forges-free = przeciwnik wykuwa klucz bez kosztu
forge-at = { $form ->
    [infinitive] wykuć
   *[plain] wykuj
} klucz { forge-cost }
forge-at-per = { $form ->
    [infinitive] wykuć
   *[plain] wykuj
} klucz { forge-cost }, zmniejszonym o { $less ->
    [one] 1 Æmber
   *[other] { $less } Æmberu
} za { FORM($group, "each") }
name-house = { $by ->
    [opponent] przeciwnik wymienia dom
   *[you] { $form ->
        [infinitive] wybrać
       *[plain] wybierz
    } dom{ $whose ->
        [opponent] {" "}z karty tożsamości przeciwnika
       *[any] {""}
    }
}
name-something = { $what ->
    [trait] wybierz cechę
   *[card] podaj nazwę karty
}
splash = zadaj { FORM($what, "dative") } { damage-points }, a każdemu jego sąsiadowi { $splash ->
    [one] 1 obrażenie
    [few] { $splash } obrażenia
   *[many] { $splash } obrażeń
}
arrange = wybierz kolejność dla wszystkich { FORM($group, "genitive") }
gain = { $who ->
    [other] { FORM($what, "nominative") } otrzymuje { amber }
   *[you] { $form ->
        [infinitive] otrzymać
       *[plain] otrzymaj
    } { amber }
}
lose = { $who ->
    [other] { FORM($what, "nominative") } traci { amber }
   *[you] { $form ->
        [infinitive] stracić
       *[plain] strać
    } { amber }
}
steal = { $who ->
    [other] { FORM($what, "nominative") } kradnie { amber }
   *[you] { $form ->
        [infinitive] ukraść
       *[plain] ukradnij
    } { amber }
}
pay = { $who ->
    [other] { FORM($what, "nominative") } płaci ci { amber }
   *[you] { $form ->
        [infinitive] zapłacić
       *[plain] zapłać
    } przeciwnikowi { amber }
}
draw = { $who ->
    [other] { FORM($what, "nominative") } dobiera { drawn }
   *[you] { $form ->
        [infinitive] dobrać
       *[plain] dobierz
    } { drawn }
}
gain-chains = { $who ->
    [other] { FORM($what, "nominative") } otrzymuje { chains }
   *[you] { $form ->
        [infinitive] otrzymać
       *[plain] otrzymaj
    } { chains }
}
move-from = { $to ->
    [supply] { $form ->
        [infinitive] przenieść
       *[plain] przenieś
    } { amber } { out-of } { FORM($what, "from") } do puli ogólnej
    [opponent] { $form ->
        [infinitive] przenieść
       *[plain] przenieś
    } { amber } { out-of } { FORM($what, "from") } do puli przeciwnika
   *[pool] { $form ->
        [infinitive] przenieść
       *[plain] przenieś
    } { amber } { out-of } { FORM($what, "from") } do swojej puli
}
out-of = { $bare ->
    [yes] ze
   *[no] z
}
at-random = { $deed ->
    [archive] zarchiwizuj losowo { $n ->
        [one] { $n } kartę
        [few] { $n } karty
       *[many] { $n } kart
    } z ręki
    [discard-own] odrzuć z ręki { $n ->
        [one] 1 losową kartę
        [few] { $n } losowe karty
       *[many] { $n } losowych kart
    }
   *[discard] { FORM($who, "nominative") } { $deed ->
        [purge] anihiluje
       *[discard] odrzuca
    } { $zone ->
        [archives] ze swojego archiwum
       *[hand] z ręki
    } { $n ->
        [one] 1 losową kartę
        [few] { $n } losowe karty
       *[many] { $n } losowych kart
    }
}
damage = { $pierces ->
    [yes] { $form ->
        [infinitive] zadać
       *[plain] zadaj
    } { FORM($what, "dative") } { damage-amount }, których pancerz nie powstrzymuje
   *[no] { $form ->
        [infinitive] zadać
       *[plain] zadaj
    } { FORM($what, "dative") } { damage-amount }
}
stun = { $given ->
    [no] { $form ->
        [infinitive] usunąć
       *[plain] usuń
    } ogłuszenie { FORM($what, "genitive") }
   *[yes] { $form ->
        [infinitive] ogłuszyć
       *[plain] ogłusz
    } { FORM($what, "object") }
}

# Stałe umiejętności
signed = { $sign ->
    [minus] −
   *[plus] +
}
power-points = { $n ->
    [0] siłę
   *[other] { signed }{ $n } do siły
}
modify-power = { FORM($on, "nominative") } otrzymuje { power-points }
modify-x = X
modify-armor = { FORM($on, "nominative") } otrzymuje { signed }{ $n } do pancerza
modify-set-power = uznaje się, że { FORM($on, "nominative") } ma siłę { $n }
modify-set-armor = uznaje się, że { FORM($on, "nominative") } ma pancerz { $n }
modify-ignores-taunt = { FORM($on, "nominative") } może atakować tak, jakby nie było prowokacji
modify-far-taunt = prowokacja { FORM($on, "genitive") } działa także na sąsiadów jego sąsiadów
modify-ignores-elusive = { FORM($on, "nominative") } walczy tak, jakby nie było nieuchwytności
you-control-it = kontrolujesz { FORM($what, "object") }
modify-text-box = { FORM($on, "nominative") } ma tekst innego stworzenia
modify-flank = { FORM($on, "nominative") } liczy się jako stworzenie na flance
modify-must-fight = { $on } musi walczyć, gdy się go używa, jeśli to możliwe
modify-may-use = możesz { $pronoun ->
    [yes] { FORM($on, "genitive") } użyć
   *[no] użyć { FORM($on, "genitive") }
} jak karty z aktywnego domu
modify-may-fight = możesz { $pronoun ->
    [yes] { FORM($on, "instrumental") } walczyć
   *[no] walczyć { FORM($on, "instrumental") }
} jak kartą z aktywnego domu
modify-may-play = możesz { $pronoun ->
    [yes] { FORM($on, "object") } zagrać
   *[no] zagrać { FORM($on, "object") }
} jak kartę z aktywnego domu
modify-key-cost = { $who ->
    [you] twoje klucze kosztują
    [opponent] klucze przeciwnika kosztują
   *[each-player] klucze kosztują
} { signed }{ amber }
modify-hand-size = { $who ->
    [you] twój limit kart na ręce
    [opponent] limit kart na ręce przeciwnika
   *[each-player] limit kart na ręce każdego gracza
} jest { $sign ->
    [minus] mniejszy
   *[plus] większy
} o { $n }
modify-spendable = możesz wydawać Æmber z { FORM($on, "from") } na wykuwanie kluczy
modify-spent-by-opponent = przeciwnik może wydawać Æmber z { FORM($on, "from") } na wykuwanie kluczy
modify-additional-damage = { FORM($on, "nominative") } za każdym razem, gdy otrzymuje obrażenia, otrzymuje dodatkowo { damage-points }
modify-supply-pays = gdy ktoś kradnie lub przejmuje Æmber { $who ->
    [you] od ciebie
    [opponent] od przeciwnika
   *[each-player] od gracza
}, zamiast tego pochodzi on z puli ogólnej
forbid-deal-damage = { FORM($on, "nominative") } nie zadaje obrażeń w walce
forbid-stay = { FORM($on, "nominative") } ulega zniszczeniu
forbid-forge = { FORM($on, "nominative") } nie może wykuwać kluczy
forbid-bonus-icons = { $who ->
    [you] nie możesz
    [opponent] przeciwnik nie może
   *[each-player] gracze nie mogą
} rozpatrywać symboli premii zagrywanych kart
forbid-ready = { FORM($on, "nominative") } nie odzyskuje gotowości
forbid-damage = nie można zadać { FORM($on, "dative") } obrażeń
forbid-destroyed-effects = efekty „Zniszczenie” nie mogą zadziałać
not-damaged-by = { FORM($group, "plain") } nie mogą zadawać obrażeń temu stworzeniu
none-damage = { FORM($on, "no-dative") } nie można zadać obrażeń
forbid-forge-step = { $who ->
    [you] pomijasz swój
    [opponent] przeciwnik pomija swój
   *[each-player] każdy gracz pomija swój
} krok „Wykucie klucza”
forbid-steal = nie można ukraść { $who ->
    [you] twojego Æmberu
    [opponent] Æmberu przeciwnika
   *[each-player] Æmberu
}
cannot-play = { $who ->
    [you] nie możesz
   *[opponent] przeciwnik nie może
} zagrać { FORM($what, "no") }
gains-keyword = { FORM($on, "nominative") } { $sign ->
    [minus] traci
   *[plus] otrzymuje
} { $word ->
    [assault] natarcie { number-or-x }
    [elusive] nieuchwytność
    [hazardous] zagrożenie { number-or-x }
    [invulnerable] niewrażliwość
    [poison] truciznę
    [skirmish] doskok
   *[taunt] prowokację
}
number-or-x = { $n ->
    [0] X
   *[other] { $n }
}
none-can = { $deed ->
    [fight] { FORM($on, "no-nominative") } nie może walczyć
    [fight-this] { FORM($on, "no-nominative") } nie może walczyć z tym stworzeniem
    [reap] { FORM($on, "no-nominative") } nie może zbierać
   *[other] nie można { deed-done } { FORM($on, "no") }
}
choose-house = { $verdict ->
    [must] { $who ->
        [you] musisz
       *[opponent] przeciwnik musi
    } wybrać { chosen-house } jako swój aktywny dom
   *[cannot] { $who ->
        [you] nie możesz
       *[opponent] przeciwnik nie może
    } wybrać { chosen-house-genitive } jako swojego aktywnego domu
}
house-next-turn = w swojej następnej turze { $whom ->
    [opponent] przeciwnik
    [its-controller] kontrolujący je gracz
   *[other] przeciwnik tego gracza
} { $verdict ->
    [must] musi wybrać { $of ->
        [it] jego dom
        [foe] dom stworzenia, z którym walczy to stworzenie,
       *[active] ten sam dom
    } jako swój aktywny dom
   *[cannot] nie może wybrać { $of ->
        [it] jego domu
        [foe] domu stworzenia, z którym ono walczy,
       *[active] tego samego domu
    } jako swojego aktywnego domu
}
one-at-a-time = { $n ->
    [0] wybieraj po kolei { FORM($group, "many") } ({ $how ->
        [up-to] najwyżej{" "}
       *[exactly] {""}
    }1 za { FORM($how_much, "each") })
   *[other] wybierz po kolei { $how ->
        [up-to] do { FORM($group, "genitive") }
       *[exactly] { FORM($group, "plain") }
    }
}, a z każdym: { CAPITAL($effect) }
modify-played-stunned = { FORM($on, "nominative") } wchodzi do gry w stanie ogłuszenia
modify-enters-ready = { FORM($on, "nominative") } wchodzi do gry w stanie gotowości
modify-returns-to-hand = { FORM($on, "nominative") } po rozpatrzeniu wraca na rękę właściciela, a nie na stos kart odrzuconych
refill-hand = { $form ->
    [infinitive] uzupełnić
   *[plain] uzupełnij
} rękę jak w swoim kroku „Dobranie kart”
active-player-does = aktywny gracz robi to: { CAPITAL($effect) }
each-player-does = każdy gracz robi to, zaczynając od aktywnego: { CAPITAL($effect) }
takes-its-place = po opuszczeniu gry przez to stworzenie umieść je w grze na miejscu tego stworzenia
put-each-into-play = { $form ->
    [infinitive] umieścić
   *[plain] umieść
} { FORM($what, "object") } w grze w stanie gotowości pod kontrolą właściciela
gains-trait = { FORM($on, "nominative") } otrzymuje cechę { trait }
heal-up-to = { $form ->
    [infinitive] wyleczyć
   *[plain] wylecz
} do { $n } obrażeń { FORM($what, "genitive") }
divide-damage = { $form ->
    [infinitive] rozdzielić
   *[plain] rozdziel
} dowolnie { $n ->
    [0] obrażenia
   *[other] { damage-points }
} pomiędzy { $group }
bolt = { $deed ->
    [power-counter] połóż znaczniki siły +1: na { FORM($what, "plain") } { $first }, na jego sąsiada { $second }, a na stworzenie za tym sąsiadem { $third }
   *[damage] zadaj jednocześnie obrażenia: { FORM($what, "dative") } { $first }, jego sąsiadowi { $second }, a stworzeniu za tym sąsiadem { $third }
}
redistribute = { $form ->
    [infinitive] rozdzielić
   *[plain] rozdziel
} dowolnie na nowo { $thing ->
    [amber] istniejący Æmber
   *[damage] istniejące obrażenia
} pomiędzy { $group }
destroy-together = { $form ->
    [infinitive] zniszczyć
   *[plain] zniszcz
} jednocześnie { $parts }
repeat-the-preceding-effect = powtórz poprzedni efekt
take-it = { $deed ->
    [capture] to stworzenie go przejmuje
   *[gain] otrzymaj wydany na niego Æmber
}
deals-damage = { $how ->
    [only] { FORM($on, "nominative") } zadaje w walce tylko { damage-points }
   *[more] { FORM($on, "nominative") } zadaje { signed }{ $n } obrażenia
}
cannot-do = { $deed ->
    [but-fight] { FORM($on, "nominative") } może tylko walczyć
    [fight] { FORM($on, "nominative") } nie może walczyć
    [reap] { FORM($on, "nominative") } nie może zbierać
   *[other] nie można { deed-done } { FORM($on, "genitive") }
}
deed-done = { $deed ->
    [attack] zaatakować
    [destroy] zniszczyć
    [play] zagrać
   *[use] użyć
}
until = { $moment ->
    [leaves-play] dopóki ta karta nie opuści gry,
    [opponents-turn] w następnej turze przeciwnika
    [their-own-turn] w swojej następnej turze
    [next-turn] do początku twojej następnej tury
    [your-next-turn] do końca twojej następnej tury
   *[turn] w tej turze
}
toll = { $who ->
    [you] musisz stracić { amber } za
   *[opponent] przeciwnik musi zapłacić ci { amber } za
} { $deed ->
    [play] zagranie
   *[use] użycie
} { FORM($on, "genitive") }

# Ile
amount-happened = każdy raz, gdy to nastąpiło
amount-noted-healed = tyle, ile obrażeń w ten sposób wyleczono
amount-that-much = tyle samo
amber-of = { $n ->
    [0] { $who ->
        [you] tyle, ile masz Æmberu
       *[opponent] tyle, ile ma go przeciwnik
    }
   *[other] { $who ->
        [you] tyle, ile masz ponad { $n }
       *[opponent] tyle, ile przeciwnik ma ponad { $n }
    }
}
noun-surplus = { $form ->
    [each] każde stworzenie
   *[plain] { $count } stworzeń
}, o które { $who ->
    [you] kontrolujesz więcej niż przeciwnik
   *[opponent] przeciwnik kontroluje więcej niż ty
}{ $others ->
    [yes] , nie licząc tego
   *[no] {""}
}
its-amber = { $of ->
    [player] { $half ->
        [down] tyle, ile wynosi połowa tego, co ma, zaokrąglona w dół
       *[no] tyle, ile ma
    }
    [damage] tyle, ile ma obrażeń
   *[card] { $half ->
        [up] tyle, ile wynosi połowa tego, co na nim leży, zaokrąglona w górę
       *[no] tyle, ile jest na nim Æmberu
    }
}

# Zdarzenia: $what – czego dotyczą, $noun – czym to jest; $who, gdy to gracz; $by – kto je powoduje
event-acted = { $deed ->
    [used] { $by ->
        [you] używasz
        [opponent] przeciwnik używa
       *[any] gracz używa
    } { FORM($what, "genitive") }
   *[played] { $by ->
        [you] zagrywasz
        [opponent] przeciwnik zagrywa
       *[any] gracz zagrywa
    } { FORM($what, "object") }
}{ $flank ->
    [left] {" "}na lewej flance
    [right] {" "}na prawej flance
   *[no] {""}
}
event-damage = { FORM($what, "dative") } { $would ->
    [yes] miałyby zostać zadane
   *[no] zadawane są
} obrażenia
event-destroy = { FORM($what, "nominative") } { $would ->
    [yes] { $noun ->
        [artifact] miałby zostać zniszczony
        [card] miałaby zostać zniszczona
       *[creature] miałoby zostać zniszczone
    }
   *[no] zostaje { $noun ->
        [artifact] zniszczony
        [card] zniszczona
       *[creature] zniszczone
    }
}
event-reap-gain = { $would ->
    [yes] { $who ->
        [you] masz
        [opponent] przeciwnik ma
       *[each-player] gracz ma
    } otrzymać
   *[no] { $who ->
        [you] otrzymujesz
        [opponent] przeciwnik otrzymuje
       *[each-player] gracz otrzymuje
    }
} Æmber za zbieranie
event-steal = { $who ->
    [you] { $would ->
        [yes] masz ukraść Æmber
       *[no] kradniesz Æmber
    }
    [opponent] twój Æmber { would-be } skradziony
   *[each-player] Æmber { would-be } skradziony
}
would-be = { $would ->
    [yes] miałby zostać
   *[no] zostaje
}
event-attach = do { FORM($what, "genitive") } zostaje przyłączone ulepszenie
you-attach-this = przyłączasz to ulepszenie do karty { $name }
event-armor-prevented = pancerz { FORM($what, "genitive") } powstrzymuje obrażenia
event-before-fight = { FORM($what, "nominative") } ma walczyć
event-discard = { $by ->
    [you] odrzucasz { FORM($what, "object") }
   *[any] { FORM($what, "nominative") } zostaje { $noun ->
        [artifact] odrzucony
        [creature] odrzucone
        [upgrade] odrzucone
       *[card] odrzucona
    }
}
event-entered = { FORM($what, "nominative") } wchodzi do gry
event-forged = { $who ->
    [you] wykuwasz klucz
    [opponent] przeciwnik wykuwa klucz
   *[each-player] gracz wykuwa klucz
}
event-would-forge = { $who ->
    [you] masz wykuć klucz
    [opponent] przeciwnik ma wykuć klucz
   *[each-player] gracz ma wykuć klucz
}
event-house-chosen = { $who ->
    [you] wybierasz
    [opponent] przeciwnik wybiera
   *[each-player] gracz wybiera
} aktywny dom
event-fought = { $by ->
    [you] walczysz { FORM($what, "instrumental") }
   *[any] { FORM($what, "nominative") } walczy
}
event-reaped = { FORM($what, "nominative") } zbiera
event-ready-step-ended = kończy się { $who ->
    [you] twój krok
    [opponent] krok przeciwnika
   *[each-player] krok
} „Przygotowanie kart”
event-turn-began = zaczyna się { $who ->
    [you] twoja tura
    [opponent] tura przeciwnika
   *[each-player] tura
}
event-turn-ended = kończy się { $who ->
    [you] twoja tura
    [opponent] tura przeciwnika
   *[each-player] tura
}

# Warunki
when-about-this = to dotyczy tej karty
when-fought = to stworzenie zakończyło walkę
you-control-host = kontrolujesz to stworzenie
when-your-turn = trwa twoja tura
chooses-house = { $who ->
    [you] wybierasz
    [opponent] przeciwnik wybiera
   *[any] gracz wybiera
} { house-or-that } jako swój aktywny dom
house-or-that = { $word ->
    [named] ten dom
    [of-no-card] dom, do którego nie należy żadna karta w grze,
   *[other] dom { house-word }
}
when-you-choose = wybierasz dom { house-word } jako swój aktywny dom
when-destroyed-fighting-this = wrogie stworzenie zostaje zniszczone w walce z tym stworzeniem
when-during-a-fight = dzieje się to podczas walki
when-by-an-icon = zadaje je symbol premii
when-you-resolve = rozpatrujesz symbol premii { $word ->
    [amber] Æmberu
    [capture] przejęcia
    [damage] obrażenia
   *[draw] dobierania
}
their-amber-is = przeciwnik ma { $word ->
    [even] parzystą
   *[odd] nieparzystą
} ilość Æmberu
when-before-it-resolves = { occasion } { $when }, ale przed jej umiejętnością „Zagranie”, { $effect }
there-are = { $how ->
    [at-least] { $n ->
        [one] jest
        [few] są co najmniej
       *[other] jest co najmniej
    }
    [at-most] { jest } co najwyżej
   *[exactly] { jest } dokładnie
} { FORM($group, "nominative") }
jest = { $n ->
    [few] są
   *[other] jest
}
there-are-more = jest mniej { FORM($fewer, "many-genitive") } niż { FORM($more, "many-genitive") }
there-is-none = nie ma { FORM($group, "no") }
has-amber = { $how ->
    [none] { $who ->
        [you] nie masz Æmberu
       *[opponent] przeciwnik nie ma Æmberu
    }
   *[some] { $who ->
        [you] masz
       *[opponent] przeciwnik ma
    } { $how ->
        [exactly] dokładnie { amber }
        [at-most] co najwyżej { $n } Æmberu
       *[at-least] co najmniej { $n } Æmberu
    }
}
has-more = { $who ->
    [you] { $what ->
        [amber] masz więcej Æmberu niż przeciwnik
        [keys] masz więcej wykutych kluczy niż przeciwnik
       *[creatures] kontrolujesz więcej stworzeń niż przeciwnik
    }
    [active] { $what ->
        [amber] aktywny gracz ma więcej Æmberu niż drugi
        [keys] aktywny gracz ma więcej wykutych kluczy niż drugi
       *[creatures] aktywny gracz kontroluje więcej stworzeń niż drugi
    }
   *[opponent] { $what ->
        [amber] przeciwnik ma więcej Æmberu niż ty
        [keys] przeciwnik ma więcej wykutych kluczy niż ty
       *[creatures] przeciwnik kontroluje więcej stworzeń niż ty
    }
}
was-done = { $how ->
    [none] { done-when } nie { done } { FORM($group, "no") }
    [at-least] { done-when } { done } co najmniej { done-what }
    [at-most] { done-when } { done } co najwyżej { done-what }
   *[exactly] { done-when } { done } dokładnie { done-what }
}
done = { $deed ->
    [all_discarded] odrzucono
    [destroyed] zniszczono
    [discarded] odrzucono z ręki
    [fallen] zniszczono w walce
    [played] zagrano
    [purged] anihilowano
    [reaped] użyto do zbierania
    [fought] użyto do walki
    [revealed] ujawniono
    [shuffled] wtasowano do talii
   *[used] użyto
}
done-when = { $when ->
    [their-last-turn] w poprzedniej turze przeciwnika
    [by-opponent] w turze przeciwnika
    [way] w ten sposób
   *[turn] w tej turze
}
done-what = { $n ->
    [one] 1{" "}
   *[other] {""}
}{ $deed ->
    [reaped] { FORM($group, "genitive") }
    [fought] { FORM($group, "genitive") }
    [used] { FORM($group, "genitive") }
   *[other] { FORM($group, "plain") }
}
it-is = jest to { FORM($what, "nominative") }
this-is = to stworzenie { FORM($which, "being") }
key-forged = { $who ->
    [you] twój{" "}
   *[opponent] {""}
}{ $colour ->
    [red] czerwony
    [blue] niebieski
   *[yellow] żółty
} klucz { $who ->
    [you] {""}
   *[opponent] przeciwnika{" "}
}jest wykuty
when-destroyed-by-assault = wrogie stworzenie zostaje zniszczone przez natarcie tego stworzenia
when-this-fights = to stworzenie walczy
when-the-tide-is-low = trwa odpływ
has-forged = { $who ->
    [you] w tej turze { $forged ->
        [no] nie został wykuty żaden
       *[yes] został wykuty
    } twój klucz
   *[opponent] przeciwnik wykuł klucz w swojej ostatniej turze
}
when-they-stole-last-turn = przeciwnik ukradł ci Æmber w swojej ostatniej turze
power-of = { $half ->
    [yes] tyle, ile wynosi połowa { $of ->
        [it] jego siły
        [foe] siły tego oponenta
       *[each] łącznej siły { FORM($what, "genitive") }
    }, zaokrąglona w dół
   *[no] { $of ->
        [it] tyle, ile wynosi jego siła
        [foe] tyle, ile wynosi siła tego oponenta
       *[each] tyle, ile wynosi łączna siła { FORM($what, "genitive") }
    }
}
was-healed = wyleczono { $n ->
    [one] obrażenia
    [few] co najmniej { $n } obrażenia
   *[many] co najmniej { $n } obrażeń
}
destroys-it = { $survives ->
    [yes] nie zostanie ono zniszczone
   *[no] to je zniszczy
}
foe-is = zaatakowane stworzenie to { FORM($what, "plain") }
# Karta
face-kind = { $noun ->
    [action] akcja
    [artifact] artefakt
    [creature] stworzenie
   *[upgrade] ulepszenie
} · { house-name }
face-traits = { $kind } · { $traits }
face-power = Siła { $n }
face-power-x = Siła X
face-armor = Pancerz { $n }
face-amber = Dodatkowy Æmber { $n }
line = { CAPITAL($effect) }.
label-line = { $label }: { CAPITAL($effect) }.
given-line = To stworzenie otrzymuje „{ $label }: { CAPITAL($effect) }.”
given-rule = To stworzenie otrzymuje „{ CAPITAL($effect) }.”
labelled = { $label }: { CAPITAL($effect) }
label-and = { $first }/{ $second }
label-play = Zagranie
label-reap = Zbieranie
label-fight = Walka
label-before-fight = Przed walką
label-before-reap = Przed zbieraniem
label-destroyed = Zniszczenie
label-action = Akcja
label-omni = Omni
in-discard = dopóki ta karta jest w twoim stosie kart odrzuconych: { $effect }
play-only-if = możesz zagrać tę kartę tylko wtedy, gdy { $condition }
gigantic-half = olbrzymie stworzenie, { $half ->
    [top] 1 z 2
   *[bottom] 2 z 2
}: zagraj je tylko razem z jego drugą połową
enhance = wzmocnienie: { $icons } (już dodano do kart talii)
icons = { $n ->
    [one] symbol premii
    [few] symbole premii
   *[many] symboli premii
}
only-fights = to stworzenie może walczyć tylko z takimi kartami: { FORM($what, "many") }
sentences = { $first } { $second }
icon = { $n } { icons } { $word ->
    [amber] Æmberu
    [capture] przejęcia
    [damage] obrażenia
   *[draw] dobierania
}
icon-as = za każdym razem, gdy rozpatrujesz symbol premii, możesz zamiast tego rozpatrzyć go jako { $icon }
icon-steals = za każdym razem, gdy masz rozpatrzyć { $icon }, możesz zamiast tego ukraść 1 Æmber
other-form = { $type ->
    [creature] W szyku ta karta jest stworzeniem o sile { $n } z tekstem „{ $text }”
   *[upgrade] Możesz zagrać tę kartę jako ulepszenie; jej tekst brzmi wtedy „{ $text }”
}
keyword = { $word ->
    [alpha] alfa
    [assault] natarcie { $n }
    [deploy] zrzut
    [elusive] nieuchwytność
    [hazardous] zagrożenie { $n }
    [invulnerable] niewrażliwość
    [omega] omega
    [poison] trucizna
    [skirmish] doskok
   *[taunt] prowokacja
}
enters = to stworzenie wchodzi do gry { $how ->
    [copy] jako kopia { FORM($what, "genitive") }, ale należy do domu { house-name }
    [ready] w stanie gotowości
    [enraged] rozjuszone
    [stunned] ogłuszone
   *[opposed] pod kontrolą przeciwnika
}
