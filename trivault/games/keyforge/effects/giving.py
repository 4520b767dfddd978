"""What cards gain, lose and become; cards that come back into play."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from trivault.games.keyforge.effects.conditions import at_least
from trivault.games.keyforge.effects.constants import this_turn
from trivault.games.keyforge.effects.deeds import entering
from trivault.games.keyforge.effects.effects import destroy, on, power_counters, purge, ready
from trivault.games.keyforge.effects.flow import OnBehalfOf, if_, if_you_do, one_at_a_time, phrase, pick
from trivault.games.keyforge.effects.terms import ALL, IT, THIS, Effect
from trivault.games.keyforge.effects.which import Hatched, HatchedCards, PurgedByThis
from trivault.games.keyforge.rules.animation import Animate
from trivault.games.keyforge.rules.battleline import keep_for_good
from trivault.games.keyforge.rules.events import CHANGE_HOUSE, CONTROL, DISCARD_DECK
from trivault.games.keyforge.rules.forms import GainBody, NoteBody
from trivault.games.keyforge.rules.groups import InZone, TopOfDeck
from trivault.games.keyforge.rules.play import played_as, why_no_copy
from trivault.games.keyforge.rules.things import ACTION_CARD, Is
from trivault.games.keyforge.rules.things import IT as CHOSEN
from trivault.games.keyforge.rules.windows import still_comes
from trivault.games.keyforge.state.model import KeyForgeState
from trivault.games.keyforge.state.printed import HOUSES
from trivault.kernel.abilities import Ability, After, Modify, add
from trivault.kernel.control import Do, Seq
from trivault.kernel.event_kinds import EventKind
from trivault.kernel.events import propose
from trivault.kernel.frames import BEGINNING, NUMBERS, Scope, Value
from trivault.kernel.ids import Thing
from trivault.kernel.interpreter import call
from trivault.kernel.nodes import Node
from trivault.kernel.terms import Constant, Filter, Group, Selection, each
from trivault.kernel.text import Message

S = KeyForgeState


class Gains(Node[S]):
    """The chosen creature has an ability for the rest of the turn."""

    def __init__(self, ability: After[S], who: Group[S] = IT) -> None:
        self.ability = ability
        self.who = who
        self.args = (ability, who)

    def run(self, state: S) -> bool:
        scope = state.scopes[-1]
        until = state.game.moment(state, "turn", scope.you)
        for card in [card for card in self.who.find(state, scope) if card in state.play]:
            you = state.controller(card)
            still_comes(state, add(state, self.ability, you, card, until, origin=scope.this))
        return False

    def words(self) -> Message:
        return Message("gains", who="it" if self.who is IT else "this", ability=self.ability.words())


def gains(abilities: Sequence[Ability[S]], who: Group[S] = IT) -> Effect:
    (ability,) = abilities
    assert isinstance(ability, After)
    return Gains(ability, who)


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


RETURN_ALL_PURGED = phrase(
    "return-all-purged",
    one_at_a_time(ALL, PurgedByThis(), OnBehalfOf("owner", Seq(entering()))),
)


def take_the_body_of(what: Selection[S]) -> Effect:
    """Purge a creature; this one has its power, armor, keywords and traits from then on."""
    purged = phrase(purge(what).words(), pick(what), NoteBody(), purge(each(IT)))
    return Seq((purged, if_you_do(GainBody())))


class Belongs(Modify[S]):
    """The things that fit belong to another house."""

    def words(self, times: int = 0) -> Message:
        index = self.amount.n if isinstance(self.amount, Constant) else 0
        return Message("belongs-to-house", on=self.on.words(1), house=HOUSES[index])


def belongs_to(which: Filter[S], name: str) -> Ability[S]:
    return Belongs("belongs-to", which, Constant(HOUSES.index(name)))


class BelongsToActiveHouse(Node[S]):
    """For the rest of the turn the chosen card belongs to the house that is active now, whoever controls it."""

    def __init__(self, houses: tuple[Node[S], ...]) -> None:
        self.houses = houses  # what makes it so, for each house
        self.args = (houses,)

    def run(self, state: S) -> bool:
        chosen = state.house and state.scopes[-1].things("it")
        return bool(chosen) and self.houses[HOUSES.index(state.house)].run(state)


def animate(what: Selection[S], power: int) -> Effect:
    """An artifact is a creature of such power and of the active house for the rest of the turn."""
    of_the_house = BelongsToActiveHouse(tuple(this_turn(belongs_to(CHOSEN, name)) for name in HOUSES))
    return phrase(Message("animate", what=what.words(), n=power), pick(what), Animate(power), of_the_house)


def next_enters_ready(which: Filter[S]) -> Effect:
    return this_turn(Modify("played-ready", which, Constant(1)), uses=1)


def next_returns(which: Filter[S]) -> Effect:
    """The next such action that you play this turn comes back to hand once it is resolved."""
    return this_turn(Modify("returns-to-hand", which, Constant(1)), uses=1)


class CountsAs(Node[S]):
    """What you have taken belongs to a house while you control it, maybe only if it is of none of yours."""

    emits: ClassVar[EventKind[S]] = CHANGE_HOUSE

    def __init__(self, house: str, strangers: bool = False) -> None:
        self.house = house
        self.strangers = strangers
        self.args = (house, strangers)

    def run(self, state: S) -> bool:
        scope = state.scopes[-1]
        taken = [c for c in scope.things("it") if c in state.play and state.controller(c) == scope.you]
        if self.strangers:
            taken = [c for c in taken if state.play[c].house not in state.players[scope.you].houses]
        return propose(state, CHANGE_HOUSE, [(card, HOUSES.index(self.house)) for card in taken], scope)

    def words(self) -> Message:
        strangers = "yes" if self.strangers else "no"
        return Message("counts-as", word=self.house, what=IT.words(1), strangers=strangers)


def _is_original(state: S, card: Thing, scope: Scope) -> bool:
    """A copy of a copy would be nothing new."""
    return state.defs[card].slug != "mimicry"


def _can_be_copied(state: S, card: Thing, scope: Scope) -> bool:
    """Only what is being played becomes a copy (KF-PLAY-17): not what is under another card."""
    playing = scope.this in state.played
    return playing and _is_original(state, card, scope) and not why_no_copy(state, card, doing=1)


ORIGINALS = InZone("discard", ACTION_CARD & Is("original", _is_original), "opponent")


COPYABLE = InZone("discard", ACTION_CARD & Is("can-be-copied", _can_be_copied), "opponent")


ICONS_RESOLVED = 1  # a position


def _again(state: S, card: Thing) -> tuple[int, ...]:
    """How many times more the icons of a card are resolved that is being played (KF-OPEN-27)."""
    playing = (scope.numbers("again") for scope in reversed(state.scopes) if scope.this == card)
    return next((again for again in playing if again), ())


class ActAsIt(Node[S]):
    """This action is a copy of the chosen one: its title and keywords (KF-PLAY-17), its bonus icons and what
    it does."""

    def __init__(self, icons: Node[S]) -> None:
        self.icons = icons
        self.args = (icons,)

    def resume(self, state: S, position: int) -> bool:
        scope = state.scopes[-1]
        for card in scope.things("it"):
            mark = len(state.stack)
            if position == BEGINNING:
                state.played[state.played.index(scope.this)] = card
                played_as(state, scope.this, card)
                names: dict[str, Value] = {f"{NUMBERS}again": _again(state, scope.this)}
                if self.waits(
                    state, mark, call(state, self.icons, scope.you, card, names=names), ICONS_RESOLVED
                ):
                    return True
            effect = state.defs[card].play
            return effect is not None and call(state, effect, scope.you, scope.this)
        return False

    def words(self) -> Message:
        return Message("act-as-it")


def hatch(cards: int, counters: int) -> Effect:
    """Cards are discarded from your deck; the creatures among them enter play with counters, and this one is
    destroyed."""
    enter = entering(ready(each(IT)), power_counters(counters, each(IT)))
    hatched = (one_at_a_time(ALL, Hatched(), *enter), destroy(THIS))
    discarded: Selection[S] = Selection(TopOfDeck(n=cards), every=True, name="discarded")
    said = Message("hatch", cards=cards, counters=counters)
    return phrase(said, on(DISCARD_DECK, discarded), if_(at_least(1, HatchedCards()), *hatched))
