# Księgi zaklęć, z kosztem w punktach zaklęć.
book-title = { $name } ({ $n } z { $most } punktów zaklęć)
book-facts = { $mage }, { $n ->
    [one] 1 punkt zaklęć
    [few] { $n } punkty zaklęć
   *[other] { $n } punktów zaklęć
}
book-named = { $name }
book-apprentice = Księga ucznia: { $mage }
book-starting = Księga początkowa: { $mage }
book-facts-element = { $facts }, { $element }
book-group = { $kind } ({ $n })
book-spell = { $times ->
    [1] { $card } ({ $n })
   *[other] { $times } × { $card } ({ $n })
}

# Co jest źle w księdze zaklęć
book-wrong = { $title }: { $broken }
book-broken = { $problem } ({ $rule })
book-and = { $first }; { $second }
book-element = { $mage } wybiera dokładnie jeden żywioł: { $known }
book-no-element = { $mage } nie wybiera żywiołu
book-copies = liczba egzemplarzy karty { $card }: { $n }, najwyżej { $most }
book-only-class = { $card }: tylko dla maga { $mage }
book-only-trained = { $card }: tylko dla magów wyszkolonych w szkole { $school }
book-points = punkty zaklęć: { $n }, najwyżej { $most }
book-empty = księga zaklęć jest pusta: oczekiwana jest nazwa, potem „Mage: wizard” i zaklęcia
book-count = { $problem } (liczba stoi na początku i wynosi co najmniej 1: „2 fireball”)
book-no-mage = { $name }: brakuje maga; oczekiwany jest wiersz taki jak „Mage: { $mage }”
book-form = to nie jest księga zaklęć: w miejscu { $place } czegoś brakuje albo coś nie pasuje ({ $detail }); oczekiwane jest {"{"}"id": "mine", "mage": "wizard", "cards": [{"{"}"card": "fireball", "count": 2{"}"}, …]{"}"}
book-times = { $name }: oczekiwana jest liczba co najmniej 1, a nie { $times }
book-not-for-apprentices = uczniowie grają księgami { $known }, a nie „{ $name }”
