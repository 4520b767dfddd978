# Duel
card-dagger = { $form ->
    [instrumental] sztyletem
   *[plain] Sztylet
}
card-sword = { $form ->
    [instrumental] mieczem
   *[plain] Miecz
}
card-shield = { $form ->
    [instrumental] tarczą
   *[plain] Tarcza
}
do-strike = Zaatakuj { FORM($targets, "genitive") } { FORM($source, "instrumental") }
do-block = Zablokuj { FORM($targets, "instrumental") }
do-end-turn = Dobierz kartę i zakończ turę
log-strike = { $who } atakuje { FORM($what, "instrumental") }.
log-block = { $who } blokuje { FORM($what, "instrumental") }.
log-damage = { $what } traci { $n } życia.
life-left = Graczowi 1 zostało { $first } życia, graczowi 2 { $second }.

# Stół
title-duel = Pojedynek
reason-act = Zaatakuj albo dobierz kartę i zakończ swoją turę.
reason-block = Zablokuj dowolną liczbą kart. To, co zostanie z ataku, trafi ciebie.
goal = Wygrywa ten, kto ma jeszcze życie, gdy drugi już go nie ma.
example-card = miecz
example-deed = zaatakuj mieczem
ui-life = życie { $n }
ui-whose-turn = Tura gracza: { $player }.
ui-face = Zadaje { $strike }, blokuje { $block }
ui-report-life = { $player }, życie: { $course }
