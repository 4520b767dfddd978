# Strony wokół stołu. $what to to, co przynoszą gracze: talie (decks) albo księgi zaklęć (books).

# Pasek
play = Graj
cards = Karty
builder = { $what ->
    [books] Księga
   *[decks] Talia
}
lobby-short = Lobby
sign-in = Zaloguj się

# Strona startowa
welcome = KeyForge, Mage Wars Arena i Shards of Infinity w przeglądarce
welcome-more = Z botami lub znajomymi. Za darmo, bez konta.
learn-now = Naucz się w 5 minut
play-now = Graj teraz
learn-short = Naucz się
set-up = Przygotuj grę
last-game = Twoja ostatnia gra
puzzle-done = rozwiązana
puzzle-solve = Rozwiąż
credits = Ilustracje: sylwetki, których autorami są Lorc, Delapouite i inni (game-icons.net, CC BY 3.0), zmienione: oświetlone i ułożone. Strona nieoficjalna, niezwiązana z wydawcami gier. Czcionki:
game-about = { $game ->
    [keyforge] Jeden dom na turę. Pierwszy wykuj trzy klucze.
    [mage-wars] Dwóch magów, całe księgi zaklęć, jedna arena.
   *[shards] Buduj talię w trakcie walki.
}
game-minutes = { $game ->
    [keyforge] 30 min
    [mage-wars] 60 min
   *[shards] 25 min
}
game-depth = { $game ->
    [keyforge] łatwa do nauki
    [mage-wars] złożona
   *[shards] łatwa do nauki
}
players-range = { $low ->
    [2] { $high ->
        [2] 2 graczy
       *[other] od 2 do { $high } graczy
    }
   *[other] od { $low } do { $high } graczy
}
you-play = Ty: { $name }
no-decks = Wszyscy zaczynają z tymi samymi kartami.
how-many = Gracze
against = { $who ->
    [me] To samo urządzenie
    [open] Znajomy, przez link
    [lobby] Lobby
   *[bot] Bot
}
against-more = { $who ->
    [me] Przekazujecie sobie urządzenie; ręce pozostają zakryte.
    [open] Udostępnij link. Każdy, kto go otworzy, dołączy do gry.
   *[lobby] Twoja gra jest widoczna w lobby. Każdy może dołączyć.
}
level = Poziom
bot-choice = { $level } ({ $time })
bot-at-once = natychmiast
bot-seconds = około { $n } s na ruch
bot-level = { $kind ->
    [greedy] Zachłanny – bierze natychmiastowy zysk
    [swift] Błyskawiczny: odpowiada od razu, i dobrze
    [random] Losowy – wykonuje dowolny dozwolony ruch
    [beginner] Początkujący – zna zasady i niewiele więcej
    [casual] Niedzielny – myśli o jeden ruch naprzód
    [club] Klubowy – planuje do końca tury
    [expert] Ekspert – planuje całą turę
    [master] Mistrz – myśli długo, trudno go pokonać
   *[other] { $title }
}
go = Graj w { $game }
saved-games = Zapisane gry
saved-games-more = Wczytaj zapisaną grę i graj dalej od miejsca, w którym ją przerwano.
load = Otwórz zapisaną grę
variants = Wariant
by-chance = Losowo
settings = Więcej ustawień
clock = Zegar
clock-on = Graj z zegarem szachowym
clock-minutes = Minuty na gracza
clock-increment = Dodawane sekundy
clock-words = { $minutes } min { $increment ->
    [0] {""}
   *[other] + { $increment } s
}
table-settings = Przy stole
ask-all = Pytaj także wtedy, gdy jest tylko jedna możliwość
game-seed = Ziarno (to samo ziarno, te same karty)
hints-too = Zezwól na podpowiedzi w grze między ludźmi
chat-on = Czat
undo-policy = { $people ->
    [yes] Cofać można do ostatniej odkrytej karty, rzutu lub ruchu przeciwnika.
   *[no] Cofać można bez ograniczeń.
}

