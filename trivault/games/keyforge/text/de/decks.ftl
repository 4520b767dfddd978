# Decks: was an einem Exemplar einer Karte besonders ist.
mark-maverick = Maverick
mark-legacy = Legacy
mark-anomaly = Anomalie
mark-amber = +Æmber
mark-capture = +Erbeuten
mark-damage = +Schaden
mark-draw = +Ziehen
set-name = { $set ->
    [cota] Ruf der Archonten
    [aoa] Zeitalter des Aufstiegs
    [wc] Kollidierende Welten
    [mm] Massenmutation
    [mixed] mehrere Sets
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

# Was an einer Liste falsch ist. Karten und Fraktionen heißen, wie Listen sie schreiben.
deck-empty = die Deckliste ist leer: { deck-expected }
deck-expected = erwartet wird ein Name, dann dreimal [Fraktion] und deren Karten
deck-no-name = „{ $name }“ ist kein Name eines Decks: { deck-expected }
deck-called = { $name }: { $problem }
deck-at-card = { $among }[{ $at }]: { $problem }
deck-house-again = { $house } steht schon da; ein Deck hat drei verschiedene Fraktionen
deck-before-house = „{ $line }“ steht vor der ersten Fraktion; erwartet wird [Fraktion]
deck-no-card = „{ $line }“: erwartet wird eine Karte, zum Beispiel „2 Troll“ oder „Troll (maverick)“
deck-form = das ist kein Deck: an der Stelle { $place } fehlt etwas oder passt nicht ({ $detail }); erwartet wird {"{"}"name": "…", "houses": ["dis", …], "cards": [{"{"}"id": "troll", "house": "brobnar", "count": 2{"}"}, …]{"}"}
deck-times = { $times }-mal { $name }: erwartet wird eine Zahl von 1 bis { $most }
deck-mark = ({ $mark }): erwartet wird { $kinds } oder eines der Symbole { $icons }
deck-unknown-house = „{ $name }“ ist keine Fraktion von Trivault; erwartet wird eine von { $known }
deck-no-house = „{ $name }“ ist keine Fraktion; erwartet werden drei von { $known }
deck-no-anomaly = { $card } ist eine Karte von { $house } und keine Anomalie: eine Anomalie hat keine eigene Fraktion
deck-anomaly = { $card } ist eine Anomalie, also in jeder Fraktion daheim, und kein Maverick
deck-maverick = { $card } ist eine Karte von { $own }; in { $house } ist sie ein Maverick und wird mit (maverick) bezeichnet
deck-no-maverick = { $card } ist eine Karte von { $own }; in { $house } ist sie kein Maverick
deck-later-set = { $card } ist eine Karte aus { $first }, einem späteren Set als { $which }, dem des Decks
deck-no-legacy = { $card } ist eine Karte aus { $which }, dem Set des Decks; eine Legacy stammt aus einem früheren
deck-unknown-set = „{ $name }“ ist kein Set; erwartet wird eines von { $known } oder { $mixed }
deck-of-later-set = Decks aus { set-name } ({ $set }) sind noch nicht spielbar; erwartet wird ein Deck aus { $known } oder { $mixed }
deck-unknown-card = „{ $name }“ ist keine Karte, die Trivault hat
deck-near = { $problem }; ist { $near } gemeint?
deck-card-of-later-set = „{ $name }“ ist eine Karte aus { $set }, einem Set nach den vieren, die Trivault hat
deck-no-house-of-set = „{ $name }“ ist keine Fraktion von { set-name }; erwartet werden bis zu drei von { $known }
deck-houses = ein Deck hat drei verschiedene Fraktionen, hier { $n ->
    [0] steht keine
   *[other] stehen { $houses }
}
deck-strange = { $card } gehört zu { $house }, und das ist keine seiner Fraktionen { $houses }
deck-count = { $house } hat { cards }; erwartet werden { $most }
deck-half = { $card } ist eine Hälfte; erwartet wird ebenso oft { $other }
deck-master-vault-form = das ist kein Deck des Master Vault: an der Stelle { $place } fehlt etwas oder passt nicht ({ $detail }); erwartet wird dessen Antwort mit data und _linked
deck-dok-form = das ist kein Deck von Decks of KeyForge: an der Stelle { $place } fehlt etwas oder passt nicht ({ $detail }); erwartet wird ein Deck mit name, expansion und housesAndCards
deck-not-linked = die Karte { $card } ist in _linked.cards nicht beschrieben
deck-too-many = { $name } zählt zu viele Karten auf; erwartet werden höchstens { $most }
deck-icons-unknown = { $card } hat zusätzliche Symbole, aber die Daten sagen nicht, welche; schreibe sie in eine Deckliste, zum Beispiel „{ $card } (draw)“
deck-icons-for-more = { $card } hat Symbole für { $n } Exemplare, aber im Deck { $copies ->
    [1] ist eines
   *[other] sind { $copies }
}
deck-icons-not-in-table = die Tabelle sagt nicht, auf welchen Karten von { $name } die zusätzlichen Symbole sind; verwende stattdessen das JSON des Master Vault
deck-table-columns = in der Tabelle fehlen die Spalten { $missing }
deck-table-broken = die Tabelle ist nicht lesbar: { $detail }
deck-not-one = erwartet wird ein Deck, nicht { $n ->
    [0] keines
   *[other] mehrere
}
deck-elsewhere = das Deck { $id } wird nicht mit Trivault geliefert; öffne { $address } in einem Browser und füge ein, was er zeigt

# Worin Decks verglichen werden.
count-creature = Kreaturen
count-action = Aktionen
count-artifact = Artefakte
count-upgrade = Upgrades
count-amber = Æmber-Symbole
