# Words that only cards of Dis in Age of Ascension use.

modify-blank = { $on } counts as if it had no text apart from its traits
