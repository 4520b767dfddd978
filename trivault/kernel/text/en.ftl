# Words that all games share. Effects are clauses without capital and full stop; `then`, `label`
# and the card faces of a game make sentences of them.
# $form: infinitive (after "you may"), each (after "for"), its (possessive).

list-and = { $head } and { $tail }
nothing = nothing
player = Player { $n }
player-named = { $name }
share = { $n } to { $what }
named-it = { $form ->
    [its] its
   *[plain] it
}
this-card = this card

# Effects
then = { $form ->
    [infinitive] { $first } and { $second }
   *[plain] { $first }. { CAPITAL($second) }
}
label = { $condition }: { CAPITAL($effect) }
if = if { $condition }, { $effect }
if-you-do = you do
while = while { $condition }, { $effect }
instead = { $effect } instead
may = you may { FORM($effect, "infinitive") }
times = { $n ->
    [one] { $effect }
   *[other] { $n } times: { $effect }
}
per = { $effect } for { FORM($group, "each") }
for-each = for { FORM($group, "each") }, { $effect }
choose = choose { $what }
choose-number = choose a number
spread = distribute { $n } among { $group }
prevent = prevent { $n } of it

# Abilities in force; $times is 0 for those that never run out
occasion = { $times ->
    [0] whenever
    [one] the next time
   *[other] the next { $times } times
}
when = { occasion } { $when }, { $effect }
before = { occasion } { $when }, before that { $effect }
lasting = { $until }, { $effect }

# Which things
so-many = { $n } { $group }
up-to = up to { $n } { $group }
every = all { $group }
filter-both = { $left } { $right }
filter-either = { $left } or { $right }
filter-not = other than { $inner }
no-words = {""}

# Answers and questions
do-skip = Skip
do-pass = Pass
do-resolve = Resolve { $source } for { $targets }
do-replace = Apply { $source } first
reason-may = { $source }: do it or skip it. Then the game goes on.
reason-trigger-order = Several effects are waiting. Choose which one is carried out next.
reason-replacement-order = Several effects change what is about to happen. Choose which one applies first.

# The log
log-endless = An effect would go on without end. It stops here.
log-concede = { $who } is out of the game.

# What is wrong with a list
at-line = line { $line }: { $problem }
unknown-name = unknown { $what } '{ $name }'; { $near ->
    [0] known: { $names }
   *[other] did you mean { $names }?
}
not-json = not JSON: { $detail } (line { $line })
more-mistakes = and { $n ->
    [1] one more mistake
   *[other] { $n } more mistakes
}
