"""Untamed of Call of the Archons."""

from __future__ import annotations

from collections.abc import Sequence

from trivault.games.keyforge.bonus import BonusIcons
from trivault.games.keyforge.cards.frames import action, artifact, creature, upgrade
from trivault.games.keyforge.events import DAMAGE, PLAYED, TAKE_FROM_CARD
from trivault.games.keyforge.forge import forge, funds
from trivault.games.keyforge.forge import key_cost as cost_of_key
from trivault.games.keyforge.model import KEYS_TO_WIN, KeyForgeState
from trivault.games.keyforge.play import played_as, why_no_copy
from trivault.games.keyforge.printed import CREATURE, MARS, UNTAMED
from trivault.games.keyforge.things import (
    ACTION_CARD,
    CREATURE_CARD,
    DAMAGED,
    ENEMY,
    FLANK,
    FRIENDLY,
    OTHER,
    SELF,
    STUNNED,
    WITH_AMBER,
    Artifacts,
    Creatures,
    InZone,
    Is,
    Joined,
    having,
    house,
    title,
    trait,
)
from trivault.games.keyforge.things import IT as CHOSEN
from trivault.games.keyforge.use import Use
from trivault.games.keyforge.vocabulary.conditions import (
    OPPONENT_PLAYS_A_CREATURE,
    THEIR_TURN,
    YOU_HAVE_MORE_CREATURES,
    YOU_PLAY_A_CREATURE,
    YOU_PLAY_ANOTHER_CREATURE,
    When,
    at_least,
    their_amber_at_least,
)
from trivault.games.keyforge.vocabulary.constants import (
    after,
    cannot,
    gains_keyword,
    gets_power,
    key_cost,
    may_play,
    may_use,
    opponents_next_turn,
    this_turn,
)
from trivault.games.keyforge.vocabulary.deeds import ToEachItsOwn
from trivault.games.keyforge.vocabulary.effects import (
    deal,
    destroy,
    exhaust,
    fully_heal,
    gain,
    gain_chains,
    heal,
    into_deck,
    lose,
    on,
    opponent_gains,
    sacrifice,
    steal,
    stun,
    to_deck_top,
    to_hand,
)
from trivault.games.keyforge.vocabulary.flow import MayIf, if_, if_you_do, one_at_a_time, phrase, pick
from trivault.games.keyforge.vocabulary.reveals import SHUFFLE_YOUR_DECK
from trivault.games.keyforge.vocabulary.terms import ALL, FOR_OPPONENT, HEALED, IT, Effect, Number, per
from trivault.kernel.abilities import Modify, forbidding
from trivault.kernel.asking import Choose, ChooseNumber, Spread
from trivault.kernel.events import EmitShares
from trivault.kernel.frames import Scope
from trivault.kernel.ids import Thing, player_thing
from trivault.kernel.interpreter import call
from trivault.kernel.nodes import Node, Seq
from trivault.kernel.terms import Amount, Condition, Constant, Group, Named, Selection, each, one, up_to
from trivault.kernel.text import Message

S = KeyForgeState


ELUSIVE, SKIRMISH = {"elusive": 1}, {"skirmish": 1}


BEAST, NIFFLE = trait("beast"), trait("niffle")


BEARS = title("ancient-bear")


BEARS_IN_PLAY = Creatures(BEARS)


FRIENDLY_UNTAMED_CREATURE = FRIENDLY & CREATURE_CARD & house(UNTAMED)


# Words of this house
def you_used_creatures(n: int) -> Condition[S]:
    """So many different ones this turn, wherever they are now (KF-USE-14: removing stun is a use)."""
    return When(
        "you-used-creatures",
        lambda s, x: s.active == x.you and len({c for c in s.used if s.last_kind(c).type == CREATURE}) >= n,
        n,
    )


def they_played_creatures(n: int) -> Condition[S]:
    return When("they-played-creatures", lambda s, x: s.players[1 - x.you].creatures_last >= n, n)


def _can_forge(state: S, scope: Scope) -> bool:
    enough = funds(state, scope.you) >= cost_of_key(state, scope.you)
    return enough and not forbidding(state, "forge", player_thing(scope.you))


def _no_untamed_discarded(state: S, scope: Scope) -> bool:
    return all(state.printed[card] != UNTAMED for card in state.discarded)


