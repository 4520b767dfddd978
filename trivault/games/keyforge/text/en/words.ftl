# KeyForge: the words on the cards.
# $form of a noun: each ("each creature"), no ("no creature"), plain (without a number).
# $form of a description: post (after the noun), being (after "while it is"), otherwise before the noun.
# How things are put together
every = { $form ->
    [no] { FORM($group, "no") }
   *[plain] { FORM($group, "each") }
}
so-many = { $form ->
    [each] { $n ->
        [1] {""}
       *[other] each of{" "}
    }
   *[plain] {""}
}{ $n } { FORM($group, "plain") }
up-to = { $n ->
    [1000] any number of
   *[other] up to { $n }
} { FORM($group, "plain") }
plural = { FORM($group, "plain") }
each-of = each { FORM($group, "plain") }
joined = { $left } and { $right }
one-of-both = { $left } or { $right }
filter-both = { $left }{ $right }
after = { $form ->
    [post] {" "}{ FORM($what, "plain") }
   *[pre] {""}
}
and-then = { $first } and { $second }
and-if = { $first }; { $second }
and-comma = { $first }, { $second }
amount = { $effect } equal to { $how_much }
amount-divided = { $effect }, equal to { $how_much }
x-is = X is { $how_much }
per = { $effect } for { FORM($group, "each") }
if-else = if { $condition }, { $effect }. Otherwise, { $otherwise }
all-of = { $parts }
a = { AN($group) }
next = the next { FORM($group, "plain") }
some-of = { $n } of { $group }
either = { $form ->
    [plain] { $left } or { $right }
    [post] {""}
   *[pre] { $left }or { $right }
}

# Nouns
noun-creature = { $form ->
    [each] each{" "}
    [no] no{" "}
   *[plain] {""}
}{ FORM($before, "pre") }{ $form ->
    [each] creature
    [no] creature
   *[plain] { $count ->
        [one] creature
       *[other] creatures
    }
}{ FORM($after, "post") }
noun-artifact = { $form ->
    [each] each{" "}
    [no] no{" "}
   *[plain] {""}
}{ FORM($before, "pre") }{ $form ->
    [each] artifact
    [no] artifact
   *[plain] { $count ->
        [one] artifact
       *[other] artifacts
    }
}{ FORM($after, "post") }
noun-card = { $form ->
    [each] each{" "}
    [no] no{" "}
   *[plain] {""}
}{ FORM($before, "pre") }{ $form ->
    [each] card
    [no] card
   *[plain] { $count ->
        [one] card
       *[other] cards
    }
}{ FORM($after, "post") }
noun-action = { $form ->
    [each] each{" "}
    [no] no{" "}
   *[plain] {""}
}{ FORM($before, "pre") }{ $form ->
    [each] action
    [no] action
   *[plain] { $count ->
        [one] action
       *[other] actions
    }
}{ FORM($after, "post") }
noun-upgrade = { $form ->
    [each] each{" "}
    [no] no{" "}
   *[plain] {""}
}{ FORM($before, "pre") }{ $form ->
    [each] upgrade
    [no] upgrade
   *[plain] { $count ->
        [one] upgrade
       *[other] upgrades
    }
}{ FORM($after, "post") }
noun-counter = { $form ->
    [each] each { counter-name } counter
   *[plain] { $count ->
        [one] { counter-name } counter
       *[other] { counter-name } counters
    }
} on this card
noun-title = { $form ->
    [each] each{" "}
    [no] no{" "}
   *[plain] {""}
}{ FORM($before, "pre") }{ $name }{ FORM($after, "post") }
this-card = this card
this-creature = this creature
this-artifact = this artifact
named-them = each of them
host = this creature
this-upgrade = this upgrade
top-of-you-deck = the { $n ->
    [one] card on top
   *[other] { $n } cards on top
} of your { $zone ->
    [discard] discard pile
   *[deck] deck
}
top-of-opponent-deck = the { $n ->
    [one] top card
   *[other] { $n } top cards
} of your opponent’s deck
seen-cards = { $others ->
    [yes] the others
   *[no] them
}
top-of-chosen-deck = the { $n ->
    [one] top card
   *[other] { $n } top cards
} of that player’s deck
who-any = a player
who-you = you
who-opponent = your opponent
who-each = each player
who-each-player = each player
who-ahead-in-keys = each player with more forged keys than their opponent
noun-key = { $form ->
    [each] each{" "}
   *[plain] {""}
}{ $forged ->
    [no] unforged{" "}
   *[yes] {""}
}{ $count ->
    [one] key
   *[other] keys
} { $forged ->
    [no] { $who ->
        [you] that you have
       *[opponent] that your opponent has
    }
   *[yes] { $who ->
        [you] that you have forged
       *[opponent] that your opponent has forged
    }
}
noun-house = { $form ->
    [each] each{" "}
   *[plain] {""}
}{ $count ->
    [one] house
   *[other] houses
} represented in play by { $group }
noun-at-most = { $form ->
    [each] { FORM($group, "each") }
   *[plain] { FORM($group, "plain") }
} ({ $most } at most)
noun-tokens-here = { $word ->
    [amber] { noun-amber-here }
    [damage] { noun-damage-here }
   *[other] { noun-counter }
}
noun-amber-here = { $form ->
    [each] each{" "}
   *[plain] {""}
}Æmber on this card
noun-pool-amber = { $form ->
    [each] each{" "}
   *[plain] {""}
}Æmber in { $who ->
    [you] your pool
    [own] your pool
   *[opponent] your opponent’s pool
}
noun-its-icon = { $form ->
    [each] each{" "}
   *[plain] {""}
}{ $icon ->
    [any] {""}
    [amber] Æmber{" "}
   *[other] { $icon }{" "}
}{ $count ->
    [one] bonus icon
   *[other] bonus icons
} on { $of ->
    [purged] the purged cards
   *[it] it
}
noun-damage-here = { $form ->
    [each] each{" "}
   *[plain] {""}
}damage on this card
neighbors-of = each { $whom ->
    [foe] neighbor of the attacked creature
   *[it] creature that was next to it
}
noun-creature-or-artifact = { $form ->
    [each] each{" "}
    [no] no{" "}
   *[plain] {""}
}{ FORM($before, "pre") }{ $form ->
    [each] creature or artifact
    [no] creature or artifact
   *[plain] { $count ->
        [one] creature or artifact
       *[other] creatures or artifacts
    }
}{ FORM($after, "post") }
extreme = { $n ->
    [0] { each-extreme }
   *[other] the { $n ->
        [one] {""}
       *[other] { $n }{" "}
    }{ $how ->
        [most] most
       *[least] least
    } powerful { FORM($group, "plain") }
}
each-extreme = { FORM($group, "each") } of the { $how ->
    [most] highest
   *[least] lowest
} power
named-it = { $form ->
    [its] its
   *[plain] { $noun ->
        [player] that player
       *[other] it
    }
}

