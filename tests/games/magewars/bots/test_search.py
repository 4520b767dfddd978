"""How the levels of Mage Wars judge: odds of dice, threats, what a position is worth, plans of a round."""

from itertools import product

import pytest

from tests.games.magewars.situations import Situation
from trivault.bots.budget import Budget
from trivault.games.magewars.bots.search import planning
from trivault.games.magewars.bots.search.decision_search import DecisionSearch, Judged
from trivault.games.magewars.bots.search.fighters import rounds_away
from trivault.games.magewars.bots.search.odds import odds, spread
from trivault.games.magewars.bots.search.position_view import Points, PositionView, Value, life_points
from trivault.games.magewars.bots.search.replies import with_replies
from trivault.games.magewars.bots.search.weights import Weighting
from trivault.games.magewars.rules.dice import FACES
from trivault.kernel.ids import NOTHING

WEIGHTS = Weighting()


def view(**given):
    return PositionView(Situation(**given).state, WEIGHTS)


def lead(**given):
    return view(**given).lead(0)


def search_of(table, steps=100_000):
    return DecisionSearch(0, WEIGHTS, 2, Budget(steps), table.state)


class TestOdds:
    @pytest.mark.parametrize(
        ("dice", "armor", "ghostly"), [(1, 0, False), (3, 2, False), (2, 9, False), (3, 0, True)]
    )
    def test_they_are_those_of_all_rolls(self, dice, armor, ghostly):
        found = [0] * (2 * dice + 1)
        for roll in product(FACES, repeat=dice):
            counted = [(0 if ghostly and damage > 1 else damage, star) for damage, star in roll]
            normal = sum(damage for damage, star in counted if not star)
            found[sum(damage for damage, star in counted if star) + max(0, normal - armor)] += 1
        assert spread(dice, armor, ghostly) == pytest.approx([count / 6**dice for count in found])

    def test_damage_beyond_the_life_does_not_count(self):
        sure = odds(12, 0, 1)
        assert sure.damage == pytest.approx(sure.kill)
        assert tuple(odds(1, 0, 3)) == pytest.approx((1.0, 0.0))

    def test_strikes_add_up(self):
        assert odds(2, 0, 99, strikes=3).damage == pytest.approx(3 * odds(2, 0, 99).damage)


class TestThreats:
    def threat(self, who, **given):
        seen = view(**given)
        return next((threat for threat in seen.found if threat.attacker.card.slug == who), None)

    def test_the_best_target_is_threatened(self):
        found = self.threat("timber-wolf", b2="timber-wolf, emerald-tegu p1", p1_mage="warlock b2 damage:34")
        assert found.target.card.slug == "warlock"

    @pytest.mark.parametrize(("far", "rounds"), [(0, 0), (1, 0), (2, 1), (3, 1), (4, 2)])
    def test_who_is_far_away_needs_rounds(self, far, rounds):
        wolf = next(one for one in view(b2="timber-wolf").there if one.card.slug == "timber-wolf")
        assert rounds_away(wolf, wolf.arms[0], far) == rounds

    def test_a_guard_takes_the_place_of_the_mage(self):
        given = {"mage": "beastmaster b2", "p1_mage": "warlock d3"}
        bare = self.threat("skeletal-sentry", b2="timber-wolf, skeletal-sentry p1", **given)
        guarded = self.threat("skeletal-sentry", b2="timber-wolf guard, skeletal-sentry p1", **given)
        assert guarded.damage < bare.damage
        assert guarded.points < bare.points

    def test_who_cannot_act_threatens_nobody(self):
        assert self.threat("timber-wolf", b2="timber-wolf stun:1", p1_mage="warlock b2") is None

    def test_nobody_on_the_ground_threatens_what_flies(self):
        found = self.threat("timber-wolf", b2="timber-wolf, darkfenne-bat p1", p1_mage="warlock d3")
        assert found.target.card.slug == "warlock"


