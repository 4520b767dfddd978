# Words that all games share.
list-and = { $head } and { $tail }
nothing = nothing
player = Player { $n }
share = { $n } to { $what }
named-it = it
this-card = this card

# Effects on cards
then = { $first } { $second }
if = { $condition }: { $effect }
otherwise = { $first } Otherwise: { $second }
may = You may: { $effect }
times = { $n ->
    [one] { $effect }
   *[other] { $n } times: { $effect }
}
for-each = { $effect } (for each { $group })
and-more = { $effect } { $more }
instead = { $condition }: instead { $effect }
every = every { $group }
one-of = { $n } { $group }
up-to = up to { $n } { $group }
choose = Choose { $what }.
choose-number = Choose a number.
filter-both = { $left } { $right }
filter-either = { $left } or { $right }
filter-not = not { $inner }
