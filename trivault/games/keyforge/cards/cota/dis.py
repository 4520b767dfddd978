"""Dis of Call of the Archons."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from trivault.games.keyforge.captures import EachCaptures
from trivault.games.keyforge.cards.frames import action, artifact, creature, upgrade
from trivault.games.keyforge.damage import armor, power
from trivault.games.keyforge.events import DAMAGE, DESTROY, GAIN, TURN_ENDED, UNFORGE
from trivault.games.keyforge.gigantic import as_it_was
from trivault.games.keyforge.houses import HouseRule
from trivault.games.keyforge.model import COLOURS, KeyForgeState
from trivault.games.keyforge.play import PlayIt
from trivault.games.keyforge.printed import DIS
from trivault.games.keyforge.things import (
    ANY,
    ARTIFACT_CARD,
    CHOSEN_HOUSE,
    CREATURE_CARD,
    ENEMY,
    FLANK,
    FRIENDLY,
    NOT_FLANK,
    NOT_IT,
    SELF,
    UNDAMAGED,
    WITH_AMBER,
    WITH_ARMOR,
    Artifacts,
    Creatures,
    InZone,
    Is,
    Joined,
    house,
    power_is,
    trait,
)
from trivault.games.keyforge.things import IT as CHOSEN
from trivault.games.keyforge.vocabulary.conditions import (
    CREATURE_DESTROYED,
    DESTROYED_FIGHTING_THIS,
    ENEMY_CREATURE_DESTROYED,
    FRIENDLY_CREATURE_DESTROYED,
    THEY_FORGED_LAST_TURN,
    THEY_HAVE_NO_AMBER,
    YOUR_TURN_ENDS,
    When,
    their_amber_at_least,
)
from trivault.games.keyforge.vocabulary.constants import (
    InTheirTurn,
    after,
    cannot,
    gains_keyword,
    gets_power,
    key_cost,
    opponents_next_turn,
    until_this_leaves,
)
from trivault.games.keyforge.vocabulary.deeds import (
    RevealHand,
    discard_random,
    discard_top,
    opponent_discards_random,
    put_into_play,
    take_control,
)
from trivault.games.keyforge.vocabulary.effects import (
    archive_a_card,
    capture,
    deal,
    destroy,
    gain,
    gain_chains,
    heal,
    into_deck,
    on,
    opponent_gains,
    opponent_loses,
    power_counters,
    purge,
    sacrifice,
    steal,
    to_hand,
    use,
    use_as_yours,
)
from trivault.games.keyforge.vocabulary.flow import NameHouse, OpponentDoes, if_, if_you_do, phrase, pick
from trivault.games.keyforge.vocabulary.reveals import SHUFFLE_YOUR_DECK
from trivault.games.keyforge.vocabulary.terms import (
    DESTROYED_THIS_WAY,
    FOR_ALL,
    FOR_OPPONENT,
    HEALED,
    HOST,
    IT,
    THEIR_AMBER,
    THIS,
    Effect,
    Number,
    OwnerOf,
    per,
)
from trivault.kernel.abilities import Ability, Modify, add
from trivault.kernel.asking import ChooseNumber
from trivault.kernel.choices import ACTION, PICK, Choice, Raw
from trivault.kernel.events import EventKind, emit, propose
from trivault.kernel.frames import Scope
from trivault.kernel.ids import NOTHING, Thing, player_thing
from trivault.kernel.interpreter import ask
from trivault.kernel.nodes import Do, Node, Seq
from trivault.kernel.terms import (
    Best,
    Condition,
    Constant,
    EventThing,
    Group,
    each,
    one,
    up_to,
)
from trivault.kernel.text import Message

S = KeyForgeState


ELUSIVE, TAUNT = {"elusive": 1}, {"taunt": 1}


# Words of this house
class ThatInDiscard(EventThing[S]):
    """What the event is about, if it lies in a discard pile: elsewhere nothing reaches it any more
    (KF-LEAVE-05)."""

    def find(self, state: S, scope: Scope) -> Sequence[Thing]:
        card = scope.event.thing if scope.event else NOTHING
        return [c for side in state.players for c in as_it_was(state, card, side.discard)]


def _killed(state: S, card: Thing) -> bool:
    return card in state.destroyed and card not in state.play


def _killed_of(state: S, scope: Scope, player: int) -> int:
    """How many of the creatures destroyed this way did a player control (KF-LEAVE-06)."""
    return sum(state.lost_by(card) == player for card in DESTROYED_THIS_WAY.find(state, scope))


def they_played(n: int) -> Condition[S]:
    return When("they-played", lambda s, x: s.active != x.you and len(s.played) >= n, n)


IT_SURVIVES = When("it-survives", lambda s, x: any(not _killed(s, card) for card in x.things("it")))


SOME_WAS_HEALED = When("some-was-healed", lambda _s, x: x.number("healed") > 0)


OF_ITS_HOUSE = Is("of-its-house", lambda s, c, x: any(s.house_of(c) == s.house_of(t) for t in x.things("it")))


OF_THE_SAME_PILE = Is(
    "of-the-same-pile", lambda s, c, x: any(s.owners[c] == s.owners[t] for t in x.things("it"))
)


OF_CHOSEN_POWER = Is("of-chosen-power", lambda s, c, x: power(s, c) == x.number("power"))


HIGHEST_POWER = Number(
    "highest-power", lambda s, _x: max((power(s, c) for p in s.players for c in p.line), default=0)
)


UP_TO_2_OF_ITS_DAMAGE = Number(
    "up-to-its-damage", lambda s, x: min(2, max((s.play[c].damage for c in x.things("it")), default=0)), 2
)


LOST_ARMOR = Number("lost-armor", lambda _s, x: -x.number("lost"))


YOUR_DEAD_THIS_WAY = Number("your-dead-this-way", lambda s, x: _killed_of(s, x, x.you))


THEIR_DEAD_THIS_WAY = Number("their-dead-this-way", lambda s, x: _killed_of(s, x, 1 - x.you))


class PickMostPowerful(Node[S]):
    """So many creatures from the highest power downwards are `it`; ties for the last places are
    broken by the active player (KF-WORD-17)."""

    def __init__(self, n: int) -> None:
        self.n = n
        self.args = (n,)

    def _ranked(self, state: S) -> tuple[list[Thing], tuple[Thing, ...]]:
        """Those that are among them, and those that tie for the last places."""
        cards = [c for side in state.players for c in side.line]
        last = sorted((power(state, c) for c in cards), reverse=True)[: self.n][-1:]
        sure = [c for c in cards if [power(state, c)] > last]
        return sure, tuple(c for c in cards if [power(state, c)] == last)

    def run(self, state: S) -> bool:
        sure, tied = self._ranked(state)
        if len(sure) + len(tied) > self.n:
            return ask(state, self.id, *self.questions(state))
        state.scopes[-1].bind("it", (*sure, *tied))
        return False

    def questions(self, state: S) -> tuple[Choice, ...]:
        sure, tied = self._ranked(state)
        n, this = self.n - len(sure), state.scopes[-1].this
        return (Choice(state.active, PICK, "choose", things=tied, low=n, high=n, source=this, reason="choose"),)

    def resume(self, state: S, position: int) -> bool:
        sure, _ = self._ranked(state)
        state.scopes[-1].bind("it", (*sure, *state.take()[2]))
        return False

    def words(self) -> Message:
        return Message("pick-most-powerful", n=self.n)


class LoseArmor(Node[S]):
    """The armor that each creature of a group has is lost until the end of the turn, used or not,
    and as much damage is dealt to it."""

    emits: ClassVar[EventKind[S]] = DAMAGE

    def __init__(self, group: Group[S], loss: Ability[S]) -> None:
        self.group = group
        self.loss = loss
        self.args = (group, loss)

    def run(self, state: S) -> bool:
        scope = state.scopes[-1]
        until = state.game.moment(state, "turn", scope.you)
        shares = [(card, armor(state, card)) for card in self.group.find(state, scope)]
        for card, n in shares:
            named = Scope(scope.you)
            named.bind("it", (card,))
            named.bind_numbers("lost", n)
            add(state, self.loss, scope.you, scope.this, until, names=named.names)
        return propose(state, DAMAGE, shares, scope)

    def words(self) -> Message:
        return Message("lose-armor", what=each(self.group).words())


class UnforgeLastKey(Node[S]):
    """One of the keys that the opponent forged in their last turn is unforged (KF-FORGE-10)."""

    emits: ClassVar[EventKind[S]] = UNFORGE

    def _colours(self, state: S) -> list[str]:
        side = state.players[state.opponent(state.scopes[-1].you)]
        return [colour for i, colour in enumerate(COLOURS) if side.keys & side.forged_last & 1 << i]

    def run(self, state: S) -> bool:
        colours = self._colours(state)
        if len(colours) > 1:
            return ask(state, self.id, *self.questions(state))
        return bool(colours) and self._unforge(state, colours[0])

    def questions(self, state: S) -> tuple[Choice, ...]:
        options: tuple[Raw, ...] = tuple((colour, NOTHING, (), ()) for colour in self._colours(state))
        this = state.scopes[-1].this
        return (Choice(state.active, ACTION, "unforge", listed=options, source=this, reason="unforge"),)

    def resume(self, state: S, position: int) -> bool:
        return self._unforge(state, state.take()[0])

    def _unforge(self, state: S, colour: str) -> bool:
        scope = state.scopes[-1]
        whose = player_thing(state.opponent(scope.you))
        return emit(state, UNFORGE, whose, COLOURS.index(colour), scope)

    def words(self) -> Message:
        return Message("unforge-last-key")


def _redirect(state: S, scope: Scope) -> None:
    """The fight at hand is the innermost one."""
    fight = next(outer for outer in reversed(state.scopes[:-1]) if outer.things("defender"))
    fight.bind("target", scope.things("it"))


def lose_armor(group: Group[S]) -> Effect:
    return LoseArmor(group, Modify("armor", CHOSEN, LOST_ARMOR))


DAMAGE_GOES_TO_IT: Effect = Do("damage-goes-to-it", _redirect)


GAIN_FOR_ITS_HOUSE = Seq(
    (discard_top("opponent"), RevealHand(), gain(per(1, InZone("hand", OF_ITS_HOUSE, "opponent"))))
)


EAT = [purge(one(InZone("discard", CREATURE_CARD, "both"))), if_you_do(power_counters(1, THIS))]


GUARD = [
    phrase(
        "heal-up-to-2",
        pick(one(Creatures())),
        ChooseNumber("healed", Constant(0), UP_TO_2_OF_ITS_DAMAGE, "heal"),
        heal(HEALED, each(IT)),
    ),
    if_(SOME_WAS_HEALED, deal(HEALED, one(Creatures(NOT_IT)))),
]


SNUDGE = to_hand(one(Joined((Artifacts(), Creatures(FLANK)))))


CARDS = (
    action("a-fair-game", DIS, play=[GAIN_FOR_ITS_HOUSE, OpponentDoes(GAIN_FOR_ITS_HOUSE)]),
    action("arise", DIS, play=[
        NameHouse(), to_hand(each(InZone("discard", CHOSEN_HOUSE & CREATURE_CARD))), gain_chains(1),
    ]),
    action("control-the-weak", DIS, amber=1,
           play=[NameHouse(opponents=True), opponents_next_turn(HouseRule("house", "must", opponent=True))]),
    action("creeping-oblivion", DIS, amber=1, play=[
        purge(up_to(1, InZone("discard", whose="both"))),
        purge(up_to(1, InZone("discard", OF_THE_SAME_PILE, "both"))),
    ]),
    action("dance-of-doom", DIS, play=[
        ChooseNumber("power", Constant(0), HIGHEST_POWER, "number"), destroy(each(Creatures(OF_CHOSEN_POWER))),
    ]),
    action("fear", DIS, play=to_hand(one(Creatures(ENEMY)))),
    action("gateway-to-dis", DIS, play=[destroy(each(Creatures())), gain_chains(3)]),
    action("gongoozle", DIS, amber=1,
           play=[deal(3, one(Creatures())), if_(IT_SURVIVES, discard_random(OwnerOf(IT)))]),
    action("guilty-hearts", DIS, amber=1, play=destroy(each(Creatures(WITH_AMBER)))),
    action("hand-of-dis", DIS, play=destroy(one(Creatures(NOT_FLANK)))),
    action("hecatomb", DIS, amber=1, play=[
        destroy(each(Creatures(house(DIS)))),
        gain(YOUR_DEAD_THIS_WAY), opponent_gains(THEIR_DEAD_THIS_WAY),
    ]),
    action("tendrils-of-pain", DIS, amber=1,
           play=deal(Best(1, ((THEY_FORGED_LAST_TURN, 4),)), each(Creatures()))),  # KF-ERR-06
    action("hysteria", DIS, play=to_hand(each(Creatures()))),
    action("key-hammer", DIS, amber=1, play=[UnforgeLastKey(), opponent_gains(6)]),
    action("mind-barb", DIS, amber=1, play=opponent_discards_random(1)),
    action("pandemonium", DIS, amber=1, play=EachCaptures(Creatures(UNDAMAGED))),
    action("poltergeist", DIS, amber=1, play=[use_as_yours(one(Artifacts())), destroy(each(IT))]),
    action("red-hot-armor", DIS, amber=1, play=lose_armor(Creatures(ENEMY & WITH_ARMOR))),
    action("three-fates", DIS, amber=1, play=[PickMostPowerful(3), destroy(each(IT))]),
    artifact("annihilation-ritual", DIS, amber=1, traits="power",
             constants=[Modify("purge-destroyed", CREATURE_CARD, Constant(1))]),
    artifact("dominator-bauble", DIS, traits="item", action=use(one(Creatures(FRIENDLY)))),
    artifact("key-to-dis", DIS, traits="item", omni=[sacrifice(), destroy(each(Creatures()))]),
    artifact("lash-of-broken-dreams", DIS, traits="weapon",
             action=opponents_next_turn(key_cost(InTheirTurn(FOR_ALL), 3))),
    artifact("library-of-the-damned", DIS, traits="location", action=archive_a_card()),
    artifact("lifeward", DIS, amber=1, traits="power",
             omni=[sacrifice(), opponents_next_turn(cannot("play", InTheirTurn(CREATURE_CARD)))]),
    artifact("sacrificial-altar", DIS, amber=1, traits="location", action=[
        purge(one(Creatures(FRIENDLY & trait("human")))),
        if_you_do(pick(one(InZone("discard", CREATURE_CARD))), PlayIt(IT)),
    ]),
    artifact("screaming-cave", DIS, traits="location",
             action=phrase("shuffle-hand-and-discard-into-deck",
                           into_deck(each(Joined((InZone("hand"), InZone("discard"))))), SHUFFLE_YOUR_DECK)),
    artifact("soul-snatcher", DIS, traits="vehicle",
             constants=[after(DESTROY, CREATURE_DESTROYED, on(GAIN, each(OwnerOf(EventThing()))))]),
    creature("charette", DIS, power=4, traits="demon", play=capture(3)),
    creature("drumble", DIS, power=2, traits="imp", keywords=ELUSIVE,
             play=if_(their_amber_at_least(7), capture(THEIR_AMBER))),
    creature("dust-imp", DIS, power=2, traits="imp", destroyed=gain(2)),
    creature("eater-of-the-dead", DIS, power=4, traits="demon", fight=EAT, reap=EAT),
    creature("ember-imp", DIS, power=2, traits="imp", constants=[cannot("play", ANY, when=they_played(2))]),
    creature("gabos-longarms", DIS, power=5, traits="demon",
             before_fight=[pick(one(Creatures())), DAMAGE_GOES_TO_IT]),
    creature("overlord-greking", DIS, power=7, traits="demon",
             constants=[after(DESTROY, DESTROYED_FIGHTING_THIS, put_into_play(each(ThatInDiscard())))]),
    creature("guardian-demon", DIS, power=4, traits="demon", play=GUARD, fight=GUARD, reap=GUARD),
    creature("master-of-1", DIS, power=4, traits="demon", reap=destroy(up_to(1, Creatures(power_is(1))))),
    creature("master-of-2", DIS, power=4, traits="demon", reap=destroy(up_to(1, Creatures(power_is(2))))),
    creature("master-of-3", DIS, power=4, traits="demon", reap=destroy(up_to(1, Creatures(power_is(3))))),
    creature("pit-demon", DIS, power=5, traits="demon", action=steal(1)),
    creature("pitlord", DIS, power=9, amber=2, traits="demon", keywords=TAUNT,
             constants=[HouseRule("house", "must", DIS)]),
    creature("restringuntus", DIS, power=1, traits="demon",
             play=[NameHouse(), until_this_leaves(HouseRule("house", "cannot", opponent=True))]),
    creature("shaffles", DIS, power=2, traits="imp",
             constants=[after(TURN_ENDED, YOUR_TURN_ENDS, opponent_loses(1))]),
    creature("shooler", DIS, power=5, traits="demon", play=if_(their_amber_at_least(4), steal(1))),
    creature("snudge", DIS, power=4, traits="demon", fight=SNUDGE, reap=SNUDGE),
    creature("stealer-of-souls", DIS, power=6, traits="demon",
             constants=[after(DESTROY, DESTROYED_FIGHTING_THIS, purge(each(ThatInDiscard())), gain(1))]),
    creature("succubus", DIS, power=3, traits="demon",
             constants=[Modify("hand-size", FOR_OPPONENT, Constant(-1))]),
    creature("tentacus", DIS, power=5, traits="demon",
             constants=[Modify("use-toll", InTheirTurn(ARTIFACT_CARD), Constant(1))]),
    creature("the-terror", DIS, power=5, traits="demon knight", play=if_(THEY_HAVE_NO_AMBER, gain(2))),
    creature("tocsin", DIS, power=3, traits="demon", reap=opponent_discards_random(1)),
    creature("tolas", DIS, power=1, traits="imp", keywords=ELUSIVE, constants=[
        after(DESTROY, ENEMY_CREATURE_DESTROYED, gain(1)),
        after(DESTROY, FRIENDLY_CREATURE_DESTROYED, opponent_gains(1)),
    ]),
    creature("truebaru", DIS, power=7, traits="demon", keywords=TAUNT | {"lose-to-play": 3}, destroyed=gain(5)),
    upgrade("collar-of-subordination", DIS, play=take_control(HOST)),
    upgrade("flame-wreathed", DIS, amber=1,
            gives=[gets_power(SELF, 2), gains_keyword(SELF, "hazardous", 2)]),
)  # fmt: skip
