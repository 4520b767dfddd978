# Program w przeglądarce. To, co mówią gry, pochodzi z gier.

# Wszędzie
to-content = Przejdź do treści
pages = Strony
language = Język
close = Zamknij
back = Wstecz
all = wszystkie
send = Wyślij
empty = brak
lost = Utracono połączenie.
offline = Nie można połączyć się z serwerem. Nadal możesz czytać, jak grać, i przeglądać otwarte wcześniej karty. Do gry potrzebny jest serwer.
answers-later = Twoja gra jest zapisana. Wrócisz do niej, gdy tylko odzyskasz połączenie.
attempt-in = { $n ->
    [0] Łączenie …
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
not-found-more = Sprawdź adres albo przejdź na stronę główną.
to-start = Strona główna
opening = Przygotowywanie stołu …

player = Gracz { $n }

# Pokój
hand-over = Kolej gracza { $name }. Przekażcie urządzenie.
uncover = Gotowe
menu = Menu
preferences = Ustawienia
save = Zapisz grę do pliku
resign = Poddaj się
resign-sure = Tak, poddaję się
leave = Wyjdź z gry (zostanie zapisana)
pace = Tempo animacji
pace-of = { $n ->
    [0] wyłączone (natychmiast)
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
quick = Zagraj kartę jednym dotknięciem, gdy jest tylko jedna możliwość
auto-order = Automatycznie ustalaj kolejność moich wyzwolonych efektów
sound = Dźwięki
volume = Głośność
alert = Powiadom mnie, gdy będzie moja kolej
alert-refused = Przeglądarka blokuje powiadomienia tej strony. Najpierw zezwól na nie w ustawieniach.
keys = Skróty klawiszowe
key = { $what ->
    [arrows] następny lub poprzedni cel
    [cards] dowolna karta, także niedostępna
    [enter] użyj karty w zwykły sposób; potwierdź wybór
    [all] wszystkie możliwości karty
    [more] zaznacz lub odznacz
    [confirm] potwierdź wybór
    [escape] wstecz, zamknij
    [letters] przycisk z tą literą
    [digits] odpowiedź o tym numerze
    [undo] cofnij ostatnią decyzję
    [hint] pokaż podpowiedź
    [why] dlaczego nie mogę użyć tej karty?
    [zoom] powiększ kartę
    [log] otwórz lub zamknij dziennik
    [view] przełącz między planszą a widokiem tekstowym
    [space] przewiń; w powtórce: odtwarzaj lub zatrzymaj
    [back] w powtórce: jeden krok, początek, koniec
    [turns] w powtórce: jedna tura
   *[help] ta lista
}
signs = Znaki na kartach
sign-legal = możesz wybrać
sign-enemy = wrogi cel, który możesz wybrać
sign-chosen = wybrana
sign-now = zmieniona przez ostatnie zdarzenie
plain-view = Widok tekstowy
picture-view = Widok planszy
beside = Obok stołu
chat = Czat
chat-line = Wiadomość
mute = Wycisz
unmute = Wyłącz wyciszenie
watches = widz
unread = nowe wiadomości

# Przy stole
players = Gracze
you = ty
deciding = ma ruch
is-here = online
is-computer = bot
is-gone = rozłączony
is-played = gra bot
is-out = { $why ->
    [time] czas minął
   *[resigned] poddał się
}
little-time = mało czasu!
your-time = Zostało ci mniej niż { $n } sekund.
deck = Talia
exhausted = wyczerpany
chosen = wybrane
your-turn = Twoja kolej
question = Pytanie
whole-question = Pokaż całe pytanie
waiting = Oczekiwanie na: { $names } …
thinking = { $names } { $n ->
    [one] namyśla
   *[other] namyślają
} się …
skip-ahead = Przewiń
take-back = Odzyskaj miejsce: { $name }
gone-now = Gracz { $name } stracił połączenie.
give-seat = Niech bot gra za: { $name }
give-own = Niech bot gra za mnie
give-unrated = Gdy za kogoś zagra bot, gra nie liczy się już do rankingu.
watching = { $n ->
    [0] Brak widzów
    [one] 1 widz
    [few] { $n } widzów
   *[other] { $n } widzów
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
    [0] Zatwierdź
   *[other] Do przydzielenia: { $left } z { $n }
}
less = O jeden mniej: { $name }
more = O jeden więcej: { $name }
all-rest = Reszta tutaj
rest = Reszta
take-number = Wybierz { $n }
all-the-same = Mimo to: { $what }
start-over = Zacznij od nowa
all-answers = Wszystkie możliwości ({ $n })
find-answer = Numer lub szukane słowo
no-answer-fits = Brak wyników.
hint = Podpowiedź
hint-best = Najlepsze ruchy według szansy na wygraną:
hint-points = Najlepsze ruchy według punktów:
hint-level = Poziom
level-name = { $level ->
    [beginner] Początkujący
    [casual] Niedzielny
    [club] Klubowy
   *[expert] Ekspert
    [master] Mistrz
}
hint-thinks = Namyśla się …
percent = { $n }%
hint-worth = { $n } pkt
stops = Kiedy mnie pytać?
undo = Cofnij
why-not = Dlaczego nie mogę?
not-your-turn = To nie twoja kolej.
look-at = Obejrzyj kartę
log = Dziennik
rule = Zasada { $id }
whole-log = Pełny dziennik
no-log = Nic się jeszcze nie wydarzyło.
in-force = Aktywne efekty
affects = Co na to wpływa?
affects-nothing = Brak aktywnych efektów.

# Widok prosty
table = Stół
answers = Możliwości
main-answer = Główna możliwość
type-here = Twoja odpowiedź
plain-commands = Możesz też wpisać: { $list }.

# Patrzenie wstecz
replay = Powtórka
moment = Ruch { $at } z { $end }, { $in ->
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
seen-by = Widok
seen-by-one = { $name }
seen-by-all = Wszyscy
next-move = Następny ruch, { $name }: { $what }
play-on = Graj dalej od tego miejsca
to-now = Wróć do bieżącego ruchu

# Koniec
again = Rewanż
again-swapped = Rewanż z zamienionymi { $what ->
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
see-table = Zobacz planszę
see-report = Raport z gry
agreed = Chce rewanżu: { $names }
to-next = Następna gra
key-moments = Kluczowe momenty

# Analiza
analysis = Analiza
analysis-more = Każdy ruch oceniamy tylko według tego, co gracz mógł wiedzieć: punkty zwrotne, lepsze ruchy i udział szczęścia.
analysis-level = Ocenia
analysis-by = { $level ->
    [beginner] Początkujący (chwila)
    [casual] Niedzielny (chwila)
   *[club] Klubowy (kilka sekund)
    [expert] Ekspert (minuta lub dłużej)
    [master] Mistrz (kilka minut)
}
analysis-begin = Przeanalizuj partię
analysis-again = Przeanalizuj jeszcze raz
analysis-seat = Widok
analysis-runs = Trwa analiza …
analysis-done = Ruch { $done } z { $of }
analysis-stop = Zatrzymaj
analysis-stopped = Zatrzymano po { $done } z { $of } ruchów.
analysis-turning = Punkty zwrotne
analysis-no-turning = Żaden pojedynczy ruch wiele nie zmienił
analysis-swing = Z { $before }% na { $after }%, { $by ->
    [mistake] błąd
    [chance] częściowo szczęście
    [conceded] gracz się poddał
   *[play] dobra gra
}
analysis-mistakes = Błędy: { $name }
analysis-no-mistakes = { $name }: bez poważnych błędów
analysis-mistake = Zagrano: { $played } ({ $win }%). Lepiej: { $better } ({ $best }%).
analysis-line = Na przykład: { $line }.
analysis-look = Pokaż
analysis-balance = Szczęście i umiejętności, w punktach procentowych
balance-part = { $part ->
    [own] własne błędy
    [others] błędy przeciwników
    [conceded] poddanie się
   *[luck] dobrane karty, rzuty i zakryte karty
}
win-course = Szansa na wygraną: { $first }% na początku, { $last }% na końcu
win-missed = Kółka oznaczają ruchy, od których były lepsze.
win-chance = Wygrana
look-there = Pokaż: { $when }

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
