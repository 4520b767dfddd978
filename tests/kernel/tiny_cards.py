"""The cards of the tiny game: one for each shape of effect that the kernel must carry."""

from __future__ import annotations

from tests.kernel.tiny import Tiny
from tests.kernel.tiny_model import (
    OPPONENT,
    Card,
    HowMany,
    Those,
    TinyState,
    When,
    Which,
    bound,
    controller,
)
from tests.kernel.tiny_rules import (
    BOUNCE,
    DAMAGE,
    DESTROY,
    DISCARD,
    DRAW,
    GAIN,
    HEAL,
    LOSE,
    SPRING,
    STASH,
    WOUND,
)
from trivault.kernel.abilities import Ability, After, Before, Forbid, Instead, Modify, Until, register_abilities
from trivault.kernel.batches import Prevent
from trivault.kernel.choice_nodes import Ask, Choose, ChooseNumber, May, Simultaneous, Spread, Window
from trivault.kernel.choices import NUMBER, ORDER, Choice, Raw
from trivault.kernel.control import Do, ForEach, If, Repeat, seq
from trivault.kernel.events import Emit, EmitShares, together
from trivault.kernel.frames import Event, Scope
from trivault.kernel.ids import Thing, player_thing
from trivault.kernel.nodes import Node
from trivault.kernel.rng import dice
from trivault.kernel.terms import (
    Amount,
    Constant,
    Group,
    Happened,
    Named,
    Selection,
    ThisCard,
    amount_of,
    each,
    one,
)

S = TinyState
Effect = Node[S]


def creature(slug: str, power: int, *abilities: Ability[S], **more) -> Card:
    return Card(slug, power, abilities, **more)


def action(slug: str, *effects: Effect) -> Card:
    return Card(slug, play=seq(*effects))


# Which things

CREATURES = Those("creatures", lambda s, scope: [c for side in s.sides for c in side.board])
OTHERS = Those("others", lambda s, scope: [c for side in s.sides for c in side.board if c != scope.this])
MINE = Those("mine", lambda s, scope: s.sides[scope.you].board)
THEIRS = Those("theirs", lambda s, scope: s.sides[1 - scope.you].board)
IN_HAND = Those("hand", lambda s, scope: s.sides[scope.you].hand)
PLAYERS = Those("players", lambda s, scope: [player_thing(seat) for seat in range(s.seats)])
THIS = Those("this", lambda s, scope: [scope.this])
IT: Group[S] = Named("it")

THIS_CARD = ThisCard[S]()
FRIEND = Which("friend", lambda s, thing, scope: controller(s, thing) == scope.you)
OTHER_FRIEND = FRIEND & ~THIS_CARD


# Which events

ANY = When("any", lambda s, scope: True)
ITSELF = When("itself", lambda s, scope: scope.event is not None and scope.event.thing == scope.this)
ANOTHER = When("another", lambda s, scope: scope.event is not None and scope.event.thing != scope.this)
YOU = When("you", lambda s, scope: scope.event is not None and scope.event.thing == player_thing(scope.you))
FOE = When("foe", lambda s, scope: scope.event is not None and scope.event.by != scope.you)
YOURS = When("yours", lambda s, scope: scope.event is not None and FRIEND.fits(s, scope.event.thing, scope))
YOUR_OTHER = When(
    "your-other", lambda s, scope: scope.event is not None and OTHER_FRIEND.fits(s, scope.event.thing, scope)
)
AMOUNT = HowMany("its-amount", lambda s, scope: scope.event.amount if scope.event else 0)


def unless(slug: str, condition: When) -> When:
    """The condition, but not about cards of this name: two of them would toss it to and fro."""

    def test(state: S, scope: Scope) -> bool:
        assert scope.event is not None
        return condition.test(state, scope) and state.defs[scope.event.thing].slug != slug

    return When(f"{condition.name}-no-{slug}", test)


# Verbs


def gain(n: int | Amount[S]) -> Effect:
    return Emit(GAIN, amount=amount_of(n))


