# Words that only cards of Brobnar in Age of Ascension use.

that-player-loses-all = that player loses all their remaining Æmber
amount-half-its-power = half of its power, rounded down
when-it-is-stunned = it was stunned already
when-this-is-attacked = this creature is attacked
