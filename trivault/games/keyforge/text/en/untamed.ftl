# Words that only cards of Untamed use.

# Effects
find-bears = look through your deck and your discard pile and take as many Ancient Bears as you like from them into your hand
divide-damage = deal { $n } damage, divided as you like among { $group },
heal-up-to = heal up to { $n } damage from a creature. If all { $n } were healed, { $bonus }
fight-in-turn = fight with them one at a time
deal-amber-on-it = deal 1 damage to each of them for each Æmber on it
act-as-it = this card is a copy of it

# Conditions
when-they-played-creatures = your opponent played { $n } or more creatures in their last turn
when-their-turn = it is your opponent’s turn

# Which cards
is-can-be-copied = that can be played
