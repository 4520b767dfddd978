# Shards of Infinity.
# $form: each ("każdą kartę"), all ("wszystkie karty"), who (zaimek zdania podrzędnego), genitive,
# infinitive; zob. słowa jądra. Poza tym rzeczowniki stoją w bierniku.

# Zasoby; 1000000 to nieskończoność
gems = { $n ->
    [one] 1 kryształ
    [few] { $n } kryształy
   *[many] { $n } kryształów
}
points = { $n ->
    [one] 1 punkt
    [few] { $n } punkty
   *[many] { $n } punktów
}
power = { $n ->
    [1000000] nieskończoną moc
   *[other] { points } mocy
}
mastery-points = { points } mistrzostwa
health-points = { points } zdrowia
cards = { $n ->
    [one] 1 kartę
    [few] { $n } karty
   *[many] { $n } kart
}

# Efekty
gain-gems = zyskaj { gems }
gain-power = zyskaj { power }
gain-mastery = zyskaj { mastery-points }
gain-health = zyskaj { health-points }
lose-mastery = zmniejsz mistrzostwo { FORM($what, "genitive") } o { $n }
double-power = podwój swoją niewykorzystaną moc
draw = dobierz { cards }
pay = zapłać { gems }
focus = wyczerp tę postać
recruit = zrekrutuj bez płacenia { $what }
recruit-to-hand = weź na rękę { $what }
put-into-play = wprowadź { $what } do gry
destroy = zniszcz { $what }
return = weź na rękę { $what }
banish = { $form ->
    [infinitive] usunąć z gry
   *[plain] usuń z gry
} { $what }
copy-effect = skopiuj efekt { FORM($card, "genitive") }
again = { $effect } jeszcze raz
forbid-attack = przeciwnicy nie mogą atakować { FORM($on, "genitive") }

# Warunki
mastery = Mistrzostwo { $n }
inspire = Inspiracja
echo = Echo
unify = Jedność
dominion = Dominacja
full-health = masz { health-points }
champions-at-least = masz w grze co najmniej { $n } czempionów{ of-faction }
has-in-play = masz w grze kartę { $card }
when-recruit = zrekrutujesz { $what }
when-play = zagrasz { $what }
until-turn = w tej turze

# Które karty i którzy gracze
of-faction = { $faction ->
    [homodeus] {" "}frakcji Homodeus
    [order] {" "}frakcji Zakon
    [undergrowth] {" "}frakcji Poszycie
    [wraethe] {" "}frakcji Wraethe
   *[any] {""}
}
noun-card = { $form ->
    [who] { $n ->
        [one] którą
       *[many] które
    }
    [each] każdą kartę{ of-faction }
    [all] wszystkie karty{ of-faction }
    [genitive] { $n ->
        [one] karty
       *[many] kart
    }{ of-faction }
   *[plain] { $n ->
        [one] kartę
        [few] karty
       *[many] kart
    }{ of-faction }
}
noun-ally = { $form ->
    [who] { $n ->
        [one] którego
       *[many] których
    }
    [each] każdego sojusznika{ of-faction }
    [all] wszystkich sojuszników{ of-faction }
   *[plain] { $n ->
        [one] sojusznika
       *[many] sojuszników
    }{ of-faction }
}
noun-champion = { $form ->
    [who] { $n ->
        [one] którego
       *[many] których
    }
    [each] każdego czempiona{ of-faction }
    [all] wszystkich czempionów{ of-faction }
   *[plain] { $n ->
        [one] czempiona
       *[many] czempionów
    }{ of-faction }
}
noun-mercenary = { $form ->
    [who] { $n ->
        [one] którego
       *[many] których
    }
    [each] każdego najemnika{ of-faction }
    [all] wszystkich najemników{ of-faction }
   *[plain] { $n ->
        [one] najemnika
       *[many] najemników
    }{ of-faction }
}
noun-opponent = { $n ->
    [one] przeciwnika
   *[many] przeciwników
}
cost-up-to = { $what } o koszcie najwyżej { $n }
you-and-other-champions = ciebie ani twoich pozostałych czempionów
in-discard = { $what } { $form ->
    [each] w swoim stosie kart odrzuconych
   *[plain] ze swojego stosu kart odrzuconych
}
in-hand-or-discard = { $what } z ręki { $n ->
    [one] lub
   *[many] i/lub
} ze swojego stosu kart odrzuconych
in-champions = { $what }, { FORM($what, "who") } masz w grze
in-row = { $what } z centralnego rzędu
in-played = { $what }, { FORM($what, "who") } zagrano w tej turze
in-copyable = inną { $what } (nie czempiona), { FORM($what, "who") } zagrano w tej turze
in-enemy-champions = { $what } { $n ->
    [one] przeciwnika
   *[many] przeciwników
}

