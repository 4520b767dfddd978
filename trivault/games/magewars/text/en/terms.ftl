# Mage Wars: words of single cards. Descriptions stand after a noun ("creature with a curse of yours").

# Which things
is-aimed-at-a-friendly-creature = aimed at a friendly creature
is-channeling = with Channeling
is-cursed = with a revealed curse of yours
is-named = { $noun ->
    [creature] the chosen creature
   *[mage] the chosen mage
}
is-not-enchantment = other than enchantments
is-summoned-this-round = summoned this round
is-while-open = while this is open
is-on-it = on the target
is-you-control = that you control
is-your-mage-with-ape = your mage, while you control an Ape animal,
is-your-mage-with-bear = your mage, while you control a Bear animal,
is-your-mage-with-canine = your mage, while you control a Canine animal,
is-your-mage-with-cat = your mage, while you control a Cat animal,
is-your-mage-with-reptile = your mage, while you control a Reptile animal,
is-carrying = that can bear the enchantment
is-companion = { $word ->
    [pet] { $form ->
        [its] the Pet’s
       *[plain] the Pet
    }
   *[bloodreaper] { $form ->
        [its] the Bloodreaper’s
       *[plain] the Bloodreaper
    }
}
is-immune = with immunity to { FORM($damage, "low") } damage
is-not-immune = without immunity to { FORM($damage, "low") } damage
is-not-used-on = on which this was not cast this round
is-within = up to { $n ->
    [one] 1 zone
   *[other] { $n } zones
} away{ $sight ->
    [yes] {" "}and in line of sight
   *[no] {""}
}
is-in-play = { $form ->
    [being] still in the arena
   *[plain] in the arena
}
is-having = { $form ->
    [being] { $trait }
   *[plain] that is { $trait }
}
is-not-having = { $form ->
    [being] not { $trait }
   *[plain] that is not { $trait }
}

# When
it-fits = { $what } is{ FORM($which, "being") }
when-no-companion = { $word ->
    [pet] you have no Pet
   *[bloodreaper] you have no Bloodreaper
}
when-friend-falls = an enemy creature destroys a friendly creature by an attack, while this has fewer than 4 Wrath tokens
when-it-has-attacked-in-melee = the target has made a melee attack
when-own-curse-goes = a curse of yours would be destroyed together with the creature that bears it
when-paid-extra = the extra mana was paid
when-shield-is-on = the shield is on
when-wall-attacks-beside-it = a wall beside the target attacks who passes it

# Effects
make-companion = { $word ->
    [pet] make it your Pet
   *[bloodreaper] make it your Bloodreaper
}
turn-on-shield = turn on the shield until the end of the round
turn-off-shield = turn off the shield
says-attacks-by-level = this wall attacks who passes it once for each level above 1
says-slow-passage = passing this wall takes creatures of level { $n } or more a full action
says-not-in-action = this is never revealed during an attack or a spell
says-unanswerable = the target cannot be revealed in answer to this spell
says-solid-to-hydro = attacks with hydro damage on this wall count as Ethereal

# Abilities
ability-blessing = Blessing
ability-call-of-the-wild = Wild Call
ability-exchange = Exchange
ability-healing-light = Healing Light
ability-light-blast = Light Blast
ability-open-the-gate = Open the Gate
ability-pray = Prayer
ability-protect = Protection
ability-ravens-eye = Raven’s Eye
ability-redeeming-sacrifice = Redeeming Sacrifice
ability-sacrifice = Sacrifice
