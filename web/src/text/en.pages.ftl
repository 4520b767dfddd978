# The pages around the table. $what is what players bring: decks or books (spellbooks).

# The bar
play = Play
cards = Cards
builder = { $what ->
    [books] Spellbook
   *[decks] Build
}
lobby-short = Lobby
sign-in = Sign in

# The start page
welcome = KeyForge, Mage Wars Arena and Shards of Infinity in your browser
welcome-more = Against bots or friends. Free, no account.
learn-now = Learn in 5 minutes
play-now = Play now
learn-short = Learn
set-up = Set up a game
last-game = Your last game
puzzle-done = solved
puzzle-solve = Solve
credits = Pictures: silhouettes by Lorc, Delapouite and contributors (game-icons.net, CC BY 3.0), changed: lit and composed. Unofficial, not connected with the publishers of the games. Fonts:
game-about = { $game ->
    [keyforge] One house a turn. Forge three keys first.
    [mage-wars] Two mages, whole spellbooks, one arena.
   *[shards] Build your deck while you fight.
}
game-minutes = { $game ->
    [keyforge] 30 min
    [mage-wars] 60 min
   *[shards] 25 min
}
game-depth = { $game ->
    [keyforge] easy to learn
    [mage-wars] deep
   *[shards] easy to learn
}
players-range = { $low ->
    [2] { $high ->
        [2] 2 players
       *[other] 2 to { $high } players
    }
   *[other] { $low } to { $high } players
}
you-play = You: { $name }
no-decks = Everyone starts with the same cards.
how-many = Players
against = { $who ->
    [me] Same device
    [open] A friend, by link
    [lobby] Lobby
   *[bot] Bot
}
against-more = { $who ->
    [me] Pass the device between turns; hands stay hidden.
    [open] Share a link. Anyone who opens it joins your game.
   *[lobby] Your game is listed in the lobby. Anyone can join.
}
level = Level
bot-choice = { $level } ({ $time })
bot-at-once = instant
bot-seconds = about { $n } s per move
bot-level = { $kind ->
    [greedy] Greedy – grabs the best immediate gain
    [swift] Swift: answers at a glance, and well
    [random] Random – plays any legal move
    [beginner] Beginner – knows the rules and little more
    [casual] Casual – looks a move ahead
    [club] Club – plans to the end of the turn
    [expert] Expert – plans the whole turn
    [master] Master – thinks long, hard to beat
   *[other] { $title }
}
go = Play { $game }
saved-games = Saved games
saved-games-more = Load a saved game and continue where you left off.
load = Open a saved game
variants = Variant
by-chance = Random
settings = More settings
clock = Clock
clock-on = Use chess clocks
clock-minutes = Minutes per player
clock-increment = Increment in seconds
clock-words = { $minutes } min { $increment ->
    [0] {""}
   *[other] + { $increment } s
}
table-settings = At the table
ask-all = Ask even if there is only one option
game-seed = Seed (same seed, same cards)
hints-too = Allow hints between people
chat-on = Chat
undo-policy = { $people ->
    [yes] Undo stops at the last revealed card, die roll or opponent’s move.
   *[no] Undo as far back as you like.
}

# Decks and spellbooks
your-deck = { $what ->
    [books] Your spellbook
   *[decks] Your deck
}
their-deck = { $what ->
    [books] Opponent’s spellbook
   *[decks] Opponent’s deck
}
any-deck = { $what ->
    [books] Random spellbook
   *[decks] Random deck
}
generate = { $what ->
    [books] Generate a spellbook …
   *[decks] Generate a deck …
}
generate-again = { $what ->
    [books] Another one
   *[decks] Another one
}
own-deck = { $what ->
    [books] Import a spellbook …
   *[decks] Import a deck …
}
my-decks = { $what ->
    [books] My spellbooks
   *[decks] My decks
}
known-decks = { $what ->
    [books] Printed spellbooks
   *[decks] Ready-made decks
}
show-cards = Show cards
share-won = { $n }%
deck-strength = Strength
deck-strength-points = win rate against sample decks: { NUMBER($points, useGrouping: 0) } points ({ NUMBER($low, useGrouping: 0) } to { NUMBER($high, useGrouping: 0) })
deck-strength-how = { $n ->
    [0] Testing this deck.
    [one] { $n } game, { $player } on both sides.
   *[other] { $n } games, { $player } on both sides.
}
deck-strength-more = { $n ->
    [0] The first results will appear shortly.
   *[other] Testing continues.
}
hard-for-it = Tough matchups
easy-for-it = Good matchups
cards-with-wins = Win rate when drawn vs. not drawn
made-of = { $most ->
    [1] { $title } (optional)
   *[other] { $title } (up to { $most }; the rest is random)
}
set = Set
seed = Seed
deck-list = { $what ->
    [books] Spellbook, as text or JSON
   *[decks] Deck list, as text, JSON, CSV or address
}
deck-example = { $what ->
    [books] My spellbook
        Mage: wizard
        Element: air
        2 chain-lightning
        …
   *[decks] My deck
        [Dis]
        2 Dust Imp
        …
}
check-deck = { $what ->
    [books] Check and use this spellbook
   *[decks] Check and use this deck
}
deck-replaced = { $what ->
    [books] This spellbook can’t be played. Another one was chosen.
   *[decks] This deck can’t be played. Another one was chosen.
}
too-long = This list is too long. Use at most { $n } characters.
open-file = Open a file

