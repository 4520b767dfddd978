"""Places in the battleline, and control of creatures (KF-LINE-08, KF-LINE-09, KF-CTRL)."""

from __future__ import annotations

from typing import ClassVar

from trivault.games.keyforge.effects.abilities import leaves_play
from trivault.games.keyforge.effects.conditions import THIS_IS_IN_PLAY, at_least
from trivault.games.keyforge.effects.effects import on
from trivault.games.keyforge.effects.events import ABOUT_THIS
from trivault.games.keyforge.effects.flow import Between, OnBehalfOf, if_, if_you_do, may_say, phrase, pick
from trivault.games.keyforge.effects.terms import HOST, IT, THIS, Effect, Noted
from trivault.games.keyforge.rules.battleline import LEFT_FLANK, RIGHT_FLANK, claim, keep_for_good, release
from trivault.games.keyforge.rules.entering import controller_of, place, where
from trivault.games.keyforge.rules.events import CONTROL, ENTERED, MOVE, SWAP
from trivault.games.keyforge.rules.groups import Creatures
from trivault.games.keyforge.rules.things import IT as CHOSEN
from trivault.games.keyforge.rules.things import Is
from trivault.games.keyforge.state.model import KeyForgeState
from trivault.games.keyforge.state.printed import Card
from trivault.kernel.abilities import Ability, After, Until
from trivault.kernel.choice_nodes import Ask, Choose, Decide
from trivault.kernel.choices import ACTION, ORDER, PICK, Choice, Raw
from trivault.kernel.control import Do, Seq
from trivault.kernel.event_kinds import EventKind
from trivault.kernel.events import propose
from trivault.kernel.frames import Scope
from trivault.kernel.ids import NOTHING, Thing, player_of, player_thing
from trivault.kernel.terms import Selection, each
from trivault.kernel.text import Message

S = KeyForgeState


def _stays(state: S, card: Thing) -> bool:
    return card in state.play and state.controller(card) == state.scopes[-1].you


def _side(state: S, card: Thing) -> int:
    """Whose battleline the card comes to: who takes control of it, or for whom it enters."""
    you = state.scopes[-1].you
    return you if card in state.play else controller_of(state, card, you)


class ChooseFlank(Decide[S]):
    """On which flank of its controller's battleline the chosen creature will stand (KF-CTRL-02), or where
    else it may enter."""

    def run(self, state: S) -> bool:
        if self._moving(state):
            return self.ask(state)
        state.scopes[-1].bind_numbers("flank", RIGHT_FLANK)
        return False

    def _moving(self, state: S) -> list[Thing]:
        return [c for c in state.scopes[-1].things("it") if not _stays(state, c)]

    def question(self, state: S) -> Choice:
        card = self._moving(state)[0]
        return where(state, card, _side(state, card), enters=card not in state.play)

    def answered(self, state: S, answer: Raw) -> bool:
        scope = state.scopes[-1]
        card = next(iter(scope.things("it")))
        scope.bind_numbers("flank", place(state, _side(state, card), answer))
        return False


CHOSEN_FLANK = Noted("flank")


class ChooseEnd(ChooseFlank):
    """To which end of its battleline the chosen creature moves; both are open to any creature."""

    def run(self, state: S) -> bool:
        scope = state.scopes[-1]
        moving = [c for c in scope.things("it") if state.is_creature(c)]
        if moving and len(state.players[state.controller(moving[0])].line) > 1:
            return self.ask(state)
        scope.bind_numbers("flank", 0)
        return False

    def question(self, state: S) -> Choice:
        (moving,) = state.scopes[-1].things("it")
        options: tuple[Raw, ...] = (("left", NOTHING, (), ()), ("right", NOTHING, (), ()))
        return Choice(state.active, ACTION, "flank", listed=options, source=moving, reason="move")


def _moved(name: str, who: Selection[S], where: Effect) -> Effect:
    said = may_say(Message(name, what=who.words()), who)
    return phrase(said, pick(who), where, on(MOVE, each(IT), CHOSEN_FLANK))


