# Spellbooks, with what they cost in spell points.
book-title = { $name } ({ $n } of { $most } spell points)
book-facts = { $mage }, { $n ->
    [one] 1 spell point
   *[other] { $n } spell points
}
book-facts-element = { $facts }, { $element }
book-group = { $kind } ({ $n })
book-spell = { $times ->
    [1] { $card } ({ $n })
   *[other] { $times } × { $card } ({ $n })
}
