"""Logos of Call of the Archons."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import ClassVar

from trivault.games.keyforge.battleline import neighbors, on_flank
from trivault.games.keyforge.cards.frames import action, artifact, creature, labelled, upgrade
from trivault.games.keyforge.events import (
    CONTROL,
    DAMAGE,
    DESTROY,
    DISCARD_DECK,
    ENTER,
    ENTERED,
    FORGED,
    LOSE,
    PAY,
    PLAYED,
    PUT_ON_CARD,
    REAP_GAIN,
    REAPED,
    USED,
)
from trivault.games.keyforge.forms import EnterAsCopy
from trivault.games.keyforge.model import KeyForgeState
from trivault.games.keyforge.play import PlayIt
from trivault.games.keyforge.printed import HOUSES, LOGOS, MARS
from trivault.games.keyforge.things import (
    ACTION_CARD,
    ANY,
    ARTIFACT_CARD,
    CREATURE_CARD,
    DAMAGED,
    ENEMY,
    FLANK,
    FRIENDLY,
    NEIGHBOR_OF_IT,
    OTHER,
    SELF,
    Artifacts,
    Creatures,
    InZone,
    Is,
    Joined,
    TopOfDeck,
    house,
    not_house,
    title,
)
from trivault.games.keyforge.things import IT as CHOSEN
from trivault.games.keyforge.vocabulary.conditions import (
    ABOUT_THIS,
    DESTROYED_FIGHTING_THIS,
    OPPONENT_FORGES,
    THEIR_TURN,
    THEY_HAVE_MORE_AMBER,
    YOU_FORGE,
    When,
    about,
    all_of,
)
from trivault.games.keyforge.vocabulary.constants import (
    after,
    cannot,
    instead_of,
    key_cost,
    leaves_play,
    may_play,
    may_use,
    opponents_next_turn,
    this_turn,
)
from trivault.games.keyforge.vocabulary.deeds import (
    CHOSEN_FLANK,
    ChooseFlank,
    LookAtHand,
    ToEachItsOwn,
    discard_top,
    take_control_until_this_leaves,
)
from trivault.games.keyforge.vocabulary.effects import (
    archive,
    archive_a_card,
    capture,
    deal,
    destroy,
    discard,
    draw,
    exhaust,
    gain,
    gain_chains,
    heal,
    into_deck,
    on,
    purge,
    ready,
    steal,
    stun,
    swap_with,
    to_deck_top,
    to_hand,
    use_as_yours,
)
from trivault.games.keyforge.vocabulary.flow import (
    NameHouse,
    OnBehalfOf,
    again_while,
    choose_one,
    for_each,
    if_,
    if_you_do,
    may_repeat,
    one_at_a_time,
    phrase,
    pick,
)
from trivault.games.keyforge.vocabulary.terms import (
    ALL,
    DESTROYED_THIS_WAY,
    FOR_ALL,
    FOR_YOU,
    HAPPENED,
    HOST,
    IT,
    OPPONENT,
    THEIR_AMBER,
    THEIR_KEYS,
    THIS,
    Effect,
    Number,
    Players,
    per,
)
from trivault.games.keyforge.zones import shuffle_deck
from trivault.kernel.abilities import Ability, After, Modify, add, in_force
from trivault.kernel.asking import Choose
from trivault.kernel.events import EventKind, propose
from trivault.kernel.frames import AFTER, Batch, Event, Listener, Pending, Scope
from trivault.kernel.ids import NOTHING, Thing, player_of
from trivault.kernel.interpreter import RESOLVE_ID
from trivault.kernel.nodes import Do, Node, Seq
from trivault.kernel.terms import Constant, Filter, Group, Named, Selection, each, one, up_to
from trivault.kernel.text import Message

S = KeyForgeState


ELUSIVE, SKIRMISH = {"elusive": 1}, {"skirmish": 1}


# Words of this house
def _of_chosen_house(state: S, scope: Scope) -> bool:
    return any(state.house_of(card) == HOUSES[scope.number("house")] for card in scope.things("it"))


def _both_sides_have_a_creature(state: S, scope: Scope) -> bool:
    return all(side.line for side in state.players)


BOTH_HAVE_A_CREATURE = When("both-have-a-creature", _both_sides_have_a_creature)


IT_IS_OF_CHOSEN_HOUSE = When("it-is-of-chosen-house", _of_chosen_house)


IT_IS_NOT_LOGOS = When("it-is-not-logos", lambda s, x: any(s.printed[c] != LOGOS for c in x.things("it")))


FIRST_USE = When("first-use-this-turn", lambda s, x: s.used.count(x.this) == 1)


FEWER_THAN_TWO_DESTROYED = When("fewer-destroyed", lambda s, x: len(DESTROYED_THIS_WAY.find(s, x)) < 2, 2)


YOU_WOULD_REAP_AMBER = about("you-would-reap-amber", FOR_YOU)


YOU_PLAY_ANOTHER_CARD = about("you-play-another-card", OTHER, yours=True)


YOU_USE_AN_ARTIFACT = about("you-use-an-artifact", ARTIFACT_CARD, yours=True)


SO_MUCH = Number("so-much", lambda _s, x: x.event.amount if x.event else 0)


ALL_WHILE_ON_FLANK = Is(
    "all-while-on-flank", lambda s, thing, x: FOR_ALL.fits(s, thing, x) and on_flank(s, x.this)
)


OF_THAT_HOUSE = Is("of-that-house", lambda s, c, x: s.house_of(c) == s.printed[x.thing("each")])


TOPS_OF_BOTH_DECKS = Joined((TopOfDeck(), TopOfDeck("opponent")))


TIMETRAVELLER = title("timetraveller")


def creatures_and_artifacts(which: Filter[S] = ANY) -> Group[S]:
    return Joined((Creatures(which), Artifacts(which)))


class PurgedByThis(Group[S]):
    """The cards that this card has purged and that are still purged."""

    def find(self, state: S, scope: Scope) -> Sequence[Thing]:
        piece = state.last_known(scope.this)
        marked = piece.has_purged if piece is not None else ()
        return [card for card in marked if card in state.players[state.owners[card]].purged]


class DestroyOnBothSides(Seq[S]):
    """One card of each side, both at the same time."""

    def __init__(self, parts: tuple[Node[S], ...], enemy: Selection[S], friendly: Selection[S]) -> None:
        super().__init__(parts)
        self.enemy = enemy
        self.friendly = friendly
        self.args = (*self.args, enemy, friendly)

    def words(self) -> Message:
        return Message("destroy-on-both-sides", enemy=self.enemy.words(), friendly=self.friendly.words())


def destroy_on_both_sides(which: Callable[[Filter[S]], Group[S]]) -> Effect:
    enemy: Selection[S] = Selection(which(ENEMY), name="enemy")
    friendly: Selection[S] = Selection(which(FRIENDLY), name="friendly")
    both: Group[S] = Joined((Named("enemy"), Named("friendly")))
    steps: tuple[Effect, ...] = (
        Choose(enemy, DESTROY.name),
        Choose(friendly, DESTROY.name),
        destroy(each(both)),
    )
    return DestroyOnBothSides(steps, enemy, friendly)


class Bolt(Node[S]):
    """Damage to the chosen creature, less to the second and still less to the one behind it, at the
    same time (KF-DMG-06): who stands where is settled before anybody leaves."""

    emits: ClassVar[EventKind[S]] = DAMAGE

    def run(self, state: S) -> bool:
        scope = state.scopes[-1]
        first, second = scope.things("it"), scope.things("second")
        third = [c for near in second for c in neighbors(state, near) if c not in first]
        shares = [*((c, 3) for c in first), *((c, 2) for c in second), *((c, 1) for c in third)]
        return propose(state, DAMAGE, shares, scope)


class Reveal(Node[S]):
    """Everybody sees the cards, which are `it`; they stay where they are."""

    def __init__(self, group: Group[S]) -> None:
        self.group = group
        self.args = (group,)

    def run(self, state: S) -> bool:
        scope = state.scopes[-1]
        scope.bind("it", tuple(self.group.find(state, scope)))
        for card in scope.things("it"):
            state.see(card, state.everyone)
        return False

    def words(self) -> Message:
        return Message("reveal", what=self.group.words(1))


class Gains(Node[S]):
    """The chosen creature has an ability for the rest of the turn. A trigger of a window that is
    open for this creature still comes in it (KF-REAP-04)."""

    def __init__(self, ability: After[S]) -> None:
        self.ability = ability
        self.args = (ability,)

    def run(self, state: S) -> bool:
        scope = state.scopes[-1]
        until = state.game.moment(state, "turn", scope.you)
        for card in scope.things("it"):
            you = state.controller(card)
            add(state, self.ability, you, card, until, origin=scope.this)
            for batch in state.batches:
                for event in batch.events:
                    if batch.stage == AFTER and event and (event.kind, event.thing) == (self.ability.key, card):
                        batch.queue.append(Pending(self.ability.id, you, card, event, ()))
        return False

    def words(self) -> Message:
        return Message("gains", ability=self.ability.words())


def gains(abilities: Sequence[Ability[S]]) -> Effect:
    (ability,) = abilities
    assert isinstance(ability, After)
    return Gains(ability)


def _reap_effects(state: S, card: Thing) -> list[Listener]:
    """Its own, those of its upgrades and what it has gained."""
    nodes = state.game.program.nodes
    mine = [x for x in in_force(state, state.listeners.get(REAPED.name, ())) if x.this == card]
    return [x for x in mine if isinstance(a := nodes[x.ability], After) and a.when == ABOUT_THIS]


class TriggerReap(Node[S]):
    """The reap effects of the chosen creature as if you controlled it (KF-ASIF-01), in an order of
    your choice; it does not reap."""

    def run(self, state: S) -> bool:
        you = state.scopes[-1].you
        queue: list[Pending] = []
        for card in state.scopes[-1].things("it"):
            event = Event(REAPED.name, card, 1, you, NOTHING)
            effects = _reap_effects(state, card)
            queue += [Pending(x.ability, you, card, event, tuple((x.names or {}).items())) for x in effects]
        if not queue:
            return False
        batch = Batch([])
        batch.stage, batch.queue = AFTER, queue
        state.batches.append(batch)
        return state.game.program.nodes[RESOLVE_ID].run(state)

    def words(self) -> Message:
        return Message("trigger-reap")


def _search_is_over(state: S, scope: Scope) -> None:
    side = state.players[scope.you]
    side.deck += side.discard
    side.discard.clear()
    shuffle_deck(state, scope.you)


def _swap_piles(state: S, scope: Scope) -> None:
    side = state.players[scope.you]
    side.deck, side.discard = side.discard, side.deck
    for card in side.discard:
        state.known.pop(card, None)
    state.barrier += 1
    shuffle_deck(state, scope.you)


def _note_purged(state: S, scope: Scope) -> None:
    piece = state.play.get(scope.this)
    if piece is not None:
        piece.has_purged += scope.things("it")


SHUFFLE_DISCARD_INTO_DECK: Effect = Do("shuffle-discard-into-deck", _search_is_over)


SWAP_DECK_AND_DISCARD: Effect = Do("swap-deck-and-discard", _swap_piles)


LOOK_AT_HAND: Effect = LookAtHand()


REVEAL_TOP: Effect = Reveal(TopOfDeck())


DESTROY_ONE_OF_EACH_HOUSE = phrase(
    "destroy-one-of-each-house",
    for_each(IT, destroy(one(creatures_and_artifacts(OF_THAT_HOUSE)))),
)


OPPONENT_GAINS_CONTROL_OF_THIS = phrase(
    "opponent-gains-control-of-this",
    Do("note-purged", _note_purged),
    OnBehalfOf("opponent", on(CONTROL, THIS)),
)


RETURN_ALL_PURGED = phrase(
    "return-all-purged",
    one_at_a_time(ALL, PurgedByThis(), OnBehalfOf("owner", Seq(
        (EnterAsCopy(IT), ChooseFlank(), on(ENTER, each(IT), CHOSEN_FLANK), on(ENTERED, each(IT)))
    ))),
)  # fmt: skip


BITE = again_while(IT_IS_NOT_LOGOS, destroy_on_both_sides(creatures_and_artifacts), discard_top())


MARTIAN = one(Creatures(house(MARS)))


HEAL_OR_STUN_MARTIAN = choose_one(heal_martian=heal(3, MARTIAN), stun_martian=stun(MARTIAN))


READY_ONCE = if_(FIRST_USE, ready(THIS))


EACH_LOSES_HALF: Effect = ToEachItsOwn(
    "each-loses-half", LOSE, Players("each"), lambda s, p: s.players[player_of(p)].amber // 2
)


CARDS = (
    action("bouncing-deathquark", LOGOS,
           play=may_repeat(BOTH_HAVE_A_CREATURE, destroy_on_both_sides(Creatures))),
    action("dimension-door", LOGOS,
           play=this_turn(instead_of(REAP_GAIN, YOU_WOULD_REAP_AMBER, steal(SO_MUCH)))),
    action("effervescent-principle", LOGOS, play=[EACH_LOSES_HALF, gain_chains(1)]),
    action("foggify", LOGOS, amber=1,
           play=opponents_next_turn(cannot("fight", CREATURE_CARD, when=THEIR_TURN))),
    action("help-from-future-self", LOGOS, amber=1, play=[
        to_hand(up_to(1, Joined((InZone("deck", TIMETRAVELLER), InZone("discard", TIMETRAVELLER))))),
        Reveal(IT),
        SHUFFLE_DISCARD_INTO_DECK,
    ]),
    action("interdimensional-graft", LOGOS, amber=1, play=opponents_next_turn(
        after(FORGED, all_of(OPPONENT_FORGES, THEIR_TURN), on(PAY, OPPONENT, THEIR_AMBER))
    )),
    action("knowledge-is-power", LOGOS, play=choose_one(
        archive_a_card=archive_a_card(), gain_for_archives=gain(per(1, InZone("archives"))),
    )),
    action("labwork", LOGOS, amber=1, play=archive_a_card()),
    action("library-access", LOGOS,
           play=[this_turn(after(PLAYED, YOU_PLAY_ANOTHER_CARD, draw(1))), purge(THIS)]),  # KF-ERR-03
    action("neuro-syphon", LOGOS, amber=1, play=if_(THEY_HAVE_MORE_AMBER, steal(1), draw(1))),
    action("phase-shift", LOGOS, play=this_turn(may_play(not_house(LOGOS)), uses=1)),
    action("positron-bolt", LOGOS, amber=1, play=phrase(
        "positron-bolt",
        pick(one(Creatures(FLANK))),
        Choose(Selection(Creatures(NEIGHBOR_OF_IT), name="second"), "choose"),
        Bolt(),
    )),
    action("random-access-archives", LOGOS, amber=1, play=archive(each(TopOfDeck()))),
    action("remote-access", LOGOS, amber=1, play=use_as_yours(one(Artifacts(ENEMY)))),
    action("reverse-time", LOGOS, amber=1, play=SWAP_DECK_AND_DISCARD),
    action("scrambler-storm", LOGOS, amber=1,
           play=opponents_next_turn(cannot("play", ACTION_CARD, when=THEIR_TURN))),
    action("sloppy-labwork", LOGOS, amber=1, play=[archive_a_card(), discard(one(InZone("hand")))]),
    action("twin-bolt-emission", LOGOS, amber=1, play=deal(2, Selection(Creatures(), 2, 2))),
    action("wild-wormhole", LOGOS, amber=1, play=[REVEAL_TOP, PlayIt(IT)]),
    artifact("anomaly-exploiter", LOGOS, traits="item", action=destroy(one(Creatures(DAMAGED)))),
    artifact("chaos-portal", LOGOS, traits="location",
             action=[NameHouse(), REVEAL_TOP, if_(IT_IS_OF_CHOSEN_HOUSE, PlayIt(IT))]),
    artifact("crazy-killing-machine", LOGOS, traits="weapon", action=[
        on(DISCARD_DECK, each(TOPS_OF_BOTH_DECKS)),
        DESTROY_ONE_OF_EACH_HOUSE,
        if_(FEWER_THAN_TWO_DESTROYED, destroy(THIS)),
    ]),
    artifact("library-of-babble", LOGOS, traits="location", action=draw(1)),
    artifact("mobius-scroll", LOGOS, traits="item",
             action=[archive(THIS), archive(up_to(2, InZone("hand")))]),
    artifact("pocket-universe", LOGOS, traits="item",
             constants=[Modify("spendable", SELF, Constant(1))], action=on(PUT_ON_CARD, THIS)),
    artifact("spangler-box", LOGOS, traits="item",
             action=[purge(one(Creatures())), if_you_do(OPPONENT_GAINS_CONTROL_OF_THIS)],
             constants=leaves_play(RETURN_ALL_PURGED)),
    artifact("spectral-tunneler", LOGOS, amber=1, traits="item", action=[
        pick(one(Creatures())),
        this_turn(Modify("flank", CHOSEN, Constant(1))),
        gains(labelled(reap=draw(1))),
    ]),
    artifact("strange-gizmo", LOGOS, amber=1, traits="item",
             constants=[after(FORGED, YOU_FORGE, destroy(each(creatures_and_artifacts())))]),
    artifact("the-howling-pit", LOGOS, amber=1, traits="location",
             constants=[Modify("hand-size", FOR_ALL, Constant(1))]),
    creature("batdrone", LOGOS, power=2, traits="robot", keywords=SKIRMISH, fight=steal(1)),
    creature("brain-eater", LOGOS, power=6, traits="cyborg beast",
             constants=[after(DESTROY, DESTROYED_FIGHTING_THIS, draw(1))]),
    creature("dextre", LOGOS, power=3, traits="human scientist", play=capture(1), destroyed=to_deck_top(THIS)),
    creature("doc-bookton", LOGOS, power=5, traits="human scientist", reap=draw(1)),
    creature("dr-escotera", LOGOS, power=4, traits="cyborg scientist", play=gain(THEIR_KEYS)),
    creature("dysania", LOGOS, power=4, traits="mutant",
             play=[discard(each(InZone("archives", whose="opponent"))), gain(HAPPENED)]),
    creature("ganymede-archivist", LOGOS, power=3, traits="human scientist", reap=archive_a_card()),
    creature("harland-mindlock", LOGOS, power=1, traits="cyborg scientist",
             play=take_control_until_this_leaves(one(Creatures(ENEMY & FLANK)))),
    creature("quixo-the-adventurer", LOGOS, power=3, traits="human scientist", keywords=SKIRMISH,
             fight=draw(1)),
    creature("mother", LOGOS, power=5, traits="robot scientist",
             constants=[Modify("hand-size", FOR_YOU, Constant(1))]),
    creature("neutron-shark", LOGOS, power=1, traits="beast mutant", play=BITE, fight=BITE, reap=BITE),
    creature("novu-archaeologist", LOGOS, power=4, traits="cyborg scientist",
             action=archive(one(InZone("discard")))),
    creature("ozmo-martianologist", LOGOS, power=2, traits="human scientist", keywords=ELUSIVE,
             fight=HEAL_OR_STUN_MARTIAN, reap=HEAL_OR_STUN_MARTIAN),
    creature("psychic-bug", LOGOS, power=2, amber=1, traits="cyborg insect",
             play=LOOK_AT_HAND, reap=LOOK_AT_HAND),
    creature("replicator", LOGOS, power=2, traits="mutant",
             reap=[pick(one(Creatures(OTHER))), TriggerReap()]),
    creature("research-smoko", LOGOS, power=2, traits="mutant", destroyed=archive(each(TopOfDeck()))),
    creature("skippy-timehog", LOGOS, power=1, traits="mutant",
             play=opponents_next_turn(cannot("use", ANY, when=THEIR_TURN))),
    creature("timetraveller", LOGOS, power=2, amber=1, traits="human scientist",
             play=draw(2), action=into_deck(THIS)),
    creature("titan-mechanic", LOGOS, power=6, traits="cyborg scientist",
             constants=[key_cost(ALL_WHILE_ON_FLANK, -1)]),
    creature("vespilon-theorist", LOGOS, power=2, traits="cyborg scientist", keywords=ELUSIVE, reap=[
        NameHouse(),
        REVEAL_TOP,
        if_(IT_IS_OF_CHOSEN_HOUSE, archive(each(IT)), gain(1), otherwise=on(DISCARD_DECK, each(IT))),
    ]),
    creature("veylan-analyst", LOGOS, power=2, traits="cyborg scientist",
             constants=[after(USED, YOU_USE_AN_ARTIFACT, gain(1))]),
    upgrade("experimental-therapy", LOGOS,
            play=[stun(HOST), exhaust(HOST)], gives=[may_use(SELF)]),  # KF-ERR-04
    upgrade("rocket-boots", LOGOS, gives=labelled(fight=READY_ONCE, reap=READY_ONCE)),
    upgrade("transposition-sandals", LOGOS, amber=1,
            gives_action=[swap_with(one(Creatures(OTHER & FRIENDLY))), this_turn(may_use(CHOSEN))]),
)  # fmt: skip
