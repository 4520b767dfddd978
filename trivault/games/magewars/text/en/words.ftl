# Mage Wars: the words on the cards.
# $form of a noun: plain (without article), each ("each creature"), many ("creatures"), one ("one creature"),
# a (with the article of its first description), bare (with its own article, where it has no description),
# its (possessive). $form of a description: before (in front of the noun), post (behind it), being (after
# "while"). $n is X where an amount is not fixed.

# How everything is put together
comma = { $first }, { $second }
and = { $first } and { $second }
or = { $first } or { $second }
or-else = { $first }; or { $second }
and-then = { $first } and { $second }
limited = { $effect } ({ $limit })
as-many = { $effect } (X is { $number })
every = { FORM($group, "each") }
so-many = { FORM($group, "one") }
plural = { FORM($group, "many") }
filter-both = { $form ->
    [a] { $left }{ FORM($right, "before") }
   *[plain] { $left }{ $right }
}
filter-either = { $form ->
    [post] {""}
   *[before] { $left }or { $right }
}
after = { $form ->
    [post] {" "}{ FORM($what, "plain") }
    [being] {" "}{ $what }
   *[before] {""}
}
subject-while = { $who }, while{ FORM($which, "being") },
named-it = { $form ->
    [its] its
   *[plain] it
}

# Effects
attack-dice = { $n ->
    [one] 1 attack die
   *[other] { $n } attack dice
}
has = { $who } has { $traits }
gain = { $who } has { $traits } { $until }
until = { $moment ->
    [phase] until the end of this action phase
    [strike] for the next melee attack this round
    [action] until its next action phase or the end of the round
    [leaves-play] for as long as this stays in play
   *[round] until the end of the round
}
lasting = { $until }, { $effect }
choose = choose { $what }
choose-one = choose one: { $ways }
if-you-do = you do
may = you may { $effect }
once-each = { $effect } (only once per round on the same creature)
pay-for = you may pay { $n } mana; if you do, { $effect }
pay-for-each = you may pay { $n } mana for each of as many { FORM($group, "many") } as you like; for each of them, { $effect }
once-per-round = { $effect } ({ $n ->
    [1] once
    [2] twice
   *[other] { $n } times
} per round)
once-for-each = once per round for each of them{ $most ->
    [0] {""}
   *[other] , for { $most } of them at most
}
avoid-attack = { $turned ->
    [yes] the attack hits the attacker instead
   *[no] the attack is avoided
}, unless it is Unavoidable
counter-spell = { $returned ->
    [yes] that spell returns to the spellbook and its mana to the caster
   *[no] counter that spell
}
move-enchantment = { $steal ->
    [yes] take control of the enchantment and move it to the second target
   *[no] move the enchantment to the second target
}
destroy = destroy { $what }
heal = heal { $n } damage from { $what }
direct = deal { $n } direct damage to { $what }
direct-typed = deal { $n } direct { FORM($damage, "low") } damage to { $what }
gain-life = give { $what } { $n } more Life
lose-life = take { $n } Life from { $what }
gain-mana = { $whom ->
    [you] gain { $n } mana
   *[other] give { $what } { $n } mana
}
heal-dice = { $several ->
    [yes] heal damage from { $what }, each by a roll of { attack-dice } of its own
   *[no] roll { attack-dice } and heal that much damage from { $what }
}
lose-mana = take { $n } mana from { $what }
returns-instead = return it to your spellbook
sleep = put a Sleep marker on { $what }
armor-token = put an Armor +1 token on { $what }
wrath-token = put a Wrath token on { $what }
roll = roll { attack-dice }
attack-with-this = attack { $what } with this
attack-with-dice = attack { $what } with { $n } attack dice and add { $n } to the effect die
another-attack = it may make another quick melee attack
toll = that creature’s controller pays { $n } mana or it is called off
frighten = roll the effect die; on { $n } or more the attack is called off, and the attacker may choose another target
redirect-spell = you take over that spell, and its caster becomes the target
push-anywhere = push { $what } 1 zone in a direction of your choice
push-anywhere-around = push { $what } 1 zone in a direction of your choice, but not through a wall that attacks
teleport = teleport { $who } there
banish = the target leaves the arena, returning to its zone in the upkeep phase in which the last of { $n } tokens is gone
resurrect = summon the target into the caster’s zone
wake-up = the target’s action marker becomes active
look-at-it = look at the target
remove-conditions = { $kinds ->
    [one] remove one condition marker from the target, paying its removal cost
    [poison] remove any number of poison condition markers from the target, paying their removal costs
   *[any] remove any number of condition markers from the target, paying their removal costs
}
roll-again = roll that die again
roll-attack-again = you may roll the effect die or all attack dice again (once per round)
death-link = you may heal up to { $n } damage from your mage and deal as much direct damage to the enchanted creature
add-mana = while casting, if { $when }, you may pay { $n } more mana
choose-cures = while casting, choose any number of poison condition markers and revealed poison enchantments on the target
cure = remove the chosen markers and destroy the chosen enchantments
bind-another = bind another spell
open-this = open this gate
pay-x = pay X mana
choose-number = choose X, from 1 to the number of temples you control
prevent = prevent up to { $n } of that damage
forbid-ranged-target = ranged attacks cannot target { $on }
modify-dice = { $side ->
    [against] creatures that attack { $on } roll { attack-dice } more
   *[by] attacks of { $on }, spells aside, roll { attack-dice } fewer
}
modify-loses-flying = { $on } loses Flying
count-as = { $what } count as { $kind }
modify-cast-rebate = { $on } cost the wearer { $n } mana less to cast
modify-reveal-rebate = { $on } cost the wearer { $n } mana less to reveal
modify-summoned-here = { $on } can be summoned here
rebate-limit = this makes only one spell per round cheaper
each-upkeep = in each upkeep phase, { $effect }

