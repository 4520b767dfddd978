# Words that only cards of Logos in Age of Ascension use.

each-doubles = each player gains as much Æmber as they have
archive-random = archive { $n } random cards from your hand
gives-ability = { $what } gains “{ $label }: { CAPITAL($effect) }”
amount-for-each-trait = { $n } for each of its traits
