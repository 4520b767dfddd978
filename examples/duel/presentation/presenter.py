"""Duel in words: all that a terminal or a server says of its table."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from examples.duel.cards import CARDS
from examples.duel.game import GAME
from examples.duel.positions.view import DuelView
from examples.duel.state.model import Card, DuelState
from trivault.kernel.ids import Thing
from trivault.kernel.text import Message
from trivault.presentation.presenter import ActiveEffect, KeyMoment, Presenter, Step, others_first

FACES: dict[str, Card] = {card.slug: card for card in CARDS}


class DuelPresenter(Presenter[DuelState, DuelView]):
    def __init__(self, lang: str, watching: bool = False) -> None:
        super().__init__(GAME, FACES, lang, watching)

    def moment(self, state: DuelState) -> tuple[int, int]:
        return state.turn, state.active

    def dials(self, view: DuelView, seat: int) -> list[str]:
        return [self.dial("life", view.life[seat]), self.dial("hand", view.hand_sizes[seat])]

    def hand(self, view: DuelView) -> list[str]:
        return self.counted(CARDS[card].slug for card in view.hand)

    def facts(self, view: DuelView) -> Iterator[tuple[str, str]]:
        yield "turn", self.say("ui-whose-turn", player=self.player(view.active))
        for seat in others_first(view, 2):
            yield f"dials-{seat}", f"{self.player(seat)}: {', '.join(self.dials(view, seat))}."
        if view.hand:
            yield "hand", f"{self.say('ui-hand-cards')}: {', '.join(self.hand(view))}."

    def things(self, view: DuelView) -> int:
        return len(CARDS)

    def active_effects(self, view: DuelView) -> list[ActiveEffect]:
        return []

    def affecting(self, view: DuelView, thing: Thing) -> list[ActiveEffect]:
        return []

    def piles(self, view: DuelView) -> Iterator[tuple[str, str, Sequence[str]]]:
        yield "", "ui-discarded", [CARDS[card].slug for card in reversed(view.discard)]

    def face(self, slug: str) -> list[str]:
        card = FACES[slug]
        return [self.name(slug), self.say("ui-face", strike=card.strike, block=card.block)]

    def possible_deeds(self) -> Iterator[tuple[str, Message]]:
        yield "end-turn", Message("do-end-turn")

    def course(self, state: DuelState, seat: int) -> dict[str, int]:
        return {"life": state.life[seat]}

    def moments(self, steps: Iterable[Step[DuelState]]) -> Iterator[KeyMoment]:
        for step in steps:
            for entry in step.entries:
                if entry.event.kind == "damage":
                    turn, _ = self.moment(step.before)
                    lost = sum(step.before.life) - sum(step.after.life)
                    text = self.sentence(entry.public)
                    yield KeyMoment(step.at, turn, entry.event.actor, text, entry.cards, lost)
