"""The greedy player: sees what is obvious, and beats random answers."""

from time import process_time

import pytest

from tests.games.shards.situations import GAME, Situation
from trivault.bots import GreedyPlayer, greedy
from trivault.kernel.errors import UnknownGame
from trivault.simulate import Plan, run, summarise

GREEDY = GreedyPlayer(1)


def choice(seat=0, **given):
    return GREEDY.choose(Situation(**given).state, seat).text


def played(**given):
    """The turn that the greedy player makes of a situation."""
    table = Situation(**given)
    state, answers = table.state, []
    while state.choice is not None and state.turn == 1:
        seat = state.choice.player
        option = GREEDY.choose(state, seat)
        if seat == 0:
            answers.append(option.text)
        state.apply(option, seat)
    return answers, state


class TestTurns:
    def test_it_plays_everything_and_attacks(self):
        answers, state = played(hand="2 blaster, infinity-shard", p1_health=30, p1_deck="crystal")
        assert sorted(answers) == ["end-turn", "play blaster", "play blaster", "play infinity-shard"]
        assert state.players[1].health == 26

    def test_mastery_comes_before_the_card_that_counts_it(self):
        answers, state = played(hand="infinity-shard, shard-abstractor", mastery=8, p1_health=30)
        assert answers == ["play shard-abstractor", "play infinity-shard", "end-turn"]
        assert state.players[1].health == 27

    def test_focus_comes_before_a_card_that_counts_mastery(self):
        answers, _ = played(hand="infinity-shard", mastery=29, gems=1, p1_health=30, p1_deck="crystal")
        assert answers == ["focus p0", "play infinity-shard", "end-turn"]

    def test_a_mercenary_is_fast_played_for_the_last_damage(self):
        answers, state = played(gems=2, row="nil-assassin, spore-cleric", p1_health=5)
        assert answers == ["fast-play nil-assassin", "end-turn"]
        assert state.result == (0,)

    def test_a_better_card_is_recruited_for_a_long_game(self):
        deck = "7 crystal, blaster, shard-reactor, infinity-shard"
        answers, _ = played(gems=5, row="optio-crusher, kiln-drone", deck=deck, p1_deck=deck)
        assert answers[0] == "recruit optio-crusher"

    def test_an_unify_bonus_is_prepared_by_a_fast_play(self):
        answers, state = played(hand="undergrowth-aspirant", gems=2, row="spore-cleric", p1_health=5)
        assert answers == ["fast-play spore-cleric", "play undergrowth-aspirant", "end-turn"]
        assert state.result == (0,)


class TestAttacks:
    def test_a_guard_is_destroyed_first(self):
        answers, state = played(power=12, p1_champions="zetta-the-encryptor", p1_health=7)
        assert answers == ["attack zetta-the-encryptor", "end-turn"]
        assert state.result == (0,)

    def test_a_champion_is_spared_when_the_player_can_be_beaten(self):
        assert choice(power=10, p1_champions="drakonarius", p1_health=10) == "end-turn"

    def test_a_strong_champion_is_destroyed(self):
        assert choice(power=4, p1_champions="drakonarius", p1_health=50) == "attack drakonarius"

    def test_power_is_assigned_to_who_can_be_eliminated(self):
        table = Situation(power=9, p1_health=30, p2_health=9, p3_health=20)
        table.answer("end-turn")
        assert GREEDY.choose(table.state, 0).text == "assign p1=0 p2=9 p3=0"

    def test_two_are_eliminated_when_power_lasts(self):
        table = Situation(power=12, p1_health=5, p2_health=30, p3_health=7)
        table.answer("end-turn")
        assert GREEDY.choose(table.state, 0).text == "assign p1=5 p2=0 p3=7"

    def test_shields_are_shown_as_far_as_they_help(self):
        table = Situation(player=1, power=4, hand="cryptofist-monk, command-seer, crystal", p1_health=40)
        table.answer("end-turn")
        assert GREEDY.choose(table.state, 0).text == "show cryptofist-monk"

    def test_all_shields_are_shown_against_death(self):
        table = Situation(player=1, power=14, health=2, hand="cryptofist-monk, command-seer")
        table.answer("end-turn")
        assert GREEDY.choose(table.state, 0).text == "show cryptofist-monk command-seer"

    def test_without_shields_it_skips(self):
        table = Situation(player=1, power=3, hand="crystal")
        table.answer("end-turn")
        assert GREEDY.choose(table.state, 0).text == "skip"


