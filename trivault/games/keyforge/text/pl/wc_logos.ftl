# Słowa, które występują tylko na kartach Logos w Worlds Collide.

when-they-shared-a-house = w ten sposób zarchiwizowano dwa stworzenia z tego samego domu
