# Words that stand only on cards of Brobnar in Worlds Collide.

when-creature-is-played = a creature is played
