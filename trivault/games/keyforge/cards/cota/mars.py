"""Mars of Call of the Archons."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar

from trivault.games.keyforge.cards.frames import action, artifact, creature, labelled, upgrade
from trivault.games.keyforge.events import (
    CAPTURE,
    CAPTURE_OWN,
    DESTROY,
    GAIN,
    INTO_POOL,
    LOSE,
    PAY,
    PIERCE,
    PLAYED,
    REAP_GAIN,
    REAPED,
    STEAL,
    TAKE_FROM_CARD,
)
from trivault.games.keyforge.forge import forge
from trivault.games.keyforge.model import KeyForgeState
from trivault.games.keyforge.printed import ARTIFACT, CREATURE, HOUSES, MARS
from trivault.games.keyforge.things import (
    CHOSEN_HOUSE,
    CREATURE_CARD,
    DAMAGED,
    ENEMY,
    FRIENDLY,
    OTHER,
    READY,
    SELF,
    WAS_CREATURE,
    Artifacts,
    Creatures,
    InZone,
    Is,
    Joined,
    house,
    not_house,
    not_trait,
    trait,
)
from trivault.games.keyforge.things import IT as CHOSEN
from trivault.games.keyforge.vocabulary.conditions import (
    CREATURE_REAPS,
    DESTROYED_FIGHTING_THIS,
    When,
    about,
    their_amber_at_least,
)
from trivault.games.keyforge.vocabulary.constants import after, cannot, gets_power, key_cost, may_use, this_turn
from trivault.games.keyforge.vocabulary.deeds import (
    deal_for_each,
    discard_until,
    purge_it_if_destroyed,
    put_into_play,
)
from trivault.games.keyforge.vocabulary.effects import (
    abduct,
    archive,
    capture,
    deal,
    destroy,
    discard,
    draw,
    fully_heal,
    gain,
    gain_chains,
    into_deck,
    on,
    opponent_gains,
    opponent_loses,
    power_counters,
    purge,
    ready,
    sacrifice,
    steal,
    stun,
    to_hand,
    use,
)
from trivault.games.keyforge.vocabulary.flow import NameHouse, choose_one, for_each, if_, if_you_do, may, pick
from trivault.games.keyforge.vocabulary.reveals import Reveal
from trivault.games.keyforge.vocabulary.terms import (
    ALL,
    FOR_OPPONENT,
    HAPPENED,
    IT,
    ITS_FOE,
    NEIGHBOR_OF_ITS_FOE,
    THEIR_KEYS,
    THIS,
    Effect,
    HowMuch,
    Number,
    per,
)
from trivault.games.keyforge.zones import find
from trivault.kernel.abilities import Ability, Instead, Modify
from trivault.kernel.events import EventKind, emit
from trivault.kernel.frames import Event, Scope
from trivault.kernel.ids import Thing, player_thing
from trivault.kernel.nodes import Do, Node, Repeat, Seq
from trivault.kernel.terms import SEVERAL, Constant, Filter, Named, Selection, each, one, up_to
from trivault.kernel.text import Message

S = KeyForgeState


ELUSIVE, TAUNT = {"elusive": 1}, {"taunt": 1}


OF_MARS, NOT_OF_MARS = house(MARS), not_house(MARS)


MARS_CREATURE_CARD = OF_MARS & CREATURE_CARD


# Words of this house
class RevealAnyNumber(Reveal):
    def words(self) -> Message:
        return Message("reveal-any-number", group=self.what.group.words(SEVERAL))


class RevealedCards(Named[S]):
    """The cards that were revealed this way."""

    def words(self, n: int) -> Message:
        return Message("revealed-cards", count=n)


REVEALED = RevealedCards("revealed")


REVEAL_MARS_CARDS = RevealAnyNumber(Selection(InZone("hand", OF_MARS), 0, ALL, name="revealed"))


def _stays_known(state: S, scope: Scope) -> None:
    for card in scope.things("it"):
        state.see(card, state.everyone)


class ArchiveOpenly(Seq[S]):
    """Archive the card that was just revealed: everybody has seen which one it was."""

    def words(self) -> Message:
        return self.parts[0].words()


ARCHIVE_IT_OPENLY: Effect = ArchiveOpenly((archive(each(IT)), Do("stays-known", _stays_known)))


class LoseAll(Node[S]):
    """All Æmber in your pool is lost; how much it was is the number `lost`."""

    emits: ClassVar[EventKind[S]] = LOSE

    def run(self, state: S) -> bool:
        scope = state.scopes[-1]
        amber = state.players[scope.you].amber
        scope.bind_numbers("lost", amber)
        return emit(state, LOSE, player_thing(scope.you), amber, scope)

    def words(self) -> Message:
        return Message("lose-all")


class UpToCards(Filter[S]):
    """So many different cards that fit: those that were used already, and others while there is room.
    A card of them may be used more than once (KF-FAQ-39)."""

    def __init__(self, n: int, which: Filter[S]) -> None:
        self.n = n
        self.which = which
        self.args = (n, which)

    def fits(self, state: S, thing: Thing, scope: Scope) -> bool:
        used = scope.things("used")
        return self.which.fits(state, thing, scope) and (thing in used or len(used) < self.n)

    def words(self, n: int) -> Message:
        return Message("is-up-to-cards", n=self.n, which=self.which.words(self.n))


class Loses(Modify[S]):
    """The things that fit lose a keyword."""

    def words(self, times: int = 0) -> Message:
        return Message("loses-keyword", on=self.on.words(SEVERAL), word=self.key)


class Belongs(Modify[S]):
    """The things that fit belong to another house."""

    def words(self, times: int = 0) -> Message:
        index = self.amount.n if isinstance(self.amount, Constant) else 0
        return Message("belongs-to-house", on=self.on.words(1), house=HOUSES[index])


def belongs_to(which: Filter[S], name: str) -> Ability[S]:
    return Belongs("belongs-to", which, Constant(HOUSES.index(name)))


# Ether Spider: whatever would come into the opponent's pool
CATCHES = Message("catches-amber")


class CatchIt(Node[S]):
    """The Æmber goes its way and is captured before anybody sees it in the pool (KF-REPL-07)."""

    emits: ClassVar[EventKind[S]] = CAPTURE

    def run(self, state: S) -> bool:
        scope = state.scopes[-1]
        event = scope.event
        assert event is not None
        pool = state.players[state.opponent(scope.you)]
        before = pool.amber
        state.game.events[event.kind].commit(state, event.thing, event.amount, event.by, event.source)
        caught = pool.amber - before
        return caught > 0 and emit(state, CAPTURE, scope.this, caught, scope)

    def words(self) -> Message:
        return CATCHES


class Catches(Instead[S]):
    """One of the ways in which Æmber comes into a pool; on the card they are one sentence."""

    def words(self, times: int = 0) -> Message:
        return CATCHES


def _event_is(name: str, test: Callable[[Event, int], bool]) -> When:
    return When(name, lambda _s, x: x.event is not None and test(x.event, x.you))


def catches_amber() -> list[Ability[S]]:
    """Each Æmber that would come into the opponent's pool is captured by this creature instead."""
    theirs = _event_is("opponent-receives", lambda event, you: event.thing == player_thing(1 - you))
    paid = _event_is("you-pay-opponent", lambda event, you: event.thing == player_thing(you))
    taken = _event_is("opponent-takes", lambda event, you: event.by == 1 - you)
    given = [(kind, theirs) for kind in (GAIN, REAP_GAIN, STEAL, INTO_POOL)]
    ways = [*given, (PAY, paid), (TAKE_FROM_CARD, taken)]
    return [Catches(kind.name, when, CatchIt()) for kind, when in ways]


