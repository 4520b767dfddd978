"""The levels of Mage Wars: what those above casual never do, honesty, and how long they think."""

from itertools import count

import pytest

from tests.each import some
from tests.games.magewars.play import random_game
from tests.games.magewars.situations import Situation
from trivault.bots import LEVELS, Pace, make
from trivault.bots.budget import Budget
from trivault.bots.information_set import InformationSet
from trivault.games.magewars.bots.levels import LEVELS as MAGEWARS
from trivault.games.magewars.bots.round_search import at_once
from trivault.games.magewars.game import GAME
from trivault.games.magewars.state.model import MAGE, MageWarsState
from trivault.kernel.options import Option

GOOD = ("club", "expert", "master")  # who plays without the habits of beginners
good = pytest.mark.parametrize("level", GOOD)


def answer(player, table, seed=1):
    return make(player, seed).choose(table.state, 0).text


def test_there_are_all_levels():
    assert tuple(MAGEWARS) == LEVELS


class TestHabits:
    """Positions in which the greedy player does something foolish."""

    CLAD = "warlock a3 damage:3 +demonhide-armor"
    CROWD = "timber-wolf p1, steelclaw-grizzly p1, skeletal-sentry p1"

    @good
    @pytest.mark.parametrize("mage", ["beastmaster", "wizard"])
    def test_a_mage_does_not_walk_alone_among_enemies(self, level, mage):
        given = {"mage": f"{mage} a2 mana:3", "b2": self.CROWD, "p1_mage": "warlock c2 mana:20"}
        table = Situation(acting=mage, **given)
        assert answer("greedy", table) == "move b2"
        assert answer(level, table) != "move b2"

    HOLY = "gray-angel p1, asyran-cleric p1, royal-archer p1"
    BEASTS_THERE = "steelclaw-grizzly p1, feral-bobcat p1"
    DEMONS = "dark-pact-slayer p1, firebrand-imp p1, flaming-hellion p1"

    @good
    @pytest.mark.parametrize(
        ("mage", "there", "enemies", "given"),
        [
            ("warlock c1 mana:2", "c2", HOLY, {"p1_mage": "priestess d3 mana:15"}),
            ("priestess b3 mana:1", "b2", BEASTS_THERE, {"p1_mage": "beastmaster b2 mana:10"}),
            ("wizard a1 mana:0", "a2", DEMONS, {"p1_mage": "warlock b3 mana:9", "b1": "blue-gremlin inactive"}),
        ],
    )
    def test_no_mage_walks_alone_among_enemies_early(self, level, mage, there, enemies, given):
        name, foolish = mage.split()[0], f"move {there}"
        for seed in range(1, 7):
            table = Situation(seed=seed, round=2, acting=name, mage=mage, **{there: enemies}, **given)
            assert answer("greedy", table, seed) == foolish
            assert answer(level, table, seed) != foolish

    @good
    def test_who_can_attack_with_profit_does_not_guard(self, level):
        """The guard is nearly destroyed; an attack clears the way to the mage."""
        guard = {"a3": "skeletal-sentry, timber-wolf p1 damage:7 guard"}
        table = Situation(acting="skeletal-sentry", mage="beastmaster d1 damage:9", p1_mage=self.CLAD, **guard)
        assert answer("greedy", table, seed=1) == "guard"
        assert answer(level, table, seed=1) == "attack skeletal-sentry timber-wolf"

    @good
    def test_a_threatened_wizard_raises_the_shield(self, level):
        given = {"b2": "timber-wolf p1, steelclaw-grizzly p1", "p1_mage": "beastmaster b2 mana:6"}
        table = Situation(phase="upkeep", mage="wizard b2 mana:6", **given)
        assert answer("greedy", table) == "skip"
        assert answer(level, table) == "shield wizard 2"

    @good
    def test_a_wizard_far_from_all_enemies_saves_the_mana(self, level):
        table = Situation(phase="upkeep", mage="wizard a1 mana:6", p1_mage="beastmaster d3 mana:6")
        assert answer(level, table) == "skip"

    @good
    def test_a_wizard_does_not_walk_among_enemies_because_of_the_shield(self, level):
        """The shield stops some damage wherever the wizard is; among friends there is less of it."""
        given = {"a1": "stonegaze-basilisk", "b3": "knight-of-westlock p1", "p1_mage": "priestess d3"}
        table = Situation(acting="wizard", mage="wizard a1 mana:0 shield", **given)
        assert answer(level, table) in ("done", "guard")

    @good
    def test_who_is_about_to_come_near_is_held(self, level):
        """When the wolf has moved, it is too late to hold it."""
        given = {"c2": "timber-wolf p1 ?(force-hold p0)", "p1_mage": "beastmaster d3 inactive", "player": 1}
        table = Situation(mage="wizard b2 mana:10 damage:15 inactive", **given)
        table.answer("activate timber-wolf", player=1)
        assert answer(level, table) == "reveal force-hold"

    @good
    @pytest.mark.parametrize("seed", range(1, 9))
    def test_lightning_does_not_jump_to_friends(self, level, seed):
        friends = "blue-gremlin, mana-leech, emerald-tegu"
        given = {"b2": friends, "c2": "skeletal-sentry p1", "p1_mage": "warlock d3"}
        wizard = {"mage": "wizard b2 mana:20 +leather-boots", "element": "air", "prepared": "chain-lightning"}
        table = Situation(acting="wizard", seed=seed, **wizard, **given)
        table.dice("1 1 0 0 0", effect=1)
        table.answer("cast chain-lightning", "target skeletal-sentry")
        assert answer(level, table, seed) == "skip"

    @good
    @pytest.mark.parametrize(
        ("mage", "spell", "companion"),
        [("beastmaster", "timber-wolf", "make-pet"), ("warlock", "dark-pact-slayer", "make-bloodreaper")],
    )
    def test_mages_make_companions(self, level, mage, spell, companion):
        table = Situation(acting=mage, mage=f"{mage} b2 mana:20", prepared=spell, p1_mage="priestess c2")
        table.answer(f"cast {spell}", "target b2")
        assert answer("greedy", table) == "skip"
        assert answer(level, table).startswith(companion)

    @good
    def test_enchantments_are_prepared_for_who_fights(self, level):
        book = "bear-strength, rhino-hide, leather-boots, mana-flower, minor-heal"
        given = {"b2": "steelclaw-grizzly, timber-wolf p1, darkfenne-bat p1", "p1_mage": "priestess c2"}
        table = Situation(phase="planning", mage="beastmaster b2 mana:6", spellbook=book, **given)
        assert answer("greedy", table) == "prepare mana-flower"
        assert {"bear-strength", "rhino-hide"} & set(answer(level, table).split())

    @good
    def test_an_enchantment_is_prepared_for_who_is_in_a_fight(self, level):
        book = "divine-protection, bull-endurance, minor-heal, leather-gloves, mana-crystal"
        given = {"b2": "knight-of-westlock, gray-angel, dark-pact-slayer p1", "p1_mage": "warlock c2"}
        table = Situation(phase="planning", mage="priestess b2 mana:7", spellbook=book, **given)
        assert answer("greedy", table) == "prepare leather-gloves mana-crystal"
        assert {"divine-protection", "bull-endurance"} & set(answer(level, table).split())

    @good
    def test_mana_that_a_prepared_spell_needs_is_not_spent_on_a_small_attack(self, level):
        given = {"mage": "wizard b2 mana:16", "element": "air", "prepared": "gorgon-archer"}
        table = Situation(phase="first-quickcast", p1_mage="priestess c2", **given)
        assert answer("greedy", table) == "quickcast arcane-zap"
        assert answer(level, table) == "done"

    @good
    @pytest.mark.parametrize(
        ("mage", "prepared", "given"),
        [
            ("warlock b2 mana:13", "dark-pact-slayer, flameblast", {"p1_mage": "priestess c2"}),
            ("wizard b2 mana:16", "darkfenne-hydra, geyser", {"p1_mage": "warlock b2", "element": "water"}),
        ],
    )
    def test_a_prepared_creature_comes_before_a_prepared_attack(self, level, mage, prepared, given):
        for seed in range(1, 7):
            table = Situation(seed=seed, phase="first-quickcast", mage=mage, prepared=prepared, **given)
            assert answer("greedy", table, seed).startswith("quickcast")
            assert answer(level, table, seed) == "done"

    @good
    def test_mana_that_is_left_over_is_spent_on_a_small_attack(self, level):
        given = {"mage": "wizard b2 mana:18", "element": "air", "prepared": "gorgon-archer"}
        table = Situation(phase="first-quickcast", p1_mage="priestess c2", **given)
        assert answer(level, table) == "quickcast arcane-zap"

    WARLOCK = "warlock d1 damage:24 inactive +demonhide-armor +lash-of-hellfire mana:3"
    BEASTS = "mohktari-great-tree-of-life damage:6, timber-wolf damage:3 inactive, thunderift-falcon inactive"

    def walk(self, player, seed):
        """The zones that a fox comes through in its action phase."""
        given = {"mage": "beastmaster d1 damage:11 inactive burn:1 mana:2", "p1_mage": self.WARLOCK}
        foes = "darkfenne-bat p1 inactive, mana-crystal p1, necropian-vampiress p1 inactive"
        table = Situation(
            acting="bitterwood-fox", d1=f"{self.BEASTS}, {foes}", d2="lair, bitterwood-fox", **given
        )
        state, fox = table.state, table.card("bitterwood-fox")
        zones = [state.play[fox].zone]
        while not state.over and state.choices[0].reason == "act":
            state.apply(make(player, seed).choose(state, 0), 0)
            if fox in state.play and state.play[fox].zone != zones[-1]:
                zones.append(state.play[fox].zone)
        return [state.arena.names[zone] for zone in zones]

    @good
    def test_nobody_walks_away_and_back(self, level):
        assert self.walk("greedy", 8) == ["d2", "d3", "d2"]
        assert self.walk(level, 8) == ["d2", "d1"]

    def test_in_the_full_arena_a_creature_comes_near_enough_to_strike(self):
        """With less for what it threatens than for what enemies do it stays two zones away, where they gather.
        Rough levels may do otherwise: little depends on a step."""
        friends = "blue-gremlin, darkfenne-bat inactive"
        foes = {"d1": "royal-archer p1, asyran-cleric p1, gray-angel p1", "p1_mage": "priestess d3"}
        table = Situation(acting="blue-gremlin", mage="wizard a1 mana:2 inactive", b1=friends, **foes)
        assert answer("master", table) == "move c1"

    @good
    def test_who_would_come_back_does_not_go(self, level):
        """A mage with nothing to do nearby stays where it is, or goes somewhere."""
        given = {"mage": "warlock d3 mana:1", "p1_mage": "wizard a1 mana:12", "d2": "pentagram"}
        state = Situation(acting="warlock", c1="stonegaze-basilisk p1", **given).state
        warlock = state.acting
        zones = [state.play[warlock].zone]
        while state.choices[0].reason == "act":
            state.apply(make(level, 1).choose(state, 0), 0)
            zones.append(state.play[warlock].zone)
        assert zones[-1] != zones[0] or set(zones) == {zones[0]}


