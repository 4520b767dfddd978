"""Search of one decision of Mage Wars: what each answer leads to, dice taken as they fall on average."""

from __future__ import annotations

from trivault.bots.budget import Budget
from trivault.games.magewars.bots import policy, worth
from trivault.games.magewars.bots.search.attack_spells import aimed
from trivault.games.magewars.bots.search.fighters import AttackOption, Fighter, lost_actions, odds_of
from trivault.games.magewars.bots.search.horizon import HORIZON, next_round, play_to_horizon
from trivault.games.magewars.bots.search.position_view import (
    ATTACK_PART,
    EFFORT_PART,
    Points,
    PositionView,
    Value,
    mean,
    total_of,
)
from trivault.games.magewars.bots.search.threats import best, blow
from trivault.games.magewars.bots.search.weights import Weighting
from trivault.games.magewars.rules.activation import bar_chosen
from trivault.games.magewars.rules.costs import reveal_price
from trivault.games.magewars.rules.objects import mana_of, turn_up
from trivault.games.magewars.rules.reveal import hidden, still_legal
from trivault.games.magewars.state import aspects
from trivault.games.magewars.state.model import ATTACK, INCANTATION, MageWarsState
from trivault.kernel.choices import Choice, Raw
from trivault.kernel.ids import NOTHING, Thing

S = MageWarsState
Ends = dict[tuple[Thing, int], Value]  # where a creature has come, how much damaged, and how good that is
Judged = tuple[Raw, Value]  # an answer, and how good the position is that it leads to

TARGETS = 4  # of a spell so many are tried
FARTHEST = 2  # moves in one action phase
CHANCY = (ATTACK, INCANTATION)  # spells with dice
ROLLED = ("use",)  # answers after which dice are rolled
OBVIOUS = ("pay-reveal", "pay-toll", "defend", "counterstrike")  # who may, does: dice would only blur that
IDLE = 0.1  # points that a move costs, so that nobody walks for nothing
EARLY = 3.0  # points lost by revealing an enchantment that is not thought of any more
PAYING = "upkeep"  # when a shield is paid for: later nobody walks among enemies to make use of it
UNKNOWN = 0.3  # points for an attack on something that cannot be judged