def _shuffled(state: S, scope: Scope, player: int) -> int:
    return sum(find(state, card) == (player, "deck") for card in scope.things("shuffled"))


def _shares_trait(state: S, card: Thing, scope: Scope) -> bool:
    return any(state.defs[card].traits & state.defs[other].traits for other in scope.things("it"))


def _has_another_name(state: S, card: Thing, scope: Scope) -> bool:
    return all(state.defs[card] is not state.defs[other] for other in scope.things("it"))


def _next_played(state: S, card: Thing, scope: Scope) -> bool:
    return state.active == scope.you and state.defs[card].type in (CREATURE, ARTIFACT)


def _next_mars_creature(state: S, card: Thing, scope: Scope) -> bool:
    yours = state.active == scope.you and state.defs[card].type == CREATURE
    return yours and state.house_of(card) == MARS


def capture_from_own_side(n: HowMuch, who: Selection[S]) -> Effect:
    return on(CAPTURE_OWN, who, n)


def next_enters_ready(which: Filter[S]) -> Effect:
    return this_turn(Modify("played-ready", which, Constant(1)), uses=1)


YOUR_SHUFFLED = Number("your-shuffled", lambda s, x: _shuffled(s, x, x.you))


THEIR_SHUFFLED = Number("their-shuffled", lambda s, x: _shuffled(s, x, 1 - x.you))


