# The table server.

title-shards = Shards of Infinity
title-keyforge = KeyForge
title-mage-wars = Mage Wars Arena
guest = Guest { $n }
former-player = Former player
people = people
bot-greedy = Greedy bot
bot-swift = Swift bot
bot-random = Random bot
bot-beginner = Beginner
bot-casual = Casual player
bot-club = Club player
bot-expert = Expert
bot-master = Master
no-client = The table server runs. This installation has no browser client; the protocol is at /schema.json.

# Messages that cannot be read
error-no-message = That is no message. Expected is a JSON object with a type, such as {"{"}"type": "hello"{"}"}.
error-unknown-type = There is no message of the type “{ $name }”. Known are: { $known }.
error-wrong-form = That is not the form of “{ $name }”; look at { $place }. Expected is { $form }; what stands in brackets may be left out.
error-hello-first = Say hello first: {"{"}"type": "hello", "lang": "en"{"}"}.
kind-bool = true or false
kind-number = number from { $low } to { $high }
kind-text = text of up to { $n } characters
kind-object = object

# Rooms and seats
error-unknown-name = “{ $name }” is not known here. Do you mean one of these: { $near }?
error-no-such-room = There is no such room. Check the link, or open a new room.
error-no-example = There is no position to try for “{ $rule }”. Expected is the id of a rule that has one, as the page of the rules shows them.
error-no-such-seat = There is no such seat. Expected is a number from 0 to { $n }.
error-no-such-thing = There is no such thing on the table. Expected is the number of a card as in the view, from 0 to { $n }, or of a player, from { $high } down to { $low }.
error-none-missed = In this game no win was missed that a short search finds.
error-no-chapter = There is no such chapter. Expected is a number from 0 to below { $n }.
error-puzzle = This puzzle cannot be played: { $why }
error-puzzle-heavy = To prove this puzzle takes too long, or too much memory. Expected is a position later in the turn, or with fewer cards.
error-no-such-moment = There is no such moment. Expected is a number from 0 to { $n }.
error-setup = The game cannot be set up like this. Check the number of players and the options.
error-no-such-option = “{ $name }” is no option of this game. { $known ->
    [0] It has none.
   *[other] Expected are: { $options }.
}
error-option-flag = “{ $option }”: expected is true or false.
error-option-seat = “{ $option }”: expected is a seat from 0 to { $n }.
error-option-each = “{ $option }”: expected are { $n } numbers from 0 to { $high }, one for each seat.
error-option-seats = “{ $option }” is for { $n } players. Plan as many seats, or leave it out.
error-options-apart = “{ $option }” and “{ $other }” do not go together. Choose one of them.
error-seats = { $low ->
    [1] This game is for up to { $high } players.
   *[other] This game is for { $low } to { $high } players; plan as many seats.
}
error-nobody = Plan at least one seat for yourself (“me”).
error-seed = Whoever knows the seed knows the cards: a seed can be chosen only by somebody who plays alone.
error-deck = This deck cannot be played. Expected is the name of a deck or a complete list.
error-no-decks = This game is played without. Expected is one of: { $known }.
error-file-foreign = This is no saved game of Trivault. Expected is a file that Trivault has saved, such as “shards.replay.json”.
error-file-truncated = The end of this file is missing. Expected is the whole file as it was saved.
error-file-version = This game was saved by another version: { $version }. Expected is { $expected }; open the file with the version that saved it.
error-file-form = This file was changed after it was saved; look at { $place }. Expected is the file as Trivault wrote it.
error-file-answer = This file was changed after it was saved: answer { $n } is not possible. Expected is the file as Trivault wrote it.
error-file-changed = This file was changed after it was saved: after { $n ->
    [one] 1 answer
   *[other] { $n } answers
} it no longer fits. Expected is the file as Trivault wrote it.
error-file-setup = The game in this file cannot be set up. Expected is the file as Trivault wrote it.
error-file-position = The position in this file is not possible; look at { $place }.
error-file-exact = This file begins in the middle of an effect, and this server has not saved it. Expected is a game from its beginning or from an ordinary position; open this one with trivault replay.
error-file-heavy = This file takes too long to read, or too much memory. Expected is a game as it is usually played.
error-long-file = This game is too long. Games of up to { $n } answers can be loaded.
error-not-restored = This game was stored by a version with other rules, { $version }, and cannot be brought back by this one, { $expected }. Start the version that stored it.
error-stranded = This game was stored by a version with other rules, { $version }, so that it cannot go on in this one, { $expected }, and may look other than it did. You can look at it, resign, and save it for the version that stored it.
error-damaged = What is stored of this game does not fit together any more, and it cannot be brought back. Open a new room.
error-many-rooms = You have { $n } unfinished games. Finish one first.
error-address-rooms = { $n } unfinished games were opened from your address. Finish one first.
error-no-space = The server has as many games as it can hold. Try again later.
error-many-bytes = Much was stored from your address. Try again in an hour.
error-no-room = You are in no room. Join one first.
error-not-begun = The game has not begun yet. It begins when every seat is taken.
error-not-over = The game is still going on. You can play again when it is over.
error-begun = The game has begun. A seat can be given to a bot, or the game be resigned.
error-over = The game is over. You can play again, or look at it decision by decision.
error-not-your-seat = This is not your seat. Choose one of your own.
error-not-your-choice = You have nothing to decide now. Wait for your turn.
error-bot-plays = A bot plays for you. Take your seat back first.
error-watching = You are watching. Take a seat to play.
error-token = This token is for another seat, or no longer valid. Join without it to watch.
error-not-gone = A seat can be given to a bot when its player has been gone for { $n } seconds.
error-stand-in = For a player who is gone the best bot plays: expected is “{ $name }”.
error-days-decide = In a game by correspondence nobody is replaced: its player has up to { $n ->
    [one] 1 day
   *[other] { $n } days
} for each move. A seat whose time is up has lost.
error-bot-replaces = A bot plays for this player already.
error-taken = This seat is taken. Choose an open one.
error-bot-sits = A bot has this seat for good. Choose the seat of a person who still plays.
error-no-bot = No bot plays for you that you could take the seat back from.
error-late-bot = Your time for this move is up, and the bot is making it. Take your seat back after that.