# Where
# Which
is-friendly = { $form ->
    [post] {""}
   *[pre] friendly{" "}
}
is-enemy = { $form ->
    [post] {""}
   *[pre] enemy{" "}
}
is-other = { $form ->
    [post] {""}
   *[pre] other{" "}
}
is-not-it = { $form ->
    [post] {""}
   *[pre] other{" "}
}
is-damaged = { $form ->
    [post] {""}
    [being] damaged
   *[pre] damaged{" "}
}
is-undamaged = { $form ->
    [post] {""}
    [being] undamaged
   *[pre] undamaged{" "}
}
is-flank = { $form ->
    [post] {""}
    [being] on a flank
   *[pre] flank{" "}
}
is-not-flank = { $form ->
    [post] {" "}not on a flank
    [being] not on a flank
   *[pre] {""}
}
is-ready = { $form ->
    [post] {""}
    [being] ready
   *[pre] ready{" "}
}
is-stunned = { $form ->
    [post] {""}
    [being] stunned
   *[pre] stunned{" "}
}
is-with-amber = { $form ->
    [post] {" "}with Æmber on it
   *[pre] {""}
}
is-without-amber = { $form ->
    [post] {" "}with no Æmber on it
   *[pre] {""}
}
is-with-icons = { $form ->
    [post] {" "}{ $some ->
        [no] with no bonus icons
       *[yes] with a bonus icon
    }
   *[pre] {""}
}
is-of-that-name = { $form ->
    [post] {" "}{ $what ->
        [trait] with that trait
       *[card] of that name
    }
   *[pre] {""}
}
is-commonest-house = { $form ->
    [post] {" "}of the house with the most creatures in play
   *[pre] {""}
}
is-with-armor = { $form ->
    [post] {" "}with armor
   *[pre] {""}
}
is-with-upgrade = { $form ->
    [post] {" "}with an upgrade
   *[pre] {""}
}
is-neighbor = { $form ->
    [post] {""}
   *[pre] neighboring{" "}
}
is-neighbor-of-it = { $form ->
    [post] {" "}next to it
   *[pre] {""}
}
is-chosen-house = { $form ->
    [post] {" "}of the named house
   *[pre] {""}
}
is-not-chosen-house = { $form ->
    [post] {" "}of another house
   *[pre] {""}
}
is-yours = { $form ->
    [post] {" "}that you own
   *[pre] {""}
}
is-house = { $form ->
    [post] {""}
   *[pre] { house-word }{" "}
}
is-not-house = { $form ->
    [post] {""}
   *[pre] non-{ house-word }{" "}
}
is-trait = { $form ->
    [post] {""}
   *[pre] { trait }{" "}
}
is-not-trait = { $form ->
    [post] {""}
   *[pre] non-{ trait }{" "}
}
is-having = { $form ->
    [post] {" "}with { keyword-word }
   *[pre] {""}
}
is-its-foe = fighting this creature
is-neighbor-of-its-foe = neighboring the creature it fights
is-with-counter = with a { $word } counter on it
house-word = { $word ->
    [brobnar] Brobnar
    [dis] Dis
    [logos] Logos
    [mars] Mars
    [sanctum] Sanctum
    [saurian] Saurian
    [shadows] Shadows
    [star-alliance] Star Alliance
   *[untamed] Untamed
}
keyword-word = { $word ->
    [assault] assault
    [elusive] elusive
    [hazardous] hazardous
    [invulnerable] invulnerable
    [poison] poison
    [skirmish] skirmish
   *[taunt] taunt
}
is-with-play-effect = with play effects
is-attached = { $whom ->
    [it] on it
   *[this] on this creature
}
is-from-your-hand = from your hand
is-fighting = in a fight
is-active-house = { $form ->
    [post] {" "}of the active house
   *[pre] {""}
}
is-gigantic-half = of a gigantic creature
is-theirs = { $form ->
    [post] {" "}that your opponent owns
   *[pre] {""}
}
is-done = { $form ->
    [post] {" "}{ deed } { deed-when }
   *[pre] {""}
}
deed = { $deed ->
    [all_discarded] discarded
    [archived] archived
    [destroyed] destroyed
    [discarded] discarded{ $when ->
        [way] {""}
       *[turn] {" "}from a hand
    }
    [fallen] destroyed in a fight
    [played] played
    [purged] purged
    [returned] put into a hand
    [reaped] reaped with
    [fought] fought with
    [revealed] shown
    [shuffled] shuffled into a deck
   *[used] used
}
deed-when = { $when ->
    [by-you] by you this turn
    [by-opponent] by your opponent this turn
    [way] this way
   *[turn] this turn
}
is-power = { $form ->
    [post] {" "}with { $how ->
        [at-most] power { $n } or less
        [at-least] power { $n } or more
        [even] even power
        [odd] odd power
        [chosen] power equal to that number
        [like] the same power as one of those chosen
        [below-this] lower power than this creature
        [below-it] lower power than it
       *[exactly] power { $n }
    }
   *[pre] {""}
}
is-in-fight = { $form ->
    [post] {" "}{ in-fight }
    [being] { in-fight }
   *[pre] {""}
}
in-fight = { $role ->
    [attacker] attacking a { FORM($whom, "plain") }
   *[defender] attacked
}
is-played-by = { $form ->
    [post] {" "}that { $who ->
        [you] you play
       *[opponent] your opponent plays
    }
   *[pre] {""}
}
is-to-side = { $form ->
    [post] {" "}to the { $side } of this creature
   *[pre] {""}
}
is-center = { $form ->
    [post] {" "}in the center of its battleline
    [being] in the center of its battleline
   *[pre] {""}
}
is-like-it = { $what ->
    [house-of] sharing a house with { $whom }
    [house] of its house
    [that-house] of that house
    [trait] sharing a trait with it
   *[other-name] of another name
}
is-sharing-no-trait = sharing no trait with another creature of its battleline
is-sharing-house = sharing a house with { $n ->
    [one] a neighbor
   *[other] { $n } of its neighbors
}
is-of-crowded-house = of a house with { $n } or more creatures in play
is-an-extra = 1 { FORM($extra, "plain") } in each of your turns
place = {" "}{ $zone ->
    [hand] { $whose ->
        [you] from your hand
        [opponent] from your opponent’s hand
        [each] from each hand
       *[both] from any hand
    }
    [deck] { $whose ->
        [you] from your deck
        [opponent] from your opponent’s deck
        [each] from each deck
       *[both] from any deck
    }
    [discard] { $whose ->
        [you] from your discard pile
        [opponent] from your opponent’s discard pile
        [each] from each discard pile
       *[both] from any discard pile
    }
    [archives] { $whose ->
        [you] from your archives
        [opponent] from your opponent’s archives
        [each] from all archives
       *[both] from any archives
    }
    [purged] { $whose ->
        [you] from your purged cards
        [opponent] from your opponent’s purged cards
       *[both] from the purged cards
    }
   *[play] in play
}
within = {" "}{ $zone ->
    [hand] { $whose ->
        [you] in your hand
        [own] in your hand
        [opponent] in your opponent’s hand
       *[both] in any hand
    }
    [deck] { $whose ->
        [you] in your deck
        [own] in your deck
        [opponent] in your opponent’s deck
       *[both] in any deck
    }
    [discard] { $whose ->
        [you] in your discard pile
        [own] in your discard pile
        [opponent] in your opponent’s discard pile
       *[both] in any discard pile
    }
    [archives] { $whose ->
        [you] in your archives
        [own] in your archives
        [opponent] in your opponent’s archives
       *[both] in any archives
    }
    [purged] { $whose ->
        [you] among your purged cards
        [own] among your purged cards
        [opponent] among your opponent’s purged cards
       *[both] among the purged cards
    }
   *[play] in play
}

