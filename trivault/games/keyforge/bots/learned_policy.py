"""Quick answers of KeyForge that were learned: which house to choose, and what to do next in its turn.

An answer is weighed by the cards it has to do with. Each of them has a row of weights, one for each number that
says what the table looks like: so it is learned that a card is better with many enemies in play, or last."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from trivault.games.keyforge.bots import policy, worth
from trivault.games.keyforge.rules.creature_stats import power
from trivault.games.keyforge.rules.fight import defenders
from trivault.games.keyforge.state.model import KeyForgeState
from trivault.games.keyforge.state.pieces import Side
from trivault.games.keyforge.state.printed import Card
from trivault.kernel.choices import Choice, Raw
from trivault.kernel.ids import Thing

# Of the player whose turn it is and of the other; the last two of the fight that is thought of.
NUMBERS = (
    *("one", "creatures", "their-creatures", "ready", "strength", "amber", "their-amber"),
    *("hand", "keys", "their-keys", "wins", "trade"),
)
WINS, TRADE = len(NUMBERS) - 2, len(NUMBERS) - 1
END = "end-turn"
LAST = ("discard", END)  # what is done when there is nothing else

Name = tuple[str, str]  # of a row: what is done with a card or where it is, and which; "" for any


def acts(choice: Choice) -> list[Raw]:
    """All that can be done next in a turn; nobody discards while there is something else to do."""
    if all(raw[0] in LAST for raw in choice.listed):
        return list(choice.listed)
    return [raw for raw in choice.listed if raw[0] != "discard"]


def look(state: KeyForgeState) -> list[float]:
    """The numbers of a table, without a fight."""
    me, other = state.players[state.active], state.players[state.opponent(state.active)]
    return [
        1.0,
        len(me.line) / 4,
        len(other.line) / 4,
        sum([state.play[card].ready for card in me.line]) / 4,
        (_strength(state, me) - _strength(state, other)) / 10,
        min(me.amber, 8) / 6,
        min(other.amber, 8) / 6,
        len(me.hand) / 6,
        me.forged() / 2,
        other.forged() / 2,
        0.0,
        0.0,
    ]


def _strength(state: KeyForgeState, side: Side) -> int:
    return sum([state.defs[card].power - state.play[card].damage for card in side.line])


def fight(state: KeyForgeState, attacker: Thing) -> tuple[float, float]:
    """Whether a creature can win a fight, and what the best one brings."""
    wins = trade = 0.0
    own = worth.in_hand(state.defs[attacker])
    for other in defenders(state, attacker):
        gain = worth.in_hand(state.defs[other])
        if policy.wins(state, attacker, other):
            wins, trade = 1.0, max(trade, gain / 4)
        elif power(state, attacker) >= policy.health(state, other):
            trade = max(trade, (gain - own) / 4)
    return wins, trade


def names(what: str, card: Card) -> tuple[Name, ...]:
    """The rows that a card is weighed by together: any card, those of its type, this very one."""
    return ((what, ""), (what, card.type), (what, card.slug))


def of_house(state: KeyForgeState, house: str) -> list[tuple[str, Card]]:
    """The cards that speak for a house, by where they are."""
    me, defs = state.players[state.active], state.defs
    found = [("hand", defs[card]) for card in me.hand if state.printed[card] == house]
    for place, cards in (("ready", me.line), ("tool", me.artifacts)):
        found += [
            (place, defs[card]) for card in cards if state.play[card].ready and state.house_of(card) == house
        ]
    return found


class LearnedPolicy:
    """Answers by rows of weights; all else than houses and acts is answered by rules. It may be limited to so
    many candidates."""

    def __init__(self, rows: Mapping[Name, Sequence[float]], many: int | None = None) -> None:
        self.rows = rows
        self.many = many
        self.nothing: Sequence[float] = [0.0] * len(NUMBERS)
        self.end = rows.get((END, ""), self.nothing)
        self._summed: dict[Name, list[float]] = {}

    def quick(self, state: KeyForgeState, choice: Choice) -> Raw:
        if choice.reason == "main":
            return self._act(state, choice)
        if choice.reason == "choose-house":
            return self._house(state, choice)
        return policy.answer(state, choice)

    def candidates(self, state: KeyForgeState, choice: Choice) -> list[Raw]:
        found = policy.candidates(state, choice, self.quick(state, choice))
        return found if self.many is None else self.narrowed(state, choice, found, self.many)

    def _row(self, what: str, card: Card) -> list[float]:
        found = self._summed.get((what, card.slug))
        if found is None:
            rows = [self.rows.get(name, self.nothing) for name in names(what, card)]
            found = self._summed[what, card.slug] = [a + b + c for a, b, c in zip(*rows, strict=True)]
        return found

    def narrowed(self, state: KeyForgeState, choice: Choice, answers: list[Raw], many: int) -> list[Raw]:
        """The first of these answers, and of the others as many as weigh most; houses are never left out."""
        if len(answers) <= many or choice.reason == "choose-house":
            return answers
        first, *others = answers
        if choice.reason != "main":
            return [first, *policy.likeliest(state, choice, others, many - 1)]
        weights = dict(zip(others, self._weights(state, others), strict=True))
        return [first, *sorted(others, key=lambda raw: -weights[raw])[: many - 1]]

    def _act(self, state: KeyForgeState, choice: Choice) -> Raw:
        answers = acts(choice)
        if len(answers) == 1:
            return answers[0]
        weights = self._weights(state, answers)
        return answers[weights.index(max(weights))]

    def _weights(self, state: KeyForgeState, answers: list[Raw]) -> list[float]:
        """Of acts."""
        found, table = list[float](), look(state)
        for raw in answers:
            if raw[0] == END:
                found.append(_weight(self.end, table))
                continue
            if raw[0] == "fight":
                table[WINS], table[TRADE] = fight(state, raw[1])
            found.append(_weight(self._row(raw[0], state.defs[raw[1]]), table))
            table[WINS] = table[TRADE] = 0.0
        return found

    def _house(self, state: KeyForgeState, choice: Choice) -> Raw:
        best, most, table = choice.listed[0], float("-inf"), look(state)
        for raw in choice.listed:
            cards = of_house(state, raw[0])
            weight = sum([_weight(self._row(place, card), table) for place, card in cards], 0.0)
            if weight > most:
                best, most = raw, weight
        return best


def _weight(row: Sequence[float], table: list[float]) -> float:
    total = 0.0
    for weight, number in zip(row, table, strict=True):
        total += weight * number
    return total
