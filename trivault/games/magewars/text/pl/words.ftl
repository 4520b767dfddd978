# Mage Wars: słowa na kartach.
# $form rzeczownika: plain (mianownik), accusative, genitive, dative, each ("każde stworzenie") i
# each-accusative, each-genitive, each-dative, a-accusative, a-genitive, many ("stworzenia"), many-genitive, one (biernik). $form
# opisu: końcówka przed rzeczownikiem (e, y, a, ą, ego, emu, ej, ych), post (po nim), being (po "dopóki").
# Efekty: infinitive (po "możesz"). $n to X, gdy ilość nie jest stała.

# Jak wszystko się składa
comma = { $first }, { $second }
and = { $first } i { $second }
or = { $first } lub { $second }
or-else = { $first }; albo { $second }
and-then = { $first }{ $also ->
    [yes] , a
   *[no] {" "}i
} { $second }
limited = { $effect } ({ $limit })
as-many = { $effect } (X: { $number })
every = { $form ->
    [accusative] { FORM($group, "each-accusative") }
    [genitive] { FORM($group, "each-genitive") }
    [dative] { FORM($group, "each-dative") }
   *[plain] { FORM($group, "each") }
}
so-many = { FORM($group, "one") }
plural = { $form ->
    [genitive] { FORM($group, "many-genitive") }
   *[plain] { FORM($group, "many") }
}
filter-both = { $left }{ $right }
filter-either = { $form ->
    [post] { $left } lub{ $right }
   *[e] {""}
}
after = { $form ->
    [post] {" "}{ FORM($what, "plain") }
    [being] {" "}{ $what }
   *[e] {""}
}
subject-while = { $who }, dopóki{ FORM($which, "being") },
named-it = { $form ->
    [genitive] tego stworzenia
    [dative] temu stworzeniu
   *[plain] to stworzenie
}

