# Many games in the terminal.
simulate-progress = playing
simulate-title = { $game }: { $n ->
    [one] { $n } game
   *[other] { $n } games
}, seed { $seed }

# The table
simulate-player = player
simulate-deck = deck
simulate-wins = wins
simulate-rate = win rate
simulate-interval = 95% interval
simulate-as-first = going first
simulate-own-decisions = decisions
measure-amber = Æmber a turn
measure-keys = keys
measure-life = life left
measure-mastery = mastery

# Decks against decks
simulate-against = win rates of the rows against
simulate-among = { $low }–{ $high }%

# Cards
simulate-cards-of = { $player }: wins with a card drawn and without it
simulate-card = card
simulate-drawn = drawn
simulate-not-drawn = not drawn
simulate-difference = difference
simulate-of = { $rate } of { $n }
simulate-to = { $low } to { $high }
simulate-clear = { $mark } 0 lies outside the interval; among many cards, chance alone does that to one in twenty.

# Below it
simulate-first = The first player won { $rate } of the games ({ $low } to { $high }).
simulate-turns = Turns in a game: { $mean } ± { $deviation } on average, median { $median }, from { $least } to { $most }.
simulate-decisions = Decisions in a game: { $mean } ± { $deviation } on average, median { $median }, from { $least } to { $most }.
simulate-speed = { $seconds } seconds: { $games } games and { $decisions } decisions a second.

# Numbers
simulate-count = { $n }
simulate-decimal = { $whole }.{ $tenths }
simulate-percent = { $n }%
simulate-range = { $low }–{ $high }
simulate-more = +{ $n }
simulate-less = −{ $n }

# What cannot be done
simulate-wrong-suffix = { $file }: results are written as { $known }
simulate-unwritable = { $file }: cannot be written there
kept-not-whole = { $file }: --out needs all of each game, which a --file that ends with .jsonl keeps
simulate-no-package = { $option } needs { $package }, which is not installed; install it with: { $command }
simulate-broken-package = { $option } needs { $package }, which cannot be used as it is installed ({ $why }); install it anew with: { $command }

# The picture
plot-rates = Win rate
plot-against = Win rate of the rows against the columns
plot-first = Win rate by who goes first
plot-first-all = first player: { $rate } ({ $low } to { $high })
plot-going-first = going first
plot-going-later = going later
plot-turns = Length of a game
plot-turns-axis = turns
plot-games-axis = games
plot-mean = mean { $mean }

# The ladder
ladder-title = { $game }: ratings of the levels, seed { $seed }
ladder-rating = rating
ladder-range = { $low } to { $high }
ladder-meeting = meeting
ladder-games = games
ladder-pair = { $one } against { $other }
ladder-axis = rating, with 95% intervals

# Decks rated by play
rate-title = { $game }: decks against a pool of { $n }, played by { $player }, seed { $seed }
rate-won = won
rate-points = points
rate-games = games
rate-explained = Won: the share of games against the pool, every deck of it weighing the same. Points: the same on the scale of Elo, where the pool has 1500 on average.
rate-matchups = { $deck }: against
rate-progress = { $deck } { $rate } ± { $within }
