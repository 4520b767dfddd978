# Its table
title-duel = Duel
reason-act = Strike, or draw a card and end your turn.
reason-block = Block with as many cards as you like. What is left of the strike hurts you.
goal = Whoever has life left when the other has none wins.
example-card = sword
example-deed = strike with the sword
ui-life = life { $n }
ui-whose-turn = It is the turn of { $player }.
ui-face = Strikes for { $strike }, blocks { $block }
ui-report-life = { $player }, life: { $course }