# Efekty
damage-points = { $n ->
    [one] { $n } obrażenie
    [few] { $n } obrażenia
   *[many] { $n } obrażeń
}
direct-points = { $n ->
    [one] { $n } bezpośrednie obrażenie
    [few] { $n } bezpośrednie obrażenia
   *[many] { $n } bezpośrednich obrażeń
}
attack-dice = { $n ->
    [one] { $n } kością ataku
   *[many] { $n } kośćmi ataku
}
dice-counted = { $n ->
    [one] { $n } kość ataku
   *[many] { $n } kości ataku
}
has = { FORM($who, "plain") } otrzymuje: { FORM($traits, "plain") }
gain = { FORM($who, "plain") } otrzymuje { $until }: { FORM($traits, "plain") }
until = { $moment ->
    [phase] do końca tej fazy akcji
    [strike] przy następnym ataku wręcz w tej rundzie
    [action] do swojej następnej fazy akcji lub do końca rundy
    [leaves-play] dopóki to jest w grze,
   *[round] do końca rundy
}
lasting = { $until } { FORM($effect, "plain") }
choose = { $form ->
    [infinitive] wybrać
   *[plain] wybierz
} { FORM($what, "accusative") }
choose-one = wybierz jedno: { FORM($ways, "plain") }
if-you-do = to zrobisz
once-each = { $effect } (tylko raz na rundę na tym samym stworzeniu)
pay-for = możesz zapłacić { mana }; jeśli to zrobisz, { FORM($effect, "plain") }
pay-for-each = możesz zapłacić po { $n ->
    [one] 1 manie
   *[other] { $n } many
} za dowolnie wiele { FORM($group, "many-genitive") }; za każde z nich { FORM($effect, "plain") }
once-per-round = { $effect } ({ $n ->
    [1] raz
    [2] dwa razy
   *[other] { $n } razy
} na rundę)
once-for-each = raz na rundę dla każdego z nich{ $most ->
    [0] {""}
   *[other] , najwyżej dla { $most } z nich
}
avoid-attack = { $turned ->
    [yes] zamiast tego atak trafia atakującego
   *[no] atak zostaje uniknięty
}, o ile nie jest Nieuchronny
counter-spell = { $returned ->
    [yes] zaklęcie wraca do księgi, a jego mana do rzucającego
   *[no] zaklęcie zostaje skontrowane
}
move-enchantment = { $steal ->
    [yes] przejmij kontrolę nad urokiem i przenieś go na drugi cel
   *[no] przenieś urok na drugi cel
}
destroy = { $form ->
    [infinitive] zniszczyć
   *[plain] zniszcz
} { FORM($what, "accusative") }
heal = { $form ->
    [infinitive] wyleczyć
   *[plain] wylecz
} { FORM($what, "accusative") } z { $n ->
    [one] { $n } obrażenia
   *[many] { $n } obrażeń
}
direct = { $form ->
    [infinitive] zadać
   *[plain] zadaj
} { FORM($what, "dative") } { direct-points }
direct-typed = { $form ->
    [infinitive] zadać
   *[plain] zadaj
} { FORM($what, "dative") } { direct-points } typu { FORM($damage, "plain") }
gain-life = { $form ->
    [infinitive] zwiększyć
   *[plain] zwiększ
} życie { FORM($what, "genitive") } o { $n }
lose-life = { $form ->
    [infinitive] zmniejszyć
   *[plain] zmniejsz
} życie { FORM($what, "genitive") } o { $n }
gain-mana = { $whom ->
    [you] otrzymujesz { mana }
   *[other] { $form ->
        [infinitive] dać
       *[plain] daj
    } { FORM($what, "dative") } { mana }
}
heal-dice = { $several ->
    [yes] { $form ->
        [infinitive] wyleczyć
       *[plain] wylecz
    } { FORM($what, "accusative") } z obrażeń, każde według osobnego rzutu { attack-dice }
   *[no] { $form ->
        [infinitive] rzucić { attack-dice } i wyleczyć
       *[plain] rzuć { attack-dice } i wylecz
    } { FORM($what, "accusative") } z tylu obrażeń
}
lose-mana = { $form ->
    [infinitive] zabrać
   *[plain] zabierz
} { FORM($what, "dative") } { mana }
returns-instead = { $form ->
    [infinitive] zwrócić ją
   *[plain] zwróć ją
} do swojej księgi
sleep = daj { FORM($what, "dative") } znacznik Snu
armor-token = daj { FORM($what, "dative") } żeton Pancerza +1
wrath-token = daj { FORM($what, "dative") } żeton Gniewu
roll = rzuć { attack-dice }
attack-with-this = zaatakuj tym { FORM($what, "accusative") }
attack-with-dice = zaatakuj { FORM($what, "accusative") }, rzucając { attack-dice }, i dodaj { $n } do kości efektu
another-attack = może on wykonać jeszcze jeden szybki atak wręcz
toll = gracz kontrolujący to stworzenie płaci { mana } albo do tego nie dochodzi
frighten = rzuć kością efektu; wynik { $n } lub wyższy przerywa atak, a atakujący może wybrać inny cel
redirect-spell = przejmujesz zaklęcie, a jego celem staje się rzucający
push-anywhere = odepchnij { FORM($what, "accusative") } o 1 strefę w wybranym kierunku
push-anywhere-around = odepchnij { FORM($what, "accusative") } o 1 strefę w wybranym kierunku, ale nie przez mur, który atakuje
teleport = { $form ->
    [infinitive] teleportować
   *[plain] teleportuj
} tam { FORM($who, "accusative") }
banish = cel opuszcza arenę i wraca do swojej strefy, gdy w fazach utrzymania zniknie ostatni z { $n } żetonów
resurrect = przyzwij cel do strefy rzucającego
wake-up = znacznik akcji celu staje się aktywny
look-at-it = obejrzyj cel
remove-conditions = { $kinds ->
    [one] usuń z celu jeden znacznik stanu, płacąc koszt jego usunięcia
    [poison] usuń z celu dowolnie wiele znaczników stanów trucizny, płacąc koszty ich usunięcia
   *[any] usuń z celu dowolnie wiele znaczników stanów, płacąc koszty ich usunięcia
}
roll-again = { $form ->
    [infinitive] powtórzyć
   *[plain] powtórz
} ten rzut
roll-attack-again = możesz powtórzyć rzut kością efektu albo wszystkimi kośćmi ataku (raz na rundę)
death-link = możesz wyleczyć swojego maga z najwyżej { $n } obrażeń i zadać tyle samo bezpośrednich obrażeń zaczarowanemu stworzeniu
add-mana = jeśli { $when }, możesz przy rzucaniu zapłacić o { mana } więcej
choose-cures = przy rzucaniu wybierz na celu dowolnie wiele znaczników stanów i odkrytych uroków typu trucizna
cure = usuń wybrane znaczniki i zniszcz wybrane uroki
bind-another = zwiąż inne zaklęcie
open-this = otwórz tę bramę
pay-x = zapłać X many
choose-number = wybierz X od 1 do liczby świątyń, które kontrolujesz
prevent = zapobiegnij najwyżej { $n } z tych obrażeń
forbid-ranged-target = celem ataków dystansowych nie może być { $on }
modify-dice = { $side ->
    [against] stworzenia, które atakują { FORM($on, "accusative") }, mają o { dice-counted } więcej
   *[by] ataki { FORM($on, "genitive") } oprócz zaklęć mają o { dice-counted } mniej
}
modify-loses-flying = { $on } traci cechę Lot
count-as = { $what } liczą się jako { FORM($kind, "plain") }
modify-cast-rebate = { $on } kosztują noszącego maga przy rzucaniu o { mana } mniej
modify-reveal-rebate = { $on } kosztują noszącego maga przy odkrywaniu o { mana } mniej
modify-summoned-here = { $on } można przyzywać tutaj
rebate-limit = tańsze jest tylko jedno zaklęcie na rundę
each-upkeep = w każdej fazie utrzymania { FORM($effect, "plain") }

