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