# Effects
capture = { $form ->
    [infinitive] have { $what } capture { amber }
   *[plain] { $what } captures { amber }
}
divide-capture = divide captured { amber } as you like among { $group }
capture-own = { $form ->
    [infinitive] have { $what } capture { amber } from its own side
   *[plain] { $what } captures { amber } from its own side
}
exalt = put { amber } from the supply on { $what }
put-on-card = move { amber } from your pool to { $what }
put-theirs-on-card = move { amber } from your opponent’s pool to { $what }
move-amber = move { amber } from this creature to { $what }
bonus-icons = resolve each bonus icon of { $what } as if you had played it
look-at = look at { $what }
damage-points = { $n ->
    [0] damage
   *[other] { $n } damage
}
deal-more-to-damaged = deal { $n } damage to each of them, but { $more } damage to one that was damaged already
heal = { $n ->
    [0] heal damage from { $what }
    [1000] fully heal { $what }
   *[other] heal { $n } damage from { $what }
}
destroy = destroy { $what }
to-hand = { $whose ->
    [you] put { $what } into your hand
   *[owner] return { $what } to the owner’s hand
}
owners-deck = { $whose ->
    [you] your deck
   *[owner] the owner’s deck
}
to-deck-top = put { $what } on top of { owners-deck }
to-deck-bottom = put { $what } on the bottom of { owners-deck }
put-back = put { $what } back in any order
into-deck = shuffle { $what } into { owners-deck }
archive = archive { $what }
abduct = put { $what } into { $whose ->
    [opponent] your opponent’s
   *[you] your
} archives
purge = purge { $what }
graft = graft { $what } onto this card
purge-from-one-pile = purge up to { $n } cards from one discard pile
put-under = put { $what } face down under this card
discard = discard { $what }
discard-deck = discard { $what }
shuffle-that-deck = shuffle that deck
shuffle-your-deck = shuffle your deck
reveal-cards = reveal { $what }
reveal-random = reveal 1 random card from your hand
archives-or-deck = choose a random archived card of your opponent or the card on top of their deck
discard-until = discard card by card from the top of { $whose ->
    [its-controller] its controller’s
   *[you] your
} deck until you discard 1 { $what } or the deck is empty
enter = put { $what } into play
put-into-play-for-owner = put { $what } into play under its owner’s control
take-control = take control of { $what }
give-control = give control of { $what } to your opponent
move-to-flank = move { $what } to a flank of its battleline
move-anywhere = move { $what } anywhere in its battleline
swap-two = swap the places of 2 creatures of one battleline
put-on-flank = put this card on a flank of your battleline
animate = move { $what } to a flank of its controller’s battleline. For the rest of the turn it is a creature with power { $n } that belongs to the active house
gain-body = until it leaves play, this creature has the power of the purged creature and gains the armor, keywords and traits of that creature
gains-traits = { $on } has the power, armor, keywords and traits of another creature
sorts-archives = it is always archived face up. While it is in your archives, you may take any number of cards from them and leave the others there
ready = ready { $what }
attach-to = attach this upgrade to { $what }
rearrange = change the order of the creatures in the battleline of 1 player
trigger-again = { $of ->
    [play] trigger its play effects once more
    [fight] trigger its fight effects once more
   *[reap] trigger its reap effects once more
}
play-or-use = play or use { $what }
its-house-becomes-active = make its house the active one
end-your-turn = your turn ends
unward = remove the ward from { $what }
exhaust = exhaust { $what }
ward = ward { $what }
move-ward = move a ward from 1 creature to another creature
enrage = enrage { $what }
lose-power-counter = remove { $n ->
    [one] a +1 power counter
   *[other] { $n } +1 power counters
} from { $what }
sacrifice-power = you may destroy any number of { $group } whose power adds up to { $n } or more
power-counter = put { $n ->
    [0] +1 power counters
    [one] a +1 power counter
   *[other] { $n } +1 power counters
} on { $what }
put-counter = put { $n ->
    [0] { $word } counters
    [one] a { $word } counter
   *[other] { $n } { $word } counters
} on { $what }
remove-counters = remove { $n ->
    [1000] each { $word } counter
    [one] 1 { $word } counter
   *[other] { $n } { $word } counters
} from this card
use-it = { $way ->
    [fight] fight with { $what }
    [reap] reap with { $what }
    [act] use the action of { $what }
   *[any] use { $what }{ as-yours }
}
as-yours = { $yours ->
    [yes] {" "}as if it were yours
   *[no] {""}
}
use-fight = fight with { $what }
use-reap = reap with { $what }
use-act = use the action of { $what }
play-it = play { $what }{ as-yours }{ $stunned ->
    [yes] , which enters play stunned
   *[no] {""}
}
forge-free = forge a key at no cost
stop-forging = they do not forge that key and spend no Æmber
opponent-forges-free = your opponent forges a key at no cost
forge-at = { $n ->
    [0] forge a key at current cost
   *[other] forge a key at +{ $n } Æmber current cost
}
forge-at-per = { forge-at }, reduced by { $less } Æmber for { FORM($group, "each") }
name-house = { $by ->
    [opponent] your opponent names a house
   *[you] { $whose ->
        [opponent] name a house on your opponent’s identity card
       *[any] name a house
    }
}
splash = deal { $n } damage to { $what } and { $splash } damage to each of its neighbors
name-something = { $what ->
    [trait] name a trait
   *[card] name a card
}
arrange = choose an order for all { $group }
gain = { $who ->
    [other] { $what } gains { amber }
   *[you] gain { amber }
}
lose = { $who ->
    [other] { $what } loses { amber }
   *[you] lose { amber }
}
steal = { $who ->
    [other] { $what } steals { amber }
   *[you] steal { amber }
}
pay = { $who ->
    [other] { $what } pays you { amber }
   *[you] pay your opponent { amber }
}
draw = { $who ->
    [other] { $what } draws { cards }
   *[you] draw { $n ->
        [0] cards
       *[other] { cards }
    }
}
gain-chains = { $who ->
    [other] { $what } gains { chains }
   *[you] gain { chains }
}
move-from = { $to ->
    [supply] move { amber } from { $what } to the common supply
    [opponent] move { amber } from { $what } to your opponent’s pool
   *[pool] move { amber } from { $what } to your pool
}
at-random = { $deed ->
    [archive] archive { $n } random cards from your hand
    [discard-own] discard { $n ->
        [one] 1 random card
       *[other] { $n } random cards
    } from your hand
   *[discard] { $who } { $deed ->
        [purge] purges
       *[discard] discards
    } { $n ->
        [one] 1 random card
       *[other] { $n } random cards
    } from { $zone ->
        [archives] the archives
       *[hand] hand
    }
}
damage = { $pierces ->
    [yes] deal { damage-points } that armor does not prevent to { $what }
   *[no] deal { damage-points } to { FORM($what, "each") }
}
stun = { $given ->
    [no] remove the stun from { $what }
   *[yes] stun { $what }
}

