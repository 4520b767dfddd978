"""Cards as printed, their houses and types (KF-CARD)."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from trivault.kernel.abilities import Ability, After
from trivault.kernel.nodes import Node
from trivault.kernel.terms import Condition, Filter, Group
from trivault.kernel.text import Message

if TYPE_CHECKING:
    from trivault.games.keyforge.state.model import KeyForgeState

BROBNAR, DIS, LOGOS, MARS, SANCTUM = "brobnar", "dis", "logos", "mars", "sanctum"
SAURIAN, SHADOWS, STAR_ALLIANCE, UNTAMED = "saurian", "shadows", "star-alliance", "untamed"
HOUSES = (BROBNAR, DIS, LOGOS, MARS, SANCTUM, SAURIAN, SHADOWS, STAR_ALLIANCE, UNTAMED)

LABELS = {
    "played": "play",
    "fought": "fight",
    "reaped": "reap",
    "before-fight": "before-fight",
    "before-reap": "before-reap",
}

ACTION_TYPE, ARTIFACT, CREATURE, UPGRADE = "action", "artifact", "creature", "upgrade"  # KF-PLAY-03


class BehindBoldWord(After["KeyForgeState"]):
    """An ability behind a bold word such as "Reap:"."""


class Labelled(BehindBoldWord):
    """An ability behind a bold word: the card on which it stands, or which has gained it, has it."""

    def words(self, times: int = 0) -> Message:
        return Message("labelled", label=Message(f"label-{LABELS[self.key]}"), effect=self.effect.words())


@dataclass(frozen=True, eq=False)
class Card:
    """A card as printed. Copies of a card share one (KF-CARD-09)."""

    slug: str
    type: str
    house: str  # empty for an anomaly, which is of whichever house is printed on it (KF-CARD-08)
    power: int = 0
    armor: int = 0  # KF-CARD-03
    amber: int = 0  # printed bonus icons
    traits: frozenset[str] = frozenset()  # KF-CARD-04
    keywords: dict[str, int] = field(default_factory=dict)
    play: Node[KeyForgeState] | None = None
    action: Node[KeyForgeState] | None = None
    omni: Node[KeyForgeState] | None = None
    abilities: tuple[Ability[KeyForgeState], ...] = ()  # KF-CONST-01: in force while in play
    gives: tuple[Ability[KeyForgeState], ...] = ()  # what an upgrade gives to its creature
    gives_action: Node[KeyForgeState] | None = None
    play_if: Condition[KeyForgeState] | None = None
    only_fights: Filter[KeyForgeState] | None = None
    enters_ready: bool = False
    enters_stunned: bool = False
    enters_enraged: bool = False
    reads_order: bool = False  # it looks at the order of a discard pile (KF-DEST-03)
    enters_opposed: bool = False  # under the control of the opponent of whoever brings it into play
    x_power: bool = False  # printed power X: 0 unless an ability says what X is (KF-WORD-15)
    enters_as: Group[KeyForgeState] | None = None  # it enters play as a copy of one of these
    other: Card | None = None  # what it may be played as or become
    form: str = ""  # of such another form: its type
    half: str = ""  # of a gigantic creature: "top" or "bottom" (KF-GIG-01)
    other_half: str = ""
    enhance: dict[str, int] = field(default_factory=dict)  # icons it has given to its deck (KF-KW-ENH-01)
    enters_ready_if: Condition[KeyForgeState] | None = None
    copies: Group[KeyForgeState] | None = None  # it is played as a copy of one of these
    sorts_archives: bool = False  # archived face up, it lets its player take some of the archives only
    in_discard: tuple[Ability[KeyForgeState], ...] = ()  # triggers while it lies in its owner's discard pile
    also_in: tuple[str, ...] = ()  # further houses that it is printed in

    @property
    def houses(self) -> tuple[str, ...]:
        """Those in which it is no maverick; none for an anomaly."""
        return (self.house, *self.also_in) if self.house else ()

    @property
    def key(self) -> str:
        """A name for the card in this form."""
        return f"{self.slug}-{self.form}" if self.form else self.slug

    def trees(self) -> list[Node[KeyForgeState]]:
        effects = (self.play, self.action, self.omni, self.gives_action)
        trees = (*effects, *self.abilities, *self.gives, *self.in_discard)
        others = self.other.trees() if self.other is not None else []
        return [tree for tree in (*trees, *others) if tree is not None]
