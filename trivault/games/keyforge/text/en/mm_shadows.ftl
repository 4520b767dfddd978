# Words that only cards of Shadows in Mass Mutation have.

when-this-would-deal-damage = this creature would deal damage
amount-per-counter-removed = 1 for each counter removed this way
