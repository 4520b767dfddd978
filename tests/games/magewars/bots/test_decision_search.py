"""What the levels of Mage Wars take into account when they think: averages instead of
rolls, the end of a round, what a spell really costs, who else could turn to a mage."""

from types import MappingProxyType

import pytest

from tests.games.magewars.situations import Situation
from trivault.bots import LEVELS, make
from trivault.bots.budget import Budget
from trivault.games.magewars.bots.round_search import at_enemies
from trivault.games.magewars.bots.search import planning
from trivault.games.magewars.bots.search.decision_search import DecisionSearch
from trivault.games.magewars.bots.search.horizon import next_round
from trivault.games.magewars.bots.search.position_view import Points, PositionView, Value
from trivault.games.magewars.bots.search.weights import Weighting
from trivault.kernel.options import Option

WEIGHTS = Weighting()
good = pytest.mark.parametrize("level", ["club", "expert", "master"])


def search_of(table):
    return DecisionSearch(0, WEIGHTS, 2, Budget(100_000), table.state)


def judged(table):
    """All answers, with what they lead to."""
    state, choice = table.state, table.state.asked(0)
    found = search_of(table).answers(state, choice)
    return {Option(state, choice, raw).text: value.total for raw, value in found}


def lead(**given):
    return PositionView(Situation(**given).state, WEIGHTS).lead(0)


def answer(player, table, seed=1):
    return make(player, seed).choose(table.state, 0).text


class TestEndOfRound:
    """Whoever acts last ends the round: mana and actions that everybody gets then are no merit of an act."""

    LAST = MappingProxyType(
        {
            "mage": "wizard a1 mana:9 inactive quickcast-used",
            "p1_mage": "beastmaster d3 inactive quickcast-used",
            "a2": "stonegaze-basilisk, timber-wolf p1 inactive damage:3",
        }
    )

    def test_acts_are_compared_as_if_the_round_went_on(self):
        table = Situation(acting="stonegaze-basilisk", **self.LAST)
        found = judged(table)
        assert abs(found["guard"] - found["done"]) < 2.0, "the mana of the next round is not the act's"

    @good
    def test_the_last_to_act_attacks(self, level):
        table = Situation(acting="stonegaze-basilisk", **self.LAST)
        assert answer(level, table).startswith("attack stonegaze-basilisk timber-wolf")

    def test_the_next_round_is_found(self):
        table = Situation(acting="stonegaze-basilisk", **self.LAST)
        after = next_round(table.state)
        assert after.round == table.state.round + 1
        assert table.state.acting == table.card("stonegaze-basilisk"), "it is only thought of"

    def test_where_the_game_is_over_there_is_none(self):
        table = Situation(acting="stonegaze-basilisk", **self.LAST)
        table.state.result = (0,)
        assert next_round(table.state) is table.state


class TestAttackSpells:
    GIVEN = MappingProxyType(
        {"mage": "wizard b2 mana:20", "prepared": "lightning-bolt", "p1_mage": "priestess d3"}
    )
    CROWD = MappingProxyType({"b3": "mana-crystal, timber-wolf p1", "b2": "blue-gremlin"})

    def aiming(self, seed):
        table = Situation(acting="wizard", seed=seed, **self.GIVEN, **self.CROWD)
        table.answer("cast lightning-bolt")
        return table

    def test_what_they_bring_does_not_depend_on_luck(self):
        one, other = (judged(self.aiming(seed)) for seed in (1, 2))
        assert one == other

    def test_the_own_side_is_not_hit(self):
        found = judged(self.aiming(1))
        assert max(found, key=found.__getitem__) == "target timber-wolf"
        assert found["target mana-crystal"] < found["target timber-wolf"] > found["target blue-gremlin"]

    def stormed(self, there):
        """What a storm in the own zone brings."""
        given = {"mage": "wizard b2 mana:20", "prepared": "electrify", "p1_mage": "priestess d3"}
        table = Situation(acting="wizard", b2=there, **given)
        before = search_of(table).value(table.state).total
        table.answer("cast electrify")
        return judged(table)["target b2"] - before

    def test_a_zone_is_hit_as_a_whole(self):
        assert self.stormed("timber-wolf p1") < self.stormed("timber-wolf p1, timber-wolf p1")
        assert self.stormed("timber-wolf p1, blue-gremlin") < self.stormed("timber-wolf p1")

    @pytest.mark.parametrize("level", LEVELS)
    def test_nobody_zaps_the_own_side(self, level):
        for seed in range(25):
            table = Situation(acting="wizard", mage="wizard b2 mana:3", **self.CROWD, seed=seed)
            table.answer("cast arcane-zap")
            assert answer(level, table, seed) == "target timber-wolf"

    @pytest.mark.parametrize("level", LEVELS)
    def test_nobody_attacks_where_only_friends_are_in_reach(self, level):
        for seed in range(25):
            table = Situation(
                acting="wizard", mage="wizard b2 mana:3", b2="blue-gremlin, mana-crystal", seed=seed
            )
            assert answer(level, table, seed) != "cast arcane-zap"

    def test_an_attack_among_friends_is_left_where_there_is_nothing_else(self):
        table = Situation(acting="wizard", mage="wizard b2 mana:3", b2="blue-gremlin")
        choice = table.state.asked(0)
        zap = next(raw for raw in choice.listed if Option(table.state, choice, raw).text == "cast arcane-zap")
        other = next(raw for raw in choice.listed if raw != zap)
        good_act, idle = Value(1.0, Points(life=1.0)), Value(0.0, Points())
        assert at_enemies(table.state, choice, [(zap, good_act), (other, idle)]) == [(other, idle)]
        assert at_enemies(table.state, choice, [(zap, good_act)]) == [(zap, good_act)]


