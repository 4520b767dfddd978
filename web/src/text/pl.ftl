# Program w przeglądarce. To, co mówią gry, pochodzi z gier.

# Wszędzie
to-content = Do treści
pages = Strony
language = Język
close = Zamknij
back = Wstecz
all = wszystkie
send = Wyślij
empty = brak
lost = Połączenie zostało przerwane.
offline = Nie można połączyć się z serwerem. Tymczasem możesz przeczytać zasady gier i obejrzeć karty, które już kiedyś były otwarte. Stoły wymagają serwera.
answers-later = Gra jest zapisana. Odpowiesz, gdy tylko połączenie wróci.
attempt-in = { $n ->
    [0] Kolejna próba …
   *[other] Kolejna próba za { $n } s
}
attempt-now = Spróbuj teraz
not-found = { $page ->
    [room] Nie można otworzyć tego stołu
    [tournament] Nie można otworzyć tego turnieju
   *[other] { $card ->
       [yes] Nie ma takiej karty
      *[no] Nie znaleziono strony
    }
}
not-found-more = Sprawdź adres albo przejdź dalej stąd.
to-start = Na stronę główną
opening = Stół jest przygotowywany …

player = Gracz { $n }

# Pokój
hand-over = Decyduje { $name }. Pozostali nie patrzą.
uncover = Pokaż moje karty
menu = Menu
preferences = Ustawienia
save = Zapisz grę do pliku
resign = Poddaj grę
resign-sure = Poddaj grę ostatecznie
leave = Wyjdź; gra zostaje zachowana
pace = Tempo pokazywania
pace-of = { $n ->
    [0] wyłączone: wszystko od razu
    [400] szybko
    [900] normalnie
   *[other] powoli
}
pace-short = { $n ->
    [0] Od razu
    [400] Szybko
    [900] Zwykle
   *[other] Wolno
}
theme = Motyw
theme-of = { $theme ->
    [dark] Ciemny
    [light] Jasny
   *[system] System
}
volume-of = { $n ->
    [0] Brak
    [30] Cicho
   *[other] Głośno
}
quick = Dotknięcie karty działa od razu, gdy może znaczyć tylko jedno
auto-order = Układaj moje wywołane efekty bez pytania
sound = Dźwięki
volume = Głośność
alert = Powiadomienie, gdy przychodzi moja kolej, a patrzę gdzie indziej
alert-refused = Przeglądarka nie pozwala tej stronie na powiadomienia. Najpierw zezwól na nie w jej ustawieniach.
keys = Klawisze
key = { $what ->
    [arrows] od celu do celu
    [cards] do każdej karty, także takiej, której nie można użyć
    [enter] zrób z kartą to, co zwykle; potwierdź, gdy wybrano dość
    [all] pokaż wszystko, co można zrobić z kartą
    [more] wybierz coś jeszcze albo cofnij wybór
    [confirm] potwierdź wybór
    [escape] wstecz, zamknij
    [letters] naciśnij przycisk z tą literą
    [digits] odpowiedź o tym numerze
    [undo] cofnij ostatnią decyzję
    [hint] co zrobiłby komputer?
    [why] dlaczego nie można użyć tej karty?
    [zoom] pokaż kartę w powiększeniu
    [log] otwórz i zamknij dziennik
    [view] widok prosty albo obrazkowy
    [space] przewiń; w powtórce: odtwarzaj i zatrzymaj
    [back] w powtórce: krok po kroku, na początek, na koniec
    [turns] w powtórce: tura po turze
   *[help] te klawisze
}
signs = Znaki na kartach
sign-legal = można teraz wybrać
sign-enemy = coś wrogiego, co można teraz wybrać
sign-chosen = jest wybrana
sign-now = dotyczy jej ostatnie zdarzenie
plain-view = Widok prosty
picture-view = Widok obrazkowy
beside = Obok stołu
chat = Czat
chat-line = Powiedz coś w pokoju
mute = Wycisz
unmute = Pokazuj czat znowu
watches = ogląda
unread = nowe wiadomości na czacie

# Przy stole
players = Gracze
you = ty
deciding = decyduje
is-here = przy stole
is-computer = komputer
is-gone = poza stołem
is-played = gra komputer
is-out = { $why ->
    [time] czas minął
   *[resigned] poddanie gry
}
little-time = mało czasu!
your-time = Zostało ci mniej niż { $n } sekund.
deck = Talia
exhausted = wyczerpany
chosen = wybrane
your-turn = Twoja decyzja
question = Pytanie
whole-question = Całe pytanie
waiting = Oczekiwanie na: { $names } …
thinking = { $names } { $n ->
    [one] namyśla
   *[other] namyślają
} się …
skip-ahead = Przewiń
take-back = Odzyskaj miejsce: { $name }
gone-now = Przy stole nie ma: { $name }.
give-seat = Niech komputer gra za: { $name }
give-own = Niech komputer gra za mnie
give-unrated = Gdy za kogoś zagra komputer, gra nie liczy się już do rankingu.
watching = { $n ->
    [0] Nikt nie ogląda.
    [one] Ogląda 1 osoba.
    [few] Oglądają { $n } osoby.
   *[other] Ogląda { $n } osób.
}
you-watch = Oglądasz tę grę.
choose-some = { $spare ->
    [0] Wybierz { $high }.
   *[other] { $low ->
       [0] Wybierz najwyżej { $high }.
      *[other] Wybierz od { $low } do { $high }.
    }
}
choose = { $n ->
    [0] Nic jeszcze nie wybrano
   *[other] { $names }
}
give = { $left ->
    [0] Rozdziel w ten sposób
   *[other] Zostało do rozdzielenia: { $left } z { $n }
}
less = O jeden mniej: { $name }
more = O jeden więcej: { $name }
all-rest = Cała reszta
rest = Reszta
take-number = Wybierz { $n }
all-the-same = Mimo to: { $what }
start-over = Zacznij od nowa
all-answers = Wszystkie odpowiedzi ({ $n })
find-answer = Numer albo słowa
no-answer-fits = Żadna odpowiedź nie pasuje do tych słów.
hint = Podpowiedź
hint-best = Najlepsze odpowiedzi według szansy na wygraną:
hint-points = Najlepsze odpowiedzi według punktów:
hint-level = Poziom
level-name = { $level ->
    [beginner] Początkujący
    [casual] Okazjonalny
    [club] Klubowy
   *[expert] Ekspert
    [master] Mistrz
}
hint-thinks = Namyśla się …
percent = { $n }%
hint-worth = { $n } pkt
stops = Kiedy mnie pytać?
undo = Cofnij
why-not = Dlaczego nie można?
not-your-turn = W tej chwili nie masz o czym decydować.
look-at = Obejrzyj kartę
log = Dziennik
rule = Zasada { $id }
whole-log = Cały dziennik
no-log = Nic się jeszcze nie wydarzyło.
in-force = Obowiązuje
affects = Co na to wpływa?
affects-nothing = W tej chwili nic na to nie wpływa.

