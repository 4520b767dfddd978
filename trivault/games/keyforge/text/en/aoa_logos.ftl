# Words that only cards of Logos in Age of Ascension use.

gives-ability = { $what } gains “{ $label }: { CAPITAL($effect) }”
noun-its-trait = { $form ->
    [each] each of its traits
   *[plain] of its traits
}
