# Mage Wars: die Namen von Angriffen, soweit es deutsche gibt.

bar-name-basic-melee-attack = Basisangriff
bar-name-claws = Krallen
bar-name-flameblast = Flammenschlag
bar-name-heavy-claw-strike = Gewaltiger Klauenschlag
