# Słowa, które występują tylko na kartach Gwiezdnego Sojuszu w Worlds Collide.

# Warunki
when-chosen-house-matches-no-card = gracz wybiera aktywny dom, do którego nie należy żadna karta w grze
# Które karty
is-an-extra-card-from-the-center = w każdej swojej turze, dopóki to stworzenie jest w samym środku szyku, jedną kartę z innego domu
