# Words that only cards of Dis in Mass Mutation have.

also-to-this = deal the same damage to this creature as well
