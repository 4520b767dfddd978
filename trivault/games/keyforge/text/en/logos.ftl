# Words that only cards of Logos use.

# Effects
may-repeat-while = { $effect }. As long as { $condition }, you may do this again
may-repeat = { $effect }. You may do this again as often as you like, as long as all of it is possible
swap-deck-and-discard = swap your deck with your discard pile and shuffle the new deck
opponent-gains-control-of-this = your opponent takes control of this card
return-all-purged = all cards that it has purged come back into play under the control of their owners
gains = for the rest of the turn { $who ->
    [this] this creature
   *[it] it
} gains “{ $ability }”
trigger-effects = { $of ->
    [play] resolve its play effects as if you had just played it
    [fight] resolve its fight effects as if you controlled it
   *[reap] resolve its reap effects as if you controlled it
}
resolve-more = resolve its { $of ->
    [play] play effects
    [fight] fight effects
   *[reap] reap effects
} as well

# Conditions
when-first-use-this-turn = this was its first use this turn

# Answers and questions
do-may-repeat = Do it again
do-archive-a-card = Archive a card
do-gain-armor = Gain armor
do-gain-assault = Gain assault
do-gain-fight-ability = Gain a fight ability
do-archive-top-of-deck = Archive the top card of your deck
do-archive-top-of-discard = Archive the top card of your discard pile
do-gain-for-archives = Gain 1 Æmber for each of your archived cards
do-heal-martian = Heal a Mars creature
do-stun-martian = Stun a Mars creature
