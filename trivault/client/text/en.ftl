# A table server, from the terminal.

client-pick-room = Type the number of a room to enter it.
client-no-rooms = No room is open. Wait for one here, or open one yourself: trivault join --game shards
client-expect-room = { $n ->
    [0] No room is open yet. Type help to see what else you can type.
   *[other] Type a number from 1 to { $n }, or help.
}
client-free-seat = free seat
client-room = { $game }: { $who }.{ $n ->
    [0] {""}
    [one] {" "}One person watches.
   *[other] {" "}{ $n } people watch.
}
client-waiting = Waiting for players. The room is { $room }.
client-not-asked = You are not asked anything at the moment. Type help to see what you can type.
client-sure = { $warning } If you mean it, type it once more.
client-no-seat = You have no seat here; you are watching.
client-undone = A decision was taken back.
client-afterwards = Type rematch to play again, save to keep the game, or quit.
client-expect-card = Type card and the beginning of a name.
client-no-card = No card is called “{ $typed }”. Type card and the beginning of a name.
client-no-force = Nothing is in force.
client-expect-level = Type { client-command-hint } alone, or with a level: { $levels }.
client-saved = Saved in { $file }.
client-not-saved = The game could not be saved in { $file }: { $why }.
client-lost = The connection is lost; trying again …

# Commands: what can be typed for each
client-command-help = help h
client-command-board = board b
client-command-list = list
client-command-card = card c
client-command-force = force effects i
client-command-log = log l
client-command-why = why w
client-command-hint = hint
client-command-undo = undo u
client-command-order = order o
client-command-say = say
client-command-give = give
client-command-take = take
client-command-resign = resign
client-command-rematch = rematch
client-command-save = save
client-command-quit = quit q
client-help-help = this help
client-help-board = the whole table in sentences
client-help-list = the question and its answers again (or just Enter)
client-help-card = what stands on a card: card and the beginning of its name
client-help-force = what is in force
client-help-log = what happened, with the rule behind each line; log 30 for more
client-help-why = why something is not possible: why and what you want to do
client-help-hint = the best answers as a level of play sees them, for example { client-command-hint } club
client-help-undo = take back your last decision
client-help-order = put your triggered effects in order without asking, or ask again
client-help-say = say something to everybody in the room
client-help-give = let a bot play for you
client-help-take = take your seat back from the bot
client-help-resign = give the game up
client-help-rematch = play again; rematch swap exchanges the decks
client-help-save = save the game in a file
client-help-quit = leave; your seat is kept
