# Słowa, które występują tylko na kartach Gwiezdnego Sojuszu w Worlds Collide.

# Warunki
when-chosen-house-matches-no-card = gracz wybiera aktywny dom, do którego nie należy żadna karta w grze
