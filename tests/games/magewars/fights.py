"""Fights for the tests of rules: what lies on a creature is read by its name."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from tests.games.magewars.situations import Situation


class Fight(Situation):
    """A situation in which whoever could reveal an enchantment passes until the next answer fits."""

    def play(self, *answers: str) -> None:
        for answer in answers:
            self.settle(answer)
            self.answer(answer)

    def settle(self, answer: str = "") -> None:
        while self.reason == "reveal" and not (answer and self.can(answer)):
            self.answer("pass")

    def damage(self, name: str) -> int:
        return self.piece(name).damage

    def markers(self, name: str) -> dict[str, int]:
        return self.piece(name).markers

    def mana(self, name: str) -> int:
        return self.piece(name).mana

    def zone(self, name: str) -> str:
        return self.state.arena.names[self.state.zone_of(self.card(name))]

    def lies(self, name: str) -> bool:
        """Whether a card of this name is in play."""
        return any(self.state.card(thing).slug == name for thing in self.state.play)

    def reprint(self, name: str, **changes: Any) -> None:
        """A card of this table is another than the printed one, for traits that no card has so."""
        prepared = [t for side in self.state.players for t in side.prepared if self.state.card(t).slug == name]
        card, defs = prepared[0] if prepared else self.card(name), list(self.state.defs)
        defs[card] = replace(self.state.card(card), **changes)
        self.state.defs = tuple(defs)

    def rebar(self, name: str, number: int = 1, full: bool = False, **traits: int) -> None:
        """One of its attack bars has more traits: `mana_drain=2`."""
        bars = list(self.state.card(self.card(name)).attacks)
        bar = bars[number - 1]
        more = tuple((trait.replace("_", "-"), n) for trait, n in traits.items())
        bars[number - 1] = replace(bar, full=full, traits=(*bar.traits, *more))
        self.reprint(name, attacks=tuple(bars))

    def targets(self, attack: str) -> set[str]:
        """Whom an attack of the acting creature may be aimed at: `timber-wolf`, `royal-archer 1`."""
        name, _, number = attack.partition(" ")
        found = [text.split() for text in self.texts() if text.startswith(f"attack {name} ")]
        return {words[2] for words in found if words[3:] == ([number] if number else [])}
