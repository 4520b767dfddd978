# Zurückkommen: eigene Partien, eigene Seite, Serien, Turniere.

go-on = Weiterspielen
go-on-with = mit { $names }
go-on-more = { $n ->
    [one] 1 weitere Partie
   *[other] { $n } weitere Partien
}
nobody-else = noch niemand sonst
whose-turn = { $whose ->
    [yours] Du bist dran
    [bots] Der Computer spielt weiter, wenn du da bist
    [waiting] Wartet auf Mitspieler
    [unknown] Läuft
   *[theirs] { $names } ist dran
}
name-here = Name an diesem Bildschirm