# Constant abilities
signed = { $sign ->
    [minus] −
   *[plus] +
}
modify-power = { $on } has { power-points }
power-points = { $n ->
    [0] power
   *[other] { signed }{ $n } power
}
modify-x = X
modify-armor = { $on } gets { signed }{ $n } armor
modify-set-power = { $on } counts as having power { $n }
modify-set-armor = { $on } counts as having armor { $n }
modify-ignores-taunt = { $on } may attack as if nothing had taunt
modify-far-taunt = the taunt of { $on } also applies to the neighbors of its neighbors
modify-ignores-elusive = { $on } fights as if nothing were elusive
modify-must-fight = { $on } must fight when it is used, if able
modify-may-use = you may use { $on } as if it belonged to the active house
modify-may-fight = you may fight with { $on } as if it belonged to the active house
modify-may-play = you may play { $on } as if it belonged to the active house
you-control-it = you control { $what }
modify-text-box = { $on } has the text of another creature
modify-flank = { $on } counts as a flank creature
modify-key-cost = { $who ->
    [you] your keys cost
    [opponent] your opponent’s keys cost
   *[each-player] keys cost
} { signed }{ $n } Æmber
modify-hand-size = { $who ->
    [you] you refill your hand
    [opponent] your opponent refills their hand
   *[each-player] each player refills their hand
} to { cards } { $sign ->
    [minus] less
   *[plus] more
}
modify-spendable = you may spend the Æmber on { $on } when you forge keys
modify-spent-by-opponent = your opponent may spend the Æmber on { $on } when they forge keys
modify-additional-damage = whenever { $on } takes damage, it takes { $n } more
modify-supply-pays = when Æmber is stolen or captured from { $who ->
    [you] you
    [opponent] your opponent
   *[each-player] a player
}, it comes from the common supply instead
forbid-damage = { $on } cannot be dealt damage
forbid-destroyed-effects = no “Destroyed:” effect can trigger
not-damaged-by = this creature cannot be dealt damage by { $group }
forbid-deal-damage = { $on } deals no damage when it fights
forbid-forge-step = { $who ->
    [you] you skip your
    [opponent] your opponent skips their
   *[each-player] each player skips their
} “forge a key” step
forbid-forge = { $on } cannot forge keys
forbid-bonus-icons = { $who ->
    [you] you cannot resolve the bonus icons of cards that you play
    [opponent] your opponent cannot resolve the bonus icons of cards that they play
   *[each-player] players cannot resolve the bonus icons of cards that they play
}
none-damage = { FORM($on, "no") } can be dealt damage
forbid-ready = { $on } does not ready
forbid-stay = { $on } is destroyed
forbid-steal = { $who ->
    [you] your Æmber cannot be stolen
    [opponent] your opponent’s Æmber cannot be stolen
   *[each-player] Æmber cannot be stolen
}
cannot-play = { $who ->
    [you] you
   *[opponent] your opponent
} can play { FORM($what, "no") }
gains-keyword = { $on } { $sign ->
    [minus] loses
   *[plus] gains
} { keyword-word }{ keyword-value }
keyword-value = { $word ->
    [assault] {" "}{ number-or-x }
    [hazardous] {" "}{ number-or-x }
   *[other] {""}
}
number-or-x = { $n ->
    [0] X
   *[other] { $n }
}
none-can = { FORM($on, "no") } can { deed-done }
choose-house = { $who ->
    [you] you { $verdict } choose { chosen-house } as your
   *[opponent] your opponent { $verdict } choose { chosen-house } as their
} active house
house-next-turn = on their next turn, { $whom ->
    [opponent] your opponent
    [its-controller] its controller
   *[other] that player’s opponent
} { $verdict } choose { $of ->
    [it] its house
    [foe] the house of the creature that it fights
   *[active] the same house
} as their active house
one-at-a-time = choose { $how ->
    [up-to] up to{" "}
   *[exactly] {""}
}{ $n ->
    [0] so many
   *[other] { $n }
} { FORM($group, "plain") }{ $n ->
    [0] {" "}(1 for { FORM($how_much, "each") })
   *[other] {""}
}, one at a time, and with each: { $effect }
modify-played-stunned = { $on } enters play stunned
modify-enters-ready = { $on } enters play ready
modify-returns-to-hand = once { $on } is resolved, it returns to its owner’s hand and not to the discard pile
refill-hand = refill your hand as in your “draw cards” step
active-player-does = the active player does this: { CAPITAL($effect) }
each-player-does = each player does this, the active player first: { CAPITAL($effect) }
takes-its-place = after this creature leaves play, put it into play where this creature stood
put-each-into-play = put { $what } into play ready under its owner’s control
gains-trait = { $on } gains the { trait } trait
heal-up-to = heal up to { $n } damage from { $what }
divide-damage = deal { damage-points }, divided as you like among { $group }{ $n ->
    [0] {""}
   *[other] ,
}
bolt = { $deed ->
    [power-counter] put { $first } +1 power counters on { $what }, { $second } on a neighbor of it and { $third } on the creature behind that neighbor
   *[damage] deal { $first } damage to { $what }, { $second } damage to a neighbor of it and { $third } damage to the creature behind that neighbor, all at the same time
}
redistribute = redistribute the { $thing ->
    [amber] Æmber
   *[damage] damage
} on { $group } among them as you like
destroy-together = destroy { $parts } at the same time
repeat-the-preceding-effect = repeat the preceding effect
take-it = { $deed ->
    [capture] this creature captures it
   *[gain] gain the Æmber that was spent on it
}
deals-damage = { $how ->
    [only] { $on } deals only { $n } damage when it fights
   *[more] { $on } deals { signed }{ $n } damage
}
cannot-do = { $on } cannot { deed-done }
deed-done = { $deed ->
    [attack] be attacked
    [but-fight] do anything but fight
    [destroy] be destroyed
    [fight] fight
    [fight-this] fight this creature
    [play] be played
    [reap] reap
   *[use] be used
}
until = { $moment ->
    [leaves-play] until this card leaves play
    [opponents-turn] during your opponent’s next turn
    [their-own-turn] during their next turn
    [next-turn] until your next turn begins
    [your-next-turn] until the end of your next turn
   *[turn] this turn
}
toll = { $who ->
    [you] you must lose { $n } Æmber
   *[opponent] your opponent must pay you { $n } Æmber
} in order to { $deed ->
    [play] play
   *[use] use
} { $on }