def lose(n: int | Amount[S]) -> Effect:
    return Emit(LOSE, amount=amount_of(n))


def draw(n: int) -> Effect:
    return Emit(DRAW, amount=Constant(n))


def wound(n: int | Amount[S]) -> Effect:
    return Emit(WOUND, one(OPPONENT), amount_of(n))


def damage(n: int | Amount[S], on: Selection[S]) -> Effect:
    return Emit(DAMAGE, on, amount_of(n))


def destroy(on: Selection[S]) -> Effect:
    return Emit(DESTROY, on)


def heal(on: Selection[S]) -> Effect:
    return Emit(HEAL, on)


# Triggers: after and before events

TRIGGERS = (
    creature("scribe", 2, After("gain", YOU, draw(1))),
    creature("muse", 2, After("draw", YOU, May("praise", wound(1)))),
    creature("vulture", 2, After("destroy", ANY, gain(1))),
    creature("jackal", 2, After("destroy", ANY, wound(1))),
    creature("crow", 1, After("destroy", ANY, damage(1, one(CREATURES)))),
    creature("imp", 1, After("destroy", ITSELF, wound(1), leaving=True)),
    creature("widow", 1, After("destroy", ANOTHER, gain(1), leaving=True)),
    creature(
        "twin",
        1,
        After("destroy", ITSELF, gain(1), leaving=True),
        After("destroy", ITSELF, wound(1), leaving=True),
    ),
    creature("bomb", 1, Before("destroy", ITSELF, damage(2, each(OTHERS)))),
    creature("mourner", 2, Before("destroy", ANOTHER, gain(1))),
    creature("avenger", 2, Before("destroy", ITSELF, destroy(each(OTHERS)))),
    creature(
        "zealot",
        2,
        Before("destroy", ITSELF, seq(destroy(each(OTHERS)), If(Happened(), gain(1)), destroy(each(OTHERS)))),
    ),
    creature("spy", 1, After("stash", FOE, May("spy", gain(1)))),
)


# Replacements and prevention

BLESSED: Ability[S] = Instead("damage", YOURS, Prevent(Constant(99)), replaces=False)
PADDED: Ability[S] = Instead("damage", YOURS, Prevent(Constant(1)), replaces=False)
HOARD = When("hoard", lambda s, scope: YOU.test(s, scope) and s.sides[scope.you].ember > 0)
NO_JUGGLERS = Those(
    "no-jugglers", lambda s, scope: [c for c in s.sides[scope.you].board if s.defs[c].slug != "juggler"]
)

REPLACEMENTS = (
    creature("knight", 3, armor=2),
    creature("saint", 2, ward=1),
    creature("treasurer", 2, thrifty=True),
    creature("phoenix", 3, Instead("destroy", ITSELF, heal(each(THIS)), last=True)),
    creature(
        "shaman",
        2,
        Instead(
            "destroy",
            YOUR_OTHER,
            Emit(BOUNCE, each(Those("dying", lambda s, scope: [scope.event.thing] if scope.event else []))),
            last=True,
        ),
    ),
    creature("bodyguard", 4, Instead("damage", unless("bodyguard", YOUR_OTHER), damage(AMOUNT, each(THIS)))),
    creature("sponge", 3, Instead("damage", YOUR_OTHER, Prevent(Constant(1)), replaces=False)),
    creature("juggler", 2, Instead("damage", ITSELF, damage(AMOUNT, one(NO_JUGGLERS)))),
    creature("oracle", 2, Instead("wound", HOARD, lose(1))),
    creature("miser", 1, After("lose", YOU, May("spite", damage(1, one(THEIRS))))),
    creature(
        "gale",
        2,
        Instead("destroy", ITSELF, Emit(BOUNCE, each(OTHERS)), last=True),
        After("destroy", ANOTHER, gain(1), leaving=True),
    ),
    action("blessing", Until("turn", BLESSED, uses=1)),
    action("two-blessings", Until("turn", BLESSED, uses=2)),
    action("padding", Repeat(Constant(2), Until("turn", PADDED, uses=1))),
    Card("trap", hidden=(After("wound", YOU, May("spring", seq(Emit(SPRING, each(THIS)), wound(1)))),)),
    creature("lingerer", 2, Instead("destroy", ITSELF, gain(1)), Instead("destroy", ITSELF, draw(1))),
    creature("changeling", 3, Instead("damage", ITSELF, gain(1)), Instead("damage", ITSELF, draw(1))),
)