class TestHaste:
    """The weak levels answer most of what they are asked quickly, but choose and aim spells with care."""

    def seen(self, **given):
        state = Situation(**given).state
        return state, state.asked(0)

    @pytest.mark.parametrize("level", ["beginner", "casual"])
    def test_most_acts_are_first_ideas(self, level):
        given = {"b2": "timber-wolf p1 damage:6", "p1_mage": "priestess d3"}
        state, choice = self.seen(acting="beastmaster", mage="beastmaster b2 mana:1 damage:20", **given)
        idea = at_once(state, choice)
        assert idea is not None
        first = Option(state, choice, idea).text
        answers = [make(level, seed).choose(state, 0).text for seed in range(60)]
        assert 36 <= answers.count(first) < 60

    @pytest.mark.parametrize(
        "given",
        [
            {"phase": "planning", "mage": "beastmaster b2 mana:20", "spellbook": "timber-wolf, leather-boots"},
            {"acting": "wizard", "mage": "wizard b2 mana:3", "b2": "blue-gremlin"},  # it could zap a friend
        ],
    )
    def test_of_spells_there_are_no_first_ideas(self, given):
        assert at_once(*self.seen(**given)) is None

    def test_of_targets_there_are_no_first_ideas(self):
        table = Situation(acting="wizard", mage="wizard b2 mana:3", b3="timber-wolf p1, blue-gremlin")
        table.answer("cast arcane-zap")
        assert at_once(table.state, table.state.asked(0)) is None


