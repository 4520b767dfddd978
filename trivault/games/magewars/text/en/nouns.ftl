# Mage Wars: nouns, what describes them, and things that are named. Their forms stand in words.ftl.

# Nouns
noun-creature = { $form ->
    [a] { FORM($before, "a") }creature
    [bare] a creature
    [each] each { FORM($before, "before") }creature
    [many] { FORM($before, "before") }creatures
    [one] one { FORM($before, "before") }creature
   *[plain] { FORM($before, "before") }creature
}{ FORM($after, "post") }
noun-mage = { $form ->
    [a] { FORM($before, "a") }mage
    [bare] a mage
    [each] each { FORM($before, "before") }mage
    [many] { FORM($before, "before") }mages
    [one] one { FORM($before, "before") }mage
   *[plain] { FORM($before, "before") }mage
}{ FORM($after, "post") }
noun-object = { $form ->
    [a] { FORM($before, "a") }object
    [bare] an object
    [each] each { FORM($before, "before") }object
    [many] { FORM($before, "before") }objects
    [one] one { FORM($before, "before") }object
   *[plain] { FORM($before, "before") }object
}{ FORM($after, "post") }
noun-conjuration = { $form ->
    [a] { FORM($before, "a") }conjuration
    [bare] a conjuration
    [each] each { FORM($before, "before") }conjuration
    [many] { FORM($before, "before") }conjurations
    [one] one { FORM($before, "before") }conjuration
   *[plain] { FORM($before, "before") }conjuration
}{ FORM($after, "post") }
noun-enchantment = { $form ->
    [a] { FORM($before, "a") }enchantment
    [bare] an enchantment
    [each] each { FORM($before, "before") }enchantment
    [many] { FORM($before, "before") }enchantments
   *[plain] { FORM($before, "before") }enchantment
}{ FORM($after, "post") }
noun-equipment = { FORM($before, "before") }equipment{ FORM($after, "post") }
noun-incantation = { $form ->
    [a] { FORM($before, "a") }incantation
    [bare] an incantation
    [many] { FORM($before, "before") }incantations
   *[plain] { FORM($before, "before") }incantation
}{ FORM($after, "post") }
noun-attack = { $form ->
    [many] { FORM($before, "before") }attack spells
   *[plain] { FORM($before, "before") }attack spell
}{ FORM($after, "post") }
noun-creature-spell = { $form ->
    [many] { FORM($before, "before") }creature spells
   *[plain] { FORM($before, "before") }creature spell
}{ FORM($after, "post") }
noun-spell = { $form ->
    [a] { FORM($before, "a") }spell
    [bare] a spell
    [many] { FORM($before, "before") }spells
   *[plain] { FORM($before, "before") }spell
}{ FORM($after, "post") }
noun-fallen = { FORM($before, "before") }living creature in the discard pile{ FORM($after, "post") }
noun-place = { FORM($before, "before") }zone or object{ FORM($after, "post") }
noun-move-action = all move actions of { $of }
noun-either = { $left } and { $right }

# What describes them
is-friendly = { $form ->
    [post] {""}
    [a] a friendly{" "}
   *[before] friendly{" "}
}
is-enemy = { $form ->
    [post] {""}
    [a] an enemy{" "}
   *[before] enemy{" "}
}
is-other = { $form ->
    [post] {""}
    [a] another{" "}
   *[before] other{" "}
}
is-non-mage = { $form ->
    [post] {""}
    [a] a non-mage{" "}
   *[before] non-mage{" "}
}
is-living = { $form ->
    [post] {""}
    [a] a living{" "}
   *[before] living{" "}
}
is-nonliving = { $form ->
    [post] {""}
    [a] a nonliving{" "}
   *[before] nonliving{" "}
}
is-corporeal = { $form ->
    [post] {""}
    [a] a corporeal{" "}
   *[before] corporeal{" "}
}
is-incorporeal = { $form ->
    [post] {""}
    [a] an incorporeal{" "}
   *[before] incorporeal{" "}
}
is-flying = { $form ->
    [post] {""}
    [a] a flying{" "}
   *[before] flying{" "}
}
is-not-flying = { $form ->
    [post] {""}
    [a] a nonflying{" "}
   *[before] nonflying{" "}
}
is-revealed = { $form ->
    [post] {""}
    [a] a revealed{" "}
   *[before] revealed{" "}
}
is-hidden = { $form ->
    [post] {""}
    [a] a hidden{" "}
   *[before] hidden{" "}
}
is-not-epic = { $form ->
    [post] {""}
    [a] a non-epic{" "}
   *[before] non-epic{" "}
}
is-subtype = { $form ->
    [post] {""}
    [a] any { FORM($word, "low") }{" "}
   *[before] { FORM($word, "low") }{" "}
}
is-school = { $form ->
    [post] {""}
    [a] any { FORM($word, "low") }{" "}
   *[before] { FORM($word, "low") }{" "}
}
is-level-up-to = { $form ->
    [post] {" "}of level { $n } or less
   *[before] {""}
}
zone-of = { $whose ->
    [target] in the target zone
    [your-mage] in the zone of your mage
   *[this] in the same zone
}
is-in-zone = { $form ->
    [post] {" "}{ zone-of }
    [being] {" "}{ zone-of }
   *[before] {""}
}
is-yours = { $form ->
    [post] {""}
   *[before] your own{" "}
}

# Things that are named
this-creature = this creature
this-mage = this mage
this-conjuration = this conjuration
this-enchantment = this enchantment
host = { $kind ->
    [object] the enchanted object
    [bearer] the creature that bears this
    [wearer] the wearer
   *[creature] the enchanted creature
}
that-creature = that creature
zone-within = { $n ->
    [-1] any zone
   *[other] a zone at most { $n } away
}
is-your-mage = your mage
the-target = the target
second-target = the second target
caster = the caster
target-zone = zone
target-zone-without-enemies = zone without enemy creatures
target-border = zone border
target-arena = the whole arena
target-creature = creature
target-mage = mage
target-creature-or-conjuration = creature or conjuration
target-zone-or-object = zone or object
