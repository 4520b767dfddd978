# Many games in the terminal.
simulate-progress = playing
simulate-title = { $game }: { $n ->
    [one] { $n } game
   *[other] { $n } games
}, seed { $seed }

# The table
simulate-player = player
simulate-wins = wins
simulate-rate = win rate
simulate-interval = 95% interval
simulate-as-first = going first
simulate-own-decisions = decisions

# Below it
simulate-first = The first player won { $rate } of the games ({ $low } to { $high }).
simulate-turns = Turns in a game: { $mean } on average, median { $median }, from { $least } to { $most }.
simulate-decisions = Decisions in a game: { $mean } on average, median { $median }, from { $least } to { $most }.
simulate-speed = { $seconds } seconds: { $games } games and { $decisions } decisions a second.

# Numbers
simulate-count = { $n }
simulate-decimal = { $whole }.{ $tenths }
simulate-percent = { $n }%
simulate-range = { $low }–{ $high }

# What cannot be done
simulate-wrong-suffix = { $file }: results are written as { $known }
simulate-unwritable = { $file }: cannot be written there
