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
lost = Połączenie zostało przerwane. Kolejna próba …
opening = Stół jest nakrywany …

player = Gracz { $n }

# Pokój
hand-over = Decyduje { $name }. Pozostali nie patrzą.
uncover = Pokaż moje karty
menu = Menu
save = Zapisz grę do pliku
resign = Poddaj grę
leave = Wyjdź; gra zostaje zachowana
pace = Kroki pozostałych
pace-of = { $n ->
    [0] od razu
    [250] szybko
    [500] zwyczajnie
   *[other] powoli
}
quick = Dotknięcie karty działa od razu, bez pokazywania jej
auto-order = Ustawiaj moje wyzwolone efekty w kolejności bez pytania
keys-help = Klawisze: strzałki przechodzą od celu do celu, Enter wybiera, Esc cofa, litery naciskają przyciski, Z pokazuje kartę, ? mówi, dlaczego nie, U cofa ruch, H podpowiada, L otwiera dziennik, V zmienia widok, spacja przeskakuje naprzód.
plain-view = Widok prosty
picture-view = Widok obrazkowy
beside = Obok stołu
chat = Czat
chat-line = Powiedz coś w pokoju

# Przy stole
you = ty
deciding = decyduje
deck = Talia
exhausted = wyczerpana
chosen = wybrane
your-turn = Twoja decyzja
question = Pytanie
waiting = Decyduje { $names } …
looking-back = Patrzysz wstecz.
choose-some = { $low ->
    [0] Wybierz najwyżej { $high }.
   *[other] { $high ->
        [1] Wybierz 1.
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
take-number = Wybierz { $n }
start-over = Od początku
all-answers = Wszystkie odpowiedzi ({ $n })
hint = Podpowiedź
hint-best = Komputer wybrałby:
hint-others = Następnie: { $list }
undo = Cofnij
why-not = Dlaczego nie mogę?
not-your-turn = W tej chwili nie masz o czym decydować.
look-here = Wskaż kartę, aby ją tu przeczytać.
log = Dziennik
rule = Zasada { $id }
no-log = Nic się jeszcze nie wydarzyło.
in-force = Obowiązuje

# Widok prosty
table = Stół
answers = Odpowiedzi
type-here = Twoja odpowiedź
plain-commands = Możesz też wpisać: undo (cofnij), hint (podpowiedź), table (stół), why (dlaczego nie) i to, co chcesz zrobić.

# Patrzenie wstecz
replay = Powtórka
moment = Decyzja { $at } z { $end }, tura { $turn }
turn-back = « Tura
step-back = ‹ Wstecz
step-on = Dalej ›
turn-on = Tura »
next-move = Następnie gracz { $n }: { $what }
play-on = Graj dalej od tego miejsca
to-now = Do teraźniejszości

# Koniec
again = Zagraj ponownie
again-swapped = Zagraj ponownie z zamienionymi taliami
another-game = Inna gra
