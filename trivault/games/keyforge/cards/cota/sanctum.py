"""Sanctum of Call of the Archons."""

from __future__ import annotations

from collections.abc import Sequence

from trivault.games.keyforge.captures import EachCaptures
from trivault.games.keyforge.cards.frames import action, artifact, creature, upgrade
from trivault.games.keyforge.events import DESTROY, FOUGHT, HOUSE_CHOSEN, PLAYED
from trivault.games.keyforge.forge import forge
from trivault.games.keyforge.model import KeyForgeState
from trivault.games.keyforge.printed import DIS, SANCTUM
from trivault.games.keyforge.things import (
    CHOSEN_HOUSE,
    CREATURE_CARD,
    ENEMY,
    FLANK,
    FRIENDLY,
    NEIGHBOR,
    NEIGHBOR_OF_IT,
    NOT_FLANK,
    OTHER,
    SELF,
    Artifacts,
    Creatures,
    Extreme,
    InZone,
    having,
    house,
    not_house,
    not_trait,
    power_at_least,
    trait,
)
from trivault.games.keyforge.things import IT as CHOSEN
from trivault.games.keyforge.use import yours
from trivault.games.keyforge.vocabulary.conditions import (
    ABOUT_THIS,
    DESTROYED_FIGHTING_THIS,
    FRIENDLY_CREATURE_FIGHTS,
    THEY_HAVE_MORE_CREATURES,
    YOU_PLAY_AN_ARTIFACT,
    When,
    their_amber_at_least,
    you_choose,
)
from trivault.games.keyforge.vocabulary.constants import (
    after,
    cannot,
    gains_keyword,
    gets_armor,
    gets_power,
    instead_of,
    may_fight,
    may_use,
    this_turn,
)
from trivault.games.keyforge.vocabulary.deeds import fight_foe
from trivault.games.keyforge.vocabulary.effects import (
    archive,
    capture,
    deal,
    destroy,
    draw,
    fully_heal,
    gain,
    heal,
    lose,
    opponent_loses,
    purge,
    ready,
    ready_and_fight,
    ready_and_use,
    sacrifice,
    stun,
    swap_with,
    to_hand,
    unstun,
    use,
)
from trivault.games.keyforge.vocabulary.flow import NameHouse, again_while, choose_one, if_, if_you_do, pick
from trivault.games.keyforge.vocabulary.terms import (
    FOR_YOU,
    HAPPENED,
    NEIGHBOR_OF_ITS_FOE,
    THEIR_SURPLUS,
    THIS,
    Effect,
    Number,
    their_amber_beyond,
    your_amber_beyond,
)
from trivault.kernel.frames import Scope
from trivault.kernel.ids import Thing
from trivault.kernel.nodes import Do, Node, Repeat, Seq
from trivault.kernel.terms import Amount, Constant, EventThing, Named, Selection, each, one, up_to
from trivault.kernel.text import Message

S = KeyForgeState


TAUNT = {"taunt": 1}


KNIGHT, HORSEMAN = trait("knight"), trait("horseman")


# Words of this house


def per_destroyed_this_way(n: int) -> Amount[S]:
    return Number("per-destroyed-this-way", lambda s, _x: n * s.happened, n)


def _plays_creature(state: S, scope: Scope) -> bool:
    """It is still there when the ability resolves."""
    event = scope.event
    return event is not None and event.by == scope.you and state.is_creature(event.thing)


def _played_sanctum_cards(state: S, scope: Scope) -> bool:
    """Seven this turn, as printed, wherever they are now."""
    return state.active == scope.you and sum(state.printed[card] == SANCTUM for card in state.played) >= 7


YOU_PLAY_A_LASTING_CREATURE = When("you-play-a-creature", _plays_creature)
YOU_PLAYED_SEVEN_SANCTUM_CARDS = When("you-played-sanctum-cards", _played_sanctum_cards, 7)


class UpgradeHere(Named[S]):
    """On this creature, the upgrade of this name that saves it (KF-WORD-21). Where several would, the
    active player says which one does."""

    def find(self, state: S, scope: Scope) -> Sequence[Thing]:
        piece = state.play.get(scope.this)
        return [c for c in piece.upgrades if state.defs[c].slug == self.name] if piece is not None else ()

    def words(self, n: int) -> Message:
        return Message("this-upgrade")


class BothChosen(Named[S]):
    """`it`, and another thing that the effect has named."""

    def __init__(self, name: str, other: str) -> None:
        super().__init__(name)
        self.other = other
        self.args = (*self.args, other)

    def find(self, state: S, scope: Scope) -> Sequence[Thing]:
        return (*scope.things(self.name), *scope.things(self.other))

    def words(self, n: int) -> Message:
        return Message("both-chosen")


class StillYours(Named[S]):
    """What the effect has named, as far as you control it."""

    def find(self, state: S, scope: Scope) -> Sequence[Thing]:
        return [c for c in scope.things(self.name) if yours(state, c, scope)]


STILL_YOURS = StillYours("it")


class ThatFriend(EventThing[S]):
    """What the event is about, if you control it."""

    def find(self, state: S, scope: Scope) -> Sequence[Thing]:
        return [scope.event.thing] if scope.event and yours(state, scope.event.thing, scope) else ()