TRIPLE_LOST = Number("triple-lost", lambda _s, x: 3 * x.number("lost"))


AMBER_ON_THIS = Number("amber-on-this", lambda s, x: s.play[x.this].amber)


SHARES_A_TRAIT_WITH_IT = Is("shares-a-trait-with-it", _shares_trait)


OF_ANOTHER_NAME = Is("of-another-name", _has_another_name)


CREATURE_YOU_PLAY = Is("creature-you-play", lambda s, c, x: s.defs[c].type == CREATURE and s.active == x.you)


NEXT_CREATURE_OR_ARTIFACT = Is("next-creature-or-artifact", _next_played)


NEXT_MARS_CREATURE = Is("next-mars-creature", _next_mars_creature)


YOU_PLAY_A_MARS_CREATURE = about("you-play-a-mars-creature", OF_MARS & WAS_CREATURE, yours=True)


YOU_PLAY_ANOTHER_MARS_CREATURE = about(
    "you-play-another-mars-creature", OTHER & OF_MARS & WAS_CREATURE, yours=True
)


FRIENDLY_READY_MARS = Creatures(FRIENDLY & READY & OF_MARS)


EAT = [sacrifice(up_to(1, Creatures(OTHER & FRIENDLY))), if_you_do(fully_heal(THIS))]


READY_A_NON_AGENT = ready(one(Creatures(OF_MARS & not_trait("agent"))))


PLAGUE = on(PIERCE, each(Creatures(trait("human"))), 3)


USE_A_NON_MARTIAN = use(one(Creatures(FRIENDLY & NOT_OF_MARS)))


BOLT = [deal(2, one(Creatures())), purge_it_if_destroyed()]


MULTIPLY = [
    Reveal(up_to(1, InZone("hand", CREATURE_CARD))),
    if_you_do(ARCHIVE_IT_OPENLY, power_counters(3, THIS)),
]


