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
