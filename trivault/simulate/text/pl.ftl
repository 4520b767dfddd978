# Wiele partii w terminalu.
simulate-progress = partie
simulate-title = { $game }: { $n ->
    [one] { $n } partia
    [few] { $n } partie
   *[many] { $n } partii
}, ziarno { $seed }

# Tabela
simulate-player = gracz
simulate-wins = wygrane
simulate-rate = odsetek
simulate-interval = przedział 95%
simulate-as-first = gdy zaczyna
simulate-own-decisions = decyzje

# Pod nią
simulate-first = Gracz rozpoczynający wygrał { $rate } partii (od { $low } do { $high }).
simulate-turns = Tur w partii: średnio { $mean }, mediana { $median }, od { $least } do { $most }.
simulate-decisions = Decyzji w partii: średnio { $mean }, mediana { $median }, od { $least } do { $most }.
simulate-speed = { $seconds } s: { $games } partii i { $decisions } decyzji na sekundę.

# Liczby
simulate-count = { $n }
simulate-decimal = { $whole },{ $tenths }
simulate-percent = { $n }%
simulate-range = { $low }–{ $high }

# Czego nie można
simulate-wrong-suffix = { $file }: wyniki zapisuje się jako { $known }
simulate-unwritable = { $file }: tam nie można zapisywać
