"""Before the first turn: the auction, who begins, the opening hands, the mulligan (KF-SETUP, KF-MULL).

What lies ahead of a game are stages on its stack, so that a variant is a stage more or less.
"""

from __future__ import annotations

from trivault.games.keyforge.rules import events
from trivault.games.keyforge.rules.drawing import draw_chained
from trivault.games.keyforge.rules.log_messages import note
from trivault.games.keyforge.rules.turn import TURNS
from trivault.games.keyforge.state.limits import MOST_CHAINS
from trivault.games.keyforge.state.model import KeyForgeState
from trivault.kernel.choice_nodes import Ask
from trivault.kernel.choices import ACTION, PICK, Choice, Raw
from trivault.kernel.control import As, Do, Seq
from trivault.kernel.events import emit
from trivault.kernel.frames import Scope
from trivault.kernel.ids import NOTHING, player_of, player_thing
from trivault.kernel.interpreter import run
from trivault.kernel.nodes import Node
from trivault.kernel.rng import below, shuffle

S = KeyForgeState

PASS: Raw = ("pass", NOTHING, (), ())


class Auction(Ask[S]):
    """The players bid chains for the first deck, by turns and ever more, until one passes: the other
    plays it with as many chains as bid (KF-VAR-03). Who begins is random, the highest bid is where
    the tracker ends, and who never bid plays it without chains (KF-OPEN-14)."""

    def run(self, state: S) -> bool:
        state.scopes[-1].bind_numbers("bids", below(state, 2), -1)
        return self.ask(state)

    def question(self, state: S) -> Choice:
        bidder, highest = state.scopes[-1].numbers("bids")
        bids: list[Raw] = [("bid", NOTHING, (), (n,)) for n in range(highest + 1, MOST_CHAINS + 1)]
        return Choice(bidder, ACTION, "bid", listed=(*bids, PASS), reason="bid")

    def answered(self, state: S, answer: Raw) -> bool:
        scope = state.scopes[-1]
        bidder, highest = scope.numbers("bids")
        if answer != PASS:
            bidder, highest = 1 - bidder, answer[3][0]
            note(state, "bid", 1 - bidder, "KF-VAR-03", n=highest)
            if highest < MOST_CHAINS:
                scope.bind_numbers("bids", bidder, highest)
                return self.ask(state)
        self._award(state, 1 - bidder, max(0, highest))
        return False

    def _award(self, state: S, winner: int, chains: int) -> None:
        if winner != state.owners[0]:
            state.players.reverse()
            state.owners = tuple([1 - owner for owner in state.owners])
        state.players[winner].chains = chains
        note(state, "auction", winner, "KF-VAR-03", n=chains)


def _draw_lots(state: S, scope: Scope) -> None:
    state.active = below(state, 2)  # KF-SETUP-04
    note(state, "first", state.active, "KF-SETUP-04")


class ChooseFirst(Ask[S]):
    """The player whose deck lost the previous game decides who goes first (KF-SETUP-05)."""

    def __init__(self, lost: int) -> None:
        self.lost = lost  # this deck
        self.args = (lost,)

    def question(self, state: S) -> Choice:
        loser = state.owners[-self.lost]  # the first card is one of the first deck, the last of the other
        players = (player_thing(0), player_thing(1))
        return Choice(loser, PICK, "first", things=players, reason="first")

    def answered(self, state: S, answer: Raw) -> bool:
        (first,) = answer[2]
        state.active = player_of(first)
        note(state, "first", state.active, "KF-SETUP-05")
        return False


class OpeningHand(Node[S]):
    """So many cards; chains take some off and one is shed (KF-SETUP-10, KF-CHAIN-06)."""

    def __init__(self, size: int) -> None:
        self.size = size
        self.args = (size,)

    def run(self, state: S) -> bool:
        scope = state.scopes[-1]
        return draw_chained(state, scope, self.size)


class Mulligan(Ask[S]):
    """Each player once, the first player first (KF-SETUP-08, KF-MULL-01)."""

    def question(self, state: S) -> Choice:
        you = state.scopes[-1].you
        options: tuple[Raw, ...] = (("keep", NOTHING, (), ()), ("mulligan", NOTHING, (), ()))
        return Choice(you, ACTION, "mulligan", listed=options, reason="mulligan")

    def answered(self, state: S, answer: Raw) -> bool:
        scope = state.scopes[-1]
        if answer[0] == "keep":
            return False
        side = state.players[scope.you]
        size = len(side.hand) - 1  # KF-MULL-03
        side.deck += side.hand
        side.hand.clear()
        shuffle(state, side.deck)  # KF-MULL-04: nobody can tell what a cut would change
        return emit(state, events.DRAW, player_thing(scope.you), size, scope)


def _first(state: S) -> int:
    return state.active


def _second(state: S) -> int:
    return state.opponent(state.active)


AUCTION: Node[S] = Seq((As("auction", _first, Auction()),))
DRAW_LOTS: Node[S] = Seq((As("lots", _first, Do("draw-lots", _draw_lots)),))
CHOOSE_FIRST: tuple[Node[S], ...] = (Seq((ChooseFirst(0),)), Seq((ChooseFirst(1),)))
HANDS: Node[S] = Seq(
    (As("first-hand", _first, OpeningHand(7)), As("second-hand", _second, OpeningHand(6)))
)  # KF-SETUP-07
# KF-MULL-02
MULLIGANS: Node[S] = Seq((As("first-mulligan", _first, Mulligan()), As("second-mulligan", _second, Mulligan())))
STAGES = (AUCTION, DRAW_LOTS, *CHOOSE_FIRST, HANDS, MULLIGANS)


def begin(state: S, *, auction: bool, lots: bool, lost: int | None, quick: bool) -> None:
    """Go from two decks on the table to the first choice. After an auction `lots` may be drawn for
    who begins, so that nobody bids knowing it."""
    stages = [AUCTION] if auction else []
    stages += [DRAW_LOTS] if lots else []
    stages += [] if lost is None else [CHOOSE_FIRST[lost]]
    stages += [HANDS] if quick else [HANDS, MULLIGANS]  # KF-SETUP-09, KF-VAR-05
    state.stack += [(stage.id, 0) for stage in (TURNS, *reversed(stages))]
    run(state)