@pytest.fixture(scope="module")
def states():
    """Choices of every sort, in the order of a game."""
    seen: dict[str, MageWarsState] = {}
    for state in random_game(1):
        if state.choice is not None and len(state.legal()) > 1 and state.round > 2:
            seen.setdefault(state.choice.reason, state.copy())
    assert {"prepare", "first-quickcast", "turn", "act", "target", "reveal"} <= set(seen)
    return list(seen.values())


class TestHonesty:
    @pytest.mark.parametrize("level", LEVELS)
    def test_what_is_hidden_does_not_matter(self, level, states):
        """Deal everything anew that the player cannot know: the answer stays the same."""
        for state in states:
            seat = state.choice.player
            other = GAME.sample(state.view(seat), 7)
            assert other.to_bytes() != state.to_bytes()
            assert make(level, 3).choose(other, seat).text == make(level, 3).choose(state, seat).text

    @pytest.mark.parametrize("level", LEVELS)
    def test_answers_are_legal_and_leave_the_state_alone(self, level, states):
        for state in states:
            before, seat = state.to_bytes(), state.choice.player
            option = make(level, 1).choose(state, seat)
            assert option in state.legal(seat)
            assert state.to_bytes() == before
            assert make(level, 1).choose(state.copy(), seat).text == option.text, (
                "the same seed, the same answer"
            )