def move_to_flank(who: Selection[S]) -> Effect:
    """Move one creature to a flank of its controller's battleline."""
    return _moved("move-to-flank", who, ChooseEnd())


class ChoosePlace(ChooseEnd):
    """Where in its battleline the chosen creature moves; it may stay where it is."""

    def _others(self, state: S) -> list[Thing]:
        (moving,) = state.scopes[-1].things("it")
        return [card for card in state.players[state.controller(moving)].line if card != moving]

    def question(self, state: S) -> Choice:
        (moving,) = state.scopes[-1].things("it")
        between: list[Raw] = [("right-of", NOTHING, (other,), ()) for other in self._others(state)[:-1]]
        options = (("left", NOTHING, (), ()), *between, ("right", NOTHING, (), ()))
        return Choice(state.active, ACTION, "flank", listed=options, source=moving, reason="move-anywhere")

    def answered(self, state: S, answer: Raw) -> bool:
        verb, _, beside, _ = answer
        ends = {"left": LEFT_FLANK, "right": RIGHT_FLANK}
        at = ends[verb] if verb in ends else LEFT_FLANK + self._others(state).index(beside[0]) + 1
        state.scopes[-1].bind_numbers("flank", at)
        return False


def move_anywhere(who: Selection[S]) -> Effect:
    """Move one creature to any place of its controller's battleline."""
    return _moved("move-anywhere", who, ChoosePlace())


def _in_its_line(state: S, card: Thing, scope: Scope) -> bool:
    return any(state.controller(card) == state.controller(it) for it in scope.things("it"))


def _not_alone(state: S, card: Thing, scope: Scope) -> bool:
    return len(state.players[state.controller(card)].line) > 1


IN_ITS_LINE = Is("in-its-line", _in_its_line)


NOT_ALONE = Is("not-alone", _not_alone)


def swap_two() -> Effect:
    """Two creatures of one battleline, whosesoever, change places."""
    first: Selection[S] = Selection(Creatures(NOT_ALONE))
    second: Selection[S] = Selection(Creatures(~CHOSEN & IN_ITS_LINE), name="second")
    swap: Effect = Between(SWAP, to="second")
    return phrase("swap-two", pick(first), Choose(second, "choose"), swap)  # KF-ZONE-14


class Rearrange(Ask[S]):
    """The creatures of a player's battleline, whichever you choose, stand in another order from left to right;
    or you leave it."""

    emits: ClassVar[EventKind[S]] = MOVE

    def run(self, state: S) -> bool:
        state.scopes[-1].bind("line", ())
        return bool(self._lines(state)) and self.ask(state)

    def _lines(self, state: S) -> list[Thing]:
        """The players in whose battleline something could move, the active one first."""
        order = (state.active, state.opponent(state.active))
        return [player_thing(p) for p in order if len(state.players[p].line) > 1]

    def question(self, state: S) -> Choice:
        scope = state.scopes[-1]
        if chosen := scope.things("line"):
            line = tuple(state.players[player_of(chosen[0])].line)
            return Choice(state.active, ORDER, "order", things=line, source=scope.this, reason="rearrange")
        lines = tuple(self._lines(state))
        return Choice(state.active, PICK, "choose", things=lines, low=0, source=scope.this, reason="choose")

    def answered(self, state: S, answer: Raw) -> bool:
        scope, chosen = state.scopes[-1], answer[2]
        if scope.things("line"):
            return propose(state, MOVE, [(card, RIGHT_FLANK) for card in chosen], scope)
        scope.bind("line", chosen)
        return bool(chosen) and self.ask(state)

    def words(self) -> Message:
        return Message("may", effect=Message("rearrange"))


REARRANGE: Effect = Rearrange()


OTHER_SIDE: Seq[S] = Seq((ChooseFlank(), on(CONTROL, each(IT), CHOSEN_FLANK)))  # `it` comes to you


def _keep_for_good(state: S, scope: Scope) -> None:
    for card in scope.things("it"):
        keep_for_good(state, card)


