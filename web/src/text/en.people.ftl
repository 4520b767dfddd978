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