def _as_an_extra(state: S, card: Thing, scope: Scope) -> bool:
    """One Untamed card in each turn of another house."""
    elsewhere = state.active == scope.you and state.house != UNTAMED
    return elsewhere and state.house_of(card) == UNTAMED and not state.play[scope.this].granted


def _damage_up_to(n: int) -> Amount[S]:
    return Number("damage-up-to", lambda s, x: min(n, *(s.play[c].damage for c in x.things("it"))), n)


CAN_FORGE = When("can-forge", _can_forge)


NO_UNTAMED_DISCARDED = When("no-untamed-discarded", _no_untamed_discarded)


AN_EXTRA_UNTAMED_CARD = Is("an-extra-untamed-card", _as_an_extra)


THREE_PER_UNFORGED_KEY = Number(
    "per-unforged-key", lambda s, x: 3 * (KEYS_TO_WIN - s.players[x.you].forged()), 3
)


class AllChosen(Named[S]):
    """`it`, and other things that the effect has named."""

    def __init__(self, name: str, other: str) -> None:
        super().__init__(name)
        self.other = other
        self.args = (*self.args, other)

    def find(self, state: S, scope: Scope) -> Sequence[Thing]:
        return (*scope.things(self.name), *scope.things(self.other))

    def words(self, n: int) -> Message:
        return Message("all-chosen")


class Divide(Seq[S]):
    """Damage that is divided among creatures as you like."""

    def __init__(self, parts: tuple[Node[S], ...], n: Amount[S], group: Group[S]) -> None:
        super().__init__(parts)
        self.n = n
        self.group = group
        self.args = (*self.args, n, group)

    def words(self) -> Message:
        group = self.group.words(2)
        return self.n.words(lambda n: Message("divide-damage", n=n, group=group))


def divide_damage(n: Amount[S], group: Group[S]) -> Effect:
    return Divide((Spread("shares", group, n, DAMAGE.name), EmitShares(DAMAGE, "shares")), n, group)


class HealUpTo(Seq[S]):
    """A creature is healed by as much as you like, up to so much; if by all of that, more follows."""

    def __init__(self, parts: tuple[Node[S], ...], n: int, bonus: Node[S]) -> None:
        super().__init__(parts)
        self.n = n
        self.bonus = bonus
        self.args = (*self.args, n, bonus)

    def words(self) -> Message:
        return Message("heal-up-to", n=self.n, bonus=self.bonus.words())


def heal_up_to(n: int, bonus: Effect) -> Effect:
    in_full = When("healed-in-full", lambda s, x: s.happened > 0 and x.number("healed") == n, n)
    how_much: Effect = ChooseNumber("healed", Constant(0), _damage_up_to(n), "heal")
    healing = Seq((how_much, heal(HEALED, each(IT)), if_(in_full, bonus)))
    return HealUpTo((pick(one(Creatures())), if_(at_least(1, IT), healing)), n, bonus)


def fight_in_turn(n: int) -> Effect:
    """`They` fight one after the other, in an order of your choice."""
    they: Selection[S] = Selection(IT, every=True, name="they")
    return phrase("fight-in-turn", Choose(they, "choose"), one_at_a_time(n, Named("they"), Use(IT, "fight")))


def _is_original(state: S, card: Thing, scope: Scope) -> bool:
    """A copy of a copy would be nothing new."""
    return state.defs[card].slug != "mimicry"


def _can_be_copied(state: S, card: Thing, scope: Scope) -> bool:
    return _is_original(state, card, scope) and not why_no_copy(state, card, doing=1)


ORIGINALS = InZone("discard", ACTION_CARD & Is("original", _is_original), "opponent")


COPYABLE = InZone("discard", ACTION_CARD & Is("can-be-copied", _can_be_copied), "opponent")


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
            if position == 0:
                state.played[state.played.index(scope.this)] = card
                played_as(state, scope.this, card)
                if call(state, self.icons, scope.you, card):
                    state.stack.insert(mark, (self.id, 1))
                    return True
            effect = state.defs[card].play
            return effect is not None and call(state, effect, scope.you, scope.this)
        return False

    def words(self) -> Message:
        return Message("act-as-it")


