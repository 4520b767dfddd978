# Words that only cards of Shadows use.

when-it-leaves-play = when this card leaves play, { $effect }

is-first-creature-played = the first creature played each turn
under-this = the card under this card
top-of-its-controllers-deck = the top card of its controller’s deck

deal-it-to-this = the damage is dealt to this creature
call-off-the-fight = the fight does not take place
counts-as-shadows = while you control it, it counts as a Shadows card if it is of none of your houses
counts-as = while you control { $what }, { $what } belongs to house { house-word }
