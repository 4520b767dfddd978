# Words that only cards of Shadows in Age of Ascension use.

deal-for-your-amber = deal as much damage as you have Æmber, divided as you like among creatures