# Widok prosty
table = Stół
answers = Odpowiedzi
main-answer = Główna odpowiedź
type-here = Twoja odpowiedź
plain-commands = Możesz też wpisać: { $list }.

# Patrzenie wstecz
replay = Powtórka
moment = Decyzja { $at } z { $end }, { $in ->
    [rounds] runda
   *[turns] tura
} { $turn }
turn-back = { $in ->
    [rounds] Poprzednia runda
   *[turns] Poprzednia tura
}
step-back = Wstecz
step-on = Dalej
turn-on = { $in ->
    [rounds] Następna runda
   *[turns] Następna tura
}
run = Odtwarzaj
pause = Zatrzymaj
jump-turn = Przejdź do { $in ->
    [rounds] rundy
   *[turns] tury
}
turn-of = { $in ->
    [rounds] Runda
   *[turns] Tura
} { $turn }, { $name }
seen-by = Czyimi oczami
seen-by-one = Jak widzi { $name }
seen-by-all = Jak widzą wszyscy
next-move = Następnie, { $name }: { $what }
play-on = Graj dalej od tego miejsca
to-now = Wróć do teraźniejszości

# Koniec
again = Zagraj ponownie
again-swapped = Zagraj ponownie z zamienionymi { $what ->
    [books] księgami zaklęć
   *[decks] taliami
}
another-game = Inna gra
as-table = Jako tabela
turn = { $in ->
    [rounds] Runda
   *[turns] Tura
}
you-win = Wygrywasz!
see-table = Zobacz stół
see-report = Jak przebiegła gra
agreed = Chce zagrać jeszcze raz: { $names }
to-next = Do następnej gry
key-moments = Kluczowe momenty

# Analiza
analysis = Analiza
analysis-more = Każda decyzja jest oceniana według tego, co wiedziała osoba, która ją podjęła: co rozstrzygnęło partię, co byłoby lepsze i ile w tym było szczęścia.
analysis-level = Ocenia
analysis-by = { $level ->
    [beginner] Początkujący: trwa chwilę
    [casual] Okazjonalny: trwa chwilę
   *[club] Klubowy: trwa kilka sekund
    [expert] Ekspert: trwa minutę lub dłużej
    [master] Mistrz: trwa kilka minut
}
analysis-begin = Przeanalizuj partię
analysis-again = Przeanalizuj jeszcze raz
analysis-seat = Z punktu widzenia
analysis-runs = Trwa ocena decyzji …
analysis-done = { $done } z { $of }
analysis-stop = Zatrzymaj
analysis-stopped = Zatrzymano po { $done } z { $of } decyzji.
analysis-turning = Co rozstrzygnęło partię
analysis-no-turning = Żadna pojedyncza decyzja wiele nie zmieniła
analysis-swing = Z { $before }% na { $after }%, { $by ->
    [mistake] błąd
    [chance] udział miał w tym los
    [conceded] przez poddanie gry
   *[play] przez to, co zagrano
}
analysis-mistakes = { $name }: gdzie było coś lepszego
analysis-no-mistakes = { $name }: żadnego błędu, który by zaważył
analysis-mistake = Zagrano { $played } ({ $win }%), lepsze było { $better } ({ $best }%).
analysis-line = Potem na przykład: { $line }.
analysis-look = Obejrzyj
analysis-balance = Szczęście i umiejętności, w punktach procentowych
balance-part = { $part ->
    [own] własne błędy
    [others] błędy innych
    [conceded] poddanie gry
   *[luck] dobrane karty, kości i to, co zakryte
}
win-course = Szansa na wygraną: od { $first }% przy pierwszej decyzji do { $last }%
win-missed = Kółka oznaczają decyzje, od których było coś lepszego.
win-chance = Wygrana
look-there = Obejrzyj: { $when }

# Motion
plays = { $name } zagrywa
game-end = { $how ->
    [won] Zwycięstwo!
    [lost] Porażka
    [draw] Remis
   *[other] Koniec gry
}
game-winner = Wygrywa: { $names }
# How rare a card is
rarity = { $how ->
   *[common] pospolita
    [uncommon] niepospolita
    [rare] rzadka
    [variant] wariant
    [fixed] stała
    [special] specjalna
}
