# Shards of Infinity.
# $form: each ("each card"), a ("a card"), infinitive (after "you may"); see the kernel's words.

# Resources; 1000000 is infinite
gems = { $n ->
    [one] 1 gem
   *[other] { $n } gems
}
power = { $n ->
    [1000000] infinite power
   *[other] { $n } power
}
mastery-points = { $n } mastery
health-points = { $n } health
cards = { $n ->
    [one] 1 card
   *[other] { $n } cards
}

# Effects
gain-gems = gain { gems }
gain-power = gain { power }
gain-mastery = gain { mastery-points }
gain-health = gain { health-points }
lose-mastery = make { $what } lose { mastery-points }
double-power = double your unspent power
draw = draw { cards }
pay = pay { gems }
focus = exhaust this character
recruit = recruit { $what } without paying
recruit-to-hand = put { $what } into your hand
put-into-play = put { $what } into play
destroy = destroy { $what }
return = return { $what } to your hand
banish = banish { $what }
copy-effect = copy { FORM($card, "its") } effect
again = { $effect } again
forbid-attack = opponents cannot attack { $on }

# Conditions
mastery = Mastery { $n }
inspire = Inspire
echo = Echo
unify = Unify
dominion = Dominion
full-health = you have { health-points }
champions-at-least = you have { $n } or more { faction-of }champions in play
has-in-play = you have { $card } in play
when-recruit = you recruit { FORM($what, "a") }
when-play = you play { FORM($what, "a") }
until-turn = this turn

# Which cards and players
faction-of = { $faction ->
    [homodeus] Homodeus{" "}
    [order] Order{" "}
    [undergrowth] Undergrowth{" "}
    [wraethe] Wraethe{" "}
   *[any] {""}
}
article = { $faction ->
    [order] an
    [undergrowth] an
   *[other] a
}
noun-card = { $form ->
    [each] each{" "}
    [a] { article }{" "}
   *[plain] {""}
}{ faction-of }{ $n ->
    [one] card
   *[other] cards
}
noun-ally = { $form ->
    [each] each{" "}
    [a] { $faction ->
        [any] an
       *[other] { article }
    }{" "}
   *[plain] {""}
}{ faction-of }{ $n ->
    [one] ally
   *[other] allies
}
noun-champion = { $form ->
    [each] each{" "}
    [a] { article }{" "}
   *[plain] {""}
}{ faction-of }{ $n ->
    [one] champion
   *[other] champions
}
noun-mercenary = { $form ->
    [each] each{" "}
    [a] { article }{" "}
   *[plain] {""}
}{ faction-of }{ $n ->
    [one] mercenary
   *[other] mercenaries
}
noun-opponent = { $n ->
    [one] opponent
   *[other] opponents
}
cost-up-to = { $what } of cost { $n } or less
you-and-other-champions = you or your other champions
in-discard = { $what } { $form ->
    [each] in
   *[plain] from
} your discard pile
in-hand-or-discard = { $what } from your { $n ->
    [one] hand or discard pile
   *[other] hand and/or discard pile
}
in-champions = { $what } you have in play
in-row = { $what } from the centre row
in-played = { $what } you have played this turn
in-copyable = other non-champion { $what } you have played this turn
in-enemy-champions = enemy { $what }

# The face of a card
face-kind = { $noun ->
    [ally] ally
    [mercenary] mercenary ally
    [champion] champion
    [starter] starter card
   *[character] character
}{ $faction ->
    [homodeus] {" "}· Homodeus
    [order] {" "}· Order
    [undergrowth] {" "}· Undergrowth
    [wraethe] {" "}· Wraethe
   *[none] {""}
}
face-cost = Cost { $n }
face-health = Health { $n }
face-shield = Shield { $n }
face-copies = { $n ->
    [one] 1 copy
   *[other] { $n } copies
}
face-starters = { $n } per player
line = { CAPITAL($effect) }.
when-played-line = When played: { CAPITAL($effect) }.
exhaust-line = Exhaust: { CAPITAL($effect) }.
exhaust-if-line = Exhaust, only with { $condition }: { CAPITAL($effect) }.
focus-line = Focus, once per turn: { CAPITAL($effect) }.
inspire-reminder = Inspire applies if you have a champion in play.
echo-reminder = Echo applies if there is a Wraethe card in your discard pile.
unify-reminder = Unify applies if you have played another Undergrowth ally this turn or can show one from your hand.
dominion-reminder = Dominion applies if you have a Homodeus, an Undergrowth and a Wraethe card, each played this turn or shown from your hand.

# Answers
from-hand = { $card } from your hand
from-discard = { $card } from your discard pile
champion-of = { $card } ({ $owner })
with-shield = { $card } (shield { $n })
for-gems = { $card } ({ gems })
for-free = { $card } (free)
for-power = { $card } ({ $owner }, { power })
do-play = Play { $source }
do-exhaust = Exhaust { $source }
do-focus = Focus: pay 1 gem, gain 1 mastery
do-recruit = Recruit { $targets }
do-fast-play = Fast-play { $targets }
do-recruit-to-hand = Put { $targets } into your hand
do-attack = Attack { $targets }
do-end-turn = End turn
do-assign = Deal damage: { $targets }
do-show = Show { $targets }
do-banish = Banish { $targets }
do-return = Return { $targets } to your hand
do-destroy = Destroy { $targets }
do-copy = Copy the effect of { $targets }
do-lose-mastery = Make { $targets } lose mastery

