"""The table of Mage Wars, field by field. `view` shows spellbooks and what objects hold, `position` and
`layout` write and lay out objects."""

from trivault.codegen import (
    EACH_SEAT,
    EVERYBODY,
    GIVEN,
    MOST,
    OWNER,
    Code,
    Declaration,
    Field,
    RecordFields,
    TableFields,
    Written,
    by_number,
    cards,
    changing,
    fixed,
    flag,
    listed,
    number,
    own,
    thing,
    word,
    words,
)
from trivault.games.magewars.state.limits import FEW, MOST_AT_ONCE, MOST_CARDS, MOST_MANA, PHASES
from trivault.kernel.fields import DECLARED as KERNEL

LAST_SEAT = 3
COUNTS = f"dict[Word, Annotated[int, Meta(ge=0, le={FEW})]]"
FACES = f"Annotated[tuple[Annotated[int, Meta(ge=0, le={FEW})], ...], Meta(max_length=5000)]"
SLUGS = f"Annotated[list[str], Meta(max_length={MOST_CARDS})]"


def some(name: str, about: str = "", *, written: str | None = None) -> Field:
    """A number that everybody sees, and that may be below 0."""
    return number(name, about, low=-MOST_MANA, high=MOST_MANA, seen=EVERYBODY, written=written)


def counts(name: str, about: str) -> Field:
    """Numbers by name."""
    return changing(name, "dict[str, int]", about, saved=COUNTS, shown="dict[str, int]", seen=EVERYBODY)


def pairs(name: str, about: str) -> Field:
    """Pairs of objects, of this round."""
    every = "[each for pair in {} for each in pair]"
    shown = "tuple[tuple[Thing, Thing], ...]"
    return changing(name, "list[tuple[Thing, Thing]]", about, shown=shown, things=every, seen=EVERYBODY)


PIECE = RecordFields(
    "Piece",
    "An object in play (MW-GEN-04).",
    (
        number("controller", default=GIVEN, high=LAST_SEAT, seen=EVERYBODY),  # MW-GEN-07
        thing("zone", seen=EVERYBODY),
        thing("border", "of a wall", seen=EVERYBODY),
        thing("left", "where a banished creature comes back to", seen=EVERYBODY),
        thing("host", "what it is attached to", seen=EVERYBODY),
        cards("attached", "in the order in which they came", seen=EVERYBODY),  # MW-ENCH-11
        flag("revealed", "an enchantment lies face down first", default=True, seen=EVERYBODY),
        flag("active", "its action marker", seen=EVERYBODY),  # MW-MARK-01, MW-MARK-02
        flag("quickcast", seen=EVERYBODY),  # MW-QC-01
        flag("guard", seen=EVERYBODY),
        some("damage", "damage on it", written="damage"),  # MW-LIFE-04
        some("life", "gained, or lost below 0"),  # MW-LIFE-05
        some("mana"),
        counts("markers", "conditions and tokens"),
        counts("fresh", "of them, those that this action phase leaves alone"),  # MW-ACT-18
        words("used", "ready markers on their used side", seen=EVERYBODY),  # MW-MARK-07
        fixed("slots", "tuple[str, ...]", "where equipment is worn", saved="tuple[Word, ...]", seen=EVERYBODY),
        thing("bound", "spellbind; shown to those who know it"),
        flag("bound_open", "it was cast once", seen=EVERYBODY),  # MW-BIND-04
        thing("assigned", "what a familiar or spawnpoint may cast this round; shown likewise"),
        number("summoned", "the round in which it came into play", low=-MOST, seen=EVERYBODY),
    ),
    made_with=("controller",),
    marked=True,
)

SIDE = RecordFields(
    "Side",
    "One player's mage and cards out of play.",
    (
        thing("mage", seen=EVERYBODY),
        word("element", "the school that a wizard chose", seen=OWNER, written="element"),
        cards("innate", "spells that the mage can always cast", seen=EVERYBODY),
        cards("spellbook"),
        cards("prepared", "for this round, face down"),  # MW-PLAN-01
        cards("discard", "the last one lies on top", seen=EVERYBODY),
        flag("returned", "cards that others have seen went back to the spellbook in this round"),
    ),
)

