# Wörter, die nur Formeln brauchen.

roll-at-most = wirf { $n } Angriffswürfel; es zählt höchstens { $most }
