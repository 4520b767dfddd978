# Mage Wars: words of single cards. Descriptions stand after a noun ("creature with a curse of yours").

# Which things
is-aimed-at-a-friendly-creature = aimed at a friendly creature
is-bloodreaper = the Bloodreaper
is-carries-it = that can bear the enchantment
is-carries-or-bears-it = that can bear the enchantment (also the one that bears it)
is-channeling = with Channeling
is-cursed = with a revealed curse of yours
is-named = { $noun ->
    [creature] the chosen creature
   *[mage] the chosen mage
}
is-no-battle-fury-yet = without Battle Fury this round
is-no-rouse-yet = not roused this round
is-not-enchantment = other than enchantments
is-not-uncontainable = { $form ->
    [being] not Uncontainable
   *[plain] without Uncontainable
}
is-pet = the Pet
is-summoned-this-round = summoned this round
is-up-to-two-zones-away = up to 2 zones away
is-up-to-two-zones-away-in-sight = up to 2 zones away and in line of sight
is-while-open = while this is open
is-worn-by-it = worn by the target
is-you-control = that you control
is-your-mage-with-ape = your mage, while you control an Ape animal,
is-your-mage-with-bear = your mage, while you control a Bear animal,
is-your-mage-with-canine = your mage, while you control a Canine animal,
is-your-mage-with-cat = your mage, while you control a Cat animal,
is-your-mage-with-reptile = your mage, while you control a Reptile animal,

# When
when-bloodreaper-strikes = an attack of the Bloodreaper damages a living creature
when-chosen-mage-casts = the chosen mage has cast a spell that resolved
when-enemy-enters = an enemy creature enters the zone
when-first-melee-attack-on-wearer = a creature makes its first melee attack of the round on the wearer, counterstrikes aside
when-friend-damages-another-enemy = a friendly creature attacks and damages an enemy creature (two enemies per round)
when-friend-falls = an enemy creature destroys a friendly creature by an attack, while this has fewer than 4 Wrath tokens
when-friend-is-attacked = the dice of an attack on a friendly creature are rolled
when-friendly-animal-is-summoned = a friendly animal that is not Legendary is summoned
when-friendly-demon-is-summoned = a friendly demon that is not Legendary is summoned
when-host-attacks = the enchanted creature declares an attack, counterstrikes aside
when-host-cast-a-spell = the enchanted creature has cast a spell that resolved
when-host-casts-quick-spell = the enchanted creature casts a quick spell
when-host-counterstrikes = the enchanted creature has made a counterstrike
when-host-is-attacked = the enchanted creature is to avoid an attack
when-host-moves = the enchanted creature begins a move action
when-it-has-attacked-in-melee = the target has made a melee attack
when-it-is-not-unmovable = the target is not Unmovable
when-it-is-still-there = that creature is still in the arena
when-living-creature-here = a living creature enters this zone or is activated in it
when-no-bloodreaper = you have no Bloodreaper
when-no-pet = you have no Pet
when-own-curse-goes = a curse of yours would be destroyed together with the creature that bears it
when-paid-extra = the extra mana was paid
when-shield-is-on = the shield is on
when-spell-aimed-at-host = an opponent’s incantation or enchantment has the enchanted creature as a target
when-this-is-activated = this creature is activated
when-this-is-damaged = an attack damages this mage
when-this-is-destroyed = this is destroyed
when-wall-attacks-beside-it = a wall beside the target attacks who passes it
when-wearer-is-attacked-in-melee = a living creature that is not immune to psychic damage declares a melee attack on the wearer, counterstrikes aside
when-you-reveal-a-holy-enchantment = you reveal a holy enchantment
when-you-roll = you roll for a defense or an escape
when-your-holy-incantation-resolves = a holy incantation of yours resolves

# Effects
place-pet = make it your Pet
place-bloodreaper = make it your Bloodreaper
turn-on-shield = turn on the shield until the end of the round
turn-off-shield = turn off the shield
says-attacks-by-level = this wall attacks who passes it once for each level above 1
says-slow-passage = passing this wall takes creatures of level { $n } or more a full action
says-not-in-action = this is never revealed during an attack or a spell
says-unanswerable = the target cannot be revealed in answer to this spell
says-solid-to-hydro = attacks with hydro damage on this wall count as Ethereal
says-once = once per round

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
