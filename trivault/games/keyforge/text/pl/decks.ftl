# Talie: co jest szczególnego w egzemplarzu karty.
mark-maverick = renegat
mark-legacy = dziedzictwo
mark-anomaly = anomalia
mark-amber = +Æmber
mark-capture = +przejęcie
mark-damage = +obrażenia
mark-draw = +dobranie
set-name = { $set ->
    [cota] Zew Archontów
    [aoa] Czas Wstąpienia
    [wc] Zderzenie Światów
    [mm] Masowa Mutacja
    [mixed] kilka dodatków
    [dt] Dark Tidings
    [woe] Winds of Exchange
    [gr] Grim Reminders
    [as] Æmber Skies
    [toc] Tokens of Change
    [momu] More Mutation
    [pv] Prophetic Visions
    [vm25] Vault Masters 2025
    [cc] Crucible Clash
    [dm] Draconian Measures
    [uc22] Unchained
    [vm23] Vault Masters 2023
    [vm24] Vault Masters 2024
    [mcw] Martian Civil War
    [disc] Discovery
    [vm26] Vault Masters 2026
   *[mg24] Menagerie 2024
}
deck-facts = { set-name } · { $houses }
deck-card = { $n ->
    [1] { $card }
   *[other] { $n } × { $card }
}
deck-card-marked = { $entry } ({ $marks })

# Co jest źle na liście. Karty i domy nazywają się tak, jak piszą je listy.
deck-empty = lista talii jest pusta: { deck-expected }
deck-expected = oczekiwana jest nazwa, a potem trzy razy [Dom] i jego karty
deck-no-name = „{ $name }” nie jest nazwą talii: { deck-expected }
deck-called = { $name }: { $problem }
deck-at-card = { $among }[{ $at }]: { $problem }
deck-house-again = { $house } już tu jest; talia ma trzy różne domy
deck-before-house = „{ $line }” stoi przed pierwszym domem; oczekiwany jest [Dom]
deck-no-card = „{ $line }”: oczekiwana jest karta, na przykład „2 Troll” albo „Troll (maverick)”
deck-form = to nie jest talia: w miejscu { $place } czegoś brakuje albo coś nie pasuje ({ $detail }); oczekiwane jest {"{"}"name": "…", "houses": ["dis", …], "cards": [{"{"}"id": "troll", "house": "brobnar", "count": 2{"}"}, …]{"}"}
deck-times = { $name } razy { $times }: oczekiwana jest liczba od 1 do { $most }
deck-mark = ({ $mark }): oczekiwane jest { $kinds } albo jeden z symboli { $icons }
deck-unknown-house = „{ $name }” nie jest domem znanym w Trivault; oczekiwany jest jeden z: { $known }
deck-no-house = „{ $name }” nie jest domem; oczekiwane są trzy z: { $known }
deck-no-anomaly = { $card } to karta domu { $house }, a nie anomalia: anomalia nie ma własnego domu
deck-anomaly = { $card } to anomalia, która jest u siebie w każdym domu, a nie renegat
deck-maverick = { $card } to karta domu { $own }; w domu { $house } jest renegatem i trzeba ją oznaczyć jako (maverick)
deck-no-maverick = { $card } to karta domu { $own }; w domu { $house } nie jest renegatem
deck-later-set = { $card } to karta zestawu { $first }, późniejszego niż { $which }, zestaw talii
deck-no-legacy = { $card } to karta { $which }, zestawu talii; dziedzictwo pochodzi z wcześniejszego
deck-unknown-set = „{ $name }” nie jest zestawem; oczekiwany jest jeden z: { $known } albo { $mixed }
deck-of-later-set = taliami z dodatku { set-name } ({ $set }) nie można jeszcze grać; oczekiwana jest talia z: { $known } albo { $mixed }
deck-unknown-card = „{ $name }” nie jest kartą, którą Trivault ma
deck-near = { $problem }; czy chodzi o: { $near }?
deck-card-of-later-set = „{ $name }” to karta z dodatku { $set }, wydanego po czterech, które ma Trivault
deck-no-house-of-set = „{ $name }” nie jest domem dodatku { set-name }; oczekiwano najwyżej trzech spośród { $known }
deck-houses = talia ma trzy różne domy, a tu { $n ->
    [0] nie ma żadnego
   *[other] są: { $houses }
}
deck-strange = { $card } należy do domu { $house }, a to żaden z jej domów: { $houses }
deck-count = { $house } ma { cards }; oczekiwane jest { $most }
deck-half = { $card } to połowa; oczekiwane jest tyle samo { $other }
deck-master-vault-form = to nie jest talia z Master Vault: w miejscu { $place } czegoś brakuje albo coś nie pasuje ({ $detail }); oczekiwana jest odpowiedź z data i _linked
deck-dok-form = to nie jest talia z Decks of KeyForge: w miejscu { $place } czegoś brakuje albo coś nie pasuje ({ $detail }); oczekiwana jest talia z name, expansion i housesAndCards
deck-not-linked = karta { $card } nie jest opisana w _linked.cards
deck-too-many = { $name } wymienia zbyt wiele kart; oczekiwane jest najwyżej { $most }
deck-icons-unknown = { $card } ma dodatkowe symbole, ale dane nie mówią jakie; zapisz je na liście talii, na przykład „{ $card } (draw)”
deck-icons-for-more = { $card } ma symbole dla większej liczby kopii ({ $n }), niż jest w talii ({ $copies })
deck-icons-not-in-table = tabela nie mówi, na których kartach talii { $name } są dodatkowe symbole; użyj zamiast niej pliku JSON z Master Vault
deck-table-columns = w tabeli brakuje kolumn: { $missing }
deck-table-broken = nie da się odczytać tabeli: { $detail }
deck-not-one = oczekiwana jest jedna talia, a nie { $n ->
    [0] żadna
   *[other] kilka
}
deck-elsewhere = talii { $id } nie ma w Trivault; otwórz { $address } w przeglądarce i wklej to, co się pokaże

# Co się porównuje w taliach.
count-creature = stwory
count-action = akcje
count-artifact = artefakty
count-upgrade = ulepszenia
count-amber = symbole Æmberu