# Wydarzenia. $bare: przed rzeczownikiem nic nie stoi, co po polsku nie ma znaczenia.
any-of = { $bare ->
   *[no] { $form ->
        [accusative] { FORM($group, "a-accusative") }
        [genitive] { FORM($group, "a-genitive") }
       *[plain] { FORM($group, "plain") }
    }
}
on-whom = {" "}na { FORM($whom, "accusative") }
an-attack = { $how ->
    [melee] atak wręcz
    [counterstrike] kontruderzenie
   *[any] atak
}
event-activated = aktywuje się { FORM($who, "accusative") }
event-attacked = { $who } wykona { an-attack }{ $on }
event-avoid = { $who } ma uniknąć ataku
event-counter = { $how ->
    [quick] { $who } rzuca szybkie zaklęcie
   *[aimed] celem inkantacji lub uroku przeciwnika jest { $who }
}
event-damage = atak rani { FORM($who, "accusative") }
event-declared = { $who } ogłasza { an-attack }{ $on }, nie licząc kontruderzeń
event-defend = { $who } rzuca na obronę
event-destroy = zniszczono { FORM($who, "accusative") }
event-entered = { $who } wchodzi do tej strefy
event-escape = { $who } rzuca na uwolnienie się
event-moving = { $who } zaczyna akcję ruchu
event-resolved = { $by } skutecznie rzuci { FORM($who, "accusative") }
event-revealed = odkrywasz { FORM($who, "accusative") }
event-rolled = rzucono kośćmi przy ataku na { FORM($who, "accusative") }
event-struck = atak { FORM($by, "genitive") } rani { FORM($who, "accusative") }
event-summoned = przyzwano { FORM($who, "accusative") }

# Liczby
number-plus = { $first } plus { $second }
number-level = poziom { FORM($of, "genitive") }{ $above ->
    [0] {""}
   *[other] , który powyżej { $above } liczy się podwójnie
}{ $hidden ->
    [0] {""}
   *[other] , a zakrytego { $hidden }
}
number-cost = { $kind ->
    [whole] koszt rzucenia i odkrycia { FORM($of, "genitive") }
    [twice] koszt rzucenia i odkrycia { FORM($of, "genitive") } tam, gdzie jest, i tam, dokąd trafi
   *[printed] koszt rzucenia { FORM($of, "genitive") }
}
number-left = { $what ->
    [mana] mana { FORM($of, "genitive") }
   *[life] życie, które { FORM($of, "dative") } pozostało
}
number-cures = koszty usunięcia wybranych znaczników oraz rzucenia i odkrycia wybranych uroków
number-rolled = wynik
number-three-for-each-zone = 3 za każdą strefę odległości, co najmniej 3
number-x = zapłacona mana