class TestOutlook:
    @pytest.mark.parametrize(
        ("better", "term"),
        [
            ({"p1_mage": "warlock d3 damage:5"}, "life"),
            ({"p1_mage": "warlock d3 damage:30", "d3": "timber-wolf"}, "threats"),
            ({"p1_mage": "warlock c3", "c3": "timber-wolf"}, "danger"),
            ({"b2": "timber-wolf"}, "creatures"),
            ({"mage": "beastmaster +leather-boots"}, "things"),
            ({"b2": "timber-wolf pet"}, "things"),
            ({"mage": "beastmaster mana:15"}, "mana"),
            ({"b2": "mana-flower"}, "growth"),
        ],
    )
    def test_each_term_sees_what_it_is_about(self, better, term):
        assert getattr(lead(**better), term) > getattr(lead(), term)

    def test_the_last_life_is_worth_most(self):
        steps = [life_points(left + 1, WEIGHTS) - life_points(left, WEIGHTS) for left in (1, 5, 20)]
        assert steps == sorted(steps, reverse=True)
        assert steps[0] > steps[-1]

    def test_both_sides_see_the_same_but_for_what_they_fear(self):
        table = Situation(b2="timber-wolf, skeletal-sentry p1 damage:2", mage="beastmaster mana:7")
        seen = PositionView(table.state, WEIGHTS._replace(fear=1.0))
        assert sum(seen.lead(0)) == pytest.approx(-sum(seen.lead(1)))

    def test_teams_are_judged_together(self):
        seen = view(teams=True, p2_mage="wizard mana:30", p3_mage="priestess")
        assert seen.lead(0) == seen.lead(2)
        assert seen.lead(0).mana > 0 > seen.lead(1).mana

    def test_a_win_outweighs_everything(self):
        state = Situation(p1_mage="warlock mana:60").state
        state.result = (0,)
        seen = PositionView(state, WEIGHTS)
        assert sum(seen.lead(0)) > 100 > -100 > sum(seen.lead(1))


class TestPlanning:
    def planned(self, book, mana=20):
        table = Situation(phase="planning", mage=f"beastmaster b2 mana:{mana}", spellbook=book)
        choice = table.state.asked(0)
        raw = planning.plan(search_of(table), table.state, choice)
        return {table.state.card(spell).slug for spell in raw[2]}

    def test_of_two_full_spells_only_one_is_of_use(self):
        """The other place is for what the quickcast can be used for."""
        assert self.planned("steelclaw-grizzly, mountain-gorilla, bear-strength", mana=40) & {"bear-strength"}

    def test_the_pair_goes_as_far_as_the_mana(self):
        assert self.planned("timber-wolf, emerald-tegu, bearskin", mana=17) == {"timber-wolf", "bearskin"}

    def test_nothing_is_prepared_that_brings_nothing(self):
        assert self.planned("dispel, minor-heal") == set()


class TestForesight:
    def test_only_the_best_are_followed(self):
        """The two wolves are alike; what is much worse is left out."""
        table = Situation(
            b2="timber-wolf, timber-wolf, feral-bobcat", p1_mage="warlock c2", c2="skeletal-sentry p1"
        )
        search = search_of(table)
        found = search.answers(table.state, table.state.asked(0))
        assert len(found) >= 3
        wolves = sorted(found, key=lambda each: -each[1].total)[:2]
        seen = with_replies(search, table.state, found, 3, 1)
        assert {raw for raw, _ in seen} == {raw for raw, _ in wolves}
        assert len(with_replies(search, table.state, found, 1, 1)) == 1

    def test_who_is_tired_keeps_to_the_first_look(self):
        table = Situation(b2="timber-wolf", p1_mage="warlock c2")
        low, high = Value(1.0, Points(life=1.0)), Value(2.0, Points(life=2.0))
        found: list[Judged] = [(("activate", NOTHING, (), ()), low), (("pass", NOTHING, (), ()), high)]
        assert with_replies(search_of(table, steps=0), table.state, found, 2, 1) == found[::-1]
