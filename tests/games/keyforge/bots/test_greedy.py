"""The greedy player in KeyForge: sees what is obvious, plays honestly, and beats random answers."""

from collections import Counter

import pytest

from tests.games.keyforge.play import random_game
from tests.games.keyforge.situations import Situation
from trivault.bots import GreedyPlayer, greedy, make
from trivault.games.keyforge.bots import policy
from trivault.games.keyforge.bots.evaluation import Terms, evaluate
from trivault.games.keyforge.game import GAME
from trivault.simulate import Plan, run, summarise

GREEDY = GreedyPlayer(1)

BETTER = """\
Farro Hollowmere, Tinker of Glass Harbour
Set: cota

[Brobnar]
headhunter
2 gauntlet-of-command
3 bumpsy
cannon
ganger-chieftain
blood-of-titans
lomir-flamefist
tremor
smith

[Logos]
dimension-door
2 quixo-the-adventurer
2 doc-bookton
commander-remiel (maverick)
psychic-bug
scrambler-storm
dr-escotera
batdrone
2 foggify

[Sanctum]
begone
armageddon-cloak
2 blinding-light
sequis
terms-of-redress
inspiration
veemos-lightbringer
shield-of-justice
raiding-knight
the-vaultkeeper
protectrix
"""
WORSE = """\
The Navigator Brevik of the Quiet Road
Set: cota

[Brobnar]
gauntlet-of-command
cannon
headhunter
bilgum-avalanche
2 tremor
anger
2 warsong
mighty-javelin
wardrummer
blood-of-titans

[Logos]
mother
batdrone
positron-bolt
effervescent-principle
doc-bookton
ganymede-archivist
dimension-door
titan-mechanic
remote-access
library-of-babble
skippy-timehog
chaos-portal

[Sanctum]
staunch-knight
commander-remiel
grey-monk
protectrix
blinding-light
sanctum-guardian
mantle-of-the-zealot
2 shield-of-justice
virtuous-works
cleansing-wave
take-hostages
"""


def choice(**given):
    return GREEDY.choose(Situation(**given).state, 0).text


def played(**given):
    """The turn that the greedy player makes of a situation."""
    state, answers = Situation(**given).state, []
    turn = state.turn
    while state.choice is not None and state.turn == turn:
        option = GREEDY.choose(state, state.choice.player)
        answers.append(option.text)
        state.apply(option)
    return answers, state


def moments(seed, every):
    """Choices of a random game: a few of each sort, each with a state of its own."""
    seen: Counter[str] = Counter()
    for state in random_game(seed):
        if state.choice is not None and len(state.legal()) > 1:
            seen[state.choice.reason] += 1
            if seen[state.choice.reason] % every == 1:
                yield state.copy()


class TestAuction:
    def bids(self, decks):
        state = GAME.new(decks=decks, seed=1, auction=True)
        while state.choices[0].reason == "bid":
            yield (option := GREEDY.choose(state, state.choices[0].player)).text
            state.apply(option)

    def test_a_better_deck_is_worth_some_chains_and_not_all(self):
        assert list(self.bids([BETTER, WORSE])) == ["bid 0", "bid 1", "pass"]

    def test_a_weaker_deck_is_worth_none(self):
        assert list(self.bids([WORSE, BETTER])) == ["pass"]


class TestTurns:
    def test_everybody_reaps(self):
        answers, state = played(line="troll, krump", deck="9 smith", p1_deck="9 smith")
        assert sorted(answers) == ["end-turn", "reap krump", "reap troll"]
        assert state.players[0].amber == 2

    def test_the_house_is_chosen_that_does_most(self):
        given = {"line": "troll, krump, smaaash", "hand": "dust-imp", "houses": "brobnar, dis, logos"}
        assert choice(step="house", house="", **given) == "brobnar"

    def test_a_weaker_creature_is_fought(self):
        answers, state = played(line="troll", p1_line="shooler", deck="9 smith", p1_deck="9 smith")
        assert answers == ["fight troll", "end-turn"]
        assert state.players[1].line == []

    def test_what_ends_the_step_is_played_last(self):
        """And what may only be played first, first."""
        given = {"hand": "duskwitch, glimmer, dust-pixie", "line": "snufflegator", "discard": "punch"}
        answers, _ = played(house="untamed", **given, deck="9 smith", p1_deck="9 smith")
        done = [answer for answer in answers if answer.split()[0] in ("play", "reap")]
        assert sorted(done[1:-1]) == ["play dust-pixie", "reap snufflegator"]
        assert (done[0], done[-1]) == ("play glimmer", "play duskwitch")

    def test_nobody_attacks_to_die(self):
        answers, _ = played(line="bumpsy", p1_line="troll", deck="9 smith", p1_deck="9 smith")
        assert answers == ["reap bumpsy", "end-turn"]

    def test_the_last_key_is_worth_more_than_a_creature(self):
        given = {"amber": 5, "keys": "red, blue", "line": "troll", "p1_line": "shooler"}
        answers, state = played(**given, deck="9 smith", p1_deck="9 smith")
        assert answers == ["reap troll", "end-turn"]
        assert state.players[0].amber == 6

    def test_the_last_key_of_the_opponent_is_prevented(self):
        given = {"house": "shadows", "hand": "ghostly-hand, umbra", "p1_amber": 6, "p1_keys": "red, blue"}
        answers, state = played(**given, line="noddy-the-thief", deck="9 smith", p1_deck="9 smith")
        assert "act noddy-the-thief" in answers
        assert not state.over


