# Słowa, których używają tylko inkantacje.

roll-at-most = rzuć { attack-dice }; liczy się najwyżej { $most }
number-its-mana = mana celu
number-its-life-left = życie, które celowi pozostało
