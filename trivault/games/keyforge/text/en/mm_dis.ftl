# Words that only cards of Dis in Mass Mutation have.

also-to-this = deal the same damage to this creature as well
forge-for-lives = you may forge a key at +6 Æmber current cost, reduced by 1 Æmber for each creature destroyed this way. If you do, destroy this card
when-friendly-destroyed-this-turn = a friendly creature was destroyed this turn
when-neighbor-hurt-in-a-fight = a neighbor of this creature is dealt damage during a fight
when-icon-hurts-enemy = a damage bonus icon deals damage to an enemy creature
when-opponent-plays-on-left-flank = your opponent plays a creature on their left flank
when-opponent-plays-on-right-flank = your opponent plays a creature on their right flank
amount-power-of-non-changeling-neighbors = the combined power of the neighbors of this creature that are no Changelings
