# Wörter, die nur auf Karten von Sanctum aus Zeitalter des Aufstiegs stehen.

capture-it = { $form ->
    [after] erbeutet diese Kreatur es
   *[plain] diese Kreatur erbeutet es
}
when-you-control-houses = du Kreaturen aus mindestens { $n } verschiedenen Fraktionen kontrollierst
