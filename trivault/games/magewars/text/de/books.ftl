# Zauberbücher, mit ihren Kosten in Zauberpunkten.
book-title = { $name } ({ $n } von { $most } Zauberpunkten)
book-facts = { $mage }, { $n ->
    [one] 1 Zauberpunkt
   *[other] { $n } Zauberpunkte
}
book-facts-element = { $facts }, { $element }
book-group = { $kind } ({ $n })
book-spell = { $times ->
    [1] { $card } ({ $n })
   *[other] { $times } × { $card } ({ $n })
}
