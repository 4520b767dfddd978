# Wiele partii w terminalu.
simulate-progress = partie
simulate-title = { $game }: { $n ->
    [one] { $n } partia
    [few] { $n } partie
   *[many] { $n } partii
}, ziarno { $seed }

# Tabela
simulate-player = gracz
simulate-deck = talia
simulate-wins = wygrane
simulate-rate = odsetek
simulate-interval = przedział 95%
simulate-as-first = gdy zaczyna
simulate-own-decisions = decyzje
measure-amber = Æmber na turę
measure-keys = klucze
measure-life = pozostałe życie
measure-mastery = mistrzostwo

# Talie przeciw taliom
simulate-against = odsetek wygranych wierszy przeciw
simulate-among = { $low }–{ $high }%

# Karty
simulate-cards-of = { $player }: wygrane z dobraną kartą i bez niej
simulate-card = karta
simulate-drawn = dobrana
simulate-not-drawn = niedobrana
simulate-difference = różnica
simulate-of = { $rate } z { $n }
simulate-to = od { $low } do { $high }
simulate-clear = { $mark } 0 leży poza przedziałem; przy wielu kartach zdarza się to co dwudziestej przez sam przypadek.

# Pod nią
simulate-first = Gracz rozpoczynający wygrał { $rate } partii (od { $low } do { $high }).
simulate-turns = Tur w partii: średnio { $mean } ± { $deviation }, mediana { $median }, od { $least } do { $most }.
simulate-decisions = Decyzji w partii: średnio { $mean } ± { $deviation }, mediana { $median }, od { $least } do { $most }.
simulate-speed = { $seconds } s: { $games } partii i { $decisions } decyzji na sekundę.

# Liczby
simulate-count = { $n }
simulate-decimal = { $whole },{ $tenths }
simulate-percent = { $n }%
simulate-range = { $low }–{ $high }
simulate-more = +{ $n }
simulate-less = −{ $n }

# Czego nie można
simulate-wrong-suffix = { $file }: wyniki zapisuje się jako { $known }
simulate-unwritable = { $file }: tam nie można zapisywać
kept-not-whole = { $file }: --out potrzebuje pełnych danych każdej partii; przechowuje je plik (--file) z końcówką .jsonl
simulate-no-package = { $option } wymaga pakietu { $package }, który nie jest zainstalowany; instalacja: { $command }
simulate-broken-package = { $option } wymaga pakietu { $package }, który w obecnej instalacji nie działa ({ $why }); ponowna instalacja: { $command }

# Obraz
plot-rates = Odsetek wygranych
plot-against = Odsetek wygranych wierszy przeciw kolumnom
plot-first = Odsetek wygranych według tego, kto zaczyna
plot-first-all = gracz rozpoczynający: { $rate } (od { $low } do { $high })
plot-going-first = gdy zaczyna
plot-going-later = gdy nie zaczyna
plot-turns = Długość partii
plot-turns-axis = tury
plot-games-axis = partie
plot-mean = średnia { $mean }

# Drabinka
ladder-title = { $game }: oceny poziomów, ziarno { $seed }
ladder-rating = ocena
ladder-range = od { $low } do { $high }
ladder-meeting = spotkanie
ladder-games = partie
ladder-pair = { $one } przeciw { $other }
ladder-axis = ocena z przedziałami 95%

# Talie oceniane na podstawie partii
rate-title = { $game }: talie przeciw { $n } taliom odniesienia, gra { $player }, ziarno { $seed }
rate-won = wygrane
rate-points = punkty
rate-games = partie
rate-explained = Wygrane: udział w partiach przeciw taliom odniesienia, z których każda waży tyle samo. Punkty: to samo w skali Elo, w której talie odniesienia mają średnio 1500.
rate-matchups = { $deck }: przeciw
rate-progress = { $deck } { $rate } ± { $within }
