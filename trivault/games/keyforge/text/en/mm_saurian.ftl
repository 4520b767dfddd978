# Words that only cards of Saurian in Mass Mutation have.

hatch = discard the top { $cards } cards of your deck. If any Saurian creatures are among them, put those into play ready with { $counters } +1 power counters each, and destroy this creature