# Talie i księgi zaklęć
your-deck = { $what ->
    [books] Twoja księga zaklęć
   *[decks] Twoja talia
}
their-deck = { $what ->
    [books] Księga zaklęć przeciwnika
   *[decks] Talia przeciwnika
}
any-deck = { $what ->
    [books] Losowa księga zaklęć
   *[decks] Losowa talia
}
generate = { $what ->
    [books] Wygeneruj księgę zaklęć …
   *[decks] Wygeneruj talię …
}
generate-again = { $what ->
    [books] Inna
   *[decks] Inna
}
own-deck = { $what ->
    [books] Importuj księgę zaklęć …
   *[decks] Importuj talię …
}
my-decks = { $what ->
    [books] Moje księgi zaklęć
   *[decks] Moje talie
}
known-decks = { $what ->
    [books] Drukowane księgi zaklęć
   *[decks] Gotowe talie
}
show-cards = Pokaż karty
share-won = { $n }%
deck-strength = Siła
deck-strength-points = wygranych z przykładowymi taliami: { NUMBER($points, useGrouping: 0) } pkt (od { NUMBER($low, useGrouping: 0) } do { NUMBER($high, useGrouping: 0) })
deck-strength-how = { $n ->
    [0] Trwa testowanie talii.
    [one] { $n } partia, po obu stronach gra { $player }.
    [few] { $n } partie, po obu stronach gra { $player }.
   *[other] { $n } partii, po obu stronach gra { $player }.
}
deck-strength-more = { $n ->
    [0] Pierwsze wyniki pojawią się za chwilę.
   *[other] Testowanie trwa.
}
hard-for-it = Trudni przeciwnicy
easy-for-it = Łatwi przeciwnicy
cards-with-wins = Odsetek wygranych z dobraną kartą i bez niej
made-of = { $most ->
    [1] { $title } (opcjonalnie)
   *[other] { $title } (do { $most }; reszta losowo)
}
set = Dodatek
seed = Ziarno
deck-list = { $what ->
    [books] Księga zaklęć, jako tekst lub JSON
   *[decks] Lista talii, jako tekst, JSON, CSV lub adres
}
deck-example = { $what ->
    [books] Moja księga zaklęć
        Mage: wizard
        Element: air
        2 chain-lightning
        …
   *[decks] Moja talia
        [Dis]
        2 Dust Imp
        …
}
check-deck = { $what ->
    [books] Sprawdź i użyj tej księgi
   *[decks] Sprawdź i użyj tej talii
}
deck-replaced = { $what ->
    [books] Tą księgą nie można zagrać. Wybrano inną.
   *[decks] Tą talią nie można zagrać. Wybrano inną.
}
too-long = Ta lista jest za długa. Dozwolone jest najwyżej { $n } znaków.
open-file = Otwórz plik

# Pisanie księgi zaklęć
builder-title = { $what ->
    [books] Ułóż księgę zaklęć
   *[decks] Zbuduj talię
}
points = punkty
points-of = { $n } / { $most } pkt · { $copies ->
    [one] 1 karta
    [few] { $copies } karty
   *[other] { $copies } kart
} · { $problems ->
    [0] bez naruszeń zasad
    [one] 1 problem
    [few] { $problems } problemy
   *[other] { $problems } problemów
}
pane-cards = Zaklęcia
pane-book = { $what ->
    [books] Księga
   *[decks] Talia
}
offers = Dostępne zaklęcia
empty-draft = Pusto. Dodaj karty przyciskiem +.
legal = { $what ->
    [books] Ta księga zaklęć jest zgodna z zasadami.
   *[decks] Ta talia jest zgodna z zasadami.
}
choose-one = Wybierz …
begin-with = Zacznij od
empty-book = { $what ->
    [books] Pusta księga zaklęć
   *[decks] Pusta talia
}
play-with = Zagraj nią
keep-here = Zapisz w tej przeglądarce
drop-here = Usuń: { $name }
kept = { $name }: zapisano w tej przeglądarce.
as-text = Jako tekst
read-list = Importuj ten tekst
copy-text = Kopiuj tekst
save-file = Zapisz jako plik

# Pokoje, które czekają
lobby = Lobby
lobby-title = Otwarte gry
lobby-how = Aby założyć grę, zacznij nową i jako przeciwnika wybierz „Lobby”.
no-rooms = Brak otwartych gier.
join = Dołącz
new-game = Nowa gra
waiting-room = Oczekiwanie na graczy
waiting-for = { $n ->
    [one] Jedno miejsce jest wolne. Gra zacznie się, gdy ktoś je zajmie.
    [few] Wolne są { $n } miejsca. Gra zacznie się, gdy wszystkie będą zajęte.
   *[other] Wolnych miejsc: { $n }. Gra zacznie się, gdy wszystkie będą zajęte.
}
invite = Zaproś
share-link = Każdy, kto ma ten link, może dołączyć.
share-lobby = Twoja gra jest widoczna w lobby. Każdy, kto ma ten link, też może dołączyć.
link = Link do tej gry
copy = Kopiuj link
copied = Skopiowano
seats = Miejsca
open-seat = wolne miejsce
sit = Zajmij to miejsce
stand = Zwolnij miejsce