# Modifiers, bans and lasting effects

POOR = When("poor", lambda s, scope: s.sides[scope.you].ember == 0)


class Give(Node[S]):
    """The chosen creature has an ability as long as this card and it are in play."""

    def __init__(self, ability: Ability[S]) -> None:
        self.ability = ability
        self.args = (ability,)

    def run(self, state: S) -> bool:
        scope = state.scopes[-1]
        for card in scope.things("marked"):
            register_abilities(state, card, scope.you, [self.ability], origin=scope.this)
        return False


GRUDGE: Ability[S] = After("destroy", ANY, gain(1))
MARKED: Group[S] = Named("marked")
MARK_ONE: Effect = Choose(Selection(CREATURES, name="marked"), "mark")
UNMARKED = When(
    "unmarked", lambda s, scope: scope.event is not None and scope.event.thing not in scope.things("marked")
)

LASTING = (
    creature("drummer", 1, Modify("power", OTHER_FRIEND, Constant(1))),
    creature("captain", 2, play=Until("turn", Modify("power", OTHER_FRIEND, Constant(1)))),
    creature("guard", 3, Forbid("fight", OTHER_FRIEND, "TINY-GUARD")),
    creature("hermit", 1, Forbid("fight", THIS_CARD, "TINY-HERMIT", when=POOR)),
    action("battle-cry", Until("turn", Modify("power", FRIEND, Constant(1)))),
    action("truce", Until("turn", Forbid("fight", FRIEND | ~FRIEND, "TINY-TRUCE"))),
    creature("squire", 1, play=seq(MARK_ONE, Give(Modify("power", THIS_CARD, Constant(2))))),
    action("oath", Until("my-turn", Modify("power", FRIEND, Constant(1)))),
    action("grudge", Until("turn", GRUDGE, uses=1)),
    action("two-grudges", Repeat(Constant(2), Until("turn", GRUDGE, uses=1))),
    action("vendetta", MARK_ONE, Until("turn", After("destroy", ANY, damage(1, each(MARKED))))),
    action("decoy", MARK_ONE, Until("turn", Instead("damage", UNMARKED, damage(AMOUNT, each(MARKED))), uses=1)),
)


# Choices


def _roll(state: S, scope: Scope) -> None:
    scope.bind_numbers("rolled", sum(dice(state, 2, 6)))


def _reveal_hand(state: S, scope: Scope) -> None:
    for card in state.sides[1 - scope.you].hand:
        state.reveal_to(card, state.everyone)


class Arrange(Ask[S]):
    """Look at the top cards of the own deck and put them back in any order, the top one last."""

    def __init__(self, n: int) -> None:
        self.n = n
        self.args = (n,)

    def run(self, state: S) -> bool:
        you = state.scopes[-1].you
        top = state.sides[you].deck[-self.n :]
        for card in top:
            state.reveal_to(card, 1 << you)
        return len(top) > 1 and self.ask(state)

    def question(self, state: S) -> Choice:
        scope = state.scopes[-1]
        top = tuple(state.sides[scope.you].deck[-self.n :])
        return Choice(scope.you, ORDER, "arrange", things=top, source=scope.this, reason="arrange")

    def answered(self, state: S, answer: Raw) -> bool:
        state.sides[state.scopes[-1].you].deck[-self.n :] = answer[2]
        return False


class Quake(Node[S]):
    """The chosen creature is destroyed, and all others are damaged, at the same time."""

    def run(self, state: S) -> bool:
        scope = state.scopes[-1]
        kinds = [
            ("destroy" if card in scope.things("it") else "damage", card)
            for card in CREATURES.find(state, scope)
        ]
        return together(state, [Event(kind, card, 1, scope.you, scope.this) for kind, card in kinds])


