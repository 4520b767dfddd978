# KeyForge: odpowiedzi, pytania i dziennik.

# Liczebności
amber = { $n ->
    [0] Æmber
    [1000] cały Æmber
    [one] 1 Æmber
   *[other] { $n } Æmberu
}
cards = { $n ->
    [one] 1 kartę
    [few] { $n } karty
   *[many] { $n } kart
}
chains = { $n ->
    [one] 1 łańcuch
    [few] { $n } łańcuchy
   *[many] { $n } łańcuchów
}
damage-points = { $n ->
    [one] 1 obrażenie
    [few] { $n } obrażenia
   *[many] { $n } obrażeń
}
hidden-card = { $form ->
    [nominative] karta
   *[plain] kartę
}

# Domy i klucze
house-name = { $house ->
    [brobnar] Brobnar
    [dis] Dis
    [logos] Logos
    [mars] Mars
    [sanctum] Sanctum
    [saurian] Rzymozaury
    [shadows] Cienie
    [star-alliance] Gwiezdny Sojusz
    [untamed] Nieokiełznani
    [several] kilka domów
    [none] anomalia
   *[other] { $house }
}

# Odpowiedzi
do-play = Zagraj: { $source }
do-discard = Odrzuć: { $targets }
do-reap = Zbieraj: { $source }
do-fight = Walcz: { $source }
do-act = Użyj akcji karty { $source }
do-omni = Użyj umiejętności omni karty { $source }
do-unstun = Usuń ogłuszenie: { $targets }
do-end-turn = Zakończ turę
do-left = Lewa flanka
do-right = Prawa flanka
do-right-of = Na prawo od: { $targets }
do-reveal = Ujawnij: { $targets }
do-attach = Przyłącz do: { $targets }
do-copy = Kopiuj: { $targets }
do-as-creature = Jako stworzenie
do-as-upgrade = Jako ulepszenie
do-attack = Zaatakuj: { $targets }
do-choose = Wybierz: { $targets }
do-ability = Użyj akcji, którą daje { $source }
do-from-archives = Losowa karta z archiwum
do-from-deck = Wierzchnia karta talii
do-order = W tej kolejności: { $targets }
do-brobnar = Brobnar
do-dis = Dis
do-logos = Logos
do-mars = Mars
do-sanctum = Sanctum
do-saurian = Rzymozaury
do-shadows = Cienie
do-star-alliance = Gwiezdny Sojusz
do-untamed = Nieokiełznani
do-red = Czerwony klucz
do-blue = Niebieski klucz
do-yellow = Żółty klucz
do-keep = Zachowaj tę rękę
do-mulligan = Mulligan: nowa ręka z jedną kartą mniej
do-take-archives = Weź wszystkie karty z archiwum
do-take = Weź: { $targets }
do-may-destroy = Zniszcz ({ $source })
do-may-discard = Odrzuć karty
do-may-use = Użyj stworzenia ({ $source })
do-may-forge = Wykuj klucz
do-may-to-hand = Cofnij na rękę
do-may-look = Obejrzyj karty
do-may-play = Zagraj
do-spend-amount = Wydaj { amber } z karty { $source }
do-heal-amount = Wylecz { damage-points }
do-damage-shares = Zadaj obrażenia: { $targets }
do-redistribute-shares = Obrażenia: { $targets }
do-redistribute-amber-shares = Æmber: { $targets }
do-redistribute-friendly = Twoje stworzenia
do-redistribute-enemy = Stworzenia przeciwnika
do-damage = Zadaj obrażenia: { $targets }
do-pierce = Zadaj obrażenia: { $targets }
do-heal = Wylecz: { $targets }
do-destroy = Zniszcz: { $targets }
do-capture = Æmber przejmie: { $targets }
do-capture-own = Æmber przejmie: { $targets }
do-exalt = Połóż Æmber na: { $targets }
do-move-amber = Przenieś Æmber na: { $targets }
do-discard-deck = Odrzuć: { $targets }
do-take-from-card = Weź Æmber z karty: { $targets }
do-put-on-card = Połóż Æmber na: { $targets }
do-to-hand = Cofnij na rękę: { $targets }
do-to-deck-top = Połóż na wierzchu talii: { $targets }
do-to-deck-bottom = Połóż na spodzie talii: { $targets }
do-into-deck = Wtasuj do talii: { $targets }
do-archive = Zarchiwizuj: { $targets }
do-purge = Anihiluj: { $targets }
do-put-under = Połóż pod kartą: { $targets }
do-graft = Doczep: { $targets }
do-graft-action = Doczep akcję
do-trigger-grafted = Rozpatrz doczepioną akcję
do-ready = Przygotuj: { $targets }
do-exhaust = Wyczerp: { $targets }
do-stun = Ogłusz: { $targets }
do-stun-one = Ogłusz wrogie stworzenie
do-stun-each = Ogłusz każde wrogie stworzenie z cechą Mutant
do-ward = Osłoń: { $targets }
do-unward = Usuń osłonięcie: { $targets }
do-fire = Zadaj obrażenia
do-hand-over = Przyłącz ulepszenie do stworzenia, do którego należy
do-move-ward = Przenieś osłonę na: { $targets }
do-ward-one = Osłoń stworzenie
do-move-one = Przenieś osłonę
do-enrage = Rozjusz: { $targets }
do-power-counter = Połóż znaczniki siły +1 na: { $targets }
do-put-counter = Połóż znacznik na: { $targets }
do-take-control = Przejmij kontrolę: { $targets }
do-resolve-effect = Wykonaj { $source }{ $about ->
    [itself] {""}
   *[other] {" "}(dla: { $targets })
}: { numbered-effect }
do-replace-effect = Zastosuj najpierw { $source }: { numbered-effect }
numbered-effect = { CAPITAL($effect) }{ $n ->
    [0] {""}
   *[other] {" "}({ $n })
}

