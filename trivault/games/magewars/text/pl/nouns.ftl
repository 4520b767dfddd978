# Mage Wars: rzeczowniki, ich opisy i rzeczy nazwane. Formy opisano w words.ftl.

# Rzeczowniki
noun-creature = { $form ->
    [a-genitive] { FORM($before, "ego") }stworzenia
    [each] każde { FORM($before, "e") }stworzenie
    [each-accusative] każde { FORM($before, "e") }stworzenie
    [each-genitive] każdego { FORM($before, "ego") }stworzenia
    [each-dative] każdemu { FORM($before, "emu") }stworzeniu
    [many] { FORM($before, "e") }stworzenia
    [many-genitive] { FORM($before, "ych") }stworzeń
    [one] jedno { FORM($before, "e") }stworzenie
   *[plain] { FORM($before, "e") }stworzenie
}{ FORM($after, "post") }
noun-mage = { $form ->
    [a-accusative] { FORM($before, "ego") }maga
    [a-genitive] { FORM($before, "ego") }maga
    [each] każdy { FORM($before, "y") }mag
    [each-accusative] każdego { FORM($before, "ego") }maga
    [each-genitive] każdego { FORM($before, "ego") }maga
    [each-dative] każdemu { FORM($before, "emu") }magowi
    [many-genitive] { FORM($before, "ych") }magów
    [one] jednego { FORM($before, "ego") }maga
   *[plain] { FORM($before, "y") }mag
}{ FORM($after, "post") }
noun-object = { $form ->
    [a-genitive] { FORM($before, "ego") }obiektu
    [each] każdy { FORM($before, "y") }obiekt
    [each-accusative] każdy { FORM($before, "y") }obiekt
    [each-genitive] każdego { FORM($before, "ego") }obiektu
    [each-dative] każdemu { FORM($before, "emu") }obiektowi
    [many] { FORM($before, "e") }obiekty
    [many-genitive] { FORM($before, "ych") }obiektów
    [one] jeden { FORM($before, "y") }obiekt
   *[plain] { FORM($before, "y") }obiekt
}{ FORM($after, "post") }
noun-conjuration = { $form ->
    [a-genitive] { FORM($before, "ego") }przywołania
    [each] każde { FORM($before, "e") }przywołanie
    [each-accusative] każde { FORM($before, "e") }przywołanie
    [each-genitive] każdego { FORM($before, "ego") }przywołania
    [each-dative] każdemu { FORM($before, "emu") }przywołaniu
    [many] { FORM($before, "e") }przywołania
    [many-genitive] { FORM($before, "ych") }przywołań
    [one] jedno { FORM($before, "e") }przywołanie
   *[plain] { FORM($before, "e") }przywołanie
}{ FORM($after, "post") }
noun-enchantment = { $form ->
    [a-genitive] { FORM($before, "ego") }uroku
    [each-accusative] każdy { FORM($before, "y") }urok
    [many] { FORM($before, "e") }uroki
    [many-genitive] { FORM($before, "ych") }uroków
   *[plain] { FORM($before, "y") }urok
}{ FORM($after, "post") }
noun-equipment = { FORM($before, "y") }ekwipunek{ FORM($after, "post") }
noun-incantation = { $form ->
    [a-accusative] { FORM($before, "ą") }inkantację
    [a-genitive] { FORM($before, "ej") }inkantacji
    [many] { FORM($before, "e") }inkantacje
    [many-genitive] { FORM($before, "ych") }inkantacji
   *[plain] { FORM($before, "a") }inkantacja
}{ FORM($after, "post") }
noun-attack = { $form ->
    [many] { FORM($before, "e") }zaklęcia ataku
    [many-genitive] { FORM($before, "ych") }zaklęć ataku
   *[plain] { FORM($before, "e") }zaklęcie ataku
}{ FORM($after, "post") }
noun-creature-spell = { $form ->
    [many-genitive] zaklęć { FORM($before, "ych") }stworzeń
   *[plain] zaklęcia { FORM($before, "ych") }stworzeń
}{ FORM($after, "post") }
noun-spell = { $form ->
    [a-genitive] { FORM($before, "ego") }zaklęcia
    [many] { FORM($before, "e") }zaklęcia
    [many-genitive] { FORM($before, "ych") }zaklęć
   *[plain] { FORM($before, "e") }zaklęcie
}{ FORM($after, "post") }
noun-fallen = { FORM($before, "e") }żywe stworzenie ze stosu kart odrzuconych{ FORM($after, "post") }
noun-place = { FORM($before, "a") }strefa lub { FORM($before, "y") }obiekt{ FORM($after, "post") }
noun-move-action = wszystkie akcje ruchu { FORM($of, "genitive") }
noun-either = { $left } i { $right }

