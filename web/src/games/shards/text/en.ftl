# The table of Shards of Infinity in the browser.

si-mastery = Mastery
si-gems = Gems
si-power = Power
si-deck = Deck
si-discard = Discard
si-centre = Centre deck
si-banished = Banished
si-played = Played this turn
si-short = { $n ->
    [one] 1 gem short
   *[other] { $n } gems short
}
