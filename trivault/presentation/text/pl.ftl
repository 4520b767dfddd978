# Stół w słowach: w terminalu i w przeglądarce.

# Kto gra
ui-you = ty
ui-kind-human = człowiek
ui-kind-random = losowy
ui-kind-greedy = zachłanny
ui-kind-swift = błyskawiczny
ui-kind-beginner = początkujący
ui-kind-casual = okazjonalny gracz
ui-kind-club = klubowy gracz
ui-kind-expert = ekspert
ui-kind-master = mistrz

# Wskaźniki
ui-hand = ręka { $n }
ui-deck = talia { $n }
ui-discard = odrzucone { $n }
ui-turn = tura { $n }

# Co leży na stole
ui-hand-cards = ręka
ui-known = pokazane karty
ui-discarded = odrzucone
ui-no-piles = W odkrytych stosach nic nie leży.
ui-force = obowiązuje
ui-several = { $card } ×{ $n }
ui-copy = { $what }, numer { $n }
ui-at = { $what } ({ $place })
ui-in-force = { $card } ({ $player }): { CAPITAL($effect) }.
ui-no-force = Nic nie obowiązuje.
ui-more-news = … a przedtem jeszcze { $n }; wpisz log, aby przeczytać wszystko.
ui-log-line = { $what } [{ $rule }]
ui-no-log = Nic się jeszcze nie wydarzyło.
ui-only = { $who } może zrobić już tylko jedno: { $what }.
ui-unasked = Pozostało ci tylko jedno: { $what }.

# Zwykłe zdania
ui-line-turn = Tura { $n }, { $player }.
ui-answer = Twoja odpowiedź:
ui-same-answers = Odpowiedzi są takie same jak przedtem; Enter je powtórzy.
ui-more-answers = … i jeszcze { $n }: wpisz początek tej właściwej.