# Events
any-of = { $bare ->
    [yes] { FORM($group, "bare") }
   *[no] { FORM($group, "a") }
}
on-whom = {" "}on { $whom }
an-attack = { $how ->
    [melee] a melee attack
    [counterstrike] a counterstrike
   *[any] an attack
}
event-activated = { $who } is activated
event-attacked = { $who } has made { an-attack }{ $on }
event-avoid = { $who } is to avoid an attack
event-counter = { $how ->
    [quick] { $who } casts a quick spell
   *[aimed] an opponent’s incantation or enchantment has { $who } as a target
}
event-damage = an attack damages { $who }
event-declared = { $who } declares { an-attack }{ $on }, counterstrikes aside
event-defend = { $who } rolls for a defense
event-destroy = { $who } is destroyed
event-entered = { $who } enters this zone
event-escape = { $who } rolls for an escape
event-moving = { $who } begins a move action
event-resolved = { $by } has cast { $who } that resolved
event-revealed = you reveal { $who }
event-rolled = the dice of an attack on { $who } are rolled
event-struck = an attack of { $by } damages { $who }
event-summoned = { $who } is summoned

# Numbers
number-plus = { $first } plus { $second }
number-level = the level of { $of }{ $above ->
    [0] {""}
   *[other] , which counts twice above { $above }
}{ $hidden ->
    [0] {""}
   *[other] , or { $hidden } if it is hidden
}
number-cost = { $kind ->
    [whole] the cost to cast and reveal { $of }
    [twice] the cost to cast and reveal { $of } where it is and where it goes
   *[printed] the casting cost of { $of }
}
number-left = { $what ->
    [mana] the mana of { $of }
   *[life] the Life that { $of } has left
}
number-cures = what it costs to remove the chosen markers, and to cast and reveal the chosen enchantments
number-rolled = the result
number-three-for-each-zone = 3 for each zone of distance, at least 3
number-x = the mana that was paid
