# Mage Wars: nouns, what describes them, and things that are named. Their forms stand in words.ftl.

# Nouns
noun-creature = { $form ->
    [each] each { FORM($before, "before") }creature
    [many] { FORM($before, "before") }creatures
    [one] one { FORM($before, "before") }creature
   *[plain] { FORM($before, "before") }creature
}{ FORM($after, "post") }
noun-mage = { $form ->
    [each] each { FORM($before, "before") }mage
    [many] { FORM($before, "before") }mages
    [one] one { FORM($before, "before") }mage
   *[plain] { FORM($before, "before") }mage
}{ FORM($after, "post") }
noun-object = { $form ->
    [each] each { FORM($before, "before") }object
    [many] { FORM($before, "before") }objects
    [one] one { FORM($before, "before") }object
   *[plain] { FORM($before, "before") }object
}{ FORM($after, "post") }
noun-conjuration = { $form ->
    [each] each { FORM($before, "before") }conjuration
    [many] { FORM($before, "before") }conjurations
    [one] one { FORM($before, "before") }conjuration
   *[plain] { FORM($before, "before") }conjuration
}{ FORM($after, "post") }
noun-enchantment = { $form ->
    [many] { FORM($before, "before") }enchantments
   *[plain] { FORM($before, "before") }enchantment
}{ FORM($after, "post") }
noun-equipment = { FORM($before, "before") }equipment{ FORM($after, "post") }
noun-incantation = { $form ->
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
    [many] { FORM($before, "before") }spells
   *[plain] { FORM($before, "before") }spell
}{ FORM($after, "post") }
noun-fallen = { FORM($before, "before") }living creature in the discard pile{ FORM($after, "post") }
noun-place = zone or object{ FORM($after, "post") }
noun-either = { $left } and { $right }

# What describes them
is-friendly = { $form ->
    [post] {""}
   *[before] friendly{" "}
}
is-enemy = { $form ->
    [post] {""}
   *[before] enemy{" "}
}
is-other = { $form ->
    [post] {""}
   *[before] other{" "}
}
is-non-mage = { $form ->
    [post] {""}
   *[before] non-mage{" "}
}
is-living = { $form ->
    [post] {""}
   *[before] living{" "}
}
is-nonliving = { $form ->
    [post] {""}
   *[before] nonliving{" "}
}
is-corporeal = { $form ->
    [post] {""}
   *[before] corporeal{" "}
}
is-incorporeal = { $form ->
    [post] {""}
   *[before] incorporeal{" "}
}
is-flying = { $form ->
    [post] {""}
   *[before] flying{" "}
}
is-not-flying = { $form ->
    [post] {""}
   *[before] nonflying{" "}
}
is-revealed = { $form ->
    [post] {""}
   *[before] revealed{" "}
}
is-hidden = { $form ->
    [post] {""}
   *[before] hidden{" "}
}
is-not-epic = { $form ->
    [post] {""}
   *[before] non-epic{" "}
}
is-subtype = { $form ->
    [post] {""}
   *[before] { FORM($word, "low") }{" "}
}
is-school = { $form ->
    [post] {""}
   *[before] { FORM($word, "low") }{" "}
}
is-level-up-to = { $form ->
    [post] {" "}of level { $n } or less
   *[before] {""}
}
zone-of = { $whose ->
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
place-target-zone = {" "}in the target zone

# Things that are named
this-creature = this creature
this-mage = this mage
this-conjuration = this conjuration
this-enchantment = this enchantment
host-creature = the enchanted creature
host-object = the enchanted object
host-bearer = the creature that bears this
host-wearer = the wearer
is-your-mage = your mage
the-target = the target
second-target = the second target
caster = the caster
any-zone = any zone
zone-within = a zone at most { $n } away
enchantments-on-it = all enchantments on the target
target-zone = zone
target-zone-without-enemies = zone without enemy creatures
target-border = zone border
target-arena = the whole arena
target-creature = creature
target-mage = mage
target-creature-or-conjuration = creature or conjuration
target-zone-or-object = zone or object
