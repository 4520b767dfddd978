# Słowa, które występują tylko na kartach Nieokiełznanych.

# Efekty
find-bears = przeszukaj swoją talię i swój stos kart odrzuconych i weź z nich na rękę dowolną liczbę kart Pradawny niedźwiedź
divide-damage = { $form ->
    [infinitive] rozdzielić dowolnie { damage-points } pomiędzy { $group }
   *[plain] rozdziel dowolnie { damage-points } pomiędzy { $group }
}
heal-up-to = wylecz do { $n } obrażeń stworzenia. Jeśli wyleczono wszystkie { $n }, { $bonus }
fight-in-turn = walcz nimi po kolei
deal-amber-on-it = zadaj każdemu z nich 1 obrażenie za każdy Æmber na nim
act-as-it = ta karta jest jej kopią

# Warunki
when-they-played-creatures = w swojej poprzedniej turze przeciwnik zagrał co najmniej { $n } stworzenia
when-their-turn = trwa tura przeciwnika

# Które karty
is-can-be-copied = (którą można zagrać)
