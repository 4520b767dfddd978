# Decks: what is special about a copy of a card.
mark-maverick = maverick
mark-legacy = legacy
mark-anomaly = anomaly
mark-amber = +Æmber
mark-capture = +capture
mark-damage = +damage
mark-draw = +draw
set-name = { $set ->
    [cota] Call of the Archons
    [aoa] Age of Ascension
    [wc] Worlds Collide
    [mm] Mass Mutation
    [mixed] several sets
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

# What is wrong with a list. Cards and houses are called as lists write them.
deck-empty = an empty deck list: { deck-expected }
deck-expected = expected a name, then [House] and its cards, three times
deck-no-name = '{ $name }' is no name of a deck: { deck-expected }
deck-called = { $name }: { $problem }
deck-at-card = { $among }[{ $at }]: { $problem }
deck-house-again = { $house } again; a deck has three different houses
deck-before-house = '{ $line }' stands before the first house; expected [House]
deck-no-card = '{ $line }': expected a card, such as '2 Troll' or 'Troll (maverick)'
deck-form = not a deck: { $detail } (at { $place }); expected {"{"}"name": "…", "houses": ["dis", …], "cards": [{"{"}"id": "troll", "house": "brobnar", "count": 2{"}"}, …]{"}"}
deck-times = { $times } times { $name }: expected 1 to { $most }
deck-mark = ({ $mark }): expected { $kinds } or the icons { $icons }
deck-unknown-house = '{ $name }' is no house of Trivault; expected one of { $known }
deck-no-house = '{ $name }' is no house; expected three of { $known }
deck-no-anomaly = { $card } is a card of { $house }, no anomaly: an anomaly has no house of its own
deck-anomaly = { $card } is an anomaly, which is at home in every house, and no maverick
deck-maverick = { $card } is a card of { $own }; in { $house } it is a maverick and must be marked so
deck-no-maverick = { $card } is a card of { $own }; in { $house } it is no maverick
deck-later-set = { $card } is a card of { $first }, a later set than { $which }, the deck's
deck-no-legacy = { $card } is a card of { $which }, the deck's own set; a legacy comes from an earlier one
deck-unknown-set = '{ $name }' is no set; expected one of { $known } or { $mixed }
deck-of-later-set = decks of { set-name } ({ $set }) cannot be played yet; expected a deck of { $known } or { $mixed }
deck-unknown-card = '{ $name }' is no card that Trivault has
deck-near = { $problem }; did you mean { $near }?
deck-card-of-later-set = '{ $name }' is a card of { $set }, a set after the four that Trivault has
deck-no-house-of-set = '{ $name }' is no house of { set-name }; expected up to three of { $known }
deck-houses = a deck has three different houses, not { $n ->
    [0] none
   *[other] { $houses }
}
deck-strange = { $card } is of { $house }, which is none of its houses { $houses }
deck-count = { $house } has { cards }; expected { $most }
deck-half = { $card } is a half; expected as many { $other }
deck-master-vault-form = not a deck of the Master Vault: { $detail } (at { $place }); expected its answer with data and _linked
deck-dok-form = not a deck of Decks of KeyForge: { $detail } (at { $place }); expected a deck with name, expansion and housesAndCards
deck-not-linked = the card { $card } is not described in _linked.cards
deck-too-many = { $name } lists too many cards; expected at most { $most }
deck-icons-unknown = { $card } is enhanced, but the data do not say with which icons; write them in a deck list, such as '{ $card } (draw)'
deck-icons-for-more = { $card } has icons for { $n } copies, but the deck has { $copies }
deck-icons-not-in-table = the table does not say on which cards of { $name } the icons are that enhance added; use the JSON of the Master Vault instead
deck-table-columns = the table lacks the columns { $missing }
deck-table-broken = the table cannot be read: { $detail }
deck-not-one = expected one deck, not { $n ->
    [0] none
   *[other] several
}
deck-elsewhere = the deck { $id } does not come with Trivault; open { $address } in a browser and paste what it shows

# What decks are compared by.
count-creature = creatures
count-action = actions
count-artifact = artifacts
count-upgrade = upgrades
count-amber = Æmber icons