# Pytania i odpowiedzi
ui-welcome = Wpisz pomoc, aby zobaczyć wszystko, co możesz wpisać.
ui-choose = { $source }: wybierz. Potem gra toczy się dalej.
ui-choose-plain = Wybierz. Potem gra toczy się dalej.
ui-expect-one = wpisz liczbę od { $low } do { $n } albo początek odpowiedzi; pomoc powie, co jeszcze możesz wpisać.
ui-expect-several = { $low ->
    [0] wpisz najwyżej tyle liczb: { $high }, na przykład 1 2, albo pomiń.
   *[other] { $spare ->
        [0] wpisz różne liczby, razem { $high }, na przykład 1 2.
       *[other] wpisz różne liczby, razem od { $low } do { $high }, na przykład 1 2.
    }
}
ui-expect-order = wpisz wszystkie liczby od 1 do { $n } w wybranej kolejności.
ui-expect-amounts = wpisz numer odpowiedzi albo podziel { $n } samodzielnie: ile otrzyma { $targets }, w tej kolejności, na przykład { $example }.
ui-expect-number = wpisz liczbę od { $low } do { $high }.
ui-expect-card = wpisz karta i początek nazwy, na przykład karta { example-card }.
ui-expect-lines = wpisz log i liczbę wierszy, na przykład log 30.
ui-expect-level = wpisz { command-hint } samo lub z poziomem gry: { $levels }.
ui-expect-why = wpisz dlaczego i to, co chcesz zrobić, na przykład dlaczego { example-deed }, albo symbol zasady.
ui-several-fit = „{ $typed }” może oznaczać kilka odpowiedzi: { $fitting }. Wpisz więcej albo numer.
ui-unknown = „{ $typed }” nie jest tu odpowiedzią: { $expected }
ui-only-one = tylko jedna odpowiedź naraz: { $expected }
ui-twice = { $n } występuje dwa razy: { $expected }
ui-no-card = Żadna karta nie nazywa się „{ $typed }”. Wpisz karta i początek nazwy.
ui-possible = To jest teraz możliwe: { $what }.
ui-impossible = To nie jest teraz możliwe: { $what }.
ui-sure = { $warning } Jeśli tego chcesz, wpisz to jeszcze raz.
ui-concede = Poddaj grę
ui-sure-concede = W ten sposób przegrasz tę grę. Jeśli tego chcesz, wpisz to jeszcze raz.
ui-rule = { $id }: { $text }
ui-no-rule = { $id }: w katalogu nie ma takiej zasady.
ui-hint = { $what } ({ $worth }). { $why }
ui-percent = { $n }%
ui-analysis-progress = Ocena decyzji
ui-analysis-stopped = Zatrzymano po { $n } z { $of } decyzji.
ui-analysis-course = { $player }, szansa na wygraną w trakcie gry: { $course }
ui-analysis-turning = Co zdecydowało o wyniku partii:
ui-analysis-no-turning = Żadna pojedyncza decyzja wiele nie zmieniła.
ui-analysis-at = Tura { $turn } (odpowiedź { $at })
ui-analysis-turned = { $when }, { $player }: { $what }. Z { $before } na { $after }, { $by ->
    [mistake] błąd
    [chance] udział miał w tym los
    [conceded] przez poddanie gry
   *[play] przez to, co zagrano
}.
ui-analysis-mistakes = { $player }, gdzie było coś lepszego:
ui-analysis-no-mistakes = { $player }: żadnego błędu, który by zaważył.
ui-analysis-mistake = { $when }: zagrano { $played } ({ $win }), lepsze było { $better } ({ $best }).
ui-analysis-line = Potem na przykład: { $line }.
ui-analysis-why = Różnica: { $parts }.
ui-analysis-balance = Szczęście i umiejętności, w punktach procentowych:
ui-analysis-balanced = { $player }: własne błędy { $own }, błędy innych { $others }, dobrane karty, kości i to, co zakryte { $luck }.
ui-analysis-balanced-conceded = { $player }: własne błędy { $own }, błędy innych { $others }, dobrane karty, kości i to, co zakryte { $luck }, poddanie gry { $conceded }.
ui-part = { $what } { $points }
ui-part-outcome = wynik
ui-undo-nothing = Nie ma jeszcze decyzji, którą można by cofnąć.
ui-undo-barrier = Tego nie można cofnąć: od tamtej chwili odkryto kartę, zdecydował los albo inny gracz.
ui-order-on = Odtąd twoje wywołane efekty są wykonywane w podanej kolejności. Wpisz kolejność, aby znów odpowiadać na to pytanie.
ui-order-off = Odtąd wybierasz kolejność swoich wywołanych efektów.
ui-no-stops = W tej grze nie padają pytania w chwilach, w których zwykle się pasuje.
ui-stops = Padają pytania: { $when }.
ui-expect-stops = „{ $typed }” to nie jest żadna chwila: { stops-expected }
ui-seed = Ta sama gra jeszcze raz: --seed { $n }
ui-hand-over = { $player }, twoja decyzja. Naciśnij Enter, gdy tylko ty widzisz ekran.

# Polecenia: co można wpisać
command-help = pomoc h
command-board = stół b
command-list = lista
command-card = karta c
command-piles = stosy p
command-force = efekty i
command-log = log l
command-why = dlaczego w
command-hint = rada
command-undo = cofnij u
command-order = kolejność o
command-stops = postoje
command-save = zapisz
command-resume = wczytaj
command-concede = poddaj
command-quit = koniec q
ui-help = Możesz też wpisać:
ui-help-line = { $command }: { $what }
help-help = ta pomoc
help-board = jeszcze raz cały stół
help-list = jeszcze raz pytanie i odpowiedzi (albo po prostu Enter)
help-card = co jest na karcie, na przykład karta { example-card }
help-piles = karty w stosach odrzuconych i innych odkrytych, od góry
help-force = co obowiązuje i do kiedy
help-log = co się wydarzyło, z zasadą przy każdym wierszu; log 30 pokaże więcej
help-why = dlaczego czegoś nie można zrobić, na przykład dlaczego { example-deed }
help-hint = najlepsze odpowiedzi według wybranego poziomu, na przykład { command-hint } club
help-undo = cofa twoją ostatnią decyzję
help-order = układa twoje wywołane efekty bez pytania albo znów pyta
help-stops = kiedy padają pytania tam, gdzie zwykle się pasuje; ze słowami ustawia to, na przykład postoje zawsze
help-save = gdzie zapisana jest gra; zapisz PLIK tworzy kopię
help-resume = przechodzi do innej zapisanej gry: wczytaj PLIK
help-concede = poddaje grę; trzeba wpisać dwa razy
help-quit = kończy; gra pozostaje zapisana

