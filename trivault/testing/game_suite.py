"""The suite for games: what terminal, server, simulations and players rely on."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator, Mapping, Sequence
from random import Random
from typing import Any, ClassVar
from unittest import SkipTest

import msgspec

from trivault.kernel.errors import (
    AnswerError,
    CorruptFile,
    ForeignFile,
    GameOver,
    NotYourChoice,
    SetupError,
    StaleAnswer,
    TrivaultError,
    TruncatedFile,
    UndoError,
)
from trivault.kernel.game import Game
from trivault.kernel.replay import Replay, Setup
from trivault.kernel.replaying import open_replay
from trivault.kernel.table import Table
from trivault.kernel.text import Message
from trivault.testing.suites import Suite, reference, refused, run
from trivault.testing.walks import conform, played

MALFORMED: tuple[Any, ...] = (
    *("", "   ", "no-such-verb at all", None, 17, ["play"], {}, {"verb": 3}),
    *({"verb": "play", "targets": "crystal"}, {"verb": "play", "targets": [1]}),
    *({"verb": "play", "numbers": ["1"]}, {"verb": "play", "numbers": [True]}),
    *({"verb": "play", "extra": 1}, {"verb": "play", "source": None}, {"verb": "play", "seq": "now"}),
)
NO_SEEDS: tuple[Any, ...] = (-1, 2**63, 1.5, "7", None, True)

DIGEST = """
import json, sys
from trivault.testing.game_suite import GameConformance
suite = GameConformance()
suite.game, suite.options, suite.seed, suite.most = sys.argv[1], *map(json.loads, sys.argv[2:])
print(suite.digest())
"""


class GameConformance(Suite):
    """A suite for one game: `class TestDuel(GameConformance): game = "examples.duel.game:GAME"`."""

    options: Mapping[str, Any] = {}  # of the set-up that is played
    seed: int = 2
    most: int = 5000  # answers after which a random game must be over
    languages: Sequence[str] = ("en",)  # in which everything has to be said
    names: tuple[str, ...] = ("card-",)  # how messages begin that are names, which other languages may lack
    changes: ClassVar[int] = 300  # bytes of a saved game that are tampered with, one at a time

    def start(self, seed: int) -> Any:
        """The set-up that is played, from a seed."""
        return self.tested.start(self.options, seed)

    def played(self, answers: int) -> Any:
        """A random game, so many answers far, and not yet over."""
        while (state := played(self.tested, self.seed, answers, self.options)).over and answers:
            answers //= 2  # a shorter game than most
        return state

    def digest(self) -> str:
        """What a whole random game comes to."""
        return str(played(self.tested, self.seed, self.most, self.options).digest())

    # Beginnings

    def test_it_begins_with_a_choice_for_every_number_of_seats(self) -> None:
        for seats in self.tested.seats:
            state = self.tested.start({**self.options, "players": seats}, self.seed)
            assert state.seats == seats, f"{state.seats} seats for {seats} players"
            assert not state.over, "a game is over before it has begun"
            assert state.result is None, "a game that has just begun has a result"
            assert len(state.legal()), "a game begins without a legal answer"
            assert state.choice in state.choices, "the choice is none of the choices"

    def test_new_takes_players_and_a_seed(self) -> None:
        fewest = self.tested.seats[0]
        assert self.tested.new(players=fewest, seed=self.seed).seats == fewest
        with refused("an unknown word of a set-up", SetupError):
            self.tested.new(no_such_word=1)  # type: ignore[arg-type]  # which is the point

    def test_a_wrong_set_up_is_refused(self) -> None:
        low, high = self.tested.seats[0], self.tested.seats[-1]
        for seats in (0, low - 1, high + 1, -2, "2", 2.0, None, True):
            with refused(f"a game for {seats!r} players", SetupError):
                self.tested.start({**self.options, "players": seats}, self.seed)
        for seed in NO_SEEDS:
            with refused(f"the seed {seed!r}", SetupError):
                self.start(seed)
        with refused("an unknown option", SetupError):
            self.tested.start({**self.options, "no-such-option": 2}, self.seed)

    # The same again

    def test_the_same_seed_gives_the_same_game_and_another_seed_another(self) -> None:
        first, again, other = (self.start(seed).to_bytes() for seed in (self.seed, self.seed, self.seed + 1))
        assert first == again, "the same seed gives another game"
        assert first != other, "another seed gives the same game"

    def test_the_same_answers_give_the_same_bytes_in_another_process(self) -> None:
        """With another order of sets and dictionaries of text, as on another machine."""
        if (where := reference(self.game)) is None:
            raise SkipTest("the game is in no module that another process could import; name it by a reference")
        paths = os.pathsep.join(filter(None, sys.path))
        environment = {**os.environ, "PYTHONHASHSEED": "4711", "PYTHONPATH": paths}
        options = msgspec.json.encode(self.options).decode()
        command = [sys.executable, "-c", DIGEST, where, options, str(self.seed), str(self.most)]
        there = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
        assert there.stdout.strip() == self.digest(), f"another process says {there.stdout} {there.stderr}"

    def test_a_replay_gives_the_same_game_and_refuses_a_changed_one(self) -> None:
        table = self.table(60)
        data = table.replay().to_bytes()
        again = open_replay(Replay.from_bytes(data), self.tested)
        assert again.state == table.state, "a replay leads elsewhere"
        assert again.log == table.log, "a replay has another log"
        half = len(table.answers) // 2
        assert open_replay(Replay.from_bytes(data), self.tested, upto=half).state == table.states()[half]
        with refused("a replay with another seed", CorruptFile):
            open_replay(msgspec.structs.replace(table.replay(), seed=self.seed + 1), self.tested)
        for wrong, error in ((b"x", ForeignFile), (data[: len(data) // 2], TruncatedFile)):
            with refused("a broken replay", error):
                Replay.from_bytes(wrong)

    def table(self, answers: int, free: bool = False) -> Table[Any]:
        """A random game at a table."""
        table, random = Table(self.tested, Setup(dict(self.options)), self.seed, free=free), Random(self.seed)
        for _ in range(answers):
            if table.state.over:
                break
            option = random.choice(table.state.legal(random.choice(table.state.choices).player))
            table.answer(option, option.choice.player)
        return table

    def test_a_table_takes_back_to_the_very_state_before(self) -> None:
        table = self.table(0, free=True)
        with refused("taking back nothing", UndoError):
            table.undo(0)
        opening, table = table.log[:], self.table(20, free=True)
        states = [state.to_bytes() for state in table.states()]
        while table.answers:
            table.undo(table.answers[-1][0])
            assert table.state.to_bytes() == states[len(table.answers)], "undo leads elsewhere"
        assert table.log == opening, "undo leaves something in the log"

    # Random games

    def test_a_random_game_conforms_and_ends(self) -> None:
        assert conform(self.tested, self.start(self.seed), self.seed, self.most) > 0

    def test_random_games_conform_for_every_number_of_seats(self) -> None:
        for seats in self.tested.seats:
            start = self.tested.start({**self.options, "players": seats}, self.seed)
            assert conform(self.tested, start, self.seed, most=100, to_the_end=False) > 0

    def test_a_game_that_is_over_has_a_result_and_asks_nothing(self) -> None:
        state = played(self.tested, self.seed, self.most, self.options)
        assert state.over, f"the game did not end within {self.most} answers"
        assert state.result is not None, "a game that is over has no result"
        assert set(state.result) <= set(range(state.seats)), f"{state.result} are no seats"
        assert (state.choice, state.choices, list(state.legal())) == (None, (), []), "it still asks something"
        with refused("an answer after the end", GameOver):
            state.apply("anything")

    # Answers

    def test_legal_answers_are_a_sequence_whose_texts_read_back(self) -> None:
        state = self.played(30)
        legal = state.legal()
        assert legal[-1] == legal[len(legal) - 1], "the last answer is another one when counted from the end"
        for option in legal[:100]:
            after = state.after(option)
            assert after == state.after(option.text) == state.after(option.form()), (
                f"{option.text!r} leads elsewhere"
            )
            assert after != state, f"{option.text!r} changes nothing, not even the count of choices"
            if _has(self.tested, "why_not"):
                assert state.why_not(option.text) == [], f"{option.text!r} is legal and forbidden"
        texts = [option.text for option in legal[:100]]
        assert len(set(texts)) == len(texts), f"two answers have the same text: {texts}"

    def test_wrong_answers_are_refused_and_change_nothing(self) -> None:
        state = self.played(20)
        before = state.to_bytes()
        for answer in MALFORMED:
            with refused(f"the answer {answer!r}", AnswerError):
                state.apply(answer)
        asked = {choice.player for choice in state.choices}
        for seat in (*(seat for seat in range(state.seats) if seat not in asked), state.seats, -1):
            assert list(state.legal(seat)) == [], f"p{seat} is not asked, but has legal answers"
            with refused(f"an answer of p{seat}, who is not asked", NotYourChoice):
                state.apply(state.legal()[0], seat)
        assert state.to_bytes() == before, "a refused answer changed the state"

    def test_an_answer_to_an_earlier_choice_is_refused(self) -> None:
        state = self.played(20)
        option, form = state.legal()[0], state.legal()[0].form()
        state.apply(option)
        before = state.to_bytes()
        for stale in (option, form) if not state.over else ():
            with refused("an answer to an earlier choice", StaleAnswer):
                state.apply(stale)
        assert state.to_bytes() == before, "a refused answer changed the state"

    # Knowledge and files

    def test_views_are_for_those_who_sit_at_the_table_and_for_spectators(self) -> None:
        state = self.played(40)
        for player in (-1, *range(state.seats)):
            view = state.view(player)
            assert (view.game, view.player, view.seq) == (self.tested.name, player, state.seq)
            again = msgspec.msgpack.encode(state.copy().view(player))
            assert msgspec.msgpack.encode(view) == again, "a copy is seen differently"
            assert self.tested.sample(view, 1).view(player) == view, f"a sample looks different to p{player}"
            theirs = [choice for choice in view.choices if choice.player != player]
            assert all(choice.options == () for choice in theirs), f"p{player} sees what others may answer"

    def test_positions_read_back(self) -> None:
        if _has(self.tested, "describe"):
            state = self.played(50)
            assert self.tested.position(state.position()).position() == state.position()

    def test_bytes_of_something_else_are_refused(self) -> None:
        data = self.start(self.seed).to_bytes()
        for wrong in (b"", data[:5], data[:-5]):
            with refused("bytes that are cut off", TruncatedFile):
                self.tested.from_bytes(wrong)
        with refused("bytes of something else", ForeignFile):
            self.tested.from_bytes(b"PNG" + data)

    def test_bytes_that_were_tampered_with_never_crash(self) -> None:
        data, random = self.played(40).to_bytes(), Random(self.seed)
        for _ in range(self.changes):
            place = random.randrange(len(data))
            broken = data[:place] + bytes([random.randrange(256)]) + data[place + 1 :]
            try:
                self.tested.from_bytes(broken)
            except TrivaultError:
                pass

    # Words

    def test_answers_and_log_are_said_in_every_language(self) -> None:
        table = self.table(self.most)
        said = {
            key for entry in table.log for message in (entry.public, entry.private) for key in keys(message)
        }
        for state in table.states()[:200]:
            for option in state.legal()[:20]:
                assert str(option).strip(), f"{option.text!r} is no sentence"
                said |= set(keys(self.tested.option_message(state, option.raw)))
        for language in self.languages:
            words = self.tested.words(language)
            named = self.names if language != "en" else ()
            missing = sorted(key for key in said if not (words.has(key) or key.startswith(named)))
            assert not missing, f"{language} has no words for {missing}"


def keys(message: Message | None) -> Iterator[str]:
    """The ids of a message and of all its parts."""
    if message is not None:
        yield message.key
        for part in message.args.values():
            for each in part if isinstance(part, list | tuple) else (part,):
                if isinstance(each, Message):
                    yield from keys(each)


def _has(game: Game[Any], method: str) -> bool:
    """Whether a game has written a method that games may do without."""
    return getattr(type(game), method) is not getattr(Game, method)


def check_game(game: Game[Any] | str, **attributes: Any) -> None:
    """The whole suite for a game, with the attributes of the suite; an AssertionError says what does not hold.

    >>> check_game("shards", languages=("en", "de", "pl"))
    """
    run(GameConformance, {"game": game, **attributes})
