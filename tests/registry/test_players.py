"""Players of other people: found by a file, a module or an entry point, and what they do wrong."""

from __future__ import annotations

import pickle
from pathlib import Path
from textwrap import dedent

import pytest
from click.testing import CliRunner

from tests.registry.installing import install
from tests.server.serving import run, served
from tests.server.test_rooms import refused
from trivault import load
from trivault.bots import KINDS, RandomPlayer, called, kinds, make
from trivault.cli import main
from trivault.kernel.errors import PluginError, UnknownPlayerKind
from trivault.tui import saves

LAST = """
    from dataclasses import dataclass

    @dataclass
    class Last:
        '''Takes the last answer.'''

        seed: int
        name = "last one"

        def choose(self, state, player):
            return state.legal(player)[-1]
"""


@pytest.fixture
def bot(tmp_path: Path) -> Path:
    return written(tmp_path, LAST)


def written(folder: Path, code: str, name: str = "mybot.py") -> Path:
    (path := folder / name).write_text(dedent(code))
    return path


def test_a_class_in_a_file_sits_down(bot: Path) -> None:
    player = make(f"{bot}:Last", 7)
    state = load("shards").new(seed=1)
    assert player.name == called(f"{bot}:Last") == "last one"
    assert player.choose(state, state.asked(None).player) == state.legal()[-1]


