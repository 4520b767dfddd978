# Words that stand only on cards of the Untamed in Worlds Collide.

nurture = reveal 1 creature from your hand and choose 1 creature in play: for the rest of the turn it has the text box of the revealed creature too