CARDS = (
    action("ammonia-clouds", MARS, play=deal(3, each(Creatures()))),
    action("battle-fleet", MARS, amber=1, play=[REVEAL_MARS_CARDS, draw(per(1, REVEALED))]),
    action("deep-probe", MARS, amber=1, play=[
        NameHouse(), Reveal(each(InZone("hand", whose="opponent"))),
        discard(each(InZone("hand", CREATURE_CARD & CHOSEN_HOUSE, "opponent"))),
    ]),
    action("emp-blast", MARS, amber=1,
           play=[stun(each(Creatures(OF_MARS | trait("robot")))), destroy(each(Artifacts()))]),
    action("hypnotic-command", MARS,
           play=for_each(Creatures(FRIENDLY & OF_MARS), capture_from_own_side(1, one(Creatures(ENEMY))))),
    action("irradiated-aember", MARS, amber=1,
           play=if_(their_amber_at_least(6), deal(3, each(Creatures(ENEMY))))),
    action("key-abduction", MARS, amber=1,
           play=[to_hand(each(Creatures(OF_MARS))), may("forge", forge(per(-1, InZone("hand"), base=9)))]),
    action("martian-hounds", MARS,
           play=[pick(one(Creatures())), power_counters(per(2, Creatures(DAMAGED)), each(IT))]),
    action("martians-make-bad-allies", MARS, play=[
        Reveal(each(InZone("hand"))), purge(each(InZone("hand", CREATURE_CARD & NOT_OF_MARS))), gain(HAPPENED),
    ]),
    action("mass-abduction", MARS, amber=1, play=abduct(up_to(3, Creatures(ENEMY & DAMAGED)))),  # KF-ERR-25
    action("mating-season", MARS, amber=1,
           play=[into_deck(Selection(Creatures(OF_MARS), every=True, name="shuffled")),
                 gain(YOUR_SHUFFLED), opponent_gains(THEIR_SHUFFLED)]),
    action("mothership-support", MARS, amber=1, play=deal_for_each(FRIENDLY_READY_MARS, 2, Creatures())),
    action("orbital-bombardment", MARS, amber=1,
           play=[REVEAL_MARS_CARDS, deal_for_each(REVEALED, 2, Creatures())]),
    action("phosphorus-stars", MARS, play=[stun(each(Creatures(NOT_OF_MARS))), gain_chains(2)]),
    action("psychic-network", MARS, play=steal(per(1, FRIENDLY_READY_MARS))),
    action("sample-collection", MARS, play=Repeat(THEIR_KEYS, abduct(one(Creatures(ENEMY))))),  # KF-ERR-26
    action("shatter-storm", MARS, play=[LoseAll(), opponent_loses(TRIPLE_LOST)]),
    action("soft-landing", MARS, play=next_enters_ready(NEXT_CREATURE_OR_ARTIFACT)),
    action("squawker", MARS, amber=1, play=choose_one(
        ready_mars=ready(one(Creatures(OF_MARS))), stun_non_mars=stun(one(Creatures(NOT_OF_MARS))),
    )),
    action("total-recall", MARS, amber=1,
           play=[gain(per(1, Creatures(FRIENDLY & READY))), to_hand(each(Creatures(FRIENDLY)))]),
    artifact("combat-pheromones", MARS, amber=1, traits="item",
             omni=[sacrifice(), this_turn(may_use(UpToCards(2, FRIENDLY & OTHER & OF_MARS)), uses=2)]),
    artifact("commpod", MARS, traits="item",
             action=[REVEAL_MARS_CARDS, for_each(REVEALED, ready(up_to(1, Creatures(OF_MARS))))]),
    artifact("crystal-hive", MARS, traits="location",
             action=this_turn(after(REAPED, CREATURE_REAPS, gain(1)))),
    artifact("custom-virus", MARS, amber=1, traits="weapon", omni=[
        sacrifice(), purge(one(InZone("hand", CREATURE_CARD))),
        destroy(each(Creatures(SHARES_A_TRAIT_WITH_IT))),
    ]),
    artifact("feeding-pit", MARS, traits="location",
             action=[discard(one(InZone("hand", CREATURE_CARD))), if_you_do(gain(1))]),
    artifact("invasion-portal", MARS, traits="location",
             action=[discard_until(MARS_CREATURE_CARD), to_hand(each(IT))]),
    artifact("incubation-chamber", MARS, traits="location",
             omni=[Reveal(one(InZone("hand", MARS_CREATURE_CARD))), if_you_do(ARCHIVE_IT_OPENLY)]),
    artifact("mothergun", MARS, traits="weapon",
             action=[REVEAL_MARS_CARDS, if_you_do(deal(per(1, REVEALED), one(Creatures())))]),
    artifact("sniffer", MARS, amber=1, traits="ally",
             action=this_turn(Loses("elusive", CREATURE_CARD, Constant(-ALL)))),
    artifact("swap-widget", MARS, traits="item", action=[
        to_hand(one(FRIENDLY_READY_MARS)),
        if_you_do(put_into_play(one(InZone("hand", MARS_CREATURE_CARD & OF_ANOTHER_NAME))), ready(each(IT))),
    ]),
    creature("blypyp", MARS, power=2, traits="martian scientist", reap=next_enters_ready(NEXT_MARS_CREATURE)),
    creature("chuff-ape", MARS, power=11, traits="beast", keywords=TAUNT, enters_stunned=True,
             fight=EAT, reap=EAT),
    creature("ether-spider", MARS, power=7, traits="beast",
             constants=[cannot("deal-damage", SELF), *catches_amber()]),
    creature("grabber-jammer", MARS, power=4, armor=1, traits="robot",
             constants=[key_cost(FOR_OPPONENT, 1)], fight=capture(1), reap=capture(1)),
    creature("grommid", MARS, power=10, traits="beast", constants=[
        cannot("play", CREATURE_YOU_PLAY), after(DESTROY, DESTROYED_FIGHTING_THIS, opponent_loses(1)),
    ]),
    creature("john-smyth", MARS, power=2, traits="agent martian", keywords=ELUSIVE,
             fight=READY_A_NON_AGENT, reap=READY_A_NON_AGENT),
    creature("mindwarper", MARS, power=2, traits="martian scientist", keywords=ELUSIVE,
             action=capture_from_own_side(1, one(Creatures(ENEMY)))),
    creature("phylyx-the-disintegrator", MARS, power=1, traits="martian soldier", keywords=ELUSIVE,
             action=opponent_loses(per(1, Creatures(OTHER & FRIENDLY & OF_MARS)))),
    creature("qyxxlyx-plague-master", MARS, power=3, traits="martian scientist", fight=PLAGUE, reap=PLAGUE),
    creature("tunk", MARS, power=6, armor=1, traits="robot",
             constants=[after(PLAYED, YOU_PLAY_ANOTHER_MARS_CREATURE, fully_heal(THIS))]),
    creature("ulyq-megamouth", MARS, power=3, traits="martian scientist",
             fight=USE_A_NON_MARTIAN, reap=USE_A_NON_MARTIAN),
    creature("uxlyx-the-zookeeper", MARS, power=2, traits="martian scientist", keywords=ELUSIVE,
             reap=abduct(one(Creatures(ENEMY)))),  # KF-ERR-23
    creature("vezyma-thinkdrone", MARS, power=3, traits="martian scientist",
             reap=archive(up_to(1, Joined((Creatures(FRIENDLY), Artifacts(FRIENDLY)))))),
    creature("yxili-marauder", MARS, power=2, traits="martian soldier",
             constants=[gets_power(SELF, AMBER_ON_THIS)], play=capture(per(1, FRIENDLY_READY_MARS))),
    creature("yxilo-bolter", MARS, power=3, traits="martian soldier", fight=BOLT, reap=BOLT),
    creature("yxilx-dominator", MARS, power=9, armor=1, traits="robot", keywords=TAUNT, enters_stunned=True),
    creature("zorg", MARS, power=7, traits="beast", enters_stunned=True,
             before_fight=stun(each(Creatures(ITS_FOE | NEIGHBOR_OF_ITS_FOE)))),
    creature("zyzzix-the-many", MARS, power=3, traits="martian soldier", fight=MULTIPLY, reap=MULTIPLY),
    upgrade("biomatrix-backup", MARS, amber=1, gives=labelled(destroyed=archive(THIS))),  # KF-ERR-01
    upgrade("brain-stem-antenna", MARS, gives=[
        after(PLAYED, YOU_PLAY_A_MARS_CREATURE, ready(THIS), this_turn(belongs_to(CHOSEN, MARS))),
    ]),
    upgrade("jammer-pack", MARS, amber=1, gives=[key_cost(FOR_OPPONENT, 2)]),
    upgrade("red-planet-ray-gun", MARS, amber=1, gives=labelled(
        reap=[pick(one(Creatures())), deal(per(1, Creatures(OF_MARS)), each(IT))],
    )),  # KF-EX-11
)  # fmt: skip
