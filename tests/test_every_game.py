"""What every game of the library keeps, whatever its rules are."""

import os
import subprocess
import sys
from inspect import signature
from random import Random

import msgspec
import pytest

import trivault
from trivault import Replay, Setup, Table, TrivaultError
from trivault.kernel.errors import (
    AnswerError,
    CorruptFile,
    ForeignFile,
    GameOver,
    MalformedAnswer,
    NotYourChoice,
    SetupError,
    StaleAnswer,
    TruncatedFile,
    UndoError,
    UnknownGame,
)
from trivault.registry import entry
from trivault.testing import conform


@pytest.fixture(params=trivault.NAMES)
def game(request):
    return trivault.load(request.param)


def played(game, seed, answers=10_000):
    """A random game, so many answers far or to its end."""
    state, random = game.start({}, seed), Random(seed)
    for _ in range(answers):
        if state.over:
            break
        option = random.choice(state.legal(random.choice(state.choices).player))
        state.apply(option, option.choice.player)
    return state


def test_a_game_is_loaded_by_its_name(game):
    assert trivault.load(game.name) is game


def test_a_game_begins_with_a_choice_for_every_number_of_seats(game):
    for seats in game.seats:
        state = game.start({"players": seats}, 5)
        assert state.seats == seats
        assert not state.over
        assert state.result is None
        assert len(state.legal()) > 0
        assert state.choice in state.choices


def test_the_same_seed_gives_the_same_game_and_another_seed_another(game):
    assert game.start({}, 3).to_bytes() == game.start({}, 3).to_bytes() != game.start({}, 4).to_bytes()
    assert played(game, 3, 100).digest() == played(game, 3, 100).digest()


DIGEST = """
import sys, trivault
from tests.test_every_game import played
print(played(trivault.load(sys.argv[1]), 11).digest())
"""


def test_the_same_answers_give_the_same_bytes_in_another_process(game):
    """With another order of sets and dictionaries of text, as on another machine."""
    here = played(game, 11).digest()
    environment = {**os.environ, "PYTHONHASHSEED": "4711"}
    there = subprocess.run(
        [sys.executable, "-c", DIGEST, game.name], env=environment, capture_output=True, text=True, check=True
    )
    assert there.stdout.strip() == here


def test_a_random_game_conforms_and_ends(game):
    assert conform(game, game.start({}, 2), 2, most=5000) > 10


def test_random_games_conform_for_every_number_of_seats(game):
    for seats in game.seats:
        assert conform(game, game.start({"players": seats}, 2), 2, most=100, to_the_end=False) > 10


def test_a_game_that_is_over_has_winners_and_asks_nothing(game):
    state = played(game, 6)
    assert state.over
    assert state.result
    assert set(state.result) <= set(range(state.seats))
    assert state.choice is None
    assert state.choices == ()
    assert list(state.legal()) == []
    with pytest.raises(GameOver):
        state.apply("anything")
    with pytest.raises(GameOver):
        state.why_not("anything")


def test_legal_answers_are_a_sequence_with_texts_that_read_back(game):
    state = played(game, 7, 30)
    legal = state.legal()
    assert legal[0] in legal
    assert legal[-1] == legal[len(legal) - 1]
    assert [option.text for option in legal[:3]] == [option.text for option in legal][:3]
    with pytest.raises(IndexError):
        legal[len(legal)]
    for option in legal:
        assert option.text in legal
        assert state.why_not(option.text) == []
        after = state.after(option)
        assert after == state.after(option.text) == state.after(option.form())
        assert after != state
    texts = [option.text for option in legal]
    assert len(set(texts)) == len(texts)


def test_an_answer_taken_changes_nothing_but_its_own_state(game):
    state = played(game, 8, 25)
    before = state.to_bytes()
    copied = state.copy()
    copied.apply(copied.legal()[0])
    assert state.to_bytes() == before == state.copy().to_bytes()


def test_an_answer_out_of_turn_is_refused(game):
    state = played(game, 9, 20)
    waiting = [seat for seat in range(state.seats) if seat not in {c.player for c in state.choices}]
    before = state.to_bytes()
    for seat in [*waiting, state.seats, -1]:
        assert list(state.legal(seat)) == []
        with pytest.raises(NotYourChoice, match="must answer"):
            state.apply(state.legal()[0], seat)
    assert state.to_bytes() == before


def test_a_stale_answer_is_refused(game):
    state = played(game, 10, 20)
    option, form = state.legal()[0], state.legal()[0].form()
    state.apply(option)
    before = state.to_bytes()
    for stale in (option, form):
        with pytest.raises(StaleAnswer):
            state.apply(stale)
    assert state.to_bytes() == before


MALFORMED = [
    "",
    "   ",
    "no-such-verb at all",
    None,
    17,
    ["play"],
    {},
    {"verb": 3},
    {"verb": "play", "targets": "crystal"},
    {"verb": "play", "targets": [1]},
    {"verb": "play", "numbers": ["1"]},
    {"verb": "play", "numbers": [True]},
    {"verb": "play", "extra": 1},
    {"verb": "play", "source": None},
    {"verb": "play", "seq": "now"},
]