class TestMenace:
    """What goes with an enemy that is destroyed or cannot act, also the danger that a mage is in."""

    BEAR = MappingProxyType({"mage": "wizard b2 mana:20 damage:16", "p1_mage": "priestess d3"})

    def menace(self, **given):
        seen = PositionView(Situation(**given).state, WEIGHTS)
        return seen.menace(next(one for one in seen.there if one.card.slug == "steelclaw-grizzly"))

    def test_who_threatens_a_mage_is_a_danger_besides(self):
        given = {"b2": "steelclaw-grizzly p1", "p1_mage": "priestess d3"}
        weak, well = self.menace(mage="wizard b2 damage:16", **given), self.menace(mage="wizard b2", **given)
        assert (
            weak
            > well
            > self.menace(mage="wizard b2", b2="steelclaw-grizzly p1 stun:1", p1_mage="priestess d3")
        )

    def bolted(self, bear):
        """What a bolt that may stun brings against a bear."""
        table = Situation(acting="wizard", prepared="lightning-bolt", b2=bear, **self.BEAR)
        before = search_of(table).value(table.state).total
        table.answer("cast lightning-bolt")
        return judged(table)["target steelclaw-grizzly"] - before

    def test_to_stun_who_would_attack_is_worth_the_attack(self):
        assert self.bolted("steelclaw-grizzly p1") > self.bolted("steelclaw-grizzly p1 stun:1") + 1.0

    def test_the_less_a_bait_is_worth_the_more_a_mage_has_to_fear(self):
        def aside(who):
            given = {"mage": "wizard a1 damage:10", "p1_mage": "beastmaster d3"}
            seen = PositionView(Situation(b1=f"steelclaw-grizzly p1, {who}", **given).state, WEIGHTS)
            threat = next(one for one in seen.found if one.attacker.card.slug == "steelclaw-grizzly")
            assert not threat.target.is_mage
            return threat.aside

        assert 0 < aside("gorgon-archer damage:12") < aside("stonegaze-basilisk damage:9")


class TestSleepers:
    ASLEEP = MappingProxyType({"mage": "wizard a1 mana:0", "p1_mage": "beastmaster d3"})

    @good
    @pytest.mark.parametrize("asleep", ["steelclaw-grizzly p1 sleep:1", "timber-wolf p1 sleep:1"])
    def test_who_was_put_to_sleep_is_not_woken_by_a_small_wound(self, level, asleep):
        table = Situation(acting="blue-gremlin", a2=f"blue-gremlin, {asleep}", **self.ASLEEP)
        assert not answer(level, table).startswith("attack")

    @good
    def test_whom_the_wound_destroys_never_wakes(self, level):
        table = Situation(
            acting="blue-gremlin", a2="blue-gremlin, timber-wolf p1 sleep:1 damage:9", **self.ASLEEP
        )
        assert answer(level, table) == "attack blue-gremlin timber-wolf"


class TestSafetyOfMages:
    CROWD = "gorgon-archer damage:8, timber-wolf p1, timber-wolf p1, steelclaw-grizzly p1"

    def test_whoever_prefers_another_target_may_still_turn_to_the_mage(self):
        near = lead(mage="wizard b2", c2=self.CROWD, p1_mage="warlock d3")
        far = lead(mage="wizard a1", c2=self.CROWD, p1_mage="warlock d3")
        assert near.danger < far.danger

    def test_mages_do_not_come_from_afar_to_strike_with_their_fists(self):
        far, nearer = lead(mage="wizard a1", p1_mage="warlock d3"), lead(mage="wizard b2", p1_mage="warlock d3")
        assert nearer.danger <= far.danger

    @good
    def test_a_mage_does_not_join_a_crowd_that_is_busy_with_somebody_else(self, level):
        table = Situation(acting="wizard", mage="wizard b1 mana:1", c2=self.CROWD, p1_mage="warlock d3")
        assert answer(level, table) not in ("move b2", "move c1")