def _fought(state: S, scope: Scope) -> None:
    scope.bind("fought", (*scope.things("fought"), *scope.things("foe")))


class FightSeveral(Seq[S]):
    """One creature fights so many times, each time another enemy (a fight for which nobody is left
    only readies it)."""

    def __init__(self, parts: tuple[Node[S], ...], n: int) -> None:
        super().__init__(parts)
        self.n = n
        self.args = (*self.args, n)

    def words(self) -> Message:
        return Message("then", first=self.parts[0].words(), second=Message("fight-several", n=self.n))


def ready_and_fight_different(n: int, who: Selection[S]) -> Effect:
    fight: Effect = Seq((ready(each(STILL_YOURS)), fight_foe(), Do("fought", _fought)))
    return FightSeveral((pick(who), Repeat(Constant(n), fight)), n)


NOBODY_FRIENDLY_IS_HURT = this_turn(cannot("damage", FRIENDLY))


FRIENDLY_CREATURE = FRIENDLY & CREATURE_CARD


FAMINE = destroy(one(Extreme(Creatures(), most=False)))


PESTILENCE = deal(1, each(Creatures(not_trait("horseman"))))


CHANGE_PLACES = swap_with(one(Creatures(OTHER & FRIENDLY)))


CARDS = (
    action("begone", SANCTUM,
           play=choose_one(destroy_dis=destroy(each(Creatures(house(DIS)))), gain_amber=gain(1))),
    action("blinding-light", SANCTUM, amber=1, play=[NameHouse(), stun(each(Creatures(CHOSEN_HOUSE)))]),
    action("charge", SANCTUM, amber=1,
           play=this_turn(after(PLAYED, YOU_PLAY_A_LASTING_CREATURE, deal(2, one(Creatures(ENEMY)))))),
    action("cleansing-wave", SANCTUM, play=[heal(1, each(Creatures())), gain(HAPPENED)]),
    action("clear-mind", SANCTUM, amber=1, play=unstun(each(Creatures(FRIENDLY)))),
    action("doorstep-to-heaven", SANCTUM, amber=1,
           play=[lose(your_amber_beyond(5)), opponent_loses(their_amber_beyond(5))]),
    action("glorious-few", SANCTUM, play=gain(THEIR_SURPLUS)),
    action("honorable-claim", SANCTUM, amber=1, play=EachCaptures(Creatures(FRIENDLY & KNIGHT))),
    action("inspiration", SANCTUM, play=ready_and_use(one(Creatures(FRIENDLY)))),
    action("mighty-lance", SANCTUM, play=[
        pick(one(Creatures())), pick(Selection(Creatures(NEIGHBOR_OF_IT), name="neighbor")),
        deal(3, each(BothChosen("it", "neighbor"))),
    ]),
    action("oath-of-poverty", SANCTUM, amber=1,
           play=[destroy(each(Artifacts(FRIENDLY))), gain(per_destroyed_this_way(2))]),
    action("one-stood-against-many", SANCTUM, amber=1,
           play=ready_and_fight_different(3, one(Creatures(FRIENDLY)))),
    action("radiant-truth", SANCTUM, amber=1, play=stun(each(Creatures(ENEMY & NOT_FLANK)))),
    action("shield-of-justice", SANCTUM, amber=1, play=NOBODY_FRIENDLY_IS_HURT),
    action("take-hostages", SANCTUM, amber=1,
           play=this_turn(after(FOUGHT, FRIENDLY_CREATURE_FIGHTS, capture(1, each(ThatFriend()))))),
    action("terms-of-redress", SANCTUM, amber=1, play=capture(2, one(Creatures(FRIENDLY)))),
    action("the-harder-they-come", SANCTUM, play=purge(one(Creatures(power_at_least(5))))),
    action("the-spirit-s-way", SANCTUM, play=destroy(each(Creatures(power_at_least(3))))),
    action("virtuous-works", SANCTUM, amber=3),
    artifact("epic-quest", SANCTUM, traits="quest",
             play=archive(each(Creatures(FRIENDLY & KNIGHT))),
             omni=if_(YOU_PLAYED_SEVEN_SANCTUM_CARDS, sacrifice(), forge(free=True))),
    artifact("gorm-of-omm", SANCTUM, traits="item", omni=[destroy(THIS), destroy(one(Artifacts()))]),
    artifact("hallowed-blaster", SANCTUM, traits="weapon", action=heal(3, one(Creatures()))),
    artifact("potion-of-invulnerability", SANCTUM, amber=1, traits="item",
             omni=[destroy(THIS), NOBODY_FRIENDLY_IS_HURT]),
    artifact("round-table", SANCTUM, amber=1, traits="location",
             constants=[gets_power(FRIENDLY & KNIGHT, 1), gains_keyword(FRIENDLY & KNIGHT, "taunt")]),
    artifact("sigil-of-brotherhood", SANCTUM, amber=1, traits="power",
             omni=[sacrifice(), this_turn(may_use(FRIENDLY_CREATURE & house(SANCTUM)))]),
    artifact("whispering-reliquary", SANCTUM, traits="item", action=to_hand(one(Artifacts()))),
    creature("bulwark", SANCTUM, power=4, armor=2, traits="human knight", constants=[gets_armor(NEIGHBOR, 2)]),
    creature("champion-anaphiel", SANCTUM, power=6, armor=1, traits="spirit knight", keywords=TAUNT),
    creature("champion-tabris", SANCTUM, power=6, armor=2, traits="human knight", fight=capture(1)),
    creature("commander-remiel", SANCTUM, power=3, traits="human knight",
             reap=use(one(Creatures(FRIENDLY & not_house(SANCTUM))))),
    creature("duma-the-martyr", SANCTUM, power=3, traits="human",
             destroyed=[fully_heal(each(Creatures(OTHER & FRIENDLY))), draw(2)]),
    creature("francus", SANCTUM, power=6, armor=1, traits="knight spirit",
             constants=[after(DESTROY, DESTROYED_FIGHTING_THIS, capture(1))]),
    creature("grey-monk", SANCTUM, power=3, traits="human priest",
             constants=[gets_armor(FRIENDLY, 1)], reap=heal(2, one(Creatures()))),
    creature("hayyel-the-merchant", SANCTUM, power=3, traits="human merchant",
             constants=[after(PLAYED, YOU_PLAY_AN_ARTIFACT, gain(1))]),
    creature("horseman-of-death", SANCTUM, power=5, traits="horseman spirit",
             play=to_hand(each(InZone("discard", HORSEMAN & CREATURE_CARD)))),
    creature("horseman-of-famine", SANCTUM, power=5, traits="horseman spirit",
             play=FAMINE, fight=FAMINE, reap=FAMINE),
    creature("horseman-of-pestilence", SANCTUM, power=5, traits="horseman spirit",
             play=PESTILENCE, fight=PESTILENCE, reap=PESTILENCE),
    creature("horseman-of-war", SANCTUM, power=5, traits="horseman spirit",
             play=[this_turn(may_fight(FRIENDLY_CREATURE)), this_turn(cannot("but-fight", FRIENDLY_CREATURE))]),
    creature("jehu-the-bureaucrat", SANCTUM, power=3, traits="human",
             constants=[after(HOUSE_CHOSEN, you_choose(SANCTUM), gain(2))]),
    creature("lady-maxena", SANCTUM, power=5, armor=2, traits="knight spirit",
             play=stun(one(Creatures())), action=to_hand(THIS)),
    creature("lord-golgotha", SANCTUM, power=5, armor=2, traits="spirit knight",
             before_fight=deal(3, each(Creatures(NEIGHBOR_OF_ITS_FOE)))),
    creature("numquid-the-fair", SANCTUM, power=3, traits="human",
             play=again_while(THEY_HAVE_MORE_CREATURES, destroy(one(Creatures(ENEMY))))),
    creature("protectrix", SANCTUM, power=5, traits="knight spirit",
             reap=[fully_heal(up_to(1, Creatures())), if_you_do(this_turn(cannot("damage", CHOSEN)))]),
    creature("raiding-knight", SANCTUM, power=4, armor=2, traits="human knight", play=capture(1)),
    creature("sanctum-guardian", SANCTUM, power=6, armor=1, traits="spirit knight", keywords=TAUNT,
             fight=CHANGE_PLACES, reap=CHANGE_PLACES),
    creature("sequis", SANCTUM, power=4, armor=2, traits="human knight", reap=capture(1)),
    creature("sergeant-zakiel", SANCTUM, power=4, armor=1, traits="human knight",
             play=ready_and_fight(up_to(1, Creatures(NEIGHBOR)))),
    creature("staunch-knight", SANCTUM, power=4, armor=2, traits="human knight",
             constants=[gets_power(SELF & FLANK, 2)]),
    creature("gatekeeper", SANCTUM, power=5, armor=1, traits="spirit knight",
             play=if_(their_amber_at_least(7), capture(their_amber_beyond(5)))),
    creature("the-vaultkeeper", SANCTUM, power=4, armor=1, traits="spirit knight",
             constants=[cannot("steal", FOR_YOU)]),
    creature("veemos-lightbringer", SANCTUM, power=6, traits="angel spirit",
             play=destroy(each(Creatures(having("elusive"))))),
    upgrade("armageddon-cloak", SANCTUM, amber=1, gives=[
        gains_keyword(SELF, "hazardous", 2),
        instead_of(DESTROY, ABOUT_THIS, fully_heal(THIS),
                   destroy(one(UpgradeHere("armageddon-cloak"))), last=True),
    ]),  # KF-ERR-22
    upgrade("mantle-of-the-zealot", SANCTUM, gives=[may_use(SELF)]),
    upgrade("protect-the-weak", SANCTUM, amber=1, gives=[gets_armor(SELF, 1), gains_keyword(SELF, "taunt")]),
    upgrade("shoulder-armor", SANCTUM, amber=1,
            gives=[gets_armor(SELF & FLANK, 2), gets_power(SELF & FLANK, 2)]),
)  # fmt: skip
