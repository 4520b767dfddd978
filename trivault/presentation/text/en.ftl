# The table in words: at the terminal and in the browser.

# Who plays
ui-you = you
ui-kind-human = person
ui-kind-random = random
ui-kind-greedy = greedy
ui-kind-swift = swift
ui-kind-beginner = beginner
ui-kind-casual = casual player
ui-kind-club = club player
ui-kind-expert = expert
ui-kind-master = master

# Dials
ui-hand = hand { $n }
ui-deck = deck { $n }
ui-discard = discard { $n }
ui-turn = turn { $n }

# What lies there
ui-hand-cards = hand
ui-known = shown cards
ui-discarded = discard pile
ui-no-piles = Nothing lies in the open piles.
ui-force = in force
ui-several = { $card } ×{ $n }
ui-copy = { $what }, number { $n }
ui-at = { $what } ({ $place })
ui-in-force = { $card } ({ $player }): { CAPITAL($effect) }.
ui-no-force = Nothing is in force.
ui-more-news = … and { $n } more before that; type log to read everything.
ui-log-line = { $what } [{ $rule }]
ui-no-log = Nothing has happened yet.
ui-only = { $who } has only one thing left to do: { $what }.
ui-unasked = You had nothing else left to do: { $what }.

# Plain sentences
ui-line-turn = Turn { $n }, { $player }.
ui-answer = Your answer:
ui-same-answers = The answers are the same as before; press Enter to hear them.
ui-more-answers = … and { $n } more: type how the one you mean begins.

# Asking and reading
ui-welcome = Type help to see everything that you can type.
ui-choose = { $source }: choose. Then the game goes on.
ui-choose-plain = Choose. Then the game goes on.
ui-expect-one = type a number from { $low } to { $n }, or the beginning of an answer; help says what else you can type.
ui-expect-several = { $low ->
    [0] type up to { $high } numbers, for example 1 2, or skip.
   *[other] { $spare ->
        [0] type { $high } different numbers, for example 1 2.
       *[other] type { $low } to { $high } different numbers, for example 1 2.
    }
}
ui-expect-order = type all numbers from 1 to { $n } in the order you want.
ui-expect-amounts = type the number of an answer, or split { $n } yourself: amounts for { $targets } in this order, for example { $example }.
ui-expect-number = type a number from { $low } to { $high }.
ui-expect-card = type card and the beginning of a name, for example card { example-card }.
ui-expect-lines = type log and how many lines you want, for example log 30.
ui-expect-level = type { command-hint } alone, or with a level: { $levels }.
ui-expect-why = type why and what you want to do, for example why { example-deed }, or the id of a rule.
ui-several-fit = “{ $typed }” can mean several answers: { $fitting }. Type more of it, or its number.
ui-unknown = “{ $typed }” is no answer here: { $expected }
ui-only-one = only one answer is given at a time: { $expected }
ui-twice = { $n } stands there twice: { $expected }
ui-no-card = No card is called “{ $typed }”. Type card and the beginning of a name.
ui-possible = That is possible now: { $what }.
ui-impossible = Not possible now: { $what }.
ui-sure = { $warning } If you mean it, type it once more.
ui-concede = Give the game up
ui-sure-concede = You would lose this game. If you mean it, type it once more.
ui-rule = { $id }: { $text }
ui-no-rule = { $id }: the catalogue has no such rule.
ui-hint = { $what } ({ $worth }). { $why }
ui-percent = { $n }%
ui-analysis-progress = Judging decisions
ui-analysis-stopped = Stopped after { $n } of { $of } decisions.
ui-analysis-course = { $player }, how likely a win was as the game went on: { $course }
ui-analysis-turning = What decided the game:
ui-analysis-no-turning = No single decision changed much.
ui-analysis-at = Turn { $turn } (answer { $at })
ui-analysis-turned = { $when }, { $player }: { $what }. From { $before } to { $after }, { $by ->
    [mistake] a mistake
    [chance] chance had a part in it
    [conceded] somebody gave up
   *[play] by what was played
}.
ui-analysis-mistakes = Where { $player } had something better:
ui-analysis-no-mistakes = { $player } made no mistake that weighs.
ui-analysis-mistake = { $when }: you played { $played } ({ $win }), better was { $better } ({ $best }).
ui-analysis-line = Then, for instance: { $line }.
ui-analysis-why = The difference: { $parts }.
ui-analysis-balance = Luck and skill, in points of a hundred:
ui-analysis-balanced = { $player }: own mistakes { $own }, mistakes of others { $others }, draws, dice and hidden cards { $luck }.
ui-analysis-balanced-conceded = { $player }: own mistakes { $own }, mistakes of others { $others }, draws, dice and hidden cards { $luck }, giving up { $conceded }.
ui-part = { $what } { $points }
ui-part-outcome = outcome
ui-undo-nothing = You have decided nothing yet that could be taken back.
ui-undo-barrier = That cannot be taken back: since then a card was revealed, chance was used, or another player has decided.
ui-order-on = From now on your triggered effects are carried out in the order in which they are listed. Type order to be asked again.
ui-order-off = From now on you are asked in which order your triggered effects are carried out.
ui-no-stops = In this game nobody is asked at moments at which one usually passes.
ui-stops = You are asked: { $when }.
ui-expect-stops = “{ $typed }” is no moment: { stops-expected }
ui-seed = The same game again: --seed { $n }
ui-hand-over = { $player }, it is your decision. Press Enter when only you can see the screen.

