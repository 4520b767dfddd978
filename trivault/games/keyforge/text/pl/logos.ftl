# Słowa, które występują tylko na kartach Logos.

# Efekty
may-repeat-while = { $effect }. Dopóki { $condition }, możesz to powtórzyć
may-repeat = { $effect }. Możesz to powtarzać dowolną liczbę razy, dopóki da się to wykonać w całości
swap-deck-and-discard = zamień swoją talię ze swoim stosem kart odrzuconych i potasuj nową talię
opponent-gains-control-of-this = przeciwnik przejmuje kontrolę nad tą kartą
return-all-purged = wszystkie anihilowane przez nią karty wracają do gry pod kontrolą swoich właścicieli
gains = do końca tury { $who ->
    [this] to stworzenie{" "}
   *[it] {""}
}zyskuje „{ CAPITAL($ability) }”
trigger-effects = rozpatrz { FORM($what, "possessive") } { effects-of } tak, jak przy { $of ->
    [play] zagraniu
    [fight] walce
   *[reap] zbieraniu
} własnej karty
effects-of = { $of ->
    [play] efekty zagrania
    [fight] efekty walki
   *[reap] efekty zbierania
}
resolve-more = { $form ->
    [infinitive] rozpatrzyć
   *[plain] rozpatrz
} też jego { effects-of }

# Warunki
when-first-use-this-turn = było to jego pierwsze użycie w tej turze

# Odpowiedzi i pytania
do-may-repeat = Jeszcze raz
do-archive-a-card = Zarchiwizuj kartę
do-gain-armor = Otrzymaj pancerz
do-gain-assault = Otrzymaj natarcie
do-gain-fight-ability = Otrzymaj umiejętność walki
do-archive-top-of-deck = Zarchiwizuj wierzchnią kartę swojej talii
do-archive-top-of-discard = Zarchiwizuj wierzchnią kartę swojego stosu kart odrzuconych
do-gain-for-archives = Otrzymaj 1 Æmber za każdą swoją zarchiwizowaną kartę
do-heal-martian = Wylecz stworzenie domu Mars
do-stun-martian = Ogłusz stworzenie domu Mars