def test_a_file_may_lie_at_home_or_here(bot: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HOME", str(bot.parent))
    monkeypatch.chdir(bot.parent)
    for word in ("~/mybot.py:Last", "./mybot.py:Last", "mybot.py:Last"):
        assert make(word, 1).name == called(word) == "last one"
    (other := bot.parent / "other").mkdir()
    written(other, LAST.replace("last one", "another"))
    monkeypatch.chdir(other)
    assert make("./mybot.py:Last", 1).name == called("./mybot.py:Last") == "another"


def test_a_class_of_a_module_sits_down() -> None:
    state = load("shards").new(seed=1)
    seat = state.asked(None).player
    found = make("trivault.bots.random:RandomPlayer", 3).choose(state, seat)
    assert found == RandomPlayer(3).choose(state, seat)


def test_a_class_of_an_installed_package_sits_down_by_its_name(site: Path) -> None:
    install(site, "bots", {"trivault.players": {"last": "lastbot:Last"}}, lastbot=LAST)
    assert kinds() == (*KINDS, "last")
    assert make("last", 1).name == "last one"


def test_it_may_try_what_it_likes(tmp_path: Path) -> None:
    """It plays on in the state that it is given, or answers by one that it has dealt itself."""
    code = """
        class Restless:
            def __init__(self, seed):
                self.name = "restless"

            def choose(self, state, player):
                best = state.legal(player)[0]
                state.apply(best)
                return best

        class Dealer(Restless):
            def choose(self, state, player):
                guess = state.game.sample(state.view(player), 1)
                return guess.legal(player)[0]

        class Speaker(Restless):
            def choose(self, state, player):
                return state.legal(player)[0].text
    """
    path = written(tmp_path, code)
    for name in ("Restless", "Dealer", "Speaker"):
        state = load("shards").new(seed=1)
        before = state.digest()
        found = make(f"{path}:{name}", 1).choose(state, state.asked(None).player)
        assert found == state.legal()[0]
        assert state.digest() == before


WRONG = {
    "{folder}/nobot.py:Bot": "there is no file {folder}/nobot.py",
    "{folder}/mybot.py": "{folder}/mybot.py: expected its class, too, such as {folder}/mybot.py:Bot",
    "{folder}/mybot.py:Bott": "{folder}/mybot.py has no Bott; it has: dataclass, Last, made, NoSeed",
    "{folder}/mybot.py:made": "expected a class, not int 7",
    "{folder}/mybot.py:NoSeed": "expected a class with __init__(self, seed), a name and choose(self, state, pl",
    "{folder}/mybot.py:NoName": "its name is None",
    "{folder}/mybot.py:NoChoice": "it has no choose",
    "{folder}/mybot.py:Fails": "cannot be made with the seed 1: KeyError: 'x' (mybot.py, line ",
    "{folder}/broken.py:Bot": "cannot be loaded: ZeroDivisionError: division by zero (broken.py, line 2)",
    "{folder}/unread.py:Bot": "cannot be loaded: SyntaxError: ",
    "no.such.module:Bot": "cannot be loaded: ModuleNotFoundError: No module named 'no'",
    "trivault.bots:Bot": "trivault.bots has no Bot; it has: ",
    ":Bot": "expected package.module:name or ./file.py:name, not ':Bot'",
}

MISTAKES = """
    made = 7

    class NoSeed: ...

    class NoName:
        def __init__(self, seed): ...

    class NoChoice(NoName):
        name = "none"

    class Fails(NoName):
        def __init__(self, seed): {}["x"]
"""


@pytest.mark.parametrize(("word", "said"), WRONG.items())
def test_what_is_wrong_with_one_is_said(word: str, said: str, tmp_path: Path) -> None:
    written(tmp_path, dedent(LAST) + dedent(MISTAKES))
    written(tmp_path, "\n1 / 0", "broken.py")
    written(tmp_path, "class Bot", "unread.py")
    with pytest.raises(PluginError) as raised:
        make(word.format(folder=tmp_path), 1)
    assert said.format(folder=tmp_path) in str(raised.value)
    assert str(pickle.loads(pickle.dumps(raised.value))) == str(raised.value), "travels between processes"


def test_one_of_an_installed_package_that_is_broken_is_named(site: Path) -> None:
    install(site, "bots", {"trivault.players": {"lost": "nowhere:Bot"}})
    with pytest.raises(PluginError, match="the player lost cannot be loaded: ModuleNotFoundError"):
        make("lost", 1)


def test_a_kind_that_nobody_knows() -> None:
    with pytest.raises(
        UnknownPlayerKind, match=r"known: beginner, casual, club, .* …; or name a class .*\./mybot.py:Bot"
    ):
        make("wizard", 1)


ANSWERS = {
    "raise ValueError('no idea')": r"failed at choice \d+: ValueError: no idea \(mybot.py, line 7\)",
    "return __import__('json').loads('{')": r"JSONDecodeError: .* \(mybot.py, line 7\)",
    "state.apply('win')": r"failed at choice \d+: IllegalAnswer: .* \(mybot.py, line 7\)",
    "raise SystemExit": r"failed at choice \d+: SystemExit \(mybot.py, line 7\)",
    "return None": r"expected one of state.legal\(\d\), not NoneType None",
    "return 3": r"expected one of state.legal\(\d\), not int 3",
    "return 'win'": r"at choice \d+: ",
    "return 'play no-such-card'": r"at choice \d+: ",
}


@pytest.mark.parametrize(("line", "said"), ANSWERS.items())
def test_nonsense_is_refused_by_name(line: str, said: str, tmp_path: Path) -> None:
    code = f"""
        class Bot:
            name = "odd"
            def __init__(self, seed): ...

            def choose(self, state, player):
                {line}
    """
    word = f"{written(tmp_path, code)}:Bot"
    state = load("keyforge").new(seed=1)
    before = state.digest()
    with pytest.raises(PluginError, match=f"the player {word} .*{said}"):
        make(word, 1).choose(state, state.asked(None).player)
    assert state.digest() == before


# In `simulate`, `play` and `serve`


def invoked(*arguments: str, typed: str = "") -> tuple[int, str]:
    done = CliRunner().invoke(main, arguments, input=typed)
    return done.exit_code, done.output


def test_one_is_simulated_under_its_name(bot: Path) -> None:
    code, said = invoked("simulate", "shards", "--games", "2", "--seats", f"{bot}:Last,greedy", "--jobs", "2")
    assert code == 0, said
    assert "last one" in said
    assert str(bot) not in said


def test_one_that_fails_ends_a_simulation_in_a_line(tmp_path: Path) -> None:
    bad = written(tmp_path, LAST.replace("return state", "return 1 / 0 #"))
    for jobs in ("1", "2"):
        code, said = invoked(
            "simulate", "shards", "--games", "2", "--seats", f"{bad}:Last,random", "--jobs", jobs
        )
        assert code == 2
        assert "ZeroDivisionError: division by zero (mybot.py, line 12)" in said
        assert "Traceback" not in said


def test_one_plays_in_the_terminal(bot: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "state"))
    save = tmp_path / "game.json"
    code, said = invoked(
        "play", "shards", "--seats", f"{bot}:Last,random", "--seed", "1", "--plain", "--save", str(save)
    )
    assert code == 0, said
    assert "wins" in said
    assert saves.read(save).seats == (f"{bot}:Last", "random")