# How much
amount-happened = each time that this happened
amount-noted-healed = the damage that was healed this way
amount-that-much = that amount
amber-of = { $n ->
    [0] { $who ->
        [you] the Æmber that you have
       *[opponent] the Æmber that your opponent has
    }
   *[other] { $who ->
        [you] the Æmber that you have
       *[opponent] the Æmber that your opponent has
    } beyond { $n }
}
noun-surplus = { $form ->
    [each] each creature
   *[plain] { $count ->
        [one] creature
       *[other] creatures
    }
} that { $who ->
    [you] you control more than your opponent
   *[opponent] your opponent controls more than you
}{ $others ->
    [yes] , not counting this one
   *[no] {""}
}
its-amber = { $of ->
    [player] { $half ->
        [down] half of what they have, rounded down
       *[no] what they have
    }
    [damage] the damage on it
   *[card] { $half ->
        [up] half of what is on it, rounded up
       *[no] the Æmber on it
    }
}

# Events: $what they are about, $noun what that is; $who, where it is a player; $by whom they are caused
event-acted = { $by ->
    [you] you { $deed ->
        [used] use
       *[played] play
    } { $what }
    [opponent] your opponent { $deed ->
        [used] uses
       *[played] plays
    } { $what }
   *[any] { $what } is { $deed }
}{ $flank ->
    [left] {" "}on the left flank
    [right] {" "}on the right flank
   *[no] {""}
}
event-damage = { $what } { would-be } dealt damage
event-destroy = { $what } { would-be } destroyed
would-be = { $would ->
    [yes] would be
   *[no] is
}
event-reap-gain = { $would ->
    [yes] { $who ->
        [you] you
        [opponent] your opponent
       *[each-player] a player
    } would gain
   *[no] { $who ->
        [you] you gain
        [opponent] your opponent gains
       *[each-player] a player gains
    }
} Æmber by reaping
event-steal = { $who ->
    [you] { $would ->
        [yes] you would steal Æmber
       *[no] you steal Æmber
    }
    [opponent] your Æmber { would-be } stolen
   *[each-player] Æmber { would-be } stolen
}
event-attach = an upgrade is attached to { $what }
you-attach-this = you attach this upgrade to { $name }
event-armor-prevented = the armor of { $what } prevents damage
event-before-fight = { $what } is about to fight
event-discard = { $by ->
    [you] you discard { $what }
   *[any] { $what } is discarded
}
event-entered = { $what } enters play
event-forged = { $who ->
    [you] you forge a key
    [opponent] your opponent forges a key
   *[each-player] a player forges a key
}
event-would-forge = { $who ->
    [you] you would forge a key
    [opponent] your opponent would forge a key
   *[each-player] a player would forge a key
}
event-house-chosen = { $who ->
    [you] you choose your
    [opponent] your opponent chooses their
   *[each-player] a player chooses their
} active house
event-fought = { $by ->
    [you] you fight with { $what }
   *[any] { $what } fights
}
event-reaped = { $what } reaps
event-ready-step-ended = { $who ->
    [you] your “ready cards” step
    [opponent] your opponent’s “ready cards” step
   *[each-player] a “ready cards” step
} ends
event-turn-began = { $who ->
    [you] your turn begins
    [opponent] your opponent’s turn begins
   *[each-player] a turn begins
}
event-turn-ended = { $who ->
    [you] your turn ends
    [opponent] your opponent’s turn ends
   *[each-player] a turn ends
}

