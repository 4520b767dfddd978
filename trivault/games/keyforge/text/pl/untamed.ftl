# Słowa, które występują tylko na kartach Nieokiełznanych.

# Efekty
use-in-turn = { $way ->
    [reap] { $form ->
        [infinitive] zbierać
       *[plain] zbieraj
    }
   *[fight] { $form ->
        [infinitive] walczyć
       *[plain] walcz
    }
} po kolei { FORM($what, "instrumental") }
act-as-it = ta karta jest jej kopią

# Warunki
when-their-turn = trwa tura przeciwnika

# Które karty
is-can-be-copied = (którą można zagrać)
