# Words that only cards of Sanctum in Age of Ascension use.

capture-it = this creature captures it
when-you-control-houses = you control creatures of { $n } or more different houses
