"""Thinking about one decision of Mage Wars: what each answer leads to, dice taken as they fall on average."""

from __future__ import annotations

from trivault.games.magewars import aspects
from trivault.games.magewars.activation import bar_chosen
from trivault.games.magewars.costs import reveal_price
from trivault.games.magewars.model import ATTACK, INCANTATION, MageWarsState
from trivault.games.magewars.objects import mana_of, turn_up
from trivault.games.magewars.reveal import hidden, still_legal
from trivault.kernel.choices import Choice, Raw
from trivault.kernel.ids import Thing
from trivault.players.levels import Budget
from trivault.players.magewars import policy
from trivault.players.magewars.thinking.evaluation import Outlook
from trivault.players.magewars.thinking.fighters import Arm, Fighter
from trivault.players.magewars.thinking.threats import blow
from trivault.players.magewars.thinking.weights import Weighting

S = MageWarsState
Judged = tuple[Raw, float]  # an answer, and how good the position is that it leads to

TARGETS = 4  # of a spell so many are tried
FARTHEST = 2  # moves in one action phase
CHANCY = (ATTACK, INCANTATION)  # spells with dice
ROLLED = ("use",)  # answers after which dice are rolled
OBVIOUS = ("pay-reveal", "pay-toll", "defend", "counterstrike")  # who may, does: dice would only blur that
PAUSES = (*policy.BETWEEN, "act")
IDLE = 0.1  # points that a move costs, so that nobody walks for nothing
UNKNOWN = 0.3  # points for an attack on something that cannot be judged


def finish_to_act(state: S) -> None:
    """Answer for everybody until what is under way is over, or the acting creature acts on."""
    while state.result is None and (choice := state.choices[0]).reason not in PAUSES:
        state.settle(choice, policy.answer(state, choice))


