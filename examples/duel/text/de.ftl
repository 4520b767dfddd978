# Duel
card-dagger = { $form ->
    [dative] dem Dolch
   *[plain] Dolch
}
card-sword = { $form ->
    [dative] dem Schwert
   *[plain] Schwert
}
card-shield = { $form ->
    [dative] dem Schild
   *[plain] Schild
}
do-strike = { $targets } mit { FORM($source, "dative") } angreifen
do-block = Mit { FORM($targets, "dative") } abwehren
do-end-turn = Eine Karte ziehen und den Zug beenden
log-strike = { $who } greift mit { FORM($what, "dative") } an.
log-block = { $who } wehrt mit { FORM($what, "dative") } ab.
log-damage = { $what } verliert { $n } Leben.
life-left = Spieler 1 hat noch { $first } Leben, Spieler 2 noch { $second }.
