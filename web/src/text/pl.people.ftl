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

# Gry korespondencyjne
correspondence = Gra korespondencyjna
days-each = Czas na każdy ruch
days = { $n ->
    [0] bez limitu dni
    [one] 1 dzień
   *[other] { $n } dni
}
days-of = { $n ->
    [one] 1 dzień na ruch
   *[other] { $n } dni na ruch
}
hours = { $n ->
    [one] 1 godzina
    [few] { $n } godziny
   *[other] { $n } godzin
}
days-more = Nikt nie musi być przy stole w tym samym czasie. Pytany gracz ma tyle dni, zanim pytany będzie ktoś inny; komu skończy się czas, ten przegrywa. Dni biegną także wtedy, gdy serwer nie działa.
