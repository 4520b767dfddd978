# Words that only cards of Sanctum use.

# Effects
choose-one = choose one: { $effects }
or-else = { $first }, or { $second }
again-while = { $effect }. If { $condition }, repeat this effect
fight-several = ready and fight with it { $n } times, each time against a different enemy creature
swap = swap this creature with { $what }

# Answers and questions
do-destroy-dis = Destroy every Dis creature
do-gain-amber = Gain 1 Æmber
do-swap = Swap places with { $targets }
reason-choose-one = { $source }: choose one of its effects.
reason-swap = { $source }: choose the creature with which it swaps places.

# What happened
log-swap = { $source } and { $what } swap places.
