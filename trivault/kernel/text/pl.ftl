# Słowa wspólne dla wszystkich gier. Efekty to zdania bez wielkiej litery i bez kropki; `then`,
# `label` i karty każdej gry składają z nich pełne zdania.
# $form: plain to tryb rozkazujący, a dla rzeczowników biernik; infinitive (po "możesz"),
# each ("każdą kartę"), all ("wszystkie karty"), genitive.

list-and = { $head } i { $tail }
nothing = nic
player = { $form ->
    [genitive] Gracza { $n }
   *[plain] Gracz { $n }
}
player-named = { $form ->
    [genitive] gracza { $name }
   *[plain] { $name }
}
share = { $n } dla { FORM($what, "genitive") }
named-it = { $form ->
    [genitive] tamtej karty
   *[plain] tamtą kartę
}
this-card = { $form ->
    [genitive] tej karty
   *[plain] tę kartę
}

# Efekty
then = { $form ->
    [infinitive] { $first } i { $second }
   *[plain] { $first }. { CAPITAL($second) }
}
label = { $condition }: { CAPITAL($effect) }
if = jeśli { $condition }, { $effect }
if-you-do = to zrobisz
while = dopóki { $condition }, { $effect }
instead = zamiast tego { $effect }
may = możesz { FORM($effect, "infinitive") }
times = { $n ->
    [one] { $effect }
   *[other] { $n } razy: { CAPITAL($effect) }
}
per = { $effect } za { FORM($group, "each") }
for-each = za { FORM($group, "each") }: { CAPITAL($effect) }
choose = { $form ->
    [infinitive] wybrać { FORM($what, "plain") }
   *[plain] wybierz { $what }
}
choose-number = wybierz liczbę
spread = rozdziel { $n } pomiędzy { $group }
prevent = zapobiegnij { $n } z tego

# Działające zdolności; $times to 0, jeśli nigdy się nie wyczerpują
occasion = { $times ->
    [0] za każdym razem, gdy
    [one] następnym razem, gdy
   *[other] następne { $times } razy, gdy
}
when = { occasion } { $when }, { $effect }
before = { occasion } { $when }, najpierw { $effect }
lasting = { $until } { $effect }

# Które rzeczy
so-many = { $n } { $group }
up-to = do { $n } { FORM($group, "genitive") }
every = { FORM($group, "all") }
filter-both = { $left } { $right }
filter-either = { $left } lub { $right }
filter-not = oprócz { $inner }
no-words = {""}

# Odpowiedzi i pytania
do-skip = Pomiń
do-pass = Spasuj
do-resolve = Wykonaj { $source } dla: { $targets }
do-replace = Zastosuj najpierw { $source }
reason-may = { $source }: wykonaj to albo pomiń. Potem gra toczy się dalej.
reason-trigger-order = Czeka kilka efektów. Wybierz, który zostanie wykonany jako następny.
reason-replacement-order = Kilka efektów zmienia to, co ma się wydarzyć. Wybierz, który zadziała pierwszy.

# The log
log-endless = Efekt trwałby bez końca. Kończy się tutaj.
log-concede = { $who } odpada z gry.

# Co jest źle na liście
at-line = wiersz { $line }: { $problem }
unknown-name = { $what ->
    [card] nieznana karta
    [mage] nieznany mag
   *[other] nieznana nazwa
} „{ $name }”; { $near ->
    [0] znane są: { $names }
   *[other] czy chodzi o: { $names }?
}
not-json = to nie jest JSON: nie da się czytać dalej w wierszu { $line } ({ $detail })
more-mistakes = oraz jeszcze { $n ->
    [one] { $n } błąd
    [few] { $n } błędy
   *[many] { $n } błędów
}
