rats = { $n ->
    [one] eine Ratte
   *[other] { $n } Ratten
}
