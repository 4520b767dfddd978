"""The table of KeyForge, field by field. `view` shows hands, decks, archives and what lies under other cards,
`position` and `layout` write and lay out cards."""

from trivault.codegen import (
    COPIED,
    EMPTY,
    EMPTY_LIST,
    EVERYBODY,
    GIVEN,
    MOST,
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
)
from trivault.games.keyforge.state.limits import MOST_CARDS, MOST_CHAINS, STEPS
from trivault.games.keyforge.state.printed import HOUSES
from trivault.kernel.fields import DECLARED as KERNEL

PLAYER, KEYS = 1, 7  # the last seat; a bit for each colour
PLAYERS = "tuple[Annotated[int, Meta(ge=0, le=1)], ...]"
CLAIMS = "tuple[tuple[Annotated[int, Meta(ge=0, le=1)], int], ...]"
FIGHTS = "Annotated[list[tuple[int, int, Annotated[int, Meta(ge=0, le=3)]]], Meta(max_length=100)]"
SLUGS = f"Annotated[tuple[str, ...], Meta(max_length={MOST_CARDS})]"


def of_creatures(name: str) -> Written:
    """A mark that only creatures have."""
    return Written(name, of="creatures")


def done(name: str, about: str) -> Field:
    """Cards of which something is remembered this turn."""
    return cards(name, about, seen=EVERYBODY, written=Written(f"turn.{name}", by="existing"))


PIECE = RecordFields(
    "Piece",
    "What is known of a card in play.",
    (
        number("controller", default=GIVEN, high=PLAYER, seen=EVERYBODY),
        word("house", default=GIVEN, seen=EVERYBODY),
        flag(
            "ready",
            "not ready, as cards enter play",  # KF-GEN-11
            seen=EVERYBODY,
            written=Written("exhausted", opposite=True),
        ),  # KF-GEN-11
        flag("stunned", "loses its next use", seen=EVERYBODY, written=of_creatures("stunned")),
        flag(
            "warded",
            "the ward prevents damage or leaving play once",
            seen=EVERYBODY,
            written=of_creatures("warded"),
        ),
        flag("enraged", "fights, if it can", seen=EVERYBODY, written=of_creatures("enraged")),
        flag(
            "elusive_used",
            "was attacked this turn, so that elusive no longer helps it",
            seen=EVERYBODY,
            written=of_creatures("elusive-used"),
        ),
        flag("granted", "its permission to play a card was used this turn", seen=EVERYBODY, written="granted"),
        number("damage", "damage on it", low=-MOST, seen=EVERYBODY, written=of_creatures("damage")),
        number("amber", "Æmber on it", seen=EVERYBODY, written="amber"),
        number("power", "+1 power counters", low=-MOST, seen=EVERYBODY, written=of_creatures("power")),
        number(
            "armor_used",
            "armor that is used up this turn",
            low=-MOST,
            seen=EVERYBODY,
            written=of_creatures("armor-used"),
        ),
        number("armor_then", "its armor when that was last looked at", low=-MOST, seen=EVERYBODY),
        fixed("beside", "tuple[Thing, ...]", "its neighbors when it left play", things="{}", seen=EVERYBODY),
        thing("host", "of an upgrade", seen=EVERYBODY),
        thing("half", "of a gigantic creature: its other half", seen=EVERYBODY),  # KF-GIG-03
        cards("upgrades", seen=EVERYBODY),
        cards("under", "shown to those who know them"),
        fixed(
            *("counters", "tuple[tuple[str, int], ...]", "other counters by name"),  # KF-STAT-CNT-01
            saved="tuple[tuple[Word, Count], ...]",
            seen=EVERYBODY,
        ),
        fixed(
            *("claims", "tuple[tuple[int, Thing], ...]"),
            "who controls it and until which card leaves play, the latest last",  # KF-CTRL-03
            saved=CLAIMS,
            things="[card for _, card in {}]",
            seen=EVERYBODY,
        ),
        fixed("has_purged", "tuple[Thing, ...]", "the cards that it has purged", things="{}", seen=EVERYBODY),
        word("form", "once gone: what it counted as, if that is not what it is elsewhere", seen=EVERYBODY),
        fixed("traits", "tuple[str, ...]", "once gone: the traits that it had gained", seen=EVERYBODY),
    ),
    later=("traits",),
    made_with=("controller", "house"),
    extended="trivault.games.keyforge.state.pieces",
    marked=True,
)

