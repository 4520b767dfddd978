# How KeyForge is played, in short.

lesson-turn =
    First you forge a key, if you have enough Æmber. It costs 6, which are spent; cards may change that.
    Then you choose one of the three houses of your deck. This turn you play, use and discard only cards of this house, as many as you like. Playing costs nothing.
    At the end your cards become ready, and you draw until you hold six.
    Whoever begins may play or discard only one card in the first turn.
lesson-cards =
    Many cards give Æmber as soon as you play them: as much as the drop on them says.
    Creatures come into your battleline, on the left or the right flank, and are exhausted: you use them from your next turn on. Artifacts come exhausted, too.
    Upgrades lie on a creature. Actions do what they say and are discarded.
lesson-fight =
    A ready creature of the chosen house reaps, which gives you 1 Æmber, or fights, or uses its action. Then it is exhausted.
    In a fight both creatures deal damage equal to their power, at the same time. Damage stays until a creature is destroyed; armor stops that much each turn.
    A creature with taunt must be fought before its neighbours.
lesson-tip =
    Reap often, fight when it pays. Look at your opponent's Æmber before you end your turn: with 6 the next key is near, and cards that steal or capture keep it away.
    Choose the house of which you hold and have in play the most; cards of the others wait.
