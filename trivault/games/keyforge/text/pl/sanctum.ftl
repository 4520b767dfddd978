# Słowa, które występują tylko na kartach Sanctum.

# Efekty
choose-one = wybierz jedno: { $effects }
or-else = { $first } albo { $second }
again-while = { $effect }. Jeśli { $condition }, powtórz ten efekt
fight-several = { $n } razy przygotuj je i walcz nim, za każdym razem z innym wrogim stworzeniem
swap = zamień to stworzenie miejscami z { FORM($what, "instrumental") }

# Odpowiedzi i pytania
do-destroy-dis = Zniszcz wszystkie stworzenia domu Dis
do-gain-amber = Otrzymaj 1 Æmber
do-swap = Zamień się miejscami z: { $targets }
reason-choose-one = { $source }: wybierz jeden z efektów.
reason-swap = { $source }: wybierz stworzenie, z którym zamieni się miejscami.

# Co się wydarzyło
log-swap = { $source } i { FORM($what, "object") } zamieniają się miejscami.
