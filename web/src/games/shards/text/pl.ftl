# Stół Shards of Infinity w przeglądarce.

si-mastery = Mistrzostwo
si-gems = Kryształy
si-power = Moc
si-deck = Talia
si-discard = Odrzucone
si-centre = Talia centralna
si-banished = Usunięte z gry
si-played = Zagrane w tej turze
si-short = { $n ->
    [one] brakuje 1 kryształu
   *[other] brakuje { $n } kryształów
}
