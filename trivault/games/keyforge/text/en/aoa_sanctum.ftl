# Words that only cards of Sanctum in Age of Ascension use.

when-you-control-houses = you control creatures of { $n } or more different houses