SIDE = RecordFields(
    "Side",
    "The zones and pools of one player.",
    (
        number("amber", "Æmber in the pool", seen=EVERYBODY, written="amber"),
        number("chains", "0 to 24", seen=EVERYBODY, written=Written("chains", high=MOST_CHAINS)),
        number(
            "keys",
            "the forged ones",  # KF-FORGE-09
            high=KEYS,
            seen=EVERYBODY,
            written=Written("keys", by="colours"),
        ),
        number(
            "creatures_last", "creatures played in the own last turn", seen=EVERYBODY, written="creatures_last"
        ),
        number(
            *("forged_last", "keys forged in the own last turn"),
            high=KEYS,
            seen=EVERYBODY,
            written=Written("forged_last", by="colours"),
        ),
        number(
            "stolen_last",
            "Æmber stolen in the own last turn, or in the running one",
            seen=EVERYBODY,
            written="stolen_last",
        ),
        fixed("houses", "tuple[str, ...]", seen=EVERYBODY),  # KF-SETUP-02
        cards("hand"),
        cards("deck", "the top card is last"),
        cards("discard", "the top card is last", seen=EVERYBODY),
        cards("archives"),
        cards("abducted", "of the archives: own cards that leave them for the hand alone", seen=EVERYBODY),
        cards("purged", seen=EVERYBODY),
        cards("line", "the battleline from left to right", seen=EVERYBODY),  # KF-LINE-01
        cards("artifacts", seen=EVERYBODY),  # KF-LINE-10
    ),
    later=("abducted",),
    extended="trivault.games.keyforge.state.pieces",
)

TABLE = TableFields(
    "KeyForgeTable",
    "What lies on the table. What happened in the running turn stands here, once.",
    (
        own(
            "defs",
            "tuple[object, ...]",
            "the `Card` that each card is: a copy is what it copies",
            default=EMPTY,
            saved=SLUGS,
        ),
        own(
            *("originals", "dict[Thing, object]", "the `Card` printed on those that count as another one"),
            default=Code("{}"),
            copied=COPIED,
            saved="list[tuple[int, str]]",
        ),
        fixed("owners", "tuple[int, ...]", saved=PLAYERS, dumped="list({})", seen=EVERYBODY),
        fixed(
            "printed",
            "tuple[str, ...]",
            "the house on each card: mavericks differ",
            dumped="list({})",
            seen=EVERYBODY,
        ),
        fixed(
            *("icons", "tuple[tuple[str, ...], ...]", "bonus icons added by enhance"),
            dumped="[list(icons) for icons in {}]",
            seen=EVERYBODY,
        ),
        listed("players", "Side"),
        by_number("play", "Piece"),
        by_number("gone", "Piece", "cards that left play this turn, as they were then", kept=True),
        (
            cards("resolving", "actions that are being resolved", seen=EVERYBODY),
            done("played", "cards played this turn, in order"),
            done("used", "cards used"),
            done("discarded", "from the active player's hand"),
            done("destroyed", "destroyed this turn"),
            done("fallen", "destroyed in a fight"),
            done("reaped", "used to reap"),
            done("fought", "used to fight"),
            done("milled", "discarded by the active player, but not from a hand"),
        ),
        changing(
            *("fights", "list[tuple[Thing, Thing, int]]", "attacker, defender, how far; innermost last"),
            saved=FIGHTS,
            shown="tuple[tuple[Thing, Thing, int], ...]",
            things="[card for fight in {} for card in fight[:2]]",
            seen=EVERYBODY,
        ),
        (
            number(
                "turn",
                "its number",
                default=1,
                seen=EVERYBODY,
                written=Written("turn.number", default=3, low=1),
            ),
            number(
                "active",
                "whose turn it is",
                high=PLAYER,
                seen=EVERYBODY,
                written="turn.player",  # KF-TURN-03
            ),
            number(
                *("forged_now", "keys that the active player forged this turn"),
                high=KEYS,
                seen=EVERYBODY,
                written=Written("turn.forged", by="colours"),
            ),
            number("from_hand", "cards played or discarded from hand this turn", seen=EVERYBODY),  # KF-TURN-14
            number(
                *("done_before", "how many cards were played, used or discarded in earlier steps"),
                seen=EVERYBODY,
                written="turn.done_before",
            ),
        ),
        (
            word("house", "the active house", choices=("", *HOUSES), seen=EVERYBODY, written="turn.house"),
            word(
                "step",
                "of the turn",
                default="main",
                choices=STEPS,
                seen=EVERYBODY,
                written="turn.step",
            ),
        ),
        (
            flag(
                "first",
                "the first player's first turn",
                default=True,
                seen=EVERYBODY,
                written=Written("turn.first", default=False),
            ),
            flag(
                "orders_discards",
                "whether it is asked in which order destroyed cards are put away",
                seen=EVERYBODY,
            ),
            flag("step_over", "nothing more may be played, used or discarded in this step", seen=EVERYBODY),
        ),
        own("speaking", "bool | None", "`speaks_from_discard`, once that was asked for", default=None),
        own(
            *("left_behind", "list[tuple[int, int]]", "for whom, how much: only while cards leave play"),
            default=EMPTY_LIST,
            copied=COPIED,
        ),
    ),
    added=(cards("unsettled", "undamaged before damage that they have yet to survive", seen=EVERYBODY),),
)

DECLARED = Declaration(
    "trivault.games.keyforge.state",
    "The records of KeyForge",
    TABLE,
    (PIECE, SIDE),
    kernel=KERNEL,
    imports=("from trivault.kernel.ids import NOTHING", "from trivault.kernel.state import State"),
    types=(
        "from trivault.games.keyforge.state.pieces import Piece, Side",
        "from trivault.kernel.game import Game",
        "from trivault.kernel.ids import Thing",
    ),
    page="docs/reference/keyforge.md",
)
