# Wörter, die nur auf Karten von Dis aus Zeitalter des Aufstiegs stehen.

modify-blank = { $form ->
    [after] gilt das Textfeld { FORM($on, "dative") }
   *[plain] das Textfeld { FORM($on, "dative") } gilt
} als leer, abgesehen von den Merkmalen
