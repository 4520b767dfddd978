# Listy kart, talii i zasad. Gra może to powiedzieć po swojemu.

# Według czego wybiera się karty
by-faction = Frakcja
by-set = Dodatek
by-house = Dom
by-school = Szkoła
by-type = Typ
by-level = Poziom
by-cost = Koszt
by-subtype = Podtyp
by-trait = Cecha
by-keyword = Słowo kluczowe
by-power = Siła
by-amber = Dodatkowy Æmber

faction-homodeus = Homodeus
faction-order = Zakon
faction-undergrowth = Poszycie
faction-wraethe = Wraethe
type-action = akcja
type-artifact = artefakt
type-creature = stworzenie
type-upgrade = ulepszenie
number = { $n }

# Co mówi się generatorowi
generated-of-house = Domy
generated-of-mage = Mag

# Układanie księgi zaklęć
choose-mage = Mag
choose-element = Żywioł
unnamed = Moja księga zaklęć
price = { $school } { $level } × { $times ->
    [1] 1, szkolenie
    [2] 2, bez szkolenia
   *[3] 3, przeciwieństwo
}
price-parts = { $parts }
price-novice = Nowicjusz: 1

# Zasady
rule-in-english = Ta zasada jest na razie tylko po angielsku:
rules-in-english = { $n ->
    [one] 1 zasada jest na razie tylko po angielsku.
    [few] { $n } zasady są na razie tylko po angielsku.
   *[many] { $n } zasad jest na razie tylko po angielsku.
}
no-rule-found = Żadna zasada nie zawiera tych słów.
example-card = „{ $name }”
