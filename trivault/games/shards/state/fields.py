"""The table of Shards of Infinity, field by field. `view` shows hands and decks, `position` lays out cards."""

from trivault.codegen import (
    EACH_SEAT,
    EMPTY,
    EVERYBODY,
    Code,
    Declaration,
    RecordFields,
    TableFields,
    Written,
    cards,
    flag,
    listed,
    number,
    own,
)
from trivault.games.shards.state.numbers import MAX_HEALTH, MAX_MASTERY, MOST_CARDS, NO_CARD, ROW
from trivault.kernel.fields import DECLARED as KERNEL

HEALTH = "0 to 50; 0 is a player who is out, and has no cards"
SLUGS = f"Annotated[tuple[str, ...], Meta(max_length={MOST_CARDS})]"
SEAT = Code("of.seats - 1")

SIDE = RecordFields(
    "Side",
    "What lies in front of one player from turn to turn (SI-RES-05).",
    (
        number("health", HEALTH, default=MAX_HEALTH, high=MAX_HEALTH, seen=EVERYBODY, written="health"),
        number("mastery", "0 to 30", high=MAX_MASTERY, seen=EVERYBODY, written="mastery"),
        cards("hand"),
        cards("deck", "the top card is last"),
        cards(
            "discard", "the discard pile, oldest first", seen=EVERYBODY, written=Written("discard", by="cards")
        ),  # SI-SETUP-08
        cards("champions", seen=EVERYBODY),
        cards("exhausted", "of the champions", seen=EVERYBODY),
    ),
    made_with=("mastery",),
)

TABLE = TableFields(
    "ShardsTable",
    "What lies on the table. What belongs to the running turn stands here, once.",
    (
        own("defs", "tuple[object, ...]", "the `Card` of each card of this game", default=EMPTY, saved=SLUGS),
        own("characters", "tuple[str, ...]", default=EMPTY, saved="tuple[str, ...]"),
        listed("players", "Side", default=EACH_SEAT),
        (
            cards("row", default=Code(f"[{NO_CARD}] * {ROW}"), seen=EVERYBODY),
            cards("centre", "the top card is last"),
            cards("banished", "cards out of the game", seen=EVERYBODY, written=Written("banished", by="cards")),
            cards("allies", "allies and starters in the play area", seen=EVERYBODY),
            cards("mercenaries", "fast-played ones in the play area", seen=EVERYBODY),
            cards("played", "everything played this turn, in order", seen=EVERYBODY),
        ),
        (
            number(
                "turn",
                "the number of the turn",
                default=1,
                seen=EVERYBODY,
                written=Written("turn.number", low=1),
            ),
            number("active", "whose turn it is", seen=EVERYBODY, written=Written("turn.player", high=SEAT)),
            number("gems", "gems left", seen=EVERYBODY, written="turn.gems"),
            number("power", seen=EVERYBODY),
        ),
        flag("focused", "whether focus was used", seen=EVERYBODY, written="turn.focused"),
    ),
)

DECLARED = Declaration(
    "trivault.games.shards.state",
    "The records of Shards of Infinity",
    TABLE,
    (SIDE,),
    kernel=KERNEL,
    imports=("from trivault.kernel.state import State",),
    types=(
        "from trivault.kernel.game import Game",
        "from trivault.kernel.ids import Thing",
    ),
    page="docs/reference/positions.md",
)
