# Coming back: one's own games, one's own page, series, tournaments.

go-on = Continue
go-on-with = with { $names }
go-on-more = { $n ->
    [one] 1 more game
   *[other] { $n } more games
}
nobody-else = nobody else yet
whose-turn = { $whose ->
    [yours] Your turn
    [bots] The bot moves when you are back
    [waiting] Waiting for players
    [unknown] In progress
   *[theirs] { $names } to play
}
name-here = Name on this device

# Games by correspondence
correspondence = By correspondence
days-each = Time per move
days = { $n ->
    [0] Off (live game)
    [one] 1 day
   *[other] { $n } days
}
days-of = { $n ->
    [one] 1 day per move
   *[other] { $n } days per move
}
hours = { $n ->
    [one] 1 hour
   *[other] { $n } hours
}
days-more = Players don’t have to be online at the same time. You have this many days per move. If your time runs out, you lose, even if the server was down.

# One's own page
my-page = Profile
results = Results
streak = { $way ->
    [lost] { $n ->
        [one] Lost the last game.
       *[other] Lost the last { $n } games.
    }
   *[won] { $n ->
        [0] No current streak.
        [one] Won the last game.
       *[other] Won the last { $n } games.
    }
}
best-streak = { $n ->
    [0] {""}
    [one] Best streak: 1 game.
   *[other] Best streak: { $n } games.
}
opponent = Opponent
own-deck-title = Deck
won = Won
lost-games = Lost
favourites = Most played cards
history = Game history
history-more = You can replay games that the server still has, move by move.
result = { $result ->
    [won] won
    [lost] lost
    [drawn] drawn
   *[self] same device
}
look-back = Replay
show-all = Show all { $n }
no-results = No finished games yet.
reminders = E-mail reminders
reminders-more = In correspondence games, we e-mail you when it’s your turn.
reminded-at = E-mails go to { $email }.
reminders-off = Stop e-mails
reminders-on = Send confirmation e-mail
email = E-mail address
letter-sent = We’ve sent you an e-mail. Open the link in it.
mail-title = E-mail
mail-confirm = Confirm
mail-done = Done.
my-data = Your data
my-data-more = The file contains everything the server stores about you: your account, ratings and sign-ins, and your games with your decks and moves.
export = Export your data
forget-me = Delete account …
forget-more = Your account, ratings, sign-ins and address are deleted at once. You concede running games. Games you played alone are deleted; in games with others, your name is replaced by “former player”. This can’t be undone.
forget-name = Type your name to confirm: { $name }
forget-do = Delete account permanently

# Series
series = Series
series-games = Number of games
series-of = { $n ->
    [one] single game
   *[other] best of { $n }
}
series-more = The player with more wins takes the series. Decks stay the same; the loser goes first (in KeyForge the loser chooses).
stronger = Stronger deck (starts with chains)
nobody = Nobody
series-stands = Best of { $n }: { $won }
series-won = { $name } wins the series, best of { $n }: { $won }
next-game = Go to game { $n }

# Invitations
share = Share
qr = Show QR code
qr-of = QR code of { $link }
invite-to = { $game } on Trivault

# Tournaments
tournaments = Tournaments
tournaments-more = For 4 to 16 players and bots. Invite by link.
tournament-new = New tournament
tournament-name = Name
tournament-form = Format
form = { $form ->
    [swiss] Swiss
   *[knock-out] Knockout
}
form-more = { $form ->
    [swiss] Everyone plays every round, against opponents with the same score.
   *[knock-out] The loser of a match is out.
}
tournament-size = Max. players
tournament-open = Create tournament
tournament-link = Anyone with this link can join until it starts.
tournament-link-label = Link to this tournament
entrants = Players: { $n } of { $most }
tournament-enter = Join
tournament-remove = Remove
tournament-add = Add a bot
tournament-begin = Start the first round
tournament-few = At least { $n } players are needed. Wait for more or add bots.
tournament-nobody = At least one person must take part. Join yourself or share the link.
standings = Standings
standings-final = Final standings
ties = { $form ->
    [swiss] A win is 1 point, a draw ½, a bye 1. Ties are broken by opponents’ points, then games won, then the initial draw.
   *[knock-out] A drawn game is replayed once; after that, the higher seed advances. Players are ranked by the round they reached, then as in the standings.
}
tournament-points = Points
buchholz = Opp.
buchholz-more = Opponents’ points
won-of = { $n } of { $of }
dropped = dropped
round = Round { $n } of { $of }
match-result = { $result ->
    [won] { $name } won
    [drawn] drawn
    [bye] bye
   *[open] in progress
}
to-own-match = Go to my round { $n } game
to-tournament = Go to tournament
watch = Spectate
tournament-leave = Leave tournament …
tournament-leave-more = You concede this round’s game and play no more rounds.
tournament-leave-do = Leave permanently
tournament-drop = Remove a no-show …
