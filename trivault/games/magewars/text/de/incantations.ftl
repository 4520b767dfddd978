# Wörter, die nur Formeln brauchen.

roll-at-most = wirf { $n } Angriffswürfel; es zählt höchstens { $most }
number-its-mana = das Mana des Ziels
number-its-life-left = das Leben, das dem Ziel bleibt
