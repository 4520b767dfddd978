"""The example joins by its entry point: in the terminal, in simulations, at the server."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest
from click.testing import CliRunner

from examples.duel.game import GAME
from examples.duel.plugin import ENTRY
from tests.cli.terminal import Terminal
from tests.presentation.tables import played
from tests.registry.installing import install_duel
from tests.server.serving import run, served
from tests.tui.drawing import drawn, screen
from tests.tui.sitting import Typist
from trivault.bots import GreedyPlayer
from trivault.cli import main
from trivault.kernel.replay import Setup
from trivault.kernel.table import Table
from trivault.presentation.presenter import make_presenter
from trivault.presentation.report import key_moments, report
from trivault.registry import games
from trivault.server.rooms import table_view as showing
from trivault.tui.loop import GameLoop
from trivault.tui.service import HANDLERS


@pytest.fixture(autouse=True)
def duel(site: Path) -> None:
    """Installed as a package of other people."""
    install_duel(site)


def test_its_board_is_drawn() -> None:
    lines = drawn(screen(GAME.name, 70, 24), GAME.new(seed=1))
    assert lines[0].startswith("── Player 2 ──")
    assert lines[0].endswith(" life 6  hand 4")
    assert any(line.startswith(" hand ") and "Sword" in line for line in lines)
    assert any("Strike Player 2 with Sword" in line for line in lines)


def test_without_a_board_of_its_own_its_sentences_are_drawn(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(games, "_others", lambda: {GAME.name: replace(ENTRY, board="")})
    lines = [line.strip() for line in drawn(screen(GAME.name, 70, 24), GAME.new(seed=1))]
    assert lines[0] == "It is the turn of Player 1."
    assert "Player 2: life 6, hand 4." in lines
    assert any("Strike Player 2 with Sword" in line for line in lines)


def test_it_is_played_in_lines_to_its_end(tmp_path: Path) -> None:
    typist = Typist(["card sword", "piles", *["1"] * 200], game=GAME.name)
    loop = GameLoop(
        Table(GAME, Setup(), 1, ("human", "random")), typist, tmp_path / "duel.json", lambda rule: "", HANDLERS
    )
    assert loop.run()
    assert "It is the turn of Player 1." in typist.said
    assert typist.after("card sword").splitlines() == ["Sword", "Strikes for 3, blocks 1"]
    assert any(line.startswith("Player 1, life: 6, ") for line in typist.said)


def test_its_game_is_reported() -> None:
    presenter = make_presenter(GAME.name, "en")
    at = played(presenter)
    assert report(at.states(), presenter, bars=False)[1].startswith("Player 1, life: 6")
    assert any("loses" in moment.text for moment in key_moments(at, presenter))


def test_a_server_asks_in_its_words() -> None:
    presenter, state = make_presenter(GAME.name, "en"), GAME.new(seed=1)
    asked = showing.question(state, state.asked(None), state.view(0), presenter)
    assert asked.options[0].sentence == "Strike Player 2 with Sword"
    sentences = [each.text for each in showing.sentences(state.view(0), presenter)]
    assert "Player 2: life 6, hand 4." in sentences


def invoked(*arguments: str, typed: str = "") -> str:
    done = CliRunner().invoke(main, arguments, input=typed)
    assert done.exit_code == 0, done.output
    return done.output


def test_the_command_line_knows_it() -> None:
    assert "Games: shards, keyforge, mage-wars, duel." in " ".join(invoked("play", "--help").split())
    assert "Strikes for 3, blocks 1" in invoked("cards", "duel", "sword")
    assert '"id": "dagger"' in invoked("cards", "duel", "--json")
    refused = CliRunner().invoke(main, ["decks", "duel"])
    assert refused.output == "trivault: duel is played without decks; games with decks: keyforge, mage-wars\n"


def test_it_is_played_at_the_command_line(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path))
    said = invoked("play", "duel", "--seed", "1", "--plain", typed="1\n" * 300)
    assert "Strike Player 2 with Sword" in said
    assert "wins" in said
    said = invoked("play", "duel", "--seats", "greedy,random", "--seed", "2", "--board")
    assert "wins" in said


def test_it_is_played_in_a_real_terminal(tmp_path: Path) -> None:
    with Terminal(tmp_path, "play", "duel", "--seed", "1", "--seats", "human,random") as terminal:
        assert "life 6" in terminal.expect("\n> ")
        terminal.enter("1\n")
        terminal.expect("\n> ")
        terminal.enter("q\n")
        terminal.expect("trivault play duel --resume")
        assert terminal.end() == 0
    with Terminal(tmp_path, "play", "duel", "--resume") as terminal:
        terminal.expect("\n> ")


def test_it_is_simulated(tmp_path: Path) -> None:
    out = tmp_path / "duel.json"
    said = invoked("simulate", "duel", "--games", "4", "--jobs", "2", "--out", str(out))
    assert "greedy" in said
    assert b'"duel"' in out.read_bytes()


def test_greedy_sees_a_win_in_a_game_that_it_knows_nothing_of() -> None:
    state = GAME.new(seed=1)
    state.life[1] = 1
    state.hands[1].clear()
    best = GreedyPlayer(1).suggest(state, 0)[0]
    assert best.option.verb == "strike"
    assert best.parts == {"outcome": best.value}


def test_a_server_plays_it_to_its_end() -> None:
    async def test() -> None:
        async with served() as server, server.client() as client:
            games = (await client.ask("games"))["games"]
            assert (games[-1]["name"], games[-1]["title"], games[-1]["seats"]) == ("duel", "Duel", [2, 2])
            cards = (await client.ask("cards", game="duel"))["cards"]
            assert [card["name"] for card in cards] == ["Dagger", "Sword", "Shield"]
            await client.create("duel", "me", "greedy")
            table = await client.play()
            assert table["result"]["winners"]

    run(test())
