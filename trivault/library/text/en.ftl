# Lists of cards, decks and rules. A game may say it its own way.

# What cards are listed by
by-faction = Faction
by-set = Set
by-house = House
by-school = School
by-type = Type
by-level = Level
by-cost = Cost
by-subtype = Subtype
by-trait = Trait
by-keyword = Keyword
by-power = Power
by-amber = Bonus Æmber

faction-homodeus = Homodeus
faction-order = Order
faction-undergrowth = Undergrowth
faction-wraethe = Wraethe
type-action = action
type-artifact = artifact
type-creature = creature
type-upgrade = upgrade
number = { $n }

# What a generator is told
generated-of-house = Houses
generated-of-mage = Mage

# Building a spellbook
choose-mage = Mage
choose-element = Element
unnamed = My spellbook
price = { $school } { $level } × { $times ->
    [1] 1, trained
    [2] 2, untrained
   *[3] 3, opposed
}
price-parts = { $parts }
price-novice = Novice: 1

# Rules
rule-in-english = Only in English yet:
rules-in-english = { $n ->
    [one] 1 rule is there only in English yet.
   *[other] { $n } rules are there only in English yet.
}
no-rule-found = No rule has these words.
example-card = { $name }