FIND_BEARS: Effect = Seq(
    (  # KF-ZONE-11: as many as you like to find
        phrase("find-bears", to_hand(up_to(ALL, Joined((InZone("deck", BEARS), InZone("discard", BEARS)))))),
        if_you_do(into_deck(each(InZone("discard")))),
        SHUFFLE_YOUR_DECK,
    )
)


KEY_FOR_ONE_MORE = [lose(1), if_you_do(MayIf("forge", forge(), CAN_FORGE))]


PIRANHAS = deal(2, each(Creatures(OTHER)))


STUN_ONE = stun(one(Creatures()))


DEAL_AMBER_ON_IT: Effect = ToEachItsOwn("deal-amber-on-it", DAMAGE, IT, lambda s, c: s.play[c].amber)


CARDS = (
    action("cooperative-hunting", UNTAMED, play=divide_damage(per(1, Creatures(FRIENDLY)), Creatures())),
    action("curiosity", UNTAMED, amber=1, play=destroy(each(Creatures(trait("scientist"))))),
    action("fertility-chant", UNTAMED, amber=4, play=opponent_gains(2)),
    action("fogbank", UNTAMED, amber=1,
           play=opponents_next_turn(cannot("fight", CREATURE_CARD, when=THEIR_TURN))),
    action("full-moon", UNTAMED, play=this_turn(after(PLAYED, YOU_PLAY_A_CREATURE, gain(1)))),
    action("grasping-vines", UNTAMED, amber=1, play=to_hand(up_to(3, Artifacts()))),
    action("key-charge", UNTAMED, play=KEY_FOR_ONE_MORE),
    action("lifeweb", UNTAMED, amber=1, play=if_(they_played_creatures(3), steal(2))),
    action("lost-in-the-woods", UNTAMED, amber=1, play=[
        pick(Selection(Creatures(FRIENDLY), 2, 2)),
        pick(Selection(Creatures(ENEMY), 2, 2, name="enemies")),
        into_deck(each(AllChosen("it", "enemies"))),
    ]),
    action("mimicry", UNTAMED, copies=ORIGINALS, play=[pick(one(COPYABLE)), ActAsIt(BonusIcons())]),
    action("nature-s-call", UNTAMED, amber=1, play=to_hand(up_to(3, Creatures()))),
    action("nocturnal-maneuver", UNTAMED, amber=1, play=exhaust(up_to(3, Creatures()))),
    action("perilous-wild", UNTAMED, amber=1, play=destroy(each(Creatures(having("elusive"))))),
    action("regrowth", UNTAMED, amber=1, play=to_hand(one(InZone("discard", CREATURE_CARD)))),
    action("save-the-pack", UNTAMED, play=[destroy(each(Creatures(DAMAGED))), gain_chains(1)]),
    action("scout", UNTAMED, amber=1, play=[
        pick(up_to(2, Creatures(FRIENDLY))), this_turn(gains_keyword(CHOSEN, "skirmish")), fight_in_turn(2),
    ]),
    action("stampede", UNTAMED, amber=1, play=if_(you_used_creatures(3), steal(2))),
    action("the-common-cold", UNTAMED, amber=1, play=[
        deal(1, each(Creatures())),
        MayIf("destroy", destroy(each(Creatures(house(MARS)))), at_least(1, Creatures(house(MARS)))),
    ]),
    action("troop-call", UNTAMED, amber=1, play=to_hand(
        each(Joined((InZone("discard", NIFFLE & CREATURE_CARD), Creatures(FRIENDLY & NIFFLE))))
    )),
    action("vigor", UNTAMED, amber=1, play=heal_up_to(3, gain(1))),
    action("word-of-returning", UNTAMED, amber=1, play=[
        pick(each(Creatures(ENEMY & WITH_AMBER))), DEAL_AMBER_ON_IT, on(TAKE_FROM_CARD, each(IT), ALL),
    ]),
    artifact("bear-flute", UNTAMED, traits="item",
             action=if_(at_least(1, BEARS_IN_PLAY), fully_heal(one(BEARS_IN_PLAY)), otherwise=FIND_BEARS)),
    artifact("nepenthe-seed", UNTAMED, traits="item", omni=[sacrifice(), to_hand(one(InZone("discard")))]),
    artifact("ritual-of-balance", UNTAMED, traits="power", action=if_(their_amber_at_least(6), steal(1))),
    artifact("ritual-of-the-hunt", UNTAMED, amber=1, traits="power",
             omni=[sacrifice(), this_turn(may_use(FRIENDLY_UNTAMED_CREATURE))]),
    artifact("world-tree", UNTAMED, traits="location",
             action=to_deck_top(one(InZone("discard", CREATURE_CARD)))),
    creature("ancient-bear", UNTAMED, power=5, traits="beast", keywords={"assault": 2}),
    creature("bigtwig", UNTAMED, power=7, traits="beast", only_fights=STUNNED,
             reap=[STUN_ONE, exhaust(each(IT))]),
    creature("witch-of-the-wilds", UNTAMED, power=4, traits="beast witch",
             constants=[may_play(AN_EXTRA_UNTAMED_CARD)]),
    creature("briar-grubbling", UNTAMED, power=2, traits="beast insect", keywords={"hazardous": 5}),
    creature("chota-hazri", UNTAMED, power=3, traits="human witch", play=KEY_FOR_ONE_MORE),
    creature("dew-faerie", UNTAMED, power=2, traits="faerie", keywords=ELUSIVE, reap=gain(1)),
    creature("dust-pixie", UNTAMED, power=1, amber=2, traits="faerie"),
    creature("flaxia", UNTAMED, power=4, traits="faerie", play=if_(YOU_HAVE_MORE_CREATURES, gain(2))),
    creature("fuzzy-gruen", UNTAMED, power=5, amber=2, traits="beast", play=opponent_gains(1)),
    creature("giant-sloth", UNTAMED, power=6, traits="beast",
             constants=[cannot("use", SELF, when=NO_UNTAMED_DISCARDED)], action=gain(3)),
    creature("halacor", UNTAMED, power=4, traits="beast",
             constants=[gains_keyword(FRIENDLY & FLANK, "skirmish")]),
    creature("inka-the-spider", UNTAMED, power=1, traits="beast", keywords={"poison": 1},
             play=STUN_ONE, reap=STUN_ONE),
    creature("kindrith-longshot", UNTAMED, power=3, traits="human ranger", keywords=ELUSIVE | SKIRMISH,
             reap=deal(2, one(Creatures()))),
    creature("snufflegator", UNTAMED, power=4, traits="beast", keywords=SKIRMISH),
    creature("lupo-the-scarred", UNTAMED, power=6, traits="beast", keywords=SKIRMISH,
             play=deal(2, one(Creatures(ENEMY)))),
    creature("mighty-tiger", UNTAMED, power=4, traits="beast", play=deal(4, one(Creatures(ENEMY)))),
    creature("murmook", UNTAMED, power=3, traits="beast", constants=[key_cost(FOR_OPPONENT, 1)]),
    creature("mushroom-man", UNTAMED, power=2, traits="fungus human",
             constants=[gets_power(SELF, THREE_PER_UNFORGED_KEY)]),
    creature("niffle-ape", UNTAMED, power=3, traits="beast niffle", constants=[
        Modify("ignores-taunt", SELF, Constant(1)), Modify("ignores-elusive", SELF, Constant(1)),
    ]),
    creature("niffle-queen", UNTAMED, power=6, traits="beast niffle",
             constants=[gets_power(OTHER & FRIENDLY & BEAST, 1), gets_power(OTHER & FRIENDLY & NIFFLE, 1)]),
    creature("piranha-monkeys", UNTAMED, power=2, traits="beast", play=PIRANHAS, reap=PIRANHAS),
    creature("teliga", UNTAMED, power=3, traits="human witch",
             constants=[after(PLAYED, OPPONENT_PLAYS_A_CREATURE, gain(1))]),
    creature("hunting-witch", UNTAMED, power=2, traits="human witch",
             constants=[after(PLAYED, YOU_PLAY_ANOTHER_CREATURE, gain(1))]),
    creature("witch-of-the-eye", UNTAMED, power=3, traits="human witch", reap=to_hand(one(InZone("discard")))),
    upgrade("way-of-the-bear", UNTAMED, amber=1, gives=[gains_keyword(SELF, "assault", 2)]),
    upgrade("way-of-the-wolf", UNTAMED, amber=1, gives=[gains_keyword(SELF, "skirmish")]),
)  # fmt: skip
