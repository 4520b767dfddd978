# The table of Mage Wars.

goal = Mages fight in an arena until only one of them, or one team, is left. Each round you prepare two spells of your book, then the creatures of all sides act in turn.

example-card = fireball
example-deed = cast fireball

# Players
ui-short-player = P{ $n }
ui-round = Round { $n }
ui-initiative = initiative: { $player }
ui-team = team { $n }
ui-damage = damage { $n }/{ $of }
ui-mana = mana { $n }
ui-channels = mana { $n } (+{ $more })
ui-spellbook = spellbook { $n }
ui-prepared = prepared { $n }
ui-quickcast = quickcast ready
ui-quickcast-used = quickcast used
ui-fallen = has fallen
ui-equipment = equipment
ui-at-hand = prepared
ui-price = { $kind } { $cost }, { $speed }

# The arena
ui-walls = walls
ui-away = out of the arena
ui-armor = armor { $n }
ui-taunt = { $what } ({ $by })
ui-assigned = may cast { $card }
ui-bound = bound: { $card }
ui-attached = +{ $card }
ui-hidden = face down: { $card }
ui-lies-hidden = { $card } (face down)
ui-face-down = { $n } face down
ui-face-down-of = { $n } face down ({ $player })
ui-owner = owned by { $player }

# What is going on
ui-casting = { $player } casts { $card } on { $on }.
ui-casting-alone = { $player } casts { $card }.
ui-attacking = { $what } attacks { $on }.
ui-dice = Dice: { $dice }, effect die { $die }.
ui-dice-alone = Dice: { $dice }.
reason-after-turn = The action phase is over: you may use your quickcast now, or be done.
reason-prepare-in-team = Planning: choose up to two spells for this round. Only your team mate sees them.
reason-pay-reveal-in-vain = { $source }: the attack is Unavoidable, so this will not avoid it. Pay its reveal cost, or it is destroyed all the same.
ui-deadly = this destroys your own mage
ui-until = { $effect }, { $until }
ui-until-round = until the end of the round
ui-until-strike = for the next melee attack
ui-until-action = until the next action phase
ui-until-phase = until the end of the action phase

# What affects an object
ui-means-burn = Burn ×{ $n }: in each Upkeep Phase it takes what an attack die shows for each marker as direct damage; a 0 removes the marker.
ui-means-rot = Rot ×{ $n }: in each Upkeep Phase it takes { $n } direct damage.
ui-means-weak = Weak ×{ $n }: its attacks that are no spells roll { $n } attack dice fewer, at least 1.
ui-means-daze = Daze ×{ $n }: its attack misses unless the effect die shows 7 or more, and its defense rolls are lowered by 2 for each marker. Until the end of its action phase.
ui-means-stun = Stun: it is incapacitated until the end of its action phase.
ui-means-sleep = Sleep: it is incapacitated. When it takes damage, it wakes up and is dazed.
ui-means-cripple = Cripple ×{ $n }: it is restrained. At the end of each of its action phases the effect die removes a marker on 7 or more.
ui-means-taunt = Taunt: in its next action phase it must make a melee attack on whoever has taunted it, if it can.
ui-means-guard = It guards: enemies in its zone must attack guards in melee, and its quick melee attacks have Counterstrike.

# Moments to reveal
stops-expected = name always, own or never, phases such as upkeep, or enchantments, with commas between them; for example stops own, upkeep, nullify.
stops-modes = You are asked to reveal
stops-phases = Also in these phases
stops-cards = Also while you can reveal
stop-always = always
stop-own = own
stop-never = never
ui-stop-always = at every moment (always)
ui-stop-own = when something of yours attacks, is attacked or is the target of a spell, and when an enemy in reach is activated (own)
ui-stop-never = only where you must reveal (never)
ui-stop-phase = in the { $phase }
ui-stop-card = while you can reveal { $card }

# Hints and the report
ui-part-life = life
ui-part-danger = safety
ui-part-mana = mana
ui-part-creatures = creatures
ui-part-things = equipment and enchantments
ui-part-growth = Channeling
ui-part-threats = threats
ui-part-plans = prepared spells
ui-part-attack = the attack
ui-part-spells = the planned spells
ui-part-reply = the reply
ui-part-effort = movement
ui-turn = round { $n }
ui-in-turn = in round { $n }
ui-report-life = { $player }, life left: { $course }
ui-report-mana = { $player }, mana: { $course }
ui-sums = { $player }: { $damage } damage taken, { $mana } mana spent or lost.
ui-moment-of = Round { $n }: { $what }
ui-analysis-at = Round { $turn } (answer { $at })

# What can be chosen when a game is set up
ui-variant-apprentice = Apprentice game
ui-variant-apprentice-help = For two players: a small arena, and the printed spellbooks of apprentices.
ui-variant-teams = Two teams
ui-variant-teams-help = For four players: seats 1 and 3 play against seats 2 and 4.

# Answers that hurt whoever gives them
ui-warns-own-mage = That is your own mage.
ui-warns-wasted = Revealed now, { $card } is destroyed and does nothing.

# Before one decides
ui-then-damage = damage { $n }, { $left } life left
ui-then-mana = mana { $n } ({ $change })
ui-then-immune = is immune to it
ui-then-rolls = { $dice } dice: mostly { $low }–{ $high } damage, { $left } life left{ $kills ->
    [0] {""}
   *[other] ; destroys in { $kills } % of the rolls
}
ui-then-strikes = { $dice } dice in the first strike: mostly { $low }–{ $high } damage, { $left } life left

# Why something cannot be done
ui-fact-mana = It costs { $needed } mana, you have { $have }.
ui-fact-far = The distance is { $n }, the range is { $low }–{ $high }.
ui-fact-zone = The distance to that zone is { $n }.
ui-fact-moves = Moves made: { $n }, at most { $most }.
ui-fact-restrained = { $card } is restrained.
ui-fact-incapacitated = { $card } is incapacitated.
ui-fact-quickcast-used = { $card } has used its quickcast in this round.
ui-fact-full = { $card } takes a full action.
ui-fact-not-prepared = { $card } is not among the spells at hand.
ui-fact-not-yours = You control no creature called { $card }.
ui-fact-has-acted = { $card } has acted in this round already.
ui-fact-in-play = { $card } is in play already.
