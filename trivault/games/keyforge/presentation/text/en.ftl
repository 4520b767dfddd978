# The table of KeyForge.

goal = Whoever forges three keys first wins. At the start of your turn you forge one if you have 6 Æmber.
example-card = troll
example-deed = reap with troll

# Players
ui-keys = keys { $n }/{ $of }{ $colours }
ui-red = red
ui-blue = blue
ui-yellow = yellow
ui-amber = Æmber { $n }
ui-check = Æmber { $n } (check!)
ui-key-cost = key cost { $n }
ui-chains = chains { $n }
ui-archives = archives { $n }
ui-purged = purged { $n }
ui-houses = houses
ui-active-house = { $house } (active)

# What lies there
ui-line = battleline
ui-artifacts = artifacts
ui-archived = in the archives
ui-purged-cards = purged
ui-bonus = +{ $n }Æ
ui-icons = added icons: { $icons }
ui-left-flank = left flank
ui-right-flank = right flank
ui-both-flanks = both flanks
ui-power = power { $n }
ui-armor = armor { $n }
ui-damage = damage { $n }
ui-stunned = stunned
ui-warded = warded
ui-enraged = enraged
ui-exhausted = exhausted
ui-counters = { $name } counters { $n }
ui-upgrades = with { $cards }
ui-under = under it: { $cards }
ui-face-down = { $n } face down
ui-owner = owned by { $player }
ui-at-hand = hand
ui-at-deck = deck
ui-at-discard = discard pile
ui-at-archives = archives
ui-at-their-hand = the opponent’s hand
ui-at-their-deck = the opponent’s deck
ui-at-their-discard = the opponent’s discard pile
ui-at-their-archives = the opponent’s archives

# What is in force
ui-cost = { $player }: a key costs { $n } Æmber.
ui-cost-changed = { $player }: a key costs { $n } Æmber ({ $base }, { $changes }).
ui-cost-change = { $card } { $n }
ui-about = { $effect } ({ $about })
ui-until = { $effect }, { $until }
ui-until-start = until the start of { $player }’s turn
ui-until-end = until the end of { $player }’s turn
ui-until-next-end = until the end of { $player }’s next turn
ui-until-leaves = until { $card } leaves play

# What affects a card
ui-power-counters = power counters
ui-means-power = Power counters: { $n } power.
ui-means-stunned = Stunned: the next time it would be used, it is only exhausted and loses the stun.
ui-means-warded = Warded: the next time it would be dealt damage, be destroyed or leave play, it loses the ward instead.
ui-means-enraged = Enraged: when it is used it must fight if it can. Then it is no longer enraged.

# Hints and the report
ui-part-keys = keys
ui-part-amber = Æmber
ui-part-threat = the next key
ui-part-board = cards in play
ui-part-hand = hand
ui-part-chains = chains
ui-part-houses = houses
ui-part-turn = the next turn
ui-moment-amber = { $deed } Æmber: { $what }.
ui-moment-destroyed = { $deed } Destroyed: { $what }.
ui-report-keys = { $player }, keys: { $course }
ui-report-amber = { $player }, Æmber: { $course }

# What can be chosen when a game is set up
ui-variant-quick = Quick start
ui-variant-quick-help = Nobody takes a mulligan.
ui-variant-chains = Chains
ui-variant-chains-help = A handicap: whoever has the stronger deck starts with chains. The rules suggest 4.
ui-variant-auction = Auction
ui-variant-auction-help = The players bid chains for the deck of the first seat. Whoever wins plays it with as many chains.
ui-variant-order-discards = Order of destroyed cards
ui-variant-order-discards-help = You are asked in which order cards that are destroyed together go to the discard pile.

# Answers that hurt whoever gives them
ui-warns-no-card = You have no card of this house, neither in hand nor in play.
ui-key-forged = { $name } forges a key!

# Before one decides
ui-of-house = { $hand } in hand, { $play } in play
ui-then-hand = returns to its owner’s hand
ui-then-archives = goes to the archives
ui-then-purged = is purged
ui-then-control = goes over to { $player }
ui-then-damage = damage { $n }, { $left } left
ui-then-unhurt = no damage
ui-then-warded = { $on ->
    [yes] gets a ward
   *[no] loses its ward
}
ui-then-stunned = { $on ->
    [yes] is stunned
   *[no] loses its stun
}
ui-then-enraged = { $on ->
    [yes] is enraged
   *[no] is enraged no longer
}
ui-then-holds = Æmber on it: { $n }
ui-then-keys = keys: { $n }
ui-then-amber = Æmber { $n } ({ $change })
ui-then-chains = chains { $n }
ui-then-key-cost = key cost { $n }

# Why something cannot be done
ui-fact-houses = Your houses are { $houses }.
ui-fact-house = { $card } is of house { $house }, the active house is { $active }.
ui-fact-toll = It costs { $needed } Æmber, you have { $have }.
ui-fact-no-creature = { $card } is no creature.
ui-fact-stunned = { $card } is stunned.
ui-fact-not-stunned = { $card } is not stunned.
ui-fact-enraged = { $card } is enraged and can fight.
ui-fact-no-enemy = There is no enemy creature that { $card } could fight.