# Answers
error-stale = This answer was for choice { $seq }, but choice { $open } is open. Nothing has changed.
error-which-seat = Several seats decide at once. Say for which of yours the answer is (“seat”).
error-endless = This game has had { $n } decisions; it does not go on. Resign, or begin another one.
error-illegal = That is not possible here. { $expected }
error-ambiguous = That can mean several answers; name it more exactly. { $expected }
expect-one = Expected is one of: { $options }
expect-several = { $low ->
    [0] Expected are up to { $high } of: { $options }
   *[other] { $spare ->
        [0] Expected are { $high } of: { $options }
       *[other] Expected are { $low } to { $high } of: { $options }
    }
}
expect-order = Expected are all of them in the order you want: { $options }
expect-distribute = Expected are amounts that make { $high } together: { $options }
expect-number = Expected is a number from { $low } to { $high }.
error-undo-nothing = You have decided nothing yet that could be taken back.
error-undo-barrier = That cannot be taken back: since then a card was revealed, chance was used, or another player has decided.
error-undo-time = That cannot be taken back: without the time that it has brought, your clock would have run out.
why-possible = That is possible now: { $what }.
why-impossible = Not possible now: { $what }.
why-unclear = It is not clear what you mean. Name an action and a card. { $expected }

# The rest
error-secret = Not while others are still playing: it would show hidden cards. Wait for the end of the game.
error-name = A name has { $low } to { $high } characters, with a letter or digit among them.
error-name-scripts = A name is written in one script: letters of different ones that look alike cannot be told apart.
error-name-fixed = The name of an account stays as it is. Log out to be a guest with another name.
error-name-taken = The name “{ $name }” is taken. Choose another one, or log in.
error-forget = Deleting is for good. Expected is your own name, { $name }.
error-password-short = A password has at least { $n } characters.
error-password-wrong = Name and password do not fit together.
error-too-fast = That was often. Try again in a minute.
error-chat-off = There is no chat in this room: it was opened without. Open another room to talk.
error-chat-empty = Write something to say.
error-hints-off = There are no hints in this room: it was opened without. Play alone, or open a room with hints.
error-hint-late = The table has changed since you asked for a hint. Ask again.
error-analyse-later = A game is analysed when it is over. Until then there are hints.
error-many-analyses = { $n } analyses are under way for your address. Wait for one of them, or stop it.
error-full = The server has no space for anything new. Games that have begun go on; try again later.
error-failed = That did not work, and nothing has changed. Try again.

