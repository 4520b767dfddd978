"""Shadows of Call of the Archons."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from trivault.games.keyforge import events
from trivault.games.keyforge.amber import left_of, take_of
from trivault.games.keyforge.battleline import neighbors
from trivault.games.keyforge.cards.frames import action, artifact, creature, labelled, upgrade
from trivault.games.keyforge.damage import redirect
from trivault.games.keyforge.events import BEFORE_FIGHT, DAMAGE, FORGED, PLAYED, STRIKE, TAKE_FROM_CARD
from trivault.games.keyforge.forge import forge
from trivault.games.keyforge.model import KeyForgeState
from trivault.games.keyforge.play import PlayIt
from trivault.games.keyforge.printed import ARTIFACT, CREATURE, SANCTUM, SHADOWS
from trivault.games.keyforge.things import (
    ANY,
    DAMAGED,
    ENEMY,
    FLANK,
    FRIENDLY,
    NOT_FLANK,
    SELF,
    WITH_AMBER,
    Artifacts,
    Creatures,
    InPlay,
    InZone,
    Is,
    Joined,
    house,
    power_up_to,
    title,
)
from trivault.games.keyforge.things import IT as CHOSEN
from trivault.games.keyforge.vocabulary.conditions import (
    IT_IS_DESTROYED,
    OPPONENT_FORGES,
    THEY_HAVE_MORE_AMBER,
    THEY_HAVE_NO_AMBER,
    YOU_PLAY_AN_ARTIFACT,
    When,
    about,
)
from trivault.games.keyforge.vocabulary.constants import (
    after,
    cannot,
    gains_keyword,
    instead_of,
    leaves_play,
    may_use,
    opponents_next_turn,
    this_turn,
)
from trivault.games.keyforge.vocabulary.deeds import (
    LookAtHand,
    deal_splash,
    opponent_discards_random,
    purge_it_if_destroyed,
    take_control,
)
from trivault.games.keyforge.vocabulary.effects import (
    archive_a_card,
    capture,
    deal,
    destroy,
    gain,
    on,
    opponent_steals,
    purge,
    sacrifice,
    steal,
    to_hand,
    use_as_yours,
)
from trivault.games.keyforge.vocabulary.flow import if_, if_you_do, pick
from trivault.games.keyforge.vocabulary.terms import (
    FOR_OPPONENT,
    FOR_YOU,
    HAPPENED,
    THIS,
    Effect,
    Number,
    UnderThis,
    per,
    their_amber_beyond,
)
from trivault.kernel.abilities import Modify
from trivault.kernel.events import EventKind, emit
from trivault.kernel.frames import Scope
from trivault.kernel.ids import NOTHING, Thing, player_thing
from trivault.kernel.nodes import Do, Node
from trivault.kernel.terms import Best, Condition, Constant, Group, Selection, each, one, up_to
from trivault.kernel.text import Message

S = KeyForgeState


ELUSIVE, SKIRMISH, POISON = {"elusive": 1}, {"skirmish": 1}, {"poison": 1}


# Words of this house
def their_amber_is(n: int) -> Condition[S]:
    return When("their-amber-is", lambda s, x: s.players[1 - x.you].amber == n, n)


def _creatures_played(state: S) -> int:
    return sum(state.last_kind(card).type == CREATURE for card in state.played)


def _damaged_beside(state: S, scope: Scope) -> bool:
    hit = scope.event.thing if scope.event else NOTHING
    return hit in neighbors(state, scope.this) and "specter" not in state.defs[hit].traits


NO_OTHER_CARD_PLAYED = When("no-other-card-played", lambda s, _x: len(s.played) <= 1)


YOU_FORGED_THIS_TURN = When("you-forged-this-turn", lambda s, x: s.active == x.you and s.forged_now > 0)


IT_IS_OF_ACTIVE_HOUSE = When(
    "it-is-of-active-house", lambda s, x: any(s.house_of(card) == s.house for card in x.things("it"))
)


NEIGHBOR_IS_DAMAGED = When("non-specter-neighbor-is-damaged", _damaged_beside)


ABOUT_TO_FIGHT = about("creature-is-about-to-fight", ANY)


SPENT_ON_IT = Number("spent-on-it", lambda s, x: left_of(s, x.event) if x.event else 0)


class GainSpent(Node[S]):
    """You gain what was spent on a key, as far as no other card has given it to you (KF-AMB-10)."""

    emits: ClassVar[EventKind[S]] = events.GAIN

    def run(self, state: S) -> bool:
        scope = state.scopes[-1]
        assert scope.event is not None
        spent = SPENT_ON_IT.of(state, scope)
        take_of(state, scope.event, spent)
        return spent > 0 and emit(state, events.GAIN, player_thing(scope.you), spent, scope)

    def words(self) -> Message:
        return gain(SPENT_ON_IT).words()


OPPONENTS_ARTIFACT_CARD = Is(
    "opponents-artifact-card", lambda s, c, x: s.defs[c].type == ARTIFACT and s.active != x.you
)


FIRST_CREATURE_PLAYED = Is(
    "first-creature-played", lambda s, c, _x: s.defs[c].type == CREATURE and _creatures_played(s) == 1
)


URCHIN_IN_PLAY_OR_DISCARD = Joined((Creatures(title("urchin")), InZone("discard", title("urchin"))))


class TopOfItsControllersDeck(Group[S]):
    """The top card of the deck of the player who controls the creature of the event."""

    def find(self, state: S, scope: Scope) -> Sequence[Thing]:
        piece = state.last_known(scope.event.thing) if scope.event else None
        return state.players[piece.controller].deck[-1:] if piece is not None else ()

    def words(self, n: int) -> Message:
        return Message("top-of-its-controllers-deck")


class DealItToThis(Node[S]):
    """The same damage at the same moment, but to this creature, whose armor counts (KF-DMG-10)."""

    emits: ClassVar[EventKind[S]] = DAMAGE

    def run(self, state: S) -> bool:
        scope = state.scopes[-1]
        assert scope.event is not None
        redirect(state, scope.event, scope.this)
        return False

    def words(self) -> Message:
        return Message("deal-it-to-this")


def _call_off(state: S, scope: Scope) -> None:
    attacker, _, progress = state.fights[-1]
    state.fights[-1] = (attacker, NOTHING, progress)
    state.batches[-1].queue.clear()  # what else was to happen before the fight


def _becomes_shadows(state: S, scope: Scope) -> None:
    for card in scope.things("it"):
        piece = state.play[card]
        if piece.controller == scope.you and piece.house not in state.players[scope.you].houses:
            piece.house = SHADOWS


CALL_OFF: Effect = Do("call-off-the-fight", _call_off)


COUNTS_AS_SHADOWS: Effect = Do("counts-as-shadows", _becomes_shadows)


STEAL_IF_BEHIND = if_(THEY_HAVE_MORE_AMBER, steal(1))


CARDS = (
    action("bait-and-switch", SHADOWS, play=[STEAL_IF_BEHIND, STEAL_IF_BEHIND]),  # KF-ERR-05
    action("booby-trap", SHADOWS, amber=1, play=deal_splash(4, 2, one(Creatures(NOT_FLANK)))),
    action("finishing-blow", SHADOWS, amber=1, play=[destroy(one(Creatures(DAMAGED))), if_you_do(steal(1))]),
    action("ghostly-hand", SHADOWS, amber=2, play=if_(their_amber_is(1), steal(1))),
    action("hidden-stash", SHADOWS, amber=1, play=archive_a_card()),
    action(
        "imperial-traitor", SHADOWS, amber=1,
        play=[LookAtHand(), purge(up_to(1, InZone("hand", house(SANCTUM), "opponent")))],
    ),
    action("key-of-darkness", SHADOWS, play=forge(Best(6, ((THEY_HAVE_NO_AMBER, 2),)))),
    action("lights-out", SHADOWS, amber=1, play=to_hand(Selection(Creatures(ENEMY), 2, 2))),
    action("miasma", SHADOWS, amber=1, play=opponents_next_turn(cannot("forge-step", FOR_OPPONENT))),
    action("nerve-blast", SHADOWS, play=[steal(1), if_you_do(deal(2, one(Creatures())))]),
    action(
        "one-last-job", SHADOWS, amber=1,
        play=[purge(each(Creatures(FRIENDLY & house(SHADOWS)))), steal(HAPPENED)],
    ),
    action("oubliette", SHADOWS, play=purge(one(Creatures(power_up_to(3))))),
    action(
        "pawn-sacrifice", SHADOWS, amber=1,
        play=[sacrifice(one(Creatures(FRIENDLY))), if_you_do(deal(3, Selection(Creatures(), 2, 2)))],
    ),  # KF-ERR-02
    action("poison-wave", SHADOWS, amber=1, play=deal(2, each(Creatures()))),
    action(
        "relentless-whispers", SHADOWS, amber=1,
        play=[deal(2, one(Creatures())), if_(IT_IS_DESTROYED, steal(1))],
    ),
    action(
        "routine-job", SHADOWS,
        play=[steal(1), steal(per(1, InZone("discard", title("routine-job"))))],
    ),
    action("too-much-to-protect", SHADOWS, amber=1, play=steal(their_amber_beyond(6))),
    action(
        "treasure-map", SHADOWS, amber=1,
        play=[if_(NO_OTHER_CARD_PLAYED, gain(3)), this_turn(cannot("play", ANY))],
    ),
    artifact(
        "customs-office", SHADOWS, traits="location",
        constants=[Modify("toll", OPPONENTS_ARTIFACT_CARD, Constant(1))],
    ),
    artifact(
        "evasion-sigil", SHADOWS, amber=1, traits="power",
        constants=[after(
            BEFORE_FIGHT, ABOUT_TO_FIGHT,
            on(events.DISCARD_DECK, each(TopOfItsControllersDeck())), if_(IT_IS_OF_ACTIVE_HOUSE, CALL_OFF),
        )],
    ),
    artifact(
        "longfused-mines", SHADOWS, amber=1, traits="weapon",
        omni=[sacrifice(), deal(3, each(Creatures(ENEMY & NOT_FLANK)))],
    ),
    artifact(
        "masterplan", SHADOWS, amber=1, traits="item",
        play=on(events.PUT_UNDER, one(InZone("hand"))),
        omni=[PlayIt(UnderThis()), sacrifice()],
    ),
    artifact(
        "safe-place", SHADOWS, amber=1, traits="location",
        constants=[Modify("spendable", SELF, Constant(1))],
        action=on(events.PUT_ON_CARD, THIS),
    ),
    artifact(
        "seeker-needle", SHADOWS, traits="weapon",
        action=[deal(1, one(Creatures())), if_(IT_IS_DESTROYED, gain(1))],
    ),
    artifact("skeleton-key", SHADOWS, traits="item", action=capture(1, one(Creatures(FRIENDLY)))),
    artifact(
        "special-delivery", SHADOWS, amber=1, traits="item",
        omni=[sacrifice(), deal(3, one(Creatures(FLANK))), purge_it_if_destroyed()],
    ),
    artifact(
        "speed-sigil", SHADOWS, amber=1, traits="power",
        constants=[Modify("played-ready", FIRST_CREATURE_PLAYED, Constant(1))],
    ),
    artifact("subtle-maul", SHADOWS, traits="weapon", action=opponent_discards_random(1)),
    artifact(
        "the-sting", SHADOWS, amber=1, traits="vehicle",
        constants=[cannot("forge-step", FOR_YOU), after(FORGED, OPPONENT_FORGES, GainSpent())],
        action=sacrifice(),
    ),
    creature("bad-penny", SHADOWS, power=1, traits="human thief", destroyed=to_hand(THIS)),
    creature(
        "bulleteye", SHADOWS, power=2, traits="elf thief", keywords=ELUSIVE,
        reap=destroy(one(Creatures(FLANK))),
    ),
    creature(
        "carlo-phantom", SHADOWS, power=1, traits="elf thief", keywords=ELUSIVE | SKIRMISH,
        constants=[after(PLAYED, YOU_PLAY_AN_ARTIFACT, steal(1))],
    ),
    creature(
        "deipno-spymaster", SHADOWS, power=1, traits="elf thief", keywords=ELUSIVE,
        omni=[pick(one(Creatures(FRIENDLY))), this_turn(may_use(CHOSEN))],
    ),
    creature(
        "faygin", SHADOWS, power=3, traits="human thief", keywords=ELUSIVE,
        reap=to_hand(one(URCHIN_IN_PLAY_OR_DISCARD)),
    ),
    creature("macis-asp", SHADOWS, power=3, traits="beast", keywords=SKIRMISH | POISON),
    creature(
        "mack-the-knife", SHADOWS, power=3, traits="elf thief", keywords=ELUSIVE,
        constants=[may_use(SELF)],
        action=[deal(1, one(Creatures())), if_(IT_IS_DESTROYED, gain(1))],
    ),
    creature(
        "magda-the-rat", SHADOWS, power=4, traits="elf thief", keywords=ELUSIVE,
        play=steal(2),
        constants=leaves_play(opponent_steals(2)),
    ),  # KF-ERR-17
    creature("mooncurser", SHADOWS, power=1, traits="elf thief", keywords=SKIRMISH | POISON, fight=steal(1)),
    creature(
        "nexus", SHADOWS, power=3, traits="cyborg thief", keywords=ELUSIVE,
        reap=use_as_yours(one(Artifacts(ENEMY))),
    ),
    creature("noddy-the-thief", SHADOWS, power=2, traits="elf thief", keywords=ELUSIVE, action=steal(1)),
    creature("old-bruno", SHADOWS, power=3, traits="elf thief", keywords=ELUSIVE, play=capture(3)),
    creature("dodger", SHADOWS, power=5, traits="elf thief", fight=steal(1)),
    creature(
        "selwyn-the-fence", SHADOWS, power=3, traits="elf thief",
        fight=on(TAKE_FROM_CARD, one(InPlay(FRIENDLY & WITH_AMBER))),
        reap=on(TAKE_FROM_CARD, one(InPlay(FRIENDLY & WITH_AMBER))),
    ),
    creature(
        "shadow-self", SHADOWS, power=9, traits="specter",
        constants=[
            cannot("deal-damage", SELF),
            instead_of(DAMAGE, NEIGHBOR_IS_DAMAGED, DealItToThis()),
            instead_of(STRIKE, NEIGHBOR_IS_DAMAGED, DealItToThis()),
        ],
    ),  # KF-ERR-24
    creature("silvertooth", SHADOWS, power=2, traits="elf thief", enters_ready=True),
    creature(
        "smiling-ruth", SHADOWS, power=1, traits="elf thief", keywords=ELUSIVE,
        reap=if_(YOU_FORGED_THIS_TURN, take_control(one(Creatures(ENEMY & FLANK)))),
    ),
    creature(
        "sneklifter", SHADOWS, power=2, traits="elf thief",
        play=[take_control(one(Artifacts(ENEMY))), COUNTS_AS_SHADOWS],
    ),
    creature("umbra", SHADOWS, power=2, traits="elf thief", keywords=SKIRMISH, fight=steal(1)),
    creature("urchin", SHADOWS, power=1, traits="elf thief", keywords=ELUSIVE, play=steal(1)),
    upgrade("duskrunner", SHADOWS, gives=labelled(reap=steal(1))),
    upgrade(
        "ring-of-invisibility", SHADOWS, amber=1,
        gives=[gains_keyword(SELF, "elusive"), gains_keyword(SELF, "skirmish")],
    ),
    upgrade("silent-dagger", SHADOWS, amber=1, gives=labelled(reap=deal(4, one(Creatures(FLANK))))),
)  # fmt: skip