# Commands: what can be typed for each
command-help = help h
command-board = board b
command-list = list
command-card = card c
command-piles = piles p
command-force = force effects i
command-log = log l
command-why = why w
command-hint = hint
command-undo = undo u
command-order = order o
command-stops = stops
command-save = save
command-resume = resume
command-concede = concede resign
command-quit = quit q
ui-help = You can also type:
ui-help-line = { $command }: { $what }
help-help = this help
help-board = the whole table again
help-list = the question and its answers again (or just Enter)
help-card = what stands on a card, for example card { example-card }
help-piles = the cards in discard piles and other open piles, from the top
help-force = what is in force, and when it ends
help-log = what happened, with the rule behind each line; log 30 for more
help-why = why something is not possible, for example why { example-deed }
help-hint = the best answers as a level of play sees them, for example { command-hint } club
help-undo = take back your last decision
help-order = put your triggered effects in order without asking, or ask again
help-stops = when you are asked where one usually passes; stops and words set it, for example stops always
help-save = where the game is saved; save FILE writes a copy
help-resume = go over to another saved game: resume FILE
help-concede = give the game up; to be typed twice
help-quit = leave; the game stays saved

# Saved games
ui-saved = Saved in { $file }.
ui-not-saved = The game could not be saved in { $file }: { $why }.
ui-saved-resume = The game is saved. Go on with: trivault play { $game } --resume{ $file }
ui-set-aside = Your unfinished game was kept: trivault play --resume { $file }
ui-exists = { $file } exists already; name another file.
ui-not-opened = Not opened: { $why }.
ui-over-already = The game in { $file } is over; look at it with: trivault replay { $file }
ui-kept = Look at the game again with: trivault replay { $file }

# The end of a game
ui-in-turn = in turn { $n }
ui-moment-of = Turn { $n }: { $what }
ui-winner = { $players } wins { ui-in-turn }.
ui-winners = { $players } win { ui-in-turn }.
ui-draw = Nobody wins: the game ends { ui-in-turn }.
ui-bars = { $course } { $first } → { $last }

# Series
ui-series = Game { $n }, best of { $of }. { $standing }.
ui-games-won = { $player }: { $n ->
    [one] 1 win
   *[other] { $n } wins
}
ui-series-stands = The series stands: { $standing }.
ui-series-won = { $player } wins the series. { $standing }.
ui-next-game = Press Enter to begin game { $n }, or type quit to leave; the series stays saved.

# Replays
ui-moment = Answer { $at } of { $end }. { $next }
ui-decides = { $player } now: { $what }
ui-game-over = The game is over.
ui-breaks-off = The recording breaks off here.
ui-steps = Enter: on, p: back, t: next turn, a number: to that answer, play: play on from here, q: quit
ui-expect-step = Press Enter (on), or type p (back), t (next turn), a number from 0 to { $n }, play or q (quit).
ui-nothing-left = Here the game is over; go back first, to an earlier moment.
step-next = n
step-previous = p back
step-turn = t
step-play = continue
step-quit = q

# What can be chosen when a game is set up
ui-variant-first = Who begins
ui-variant-first-help = Left to chance unless you choose somebody.

# Before one decides
ui-warns-left = You can still do this: { $what }{ $more ->
    [0] .
   *[other] ; and { $more } more.
}
ui-warns-own-side = { $what } is on your side.
ui-then-destroyed = is destroyed
ui-then-gone = leaves play
ui-then-wins = wins the game

# Why something cannot be done
ui-fact-not-in-hand = { $card } is not in your hand.
ui-fact-not-in-play = { $card } is not in play on your side.
ui-fact-exhausted = { $card } is exhausted.
ui-fact-no-ability = { $card } has no such ability.

# Why a bot would choose something
ui-hint-wins = Wins the game.
ui-hint-loses = Loses the game.
ui-hint-saves = Avoids losing the game.
ui-hint-equal = Comes to about the same as the first.
ui-hint-even = No better and no worse than the next.
ui-hint-best-gains = Better than the next: { $gains }.
ui-hint-best-losses = Costs less elsewhere than the next, for { $losses }.
ui-hint-best-gains-losses = Better than the next: { $gains }; for that { $losses }.
ui-hint-other-gains = More than the first only here: { $gains }.
ui-hint-other-losses = Worse than the first: { $losses }.
ui-hint-other-gains-losses = Worse than the first: { $losses }; for that { $gains }.
ui-hint-only = No other answer leads to anything better.
ui-hint-quick = Chosen by a simple rule, without comparing answers.
