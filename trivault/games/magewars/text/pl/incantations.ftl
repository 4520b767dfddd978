# Słowa, których używają tylko inkantacje.

roll-at-most = rzuć { attack-dice }; liczy się najwyżej { $most }
