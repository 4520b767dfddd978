# Words that only cards of Logos in Age of Ascension use.

gives-ability = { $what } gains “{ $label }: { CAPITAL($effect) }”
amount-for-each-trait = each of its traits
