# Goals: what is to be reached, and until when
goal-sure = { $what } { $until }.
goal-luck = { $what } { $until }, with a chance of at least { $chance } %.
goal-until-keyforge = { $n ->
    [1] before your turn is over
    [2] before your opponent’s next turn is over
   *[other] within { $n } turns
}
goal-until-shards = { $n ->
    [1] before your turn is over
    [2] before your opponent’s next turn is over
   *[other] within { $n } turns
}
goal-until-mage-wars = { $n ->
    [1] before the next round is planned
   *[other] within { $n } rounds
}
goal-win = win the game
goal-did = answer “{ $name }”
goal-measure = get { $label } to { $count }
goal-least = at least { $n }
goal-most = { $n ->
    [0] zero
   *[other] at most { $n }
}
goal-just = exactly { $n }

goal-keyforge-keys = your forged keys
goal-keyforge-their-keys = your opponent’s forged keys
goal-keyforge-amber = your Æmber
goal-keyforge-their-amber = your opponent’s Æmber
goal-keyforge-creatures = your creatures in play
goal-keyforge-their-creatures = your opponent’s creatures in play
goal-keyforge-artifacts = your artifacts in play
goal-keyforge-their-artifacts = your opponent’s artifacts in play
goal-keyforge-hand = your cards in hand
goal-keyforge-their-hand = your opponent’s cards in hand
goal-keyforge-archives = your archived cards
goal-keyforge-their-archives = your opponent’s archived cards
goal-keyforge-chains = your chains
goal-keyforge-their-chains = your opponent’s chains
goal-keyforge-mine = your { $what } in play
goal-keyforge-theirs = your opponent’s { $what } in play
goal-keyforge-in-hand = { $what } in your hand
goal-shards-health = your health
goal-shards-their-health = your opponent’s health
goal-shards-mastery = your mastery
goal-shards-their-mastery = your opponent’s mastery
goal-shards-champions = your champions in play
goal-shards-their-champions = your opponent’s champions in play
goal-shards-hand = the cards in your hand
goal-shards-gems = your gems
goal-shards-power = your power
goal-shards-own = your copies of { $what }
goal-shards-in-hand = { $what } in your hand
goal-shards-in-play = your { $what } in play
goal-mage-wars-life = your mage’s life
goal-mage-wars-their-life = your opponent’s mage’s life
goal-mage-wars-mana = your mana
goal-mage-wars-their-mana = your opponent’s mana
goal-mage-wars-creatures = your creatures in the arena
goal-mage-wars-their-creatures = your opponent’s creatures in the arena
goal-mage-wars-guards = your guards
goal-mage-wars-their-guards = your opponent’s guards
goal-mage-wars-mine = your { $what } in the arena
goal-mage-wars-theirs = your opponent’s { $what } in the arena
goal-mage-wars-laid-on = your cards on the enemy { $what }
goal-mage-wars-open = your { $what } in the arena, face up
goal-mage-wars-distance = the zones between your { $what } and the enemy mage
goal-mage-wars-their-distance = the zones between the enemy { $what } and your mage

# Help
hint-card = Look at { $card }: a solution needs it.
hint-first = It begins with: { $answer }.
hint-answer = Somewhere in it: { $answer }.

# The coach
coach-other = You did something else. That is fine: it is your turn.
coach-solved = Well done!
coach-failed = That was not it. Take it back, or try again.
coach-says = Coach: { $said }
coach-hint = Hint { $n } of { $of }: { $said }
coach-left = Come back whenever you like.
coach-again = Once more? Enter to try again, q to leave.
coach-next = That was chapter { $n } of { $of }. Enter goes on, q leaves.
coach-end = That was your first game. Play a whole one with: trivault play { $game }
puzzle-list = Puzzles of { $game }; ✓ is solved. trivault puzzle { $game } NAME plays one.
puzzle-line = { $name } ({ $title })
puzzle-today = the puzzle of the day
missed-none = In this game you missed no win that a short search can find.
missed-found = In turn { $n } of that game you could have won. Find out how.
puzzle-solved = solved
missed-title = A win you missed