class TestPicks:
    def test_an_enemy_is_damaged(self):
        table = Situation(hand="punch", line="troll, krump", p1_line="bumpsy, troll damage:6")
        table.answer("play punch")
        assert GREEDY.choose(table.state, 0).text == "damage troll@p1"

    def test_a_friend_is_healed(self):
        state = Situation(house="sanctum", line="troll damage:5, protectrix", p1_line="krump damage:4").state
        state.apply("reap protectrix")
        assert GREEDY.choose(state, 0).text == "heal troll"


class TestHonesty:
    def test_answers_are_legal_and_leave_the_state_alone(self):
        asked = set()
        for seed in range(3):
            for state in moments(seed, every=12):
                before = state.to_bytes()
                (choice,) = state.choices
                seat = choice.player
                option = GREEDY.choose(state, seat)
                assert option in state.legal(seat)
                assert state.to_bytes() == before
                assert option.state is state
                asked.add(choice.reason)
        assert {"main", "choose-house", "mulligan", "flank", "attack", "damage"} <= asked

    def test_what_is_hidden_does_not_matter(self):
        """Deal everything anew that the player cannot know: the answer stays the same."""
        count = 0
        for state in moments(11, every=25):
            seat = state.choice.player
            answer = GREEDY.choose(state, seat).text
            for deal in (1, 2, 3):
                other = GAME.sample(state.view(seat), deal)
                assert other.to_bytes() != state.to_bytes()
                assert GREEDY.choose(other, seat).text == answer
            count += 1
        assert count >= 8

    def test_the_same_seed_and_state_give_the_same_answer(self):
        for state in moments(21, every=20):
            seat = state.choice.player
            answers = {make("greedy", 4).choose(each, seat).text for each in (state, state, state.copy())}
            assert len(answers) == 1

    def test_quick_answers_and_candidates_are_legal_everywhere(self):
        for seed in range(10):
            for state in random_game(seed):
                if state.choice is not None:
                    found = policy.candidates(state, state.choice)
                    assert found[0] == policy.answer(state, state.choice)
                    assert all(state.choice.allows(raw) for raw in found)
                    assert len(set(found)) == len(found)


class TestEvaluation:
    def test_what_one_player_leads_by_the_other_lacks(self):
        for state in moments(5, every=10):
            assert evaluate(state, 0).total == pytest.approx(-evaluate(state, 1).total)

    @pytest.mark.parametrize(
        ("better", "term"),
        [
            ({"keys": "red"}, "keys"),
            ({"amber": 3}, "amber"),
            ({"amber": 6}, "threat"),
            ({"line": "troll"}, "board"),
            ({"artifacts": "cannon"}, "board"),
            ({"archives": "troll"}, "hand"),
            ({"p1_chains": 3}, "chains"),
            ({"p1_line": "troll amber:2"}, "amber"),
        ],
    )
    def test_each_term_sees_what_it_is_about(self, better, term):
        parts = evaluate(Situation(**better).state, 0).explain()
        assert parts[term] > 0
        assert set(parts) == set(Terms._fields)

    def test_damage_and_stun_make_a_creature_worth_less(self):
        whole, hurt, stunned = (
            evaluate(Situation(line=line).state, 0).total
            for line in ("troll", "troll damage:4", "troll stunned")
        )
        assert whole > hurt > 0
        assert whole > stunned > 0

    def test_a_win_outweighs_everything(self):
        state = Situation(keys="red, blue, yellow", p1_line="9 troll", p1_amber=30).state
        assert evaluate(state, 0).total > 500
        assert evaluate(state, 1).total < -500

    def test_parts_add_up_to_the_value(self):
        state = Situation(hand="punch, smith", line="troll, krump", p1_line="bumpsy").state
        suggestions = GREEDY.suggest(state, 0)
        assert len(suggestions) > greedy.KEPT
        for suggestion in suggestions:
            assert sum(suggestion.parts.values()) == pytest.approx(suggestion.value)


def wins(games, jobs=1):
    plan = Plan(game="keyforge", seats=("greedy", "random"), games=games, seed=1)
    return summarise(plan, list(run(plan, jobs))).standings[0].wins


def test_it_beats_random_answers():
    assert wins(2).count == 2


@pytest.mark.soak
def test_it_beats_random_answers_in_four_hundred_games():
    won = wins(400, jobs=2)
    assert won.of == 400
    assert won.rate >= 0.9


def test_of_all_cards_there_are_it_names_the_best_one_of_the_opponents_deck():
    table = Situation(house="dis", hand="etan-s-jar", deck="krump", p1_hand="troll", p1_deck="umbra")
    table.answer("play etan-s-jar")
    assert len(policy.candidates(table.state, table.state.asked(0))) == 1
    assert GREEDY.choose(table.state, 0).text == "troll"
