# The table of Duel.

goal = Whoever has life left when the other has none wins.
example-card = sword
example-deed = strike with the sword
ui-life = life { $n }
ui-whose-turn = It is the turn of { $player }.
ui-face = Strikes for { $strike }, blocks { $block }
ui-report-life = { $player }, life: { $course }
