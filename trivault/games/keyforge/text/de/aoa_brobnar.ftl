# Wörter, die nur auf Karten von Brobnar aus Zeitalter des Aufstiegs stehen.

that-player-loses-all = { $form ->
    [after] verliert er
   *[plain] er verliert
} sein gesamtes übriges Æmber
