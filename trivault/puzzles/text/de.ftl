# Ziele: was erreicht werden soll, und bis wann
goal-sure = { $what }, { $until }.
goal-luck = { $what }, { $until }, mit einer Aussicht von mindestens { $chance } %.
goal-until-keyforge = { $n ->
    [1] bevor dein Zug endet
    [2] bevor der nächste Zug deines Gegners endet
   *[other] innerhalb von { $n } Zügen
}
goal-until-shards = { $n ->
    [1] bevor dein Zug endet
    [2] bevor der nächste Zug deines Gegners endet
   *[other] innerhalb von { $n } Zügen
}
goal-until-mage-wars = { $n ->
    [1] bevor die nächste Runde geplant wird
   *[other] innerhalb von { $n } Runden
}
goal-win = gewinne das Spiel
goal-did = antworte „{ $name }“
goal-measure = bringe { $label } auf { $count }
goal-least = mindestens { $n }
goal-most = { $n ->
    [0] null
   *[other] höchstens { $n }
}
goal-just = genau { $n }

goal-keyforge-keys = deine geschmiedeten Schlüssel
goal-keyforge-their-keys = die geschmiedeten Schlüssel des Gegners
goal-keyforge-amber = dein Æmber
goal-keyforge-their-amber = das Æmber des Gegners
goal-keyforge-creatures = deine Kreaturen im Spiel
goal-keyforge-their-creatures = die Kreaturen des Gegners im Spiel
goal-keyforge-artifacts = deine Artefakte im Spiel
goal-keyforge-their-artifacts = die Artefakte des Gegners im Spiel
goal-keyforge-hand = deine Handkarten
goal-keyforge-their-hand = die Handkarten des Gegners
goal-keyforge-archives = deine archivierten Karten
goal-keyforge-their-archives = die archivierten Karten des Gegners
goal-keyforge-chains = deine Ketten
goal-keyforge-their-chains = die Ketten des Gegners
goal-keyforge-mine = deine { $what } im Spiel
goal-keyforge-theirs = { $what } des Gegners im Spiel
goal-keyforge-in-hand = { $what } auf deiner Hand
goal-shards-health = dein Leben
goal-shards-their-health = das Leben des Gegners
goal-shards-mastery = deine Erfahrung
goal-shards-their-mastery = die Erfahrung des Gegners
goal-shards-champions = deine Champions im Spiel
goal-shards-their-champions = die Champions des Gegners im Spiel
goal-shards-hand = deine Handkarten
goal-shards-gems = deine Edelsteine
goal-shards-power = deine Macht
goal-shards-own = deine Karten { $what }
goal-shards-in-hand = { $what } auf deiner Hand
goal-shards-in-play = deine { $what } im Spiel
goal-mage-wars-life = das Leben deines Magiers
goal-mage-wars-their-life = das Leben des gegnerischen Magiers
goal-mage-wars-mana = dein Mana
goal-mage-wars-their-mana = das Mana des Gegners
goal-mage-wars-creatures = deine Kreaturen in der Arena
goal-mage-wars-their-creatures = die Kreaturen des Gegners in der Arena
goal-mage-wars-guards = deine Wächter
goal-mage-wars-their-guards = die Wächter des Gegners
goal-mage-wars-mine = deine { $what } in der Arena
goal-mage-wars-theirs = { $what } des Gegners in der Arena
goal-mage-wars-laid-on = deine Karten an der gegnerischen Karte { $what }
goal-mage-wars-open = deine offenen { $what } in der Arena
goal-mage-wars-distance = die Zonen zwischen deiner Karte { $what } und dem gegnerischen Magier
goal-mage-wars-their-distance = die Zonen zwischen der gegnerischen Karte { $what } und deinem Magier

# Hilfe
hint-card = Sieh dir { $card } an: Eine Lösung braucht diese Karte.
hint-first = So beginnt es: { $answer }.
hint-answer = Das kommt darin vor: { $answer }.

# Der Trainer
coach-other = Du hast etwas anderes getan. Das ist in Ordnung: Es ist dein Zug.
coach-solved = Gut gemacht!
coach-failed = Das war es nicht. Nimm es zurück oder versuch es noch einmal.
coach-says = Trainer: { $said }
coach-hint = Hilfe { $n } von { $of }: { $said }
coach-left = Komm wieder, wann du willst.
coach-again = Noch einmal? Eingabetaste zum Wiederholen, q zum Gehen.
coach-next = Das war Kapitel { $n } von { $of }. Eingabetaste geht weiter, q beendet.
coach-end = Das war dein erstes Spiel. Ein ganzes spielst du mit: trivault play { $game }
puzzle-list = Rätsel von { $game }; ✓ ist gelöst. trivault puzzle { $game } NAME spielt eines.
puzzle-line = { $name } ({ $title })
puzzle-today = das Rätsel des Tages
missed-none = In diesem Spiel hast du keinen Sieg verpasst, den eine kurze Suche findet.
missed-found = In Zug { $n } dieses Spiels hättest du gewinnen können. Finde heraus, wie.
puzzle-solved = gelöst
missed-title = Ein verpasster Sieg