# Pytania
reason-main = Twoja tura: zagrywaj, odrzucaj i używaj kart aktywnego domu. Gdy zakończysz turę, twoje karty zostaną przygotowane, a ty uzupełnisz rękę.
reason-choose-house = Wybierz swój aktywny dom. W tej turze zagrywasz i odrzucasz karty tego domu oraz ich używasz.
reason-take-archives = Możesz wziąć na rękę wszystkie karty ze swojego archiwum albo wszystkie tam zostawić.
reason-take = Możesz wziąć na rękę dowolną liczbę kart ze swojego archiwum.
reason-mulligan = Zachowaj tę rękę albo wtasuj ją z powrotem i dobierz o jedną kartę mniej. To pytanie pada tylko raz.
reason-forge = Wykuwasz klucz. Wybierz, który.
reason-spend = { $source }: wybierz, ile Æmberu z tej karty wydasz na klucz. Reszta pochodzi z twojej puli.
reason-ability = Wybierz, której ze swoich akcji użyje stworzenie.
reason-use = { $source }: wybierz, jak użyć tej karty.
reason-attack = { $source } walczy: wybierz atakowane stworzenie.
reason-flank = { $source }: wybierz, gdzie w szyku stanie stworzenie.
reason-reveal = { $source }: wybierz karty, które ujawnisz. Pozostaną na swoim miejscu.
reason-move = { $source }: wybierz flankę szyku, na którą przejdzie stworzenie. Może zostać tam, gdzie stoi.
reason-move-anywhere = { $source }: wybierz miejsce w szyku, w które się przenosi. Może zostać tam, gdzie jest.
reason-attach = { $source }: wybierz stworzenie, do którego przyłączysz ulepszenie.
reason-copy = { $source }: wybierz stworzenie, które ta karta kopiuje.
reason-play-as = { $source }: wybierz, jako co zagrywasz tę kartę.
reason-house = { $source }: wybierz dom.
reason-name-trait = { $source }: wybierz cechę.
reason-name-card = { $source }: podaj nazwę karty.
reason-order = { $source }: wybierz kolejność. Ostatnia karta leży na wierzchu.
reason-discard-order = Te karty trafiają razem na stos kart odrzuconych. Wybierz ich kolejność; ostatnia leży na wierzchu.
reason-choose = { $source }: wybierz, czego dotyczy efekt.
reason-damage = { $source }: wybierz, kto otrzyma obrażenia.
reason-redistribute = { $source }: wybierz, jak od teraz rozkładają się obrażenia na tych stworzeniach.
reason-redistribute-amber = { $source }: wybierz, jak od teraz rozkłada się Æmber na tych stworzeniach.
reason-pierce = { $source }: wybierz, kto otrzyma obrażenia. Pancerz nie pomaga.
reason-heal = { $source }: wybierz, kogo lub ile wyleczyć.
reason-destroy = { $source }: wybierz, co zostanie zniszczone.
reason-capture = { $source }: wybierz stworzenie, które przejmie Æmber przeciwnika.
reason-capture-own = { $source }: wybierz stworzenie, które przejmie Æmber własnej strony.
reason-exalt = { $source }: wybierz stworzenie, na które trafi Æmber z puli ogólnej.
reason-move-amber = { $source }: wybierz kartę, na którą trafi Æmber.
reason-discard-deck = { $source }: wybierz, co zostanie odrzucone z talii.
reason-take-from-card = { $source }: wybierz kartę, z której Æmber trafi do twojej puli.
reason-put-on-card = { $source }: wybierz kartę, na którą trafi twój Æmber.
reason-to-hand = { $source }: wybierz, co wróci na rękę właściciela.
reason-to-deck-top = { $source }: wybierz, co trafi na wierzch talii właściciela.
reason-to-deck-bottom = { $source }: wybierz, co trafi na spód talii właściciela.
reason-into-deck = { $source }: wybierz, co zostanie wtasowane do talii właściciela.
reason-archive = { $source }: wybierz, co zostanie zarchiwizowane.
reason-purge = { $source }: wybierz, co zostanie anihilowane. Nie wróci już do gry.
reason-put-under = { $source }: wybierz kartę, która trafi zakryta pod tę kartę.
reason-graft = { $source }: wybierz kartę, którą doczepiasz.
reason-discard = { $source }: wybierz, co zostanie odrzucone.
reason-ready = { $source }: wybierz, co zostanie przygotowane.
reason-exhaust = { $source }: wybierz, co zostanie wyczerpane.
reason-stun = { $source }: wybierz stworzenie, które zostanie ogłuszone.
reason-unstun = { $source }: wybierz stworzenie, które straci ogłuszenie.
reason-ward = { $source }: wybierz stworzenie, które zostanie osłonięte.
reason-unward = { $source }: wybierz stworzenie, które straci osłonięcie.
reason-rearrange = { $source }: wybierz nową kolejność stworzeń od lewej do prawej.
reason-move-ward = { $source }: wybierz stworzenie, na które przejdzie osłona.
reason-enrage = { $source }: wybierz stworzenie, które zostanie rozjuszone.
reason-power-counter = { $source }: wybierz stworzenie, które otrzyma znaczniki siły +1.
reason-put-counter = { $source }: wybierz kartę, na którą kładziesz znacznik.
reason-take-control = { $source }: wybierz, nad czym przejmiesz kontrolę.

