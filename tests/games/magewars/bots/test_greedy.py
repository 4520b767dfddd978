"""The greedy player in Mage Wars: sees what is obvious, plays honestly, and beats random answers."""

from collections import Counter

import pytest

from tests.each import some
from tests.games.magewars.play import random_game
from tests.games.magewars.situations import Situation
from trivault.bots import GreedyPlayer, make
from trivault.games.magewars.bots import planning, policy, worth
from trivault.games.magewars.bots.evaluation import Terms, evaluate
from trivault.games.magewars.bots.heuristics import MageWarsHeuristics
from trivault.games.magewars.game import GAME
from trivault.simulate import Share

GREEDY = GreedyPlayer(1)


def choice(player=0, **given):
    return GREEDY.choose(Situation(**given).state, player).text


def moments(seed, every):
    """Choices of a random game: a few of each sort, each with a state of its own."""
    seen: Counter[str] = Counter()
    for state in random_game(seed):
        if state.choice is not None and len(state.legal()) > 1:
            seen[state.choice.reason] += 1
            if seen[state.choice.reason] % every == 1:
                yield state.copy()


def game(seed, apprentice=False):
    """A game of two greedy players: each choice as it was answered, and the end."""
    state = GAME.new(seed=seed, apprentice=apprentice)
    while not state.over:
        player = state.choices[0].player
        option = GREEDY.choose(state, player)
        yield state, option
        state.apply(option, player)
    yield state, None


class TestActions:
    def test_a_wounded_mage_is_attacked_rather_than_a_fresh_creature(self):
        given = {"b2": "timber-wolf, feral-bobcat p1", "p1_mage": "warlock b2 damage:30"}
        assert choice(acting="timber-wolf", **given) == "attack timber-wolf warlock"

    def test_nobody_attacks_friends(self):
        given = {"mage": "beastmaster b2", "b2": "timber-wolf, feral-bobcat", "p1_mage": "warlock d3"}
        assert not choice(acting="timber-wolf", **given).startswith("attack")

    def test_who_has_no_enemy_near_comes_closer(self):
        moved = choice(acting="timber-wolf", a1="timber-wolf", p1_mage="warlock d3")
        assert moved in ("move b1", "move a2")

    def test_a_creature_is_summoned(self):
        given = {"mage": "beastmaster b2 mana:20", "prepared": "timber-wolf"}
        assert choice(acting="beastmaster", **given) == "cast timber-wolf"

    def test_who_has_begun_a_spell_does_not_withdraw_it(self):
        given = {"mage": "beastmaster b2 mana:20", "prepared": "minor-heal"}
        table = Situation(acting="beastmaster", **given)
        table.answer("cast minor-heal")
        assert GREEDY.choose(table.state, 0).text.startswith("target ")


class TestSpells:
    @pytest.mark.parametrize(
        ("spell", "target"),
        [("fireball", "warlock"), ("agony", "warlock"), ("heal", "beastmaster"), ("rhino-hide", "beastmaster")],
    )
    def test_harm_goes_to_enemies_and_help_to_friends(self, spell, target):
        given = {"mage": "beastmaster b2 mana:20 damage:20", "p1_mage": "warlock b2 damage:20"}
        table = Situation(acting="beastmaster", prepared=spell, **given)
        table.answer(f"cast {spell}")
        assert GREEDY.choose(table.state, 0).text == f"target {target}"

    def test_an_enchantment_at_the_wrong_moment_is_not_revealed(self):
        table = Situation(mage="beastmaster mana:20 ?nullify", b2="timber-wolf")
        table.answer("activate timber-wolf")
        table.offers("reveal nullify", "pass")
        assert GREEDY.choose(table.state, 0).text == "pass"

    def test_an_enchantment_that_helps_is_revealed(self):
        table = Situation(mage="beastmaster mana:20", b2="timber-wolf ?bear-strength")
        table.answer("activate timber-wolf")
        assert GREEDY.choose(table.state, 0).text == "reveal bear-strength"


class TestPlanning:
    def planned(self, book, mana=20, wound=""):
        table = Situation(phase="planning", mage=f"beastmaster b2 mana:{mana}{wound}", spellbook=book)
        assert table.reason == "prepare"
        return GREEDY.choose(table.state, 0).text

    def test_what_brings_most_is_prepared(self):
        assert self.planned("minor-heal, timber-wolf, dispel") == "prepare timber-wolf"

    def test_only_wounds_ask_for_healing(self):
        assert self.planned("heal, dispel") == "skip"
        assert self.planned("heal, dispel", wound=" damage:15") == "prepare heal"

    def test_two_spells_are_prepared_as_far_as_the_mana_goes(self):
        assert self.planned("2 timber-wolf", mana=30) == "prepare timber-wolf timber-wolf#2"
        assert self.planned("2 timber-wolf", mana=10) == "prepare timber-wolf"
        assert self.planned("2 timber-wolf", mana=3) == "skip"