class TestPicks:
    def test_the_weakest_card_is_banished(self):
        table = Situation(hand="shadow-apostle", discard="crystal, 3 optio-crusher, 3 general-decurion")
        table.answer("play shadow-apostle")
        assert GREEDY.choose(table.state, 0).text == "banish crystal"

    def test_good_cards_are_kept(self):
        table = Situation(hand="shadow-apostle", discard="2 optio-crusher, general-decurion")
        table.answer("play shadow-apostle")
        assert GREEDY.choose(table.state, 0).text == "skip"

    def test_the_strongest_champion_is_destroyed(self):
        table = Situation(
            hand="thorn-zealot, spore-cleric", p1_champions="primus-pilus, drakonarius", p1_health=50
        )
        table.answer("play thorn-zealot")
        assert GREEDY.choose(table.state, 0).text == "destroy drakonarius"

    def test_who_has_most_mastery_loses_some(self):
        table = Situation(
            hand="venator-of-the-wastes", champions="evokatus", p1_mastery=3, p2_mastery=20, p3_mastery=0
        )
        table.answer("play venator-of-the-wastes")
        assert GREEDY.choose(table.state, 0).text == "lose-mastery p2"

    def test_the_best_card_is_recruited_for_nothing(self):
        table = Situation(hand="portal-monk", row="spore-cleric, drakonarius, kiln-drone")
        table.answer("play portal-monk")
        assert GREEDY.choose(table.state, 0).text == "recruit drakonarius"

    def test_a_long_list_of_picks_is_cut_down(self):
        discard = "10 crystal, 9 kiln-drone, 9 spore-cleric, 9 nil-assassin, 9 mining-drones"
        table = Situation(hand="zara-ra-soulflayer", mastery=10, discard=discard)
        table.answer("play zara-ra-soulflayer")
        assert len(table.state.legal()) > 1000
        started = process_time()
        option = GREEDY.choose(table.state, 0)
        assert process_time() - started < 1
        assert option.text == "banish crystal crystal#2"

    def test_a_long_distribution_is_cut_down(self):
        table = Situation(power=300, p1_health=50, p2_health=50, p3_health=50)
        table.answer("end-turn")
        assert len(table.state.legal()) > 40_000
        assert GREEDY.choose(table.state, 0) in table.state.legal()


class TestSuggestions:
    def test_the_best_comes_first_and_is_chosen(self):
        state = GAME.new(seed=3)
        for _ in range(30):
            seat = state.choice.player
            suggestions = GREEDY.suggest(state, seat)
            chosen = GREEDY.choose(state, seat)
            assert chosen == suggestions[0].option
            tried = [each.value for each in suggestions[: greedy.KEPT]]
            assert tried == sorted(tried, reverse=True)
            assert len({each.option for each in suggestions}) == len(suggestions)
            state.apply(chosen, seat)

    def test_parts_add_up_to_the_value(self):
        state = Situation(hand="2 crystal, blaster", row="kiln-drone, nil-assassin", p1_health=20).state
        for suggestion in GREEDY.suggest(state, 0):
            assert sum(suggestion.parts.values()) == pytest.approx(suggestion.value)

    def test_parts_say_what_an_answer_is_good_for(self):
        state = Situation(power=5, p1_health=5).state
        (best,) = GREEDY.suggest(state, 0)
        assert best.option.text == "end-turn"
        assert best.parts["outcome"] == max(best.parts.values()) == pytest.approx(1000)

        state = Situation(hand="shard-abstractor").state
        assert GREEDY.suggest(state, 0)[0].parts["mastery"] > 2

    def test_a_game_that_nobody_judges_is_refused(self, monkeypatch):
        monkeypatch.setattr(GAME, "name", "patience")
        with pytest.raises(UnknownGame):
            GREEDY.choose(GAME.new(seed=1), 0)


def wins(games, jobs=1, seats=("greedy", "random")):
    plan = Plan(game="shards", seats=seats, games=games, seed=1)
    return summarise(plan, list(run(plan, jobs))).standings[0].wins


def test_it_beats_random_answers():
    assert wins(4).count == 4


@pytest.mark.soak
def test_it_beats_random_answers_in_a_thousand_games():
    won = wins(1000, jobs=2)
    assert won.of == 1000
    assert won.rate >= 0.97


@pytest.mark.soak
@pytest.mark.parametrize("others", [2, 3])
def test_it_beats_several_random_players(others):
    assert wins(200, jobs=2, seats=("greedy", *["random"] * others)).rate >= 0.9
