"""Scenarios of the tiny game in which every choice is a place to copy, save and go on."""

from __future__ import annotations

from collections.abc import Mapping

from tests.kernel.tiny_cards import GAME
from tests.kernel.tiny_model import TinyState
from trivault.kernel.ids import Thing
from trivault.kernel.log import Entry
from trivault.kernel.text import Message
from trivault.testing import Scenario, same_views


class Driven(Scenario[TinyState]):
    """At each choice a copy and a state restored from bytes are made; all of them are given the
    rest of the answers and must stay equal to the last byte."""

    def __init__(self, me: Mapping[str, object], foe: Mapping[str, object], seed: int = 0) -> None:
        super().__init__(GAME, {"players": [me, foe], "seed": seed})
        self.twins: list[TinyState] = []
        self.state.log = []

    def answer(self, *answers: str | tuple[int, str]) -> None:
        """Give answers, one for each choice; with the player where several decide at once."""
        for answer in answers:
            player, text = answer if isinstance(answer, tuple) else (None, answer)
            data = self.state.to_bytes()
            same_views(self.game, self.state, seed=len(self.twins))
            self.twins += [self.state.copy(), self.game.from_bytes(data)]
            for twin in self.twins:
                assert twin.to_bytes() == data, f"a twin differs before {text!r}"
                twin.apply(text, player)
            assert self.state.to_bytes() == data, "a copy shares something with its original"
            self.state.apply(text, player)
        data = self.state.to_bytes()
        assert all(twin.to_bytes() == data for twin in self.twins), "a twin differs at the end"

    @property
    def asked(self) -> int | None:
        """Who has to decide."""
        return self.state.choice.player if self.state.choice else None

    @property
    def reason(self) -> str:
        return self.state.choice.reason if self.state.choice else ""

    @property
    def story(self) -> list[str]:
        """What has happened so far: `damage ogre 2`."""
        assert self.state.log is not None
        return [told(entry) for entry in self.state.log]

    def thing(self, slug: str) -> Thing:
        (found,) = (thing for thing, card in enumerate(self.state.defs) if card.slug == slug)
        return found

    def damage(self, slug: str) -> int:
        return self.state.damage.get(self.thing(slug), 0)

    def board(self, player: int) -> list[str]:
        return [self.state.defs[card].slug for card in self.state.sides[player].board]


def told(entry: Entry) -> str:
    what, n = entry.public.args.get("what", entry.public.args["who"]), entry.public.args["n"]
    assert isinstance(what, Message)
    name = f"p{int(str(what.args['n'])) - 1}" if what.key == "player" else what.key.removeprefix("card-")
    return f"{entry.event.kind} {name} {n}"