# Building a spellbook
builder-title = { $what ->
    [books] Build a spellbook
   *[decks] Build a deck
}
points = points
points-of = { $n } / { $most } points · { $copies ->
    [one] 1 card
   *[other] { $copies } cards
} · { $problems ->
    [0] no problems
    [one] 1 problem
   *[other] { $problems } problems
}
pane-cards = Spells
pane-book = { $what ->
    [books] Spellbook
   *[decks] Deck
}
offers = Available spells
empty-draft = Empty. Add cards with +.
legal = { $what ->
    [books] This spellbook is legal.
   *[decks] This deck is legal.
}
choose-one = Choose …
begin-with = Start with
empty-book = { $what ->
    [books] An empty spellbook
   *[decks] An empty deck
}
play-with = Play it
keep-here = Save in this browser
drop-here = Delete { $name }
kept = { $name } is saved in this browser.
as-text = As text
read-list = Import this text
copy-text = Copy text
save-file = Save as file

# Rooms that wait
lobby = Lobby
lobby-title = Open games
lobby-how = To host a game, start a new one and choose “Lobby” as your opponent.
no-rooms = No open games right now.
join = Join
new-game = New game
waiting-room = Waiting for players
waiting-for = { $n ->
    [one] One seat is open. The game starts when somebody takes it.
   *[other] { $n } seats are open. The game starts when all are taken.
}
invite = Invite
share-link = Anyone with this link can join.
share-lobby = Your game is listed in the lobby. Anyone with this link can join, too.
link = Link to this game
copy = Copy link
copied = Copied
seats = Seats
open-seat = open seat
sit = Take this seat
stand = Leave seat

# Players
who-am-i = { $account ->
    [yes] You are { $name }
   *[no] You are { $name }, a guest
}
guest-more = Guests can play everything. Create an account to play rated games and continue them on any device.
account-more = Your games against other accounts are rated. You can continue your games on any device.
account-way = { $way ->
    [rename] Change name
    [register] Create account
   *[login] Sign in
}
account-do = { $way ->
    [rename] Save
    [register] Create account
   *[login] Sign in
}
logout = Sign out
name = Name
password = Password
ratings = Ratings
ratings-more = Games between different accounts are rated, unless they were very short or a bot took over. Repeated games against the same opponent count less. Everyone starts at 1500; ± is the margin of error. The list shows players with several opponents and a small enough margin, ranked by their lower bound.
no-ratings = Nobody is ranked in this game yet.
rank = Rank
rating = Rating
games-played = Games

# The cards
game = Game
loading = One moment …
order = Sort by
search = Search card text
filters = { $n ->
    [0] Filters
   *[other] Filters ({ $n })
}
clear-filters = Clear
found = { $n ->
    [one] 1 card
   *[other] { $n } cards
} of { $all }
more-cards = Show more
card-link = Copy link
no-card = There is no such card.
pictures = Your own pictures
pictures-more = Choose a folder of pictures named like the cards in links, for example troll.png. They stay in this browser.
pictures-pick = Choose a folder
pictures-taken = { $n ->
    [one] 1 of { $all } files matches a card.
   *[other] { $n } of { $all } files match cards.
}
pictures-failed = Pictures can’t be stored in a private window.
pictures-drop = { $n ->
    [one] Delete 1 picture
   *[other] Delete { $n } pictures
}

# How a game is played
learn = How to play { $game }
lesson = { $topic ->
    [goal] Goal
    [turn] Your turn
    [cards] Cards
    [fight] Fighting
   *[tip] Tips for your first game
}

# First games and puzzles
first-game = Your first game
first-game-about = Short lessons on a real board. A coach tells you what to try and why. About 5 to 10 minutes; you can leave at any time.
first-game-begin = { $done ->
    [0] Start
   *[other] { $n ->
        [0] Play again
       *[other] Continue with chapter { $n } of { $of }
    }
}
puzzles = Puzzles
puzzles-about = Every puzzle has a forced solution. Ask for one hint at a time.
puzzle-own = You can write puzzles and lessons yourself: a text file with a position and a goal.
puzzle-open = Open a puzzle file
puzzle-today = Puzzle of the day
puzzle-level = { $n ->
    [1] easy
    [2] medium
   *[other] hard
}
is-solved = solved:
coach = Coach
chapter-of = Chapter { $n } of { $of }
coach-solved = Well done!
coach-failed = Not quite.
coach-leave = Exit
coach-next = Next chapter
coach-play = Play a whole game
coach-more = More puzzles
coach-again = Try again
coach-hint = Hint ({ $n } of { $of })
find-missed = Did I miss a win?
how-to-picture = The board of { $game } in the middle of a game
# The rulebook
rules = Rules of { $game }
rules-search = Search rules or enter an ID
rules-chapter = Chapter
rules-all = All chapters
rules-trying = Only rules with a position to try
rules-found = { $n ->
    [one] 1 rule
   *[other] { $n } rules
} of { $all }
rules-none = There is no rule { $id } here.
rules-link = Open in the rulebook
try = Try it against a bot
try-alone = Play both sides
