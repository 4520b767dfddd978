# Mage Wars: słowa pojedynczych kart. Opisy stoją po rzeczowniku.

# Które rzeczy
is-aimed-at-a-friendly-creature = rzucane na przyjazne stworzenie
is-bloodreaper = { $form ->
    [accusative] Krwawego Żniwiarza
    [genitive] Krwawego Żniwiarza
    [dative] Krwawemu Żniwiarzowi
   *[plain] Krwawy Żniwiarz
}
is-carries-it = z miejscem na urok
is-carries-or-bears-it = z miejscem na urok (także tam, gdzie leży)
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
is-no-battle-fury-yet = bez Battle Fury w tej rundzie
is-no-rouse-yet = (w tej rundzie jeszcze niepobudzone)
is-not-enchantment = oprócz uroków
is-not-uncontainable = { $form ->
    [being] nie ma cechy Nieokiełznane
   *[plain] bez cechy Nieokiełznane
}
is-pet = { $form ->
    [accusative] Pupila
    [genitive] Pupila
    [dative] Pupilowi
   *[plain] Pupil
}
is-summoned-this-round = przyzwane w tej rundzie
is-up-to-two-zones-away = w odległości do 2 stref
is-up-to-two-zones-away-in-sight = w odległości do 2 stref i w linii wzroku
is-while-open = przy otwartej bramie
is-worn-by-it = noszony przez cel
is-you-control = pod twoją kontrolą
is-your-mage-with-ape = twój mag, dopóki kontrolujesz zwierzę podtypu małpa,
is-your-mage-with-bear = twój mag, dopóki kontrolujesz zwierzę podtypu niedźwiedź,
is-your-mage-with-canine = twój mag, dopóki kontrolujesz zwierzę podtypu pies,
is-your-mage-with-cat = twój mag, dopóki kontrolujesz zwierzę podtypu kot,
is-your-mage-with-reptile = twój mag, dopóki kontrolujesz zwierzę podtypu gad,

# Kiedy
when-bloodreaper-strikes = atak Krwawego Żniwiarza rani żywe stworzenie
when-chosen-mage-casts = wybrany mag rzuci zaklęcie, które zadziała
when-enemy-enters = wrogie stworzenie wchodzi do strefy
when-first-melee-attack-on-wearer = stworzenie wykonuje swój pierwszy w rundzie atak wręcz na noszącego maga, nie licząc kontruderzeń
when-friend-damages-another-enemy = przyjazne stworzenie atakuje i rani wrogie stworzenie (dwóch wrogów na rundę)
when-friend-falls = wrogie stworzenie niszczy atakiem przyjazne stworzenie, a ta karta ma mniej niż 4 żetony Gniewu
when-friend-is-attacked = rzucono kośćmi przy ataku na przyjazne stworzenie
when-friendly-animal-is-summoned = przyzwano przyjazne stworzenie podtypu zwierzę, które nie jest Legendarne,
when-friendly-demon-is-summoned = przyzwano przyjazne stworzenie podtypu demon, które nie jest Legendarne,
when-host-attacks = zaczarowane stworzenie ogłasza atak, nie licząc kontruderzeń
when-host-cast-a-spell = zaczarowane stworzenie rzuci zaklęcie, które zadziała
when-host-casts-quick-spell = zaczarowane stworzenie rzuca szybkie zaklęcie
when-host-counterstrikes = zaczarowane stworzenie wykona kontruderzenie
when-host-is-attacked = zaczarowane stworzenie ma uniknąć ataku
when-host-moves = zaczarowane stworzenie zaczyna akcję ruchu
when-it-has-attacked-in-melee = cel wykona atak wręcz
when-it-is-not-unmovable = cel nie ma cechy Nieruchomość
when-it-is-still-there = to stworzenie wciąż jest na arenie
when-living-creature-here = żywe stworzenie wchodzi do tej strefy lub zostaje w niej aktywowane
when-no-bloodreaper = nie masz Krwawego Żniwiarza
when-no-pet = nie masz Pupila
when-own-curse-goes = twoja klątwa miałaby zostać zniszczona razem ze stworzeniem, na którym leży
when-paid-extra = zapłacono dodatkową manę
when-shield-is-on = tarcza działa
when-spell-aimed-at-host = celem inkantacji lub uroku przeciwnika jest zaczarowane stworzenie
when-this-is-activated = to stworzenie zostaje aktywowane
when-this-is-damaged = atak rani tego maga
when-this-is-destroyed = ten urok zostaje zniszczony
when-wall-attacks-beside-it = obok celu stoi mur, który atakuje przy przejściu
when-wearer-is-attacked-in-melee = żywe stworzenie bez odporności na obrażenia psychiczne ogłasza atak wręcz na noszącego maga, nie licząc kontruderzeń
when-you-reveal-a-holy-enchantment = odkrywasz urok ze szkoły świętości
when-you-roll = rzucasz na obronę lub uwolnienie się
when-your-holy-incantation-resolves = działa twoja inkantacja ze szkoły świętości

# Efekty
place-pet = { $form ->
    [infinitive] uczynić je
   *[plain] uczyń je
} swoim Pupilem
place-bloodreaper = { $form ->
    [infinitive] uczynić je
   *[plain] uczyń je
} swoim Krwawym Żniwiarzem
turn-on-shield = włącz tarczę do końca rundy
turn-off-shield = wyłącz tarczę
says-attacks-by-level = ten mur atakuje przechodzącego raz za każdy poziom powyżej 1
says-slow-passage = stworzenia od poziomu { $n } potrzebują pełnej akcji, aby przejść przez ten mur
says-not-in-action = tego uroku nigdy nie odkrywa się podczas ataku ani zaklęcia
says-unanswerable = celu nie można odkryć w odpowiedzi na to zaklęcie
says-solid-to-hydro = ataki typu woda na ten mur liczą się jako Eteryczne
says-once = raz na rundę

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
