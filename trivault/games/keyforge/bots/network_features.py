"""What a decision of KeyForge looks like to a network: the table, and what each answer does at once."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from trivault.bots.network import Feature
from trivault.games.keyforge.bots import policy, worth
from trivault.games.keyforge.bots.learned_policy import acts
from trivault.games.keyforge.bots.model import learned_model
from trivault.games.keyforge.rules.creature_stats import armor, keyword, power
from trivault.games.keyforge.rules.fight import defenders
from trivault.games.keyforge.rules.forge import funds, key_cost
from trivault.games.keyforge.state.model import KeyForgeState
from trivault.games.keyforge.state.pieces import Side
from trivault.kernel.choices import Choice, Raw
from trivault.kernel.ids import NOTHING, Thing, player_of

LONGEST = 40  # turns
HOUSE, MAIN, BID = "choose-house", "main", "bid"
LEFT = ("flank", "order", "trigger-order", "take-archives")  # to quick answers: little is lost there
LAST = frozenset(("discard", "end-turn"))  # what is done when there is nothing else
FEW, MANY = 6, 100  # quick answers after one, and for some turns
LATER = 2  # turns after the own one that a house is followed
MOST = 8  # by which a count differs
LOST = 8.0  # odds beyond which nothing matters, as a logarithm


def answers(state: KeyForgeState, choice: Choice) -> list[Raw]:
    """The answers that are scored; first the quick one."""
    quick = learned_model().policy.quick(state, choice)
    if choice.reason in LEFT:
        return [quick]
    found = policy.candidates(state, choice, quick)
    if choice.reason != MAIN:
        return found
    return [quick, *[raw for raw in acts(choice) if raw != quick]]


def position(state: KeyForgeState, choice: Choice) -> list[Feature]:
    """The table from the side of the player who decides."""
    you, defs = choice.player, state.defs
    me, other = state.players[you], state.players[state.opponent(you)]
    found: list[Feature] = [
        ("asked", choice.reason, 0),
        ("asked for", choice.verb, 0),
        ("turn", "mine" if you == state.active else "theirs", min(state.turn, LONGEST) // 2),
        ("house", state.house, 0),
        ("step", state.step, 0),
        ("first", "", int(state.first)),
        ("done", "", min(state.done(), 15)),
    ]
    if choice.source >= 0:
        found.append(("about", defs[choice.source].slug, 0))
    _side(state, you, me, "my", found)
    _side(state, state.opponent(you), other, "their", found)
    _at_hand(state, me, me.hand, "my hand", found)
    _at_hand(state, me, me.archives, "my archives", found)
    known = [card for card in other.hand if state.knows(you, card)]
    found += [("their hand", defs[card].slug, 0) for card in known]
    return found


def _side(state: KeyForgeState, player: int, me: Side, whose: str, found: list[Feature]) -> None:
    defs, play = state.defs, state.play
    cost = key_cost(state, player)
    found += [
        ("keys", whose, me.forged()),
        ("amber", whose, min(me.amber, 20)),
        ("cost", whose, max(0, min(cost, 15))),
        ("to go", whose, _to_go(state, player)),
        ("chains", whose, min(me.chains, 12)),
        ("hand", whose, min(len(me.hand), 12)),
        ("archives", whose, min(len(me.archives), 8)),
        ("deck", whose, min(len(me.deck), 36) // 3),
        ("discard", whose, min(len(me.discard), 36) // 3),
        ("creatures", whose, min(len(me.line), 12)),
        ("artifacts", whose, min(len(me.artifacts), 8)),
    ]
    found += [("of house " + whose, house, 0) for house in me.houses]
    strength = ready = captured = 0
    houses: dict[str, int] = {}
    for card in me.line:
        piece, slug = play[card], defs[card].slug
        house = state.house_of(card)
        full = power(state, card)
        strength += full - piece.damage
        ready += piece.ready
        captured += piece.amber
        houses[house] = houses.get(house, 0) + 1
        found.append((whose + " line", slug, 0))
        found.append((whose + " left", "", max(0, min(full - piece.damage, 12))))
        if piece.ready:
            found.append((whose + " ready", house, 0))
            found.append((whose + " ready", slug, 0))
        if piece.stunned:
            found.append((whose + " stunned", "", 0))
        if piece.warded:
            found.append((whose + " warded", "", 0))
        if piece.enraged:
            found.append((whose + " enraged", "", 0))
        if piece.power:
            found.append((whose + " counters", "", max(-3, min(piece.power, 8))))
        if keyword(state, card, "taunt"):
            found.append((whose + " taunt", "", 0))
        if keyword(state, card, "elusive"):
            found.append((whose + " elusive", "", 0))
        for upgrade in piece.upgrades:
            found.append((whose + " upgrade", defs[upgrade].slug, 0))
    for card in me.artifacts:
        slug, house = defs[card].slug, state.house_of(card)
        found.append((whose + " artifact", slug, 0))
        if play[card].ready:
            found.append((whose + " tool", house, 0))
    found.append(("strength", whose, max(0, min(strength, 60)) // 2))
    found.append(("all ready", whose, min(ready, 12)))
    found.append(("captured", whose, min(captured, 12)))
    for house, many in houses.items():
        found.append((whose + " crowd", house, min(many, 8)))
    found.append((whose + " most", "", min(8, max(houses.values(), default=0))))


def _at_hand(state: KeyForgeState, me: Side, cards: Iterable[Thing], where: str, found: list[Feature]) -> None:
    houses: dict[str, int] = {}
    for card in cards:
        house = state.printed[card]
        houses[house] = houses.get(house, 0) + 1
        found.append((where, state.defs[card].slug, 0))
        found.append((where, state.defs[card].type, 0))
    for house, many in houses.items():
        found.append((where + " of", house, min(many, 8)))


def described(state: KeyForgeState, choice: Choice, answers: Sequence[Raw]) -> list[list[Feature]]:
    """What each answer is and does; the first is the quick one."""
    found = [_answer(state, choice, raw, place == 0) for place, raw in enumerate(answers)]
    if choice.reason == BID:
        return found
    you = choice.player
    whole_turn = choice.reason == HOUSE or {raw[0] for raw in answers} <= LAST
    when = "turn" if choice.reason == HOUSE else "end" if whole_turn else "after"
    before, now = _counts(state, you), learned_model().evaluator.value(state, you)
    ends = [_after(state, you, raw, whole_turn) for raw in answers]
    for end, features in zip(ends, found, strict=True):
        for name, had, has in zip(COUNTS, before, _counts(end, you), strict=True):
            if had != has:
                features.append((when, name, max(-MOST, min(MOST, has - had))))
        if whole_turn:
            for player, whose in ((you, "my"), (state.opponent(you), "their")):
                features.append((when, whose + " to go", _to_go(end, player)))
    _compare(found, when, [_value(end, you) for end in ends], now)
    if choice.reason == HOUSE:
        _compare(found, "later", [_value(_on(end, LATER), you) for end in ends], now)
    return found


def _compare(found: list[list[Feature]], when: str, values: list[float], now: float) -> None:
    """How much better each answer makes things, and how far it is behind the best."""
    best = max(values)
    for value, features in zip(values, found, strict=True):
        features.append((when, "gain", max(-12, min(12, round(4 * (value - now))))))
        features.append((when, "behind", min(15, round(10 * (best - value)))))


def _value(state: KeyForgeState, you: int) -> float:
    return max(-LOST, min(LOST, learned_model().evaluator.value(state, you)))


def _to_go(state: KeyForgeState, player: int) -> int:
    """The Æmber that is missing for the next key."""
    return max(-8, min(key_cost(state, player) - funds(state, player), 12))


def _after(state: KeyForgeState, you: int, raw: Raw, whole_turn: bool) -> KeyForgeState:
    """The table after an answer and the quick ones that belong to it, or that end the turn."""
    end = state.copy()
    choice, turn = end.asked(you), end.turn
    end.apply_raw(choice, raw)
    if whole_turn:
        return _on(end, turn + 1 - end.turn)
    for _ in range(FEW):
        if end.result is not None or end.turn != turn or end.choices[0].reason == MAIN:
            break
        choice = end.choices[0]
        end.apply_raw(choice, learned_model().policy.quick(end, choice))
    return end


def _on(state: KeyForgeState, turns: int) -> KeyForgeState:
    """The table after so many turns of quick answers."""
    end, last, given = state.copy(), state.turn + turns, 0
    while end.result is None and end.turn < last and given < MANY:
        choice, given = end.choices[0], given + 1
        end.apply_raw(choice, learned_model().policy.quick(end, choice))
    return end


COUNTS = (
    *("my keys", "my amber", "my creatures", "my strength", "my captives", "my ready", "my artifacts"),
    *("my hand", "my archives"),
    *("their keys", "their amber", "their creatures", "their strength", "their captives", "their ready"),
    *("their artifacts", "their hand", "their archives"),
)


def _counts(state: KeyForgeState, you: int) -> list[int]:
    """What a table is described by before and after an answer, in the order of their names."""
    return [*_side_counts(state, state.players[you]), *_side_counts(state, state.players[state.opponent(you)])]


def _side_counts(state: KeyForgeState, me: Side) -> list[int]:
    strength = captives = ready = 0
    for card in me.line:
        piece = state.play[card]
        strength += state.defs[card].power + piece.power - piece.damage
        captives += piece.amber
        ready += piece.ready
    counts = [me.forged(), me.amber, len(me.line), strength, captives, ready, len(me.artifacts)]
    return [*counts, len(me.hand), len(me.archives)]


def _answer(state: KeyForgeState, choice: Choice, raw: Raw, first: bool) -> list[Feature]:
    verb, source, targets, numbers = raw
    reason, you, defs = choice.reason, choice.player, state.defs
    found: list[Feature] = [("do", verb, 0)]
    if first:
        found.append(("quick", "", 0))
        found.append(("quick", reason, 0))
        found.append(("quick", verb, 0))
    if reason == HOUSE:
        _of_house(state, verb, found)
        return found
    found.append((reason, verb, min(len(targets), 6)))
    if numbers:
        found.append((verb + " number", "", max(-5, min(numbers[0], 20))))
    if source >= 0:
        slug = defs[source].slug
        found.append((verb, slug, 0))
        found.append((verb, defs[source].type, 0))
        if reason == MAIN:
            _act(state, verb, source, found)
    asking = choice.source
    for place, thing in enumerate(targets):
        if thing == NOTHING:
            continue
        many = numbers[place] if len(numbers) == len(targets) else 1
        if many:
            _target(state, you, verb, asking, thing, many, found)
    return found


def _act(state: KeyForgeState, verb: str, card: Thing, found: list[Feature]) -> None:
    """What a card in play, or at hand, is asked to do."""
    piece = state.play.get(card)
    if piece is None:
        found.append((verb + " amber", "", state.defs[card].amber + len(state.icons[card])))
        return
    if verb not in ("fight", "reap", "act", "unstun"):
        return
    found.append((verb + " left", "", max(0, min(power(state, card) - piece.damage, 12))))
    found.append((verb + " carries", "", min(piece.amber, 4)))
    if verb != "fight":
        return
    wins, dies, best = False, True, 0.0
    for other in defenders(state, card):
        if policy.wins(state, card, other):
            wins = True
            best = max(best, worth.in_hand(state.defs[other]))
        if policy.health(state, card) > power(state, other):
            dies = False
    found.append(("fight wins", "", int(wins)))
    found.append(("fight dies", "", int(dies)))
    found.append(("fight brings", "", min(10, int(2 * best))))


def _target(
    state: KeyForgeState, you: int, verb: str, asking: Thing, thing: Thing, many: int, found: list[Feature]
) -> None:
    """Something that is picked, for which card and how often."""
    if thing < 0:
        whose = "me" if player_of(thing) == you else "them"
        found.append((verb, whose, min(many, 6)))
        if asking >= 0:
            found.append((whose, state.defs[asking].slug, 0))
        return
    card, piece = state.defs[thing], state.play.get(thing)
    if piece is None:
        whose = "own" if state.owners[thing] == you else "other"
        found.append((verb + " " + whose, card.slug, 0))
        found.append((verb + " " + whose, card.type, 0))
        found.append((verb + " of house", "same" if state.printed[thing] == state.house else "other", 0))
    else:
        whose = "mine" if piece.controller == you else "theirs"
        left = max(0, policy.health(state, thing)) if thing in state.play and card.type == "creature" else 0
        found.append((verb + " " + whose, card.slug, 0))
        found.append((verb + " " + whose + " left", "", min(left, 12)))
        found.append((whose + " " + verb, "ready" if piece.ready else "exhausted", 0))
        if piece.amber:
            found.append((whose + " " + verb, "carries", min(piece.amber, 4)))
        if piece.stunned:
            found.append((whose + " " + verb, "stunned", 0))
        if piece.damage:
            found.append((whose + " " + verb, "damaged", min(piece.damage, 8)))
        if many > 1:
            found.append((whose + " " + verb, "kills", int(many >= left)))
        if verb == "attack" and asking in state.play:
            _fight(state, asking, thing, found)
    found.append(("target", card.slug, 0))
    if asking >= 0:
        found.append((whose, state.defs[asking].slug, 0))


def _fight(state: KeyForgeState, attacker: Thing, defender: Thing, found: list[Feature]) -> None:
    found.append(("attack wins", "", int(policy.wins(state, attacker, defender))))
    found.append(("attack dies", "", int(policy.health(state, attacker) <= power(state, defender))))
    found.append(("attack kills", "", int(power(state, attacker) >= policy.health(state, defender))))
    found.append(("attack armor", "", min(5, max(0, armor(state, defender)))))


def _of_house(state: KeyForgeState, house: str, found: list[Feature]) -> None:
    """What speaks for a house."""
    me, defs = state.players[state.active], state.defs
    hand = archived = ready = tools = idle = 0
    for card in me.hand:
        if state.printed[card] == house:
            hand += 1
            found.append(("house hand", defs[card].slug, 0))
    for card in me.archives:
        if state.printed[card] == house:
            archived += 1
    for card in me.line:
        if state.house_of(card) == house:
            if state.play[card].ready and not state.play[card].stunned:
                ready += 1
                found.append(("house ready", defs[card].slug, 0))
            else:
                idle += 1
    for card in me.artifacts:
        if state.house_of(card) == house and state.play[card].ready:
            tools += 1
            found.append(("house tool", defs[card].slug, 0))
    found.append(("house hand", "", min(hand, 10)))
    found.append(("house archives", "", min(archived, 6)))
    found.append(("house ready", "", min(ready, 10)))
    found.append(("house tool", "", min(tools, 6)))
    found.append(("house idle", "", min(idle, 8)))
    found.append(("house all", "", min(hand + ready, 14)))
    found.append(("house not mine", "", int(house not in me.houses)))
