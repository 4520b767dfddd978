# Words that only cards of Shadows use.

when-it-leaves-play = when this card leaves play, { $effect }

is-first-creature-played = the first creature played each turn
under-this = the card under this card
top-of-its-controller-deck = the top card of its controller’s deck

deal-it-to-this = the damage is dealt to this creature
call-off-the-fight = the fight does not take place
counts-as = while you control { $what }, { $what } { $strangers ->
    [yes] counts as a { house-word } card if it is of none of your houses
   *[no] belongs to house { house-word }
}
