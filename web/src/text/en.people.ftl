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
    [bots] The computer goes on when you are there
    [waiting] Waiting for players
    [unknown] Under way
   *[theirs] { $names } to play
}
name-here = Name at this screen

# Games by correspondence
correspondence = By correspondence
days-each = Time for each move
days = { $n ->
    [0] no limit of days
    [one] 1 day
   *[other] { $n } days
}
days-of = { $n ->
    [one] 1 day for each move
   *[other] { $n } days for each move
}
hours = { $n ->
    [one] 1 hour
   *[other] { $n } hours
}
days-more = Nobody has to be there at the same time. Whoever is asked has so many days until another one is asked; whose time is up has lost. The days run also while the server is down.

# One's own page
my-page = My page
results = Results
streak = { $way ->
    [lost] { $n ->
        [one] The last game was lost.
       *[other] The last { $n } games were lost.
    }
   *[won] { $n ->
        [0] No streak at the moment.
        [one] The last game was won.
       *[other] The last { $n } games were won.
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
favourites = Cards that you play most
history = Games
history-more = Games that the server still keeps can be looked at, decision by decision.
result = { $result ->
    [won] won
    [lost] lost
    [drawn] drawn
   *[self] one screen
}
look-back = Look at it
show-all = Show all { $n }
no-results = Nothing yet: your games are counted here when they are over.
reminders = Reminders by letter
reminders-more = In games by correspondence you hear by letter when others wait for you.
reminded-at = Letters go to { $email }.
reminders-off = No more letters
reminders-on = Send a letter to confirm it
email = E-mail address
letter-sent = A letter is on its way. Open the link in it.
mail-title = Letters
mail-confirm = Confirm it
mail-done = Done.
my-data = What is kept of you
my-data-more = The file has everything that the server keeps of you: your account, ratings and logins, your games with your decks and answers.
export = Save everything as a file
forget-me = Delete everything …
forget-more = Your account, ratings, logins and address go at once. Games that run are given up. Games that you played alone are deleted; in games with others a former player remains, with what was played. This cannot be undone.
forget-name = To say that you mean it, type your name: { $name }
forget-do = Delete everything for good

# Series
series = Series
series-games = How many games
series-of = { $n ->
    [one] a single game
   *[other] best of { $n }
}
series-more = Whoever wins most games wins the series. Everybody keeps the deck; who has lost begins, or says who does in KeyForge.
stronger = The stronger deck, which starts with chains
nobody = Nobody
series-stands = Best of { $n }: { $won }
series-won = { $name } wins the series, best of { $n }: { $won }
next-game = On to game { $n }

# Invitations
share = Share
qr = Show as a QR code
qr-of = QR code of { $link }
invite-to = { $game } at Trivault

# Tournaments
tournaments = Tournaments
tournaments-more = For 4 to 16 people and bots, by link.
tournament-new = A new tournament
tournament-name = What is it called?
tournament-form = How it is played
form = { $form ->
    [swiss] Swiss
   *[knock-out] Knock-out
}
form-more = { $form ->
    [swiss] Everybody plays every round, against others with as many points.
   *[knock-out] Whoever loses is out.
}
tournament-size = Players at most
tournament-open = Open the tournament
tournament-link = Whoever opens this link can enter until it begins.
tournament-link-label = Link to this tournament
entrants = Players: { $n } of { $most }
tournament-enter = Take part
tournament-remove = Take out
tournament-add = Add a bot
tournament-begin = Draw the first round
tournament-few = It takes at least { $n } players. Wait for more, or add bots.
tournament-nobody = At least one person must take part: enter it yourself, or share the link.
standings = Table
standings-final = Final table
ties = { $form ->
    [swiss] A win is 1 point, a draw ½, a bye 1. Equal points are decided by the points of all opponents, then by games won, then by the draw of the start.
   *[knock-out] A drawn game is played once more; then whoever was drawn first goes on. Places go by the round that was reached, then as in the table.
}
tournament-points = Points
buchholz = Opp.
buchholz-more = Points of all opponents
won-of = { $n } of { $of }
dropped = has left
round = Round { $n } of { $of }
match-result = { $result ->
    [won] { $name } has won
    [drawn] drawn
    [bye] has a bye
   *[open] is played
}
to-own-match = To my game of round { $n }
to-tournament = To the tournament
watch = Watch
tournament-leave = Leave the tournament …
tournament-leave-more = The game of this round is given up, and you play no further one.
tournament-leave-do = Leave it for good
tournament-drop = Somebody does not come …
