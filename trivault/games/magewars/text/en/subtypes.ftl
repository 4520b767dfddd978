# Mage Wars: subtypes.
# $form: low (in the middle of a sentence).

subtype-acid = Acid
subtype-aegis = Aegis
subtype-angel = Angel
subtype-animal = { $form ->
    [low] animal
   *[plain] Animal
}
subtype-ape = Ape
subtype-artifact = Artifact
subtype-barrier = Barrier
subtype-bat = Bat
subtype-bear = Bear
subtype-bird = Bird
subtype-canine = { $form ->
    [low] canine
   *[plain] Canine
}
subtype-cat = Cat
subtype-cleric = { $form ->
    [low] cleric
   *[plain] Cleric
}
subtype-cloud = Cloud
subtype-command = Command
subtype-curse = { $form ->
    [low] curse
   *[plain] Curse
}
subtype-defense = Defense
subtype-demon = { $form ->
    [low] demon
   *[plain] Demon
}
subtype-faerie = Faerie
subtype-flame = Flame
subtype-force = Force
subtype-gremlin = Gremlin
subtype-healing = Healing
subtype-high-elf = High Elf
subtype-horse = Horse
subtype-human = Human
subtype-hydro = Hydro
subtype-illusion = Illusion
subtype-knight = Knight
subtype-light = Light
subtype-lightning = Lightning
subtype-lizard = Lizard
subtype-lycanthrope = Lycanthrope
subtype-mana = { $form ->
    [low] mana
   *[plain] Mana
}
subtype-metamagic = { $form ->
    [low] metamagic
   *[plain] Metamagic
}
subtype-obelisk = Obelisk
subtype-plant = Plant
subtype-poison = Poison
subtype-portal = Portal
subtype-protection = Protection
subtype-psychic = Psychic
subtype-reptile = Reptile
subtype-rune = Rune
subtype-serpent = Serpent
subtype-skeleton = Skeleton
subtype-soldier = Soldier
subtype-stone = Stone
subtype-structure = Structure
subtype-teleport = Teleport
subtype-temple = Temple
subtype-totem = Totem
subtype-transform = Transform
subtype-trap = Trap
subtype-tree = Tree
subtype-undead = Undead
subtype-vampire = Vampire
subtype-vampiric = Vampiric
subtype-vine = Vine
subtype-wind = Wind
subtype-wood-elf = Wood Elf
subtype-worm = Worm