KEEP_FOR_GOOD: Effect = Do("keep-for-good", _keep_for_good)


def _taken(what: Selection[S]) -> Message:
    return Message("take-control", n=1, what=what.words())


def take_control(what: Selection[S]) -> Effect:
    return phrase(_taken(what), pick(what), KEEP_FOR_GOOD, OTHER_SIDE)


def give_control(what: Selection[S]) -> Effect:
    """Your opponent takes control of it."""
    said = Message("give-control", what=what.words())
    return phrase(said, pick(what), KEEP_FOR_GOOD, OnBehalfOf("opponent", OTHER_SIDE))


# While a card is there: given back when it leaves, unless another effect has what it held (KF-CTRL-03)


def _claim(state: S, scope: Scope) -> None:
    """Who has died as it changed sides is not held."""
    for card in scope.things("it"):
        if card in state.play:
            claim(state, card, scope.you, scope.this, before=state.opponent(scope.you))


def _end_claim(state: S, scope: Scope) -> None:
    """What has to be given back is `it`."""
    scope.bind("it", tuple(card for card in scope.things("it") if release(state, card, scope.this)))


GIVE_BACK: Effect = Seq((Do("end-claim", _end_claim), if_(at_least(1, IT), OnBehalfOf("opponent", OTHER_SIDE))))


def take_control_until_this_leaves(what: Selection[S]) -> Effect:
    held = leaves_play(GIVE_BACK, Message("you-control-it", what=IT.words(1)))
    lasting = [Until("leaves-play", ability) for ability in held]
    control = if_(THIS_IS_IN_PLAY, pick(what), *OTHER_SIDE.parts, if_you_do(Do("claim", _claim), *lasting))
    said = Message("lasting", until=Message("until-leaves-play"), effect=_taken(what))
    return phrase(said, control)


def _hold(state: S, scope: Scope) -> None:
    for card in scope.things("it"):
        claim(state, card, scope.you, scope.this, before=state.controller(card))


TAKE_HOST = if_(THIS_IS_IN_PLAY, pick(HOST), Do("hold", _hold), OTHER_SIDE)


class HoldsItsHost(After[S]):
    """Once it has entered play this upgrade gives control of its creature."""

    def __init__(self) -> None:
        super().__init__(ENTERED.name, ABOUT_THIS, TAKE_HOST)
        self.args = ()

    def words(self, times: int = 0) -> Message:
        return YOU_CONTROL_ITS_HOST


YOU_CONTROL_ITS_HOST = Message("you-control-it", what=HOST.words())


def controls_its_host() -> list[Ability[S]]:
    """You control the creature that this upgrade is on, as long as it is there (KF-CONST-01)."""
    return [HoldsItsHost(), *leaves_play(Seq((pick(HOST), GIVE_BACK)), YOU_CONTROL_ITS_HOST)]


def holds_its_host(kind: Card) -> bool:
    return any(isinstance(ability, HoldsItsHost) for ability in kind.abilities)


def claims_of_upgrades(state: S, card: Thing) -> tuple[tuple[int, Thing], ...]:
    """Who has control of a card of which only its upgrades are known: those of its controller give it, and
    before that it was its owner's."""
    piece = state.play[card]
    holding = [
        upgrade
        for upgrade in piece.upgrades
        if holds_its_host(state.defs[upgrade]) and state.controller(upgrade) == piece.controller
    ]
    if not holding:
        return ()
    return ((state.owners[card], NOTHING), *((piece.controller, upgrade) for upgrade in holding))


def _note_purged(state: S, scope: Scope) -> None:
    piece = state.play.get(scope.this)
    if piece is not None:
        piece.has_purged += scope.things("it")


def _keep_this_for_good(state: S, scope: Scope) -> None:
    keep_for_good(state, scope.this)


OPPONENT_GAINS_CONTROL_OF_THIS = phrase(
    "opponent-gains-control-of-this",
    Do("keep-for-good", _keep_this_for_good),
    Do("note-purged", _note_purged),
    OnBehalfOf("opponent", on(CONTROL, THIS)),
)