@pytest.fixture(scope="module")
def crowded():
    table = Situation(
        mage="beastmaster b2 mana:20", prepared="timber-wolf, bear-strength", p1_mage="warlock c2 mana:20",
        b2="timber-wolf, steelclaw-grizzly, bitterwood-fox", c2="skeletal-sentry p1, firebrand-imp p1",
    )  # fmt: skip
    return table.state


class TestTime:
    @pytest.mark.parametrize("level", LEVELS)
    def test_a_decision_takes_no_more_steps_than_there_are(self, level, crowded):
        for steps in (1, 30, 300):
            budget = Budget(steps)
            raw = MAGEWARS[level].choose(InformationSet(crowded, 0, 1), budget)
            assert crowded.asked(0).allows(raw)
            assert budget.left > -60, "what was begun is ended soon"

    def test_a_pace_ends_the_thinking(self, crowded):
        ticks = count()
        make("master", 1, Pace(20, lambda: next(ticks))).choose(crowded, 0)
        assert 20 < next(ticks) < 80, "the clock was looked at once for each position"


@pytest.mark.parametrize("options", some([{"players": 4, "teams": True}], [{"players": 3}]), ids=str)
def test_levels_play_with_more_than_one_enemy(options):
    state = GAME.new(seed=3, **options)
    players = [make(level, 1) for level in ("expert", "club", "casual", "expert")]
    while state.round < 3:
        player = state.choices[0].player
        state.apply(players[player].choose(state, player), player)
    assert {piece.controller for thing, piece in state.play.items() if state.card(thing).type != MAGE} == set(
        range(state.seats)
    ), "everybody has cast something"