# Karta
face-kind = { $noun ->
    [ally] sojusznik
    [mercenary] sojusznik najemny
    [champion] czempion
    [starter] karta startowa
   *[character] postać
}{ $faction ->
    [homodeus] {" "}· Homodeus
    [order] {" "}· Zakon
    [undergrowth] {" "}· Poszycie
    [wraethe] {" "}· Wraethe
   *[none] {""}
}
face-cost = koszt { $n }
face-health = zdrowie { $n }
face-shield = tarcza { $n }
face-copies = { $n ->
    [one] 1 egzemplarz
    [few] { $n } egzemplarze
   *[many] { $n } egzemplarzy
}
face-starters = { $n } na gracza
line = { CAPITAL($effect) }.
when-played-line = Po zagraniu: { CAPITAL($effect) }.
exhaust-line = Wyczerp: { CAPITAL($effect) }.
exhaust-if-line = Wyczerp (tylko gdy działa { $condition }): { CAPITAL($effect) }.
focus-line = Skupienie, raz na turę: { CAPITAL($effect) }.
inspire-reminder = Inspiracja działa, jeśli masz w grze czempiona.
echo-reminder = Echo działa, jeśli w twoim stosie kart odrzuconych jest karta frakcji Wraethe.
unify-reminder = Jedność działa, jeśli w tej turze zagrano innego sojusznika frakcji Poszycie albo możesz pokazać takiego z ręki.
dominion-reminder = Dominacja działa, jeśli masz po jednej karcie frakcji Homodeus, Poszycie i Wraethe: zagranej w tej turze lub pokazanej z ręki.

# Odpowiedzi
from-hand = { $card } z ręki
from-discard = { $card } ze stosu kart odrzuconych
champion-of = { $card } ({ $owner })
with-shield = { $card } (tarcza { $n })
for-gems = { $card } ({ gems })
for-free = { $card } (za darmo)
for-power = { $card } ({ $owner }, { power })
do-play = Zagraj { $source }
do-exhaust = Wyczerp { $source }
do-focus = Skupienie: zapłać 1 kryształ, zyskaj 1 punkt mistrzostwa
do-recruit = Zrekrutuj { $targets }
do-fast-play = Zagraj od razu { $targets }
do-recruit-to-hand = Weź na rękę { $targets }
do-attack = Zaatakuj { $targets }
do-end-turn = Zakończ turę
do-assign = Przydziel obrażenia: { $targets }
do-show = Pokaż { $targets }
do-banish = Usuń z gry { $targets }
do-return = Weź na rękę { $targets }
do-destroy = Zniszcz { $targets }
do-copy = Skopiuj efekt karty { $targets }
do-lose-mastery = Zmniejsz mistrzostwo { FORM($targets, "genitive") }

# Pytania
reason-play-phase = Twoja tura: zagrywaj karty, wyczerpuj czempionów, rekrutuj, atakuj czempionów. Gdy zakończysz turę, niewykorzystana moc uderzy w przeciwników.
reason-assign = Atak: rozdziel całą niewykorzystaną moc pomiędzy przeciwników. Potem mogą oni pokazać tarcze.
reason-show = Jesteś celem ataku. Pokaż z ręki dowolnie wiele kart z tarczą, aby zapobiec obrażeniom, albo żadnej; zostają one na ręce. Resztę obrażeń otrzymasz.
reason-banish = { $source }: możesz usunąć z gry karty z ręki lub ze swojego stosu kart odrzuconych. Nie wrócą już do gry.
reason-return = { $source }: wybierz kartę, która wróci ze stosu kart odrzuconych na rękę.
reason-destroy = { $source }: wybierz czempiona przeciwnika. Zostanie zniszczony i trafi na stos kart odrzuconych swojego gracza.
reason-recruit = { $source }: wybierz kartę z centralnego rzędu. Zrekrutujesz ją bez płacenia.
reason-recruit-to-hand = { $source }: wybierz kartę z centralnego rzędu. Trafi na twoją rękę.
reason-copy = { $source }: wybierz kartę, którą zagrano w tej turze. Jej efekt zostanie wykonany jeszcze raz.
reason-lose-mastery = { $source }: wybierz przeciwnika, którego mistrzostwo spadnie.

# Co się wydarzyło
log-gain-gems = { $who } zyskuje { gems }.
log-gain-power = { $who } zyskuje { power }.
log-gain-mastery = { $who } zyskuje { mastery-points }.
log-lose-mastery = { $what } traci { mastery-points }.
log-gain-health = { $who } zyskuje { health-points }.
log-double-power = { $who } podwaja niewykorzystaną moc.
log-draw = { $who } dobiera { cards }.
log-draw-cards = { $who } dobiera: { $cards }.
log-play = { $who } zagrywa { $what }.
log-fast-play = { $who } zagrywa od razu { $what }.
log-recruit = { $who } rekrutuje { $what }.
log-recruit-to-hand = { $who } bierze z centralnego rzędu na rękę { $what }.
log-put-into-play = { $who } wprowadza { $what } prosto do gry.
log-exhaust = { $who } wyczerpuje { $what }.
log-focus = { $who } używa skupienia.
log-attack = { $who } atakuje { $what }.
log-destroy = Czempion { $what } zostaje zniszczony.
log-return = { $who } bierze ze stosu kart odrzuconych na rękę { $what }.
log-banish = { $who } usuwa z gry { $what }.
log-damage = { $what } otrzymuje { $n ->
    [one] 1 obrażenie
    [few] { $n } obrażenia
   *[many] { $n } obrażeń
}.
log-out = { $who } odpada z gry.
log-win = { $who } wygrywa.
log-no-winner = Gra kończy się bez zwycięzcy.
log-bury = Najemnicy zagrani od razu trafiają pod talię centralną.
log-show = { $who } pokazuje { $cards }.