class Mind:
    """Whoever thinks: for which player, by which weights, how long."""

    def __init__(self, you: int, weights: Weighting, rolls: int, budget: Budget) -> None:
        self.you = you
        self.weights = weights
        self.rolls = rolls  # so often an answer is tried after which dice are rolled
        self.budget = budget  # each position that is judged is a step

    def value(self, state: S) -> float:
        """How good a position is."""
        return self._judged(Outlook(state, self.weights))

    def _judged(self, outlook: Outlook) -> float:
        self.budget.take()
        return sum(outlook.lead(self.you))

    @property
    def tired(self) -> bool:
        """Whether what was not thought of until now is left alone."""
        return self.budget.left <= 0

    def answers(self, state: S, choice: Choice) -> list[Judged]:
        """The answers worth a thought, with what they lead to."""
        if choice.reason == "act":
            return self.acts(state, choice, state.moves)
        if choice.reason == "turn":
            return self.turns(state, choice)
        found: list[Judged] = []
        thought_of = self._candidates(state, choice)
        if len(thought_of) == 1:
            return [(thought_of[0], 0.0)]
        for raw in thought_of:
            if found and self.tired:
                break
            found.append((raw, self.tried(state, choice, raw)))
        return found

    def _candidates(self, state: S, choice: Choice) -> list[Raw]:
        """What is worth a thought; enchantments that wait for their moment are not revealed before it."""
        if choice.reason in OBVIOUS:
            return [policy.answer(state, choice)]
        found = policy.candidates(state, choice)
        if choice.reason != "reveal":
            return found
        return [raw for raw in found if raw[0] != "reveal" or not state.card(raw[1]).mandatory]

    def best(self, state: S, choice: Choice) -> float:
        return max([value for _, value in self.answers(state, choice)])

    # A creature acts

    def acts(self, state: S, choice: Choice, moves: int) -> list[Judged]:
        """What each act of the acting creature leads to, in the middle of whose action phase it is."""
        here = Outlook(state, self.weights)
        base = self._judged(here)
        found: list[Judged] = []
        for raw in choice.listed:
            if raw[0] == "attack":
                if policy.hostile(state, self.you, raw):
                    found.append((raw, base + self._attack(state, here, raw, moves > 0)))
            elif raw[0] == "done":
                found.append((raw, base))
            elif not self.tired:
                move = raw[0] == "move"
                value = self._moved(state, raw, moves) if move else self.tried(state, choice, raw)
                found.append((raw, value))
        return found or [(choice.listed[-1], base)]

    def _attack(self, state: S, here: Outlook, raw: Raw, moved: bool) -> float:
        """What an attack brings on average."""
        attacker, target, bar = here.fighter(state.acting), raw[2][0], bar_chosen(state, raw)
        if attacker is None:
            return UNKNOWN
        arm = Arm(state, state.acting, bar)
        if bar.zone:
            struck = [one for one in here.there if one.zone == target]
            return sum([self._blow(here, attacker, arm, one, moved) for one in struck])
        victim = here.fighter(target)
        return UNKNOWN if victim is None else self._blow(here, attacker, arm, victim, moved)

    def _blow(self, here: Outlook, attacker: Fighter, arm: Arm, victim: Fighter, moved: bool) -> float:
        points, _ = blow(attacker, arm, victim, self.weights, moved, here.menace(victim))
        if arm.melee and victim.able:
            points -= self._struck_back(here, attacker, victim)
        return -points if here.state.friendly(attacker.player, victim.player) else points

    def _struck_back(self, here: Outlook, attacker: Fighter, victim: Fighter) -> float:
        back = [
            blow(victim, arm, attacker, self.weights, False, here.menace(attacker))[0]
            for arm in victim.arms
            if arm.melee and not arm.full and (victim.piece.guard or arm.bar.trait(aspects.COUNTERSTRIKE))
        ]
        return max(back, default=0.0)

    def _moved(self, state: S, raw: Raw, moves: int) -> float:
        """The best that can be done from there."""
        after = state.copy()
        after.settle(after.asked(self.you), raw)
        finish_to_act(after)
        if after.result is None and after.choices[0].reason == "act" and moves + 1 < FARTHEST:
            return max([value for _, value in self.acts(after, after.choices[0], moves + 1)]) - IDLE
        return self.value(after) - IDLE

    # Between action phases

    def turns(self, state: S, choice: Choice) -> list[Judged]:
        """What activating each creature, and what else can be done, leads to."""
        now, found = self.value(state), list[Judged]()
        for raw in choice.listed:
            if raw[0] == "activate" and not (found and self.tired):
                found.append((raw, self._activated(state, raw)))
        more = max([value - now for _, value in found], default=0.0)
        for raw in choice.listed:
            if raw[0] in ("pass", "done"):
                found.append((raw, now))
            elif raw[0] != "activate" and not (found and self.tired):  # what is done beside the action
                found.append((raw, self.tried(state, choice, raw) + max(0.0, more)))
        return found

    def _activated(self, state: S, raw: Raw) -> float:
        after = state.copy()
        after.settle(after.asked(self.you), raw)
        finish_to_act(after)
        if after.result is None and after.choices[0].reason == "act":
            return max([value for _, value in self.acts(after, after.choices[0], 0)])
        return self.value(after)

    # Spells and all else

    def tried(self, state: S, choice: Choice, raw: Raw) -> float:
        """What an answer leads to, on the average of some rolls."""
        rolls = self.rolls if self._chancy(state, choice, raw) else 1
        total = 0.0
        for n in range(rolls):
            after = state.copy()
            after.seed += n
            after.settle(after.asked(choice.player), raw)
            total += self.ended(after)
        return total / rolls

    def _chancy(self, state: S, choice: Choice, raw: Raw) -> bool:
        card = state.card(raw[1]) if raw[1] >= state.arena.size else None
        aimed = choice.reason in policy.AIMING or raw[0] in ROLLED
        return aimed or card is None or card.type in CHANCY

    def ended(self, state: S) -> float:
        """What is under way is finished; own targets are chosen with care."""
        while state.result is None and (choice := state.choices[0]).reason not in PAUSES:
            if choice.reason in policy.AIMING and choice.player == self.you:
                return max([value for _, value in self.aims(state, choice)], default=self.value(state))
            state.settle(choice, policy.answer(state, choice))
        return self._unveiled(state)

    def aims(self, state: S, choice: Choice) -> list[Judged]:
        """The likeliest targets, with what they lead to."""
        found: list[Judged] = []
        for thing in policy.ranked_targets(state, choice)[:TARGETS]:
            if found and self.tired:
                break
            after, raw = state.copy(), choice.picked((thing,))
            after.settle(after.asked(choice.player), raw)
            policy.finish(after)
            found.append((raw, self._unveiled(after)))
        return found

    def _unveiled(self, state: S) -> float:
        """The position as it is, or with an own hidden enchantment revealed that may be at any time."""
        value = self.value(state)
        if state.result is not None:
            return value
        for thing in hidden(state, self.you):
            if self._revealable(state, thing):
                shown = state.copy()
                shown.play[shown.players[self.you].mage].mana -= reveal_price(state, thing, self.you)
                turn_up(shown, thing)
                value = max(value, self.value(shown))
        return value

    def _revealable(self, state: S, thing: Thing) -> bool:
        if state.card(thing).mandatory or not still_legal(state, thing):
            return False
        return reveal_price(state, thing, self.you) <= mana_of(state, self.you)
