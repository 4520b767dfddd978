"""What a decision of Shards of Infinity looks like to a network. Nothing depends on cards that are hidden."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from trivault.bots.network import Feature
from trivault.games.shards.bots import policy, worth
from trivault.games.shards.bots.evaluation import weights_for
from trivault.games.shards.state.model import Card, ShardsState
from trivault.games.shards.state.numbers import HAND
from trivault.kernel.choices import Choice, Raw
from trivault.kernel.ids import Thing, player_of

PARTS = 10  # points are counted in tenths, so that sums do not depend on the order of cards
MANY_GEMS = 15
MUCH_POWER = 50
LONGEST = 40  # turns


def answers(state: ShardsState, choice: Choice) -> list[Raw]:
    """The answers that are scored; first the one that rules would give."""
    return policy.candidates(state, choice, weights_for(state))


def position(state: ShardsState, choice: Choice) -> list[Feature]:
    """The table from the side of the player who decides."""
    you, defs = choice.player, state.defs
    me = state.players[you]
    mine = _Deck(state, you)
    found: list[Feature] = [
        ("asked", choice.reason, 0),
        ("turn", "mine" if you == state.active else "theirs", min(state.turn, LONGEST) // 2),
        ("gems", "", min(state.gems, MANY_GEMS)),
        ("power", "", min(state.power, MUCH_POWER)),
        ("focused", "", int(state.focused)),
        ("seats", "", len(state.opponents(you))),
    ]
    if choice.source >= 0:
        found.append(("about", defs[choice.source].slug, 0))
    mine.add_to(found, "my")
    _add(found, defs, "my hand", me.hand)
    _add(found, defs, "my deck", me.deck)
    _add(found, defs, "my champion", me.champions)
    _add(found, defs, "my exhausted", me.exhausted)
    _add(found, defs, "my discard", me.discard)
    for seat in state.opponents(you):
        other = state.players[seat]
        theirs = _Deck(state, seat)
        theirs.add_to(found, "their")
        _add(found, defs, "their deck", other.deck)  # whatever of it is at hand is not known
        _add(found, defs, "their deck", other.hand)
        _add(found, defs, "their known", [card for card in other.hand if state.knows(you, card)])
        _add(found, defs, "their champion", other.champions)
        _add(found, defs, "their discard", other.discard)
        found.append(("their left", "", max(-10, min(MUCH_POWER, other.health - state.power))))
        found.append(("win in", "", min(30, 2 * other.health * PARTS // (mine.threat + PARTS))))
        found.append(("lose in", "", min(30, 2 * me.health * PARTS // (theirs.threat + PARTS))))
    _add(found, defs, "row", [card for card in state.row if card >= 0])
    whose = "my" if you == state.active else "their"
    _add(found, defs, f"{whose} played", state.played)
    return found


def described(state: ShardsState, choice: Choice, answers: Sequence[Raw]) -> list[list[Feature]]:
    """What each answer is and does; the first is the one that rules would give."""
    return [_answer(state, choice, raw, place == 0) for place, raw in enumerate(answers)]


def _answer(state: ShardsState, choice: Choice, raw: Raw, first: bool) -> list[Feature]:
    verb, source, targets, _ = raw
    defs, you = state.defs, choice.player
    found: list[Feature] = [("do", verb, 0), (choice.reason, verb, len(targets))]
    if first:
        found.append(("first", "", 0))
        found.append(("first", verb, 0))
    if source >= 0:
        found.append((verb, defs[source].slug, 0))
    for thing in targets:
        if thing < 0:
            found.append((verb, "me" if player_of(thing) == you else "them", 0))
            continue
        card = defs[thing]
        found.append((verb, card.slug, 0))
        found.append((verb, _place(state, you, thing), 0))
        if verb in ("recruit", "fast-play"):
            found.append((verb, "left", min(MANY_GEMS, max(0, state.gems - card.cost))))
            found.append(("faction", card.faction, 0))
        elif verb == "attack":
            found.append((verb, "power", min(MUCH_POWER, state.power - card.health)))
    return found


class _Deck:
    """All cards of a player, and what they bring in an average turn, in tenths."""

    def __init__(self, state: ShardsState, seat: int) -> None:
        me, defs = state.players[seat], state.defs
        self.health, self.mastery, self.at_hand = me.health, me.mastery, len(me.hand)
        self.rest, self.thrown = len(me.deck), len(me.discard)
        cards = me.hand + me.deck + me.discard + me.champions
        if seat == state.active:
            cards = cards + state.allies
        points = power = drawn = shield = 0
        for card in cards:
            brings = tenths(defs[card], me.mastery)
            points += brings[0]
            power += brings[1]
            drawn += brings[2]
            shield += defs[card].shield
        self.size = len(cards)
        seen = max(HAND * PARTS, self.size * PARTS - drawn)
        self.points = points * HAND * PARTS // seen
        self.shield = shield * HAND * PARTS // seen
        self.threat = power * HAND * PARTS // seen
        self.guards = 0
        for card in me.champions:
            stays = tenths_exhausted(defs[card], me.mastery)
            self.points += stays[0]
            self.threat += stays[1]
            self.guards += worth.guards(defs[card])
        self.champions = len(me.champions)

    def add_to(self, found: list[Feature], whose: str) -> None:
        found += [
            ("health", whose, self.health),
            ("mastery", whose, self.mastery),
            ("hand", whose, min(self.at_hand, 12)),
            ("rest", whose, min(self.rest, 20)),
            ("thrown", whose, min(self.thrown, 20)),
            ("size", whose, min(self.size, 40)),
            ("points", whose, min(self.points // 5, 60)),
            ("threat", whose, min(self.threat // 5, 60)),
            ("shield", whose, min(self.shield // 3, 20)),
            ("champions", whose, min(self.champions, 8)),
            ("guards", whose, min(self.guards, 3)),
        ]


def tenths(card: Card, mastery: int) -> tuple[int, int, int]:
    """What a card of a deck brings: points, the power among them, cards."""
    return _in_tenths(worth.of_cards(mastery)[card])


def tenths_exhausted(card: Card, mastery: int) -> tuple[int, int, int]:
    """What a champion in play brings each turn."""
    return _in_tenths(worth.exhausted(card, mastery))


def _in_tenths(brings: worth.Worth) -> tuple[int, int, int]:
    return round(PARTS * brings.points), round(PARTS * brings.power), round(PARTS * brings.cards)


def _add(found: list[Feature], defs: Sequence[Card], what: str, cards: Iterable[Thing]) -> None:
    found += [(what, defs[card].slug, 0) for card in cards]


def _place(state: ShardsState, you: int, card: Thing) -> str:
    me = state.players[you]
    if card in me.hand:
        return "hand"
    if card in me.discard:
        return "discard"
    if card in me.champions:
        return "mine"
    return "row" if card in state.row else "theirs"