refused-origin = This page is not of this server, so that it may not connect. Expected is the server’s own page, or one named with --origin.
refused-many = Too many connections come from your address. Close some tables, or wait until others leave.
refused-full = The server is full. Try again in a minute.
bye-shutdown = The server stops. Your games are stored; come back in a moment.
bye-lost = Another server has taken these tables over. Your games are stored; come back in a moment.
bye-silent = You have not said hello. Come back when you want to play.
bye-slow = Your connection was too slow. Come back: nothing is lost.

result-none = The game is { $when }.
result-time = { $players } { $n ->
    [one] wins
   *[other] win
} on time { $when }.
result-resigned = { $players } { $n ->
    [one] wins
   *[other] win
} { $when }: { $others } { $m ->
    [one] has
   *[other] have
} resigned.

# Games by correspondence and letters
error-late = Your time for this move is up: there were { $n ->
    [one] 1 day
   *[other] { $n } days
} for it. The seat has lost, and everything before is kept.
error-days-clock = A game has a clock or days for each move, not both. Leave one of them out.
error-mail-off = This server sends no letters. Its host can say how they are sent.
error-mail-guest = Letters are sent to accounts only. Make an account first.
error-address = That is no address for letters. Expected is something like ada@example.org.
error-letters = Many letters were asked for. Try again in an hour.
error-mail-failed = The letter could not be sent. Check the address, or try again later.
error-mail-token = This link is not valid any more. Ask for a new letter.
mail-confirm-subject = Reminders from Trivault
mail-confirm = Somebody, probably you, wishes to be reminded of games at this address. Open this page to confirm it; otherwise do nothing, and you hear no more of us.
mail-turn-subject = { $game }: it is your turn
mail-turn = It is your turn in { $game } with { $names }. You have { $n ->
    [one] an hour
   *[other] { $n } hours
} left.
mail-off = No more such letters:

# Series
error-series = A series is the best of 3, 5, 7 or 9 games for two players.
error-series-chains = In a series chains follow from the results: leave out the auction and chains of your own, or say who has the stronger deck.
error-handicap = Only in a series of KeyForge one of the two players can have the stronger deck.
error-series-decks = In a series everybody keeps the deck. Decks can be swapped when it is decided.

# Tournaments
error-no-such-tournament = There is no such tournament. Check the link, or open a new one.
error-entered = You have entered this tournament already.
error-entered-here = Somebody has entered from your address already. Several people at one address can enter with accounts.
error-tournament-begun = The tournament has begun, so that nobody can enter or be added.
error-tournament-full = This tournament is for { $n } players, and all places are taken.
error-not-host = Only who has opened the tournament can do that.
error-not-entered = You have not entered this tournament, or there is no such player.
error-tournament-few = A tournament has at least { $n } players. Wait for more, or add bots.
error-tournament-nobody = A tournament needs at least one person. Enter it yourself, or share the link.
error-many-tournaments = You have { $n } tournaments that are not over, or the server has too many. Finish one first.
