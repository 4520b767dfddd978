# Words that only cards of Shadows in Mass Mutation have.

when-this-would-deal-damage = this creature would deal damage
