# Duel
card-dagger = Dagger
card-sword = Sword
card-shield = Shield
do-strike = Strike { $targets } with { $source }
do-block = Block with { $targets }
do-end-turn = Draw a card and end the turn
log-strike = { $who } strikes with { $what }.
log-block = { $who } blocks with { $what }.
log-damage = { $what } loses { $n } life.
life-left = Player 1 has { $first } life left, player 2 has { $second }.
