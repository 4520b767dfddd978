# Words that only cards of Brobnar in Age of Ascension use.

that-player-loses-all = that player loses all their remaining Æmber
