# Księgi zaklęć, z kosztem w punktach zaklęć.
book-title = { $name } ({ $n } z { $most } punktów zaklęć)
book-facts = { $mage }, { $n ->
    [one] 1 punkt zaklęć
    [few] { $n } punkty zaklęć
   *[other] { $n } punktów zaklęć
}
book-facts-element = { $facts }, { $element }
book-group = { $kind } ({ $n })
book-spell = { $times ->
    [1] { $card } ({ $n })
   *[other] { $times } × { $card } ({ $n })
}