class TestWalking:
    """To go and come back costs nothing but steps: it must not pass for as good as staying."""

    HELD = "gorgon-archer, steelclaw-grizzly p1 inactive +(force-hold p0)"

    def table(self):
        given = {"mage": "wizard c2 mana:3 quickcast-used", "p1_mage": "beastmaster a1", "arena": "apprentice"}
        return Situation(acting="wizard", c2="stonegaze-basilisk", b2=self.HELD, b1="timber-wolf p1", **given)

    def test_a_step_is_judged_by_where_it_leads(self):
        found = judged(self.table())
        assert found["move c1"] < found["done"] - 1.0

    @pytest.mark.parametrize("level", ["expert", "master"])
    @pytest.mark.parametrize("seed", range(4))
    def test_who_stands_well_stays(self, level, seed):
        assert answer(level, self.table(), seed) in ("done", "guard")

    @pytest.mark.parametrize("level", ["expert", "master"])
    @pytest.mark.parametrize("seed", range(4))
    def test_nobody_goes_only_to_come_back(self, level, seed):
        state = self.table().state
        wizard, zones = state.acting, [state.play[state.acting].zone]
        while not state.over and state.choices[0].reason == "act":
            state.apply(make(level, seed).choose(state, 0), 0)
            if state.play[wizard].zone != zones[-1]:
                zones.append(state.play[wizard].zone)
        assert len(zones) == len(set(zones))


class TestEnchantments:
    def things(self, **given):
        return lead(**given).things

    def test_revealing_is_no_gain_in_itself(self):
        hidden = lead(mage="wizard mana:10", b2="timber-wolf ?regrowth")
        shown = lead(mage="wizard mana:5", b2="timber-wolf +regrowth")
        assert abs(sum(shown) - sum(hidden)) < 1.0

    def test_who_must_be_paid_in_each_round_is_worth_less(self):
        held = self.things(b2="timber-wolf p1 +(force-hold p0)")
        weak = self.things(b2="timber-wolf p1 +(enfeeble p0)")
        assert 0 < held < weak

    def test_the_banished_come_back(self):
        away = lead(away="timber-wolf p1 banish:2 left:b2")
        there, gone = lead(b2="timber-wolf p1"), lead()
        assert there.creatures < away.creatures < gone.creatures

    @pytest.mark.parametrize("act", ["done", "guard"])
    def test_what_may_be_revealed_at_any_time_counts_for_every_act(self, act):
        given = {"mage": "wizard a1 mana:9 ?harmonize", "p1_mage": "warlock d3"}
        found = judged(Situation(acting="wizard", **given))
        assert found[act] == pytest.approx(found["done"], abs=0.5)


class TestPlans:
    def test_what_others_have_prepared_is_not_guessed_at(self):
        table = Situation(p1_mage="warlock d3 mana:0", p1_prepared="dark-pact-slayer")
        assert PositionView(table.state, WEIGHTS).lead(1).plans < 0
        assert PositionView(table.state, WEIGHTS).lead(0).plans == 0

    def test_of_two_full_spells_only_one_must_be_paid(self):
        given = {"mage": "wizard b2 mana:17", "prepared": "gorgon-archer, darkfenne-hydra"}
        assert lead(**given).plans == 0
        assert lead(**given | {"mage": "wizard b2 mana:12"}).plans < 0

    def gains(self, table):
        """What each plan brings beside preparing nothing."""
        found = planning.plans(search_of(table), table.state, table.state.asked(0))
        return {
            tuple(table.state.card(spell).slug for spell in raw[2]): value.total - found[0][1].total
            for raw, value in found
        }

    def test_an_attack_that_is_worked_out_is_worked_out_once(self):
        """However often others would roll: the steps are needed for the rest of the book."""

        def steps(spell, rolls):
            given = {"mage": "wizard b2 mana:20", "spellbook": spell, "b3": "timber-wolf p1"}
            table = Situation(phase="planning", p1_mage="beastmaster d3", **given)
            thinking = DecisionSearch(0, WEIGHTS, rolls, Budget(100_000), table.state)
            planning.plans(thinking, table.state, table.state.asked(0))
            return 100_000 - thinking.budget.left

        assert steps("lightning-bolt", 3) == steps("lightning-bolt", 1)
        assert steps("chain-lightning", 3) > steps("chain-lightning", 1)

    def test_an_enchantment_is_planned_with_what_revealing_it_costs(self):
        """Force hold costs 2, and 2 more to be of use: beside a heal for 5 that takes 9 mana."""
        given = {
            "spellbook": "minor-heal, force-hold",
            "b3": "steelclaw-grizzly p1",
            "p1_mage": "beastmaster d3",
        }

        def lost(mana):
            gain = self.gains(Situation(phase="planning", mage=f"wizard b2 mana:{mana} damage:12", **given))
            return gain["minor-heal",] + gain["force-hold",] - gain["minor-heal", "force-hold"]

        assert lost(9) == pytest.approx(0.0)
        assert lost(8) > 1.0

    def test_a_spell_is_planned_at_what_it_costs_there(self):
        """To dissolve equipment costs as much as it did: so nothing is left for the gremlin."""
        given = {"mage": "wizard b2 mana:12", "spellbook": "dissolve, blue-gremlin, leather-boots"}
        table = Situation(phase="planning", p1_mage="beastmaster b3 +dragonscale-hauberk", **given)
        gain = self.gains(table)
        assert gain["dissolve",] > 0 < gain["blue-gremlin",]
        assert gain["dissolve", "blue-gremlin"] < gain["dissolve",] + gain["blue-gremlin",] - 1.0
