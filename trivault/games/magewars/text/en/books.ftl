# Spellbooks, with what they cost in spell points.
book-title = { $name } ({ $n } of { $most } spell points)
book-facts = { $mage }, { $n ->
    [one] 1 spell point
   *[other] { $n } spell points
}
book-named = { $name }
book-apprentice = { $mage }’s apprentice book
book-starting = { $mage }’s starting book
book-facts-element = { $facts }, { $element }
book-group = { $kind } ({ $n })
book-spell = { $times ->
    [1] { $card } ({ $n })
   *[other] { $times } × { $card } ({ $n })
}

# What is wrong with a spellbook
book-wrong = { $title }: { $broken }
book-broken = { $problem } ({ $rule })
book-and = { $first }; { $second }
book-element = { $mage } chooses one element of { $known }
book-no-element = { $mage } chooses no element
book-copies = { $n } copies of { $card }, at most { $most }
book-only-class = { $card } is only for { $mage }
book-only-trained = { $card } is only for mages trained in { $school }
book-points = { $n } spell points, at most { $most }
book-empty = an empty spellbook: expected a name, then 'Mage: wizard' and the spells
book-count = { $problem } (how many stands first, from 1 on: '2 fireball')
book-no-mage = { $name }: no mage; expected a line such as 'Mage: { $mage }'
book-form = not a spellbook: { $detail } (at { $place }); expected {"{"}"id": "mine", "mage": "wizard", "cards": [{"{"}"card": "fireball", "count": 2{"}"}, …]{"}"}
book-times = { $name }: expected a count of at least 1, not { $times }
book-not-for-apprentices = apprentices play with { $known }, not '{ $name }'