# Gracze
who-am-i = { $account ->
    [yes] Jesteś { $name }
   *[no] Jesteś { $name }, gość
}
guest-more = Goście mogą grać we wszystko. Załóż konto, aby grać w grach rankingowych i kontynuować je na każdym urządzeniu.
account-more = Gry przeciw innym kontom liczą się do rankingu. Możesz je kontynuować na każdym urządzeniu.
account-way = { $way ->
    [rename] Zapisz
    [register] Załóż konto
   *[login] Zaloguj się
}
account-do = { $way ->
    [rename] Zmień nazwę
    [register] Załóż konto
   *[login] Zaloguj się
}
logout = Wyloguj się
name = Nazwa
password = Hasło
ratings = Ranking
ratings-more = Do rankingu liczą się gry między różnymi kontami, chyba że były bardzo krótkie albo za kogoś grał bot. Kolejne gry z tym samym przeciwnikiem liczą się mniej. Każdy zaczyna od 1500; ± to margines błędu. Lista obejmuje graczy z kilkoma przeciwnikami i dość małym marginesem, według dolnej granicy.
no-ratings = W tej grze nikt nie ma jeszcze miejsca w rankingu.
rank = Miejsce
rating = Ranking
games-played = Gry

# Karty
game = Gra
loading = Chwileczkę …
order = Sortowanie
search = Szukaj w tekście kart
filters = { $n ->
    [0] Filtry
   *[other] Filtry ({ $n })
}
clear-filters = Wyczyść filtry
found = { $n ->
    [one] 1 karta
    [few] { $n } karty
   *[other] { $n } kart
} z { $all }
more-cards = Pokaż więcej
card-link = Kopiuj link
no-card = Nie ma takiej karty.
pictures = Własne obrazki
pictures-more = Wybierz folder z obrazkami nazwanymi tak jak karty w linkach, na przykład troll.png. Zostają w tej przeglądarce.
pictures-pick = Wybierz folder
pictures-taken = { $n ->
    [one] 1 z { $all } plików pasuje do karty.
    [few] { $n } z { $all } plików pasują do kart.
   *[other] { $n } z { $all } plików pasuje do kart.
}
pictures-failed = W oknie prywatnym nie można zapisywać obrazków.
pictures-drop = Usuń obrazki: { $n }

# Jak się gra
learn = Jak grać w { $game }
lesson = { $topic ->
    [goal] Cel gry
    [turn] Twoja tura
    [cards] Karty
    [fight] Walka
   *[tip] Wskazówki na pierwszą grę
}

# Pierwsze gry i zagadki
first-game = Twoja pierwsza gra
first-game-about = Krótkie lekcje na prawdziwej planszy. Trener podpowiada, czego spróbować i dlaczego. Około 5–10 minut; możesz przerwać w każdej chwili.
first-game-begin = { $done ->
    [0] Start
   *[other] { $n ->
        [0] Zagraj ponownie
       *[other] Dalej: rozdział { $n } z { $of }
    }
}
puzzles = Zagadki
puzzles-about = Każda zagadka ma wymuszone rozwiązanie. Podpowiedzi dostajesz po jednej.
puzzle-own = Zagadki i lekcje możesz pisać samodzielnie: jako plik tekstowy z pozycją i celem.
puzzle-open = Otwórz plik z zagadką
puzzle-today = Zagadka dnia
puzzle-level = { $n ->
    [1] łatwa
    [2] średnia
   *[other] trudna
}
is-solved = rozwiązane:
coach = Trener
chapter-of = Rozdział { $n } z { $of }
coach-solved = Brawo!
coach-failed = Jeszcze nie to.
coach-leave = Wyjdź
coach-next = Następny rozdział
coach-play = Zagraj całą partię
coach-more = Więcej zagadek
coach-again = Spróbuj jeszcze raz
coach-hint = Podpowiedź ({ $n } z { $of })
find-missed = Czy przeoczono wygraną?
how-to-picture = Plansza gry { $game } w środku partii
# Zbiór zasad
rules = Zasady gry { $game }
rules-search = Szukaj zasad lub wpisz identyfikator
rules-chapter = Rozdział
rules-all = Wszystkie rozdziały
rules-trying = Tylko zasady z pozycją do wypróbowania
rules-found = { $n ->
    [one] 1 zasada
    [few] { $n } zasady
   *[many] { $n } zasad
} z { $all }
rules-none = Nie ma tu zasady { $id }.
rules-link = Otwórz w zbiorze zasad
try = Wypróbuj przeciw botowi
try-alone = Graj obiema stronami