class TestHonesty:
    def test_answers_are_legal_and_leave_the_state_alone(self):
        asked = set()
        for seed in range(3):
            for state in moments(seed, every=20):
                before = state.to_bytes()
                seat = state.choices[0].player
                option = GREEDY.choose(state, seat)
                assert option in state.legal(seat)
                assert state.to_bytes() == before
                assert option.state is state
                asked.add(state.choices[0].reason)
        assert {"prepare", "first-quickcast", "turn", "act", "target", "reveal", "pay-reveal"} <= asked

    def test_what_is_hidden_does_not_matter(self):
        """Deal everything anew that the player cannot know: the answer stays the same."""
        count = 0
        for state in moments(1, every=40):
            seat = state.choice.player
            answer = GREEDY.choose(state, seat).text
            for deal in (1, 2):
                other = GAME.sample(state.view(seat), deal)
                assert other.to_bytes() != state.to_bytes()
                assert GREEDY.choose(other, seat).text == answer
            count += 1
        assert count >= 8

    def test_the_same_seed_and_state_give_the_same_answer(self):
        for state in moments(4, every=40):
            seat = state.choice.player
            answers = {make("greedy", 4).choose(each, seat).text for each in (state, state.copy())}
            assert len(answers) == 1

    def test_quick_answers_and_candidates_are_legal_everywhere(self):
        for seed in range(3):
            for state in random_game(seed):
                for asked in state.choices:
                    if asked.reason in planning.PLANNING and state.round % 8:
                        continue  # takes its time
                    found = MageWarsHeuristics(state).candidates(state, asked)
                    assert all(asked.allows(raw) for raw in found)
                    assert len(set(found)) == len(found)
                    if asked.reason not in planning.PLANNING:
                        assert found[0] == policy.answer(state, asked)


class TestEvaluation:
    @pytest.mark.parametrize(
        ("better", "term"),
        [
            ({"p1_mage": "warlock d3 damage:5"}, "life"),
            ({"p1_mage": "warlock d3 damage:30"}, "danger"),
            ({"b2": "timber-wolf"}, "board"),
            ({"mage": "beastmaster +leather-boots"}, "board"),
            ({"p1_mage": "warlock d3 ?(agony p0)"}, "board"),
            ({"mage": "beastmaster mana:15"}, "mana"),
            ({"b2": "timber-wolf guard"}, "guards"),
        ],
    )
    def test_each_term_sees_what_it_is_about(self, better, term):
        without = evaluate(Situation().state, 0).explain()
        parts = evaluate(Situation(**better).state, 0).explain()
        assert parts[term] > without[term]
        assert set(parts) == set(Terms._fields)

    def test_a_creature_near_the_enemy_is_worth_more(self):
        far, near = (evaluate(Situation(**{zone: "timber-wolf"}).state, 0).total for zone in ("a1", "c3"))
        assert near > far

    def test_wounds_and_conditions_make_a_creature_worth_less(self):
        whole, hurt, stunned = (
            evaluate(Situation(b2=f"timber-wolf{state}").state, 0).total
            for state in ("", " damage:3", " stun:1")
        )
        assert whole > hurt
        assert whole > stunned

    @pytest.mark.parametrize("given", ["timber-wolf +(agony p0)", "timber-wolf p1 +(rhino-hide p0)"])
    def test_what_is_attached_to_the_wrong_side_is_a_loss(self, given):
        bare = given.split(" +")[0]
        assert evaluate(Situation(b2=given).state, 0).total < evaluate(Situation(b2=bare).state, 0).total

    def test_teams_are_judged_together(self):
        state = Situation(teams=True, p2_mage="wizard mana:30", p3_mage="priestess").state
        assert evaluate(state, 0).lead == evaluate(state, 2).lead
        assert evaluate(state, 0).lead.mana > 0 > evaluate(state, 1).lead.mana

    def test_a_win_outweighs_everything(self):
        state = Situation(mage="beastmaster damage:30", p1_mage="warlock mana:159").state
        state.result = (0,)
        assert evaluate(state, 0).total > 500 > -500 > evaluate(state, 1).total
        state.result = ()
        assert evaluate(state, 0).lead.outcome == 0

    def test_parts_add_up_to_the_value(self):
        for suggestion in GREEDY.suggest(Situation(acting="timber-wolf", b2="timber-wolf").state, 0):
            assert sum(suggestion.parts.values()) == pytest.approx(suggestion.value)


@pytest.mark.parametrize(("armor", "damage"), [(0, 4), (1, 3), (9, 2)])
def test_armor_stops_the_half_of_the_damage_that_is_not_critical(armor, damage):
    table = Situation(b2=f"timber-wolf, feral-bobcat p1 armor:{armor}")
    bar = table.state.card(table.card("timber-wolf")).attacks[0]
    assert worth.expected(table.state, bar, 4 - bar.dice, table.card("feral-bobcat")) == damage


@pytest.mark.parametrize("seed", some([0], [1]))
def test_greedy_players_finish_their_games(seed):
    withdrawn = 0
    for state, option in game(seed, apprentice=seed % 2 == 0):
        if option is not None and option.verb == "attack" and option.raw[2][0] in state.play:
            assert state.controller(option.raw[2][0]) != option.choice.player
        withdrawn += option is not None and option.verb == "skip" and option.choice.reason == "target"
    assert withdrawn == 0
    assert state.round < 60
    assert len(state.result) == 1


@pytest.mark.parametrize("options", some([{"players": 4, "teams": True}], [{"players": 3}]), ids=str)
def test_greedy_players_play_with_more_than_one_enemy(options):
    state = GAME.new(seed=3, **options)
    while state.round < 4:
        player = state.choices[0].player
        state.apply(GREEDY.choose(state, player), player)
    assert any(piece.damage for piece in state.play.values()), "somebody has come to blows"


def won(games):
    """Games of apprentices that the greedy player wins, each deal in both seats."""
    count = 0
    for number in games:
        state = GAME.new(seed=number // 2, apprentice=True)
        seat = number % 2
        players = [make("random", number), make("random", number)]
        players[seat] = make("greedy", number)
        while not state.over:
            player = state.choices[0].player
            state.apply(players[player].choose(state, player), player)
        count += state.result == (seat,)
    return Share.given(count, len(games))


def test_it_beats_random_answers():
    assert won(range(4)).count == 4


@pytest.mark.soak
def test_it_beats_random_answers_in_two_hundred_games():
    assert won(range(200)).rate >= 0.9
