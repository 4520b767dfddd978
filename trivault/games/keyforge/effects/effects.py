"""What cards do: one word for each thing that can happen."""

from __future__ import annotations

from trivault.games.keyforge.effects.flow import if_you_do, pick
from trivault.games.keyforge.effects.terms import IT, THIS, Effect, HowMuch
from trivault.games.keyforge.rules.events import (
    ABDUCT,
    ARCHIVE,
    CAPTURE,
    CHAINS,
    DAMAGE,
    DESTROY,
    DISCARD,
    DISCARD_ARCHIVED,
    DRAW,
    ENRAGE,
    EXALT,
    EXHAUST,
    GAIN,
    HEAL,
    INTO_DECK,
    LOSE,
    LOSE_POWER_COUNTER,
    POWER_COUNTER,
    PURGE,
    READY,
    STEAL,
    STUN,
    SWAP,
    TO_DECK_BOTTOM,
    TO_DECK_TOP,
    TO_HAND,
    UNSTUN,
    WARD_IT,
)
from trivault.games.keyforge.rules.groups import InZone, ThisInPlay
from trivault.games.keyforge.rules.use import Use
from trivault.games.keyforge.state.model import KeyForgeState
from trivault.kernel.control import Seq
from trivault.kernel.event_kinds import EventKind
from trivault.kernel.events import Emit, together
from trivault.kernel.frames import Event, Scope
from trivault.kernel.ids import Thing
from trivault.kernel.terms import Selection, amount_of, one, up_to
from trivault.kernel.text import Message

S = KeyForgeState


def on(kind: EventKind[S], selection: Selection[S] | None = None, n: HowMuch = 1) -> Effect:
    return Emit(kind, selection, amount_of(n))


def gain(n: HowMuch = 1, who: Selection[S] | None = None) -> Effect:
    """You gain Æmber, or somebody else does."""
    return on(GAIN, who, n)


def lose(n: HowMuch, who: Selection[S] | None = None) -> Effect:
    return on(LOSE, who, n)


def steal(n: HowMuch = 1, who: Selection[S] | None = None) -> Effect:
    return on(STEAL, who, n)


def capture(n: HowMuch = 1, who: Selection[S] = THIS) -> Effect:
    return on(CAPTURE, who, n)


class Exalt(Emit[S]):
    """Creatures get 1 Æmber from the common supply, once or several times (KF-AMB-05)."""

    def words(self) -> Message:
        assert self.on is not None
        selection = self.on
        said = self.amount.words(lambda n: Message("exalt-creature", n=n, what=selection.words()))
        return Message("may", effect=said) if selection.low == 0 and not selection.every else said


def exalt(who: Selection[S], n: HowMuch = 1) -> Effect:
    return Exalt(EXALT, who, amount_of(n))


def may_exalt_this(*then: Effect) -> Effect:
    """You may exalt this creature; if you do, the rest follows."""
    exalted = exalt(up_to(1, ThisInPlay()))
    return Seq((exalted, if_you_do(*then))) if then else exalted


def deal(n: HowMuch, to: Selection[S]) -> Effect:
    return on(DAMAGE, to, n)


def heal(n: HowMuch, who: Selection[S]) -> Effect:
    return on(HEAL, who, n)


def destroy(what: Selection[S]) -> Effect:
    """A sacrificed card is destroyed by its controller (KF-SAC-01, KF-DEST-12, KF-ASIF-02)."""
    return on(DESTROY, what)


def purge(what: Selection[S]) -> Effect:
    return on(PURGE, what)


def archive(what: Selection[S]) -> Effect:
    return on(ARCHIVE, what)


class Abduct(Emit[S]):
    """Cards are put into your archives or those of your opponent, whoever owns them; the answer is to archive
    them."""

    def __init__(self, on: Selection[S], whose: str = "you") -> None:
        super().__init__(ABDUCT, on)
        self.whose = whose
        self.args = (on, whose)

    @property
    def verb(self) -> str:
        return ARCHIVE.name

    def _all(self, state: S, scope: Scope, things: tuple[Thing, ...]) -> bool:
        scope.bind("it", things)
        player = scope.you if self.whose == "you" else state.opponent(scope.you)
        return super()._all(state, Scope(player, scope.this), things)

    def words(self) -> Message:
        assert self.on is not None
        said = Message(self.kind.name, what=self.on.words(), whose=self.whose)
        return Message("may", effect=said) if self.on.low == 0 and not self.on.every else said


def abduct(what: Selection[S], whose: str = "you") -> Effect:
    return Abduct(what, whose)


def archive_a_card() -> Effect:
    return archive(one(InZone("hand")))  # KF-ZONE-08


def to_hand(what: Selection[S]) -> Effect:
    return on(TO_HAND, what)


def to_deck_top(what: Selection[S]) -> Effect:
    return on(TO_DECK_TOP, what)


def to_deck_bottom(what: Selection[S]) -> Effect:
    return on(TO_DECK_BOTTOM, what)


def into_deck(what: Selection[S]) -> Effect:
    """Each card is shuffled into its owner's deck; without any card no deck is shuffled (KF-OPEN-28)."""
    return on(INTO_DECK, what)


class Discard(Emit[S]):
    """Cards are discarded from a hand, or from archives: that is not what hands hear of."""

    def _all(self, state: S, scope: Scope, things: tuple[Thing, ...]) -> bool:
        assert self.on is not None
        archived = [card for card in things if any(card in side.archives for side in state.players)]
        if not archived:
            return super()._all(state, scope, things)
        scope.bind(self.on.name, things)
        kinds = [DISCARD_ARCHIVED if card in archived else self.kind for card in things]
        pairs = zip(kinds, things, strict=True)
        return together(state, [Event(kind.name, card, 1, scope.you, scope.this) for kind, card in pairs])


def discard(what: Selection[S]) -> Effect:
    return Discard(DISCARD, what)


def draw(n: HowMuch = 1) -> Effect:
    return on(DRAW, None, n)


def gain_chains(n: int, who: Selection[S] | None = None) -> Effect:
    return on(CHAINS, who, n)


def stun(who: Selection[S]) -> Effect:
    return on(STUN, who)


def ward(who: Selection[S]) -> Effect:
    return on(WARD_IT, who)


def enrage(who: Selection[S]) -> Effect:
    return on(ENRAGE, who)


def ready(what: Selection[S]) -> Effect:
    return on(READY, what)


def exhaust(what: Selection[S]) -> Effect:
    return on(EXHAUST, what)


def power_counters(n: HowMuch, who: Selection[S]) -> Effect:
    return on(POWER_COUNTER, who, n)


def lose_power_counters(n: int, who: Selection[S]) -> Effect:
    return on(LOSE_POWER_COUNTER, who, n)


def ready_and_fight(who: Selection[S]) -> Effect:
    """Ready the creature if it is exhausted, then use it to fight (KF-USE-13)."""
    return Seq((ready(who), Use(IT, "fight")))


def use(what: Selection[S]) -> Effect:
    return Seq((pick(what), Use(IT)))


def use_as_yours(what: Selection[S]) -> Effect:
    return Seq((pick(what), Use(IT, as_yours=True)))


def ready_and_use(who: Selection[S]) -> Effect:
    return Seq((ready(who), Use(IT)))


def unstun(who: Selection[S]) -> Effect:
    return on(UNSTUN, who)


def swap_with(who: Selection[S]) -> Effect:
    """This creature and another one change places."""
    return on(SWAP, who)