# Co się wydarzyło
log-check = { $who } ogłasza: Æmberu wystarczy na klucz.
log-house = { $who } wybiera dom { house-name }.
log-play = { $who } zagrywa kartę { $what }.
log-copy = { $source } jest kopią karty { $what }.
log-animate = { $what } do końca tury jest stworzeniem.
log-attack = { $source } atakuje stworzenie { $what }.
log-gain = { $what } otrzymuje { amber }.
log-reap-gain = { $source } zbiera: { $what } otrzymuje { amber }.
log-lose = { $what } traci { amber }.
log-steal = { $what } kradnie { amber }.
log-capture = { $what } przejmuje { amber }.
log-capture-own = { $what } przejmuje { amber } własnej strony.
log-exalt = { $what } otrzymuje { amber } z puli ogólnej.
log-move-amber = { amber } przechodzi z karty { $source } na kartę { $what }.
log-move-damage = { damage-points } { $n ->
    [one] przechodzi
    [few] przechodzą
   *[many] przechodzi
} z karty { $source } na kartę { $what }.
log-redistribute = Karta { $what } sprawia, że obrażenia zostają rozdzielone na nowo.
log-redistribute-amber = Karta { $what } sprawia, że Æmber zostaje rozdzielony na nowo.
log-take-from-card = { $who } bierze { amber } z karty { $what }.
log-put-on-card = { $who } kładzie { amber } na karcie { $what }.
log-put-theirs-on-card = { $who } kładzie { amber } przeciwnika na karcie { $what }.
log-to-supply = { amber } z karty { $what } trafia do puli ogólnej.
log-pay = { $what } płaci przeciwnikowi { amber }.
log-forge = { $what } wykuwa { $n ->
    [0] czerwony
    [1] niebieski
   *[other] żółty
} klucz.
log-gain-chains = { $what } otrzymuje { chains }.
log-damage = { $what } otrzymuje { damage-points }.
log-pierce = { $what } otrzymuje { damage-points }.
log-strike = { $source } zadaje stworzeniu { $what } { damage-points }.
log-heal = Na karcie { $what } wyleczono { damage-points }.
log-destroy = Karta { $what } zostaje zniszczona.
log-to-hand = Na rękę właściciela trafia: { FORM($what, "nominative") }.
log-to-deck-top = Na wierzch talii właściciela trafia: { $what }.
log-to-deck-bottom = Na spód talii właściciela trafia: { $what }.
log-into-deck = Do talii właściciela wtasowano: { $what }.
log-archive = { $who } archiwizuje: { $what }.
log-abduct = { $who } umieszcza w swoim archiwum: { $what }.
log-purge = Anihilowano: { $what }.
log-graft = Do karty { $source } doczepiono: { $what }.
log-discard = Na stos kart odrzuconych trafia: { $what }.
log-discard-deck = Z talii na stos kart odrzuconych trafia: { $what }.
log-discard-archived = Z archiwum na stos kart odrzuconych trafia: { $what }.
log-draw = { $who } dobiera { cards }.
log-draw-cards = { $who } dobiera: { $cards }.
log-enter = Karta { $what } wchodzi do gry pod kontrolą gracza { $who }.
log-take-control = { $who } przejmuje kontrolę nad kartą { $what }.
log-move = { $what } zmienia miejsce w szyku.
log-to-flank = { $what } trafia na flankę szyku.
log-ready = Karta { $what } zostaje przygotowana.
log-exhaust = Karta { $what } zostaje wyczerpana.
log-stun = Stworzenie { $what } zostaje ogłuszone.
log-unstun = { $what } nie ma już ogłuszenia.
log-ward = Stworzenie { $what } zostaje osłonięte.
log-unward = { $what } nie ma już osłonięcia.
log-attach = Ulepszenie { $what } zostaje przyłączone do karty { $source }.
log-move-ward = Osłona przechodzi na kartę: { $what }.
log-enrage = Stworzenie { $what } zostaje rozjuszone.
log-lose-power-counter = { $what } traci { $n ->
    [one] znacznik siły +1
    [few] { $n } znaczniki siły +1
   *[many] { $n } znaczników siły +1
}.
log-power-counter = { $what } otrzymuje { $n ->
    [one] znacznik siły +1
    [few] { $n } znaczniki siły +1
   *[many] { $n } znaczników siły +1
}.
counter-name = { $word ->
    [disruption] zakłóceń
    [doom] zagłady
    [fuse] zapalnika
    [glory] chwały
    [growth] wzrostu
    [power] siły +1
    [scheme] planu
   *[warrant] pozwu
}
log-put-counter = { $what } otrzymuje { named-counters }.
log-remove-counters = { $what } traci znaczniki.