def _fresh(state: S, player: int) -> tuple[Raw, ...]:
    """A creature that is not tired may jab."""
    board = state.sides[player].board
    return tuple(("jab", card, (), ()) for card in board if card not in state.tired)


def _tire(state: S, scope: Scope) -> None:
    state.tired.append(scope.thing("source"))


JAB: tuple[tuple[str, Effect], ...] = (("jab", seq(Do("tire", _tire), wound(1))),)


def _in_turn(state: S) -> tuple[int, ...]:
    return (state.active, 1 - state.active)


def _bids(state: S) -> tuple[Choice, ...]:
    return tuple(
        Choice(seat, NUMBER, "bid", low=0, high=side.ember, reason="bid")
        for seat, side in enumerate(state.sides)
        if side.ember
    )


def _reveal_bids(state: S, answers: dict[int, Raw]) -> None:
    state.scopes[-1].bind("bids", tuple((player_thing(who), raw[3][0]) for who, raw in answers.items()))


def _outbid(state: S, scope: Scope) -> list[Thing]:
    bids = dict(scope.bound("bids"))  # type: ignore[arg-type]  # pairs
    return [player for player, bid in bids.items() if bid < max(bids.values())]


RICH = When("rich", lambda s, scope: s.sides[scope.you].ember >= 2)
EMBER = HowMany("ember", lambda s, scope: s.sides[scope.you].ember)

CHOICES = (
    action("feast", gain(1), gain(1)),
    action("spark", damage(2, one(CREATURES))),
    action("storm", damage(1, each(CREATURES))),
    action("wrath", destroy(each(CREATURES))),
    action("volley", Spread("shots", THEIRS, Constant(4), "shoot"), EmitShares(DAMAGE, "shots")),
    action(
        "tribute", ChooseNumber("paid", Constant(0), EMBER, "pay"), lose(bound("paid")), wound(bound("paid"))
    ),
    action("cull", Choose(Selection(CREATURES, 1, 2, name="culled"), "cull"), destroy(each(Named("culled")))),
    action("scald", damage(1, one(CREATURES)), Emit(BOUNCE, each(IT))),
    action("fallout", Spread("burns", PLAYERS, EMBER, "burn"), EmitShares(WOUND, "burns")),
    action("mend", heal(Selection(MINE, 0, 2))),
    action("drumroll", Repeat(Constant(3), damage(1, one(CREATURES)))),
    action(
        "recycle", ForEach("card", IN_HAND, May("recycle", seq(Emit(DISCARD, each(Named("card"))), draw(1))))
    ),
    action("tithe", If(RICH, lose(2), otherwise=gain(1))),
    action("duel", Window("duel", _in_turn, _fresh, JAB)),
    action("brawl", Window("brawl", _in_turn, _fresh, JAB, keeps_turn=True)),
    action("quake", Choose(one(CREATURES), "shake"), Quake()),
    action(
        "auction",
        Simultaneous("bid", _bids, _reveal_bids),
        EmitShares(LOSE, "bids"),
        Emit(WOUND, each(Those("outbid", _outbid))),
    ),
    action("gamble", Do("roll", _roll), gain(bound("rolled"))),
    action("hideaway", Emit(STASH, one(IN_HAND)), gain(1)),
    action("augury", Arrange(3)),
    action("interrogate", Do("reveal-hand", _reveal_hand)),
    action("gust", Emit(BOUNCE, one(CREATURES))),
    action("finale", wound(99), gain(1), damage(1, one(CREATURES))),
    creature("hunter", 2, play=seq(destroy(one(CREATURES)), gain(1), wound(1))),
)

PLAIN = (creature("rat", 1), creature("wolf", 2), creature("ogre", 5))

GAME = Tiny((*PLAIN, *TRIGGERS, *REPLACEMENTS, *LASTING, *CHOICES))