# Questions
reason-play-phase = Your turn: play cards, use champions, recruit, attack champions. When you end the turn, the power you have left hits your opponents.
reason-assign = Attack: share out all the power you have left among your opponents. Then they may show shields.
reason-show = You are being attacked. Show any number of shield cards from your hand to prevent damage, or none; they stay in your hand. Then you take the rest.
reason-banish = { $source }: you may banish cards from your hand or discard pile. They leave the game for good.
reason-return = { $source }: choose the card that comes back from your discard pile to your hand.
reason-destroy = { $source }: choose an enemy champion. It is destroyed and goes to the discard pile of its player.
reason-recruit = { $source }: choose a card in the centre row. You recruit it without paying.
reason-recruit-to-hand = { $source }: choose a card in the centre row. It comes into your hand.
reason-copy = { $source }: choose a card that you have played this turn. Its effect is carried out again.
reason-lose-mastery = { $source }: choose the opponent who loses mastery.

# What happened
log-gain-gems = { $who } gains { gems }.
log-gain-power = { $who } gains { power }.
log-gain-mastery = { $who } gains { mastery-points }.
log-lose-mastery = { $what } loses { mastery-points }.
log-gain-health = { $who } gains { health-points }.
log-double-power = { $who } doubles the power that is left.
log-draw = { $who } draws { cards }.
log-draw-cards = { $who } draws { $cards }.
log-play = { $who } plays { $what }.
log-fast-play = { $who } fast-plays { $what }.
log-recruit = { $who } recruits { $what }.
log-recruit-to-hand = { $who } takes { $what } from the centre row into hand.
log-put-into-play = { $who } puts { $what } straight into play.
log-exhaust = { $who } exhausts { $what }.
log-focus = { $who } focuses.
log-attack = { $who } attacks { $what }.
log-destroy = { $what } is destroyed.
log-return = { $who } returns { $what } from the discard pile to hand.
log-banish = { $who } banishes { $what }.
log-damage = { $what } takes { $n } damage.
log-out = { $who } is out of the game.
log-win = { $who } wins.
log-no-winner = The game ends without a winner.
log-bury = The fast-played mercenaries go under the centre deck.
log-show = { $who } shows { $cards }.

# Names of the cards
card-kiln-drone = Kiln Drone
card-mining-drones = Mining Drones
card-korvus-legionnaire = Korvus Legionnaire
card-reactor-drone = Reactor Drone
card-venator-of-the-wastes = Venator of the Wastes
card-primus-pilus = Primus Pilus
card-numeri-drones = Numeri Drones
card-evokatus = Evokatus
card-optio-crusher = Optio Crusher
card-drakonarius = Drakonarius
card-general-decurion = General Decurion
card-order-initiate = Order Initiate
card-cache-warden = Cache Warden
card-shard-abstractor = Shard Abstractor
card-data-heretic = Data Heretic
card-portal-monk = Portal Monk
card-command-seer = Command Seer
card-cryptofist-monk = Cryptofist Monk
card-omnius-the-all-knowing = Omnius, The All-Knowing
card-the-grand-architect = The Grand Architect
card-giga-source-adept = Giga, Source Adept
card-systema-ai = Systema A.I.
card-zetta-the-encryptor = Zetta, The Encryptor
card-undergrowth-aspirant = Undergrowth Aspirant
card-spore-cleric = Spore Cleric
card-fungal-hermit = Fungal Hermit
card-thorn-zealot = Thorn Zealot
card-leshai-knight = Le'shai Knight
card-shardwood-guardian = Shardwood Guardian
card-ghostwillow-avenger = Ghostwillow Avenger
card-ojas-genesis-druid = Ojas, Genesis Druid
card-furrowing-elemental = Furrowing Elemental
card-root-of-the-forest = Root of the Forest
card-additri-gaiamancer = Additri, Gaiamancer
card-wraethe-skirmisher = Wraethe Skirmisher
card-nil-assassin = Nil Assassin
card-shadow-apostle = Shadow Apostle
card-shadebound-sentry = Shadebound Sentry
card-umbral-scourge = Umbral Scourge
card-aetherbreaker = Aetherbreaker
card-scion-of-nothingness = Scion of Nothingness
card-zara-ra-soulflayer = Zara Ra, Soulflayer
card-li-hin-the-shattered = Li Hin, The Shattered
card-fao-cutul-the-formless = Fao Cu'tul, The Formless
card-zen-chi-set-godkiller = Zen Chi Set, Godkiller
card-crystal = Crystal
card-blaster = Blaster
card-shard-reactor = Shard Reactor
card-infinity-shard = Infinity Shard
card-decima = Decima
card-tetra = Tetra
card-volos = Volos
card-ko-syn-wu = Ko Syn Wu
