# The table of Mage Wars.

goal = Two mages fight in an arena until one is destroyed. Each round you prepare two spells of your book, then the creatures of both sides act in turn.

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
ui-until = { $effect }, { $until }
ui-until-round = until the end of the round
ui-until-strike = for the next melee attack
ui-until-action = until the next action phase
ui-until-phase = until the end of the action phase

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
ui-part-danger = danger
ui-part-board = objects in play
ui-part-mana = mana
ui-part-position = distance
ui-part-guards = guards
ui-in-turn = in round { $n }
ui-report-life = { $player }, life left: { $course }
ui-report-mana = { $player }, mana: { $course }
ui-sums = { $player }: { $damage } damage taken, { $mana } mana spent or lost.
ui-moment-of = Round { $round }: { $what }
