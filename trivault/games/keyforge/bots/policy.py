"""Quick answers in KeyForge: they finish a turn whose beginning is thought about."""

from __future__ import annotations

from collections.abc import Callable

from trivault.games.keyforge.bots import worth
from trivault.games.keyforge.rules.creature_stats import armor, keyword, power
from trivault.games.keyforge.rules.drawing import chain_penalty
from trivault.games.keyforge.rules.fight import defenders
from trivault.games.keyforge.state.model import KeyForgeState
from trivault.games.keyforge.state.printed import ARTIFACT, CREATURE, Card
from trivault.kernel.choices import DISTRIBUTE, NUMBER, PICK, Choice, Raw
from trivault.kernel.ids import NOTHING, Thing, is_player, player_of

MANY = 12  # of more picks only the likely ones are looked at
SEEN = 0.5  # the part of a deck that a game gets to see

# Verbs that harm what is picked in play, and those that do good to a card out of play.
HARMFUL = (
    *(
        "attack",
        "damage",
        "pierce",
        "destroy",
        "purge",
        "to-hand",
        "to-deck-top",
        "to-deck-bottom",
        "into-deck",
        "stun",
    ),
    *("exhaust", "discard", "exalt", "capture-own", "take-control", "archive", "lose", "steal", "put-under"),
)
WELCOME = ("archive", "to-hand", "to-deck-top", "reveal", "choose", "put-under")


class KeyForgeRulePolicy:
    """Quick answers by rules."""

    def quick(self, state: KeyForgeState, choice: Choice) -> Raw:
        return answer(state, choice)

    def candidates(self, state: KeyForgeState, choice: Choice) -> list[Raw]:
        return candidates(state, choice)


def finish(state: KeyForgeState) -> None:
    """Answer for everybody until the running turn is over."""
    turn = state.turn
    while state.result is None and state.turn == turn:
        choice = state.choices[0]
        state.apply_raw(choice, answer(state, choice))


def answer(state: KeyForgeState, choice: Choice) -> Raw:
    if choice.reason == "main":
        return _act(state, choice)
    if choice.reason == "bid":
        return _bid(state, choice)
    if choice.reason == "choose-house":
        return max(choice.listed, key=lambda raw: _house(state, raw[0]))
    if choice.reason == "name-card":
        return _name_card(state, choice)
    if choice.kind == PICK:
        return choice.picked(_pick(state, choice))
    if choice.kind == DISTRIBUTE:
        return _share_out(state, choice)
    return choice.raw(choice.count() - 1 if choice.kind == NUMBER else 0)


def candidates(state: KeyForgeState, choice: Choice, quick: Raw | None = None) -> list[Raw]:
    """The quick answer, which may be given, and the others worth a thought."""
    if quick is None:
        quick = answer(state, choice)
    others: list[Raw] = []
    if choice.reason == "main":
        idle = quick[0] in ("discard", "end-turn")
        others = [raw for raw in choice.listed if idle or raw[0] not in ("discard", "end-turn")]
    elif choice.reason == "bid":
        pass  # the end of the turn tells nothing about chains
    elif choice.count() <= MANY:
        others = [choice.raw(index) for index in range(choice.count())]
    elif choice.kind == PICK:
        ranked = _ranked(state, choice)
        sizes = range(choice.low, choice.high + 1)
        others = [choice.picked(tuple(ranked[:size])) for size in sizes]
        others += [choice.picked((thing,)) for thing in ranked[:MANY] if 1 in sizes]
    return list(dict.fromkeys([quick, *others]))


def likeliest(state: KeyForgeState, choice: Choice, answers: list[Raw], many: int) -> list[Raw]:
    """As many of these answers as pick what promises most; all that pick nothing at all are alike."""
    if choice.kind != PICK:
        return answers
    place = {thing: i for i, thing in enumerate(_ranked(state, choice))}
    ranks = {raw: sum([place.get(thing, 0) for thing in raw[2]]) / max(1, len(raw[2])) for raw in answers}
    return sorted(answers, key=lambda raw: ranks[raw])[:many]


# Before the game


def _bid(state: KeyForgeState, choice: Choice) -> Raw:
    """The lowest bid, while the cards that its chains cost are worth less than the better deck."""
    auctioned, other = (sum([worth.in_hand(state.defs[c]) for c in side.deck], 0.0) for side in state.players)
    gain = SEEN * (auctioned - other)
    bid, give_up = choice.listed[0], choice.listed[-1]
    chains = bid[3][0]
    lost = sum(chain_penalty(left) for left in range(1, chains + 1)) * other / len(state.players[1].deck)
    return bid if lost <= gain else give_up