# Co je opisuje
is-friendly = { $form ->
    [post] {""}
   *[e] przyjazn{ $form }{" "}
}
is-enemy = { $form ->
    [post] {""}
    [y] wrogi{" "}
    [a] wroga{" "}
    [ej] wrogiej{" "}
    [ego] wrogiego{" "}
    [emu] wrogiemu{" "}
    [ych] wrogich{" "}
   *[e] wrogie{" "}
}
is-other = { $form ->
    [post] {""}
   *[e] inn{ $form }{" "}
}
is-living = { $form ->
    [post] {""}
   *[e] żyw{ $form }{" "}
}
is-nonliving = { $form ->
    [post] {""}
   *[e] nieożywion{ $form }{" "}
}
is-corporeal = { $form ->
    [post] {""}
   *[e] cielesn{ $form }{" "}
}
is-incorporeal = { $form ->
    [post] {""}
   *[e] bezcielesn{ $form }{" "}
}
is-flying = { $form ->
    [post] {""}
   *[e] latając{ $form }{" "}
}
is-not-flying = { $form ->
    [post] {""}
   *[e] nielatając{ $form }{" "}
}
is-revealed = { $form ->
    [post] {""}
   *[e] odkryt{ $form }{" "}
}
is-hidden = { $form ->
    [post] {""}
   *[e] zakryt{ $form }{" "}
}
is-not-epic = { $form ->
    [post] {" "}bez cechy Epickie
   *[e] {""}
}
is-non-mage = { $form ->
    [post] {" "}oprócz magów
   *[e] {""}
}
is-subtype = { $form ->
    [post] {" "}podtypu { FORM($word, "plain") }
   *[e] {""}
}
is-school = { $form ->
    [post] {" "}ze szkoły { FORM($word, "genitive") }
   *[e] {""}
}
is-level-up-to = { $form ->
    [post] {" "}do poziomu { $n }
   *[e] {""}
}
zone-of = { $whose ->
    [target] w strefie będącej celem
    [your-mage] w strefie twojego maga
   *[this] w tej samej strefie
}
is-in-zone = { $form ->
    [post] {" "}{ zone-of }
    [being] {" "}jest { zone-of }
   *[e] {""}
}
is-yours = { $form ->
    [post] {""}
   *[e] własn{ $form }{" "}
}

# Rzeczy nazwane
this-card = { $form ->
    [accusative] tę kartę
    [genitive] tej karty
    [dative] tej karcie
   *[plain] ta karta
}
this-creature = { $form ->
    [genitive] tego stworzenia
    [dative] temu stworzeniu
   *[plain] to stworzenie
}
this-mage = { $form ->
    [accusative] tego maga
    [genitive] tego maga
    [dative] temu magowi
   *[plain] ten mag
}
this-conjuration = { $form ->
    [genitive] tego przywołania
    [dative] temu przywołaniu
   *[plain] to przywołanie
}
this-enchantment = { $form ->
    [genitive] tego uroku
    [dative] temu urokowi
   *[plain] ten urok
}
host = { $kind ->
    [object] { $form ->
        [genitive] zaczarowanego obiektu
        [dative] zaczarowanemu obiektowi
       *[plain] zaczarowany obiekt
    }
    [bearer] { $form ->
        [genitive] stworzenia, do którego to dołączono,
        [dative] stworzeniu, do którego to dołączono,
       *[plain] stworzenie, do którego to dołączono,
    }
    [wearer] { $form ->
        [accusative] noszącego maga
        [genitive] noszącego maga
        [dative] noszącemu magowi
       *[plain] noszący mag
    }
   *[creature] { $form ->
        [genitive] zaczarowanego stworzenia
        [dative] zaczarowanemu stworzeniu
       *[plain] zaczarowane stworzenie
    }
}
that-creature = { $form ->
    [genitive] tego stworzenia
    [dative] temu stworzeniu
   *[plain] to stworzenie
}
zone-within = { $n ->
    [-1] dowolną strefę
    [one] strefę odległą najwyżej o 1 strefę
    [few] strefę odległą najwyżej o { $n } strefy
   *[many] strefę odległą najwyżej o { $n } stref
}
is-your-mage = { $form ->
    [accusative] twojego maga
    [genitive] twojego maga
    [dative] twojemu magowi
   *[plain] twój mag
}
the-target = { $form ->
    [genitive] celu
    [dative] celowi
   *[plain] cel
}
second-target = { $form ->
    [genitive] drugiego celu
    [dative] drugiemu celowi
   *[plain] drugi cel
}
caster = { $form ->
    [accusative] rzucającego
    [genitive] rzucającego
    [dative] rzucającemu
   *[plain] rzucający
}
target-zone = strefa
target-zone-without-enemies = strefa bez wrogich stworzeń
target-border = granica stref
target-arena = cała arena
target-creature = stworzenie
target-mage = mag
target-creature-or-conjuration = stworzenie lub przywołanie
target-zone-or-object = strefa lub obiekt
