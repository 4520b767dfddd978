"""The turn: five steps in fixed order (KF-TURN-02), what is legal in step 3, chains, and the state checks."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from trivault.games.keyforge.rules import events
from trivault.games.keyforge.rules.animation import calm_down
from trivault.games.keyforge.rules.creature_stats import keyword, power, settle_armor
from trivault.games.keyforge.rules.drawing import DrawCards
from trivault.games.keyforge.rules.forge import FORGE_STEP, funds, key_cost
from trivault.games.keyforge.rules.houses import selectable_houses
from trivault.games.keyforge.rules.log_messages import note
from trivault.games.keyforge.rules.permissions import needs_permission, note_use, permitted, use_up
from trivault.games.keyforge.rules.play import PLAY, why_unplayable
from trivault.games.keyforge.rules.use import USES, has_omni, in_rage, uses_of
from trivault.games.keyforge.state import aspects, moments
from trivault.games.keyforge.state.model import KEYS_TO_WIN, KeyForgeState
from trivault.games.keyforge.state.printed import CREATURE, Card
from trivault.kernel.abilities import expire, forbidding, permitting, postpone
from trivault.kernel.choice_nodes import Actions, Ask, Decide
from trivault.kernel.choices import ACTION, PICK, YES_NO, Choice, Raw
from trivault.kernel.control import As, Do, Loop, Seq
from trivault.kernel.event_kinds import EventKind
from trivault.kernel.events import emit, propose, tagged
from trivault.kernel.frames import NUMBERS, Scope
from trivault.kernel.ids import NOTHING, Thing, player_thing
from trivault.kernel.interpreter import call
from trivault.kernel.nodes import Node

S = KeyForgeState

END: Raw = ("end-turn", NOTHING, (), ())


# Step 2: choose a house


class ChooseHouse(Decide[S]):
    """The active house for the rest of the turn; none if none is legal (KF-HOUSE-08)."""

    def question(self, state: S) -> Choice:
        houses = selectable_houses(state, state.active) or [""]
        options: tuple[Raw, ...] = tuple([(house, NOTHING, (), ()) for house in houses])
        return Choice(state.active, ACTION, "choose-house", listed=options, reason="choose-house")

    def answered(self, state: S, answer: Raw) -> bool:
        state.house = answer[0]
        you = state.active
        if state.house:
            note(state, "house", you, "KF-HOUSE-01", house=state.house)
        heard = events.HOUSE_CHOSEN.name in state.listeners or state.speaks_from_discard()
        return heard and emit(state, events.HOUSE_CHOSEN, player_thing(you), 1, state.scopes[-1])  # KF-HOUSE-09


class TakeArchives(Ask[S]):
    """All archived cards or none (KF-HOUSE-10), unless one of them lets its player take some."""

    def run(self, state: S) -> bool:
        if not state.players[state.active].archives:
            return False
        return self.ask(state)

    def question(self, state: S) -> Choice:
        cards, verb = tuple(state.players[state.active].archives), "take-archives"
        if any(state.defs[card].sorts_archives for card in cards):
            return Choice(state.active, PICK, "take", things=cards, low=0, high=len(cards), reason="take")
        options: tuple[Raw, ...] = ((verb, NOTHING, (), ()), ("skip", NOTHING, (), ()))
        return Choice(state.active, YES_NO, verb, listed=options, reason=verb)

    def answered(self, state: S, answer: Raw) -> bool:
        verb, _, targets, _ = answer
        you = player_thing(state.active)
        taken = [verb == "take-archives" or card in targets for card in state.players[state.active].archives]
        bits = sum(1 << i for i, yes in enumerate(taken) if yes)
        return bits > 0 and emit(state, events.TAKE_ARCHIVES, you, bits, state.scopes[-1])


# Step 3: play, discard and use


def legal_actions(state: S) -> tuple[Raw, ...]:
    you = state.active
    side = state.players[you]
    options: list[Raw] = []
    for card in _one_of_each(state, side.hand):
        by_permission = needs_permission(state, card)
        if permitted(state, card) if by_permission else not why_unplayable(state, card, you):
            options.append(("play", card, (), ()))
        if not by_permission:  # KF-HOUSE-02
            options.append(("discard", card, (), ()))  # KF-DISC-01, KF-DISC-02
    for card in (*side.line, *side.artifacts):  # KF-USE-09
        options += _uses(state, card)
    options.append(END)
    return tuple(options)


def _one_of_each(state: S, hand: list[Thing]) -> Iterable[Thing]:
    """Of equal cards one: the one that others know of, as they cannot tell whether it is that one."""
    alike: dict[tuple[Card, str, tuple[str, ...]], Thing] = {}
    for card in hand:
        kind = (state.defs[card], state.printed[card], state.icons[card])
        if kind not in alike or card in state.known:
            alike[kind] = card
    return alike.values()


def _uses(state: S, card: Thing) -> list[Raw]:
    """The uses of a card that its house or a permission allows (KF-USE-01, KF-USE-05, KF-USE-06)."""
    if not state.play[card].ready:
        return []
    if state.house_of(card) == state.house or permitting(state, aspects.MAY_USE, card) is not None:
        ways = uses_of(state, card)
    elif free := _in_any_house(state, card):
        ways = [way for way in uses_of(state, card) if way in free]
    else:
        return []
    return [(way, card, (), ()) for way in in_rage(state, card, ways)]


def _in_any_house(state: S, card: Thing) -> list[str]:
    """The uses of a card whatever house is active: by a permission to fight, or by its Omni ability; a stun can
    always go instead (KF-STAT-STUN-02)."""
    ways = ["fight"] if permitting(state, aspects.MAY_FIGHT, card) is not None else []
    ways += ["omni"] if has_omni(state, card) else []
    return [*ways, "unstun"] if ways else []


class PlayFromHand(Node[S]):
    """Play the chosen card; a permission that it needs is used up (KF-PLAY-16)."""

    def run(self, state: S) -> bool:
        scope = state.scopes[-1]
        card = scope.thing("source")
        types = permitted(state, card) if needs_permission(state, card) else ()
        state.from_hand += 1  # KF-TURN-15
        if types:
            use_up(state, card, types[0])
        return call(state, PLAY, scope.you, card, names={f"{NUMBERS}types": tuple(types)} if types else None)

    def children(self) -> Iterator[Node[S]]:
        yield PLAY


def _discard_from_hand(state: S, scope: Scope) -> bool:
    state.from_hand += 1
    return emit(state, events.DISCARD, scope.thing("source"), 1, scope)


class UseChosen(Node[S]):
    def __init__(self, way: str) -> None:
        self.way = way
        self.args = (way,)

    def run(self, state: S) -> bool:
        scope = state.scopes[-1]
        card = scope.thing("source")
        if not self._free(state, card):
            note_use(state, card)
        return call(state, USES[self.way], scope.you, card)

    def _free(self, state: S, card: Thing) -> bool:
        """Whether the card may be used so without a permission for cards of another house."""
        return state.house_of(card) == state.house or self.way in _in_any_house(state, card)

    def children(self) -> Iterator[Node[S]]:
        yield USES[self.way]


def _step_is_over(state: S) -> bool:
    return state.step_over


MAIN: Node[S] = Actions(
    "main",
    legal_actions,
    (
        ("play", PlayFromHand()),
        ("discard", Do("discard-from-hand", _discard_from_hand)),
        *((way, UseChosen(way)) for way in USES),
    ),
    closing="end-turn",
    over=_step_is_over,
)  # KF-TURN-05


# Steps 4 and 5


def _ready_cards(state: S, scope: Scope) -> bool:
    """Every exhausted card of the active player is readied (KF-TURN-06)."""
    side = state.players[scope.you]
    tired = [c for c in (*side.line, *side.artifacts) if not state.play[c].ready]
    shares = [(c, 1) for c in tired if not forbidding(state, aspects.READY, c)]
    return propose(state, events.READY, shares, scope)


class TurnBoundary(Node[S]):
    """The start or the end of a turn, or the end of a step: a window (KF-TIME-01, KF-TIME-09)."""

    def __init__(self, kind: EventKind[S]) -> None:
        self.kind = kind
        self.args = (kind,)

    def run(self, state: S) -> bool:
        return emit(state, self.kind, player_thing(state.active), 1, state.scopes[-1])


CHECKED = 1  # a position: whoever does not live on is destroyed


class EffectsEnd(Node[S]):
    """What lasts until the end of the turn ends; whoever lives only by that is destroyed, and what that
    brings about for this turn ends, too."""

    def run(self, state: S) -> bool:
        self._end(state)
        mark = len(state.stack)
        return self.suspend(state, mark, state.game.check(state), CHECKED) or self.resume(state, CHECKED)

    def resume(self, state: S, position: int) -> bool:
        self._end(state)
        return False

    def _end(self, state: S) -> None:
        if state.originals:
            calm_down(state)
        expire(state, moments.end_of_turn(state.active))


def _check(state: S, scope: Scope) -> bool:
    """Whoever cannot live any more by what has ended is destroyed (KF-DEST-15)."""
    return state.game.check(state)


def _end_turn(state: S, scope: Scope) -> None:
    you = state.active
    state.players[you].forged_last = state.forged_now
    state.forged_now = 0
    state.players[you].creatures_last = sum(state.last_kind(card).type == CREATURE for card in state.played)
    for piece in state.play.values():
        piece.armor_used = piece.armor_then = 0  # KF-ARM-01
        piece.elusive_used = piece.granted = False
    expire(state, moments.start_of_turn(state.opponent(you)))
    postpone(state, moments.end_of_next_turn(state.opponent(you)), moments.end_of_turn(state.opponent(you)))
    if state.log is not None and funds(state, you) >= key_cost(state, you):  # KF-OPEN-13
        note(state, "check", you, "KF-TURN-11")
    done = (
        state.played, state.used, state.discarded, state.milled, state.destroyed, state.fallen, state.reaped,
        state.fought,
    )  # fmt: skip
    for log in done:
        log.clear()
    state.gone.clear()
    state.from_hand = state.done_before = 0
    state.first = False
    state.house = ""
    state.active = state.opponent(you)  # KF-TURN-01
    state.players[state.active].stolen_last = 0
    state.turn += 1


def _step(name: str) -> Node[S]:
    def enter_step(state: S, scope: Scope) -> None:
        if state.step != name:  # a position may begin in the middle of a step
            state.done_before = state.done()
        state.step = name
        state.step_over = False  # KF-KW-OMEGA-02

    return Do(f"step-{name}", enter_step)


TURN: Node[S] = Seq(
    (
        _step("forge"),
        Do("check", _check),
        TurnBoundary(events.TURN_BEGAN),  # KF-TURN-04
        FORGE_STEP,
        _step("house"),
        ChooseHouse(),
        TakeArchives(),
        _step("main"),
        MAIN,
        _step("ready"),
        Do("ready-cards", _ready_cards),  # KF-TIME-08
        TurnBoundary(events.READY_STEP_ENDED),
        _step("draw"),
        DrawCards(),
        TurnBoundary(events.TURN_ENDED),  # KF-TURN-09
        EffectsEnd(),
        Do("end-turn", _end_turn),  # KF-TURN-10
    )
)


# The steps by their place in the turn, for positions that begin in the middle of it.
STEP_AT = ("forge", "", "", "", "house", "", "", "main", "", "ready", "", "", "draw", "", "", "", "")


def _active(state: S) -> int:
    return state.active


TURNS: Node[S] = Loop(As("active-player", _active, TURN))


def check(state: S) -> bool:
    """Three keys win at once; creatures with enough damage or no power are destroyed."""
    for player in (state.active, state.opponent(state.active)):  # KF-NOT-03: the active player first
        side = state.players[player]
        if side.forged() >= KEYS_TO_WIN:
            state.result = (player,)  # KF-GEN-04
            return True
        for card in side.line:
            if state.play[card].armor_used:
                settle_armor(state, card)
    dying = [
        card
        for side in state.players
        for card in side.line
        if (state.play[card].damage >= power(state, card) or forbidding(state, aspects.STAY, card))
        and not _doomed(state, card)
    ]  # KF-DMG-02, KF-DMG-03
    if aspects.STAY in state.modifiers:
        artifacts = [card for side in state.players for card in side.artifacts]
        dying += [c for c in artifacts if forbidding(state, aspects.STAY, c) and not _doomed(state, c)]
    if state.unsettled:
        state.unsettled = [card for card in state.unsettled if card in dying or _doomed(state, card)]
    if not dying:
        return False
    for card in dying:
        state.play[card].warded = False  # KF-STAT-WARD-01: it goes, but what destroys the creature stays
    happened, mark = state.happened, len(state.stack)
    left = propose(state, events.DESTROY, [(c, 1) for c in dying], Scope(state.active))
    return RECALL.suspend(state, mark, left, happened) or RECALL.resume(state, happened)


class Recall(Node[S]):
    """Who dies of an effect does not count for its "if you do" and "this way" (KF-WORD-06): the
    position is how much the effect itself has done."""

    def resume(self, state: S, position: int) -> bool:
        state.happened = position
        return False


RECALL: Node[S] = Recall()


def _doomed(state: S, card: Thing) -> bool:
    """Tagged already, or not to be destroyed (KF-DEST-07, KF-KW-INV-03)."""
    kept = forbidding(state, aspects.DESTROY, card) or keyword(state, card, aspects.INVULNERABLE)
    return bool(kept) or tagged(state, "destroy", card)