# Acting


def _house(state: KeyForgeState, house: str) -> float:
    """What the cards of a house could do this turn."""
    side = state.players[state.active]
    ready = [c for c in (*side.line, *side.artifacts) if state.house_of(c) == house and state.play[c].ready]
    at_hand = [c for c in side.hand if state.printed[c] == house]
    return len(ready) + sum([worth.in_hand(state.defs[c]) for c in at_hand], 0.0)


PLACE = {ARTIFACT: 0, CREATURE: 1}  # what to play first: what stays


def _act(state: KeyForgeState, choice: Choice) -> Raw:
    """Play everything, use everybody, and discard what cannot be played; what ends the step comes last."""
    by_verb: dict[str, list[Raw]] = {}
    for raw in choice.listed:
        by_verb.setdefault(raw[0], []).append(raw)
    last = [raw for raw in by_verb.get("play", ()) if "omega" in state.defs[raw[1]].keywords]
    if plays := [raw for raw in by_verb.get("play", ()) if raw not in last]:
        return min(plays, key=lambda raw: _turn_to_be_played(state.defs[raw[1]]))
    for raw in by_verb.get("fight", ()):
        if any(wins(state, raw[1], other) for other in defenders(state, raw[1])):
            return raw
    by_verb["play"] = last
    for verb in ("reap", "act", "unstun", "play", "discard"):
        if found := by_verb.get(verb):
            return found[0]
    return choice.listed[-1]


def _turn_to_be_played(card: Card) -> tuple[bool, int]:
    return "alpha" not in card.keywords, PLACE.get(card.type, 2)


def health(state: KeyForgeState, card: Thing) -> int:
    """The damage that a creature can take."""
    piece = state.play[card]
    return power(state, card) - piece.damage + max(0, armor(state, card) - piece.armor_used)


def wins(state: KeyForgeState, attacker: Thing, defender: Thing) -> bool:
    """Whether the attacker destroys the defender and lives."""
    if keyword(state, defender, "elusive") and not state.play[defender].elusive_used:
        return False
    strong = power(state, attacker) >= health(state, defender) or keyword(state, attacker, "poison") > 0
    if not strong or keyword(state, attacker, "skirmish"):
        return strong
    return health(state, attacker) > power(state, defender) and not keyword(state, defender, "poison")


# Naming and picking


def _name_card(state: KeyForgeState, choice: Choice) -> Raw:
    """A card is named to keep it from being played: the best of the opponent's deck."""
    theirs = [state.defs[c] for c, owner in enumerate(state.owners) if owner != choice.player]
    best = max((card for card in theirs if card.half != "top"), key=worth.in_hand, default=None)
    return (best.slug, NOTHING, (), ()) if best else choice.raw(0)


def _pick(state: KeyForgeState, choice: Choice) -> tuple[Thing, ...]:
    """As many as there is something to gain from, the best first."""
    gain = _gain(state, choice)
    ranked = _ranked(state, choice)
    wanted = [thing for thing in ranked if gain(thing) > 0]
    return tuple(ranked[: max(choice.low, min(choice.high, len(wanted)))])


def _ranked(state: KeyForgeState, choice: Choice) -> list[Thing]:
    gain = _gain(state, choice)
    return sorted(choice.things, key=lambda thing: -gain(thing))


def _gain(state: KeyForgeState, choice: Choice) -> Callable[[Thing], float]:
    """What picking a thing brings."""
    harmful, you = choice.verb in HARMFUL, choice.player

    def gain(thing: Thing) -> float:
        if is_player(thing):
            return 1.0 if (player_of(thing) == you) != harmful else -1.0
        points = worth.in_hand(state.defs[thing])
        piece = state.play.get(thing)
        if piece is None:
            return points if (state.owners[thing] == you) == (choice.verb in WELCOME) else -points
        if choice.verb == "attack" and choice.source in state.play and wins(state, choice.source, thing):
            points += 10.0
        return points if (piece.controller == you) != harmful else -points

    return gain


def _share_out(state: KeyForgeState, choice: Choice) -> Raw:
    """Damage enemies first, each as much as it can take; what is left goes to the first."""
    gain = _gain(state, choice)
    order = sorted(choice.things, key=lambda thing: -gain(thing))
    left = choice.high
    parts = dict.fromkeys(choice.things, 0)
    for thing in order:
        parts[thing] = min(left, max(0, health(state, thing))) if thing in state.play else 0
        left -= parts[thing]
    parts[order[0]] += left
    return (choice.verb, choice.source, choice.things, tuple(parts.values()))
