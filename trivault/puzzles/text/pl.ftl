# Cele: co osiągnąć i do kiedy
goal-sure = { $what } { $until }.
goal-luck = { $what } { $until }, z szansą co najmniej { $chance } %.
goal-until-keyforge = { $n ->
    [1] przed końcem swojej tury
    [2] przed końcem następnej tury przeciwnika
   *[other] w ciągu { $n } tur
}
goal-until-shards = { $n ->
    [1] przed końcem swojej tury
    [2] przed końcem następnej tury przeciwnika
   *[other] w ciągu { $n } tur
}
goal-until-mage-wars = { $n ->
    [1] przed planowaniem następnej rundy
   *[other] w ciągu { $n } rund
}
goal-win = wygraj partię
goal-did = odpowiedz „{ $name }”
goal-measure = doprowadź { $label } do poziomu: { $count }
goal-least = co najmniej { $n }
goal-most = { $n ->
    [0] zero
   *[other] najwyżej { $n }
}
goal-just = dokładnie { $n }

goal-keyforge-keys = swoje wykute klucze
goal-keyforge-their-keys = wykute klucze przeciwnika
goal-keyforge-amber = swój Æmber
goal-keyforge-their-amber = Æmber przeciwnika
goal-keyforge-creatures = swoje stworzenia w grze
goal-keyforge-their-creatures = stworzenia przeciwnika w grze
goal-keyforge-artifacts = swoje artefakty w grze
goal-keyforge-their-artifacts = artefakty przeciwnika w grze
goal-keyforge-hand = swoje karty na ręce
goal-keyforge-their-hand = karty na ręce przeciwnika
goal-keyforge-archives = swoje karty w archiwum
goal-keyforge-their-archives = karty w archiwum przeciwnika
goal-keyforge-chains = swoje łańcuchy
goal-keyforge-their-chains = łańcuchy przeciwnika
goal-keyforge-mine = swoje w grze: { $what }
goal-keyforge-theirs = w grze u przeciwnika: { $what }
goal-keyforge-in-hand = na ręce: { $what }
goal-shards-health = swoje zdrowie
goal-shards-their-health = zdrowie przeciwnika
goal-shards-mastery = swoje mistrzostwo
goal-shards-their-mastery = mistrzostwo przeciwnika
goal-shards-champions = swoich czempionów w grze
goal-shards-their-champions = czempionów przeciwnika w grze
goal-shards-hand = karty na ręce
goal-shards-gems = swoje kryształy
goal-shards-power = swoją moc
goal-shards-own = swoje karty { $what }
goal-shards-in-hand = na ręce: { $what }
goal-shards-in-play = w grze: { $what }
goal-mage-wars-life = życie swojego maga
goal-mage-wars-their-life = życie maga przeciwnika
goal-mage-wars-mana = swoją manę
goal-mage-wars-their-mana = manę przeciwnika
goal-mage-wars-creatures = swoje stworzenia na arenie
goal-mage-wars-their-creatures = stworzenia przeciwnika na arenie
goal-mage-wars-guards = swoich strażników
goal-mage-wars-their-guards = strażników przeciwnika
goal-mage-wars-mine = swoje na arenie: { $what }
goal-mage-wars-theirs = na arenie u przeciwnika: { $what }
goal-mage-wars-laid-on = swoje karty na wrogiej karcie { $what }
goal-mage-wars-open = swoje odkryte na arenie: { $what }
goal-mage-wars-distance = liczbę stref między { $what } a wrogim magiem
goal-mage-wars-their-distance = liczbę stref między wrogą kartą { $what } a twoim magiem

# Pomoc
hint-card = Przyjrzyj się karcie { $card }: jest potrzebna w rozwiązaniu.
hint-first = Zaczyna się tak: { $answer }.
hint-answer = Gdzieś po drodze: { $answer }.

# Trener
coach-other = Zagrywasz inaczej. W porządku: to twoja tura.
coach-solved = Brawo!
coach-failed = To nie to. Cofnij albo spróbuj jeszcze raz.
coach-says = Trener: { $said }
coach-hint = Pomoc { $n } z { $of }: { $said }
coach-left = Wróć, kiedy zechcesz.
coach-again = Jeszcze raz? Enter powtarza, q kończy.
coach-next = To był rozdział { $n } z { $of }. Enter: dalej, q: koniec.
coach-end = To była twoja pierwsza gra. Całą partię zagrasz poleceniem: trivault play { $game }
puzzle-list = Zagadki { $game }; ✓ to rozwiązane. trivault puzzle { $game } NAZWA gra jedną.
puzzle-line = { $name } ({ $title })
puzzle-today = zagadka dnia
missed-none = W tej partii krótkie szukanie nie znalazło przeoczonej wygranej.
missed-found = W turze { $n } tej partii można było wygrać. Odkryj, jak.
puzzle-solved = rozwiązana
missed-title = Przeoczona wygrana
