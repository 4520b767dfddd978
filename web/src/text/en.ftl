# The browser client. What the games say comes from the games.

# Everywhere
to-content = Skip to content
pages = Pages
language = Language
close = Close
back = Back
all = all
send = Send
empty = none
lost = Connection lost.
offline = The server can’t be reached. You can still read how to play and the cards you have already viewed. To play, you need the server.
answers-later = Your game is saved. You can go on as soon as you are connected again.
attempt-in = { $n ->
    [0] Reconnecting …
   *[other] Reconnecting in { $n } s
}
attempt-now = Try now
not-found = { $page ->
    [room] This table can’t be opened
    [tournament] This tournament can’t be opened
   *[other] { $card ->
       [yes] There is no such card
      *[no] Page not found
    }
}
not-found-more = Check the address or go to the start page.
to-start = Go to start page
opening = Setting up the table …

player = Player { $n }

# A room
hand-over = { $name }, it’s your turn. Take the device.
uncover = I’m ready
menu = Menu
preferences = Preferences
save = Save game to file
resign = Concede
resign-sure = Yes, concede
leave = Leave game (it is saved)
pace = Animation speed
pace-of = { $n ->
    [0] off (instant)
    [400] fast
    [900] normal
   *[other] slow
}
pace-short = { $n ->
    [0] Off
    [400] Fast
    [900] Normal
   *[other] Slow
}
theme = Theme
theme-of = { $theme ->
    [dark] Dark
    [light] Light
   *[system] System
}
volume-of = { $n ->
    [0] Off
    [30] Soft
   *[other] Full
}
quick = Play a card with one tap if it has only one option
auto-order = Order my triggered effects automatically
sound = Sounds
volume = Volume
alert = Notify me when it’s my turn
alert-refused = Your browser blocks notifications for this page. Allow them in its settings first.
keys = Keyboard shortcuts
key = { $what ->
    [arrows] next or previous target
    [cards] any card, even one you can’t use
    [enter] use the card in the usual way; confirm your choice
    [all] show every option of the card
    [more] select or deselect
    [confirm] confirm your choice
    [escape] back, close
    [letters] the button with this letter
    [digits] the answer with this number
    [undo] undo the last decision
    [hint] get a hint
    [why] why can’t I use this card?
    [zoom] enlarge the card
    [log] open or close the log
    [view] switch between board and text view
    [space] skip ahead; in a replay: play or pause
    [back] in a replay: one step, to the start, to the end
    [turns] in a replay: one turn
   *[help] this list
}
signs = Marks on cards
sign-legal = you can choose it
sign-enemy = an enemy you can choose
sign-chosen = selected
sign-now = changed by the last event
plain-view = Text view
picture-view = Board view
beside = Beside the table
chat = Chat
chat-line = Message
mute = Mute
unmute = Unmute
watches = spectator
unread = new messages

# At the table
players = Players
you = you
deciding = to move
is-here = online
is-computer = bot
is-gone = disconnected
is-played = a bot plays
is-out = { $why ->
    [time] out of time
   *[resigned] conceded
}
little-time = low on time!
your-time = You have less than { $n } seconds left.
deck = Deck
exhausted = exhausted
chosen = selected
your-turn = Your turn
question = Question
whole-question = Show the whole question
waiting = Waiting for { $names } …
thinking = { $names } { $n ->
    [one] is
   *[other] are
} thinking …
skip-ahead = Skip ahead
take-back = Take back { $name }’s seat
gone-now = { $name } has disconnected.
give-seat = Let a bot take over for { $name }
give-own = Let a bot take over
give-unrated = The game is no longer rated once a bot takes over for somebody.
watching = { $n ->
    [0] No spectators
    [one] 1 spectator
   *[other] { $n } spectators
}
you-watch = You are spectating.
choose-some = { $spare ->
    [0] Choose { $high }.
   *[other] { $low ->
       [0] Choose up to { $high }.
      *[other] Choose { $low } to { $high }.
    }
}
choose = { $n ->
    [0] Nothing selected yet
   *[other] { $names }
}
give = { $left ->
    [0] Confirm
   *[other] { $left } of { $n } left to assign
}
less = One less: { $name }
more = One more: { $name }
all-rest = Put the rest here
rest = Left
take-number = Choose { $n }
all-the-same = { $what } anyway
start-over = Start over
all-answers = All options ({ $n })
find-answer = Number or search
no-answer-fits = No match.
hint = Hint
hint-best = Best moves by win chance:
hint-points = Best moves by points:
hint-level = Level
level-name = { $level ->
    [beginner] Beginner
    [casual] Casual
    [club] Club
   *[expert] Expert
    [master] Master
}
hint-thinks = Thinking …
percent = { $n }%
hint-worth = { $n } points
stops = When to pause for me
undo = Undo
why-not = Why can’t I use it?
not-your-turn = It’s not your turn.
look-at = Look at the card
log = Log
rule = Rule { $id }
whole-log = Full log
no-log = Nothing has happened yet.
in-force = Active effects
affects = What affects this?
affects-nothing = No active effects.

