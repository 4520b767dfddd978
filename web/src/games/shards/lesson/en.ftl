# How Shards of Infinity is played, in short.

lesson-turn =
    You begin your turn with five cards. Play them in any order: they give gems, power, mastery and health.
    With gems you recruit cards from the centre row. They come into your discard pile and so into your deck, which is shuffled anew whenever it is empty. Once in a turn 1 gem also buys 1 mastery: focus.
    At the end the power that is left strikes your opponents. Gems and power that you do not use are lost; mastery and health stay. Then you draw five new cards.
lesson-cards =
    Allies work once and are discarded at the end of the turn. Champions stay, and you exhaust them once in each of your turns.
    Mercenaries can be recruited, or fast-played: you pay for them, use them at once, and they go back below the centre deck.
    Some cards do more from a certain mastery on; you need not pay it.
lesson-fight =
    Power that equals the health of a champion destroys it, at any time in your turn. Players are struck at the end of the turn, all at once.
    Whoever is struck may show cards with a shield from hand. Each keeps off as much damage as it says, and stays in hand.
lesson-tip =
    Buy well in the first turns, and use focus whenever a gem is left. At 30 mastery the Infinity Shard, which everybody has in the deck from the start, strikes with infinite power.
