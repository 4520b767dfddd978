"""The players, cards and numbers on a table of KeyForge, in words."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import NamedTuple

from trivault.games.keyforge.game import GAME
from trivault.games.keyforge.positions.view import KeyForgeView
from trivault.games.keyforge.presentation.seen import SeenTable, seen
from trivault.games.keyforge.rules.forge import key_cost
from trivault.games.keyforge.state.model import COLOURS, KEYS_TO_WIN, KeyForgeState
from trivault.games.keyforge.state.printed import HOUSES
from trivault.kernel.choices import Choice
from trivault.kernel.ids import Thing
from trivault.kernel.options import Option
from trivault.kernel.text import capital
from trivault.presentation.presenter import Badge, Presenter


class Printed(NamedTuple):
    """A card in the words of one language."""

    bonus: str  # its bonus Æmber in the fewest letters
    facts: list[str]  # power and armor
    text: str  # its rules on one line


class HouseCounts(NamedTuple):
    """How many cards of each house a player has who chooses one."""

    choice: Choice
    in_hand: Counter[str]
    in_play: Counter[str]


class KeyForgeTableWords(Presenter[KeyForgeState, KeyForgeView]):
    """What the parts of the presenter share: the table as a player sees it, its players and cards in words."""

    def __init__(self, lang: str, watching: bool = False) -> None:
        super().__init__(GAME, GAME.cards, lang, watching)
        self._seen: SeenTable | None = None
        self._badges: dict[Thing, list[Badge]] = {}  # of the cards on the table last seen
        self._printed: dict[str, Printed] = {}
        self._house_counts: HouseCounts | None = None  # of the choice last asked about

    def table(self, view: KeyForgeView) -> KeyForgeState:
        """A table that looks just so to the player: what is open on it is worked out there, such as
        power and the cost of keys. The hidden cards on it are made up."""
        return self.seen_table(view).state

    def seen_table(self, view: KeyForgeView) -> SeenTable:
        if self._seen is None or self._seen.view is not view:
            self._seen = seen(view)
            self._badges = {}
        return self._seen

    def house_counts(self, option: Option) -> HouseCounts:
        """How many cards of each house the player has who chooses this one."""
        state, choice, found = option.state, option.choice, self._house_counts
        assert isinstance(state, KeyForgeState)
        if found is None or found.choice is not choice:
            side, house_of = state.players[choice.player], state.house_of
            in_hand = Counter(map(house_of, side.hand))
            found = HouseCounts(choice, in_hand, Counter(map(house_of, (*side.line, *side.artifacts))))
            self._house_counts = found
        return found

    def seat(self, view: KeyForgeView, seat: int) -> list[str]:
        turn = self.say("ui-turn", n=view.turn) if seat == view.active else ""
        return [part for part in (self.player(seat), self.who(view, seat), turn) if part]

    def houses(self, view: KeyForgeView, seat: int) -> list[str]:
        """The houses of a player; the active one, which may be another, is called so."""
        active = view.house if seat == view.active else ""
        names = dict.fromkeys((*view.sides[seat].houses, *([active] if active else [])))
        return [
            self.say("ui-active-house", house=self.house(name)) if name == active else self.house(name)
            for name in names
        ]

    def house(self, name: str) -> str:
        return self.say("house-name", house=name)

    def keys(self, view: KeyForgeView, seat: int) -> str:
        forged = view.sides[seat].keys
        colours = [self.say(f"ui-{colour}") for i, colour in enumerate(COLOURS) if forged >> i & 1]
        said = ", ".join(colours)
        return self.say("ui-keys", n=len(colours), of=KEYS_TO_WIN, colours=f" ({said})" if said else "")

    def dials(self, view: KeyForgeView, seat: int) -> list[tuple[str, str]]:
        """The numbers of a player: (name, words). The own hand is open, and few cards are ever purged."""
        side = view.sides[seat]
        numbers = {"amber": side.amber, "key-cost": key_cost(self.table(view), seat), "chains": side.chains}
        if seat != view.player:
            numbers["hand"] = len(side.hand)
        numbers |= {"deck": len(side.deck), "discard": len(side.discard)}
        rare = {"archives": len(side.archives), "purged": len(side.purged)}
        numbers |= {name: n for name, n in rare.items() if n}
        dials = {name: self.dial(name, n) for name, n in numbers.items()}
        if numbers["amber"] >= numbers["key-cost"]:
            dials["amber"] = self.dial("check", numbers["amber"])  # KF-TURN-11
        return [("keys", self.keys(view, seat)), *dials.items()]

    def names(self, view: KeyForgeView, things: Iterable[Thing]) -> list[str]:
        return self.counted(view.cards[thing] for thing in things if thing >= 0)

    def by_house(self, view: KeyForgeView, things: Iterable[Thing], seat: int) -> dict[str, list[Thing]]:
        """Cards outside play by the house that is printed on them, the own houses first."""
        houses = [*view.sides[seat].houses, *HOUSES]
        known = sorted((t for t in things if t >= 0), key=lambda t: houses.index(view.printed[t]))
        found: dict[str, list[Thing]] = {}
        for thing in known:
            found.setdefault(view.printed[thing], []).append(thing)
        return found

    def printed(self, slug: str) -> Printed:
        """What stands on a card, said once and then remembered."""
        if slug not in self._printed:
            face = GAME.face(slug)
            bonus = face.card.amber
            facts = [self.words.say(fact) for fact in face.facts if fact.key != "face-amber"]
            text = " ".join(self.words.say(line) for line in face.lines)
            self._printed[slug] = Printed(self.say("ui-bonus", n=bonus) if bonus else "", facts, text)
        return self._printed[slug]

    def kind(self, slug: str, house: str) -> str:
        return capital(self.say("face-kind", noun=GAME.card(slug).type, house=house))
