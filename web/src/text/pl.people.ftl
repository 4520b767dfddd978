# Powroty: własne gry, własna strona, serie, turnieje.

go-on = Graj dalej
go-on-with = przeciwnik: { $names }
go-on-more = { $n ->
    [one] jeszcze 1 gra
    [few] jeszcze { $n } gry
   *[other] jeszcze { $n } gier
}
nobody-else = na razie nikt inny
whose-turn = { $whose ->
    [yours] Twoja kolej
    [bots] Komputer zagra, gdy wrócisz
    [waiting] Czeka na graczy
    [unknown] W toku
   *[theirs] Kolej: { $names }
}
name-here = Imię przy tym ekranie