# The plain view
table = Table
answers = Options
main-answer = Main option
type-here = Your answer
plain-commands = You can also type: { $list }.

# Looking back
replay = Replay
moment = Move { $at } of { $end }, { $in ->
    [rounds] round { $turn }
   *[turns] turn { $turn }
}
turn-back = { $in ->
    [rounds] Previous round
   *[turns] Previous turn
}
step-back = Back
step-on = Forward
turn-on = { $in ->
    [rounds] Next round
   *[turns] Next turn
}
run = Play
pause = Pause
jump-turn = Go to { $in ->
    [rounds] round
   *[turns] turn
}
turn-of = { $in ->
    [rounds] Round
   *[turns] Turn
} { $turn }, { $name }
seen-by = View
seen-by-one = { $name }
seen-by-all = Everyone
next-move = Next move, { $name }: { $what }
play-on = Play on from here
to-now = Back to the current move

# The end
again = Rematch
again-swapped = Swap { $what ->
    [books] spellbooks and play again
   *[decks] decks and play again
}
another-game = Another game
as-table = As a table
turn = { $in ->
    [rounds] Round
   *[turns] Turn
}
you-win = You win!
see-table = View the board
see-report = Game report
agreed = Wants a rematch: { $names }
to-next = Next game
key-moments = Key moments

# Analysis
analysis = Analysis
analysis-more = Each move is judged only by what its player could know: turning points, better moves, and how much was luck.
analysis-level = Judged by
analysis-by = { $level ->
    [beginner] Beginner (a moment)
    [casual] Casual (a moment)
   *[club] Club (a few seconds)
    [expert] Expert (a minute or more)
    [master] Master (several minutes)
}
analysis-begin = Analyse the game
analysis-again = Analyse again
analysis-seat = Show for
analysis-runs = Analysing …
analysis-done = { $done } of { $of } moves
analysis-stop = Stop
analysis-stopped = Stopped after { $done } of { $of } moves.
analysis-turning = Turning points
analysis-no-turning = No single move changed much
analysis-swing = From { $before }% to { $after }%, { $by ->
    [mistake] a mistake
    [chance] partly luck
    [conceded] a player conceded
   *[play] good play
}
analysis-mistakes = Mistakes by { $name }
analysis-no-mistakes = { $name } made no serious mistakes
analysis-mistake = { $own ->
    [yes] You
   *[no] { $name }
} played { $played } ({ $win }%). Better: { $better } ({ $best }%).
analysis-line = For example: { $line }.
analysis-look = Show
analysis-balance = Luck and skill (percentage points)
balance-part = { $part ->
    [own] own mistakes
    [others] opponents’ mistakes
    [conceded] conceding
   *[luck] draws, dice and hidden cards
}
win-course = Win chance: { $first }% at the start, { $last }% at the end
win-missed = Circles mark moves where a better one was available.
win-chance = Win
look-there = Show { $when }

# Motion
plays = { $name } plays
game-end = { $how ->
    [won] Victory!
    [lost] Defeat
    [draw] A draw
   *[other] Game over
}
game-winner = { $names } wins
# How rare a card is
rarity = { $how ->
   *[common] common
    [uncommon] uncommon
    [rare] rare
    [variant] variant
    [fixed] fixed
    [special] special
}
