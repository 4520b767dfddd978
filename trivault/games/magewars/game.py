"""The game as the library offers it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Never

import msgspec

from trivault.games.magewars.cards import CARDS
from trivault.games.magewars.decks import setup
from trivault.games.magewars.decks.spellbook import Spellbook
from trivault.games.magewars.positions import position, sampling, view
from trivault.games.magewars.rules import events, reasons, upkeep
from trivault.games.magewars.rules.attack import ATTACK
from trivault.games.magewars.rules.cast import CAST
from trivault.games.magewars.rules.movement import MOVE
from trivault.games.magewars.rules.objects import alive
from trivault.games.magewars.rules.reveal import MANDATORY, REVEAL
from trivault.games.magewars.rules.round import ROUNDS
from trivault.games.magewars.rules.special import USE
from trivault.games.magewars.rules.traits import life
from trivault.games.magewars.rules.zone_attack import ZONE_ATTACK
from trivault.games.magewars.state import moments
from trivault.games.magewars.state.model import MAGE, MageWarsState
from trivault.games.magewars.state.printed import Card
from trivault.games.magewars.text import answers, order
from trivault.games.magewars.text.face import Face, face
from trivault.kernel.choices import Raw
from trivault.kernel.errors import SetupError, UnknownCard
from trivault.kernel.expressions import shown
from trivault.kernel.frames import Event, Pending, Scope
from trivault.kernel.game import Game
from trivault.kernel.ids import Thing
from trivault.kernel.log import Entry
from trivault.kernel.nodes import Node
from trivault.kernel.text import Message, card_message
from trivault.kernel.variants import FIRST, Variant
from trivault.kernel.views import View

FACE_DOWN = "face-down"  # the name of a card that the reader does not know


class MageWars(Game[MageWarsState]):
    """Mage Wars Arena for two players, or for more (MW-MULTI)."""

    name = "mage-wars"
    seats = range(2, 5)  # MW-GEN-03
    packages: tuple[str, ...] = ("trivault.games.magewars",)
    brought = "books"
    brought_secretly = True
    variants: Sequence[Variant] = (
        Variant("apprentice", seats=(2,), beginners=True, simulated=True),
        Variant("teams", seats=(4,)),
        FIRST,
    )

    def __init__(self) -> None:
        self.cards: dict[str, Card] = {card.slug: card for card in CARDS}
        self.attack_rules = ATTACK
        rules: dict[str, Sequence[Node[MageWarsState]]] = {
            "attack": (ATTACK,),
            "zone attack": (ZONE_ATTACK,),
            "cast": (CAST,),
            "move": (MOVE,),
            "use": (USE,),
            "reveal": (REVEAL, MANDATORY),
            "upkeep": upkeep.RULES,
        }
        trees = {f"card {card.slug}": tuple(card.trees()) for card in CARDS}
        super().__init__(ROUNDS, events.EVENTS, rules | trees)

    def card(self, slug: str) -> Card:
        if slug not in self.cards:
            raise UnknownCard(slug, self.cards)
        return self.cards[slug]

    def empty(self, seats: int, seed: int) -> MageWarsState:
        self.check_seats(seats, seed)
        return MageWarsState(self, seats, seed)

    def new(
        self,
        *,
        players: int = 2,
        seed: int = 0,
        decks: Sequence[str | Spellbook] | None = None,
        first: int | None = None,
        apprentice: bool = False,
        teams: bool = False,
        **others: Never,
    ) -> MageWarsState:
        """Set up a game: a spellbook for each player as its deck, by name (`starting-wizard`,
        `generated-wizard-7`), as text or as it was read; without, printed ones by the seed, for so many
        players."""
        self.refuse(others, setup.Options.__struct_fields__)
        return self.begin(self._laid_out(players, seed, decks, first, apprentice, teams))

    def _laid_out(
        self,
        players: int,
        seed: int,
        decks: Sequence[str | Spellbook] | None,
        first: int | None,
        apprentice: bool,
        teams: bool,
        log: list[Entry] | None = None,
    ) -> MageWarsState:
        """The table before the first round; the log takes down how it came to be so."""
        if decks is None:
            self.check_seats(players, seed)
        names = decks if decks is not None else setup.default_books(seed, apprentice, players)
        if len(names) not in self.seats:
            raise SetupError(f"mage-wars is for 2 to 4 spellbooks, not {len(names)}")
        self.check_seats(len(names), seed)
        chosen = setup.books_for(names, apprentice)
        state = setup.lay_out(self, len(names), seed, chosen, apprentice, teams)
        if first is not None and (type(first) is not int or not 0 <= first < state.seats):
            raise SetupError(f"first is a number from 0 to {state.seats - 1}, not {first!r}")
        state.log = log
        state.initiative = setup.who_begins(state) if first is None else first
        state.log = None
        return state

    def _options(self, options: Mapping[str, object]) -> setup.Options:
        try:
            return msgspec.convert(options, setup.Options)
        except msgspec.ValidationError as error:
            known = ", ".join(setup.Options.__struct_fields__)
            raise SetupError(f"options of a set-up are {known}: {error}") from None

    def start(self, options: Mapping[str, object], seed: int) -> MageWarsState:
        given = self._options(options)
        self.check_seats(given.players if given.decks is None else len(given.decks), seed)
        return self.begin(self._from(given, seed))

    def _from(self, given: setup.Options, seed: int, log: list[Entry] | None = None) -> MageWarsState:
        return self._laid_out(given.players, seed, given.decks, given.first, given.apprentice, given.teams, log)

    def opening(self, options: Mapping[str, object], seed: int) -> list[Entry]:
        """The roll for the initiative (MW-INIT-01)."""
        log: list[Entry] = []
        self._from(self._options(options), seed, log)
        return log

    def position(self, position_: Mapping[str, object] | str) -> MageWarsState:
        return position.build(self, position_)

    def describe(self, state: MageWarsState) -> dict[str, object]:
        return position.describe(state)

    # Knowledge and names

    def visible(self, state: MageWarsState, player: int, thing: Thing) -> bool:
        return view.visible(state, player, thing)

    def view(self, state: MageWarsState, player: int) -> view.MageWarsView:
        return view.build(state, player)

    def sample(self, view_: View, seed: int) -> MageWarsState:
        return sampling.sample(self, view_, seed)

    def things(self, state: MageWarsState) -> int:
        return len(state.defs)

    def slug(self, state: MageWarsState, thing: Thing) -> str:
        if thing < state.arena.size:
            return state.arena.names[thing]
        return state.card(thing).slug

    def called(self, state: MageWarsState, thing: Thing, player: int) -> str:
        if thing in state.play and not view.visible(state, player, thing):
            return FACE_DOWN
        return self.slug(state, thing)

    def place(self, state: MageWarsState, thing: Thing) -> str:
        return view.place(state, thing)

    def thing_message(self, state: MageWarsState, thing: Thing) -> Message:
        if thing < 0:
            return super().thing_message(state, thing)
        if thing < state.arena.size:
            key = "zone" if state.is_zone(thing) else "border"
            return Message(key, name=state.arena.names[thing])
        if thing in state.play and not self._seen(state, thing):
            return Message(FACE_DOWN)
        card = state.card(thing)
        named = card_message(card.slug)
        if card.type != MAGE:
            return named
        mages = [side.mage for side in state.players]
        if thing in mages and sum(state.card(mage) is state.card(thing) for mage in mages) > 1:
            return Message("mage-of", mage=named, player=Message("player", n=mages.index(thing) + 1))
        return named

    def option_message(self, state: MageWarsState, raw: Raw) -> Message:
        return answers.with_details(state, raw, super().option_message(state, raw))

    def face(self, slug: str) -> Face:
        """What stands on a card."""
        return face(self.card(slug))

    def _seen(self, state: MageWarsState, thing: Thing) -> bool:
        """By everybody, or by the player whose choice is open."""
        return view.visible(state, state.choice.player if state.choice else -1, thing)

    def interchangeable(self, state: MageWarsState, one: Thing, other: Thing) -> bool:
        if one == other:
            return True
        if min(one, other) < state.arena.size or state.card(one) is not state.card(other):
            return False
        if one in state.play or other in state.play:
            return False
        return view.place(state, one) == view.place(state, other)

    # Rules

    def idle(self, state: MageWarsState) -> bool:
        return state.over or not (state.batches or state.attacks or state.casts)

    def next_triggers(self, state: MageWarsState, queue: list[Pending]) -> tuple[int, list[Pending]]:
        return order.next_triggers(state, queue)

    def lapses(self, state: MageWarsState, pending: Pending) -> bool:
        return order.lapses(state, pending)

    def orders_replacements(self, state: MageWarsState, event: Event) -> int:
        return state.initiative

    def rule_triggers(self, state: MageWarsState, event: Event) -> list[Pending]:
        return upkeep.upkeep_triggers(state, event) if event.kind == events.UPKEEP.name else []

    def moment(self, state: MageWarsState, until: str, you: int) -> str:
        """Until the end of the round, of the next melee attack or action phase of `it`, or until
        the object that makes the effect leaves play."""
        scope = state.scopes[-1]
        if until == moments.LEAVES_PLAY:
            return moments.leaving(scope.this)
        if until == moments.PHASE:
            return moments.of(until, scope.this)
        if until in (moments.STRIKE, moments.ACTION_PHASE):
            return moments.of(until, scope.things("it")[0])
        return until

    def check(self, state: MageWarsState) -> bool:
        """Who has won, and what has as much damage as life and is destroyed (MW-LIFE-02, MW-DEATH-02)."""
        if any(side.mage not in state.play for side in state.players):  # MW-DEATH-05
            if not any(cast.resolving for cast in state.casts):  # MW-AMB-21
                self.settle_winner(state)
            if state.result is not None:
                return True
            if left := self.left_behind(state):
                return events.destroy(state, left, Scope(state.initiative))
        doomed = [
            t
            for t, piece in state.play.items()
            if (piece.damage or piece.life < 0) and state.card(t).life and piece.damage >= life(state, t)
        ]
        return bool(doomed) and events.destroy(state, doomed, Scope(state.initiative))

    def left_behind(self, state: MageWarsState) -> list[Thing]:
        """What players who are out still control: it goes with them (MW-AMB-46)."""
        return [t for t, piece in state.play.items() if not alive(state, piece.controller)]

    def sides(self, state: MageWarsState) -> list[tuple[int, ...]]:
        """Mages, or teams of which a mage is left (MW-MULTI-05)."""
        players = range(state.seats)
        sides = dict.fromkeys(tuple(p for p in players if state.friendly(p, other)) for other in players)
        return [side for side in sides if any(alive(state, p) for p in side)]

    def settle_winner(self, state: MageWarsState) -> None:
        """The last mage or team wins; if all fall at once, nobody does (MW-WIN, MW-AMB-21, MW-GEN-01)."""
        left = [p for p in range(state.seats) if alive(state, p)]  # MW-WIN-02
        if not left or all(state.friendly(left[0], p) for p in left):  # MW-WIN-01
            # MW-WIN-03
            state.result = tuple(p for p in range(state.seats) if left and state.friendly(left[0], p))

    def why_not(self, state: MageWarsState, answer: str) -> list[str]:
        return reasons.why_not(state, answer)

    def facts(self) -> list[str]:
        return [shown(card) for card in self.cards.values()]


__all__ = ["GAME", "MageWars"]

GAME = MageWars()
