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
lost = The connection is lost. Trying again …
opening = The table is being laid …

player = Player { $n }

# A room
hand-over = { $name } decides. The others look away.
uncover = Show my cards
menu = Menu
save = Save the game to a file
resign = Give the game up
leave = Leave; the game is kept
pace = Steps of the others
pace-of = { $n ->
    [0] at once
    [250] fast
    [500] normal
   *[other] slow
}
quick = A tap on a card acts at once, without showing it first
auto-order = Put my triggered effects in order without asking
keys-help = Keys: arrows go from target to target, Enter chooses, Esc goes back, letters press buttons, Z shows a card, ? says why not, U takes back, H gives a hint, L opens the log, V changes the view, Space skips ahead.
plain-view = Plain view
picture-view = Picture view
beside = Beside the table
chat = Chat
chat-line = Say something to the room

# At the table
you = you
deciding = decides
deck = Deck
exhausted = exhausted
chosen = chosen
your-turn = Your decision
question = Question
waiting = { $names } is deciding …
looking-back = You are looking back.
choose-some = { $low ->
    [0] Choose up to { $high }.
   *[other] { $high ->
        [1] Choose 1.
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
take-number = Choose { $n }
start-over = Start over
all-answers = All answers ({ $n })
hint = Hint
hint-best = The computer would choose:
hint-others = After that: { $list }
undo = Undo
why-not = Why can I not use it?
not-your-turn = You have nothing to decide at the moment.
look-here = Point at a card to read it here.
log = Log
rule = Rule { $id }
no-log = Nothing has happened yet.
in-force = In force

# The plain view
table = Table
answers = Answers
type-here = Your answer
plain-commands = You can also type: undo, hint, table, why and what you want to do.

# Looking back
replay = Replay
moment = Decision { $at } of { $end }, turn { $turn }
turn-back = « Turn
step-back = ‹ Back
step-on = On ›
turn-on = Turn »
next-move = Next, player { $n }: { $what }
play-on = Play on from here
to-now = Back to the present

# The end
again = Play again
again-swapped = Play again with swapped decks
another-game = Another game
