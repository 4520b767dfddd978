# Words that only cards of Dis in Mass Mutation have.

also-to-this = deal the same damage to this creature as well
forge-for-lives = you may forge a key at +6 Æmber current cost, reduced by 1 Æmber for each creature destroyed this way. If you do, destroy this card