ATTACK = RecordFields(
    "Attack",
    "An attack under way (MW-ATK).",
    (
        number("by", "the player who makes its choices", default=GIVEN, high=LAST_SEAT, seen=EVERYBODY),
        thing("attacker", "a creature, or the object whose attack it is", default=GIVEN, seen=EVERYBODY),
        thing(
            "holder",
            "the card with the attack bar; NOTHING: the bash of the rules",
            default=GIVEN,
            seen=EVERYBODY,
        ),
        number("bar", "which of its bars", default=GIVEN, high=FEW, seen=EVERYBODY),
        thing("defender", default=GIVEN, seen=EVERYBODY),
        word(
            "free",
            "no attack action: counterstrike, barrier, passage, trap, spell, special, ability, bash",
            seen=EVERYBODY,
        ),
        thing("zone", "of a zone attack", seen=EVERYBODY),
        thing("turned", "the true defender of a strike that was turned on the attacker", seen=EVERYBODY),
        number("strike", "counts the strikes", high=FEW, seen=EVERYBODY),  # MW-ATK5
        number("strikes", default=1, high=FEW, seen=EVERYBODY),
        flag("missed", "all of it, through daze", seen=EVERYBODY),
        flag("avoided", "this strike was avoided", seen=EVERYBODY),
        flag("defended", "a defense was used against this strike", seen=EVERYBODY),  # MW-DEF-04
        flag("hit", "a strike was successful", seen=EVERYBODY),  # MW-ATK-13
        fixed("rolled", "tuple[int, ...]", "the faces of the attack dice", saved=FACES, seen=EVERYBODY),
        some("die", "the effect die, as it fell"),
        some("least", "what the roll of a defense must show"),
        thing("place", "the zone or border of the defender, also when it is gone", seen=EVERYBODY),
        some("damage", "of this strike, after armor"),
        some("dealt", "of all strikes"),
        words("spent", "traits that apply once in a multiple attack", seen=EVERYBODY),  # MW-MULTIATK-05
        cards("done", "whom a sweeping or chained attack has hit", seen=EVERYBODY),
        number(
            "extra",
            "dice more or less, and the same on the effect die (chain lightning, light blast)",
            low=-FEW,
            high=FEW,
            seen=EVERYBODY,
        ),
        flag("again", "it goes on against another target", seen=EVERYBODY),
        cards("answered", "who has struck back at it", seen=EVERYBODY),  # MW-CSTRIKE-05
        cards("fled", "whom the attacker was too frightened to attack", seen=EVERYBODY),  # MW-AMB-66
        flag("moved", "one of the two was moved while it was under way", seen=EVERYBODY),  # MW-AMB-61
        flag("grounded", "a flying attacker came down for it", seen=EVERYBODY),  # MW-FLY-07
        fixed(
            *("afoot", "tuple[Thing, ...]", "who cannot begin to fly while it lasts"),  # MW-FLY-08
            things="{}",
            seen=EVERYBODY,
        ),
    ),
    made_with=("by", "attacker", "holder", "bar", "defender", "free"),
    view="AttackView",
)

CAST = RecordFields(
    "Cast",
    "A spell on its way through the three steps (MW-CAST-01).",
    (
        number("by", default=GIVEN, high=LAST_SEAT, seen=EVERYBODY),
        thing("spell", default=GIVEN, seen=EVERYBODY),
        thing("caster", default=GIVEN, seen=EVERYBODY),
        word("kind", "where it comes from: prepared, assigned, bound, discard", default=GIVEN, seen=EVERYBODY),
        word("way", "quick, full, quickcast, deploy", default=GIVEN, seen=EVERYBODY),
        thing("target", seen=EVERYBODY),
        thing("second", seen=EVERYBODY),
        some("x", "mana on top, by what was chosen while casting"),  # MW-CAST-09
        cards("chosen", "objects", seen=EVERYBODY),
        words("cured", "conditions", seen=EVERYBODY),
        some("cost"),
        flag("paid", "from then on it cannot be withdrawn", seen=EVERYBODY),  # MW-CAST-13
        word("countered", "`countered`: discarded; `returned`: to the spellbook", seen=EVERYBODY),
        flag("moved", "its caster or a target was moved while it was under way", seen=EVERYBODY),  # MW-AMB-61
        flag("resolving", "it takes effect: who has won is seen when it has", seen=EVERYBODY),  # MW-AMB-21
    ),
    made_with=("by", "spell", "caster", "kind", "way"),
    view="CastView",
)

TABLE = TableFields(
    "MageWarsTable",
    "The whole table. Pieces and cards are numbered behind the zones and borders of the arena.",
    (
        own("arena", "Arena", default=Code("FULL"), saved="tuple[int, int]"),
        own(
            "defs",
            "tuple[object, ...]",
            "the `Card` of each thing; zones and borders have none",
            default=Code("(None,) * FULL.size"),
            saved=SLUGS,
        ),
        own("owners", "tuple[int, ...]", default=Code("(-1,) * FULL.size"), saved="list[int]"),
        listed("players", "Side", default=EACH_SEAT),
        by_number("play", "Piece"),
        listed("attacks", "Attack", "innermost last", most=MOST_AT_ONCE, seen=EVERYBODY),
        listed("casts", "Cast", most=MOST_AT_ONCE, seen=EVERYBODY),
        # whose barrier has hit whom (MW-BARRIER-03), and what else an object does to each creature once
        pairs("barriers", "(object, creature) this round"),
        pairs("attacked", "(attacker, defender) this round"),
        (
            number(
                *("round", "the number of the round"),
                default=1,
                low=-MOST,
                seen=EVERYBODY,
                written=Written("round", default=2, low=1),
            ),
            number(
                *("initiative", "who has it"),
                high=LAST_SEAT,
                seen=EVERYBODY,
                written=Written("initiative", high=Code("of.seats - 1")),
            ),
            thing("acting", "the creature whose action phase it is", seen=EVERYBODY),
            number("moves", "its move actions in this action phase", high=FEW, seen=EVERYBODY),
            number("limit", "the most of them", default=2, high=FEW, seen=EVERYBODY),  # MW-MOVE-05, MW-HINDER
        ),
        (
            flag(
                "teams",
                "two against two, who sit alternately",
                seen=EVERYBODY,
                written="teams",  # MW-MULTI-04
            ),
            flag("acted", "its quick or full action is done", seen=EVERYBODY),
        ),
        word(
            "phase",
            "of the round",
            default="initiative",
            choices=PHASES,
            seen=EVERYBODY,
            written=Written("phase", default="action"),
        ),
    ),
)

DECLARED = Declaration(
    "trivault.games.magewars.state",
    "The records of Mage Wars",
    TABLE,
    (PIECE, SIDE, ATTACK, CAST),
    kernel=KERNEL,
    imports=(
        "from trivault.games.magewars.state.arena import FULL",
        "from trivault.kernel.ids import NOTHING",
        "from trivault.kernel.state import State",
    ),
    types=(
        "from trivault.games.magewars.state.arena import Arena",
        "from trivault.kernel.game import Game",
        "from trivault.kernel.ids import Thing",
    ),
    page="docs/reference/mage-wars.md",
)
