"""Control of cards: taken for good, until a card leaves, or for as long as an upgrade is there (KF-CTRL)."""

from __future__ import annotations

from trivault.games.keyforge.effects.conditions import ABOUT_THIS, THIS_IS_IN_PLAY, at_least
from trivault.games.keyforge.effects.constants import leaves_play
from trivault.games.keyforge.effects.deeds import CHOSEN_FLANK, ChooseFlank
from trivault.games.keyforge.effects.effects import on
from trivault.games.keyforge.effects.flow import OnBehalfOf, if_, if_you_do, phrase, pick
from trivault.games.keyforge.effects.terms import HOST, IT, Effect
from trivault.games.keyforge.rules.battleline import claim, keep_for_good, release
from trivault.games.keyforge.rules.events import CONTROL, ENTERED
from trivault.games.keyforge.state.model import KeyForgeState
from trivault.games.keyforge.state.printed import Card
from trivault.kernel.abilities import Ability, After, Until
from trivault.kernel.control import Do, Seq
from trivault.kernel.frames import Scope
from trivault.kernel.ids import NOTHING, Thing
from trivault.kernel.terms import Selection, each
from trivault.kernel.text import Message

S = KeyForgeState

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