def test_no_file_calls_a_program(bot: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A saved game may come from anybody: what it names is run only when its user says so."""
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "state"))
    save, seats = tmp_path / "game.json", f"human,{bot}:Last"
    start = ["play", "shards", "--seats", seats, "--seed", "1", "--plain", "--save", str(save)]
    assert invoked(*start, typed="quit\n")[0] == 0
    code, said = invoked("play", "--resume", str(save), "--plain", typed="quit\n")
    assert code == 2
    assert f"no file may call {bot}:Last; if you trust it, name it again: --seats {seats}" in said
    assert invoked("play", "--resume", str(save), "--seats", seats, "--plain", typed="quit\n")[0] == 0


def test_a_wrong_one_is_refused_before_anything_begins(tmp_path: Path) -> None:
    serve = ["serve", "--port", "0", "--database", str(tmp_path / "tables.sqlite")]
    for command in (["simulate", "shards"], ["play", "shards"], serve):
        code, said = invoked(*command, "--seats", f"{tmp_path}/nobot.py:Bot,greedy")
        assert code == 2, command
        assert f"there is no file {tmp_path}/nobot.py" in said


def test_a_server_offers_the_bots_of_its_operator_by_their_names(bot: Path) -> None:
    async def test() -> None:
        async with served(bots=(f"{bot}:Last", "greedy")) as server, server.client() as client:
            said = await client.ask("games")
            assert [each["kind"] for each in said["games"][0]["bots"]] == [*KINDS, "last one"]
            assert str(bot) not in "".join(client.raw)
            await client.create("shards", "me", "last one")
            await client.play(most=40)
            assert 1 in [seat for seat, _ in server.play(client).table.answers]

    run(test())


def test_a_game_goes_on_at_a_server_when_a_bot_fails(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    bad = written(tmp_path, LAST.replace("return state", "return 1 / 0 #"))

    async def test() -> None:
        async with served(bots=(f"{bad}:Last",)) as server, server.client() as client:
            await client.create("keyforge", "me", "last one")
            await client.play(most=6)
            assert 1 in [seat for seat, _ in server.play(client).table.answers]

    run(test())
    assert f"the player {bad}:Last failed at choice" in caplog.text


def test_no_client_names_a_program(bot: Path) -> None:
    async def test() -> None:
        async with served() as server, server.client() as client:
            for kind in (f"{bot}:Last", "trivault.bots.random:RandomPlayer", "last one"):
                seats = [{"kind": "me"}, {"kind": kind}]
                error = await refused(client.ask("create", game="shards", seats=seats))
                assert error.code == "unknown"

    run(test())


def test_no_two_bots_of_a_server_have_the_same_name(bot: Path, tmp_path: Path) -> None:
    other = written(tmp_path, LAST.replace("last one", "greedy"), "other.py")
    for words in (f"{bot}:Last,{bot}:Last", f"{other}:Last"):
        code, said = invoked("serve", "--port", "0", "--database", str(tmp_path / "t.sqlite"), "--seats", words)
        assert code == 2
        assert "another one is called" in said
