# The browser client. What the games say comes from the games.

# Everywhere
to-content = To the content
pages = Pages
language = Language
close = Close
back = Back
all = all
send = Send
empty = none
lost = The connection is lost.
offline = The server cannot be reached. Meanwhile you can read how the games are played, and the cards you have looked at before. Tables need the server.
answers-later = The game is kept. You can answer again as soon as the connection is back.
attempt-in = { $n ->
    [0] Trying again …
   *[other] Next attempt in { $n } s
}
attempt-now = Try now
not-found = { $page ->
    [room] This table cannot be opened
    [tournament] This tournament cannot be opened
   *[other] { $card ->
       [yes] There is no such card
      *[no] Page not found
    }
}
not-found-more = Check the address, or start again from here.
to-start = To the start page
opening = The table is being laid …

player = Player { $n }

# A room
hand-over = { $name } decides. The others look away.
uncover = Show my cards
menu = Menu
preferences = Preferences
save = Save the game to a file
resign = Give the game up
resign-sure = Give up for good
leave = Leave; the game is kept
pace = Speed of what is shown
pace-of = { $n ->
    [0] off: everything at once
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
quick = A tap on a card acts at once where it can mean only one thing
auto-order = Put my triggered effects in order without asking
sound = Sounds
volume = Volume
alert = A notification when it is my turn and I look elsewhere
alert-refused = The browser does not allow notifications for this page. Allow them in its settings first.
keys = Keys
key = { $what ->
    [arrows] from target to target
    [cards] to any card, also those that cannot be used
    [enter] do what one usually does with the card; confirm when enough is chosen
    [all] show all that can be done with the card
    [more] choose one more, or take it back
    [confirm] confirm what was chosen
    [escape] back, close
    [letters] press the button with this letter
    [digits] the answer with this number
    [undo] take back the last decision
    [hint] what would the computer do?
    [why] why can this card not be used?
    [zoom] show the card large
    [log] open and close the log
    [view] plain view or picture
    [space] skip ahead; in a replay: play and pause
    [back] in a replay: step by step, to the beginning, to the end
    [turns] in a replay: turn by turn
   *[help] these keys
}
signs = Signs on cards
sign-legal = can be chosen now
sign-enemy = an enemy that can be chosen now
sign-chosen = is chosen
sign-now = touched by the last event
plain-view = Plain view
picture-view = Picture view
beside = Beside the table
chat = Chat
chat-line = Say something to the room
mute = Mute
unmute = Hear the chat again
watches = watches
unread = new in the chat

# At the table
players = Players
you = you
deciding = decides
is-here = here
is-computer = computer
is-gone = gone
is-played = the computer plays
is-out = { $why ->
    [time] out of time
   *[resigned] has resigned
}
little-time = little time!
your-time = You have less than { $n } seconds left.
deck = Deck
exhausted = exhausted
chosen = chosen
your-turn = Your decision
question = Question
whole-question = The whole question
waiting = Waiting for { $names } …
thinking = { $names } { $n ->
    [one] is
   *[other] are
} thinking …
skip-ahead = Skip ahead
take-back = Take back the seat of { $name }
gone-now = { $name } is gone.
give-seat = Let the computer play for { $name }
give-own = Let the computer play for me
give-unrated = The game no longer counts for ratings once the computer plays for somebody.
watching = { $n ->
    [0] Nobody watches.
    [one] 1 person watches.
   *[other] { $n } people watch.
}
you-watch = You are watching.
choose-some = { $spare ->
    [0] Choose { $high }.
   *[other] { $low ->
       [0] Choose up to { $high }.
      *[other] Choose { $low } to { $high }.
    }
}
choose = { $n ->
    [0] Nothing is chosen yet
   *[other] { $names }
}
give = { $left ->
    [0] Share them out like this
   *[other] { $left } of { $n } left to share out
}
less = One less: { $name }
more = One more: { $name }
all-rest = All the rest
rest = Rest
take-number = Choose { $n }
all-the-same = All the same: { $what }
start-over = Start over
all-answers = All answers ({ $n })
find-answer = Number or words
no-answer-fits = No answer fits these words.
hint = Hint
hint-best = The best answers, by how likely they win:
hint-points = The best answers, by points:
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
stops = When am I asked?
undo = Undo
why-not = Why can I not use it?
not-your-turn = You have nothing to decide at the moment.
look-at = Look at the card
log = Log
rule = Rule { $id }
whole-log = Whole log
no-log = Nothing has happened yet.
in-force = In force
affects = What affects this?
affects-nothing = Nothing affects it at the moment.

# The plain view
table = Table
answers = Answers
main-answer = Main answer
type-here = Your answer
plain-commands = You can also type: { $list }.

# Looking back
replay = Replay
moment = Decision { $at } of { $end }, { $in ->
    [rounds] round { $turn }
   *[turns] turn { $turn }
}
turn-back = { $in ->
    [rounds] Round before
   *[turns] Turn before
}
step-back = Back
step-on = On
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
seen-by = Seen by
seen-by-one = As { $name } sees it
seen-by-all = As everybody sees it
next-move = Next, { $name }: { $what }
play-on = Play on from here
to-now = Back to the present

# The end
again = Play again
again-swapped = Play again with swapped { $what ->
    [books] spellbooks
   *[decks] decks
}
another-game = Another game
as-table = As a table
turn = { $in ->
    [rounds] Round
   *[turns] Turn
}
you-win = You win!
see-table = Look at the table
see-report = How the game went
agreed = Wants to play again: { $names }
to-next = To the next game
key-moments = Key moments

# Analysis
analysis = Analysis
analysis-more = Every decision is judged by what the player knew who made it: what decided the game, what would have been better, and how much was luck.
analysis-level = Judged by
analysis-by = { $level ->
    [beginner] Beginner: takes a moment
    [casual] Casual: takes a moment
   *[club] Club: takes some seconds
    [expert] Expert: takes a minute or more
    [master] Master: takes several minutes
}
analysis-begin = Analyse the game
analysis-again = Analyse again
analysis-seat = From the side of
analysis-runs = The decisions are being judged …
analysis-done = { $done } of { $of }
analysis-stop = Stop
analysis-stopped = Stopped after { $done } of { $of } decisions.
analysis-turning = What decided the game
analysis-no-turning = No single decision changed much
analysis-swing = From { $before }% to { $after }%, { $by ->
    [mistake] a mistake
    [chance] chance had a part in it
    [conceded] somebody gave up
   *[play] by what was played
}
analysis-mistakes = Where { $name } had something better
analysis-no-mistakes = { $name } made no mistake that weighs
analysis-mistake = { $own ->
    [yes] You
   *[no] { $name }
} played { $played } ({ $win }%), better was { $better } ({ $best }%).
analysis-line = Then, for instance: { $line }.
analysis-look = Look at it
analysis-balance = Luck and skill, in points of a hundred
balance-part = { $part ->
    [own] own mistakes
    [others] mistakes of others
    [conceded] giving up
   *[luck] draws, dice and hidden cards
}
win-course = How likely a win was: from { $first }% at the first decision to { $last }%
win-missed = Circles are decisions for which there was something better.
win-chance = Win
look-there = Look at it: { $when }

# Motion
plays = { $name } plays
game-end = { $how ->
    [won] Victory!
    [lost] Defeat
    [draw] A draw
   *[other] The game is over
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
