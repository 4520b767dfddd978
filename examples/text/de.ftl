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

# Der Tisch
title-duel = Duell
reason-act = Greife an, oder ziehe eine Karte und beende deinen Zug.
reason-block = Wehre mit beliebig vielen Karten ab. Was vom Angriff übrig bleibt, trifft dich.
goal = Wer noch Leben hat, wenn der andere keines mehr hat, gewinnt.
example-card = schwert
example-deed = mit dem schwert angreifen
ui-life = Leben { $n }
ui-whose-turn = { $player } ist am Zug.
ui-face = Trifft mit { $strike }, wehrt { $block } ab
ui-report-life = { $player }, Leben: { $course }