@pytest.mark.parametrize("answer", MALFORMED, ids=repr)
def test_a_malformed_answer_is_refused(game, answer):
    state = played(game, 12, 15)
    before = state.to_bytes()
    with pytest.raises(AnswerError) as refused:
        state.apply(answer)
    assert len(str(refused.value)) > 10
    assert state.to_bytes() == before


def test_an_unknown_verb_has_no_rule_behind_it(game):
    with pytest.raises(MalformedAnswer, match="no-such-verb"):
        played(game, 12, 15).why_not("no-such-verb at all")


@pytest.mark.parametrize("name", ["chess", "", "Shards", "shard"])
def test_an_unknown_game_comes_with_the_known_ones(name):
    with pytest.raises(UnknownGame, match="shards"):
        trivault.load(name)


def test_wrong_seats_are_refused(game):
    for seats in (0, game.seats[0] - 1, game.seats[-1] + 1, -2, "2", 2.0, None, True):
        with pytest.raises(SetupError):
            game.start({"players": seats}, 1)


@pytest.mark.parametrize("seed", [-1, 2**63, 1.5, "7", None, True])
def test_a_wrong_seed_is_refused(game, seed):
    with pytest.raises(SetupError, match="seed"):
        game.start({}, seed)


def test_unknown_options_of_a_set_up_are_refused(game):
    with pytest.raises(SetupError):
        game.start({"player": 2}, 1)


def test_views_are_for_those_who_sit_at_the_table_and_for_spectators(game):
    state = played(game, 13, 40)
    for player in (-1, *range(state.seats)):
        view = state.view(player)
        assert (view.game, view.player, view.seq) == (game.name, player, state.seq)
        assert msgspec.msgpack.encode(view) == msgspec.msgpack.encode(state.copy().view(player))
        assert game.sample(view, 1).view(player) == view
        assert all(choice.options == () for choice in view.choices if choice.player != player)


def test_positions_read_back(game):
    state = played(game, 14, 50)
    assert game.position(state.position()).position() == state.position()


def test_bytes_of_something_else_are_refused(game):
    data = game.start({}, 1).to_bytes()
    for wrong, error in [
        (b"", TruncatedFile),
        (data[:5], TruncatedFile),
        (data[:-5], TruncatedFile),
        (b"PNG" + data, ForeignFile),
    ]:
        with pytest.raises(error):
            game.from_bytes(wrong)


def test_bytes_that_were_tampered_with_never_crash(game):
    data, random = played(game, 15, 60).to_bytes(), Random(15)
    for _ in range(300):
        place = random.randrange(len(data))
        broken = data[:place] + bytes([random.randrange(256)]) + data[place + 1 :]
        try:
            game.from_bytes(broken)
        except TrivaultError:
            pass


def test_a_replay_gives_the_same_game_and_refuses_a_changed_one(game):
    table, random = Table(game, Setup(), 16, seats=("one", "two")), Random(16)
    for _ in range(60):
        legal = table.state.legal()
        table.answer(legal[random.randrange(len(legal))])
    data = table.replay().to_bytes()
    again = Replay.from_bytes(data).open(game)
    assert again.state == table.state
    assert again.log == table.log
    assert again.seats == ("one", "two")
    assert Replay.from_bytes(data).open(game, upto=10).state == table.states()[10]
    swapped = msgspec.structs.replace(table.replay(), seed=17)
    with pytest.raises(CorruptFile):
        swapped.open(game)
    for wrong, error in [(b"x", ForeignFile), (data[: len(data) // 2], TruncatedFile)]:
        with pytest.raises(error):
            Replay.from_bytes(wrong)


def test_a_table_takes_back_to_the_very_state_before(game):
    table = Table(game, Setup(), 18, free=True)
    with pytest.raises(UndoError):
        table.undo(0)
    states, opening = [table.state.to_bytes()], table.log[:]
    for _ in range(20):
        table.answer(table.state.legal()[0])
        states.append(table.state.to_bytes())
    while table.answers:
        player = table.answers[-1][0]
        table.undo(player)
        assert table.state.to_bytes() == states[len(table.answers)]
    assert table.log == opening


def test_every_error_is_an_error_of_trivault(game):
    with pytest.raises(TrivaultError):
        game.from_bytes(b"x")
    with pytest.raises(TrivaultError):
        game.start({"players": 99}, 1)


def test_every_game_is_set_up_by_the_same_words():
    """Each may have more of them, but none has another word for the same thing."""
    words = {name: list(signature(trivault.load(name).new).parameters) for name in trivault.NAMES}
    for name, known in words.items():
        assert known[:2] == ["players", "seed"], name
        assert "first" in known
        assert ("decks" in known) == bool(entry(name).decks)


def test_a_set_up_refuses_words_that_it_does_not_take(game):
    with pytest.raises(SetupError, match=rf"a set-up of {game.name} takes seed, players, .*first.*, not books"):
        game.new(books=["starting-wizard", "starting-warlock"])