# Zapisane gry
ui-saved = Zapisano w { $file }.
ui-not-saved = Nie udało się zapisać gry w { $file }: { $why }.
ui-saved-resume = Gra jest zapisana. Aby grać dalej: trivault play { $game } --resume{ $file }
ui-set-aside = Twoja niedokończona gra została zachowana: trivault play --resume { $file }
ui-exists = { $file } już istnieje; podaj inny plik.
ui-not-opened = Nie otwarto: { $why }.
ui-over-already = Gra w { $file } jest skończona; obejrzyj ją: trivault replay { $file }
ui-kept = Obejrzyj tę grę jeszcze raz: trivault replay { $file }

# Koniec gry
ui-in-turn = w turze { $n }
ui-moment-of = Tura { $n }: { $what }
ui-winner = { $players } wygrywa { ui-in-turn }.
ui-winners = { $players } wygrywają { ui-in-turn }.
ui-draw = Nikt nie wygrywa: gra kończy się { ui-in-turn }.
ui-bars = { $course } { $first } → { $last }

# Serie
ui-series = Gra { $n } z najwyżej { $of }. { $standing }.
ui-games-won = { $player }: { $n ->
    [one] 1 wygrana
    [few] { $n } wygrane
   *[many] { $n } wygranych
}
ui-series-stands = Stan serii: { $standing }.
ui-series-won = { $player } wygrywa serię. { $standing }.
ui-next-game = Naciśnij Enter, aby zacząć grę { $n }, albo wpisz koniec, aby wyjść; seria pozostaje zapisana.

# Nagrania
ui-moment = Odpowiedź { $at } z { $end }. { $next }
ui-decides = { $player } teraz: { $what }
ui-game-over = Gra jest skończona.
ui-breaks-off = Tu nagranie się urywa.
ui-steps = Enter: dalej, p: wstecz, t: następna tura, liczba: do tej odpowiedzi, graj: graj dalej stąd, q: koniec
ui-expect-step = Naciśnij Enter (dalej) albo wpisz p (wstecz), t (następna tura), liczbę od 0 do { $n }, graj albo q (koniec).
ui-nothing-left = Tu gra jest skończona; najpierw cofnij się do wcześniejszej chwili.
step-next = n dalej
step-previous = p wstecz
step-turn = t tura
step-play = graj
step-quit = q koniec

# Co można wybrać przy przygotowaniu gry
ui-variant-first = Kto zaczyna
ui-variant-first-help = Decyduje los, jeśli nikt nie jest wybrany.

# Zanim się zdecydujesz
ui-warns-left = Możesz jeszcze zrobić to: { $what }{ $more ->
    [0] .
   *[other] ; i jeszcze { $more }.
}
ui-warns-own-side = { $what } jest po twojej stronie.
ui-then-destroyed = zostanie zniszczone
ui-then-gone = opuści grę
ui-then-wins = wygra partię

# Dlaczego czegoś nie można zrobić
ui-fact-not-in-hand = Karty { $card } nie ma na twojej ręce.
ui-fact-not-in-play = Karty { $card } nie ma w grze po twojej stronie.
ui-fact-exhausted = Karta { $card } jest wyczerpana.
ui-fact-no-ability = Karta { $card } nie ma takiej zdolności.

# Dlaczego bot by coś wybrał
ui-hint-wins = Wygrywa partię.
ui-hint-loses = Przegrywa partię.
ui-hint-saves = Zapobiega przegranej.
ui-hint-equal = Wychodzi mniej więcej na to samo co pierwsza odpowiedź.
ui-hint-even = Ani lepiej, ani gorzej niż następna odpowiedź.
ui-hint-best-gains = Lepiej niż następna odpowiedź: { $gains }.
ui-hint-best-losses = Gdzie indziej kosztuje mniej niż następna odpowiedź, za to { $losses }.
ui-hint-best-gains-losses = Lepiej niż następna odpowiedź: { $gains }; za to { $losses }.
ui-hint-other-gains = Więcej niż pierwsza odpowiedź tylko tu: { $gains }.
ui-hint-other-losses = Gorzej niż pierwsza odpowiedź: { $losses }.
ui-hint-other-gains-losses = Gorzej niż pierwsza odpowiedź: { $losses }; za to { $gains }.
ui-hint-only = Żadna inna odpowiedź nie prowadzi do niczego lepszego.
ui-hint-quick = Wybrane według prostej zasady, bez porównywania odpowiedzi.
