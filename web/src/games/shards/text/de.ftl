# Der Tisch von Shards of Infinity im Browser.

si-mastery = Erfahrung
si-gems = Edelsteine
si-power = Macht
si-deck = Deck
si-discard = Ablage
si-centre = Zentraler Stapel
si-banished = Gebannt
si-played = In diesem Zug ausgespielt
si-short = { $n ->
    [one] 1 Edelstein fehlt
   *[other] { $n } Edelsteine fehlen
}
