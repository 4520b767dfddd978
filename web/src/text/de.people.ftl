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

# Fernpartien
correspondence = Fernpartie
days-each = Zeit je Zug
days = { $n ->
    [0] ohne Frist in Tagen
    [one] 1 Tag
   *[other] { $n } Tage
}
days-of = { $n ->
    [one] 1 Tag je Zug
   *[other] { $n } Tage je Zug
}
hours = { $n ->
    [one] 1 Stunde
   *[other] { $n } Stunden
}
days-more = Niemand muss zur gleichen Zeit da sein. Wer gefragt ist, hat so viele Tage, bis jemand anderes gefragt ist; wessen Zeit um ist, hat verloren. Die Tage laufen auch, während der Server ruht.
