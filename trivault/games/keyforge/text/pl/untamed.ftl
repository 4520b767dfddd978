# Słowa, które występują tylko na kartach Nieokiełznanych.

# Efekty
use-in-turn = { $way ->
    [reap] zbieraj
   *[fight] walcz
} nimi po kolei
act-as-it = ta karta jest jej kopią

# Warunki
when-their-turn = trwa tura przeciwnika

# Które karty
is-can-be-copied = (którą można zagrać)
