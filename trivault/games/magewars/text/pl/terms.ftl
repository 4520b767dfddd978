# Mage Wars: słowa pojedynczych kart. Opisy stoją po rzeczowniku.

# Które rzeczy
is-aimed-at-a-friendly-creature = rzucane na przyjazne stworzenie
is-channeling = ze zbieraniem many
is-cursed = z twoją odkrytą klątwą
is-named = { $noun ->
    [creature] { $form ->
        [genitive] wybranego stworzenia
        [dative] wybranemu stworzeniu
       *[plain] wybrane stworzenie
    }
   *[mage] { $form ->
        [accusative] wybranego maga
        [genitive] wybranego maga
        [dative] wybranemu magowi
       *[plain] wybrany mag
    }
}
is-not-enchantment = oprócz uroków
is-summoned-this-round = przyzwane w tej rundzie
is-while-open = przy otwartej bramie
is-on-it = na celu
is-you-control = pod twoją kontrolą
is-your-mage-with-ape = twój mag, dopóki kontrolujesz zwierzę podtypu małpa,
is-your-mage-with-bear = twój mag, dopóki kontrolujesz zwierzę podtypu niedźwiedź,
is-your-mage-with-canine = twój mag, dopóki kontrolujesz zwierzę podtypu pies,
is-your-mage-with-cat = twój mag, dopóki kontrolujesz zwierzę podtypu kot,
is-your-mage-with-reptile = twój mag, dopóki kontrolujesz zwierzę podtypu gad,
is-carrying = z miejscem na urok
is-companion = { $word ->
    [pet] { $form ->
        [accusative] Pupila
        [genitive] Pupila
        [dative] Pupilowi
       *[plain] Pupil
    }
   *[bloodreaper] { $form ->
        [accusative] Krwawego Żniwiarza
        [genitive] Krwawego Żniwiarza
        [dative] Krwawemu Żniwiarzowi
       *[plain] Krwawy Żniwiarz
    }
}
is-immune = z odpornością na obrażenia typu { FORM($damage, "plain") }
is-not-immune = bez odporności na obrażenia typu { FORM($damage, "plain") }
is-not-used-on = bez tego zaklęcia w tej rundzie
is-within = w odległości do { $n ->
    [one] 1 strefy
   *[other] { $n } stref
}{ $sight ->
    [yes] {" "}i w linii wzroku
   *[no] {""}
}
is-in-play = { $form ->
    [being] wciąż jest na arenie
   *[plain] na arenie
}
is-having = { $form ->
    [being] ma cechę { FORM($trait, "plain") }
   *[plain] z cechą { FORM($trait, "plain") }
}
is-not-having = { $form ->
    [being] nie ma cechy { FORM($trait, "plain") }
   *[plain] bez cechy { FORM($trait, "plain") }
}

# Kiedy
it-fits = { $what }{ FORM($which, "being") }
when-no-companion = { $word ->
    [pet] nie masz Pupila
   *[bloodreaper] nie masz Krwawego Żniwiarza
}
when-friend-falls = wrogie stworzenie niszczy atakiem przyjazne stworzenie, a ta karta ma mniej niż 4 żetony Gniewu
when-it-has-attacked-in-melee = cel wykona atak wręcz
when-own-curse-goes = twoja klątwa miałaby zostać zniszczona razem ze stworzeniem, na którym leży
when-paid-extra = zapłacono dodatkową manę
when-shield-is-on = tarcza działa
when-wall-attacks-beside-it = obok celu stoi mur, który atakuje przy przejściu

# Efekty
make-companion = { $form ->
    [infinitive] uczynić je
   *[plain] uczyń je
} { $word ->
    [pet] swoim Pupilem
   *[bloodreaper] swoim Krwawym Żniwiarzem
}
turn-on-shield = włącz tarczę do końca rundy
turn-off-shield = wyłącz tarczę
says-attacks-by-level = ten mur atakuje przechodzącego raz za każdy poziom powyżej 1
says-slow-passage = stworzenia od poziomu { $n } potrzebują pełnej akcji, aby przejść przez ten mur
says-not-in-action = tego uroku nigdy nie odkrywa się podczas ataku ani zaklęcia
says-unanswerable = celu nie można odkryć w odpowiedzi na to zaklęcie
says-solid-to-hydro = ataki typu woda na ten mur liczą się jako Eteryczne

# Zdolności
ability-blessing = Błogosławieństwo
ability-call-of-the-wild = Zew dziczy
ability-exchange = Wymiana
ability-healing-light = Uzdrawiające światło
ability-light-blast = Strumień światła
ability-open-the-gate = Otwarcie bramy
ability-pray = Modlitwa
ability-protect = Ochrona
ability-ravens-eye = Oko kruka
ability-redeeming-sacrifice = Zbawcza ofiara
ability-sacrifice = Ofiara
