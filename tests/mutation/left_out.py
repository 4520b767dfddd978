"""What no mutants are made of, because it cannot make a difference at the table.

- what only the text of a card looks at (`trees.only_said`);
- printed facts, which are compared with the shared card data (`FACTS`, `PRINTED`);
- "all of it", a number larger than any amount on the table;
- the size of a modifier that is a mere yes (`MARKS`), as long as it stays one;
- the condition behind a bold word, which is made by the frame of the card and is the same for all;
- the second of several parts of a list that say the same, such as the ways to leave play, and the
  same ability once more for the case that a lasting effect waits for its turn;
- `each` of a group that never has more than one thing, or of an effect that takes all of it anyway
  (`TAKES_ALL`); one more of "any number", or of a group of one thing;
- "must" made "may": that asks a question which no test answers.
"""

from trivault.games.keyforge.effects import conditions as keyforge
from trivault.games.keyforge.effects.zones import LookAt
from trivault.games.magewars.effects import vocabulary as magewars
from trivault.games.magewars.effects.effects import Gain
from trivault.kernel.terms import Both, Either, Without

# Facts of cards, which are compared with the card data elsewhere; so are those of attacks and defenses.
FACTS = {
    "keyforge": (
        "slug", "type", "house", "power", "armor", "amber", "traits", "keywords", "half", "other_half",
        "enhance", "form",
    ),
    "shards": ("slug", "type", "faction", "cost", "copies", "health", "shield", "mercenary"),
    "mage-wars": (
        "slug", "type", "schools", "any_school", "cost", "full", "range", "life", "armor", "channeling",
        "subtypes", "traits", "reveal", "mandatory", "magebind", "slots", "epic", "novice", "only_class",
        "only_trained", "trained", "opposed", "any_element", "points",
    ),
}  # fmt: skip
PRINTED = {
    "Bar": ("dice", "full", "range", "effects", "traits", "zone", "spares_caster"),
    "Defense": ("least", "uses", "melee", "ranged"),
    "tuple": ("n",),  # in a bonus against some
}
UNLISTED = ("arcane-zap", "restore", "restore-fully")  # abilities of mages that are kept as cards
# Kept like keywords and traits, but no facts.
IN_TEXT = (
    "lose-to-play", "solid-to-hydro", "attacks-by-level", "slow-passage", "not-in-action", "unanswerable",
)  # fmt: skip
AllOf = keyforge.AllOf | magewars.AllOf
TAKES_ALL = Gain | magewars.Destroy | magewars.Direct | magewars.Heal | LookAt
WHOLE = Both | Either | Without | AllOf | TAKES_ALL  # what they are made of goes with them, or always stays
# Modifiers that are a mere yes: how large they are makes no difference.
MARKS = (
    "may-use", "may-fight", "may-play", "taunt", "skirmish", "elusive", "poison", "invulnerable", "flank",
    "ignores-taunt", "ignores-elusive", "enters-ready", "played-ready", "played-stunned", "returns-to-hand",
    "catches-amber", "spendable",
    "supply-pays", "purge-destroyed", "icons-again", "blank", "fast", "flying", "loses-flying", "restrained",
    "unmovable", "incapacitated", "finite-life", "slow", "attack-counterstrike", "melee-vampiric",
    "melee-unavoidable", "summoned-here", "quick-spell", "moves-by-teleport", "one-move",
)  # fmt: skip
# Groups of one thing, or of what was chosen before.
SINGLE = (
    "Named", "EventThing", "ThisOne", "ThisInPlay", "Hosts", "Players", "Caster", "YourMage", "SecondTarget",
    "InDiscard", "Attached", "ControllerOf",
)  # fmt: skip
ANY_NUMBER = 36  # a selection of so many is one of as many as one likes: there are no more cards