# Conditions
when-about-this = this happens to this card
when-fought = this creature has fought
you-control-host = you control this creature
when-your-turn = it is your turn
chooses-house = { $who ->
    [you] you choose { house-or-that } as your
    [opponent] your opponent chooses { house-or-that } as their
   *[any] a player chooses { house-or-that } as their
} active house
house-or-that = { $word ->
    [named] that house
    [of-no-card] a house to which no card in play belongs
   *[other] { house-word }
}
when-you-choose = you choose { house-word } as your active house
when-destroyed-fighting-this = an enemy creature is destroyed fighting this creature
when-during-a-fight = this is during a fight
when-by-an-icon = a bonus icon deals it
when-you-resolve = you resolve { $word ->
    [amber] an Æmber
    [capture] a capture
    [damage] a damage
   *[draw] a draw
} bonus icon
their-amber-is = your opponent has an { $word ->
    [even] even
   *[odd] odd
} amount of Æmber
when-before-it-resolves = { occasion } { $when }, but before its “Play” ability, { $effect }
there-are = { $how ->
    [at-least] there { is-or-are } at least { $n }
    [at-most] there { is-or-are } at most { $n }
   *[exactly] there { is-or-are } exactly { $n }
} { FORM($group, "plain") }
is-or-are = { $n ->
    [one] is
   *[other] are
}
there-are-more = there are fewer { FORM($fewer, "plain") } than { FORM($more, "plain") }
there-is-none = there is { FORM($group, "no") }
has-amber = { $who ->
    [you] you have
   *[opponent] your opponent has
} { $how ->
    [none] no
    [exactly] exactly { $n }
    [at-most] { $n } or less
   *[at-least] { $n } or more
} Æmber
has-more = { $who ->
    [you] { $what ->
        [amber] you have more Æmber than your opponent
        [keys] you have forged more keys than your opponent
       *[creatures] you control more creatures than your opponent
    }
    [active] { $what ->
        [amber] the active player has more Æmber than the other
        [keys] the active player has forged more keys than the other
       *[creatures] the active player controls more creatures than the other
    }
   *[opponent] { $what ->
        [amber] your opponent has more Æmber than you
        [keys] your opponent has forged more keys than you
       *[creatures] your opponent controls more creatures than you
    }
}
was-done = { $when ->
    [their-last-turn] your opponent { deed } { so-many-done } in their last turn
    [by-you] you have { deed } { so-many-done } this turn
    [by-opponent] your opponent has { deed } { so-many-done } this turn
   *[other] { so-many-done } { $n ->
        [0] has
        [one] has
       *[other] have
    } been { deed } { deed-when }
}
so-many-done = { $how ->
    [none] { FORM($group, "no") }
    [at-least] at least { $n } { FORM($group, "plain") }
    [at-most] at most { $n } { FORM($group, "plain") }
   *[exactly] exactly { $n } { FORM($group, "plain") }
}
it-is = it is { $what }
this-is = this creature is { FORM($which, "being") }
key-forged = { $who ->
    [you] your { $colour } key
   *[opponent] your opponent’s { $colour } key
} is forged
when-destroyed-by-assault = an enemy creature is destroyed by the assault of this creature
when-this-fights = this creature fights
when-the-tide-is-low = the tide is low
has-forged = { $who ->
    [you] you have { $forged ->
        [no] forged no key
       *[yes] forged a key
    } this turn
   *[opponent] your opponent forged a key in their last turn
}
when-they-stole-last-turn = your opponent stole Æmber from you in their last turn
power-of = { $half ->
    [yes] half of{" "}
   *[no] {""}
}{ $of ->
    [it] its power
    [foe] the power of that creature
   *[each] the combined power of { $what }
}{ $half ->
    [yes] , rounded down
   *[no] {""}
}
was-healed = { $n ->
    [one] damage
   *[other] { $n } or more damage
} was healed
destroys-it = { $survives ->
    [yes] it is not destroyed
   *[no] this destroys it
}
foe-is = the creature that it fights is { $what }
# The face of a card
face-kind = { $noun ->
    [action] action
    [artifact] artifact
    [creature] creature
   *[upgrade] upgrade
} · { house-name }
face-traits = { $kind } · { $traits }
face-power = Power { $n }
face-power-x = Power X
face-armor = Armor { $n }
face-amber = { $n } bonus Æmber
line = { CAPITAL($effect) }.
label-line = { $label }: { CAPITAL($effect) }.
given-line = This creature gains “{ $label }: { CAPITAL($effect) }.”
given-rule = This creature gains “{ CAPITAL($effect) }.”
labelled = { $label }: { CAPITAL($effect) }
label-and = { $first }/{ $second }
label-play = Play
label-reap = Reap
label-fight = Fight
label-before-fight = Before Fight
label-before-reap = Before Reap
label-destroyed = Destroyed
label-action = Action
label-omni = Omni
in-discard = while this card is in your discard pile: { $effect }
play-only-if = you can play this card only if { $condition }
gigantic-half = { $half ->
    [top] gigantic creature, 1 of 2
   *[bottom] gigantic creature, 2 of 2
}: play it only together with its other half
enhance = enhance: { $icons } (already added to cards of the deck)
icons = { $n ->
    [one] icon
   *[other] icons
}
only-fights = this creature can only fight { $what }
sentences = { $first } { $second }
icon = { $n } { $word ->
    [amber] Æmber
    [capture] capture
    [damage] damage
   *[draw] draw
} { icons }
icon-as = whenever you resolve a bonus icon, you may resolve it as { $icon } instead
icon-steals = whenever you would resolve { $icon }, you may steal 1 Æmber instead
other-form = { $type ->
    [creature] In the battleline it is a creature with power { $n } and with the text “{ $text }”
   *[upgrade] You may play this card as an upgrade; then its text is “{ $text }”
}
keyword = { $word ->
    [alpha] alpha
    [assault] assault { $n }
    [deploy] deploy
    [elusive] elusive
    [hazardous] hazardous { $n }
    [invulnerable] invulnerable
    [omega] omega
    [poison] poison
    [skirmish] skirmish
   *[taunt] taunt
}
enters = this creature enters play { $how ->
    [copy] as a copy of { $what }, except that it belongs to house { house-name }
    [ready] ready
    [enraged] enraged
    [stunned] stunned
   *[opposed] under your opponent’s control
}
