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
