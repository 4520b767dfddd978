# Wörter, die nur auf Karten von Dis aus Zeitalter des Aufstiegs stehen.

modify-blank = { $form ->
    [after] gilt das Textfeld von { FORM($on, "dative") }
   *[plain] das Textfeld von { FORM($on, "dative") } gilt
} als leer, abgesehen von den Merkmalen