class DecisionSearch:
    """For one player, by some weights, within a budget."""

    def __init__(self, you: int, weights: Weighting, rolls: int, budget: Budget, root: S) -> None:
        self.you = you
        self.weights = weights if root.phase == PAYING else weights._replace(shield=0.0)
        self.rolls = rolls  # so often an answer is tried after which dice are rolled
        self.budget = budget  # a step for each position that is valued
        self.root = root  # the position of the decision
        # found out once: a cached_property would be worked out at every use where this is compiled
        self._rounds: tuple[Points, Points] | None = None
        self._early: list[Thing] | None = None

    def seen(self, state: S) -> PositionView:
        """What there is to see in a position."""
        return PositionView(state, self.weights)

    def value(self, state: S) -> Value:
        """How good a position is."""
        return self._judged(self.seen(state))

    def _judged(self, view: PositionView) -> Value:
        """Positions of the next round are compared with those of this one: what the new round brings to
        everybody, whatever is done now, does not count."""
        self.budget.take()
        lead = view.lead(self.you)
        value = Value(lead.total, lead)
        if view.state.round > self.root.round and view.state.result is None:
            before, after = self._new_round
            gains = Points(*[b - a for a, b in zip(before, after, strict=True)])
            value = value.minus(after.total - before.total, gains)
        return value

    @property
    def _new_round(self) -> tuple[Points, Points]:
        """The lead before and after the next round has begun by itself."""
        if self._rounds is None:
            before, after = self.seen(self.root), self.seen(next_round(self.root))
            self._rounds = before.lead(self.you), after.lead(self.you)
        return self._rounds

    @property
    def out_of_budget(self) -> bool:
        """Whether what was not thought of until now is left alone."""
        return self.budget.left <= 0

    def answers(self, state: S, choice: Choice) -> list[Judged]:
        """The answers worth a thought, with what they lead to."""
        if choice.reason == "act":
            return self.acts(state, choice, state.moves)
        if choice.reason == "turn":
            return self.turns(state, choice)
        found = self.attack_spells(state, choice)
        if found:
            return found
        thought_of = self._candidates(state, choice)
        if len(thought_of) == 1:
            return [(thought_of[0], Value(0.0, Points()))]
        soon = self._last_moment(state, choice)
        for raw in thought_of:
            if found and self.out_of_budget:
                break
            found.append((raw, self._let_act(state, choice, raw) if soon else self.tried(state, choice, raw)))
        return found

    def _last_moment(self, state: S, choice: Choice) -> bool:
        """Whether an enemy is about to act on whom an enchantment can be revealed: later it is of less use."""
        if choice.reason != "reveal" or state.acting not in state.play:
            return False
        if state.friendly(state.play[state.acting].controller, self.you):
            return False
        return any(raw[0] == "reveal" and state.play[raw[1]].host == state.acting for raw in choice.listed)

    def _let_act(self, state: S, choice: Choice, raw: Raw) -> Value:
        """What an answer leads to if nothing is revealed later."""
        after = state.copy()
        after.apply_raw(after.asked(choice.player), raw)
        play_to_horizon(after)
        return self.value(after)

    def _candidates(self, state: S, choice: Choice) -> list[Raw]:
        """What is worth a thought; enchantments that wait for their moment are not revealed before it."""
        if choice.reason in OBVIOUS:
            return [policy.answer(state, choice)]
        found = policy.candidates(state, choice)
        if choice.reason != "reveal":
            return found
        return [raw for raw in found if raw[0] != "reveal" or not state.card(raw[1]).mandatory]

    def best(self, state: S, choice: Choice) -> Value:
        return max([value for _, value in self.answers(state, choice)], key=total_of)

    # A creature acts

    def acts(
        self, state: S, choice: Choice, moves: int, came_from: Thing = NOTHING, ends: Ends | None = None
    ) -> list[Judged]:
        """What each act of the acting creature leads to, in the middle of whose action phase it is. Nobody goes
        back where they just came from."""
        here, ends = self.seen(state), {} if ends is None else ends
        base = self.standing(here)
        found: list[Judged] = []
        for raw in choice.listed:
            if raw[0] == "attack":
                if policy.hostile(state, self.you, raw):
                    found.append((raw, base.plus(ATTACK_PART, self._attack(state, here, raw, moves > 0))))
            elif raw[0] == "done":
                found.append((raw, base))
            elif not self.out_of_budget:
                move = raw[0] == "move"
                if move and raw[2][0] == came_from:
                    continue
                value = self._moved(state, raw, moves, ends) if move else self.tried(state, choice, raw)
                found.append((raw, value))
        return found or [(choice.listed[-1], base)]

    def _attack(self, state: S, here: PositionView, raw: Raw, moved: bool) -> float:
        """What an attack brings on average."""
        attacker, target, bar = here.fighter(state.acting), raw[2][0], bar_chosen(state, raw)
        if attacker is None:
            return UNKNOWN
        arm = AttackOption(state, state.acting, bar)
        if bar.zone:
            struck = [one for one in here.there if one.zone == target]
            return sum([self.hit(here, attacker, arm, one, moved) for one in struck])
        victim = here.fighter(target)
        return UNKNOWN if victim is None else self.hit(here, attacker, arm, victim, moved)

    def hit(
        self, here: PositionView, attacker: Fighter, arm: AttackOption, victim: Fighter, moved: bool
    ) -> float:
        """What an attack on somebody brings on average."""
        menace = here.menace(victim)
        points, _ = blow(attacker, arm, victim, self.weights, moved, menace)
        if arm.bar.effects and victim.able:
            points += menace * lost_actions(arm.bar)
        if arm.melee and victim.able:
            points -= self._struck_back(here, attacker, victim)
        if aspects.SLEEP in victim.piece.markers:
            points -= self._woken(here, attacker, arm, victim, moved)
        return -points if here.state.friendly(attacker.player, victim.player) else points

    def _struck_back(self, here: PositionView, attacker: Fighter, victim: Fighter) -> float:
        back = [
            blow(victim, arm, attacker, self.weights, False, here.menace(attacker))[0]
            for arm in victim.arms
            if arm.melee and not arm.full and (victim.piece.guard or arm.bar.trait(aspects.COUNTERSTRIKE))
        ]
        return max(back, default=0.0)

    def _woken(
        self, here: PositionView, attacker: Fighter, arm: AttackOption, victim: Fighter, moved: bool
    ) -> float:
        """What is lost if somebody asleep is wounded and wakes, dazed (MW-COND-14)."""
        threat = best(here.state, victim, here.there, self.weights)
        lost = worth.MARKERS[aspects.DAZE] - worth.MARKERS[aspects.SLEEP]
        lost = self.weights.markers * lost + (threat.points if threat else 0.0)
        return lost * (1.0 - odds_of(attacker, arm, victim, moved).kill)

    def _moved(self, state: S, raw: Raw, moves: int, ends: Ends) -> Value:
        """The best that can be done from there; two ways to the same end are alike."""
        after = state.copy()
        after.apply_raw(after.asked(self.you), raw)
        play_to_horizon(after)
        if after.result is None and after.choices[0].reason == "act" and moves + 1 < FARTHEST:
            acts = self.acts(after, after.choices[0], moves + 1, state.play[state.acting].zone, ends)
            return max([value for _, value in acts], key=total_of).plus(EFFORT_PART, -IDLE)
        mover = after.play.get(state.acting)
        if mover is None:
            return self.standing(self.seen(after)).plus(EFFORT_PART, -IDLE)
        end = (mover.zone, mover.damage)
        if end not in ends:
            ends[end] = self.standing(self.seen(after)).plus(EFFORT_PART, -IDLE)
        return ends[end]

    def standing(self, here: PositionView) -> Value:
        """How good a position is in which nothing else is done."""
        return self._unveiled(here.state, self._judged(here))

    # Between action phases

    def turns(self, state: S, choice: Choice) -> list[Judged]:
        """What activating each creature, and what else can be done, leads to."""
        now, found = self.standing(self.seen(state)), list[Judged]()
        for raw in choice.listed:
            if raw[0] == "activate" and not (found and self.out_of_budget):
                found.append((raw, self._activated(state, raw)))
        best = max([value for _, value in found], key=total_of, default=now)
        more, gains = best.total - now.total, [b - a for a, b in zip(now.parts, best.parts, strict=True)]
        for raw in choice.listed:
            if raw[0] in ("pass", "done"):
                found.append((raw, now))
            elif raw[0] != "activate" and not (found and self.out_of_budget):  # what is done beside the action
                tried = self.tried(state, choice, raw)
                if more > 0.0:
                    tried = tried.minus(-more, Points(*[-gain for gain in gains]))
                found.append((raw, tried))
        return found

    def _activated(self, state: S, raw: Raw) -> Value:
        after = state.copy()
        after.apply_raw(after.asked(self.you), raw)
        play_to_horizon(after)
        if after.result is None and after.choices[0].reason == "act":
            return max([value for _, value in self.acts(after, after.choices[0], 0)], key=total_of)
        return self.standing(self.seen(after))

    # Spells and all else

    def tried(self, state: S, choice: Choice, raw: Raw) -> Value:
        """What an answer leads to, on the average of some rolls."""
        rolls = self.rolls if self._chancy(state, choice, raw) else 1
        found: list[Value] = []
        for n in range(rolls):
            after = state.copy()
            after.seed += n
            after.apply_raw(after.asked(choice.player), raw)
            found.append(self.ended(after))
        return mean(found)

    def _chancy(self, state: S, choice: Choice, raw: Raw) -> bool:
        card = state.card(raw[1]) if raw[1] >= state.arena.size else None
        aimed = choice.reason in policy.AIMING or raw[0] in ROLLED
        return aimed or card is None or card.type in CHANCY

    def ended(self, state: S) -> Value:
        """What is under way is finished; own targets are chosen with care."""
        while state.result is None and (choice := state.choices[0]).reason not in HORIZON:
            if choice.reason in policy.AIMING and choice.player == self.you:
                aims = [value for _, value in self.aims(state, choice)]
                return max(aims, key=total_of, default=self.value(state))
            state.apply_raw(choice, policy.answer(state, choice))
        return self._unveiled(state, self.value(state))

    def aims(self, state: S, choice: Choice) -> list[Judged]:
        """The likeliest targets, with what they lead to."""
        found = self.attack_spells(state, choice)
        if found:
            return found
        for thing in policy.ranked_targets(state, choice)[:TARGETS]:
            if found and self.out_of_budget:
                break
            after, raw = state.copy(), choice.picked((thing,))
            after.apply_raw(after.asked(choice.player), raw)
            policy.finish(after)
            found.append((raw, self._unveiled(after, self.value(after))))
        return found

    def attack_spells(self, state: S, choice: Choice) -> list[Judged]:
        """What the attack spell that is being aimed leads to; nothing where it must be tried with dice."""
        aim = aimed(state, choice)
        if aim is None:
            return []
        paid, bar = aim
        here, caster = self.seen(paid), paid.casts[-1].caster
        attacker, base = here.fighter(caster), self.standing(here)
        if attacker is None:
            return []
        arm, found = AttackOption(paid, caster, bar), list[Judged]()
        for thing in choice.things:
            struck = [one for one in here.there if thing in (one.thing, one.zone)]
            struck = [one for one in struck if one is not attacker or not bar.spares_caster]
            if struck:
                points = sum([self.hit(here, attacker, arm, one, False) for one in struck])
                found.append((choice.picked((thing,)), base.plus(ATTACK_PART, points)))
        return found

    def _unveiled(self, state: S, value: Value) -> Value:
        """The position as it is, or with an own hidden enchantment revealed that may be at any time."""
        if state.result is not None:
            return value
        for thing in hidden(state, self.you):
            if thing not in self._kept_hidden and self._revealable(state, thing):
                value = max(value, self._shown(state, thing), key=total_of)
        return value

    def _shown(self, state: S, thing: Thing) -> Value:
        """The position with an enchantment revealed."""
        shown = state.copy()
        shown.play[shown.players[self.you].mage].mana -= reveal_price(state, thing, self.you)
        turn_up(shown, thing)
        return self.value(shown)

    @property
    def _kept_hidden(self) -> list[Thing]:
        """The own enchantments that would be revealed much too early now: no act makes up for that."""
        if self._early is None:
            self._early = self._too_early()
        return self._early

    def _too_early(self) -> list[Thing]:
        root = self.root
        if root.result is not None:
            return []
        least = self.value(root).total - EARLY
        there = [thing for thing in hidden(root, self.you) if self._revealable(root, thing)]
        return [thing for thing in there if self._shown(root, thing).total < least]

    def _revealable(self, state: S, thing: Thing) -> bool:
        if state.card(thing).mandatory or not still_legal(state, thing):
            return False
        return reveal_price(state, thing, self.you) <= mana_of(state, self.you)
