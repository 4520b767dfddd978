# Mage Wars: damage types, conditions, traits and schools.
# $form: low (in the middle of a sentence).

# Damage types and conditions
damage-flame = { $form ->
    [low] flame
   *[plain] Flame
}
damage-hydro = { $form ->
    [low] hydro
   *[plain] Hydro
}
damage-light = { $form ->
    [low] light
   *[plain] Light
}
damage-lightning = { $form ->
    [low] lightning
   *[plain] Lightning
}
damage-poison = { $form ->
    [low] poison
   *[plain] Poison
}
damage-psychic = { $form ->
    [low] psychic
   *[plain] Psychic
}
damage-wind = { $form ->
    [low] wind
   *[plain] Wind
}
damage-frost = { $form ->
    [low] frost
   *[plain] Frost
}
condition-burn = Burn
condition-rot = Rot
condition-weak = Weak
condition-daze = Daze
condition-stun = Stun
condition-sleep = Sleep
condition-cripple = Cripple
condition-taunt = Taunt
condition-push = Push

# Traits
trait-aegis = Aegis { $n }
trait-armor = Armor { $value }
trait-bloodthirsty = Bloodthirsty { $value }
trait-channeling = Channeling { $value }
trait-charge = Charge { $value }
trait-climbing = Climbing
trait-counterstrike = Counterstrike
trait-defrost = Defrost
trait-doublestrike = Doublestrike
trait-elusive = Elusive
trait-epic = Epic
trait-ethereal = Ethereal
trait-familiar = Familiar
trait-fast = Fast
trait-finite-life = Finite Life
trait-flying = Flying
trait-against-type = { $damage } { $value }
trait-immune = immune to { FORM($damage, "low") } damage
trait-incapacitated = Incapacitated
trait-incorporeal = Incorporeal
trait-legendary = Legendary
trait-life = Life { $value }
trait-living = Living
trait-magebind = Magebind { $value }
trait-magecast = Magecast
trait-mana-drain = Mana Drain { $value }
trait-melee = Melee { $value }
trait-nonliving = Nonliving
trait-novice = Novice
trait-pest = Pest
trait-piercing = Piercing { $value }
trait-rage = Rage { $value }
trait-ranged = Ranged { $value }
trait-reach = Reach
trait-regenerate = Regenerate { $n }
trait-restrained = Restrained
trait-slow = Slow
trait-spawnpoint = Spawnpoint
trait-sweeping = Sweeping
trait-tough = Tough { $value }
trait-triplestrike = Triplestrike
trait-unavoidable = Unavoidable
trait-unique = Unique
trait-uncontainable = Uncontainable
trait-unmovable = Unmovable
trait-upkeep = Upkeep { $value }
trait-vampiric = Vampiric
trait-zone-exclusive = Zone Exclusive
trait-blocks-los = blocks line of sight
trait-passage-blocked = passage blocked
trait-passage-attacks = passage attacks
trait-chains = after damage it may hit another target, never the same twice, up to 1 zone away and in sight of the last, each time with 1 attack die fewer and 1 less on the effect die
trait-quenches = on a burning target it only removes all Burn markers
trait-critical-damage = all damage is critical
trait-one-move = at most one move action
trait-of-attacks = { $trait } { $kind ->
    [melee] (melee attacks)
    [quick-melee] (quick melee attacks)
   *[attack] (all attacks)
}
trait-attacks-of-type = { $value } attack dice for attacks with { FORM($damage, "low") } damage
only-class = { $mage } only
only-trained = { $school } mage only

# Schools
school-dark = { $form ->
    [low] dark
   *[plain] Dark
}
school-holy = { $form ->
    [low] holy
   *[plain] Holy
}
school-nature = { $form ->
    [low] nature
   *[plain] Nature
}
school-mind = { $form ->
    [low] mind
   *[plain] Mind
}
school-arcane = { $form ->
    [low] arcane
   *[plain] Arcane
}
school-war = { $form ->
    [low] war
   *[plain] War
}
school-earth = { $form ->
    [low] earth
   *[plain] Earth
}
school-water = { $form ->
    [low] water
   *[plain] Water
}
school-air = { $form ->
    [low] air
   *[plain] Air
}
school-fire = { $form ->
    [low] fire
   *[plain] Fire
}
