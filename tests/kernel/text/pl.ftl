rats = { $n ->
    [one] { $n } szczur
    [few] { $n } szczury
   *[many] { $n } szczurów
}
