# Wörter, die nur auf Karten von Sanctum aus Zeitalter des Aufstiegs stehen.

when-you-control-houses = du Kreaturen aus mindestens { $n } verschiedenen Fraktionen kontrollierst
