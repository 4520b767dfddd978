# Wörter, die nur auf Karten von Brobnar aus Zeitalter des Aufstiegs stehen.

that-player-loses-all = { $form ->
    [after] verliert er
   *[plain] er verliert
} sein gesamtes übriges Æmber
amount-half-its-power = die Hälfte ihrer Stärke, abgerundet
when-it-is-stunned = sie bereits betäubt war
when-this-is-attacked = diese Kreatur angegriffen wird
