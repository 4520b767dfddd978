"""What earlier versions have stored opens and plays on."""

import gzip
import json
import shutil
from base64 import b64decode
from pathlib import Path
from random import Random

import pytest
import sqlalchemy as sa
from click.testing import CliRunner

import trivault
from tests.accepted import accepts, check_value
from tests.server.serving import run, served
from trivault.cli import main
from trivault.kernel.errors import OtherVersion
from trivault.kernel.replay import Replay
from trivault.kernel.replaying import open_replay
from trivault.tui import saves

HERE = Path(__file__).parent
VERSIONS = sorted(path.name for path in HERE.iterdir() if (path / "rooms.json").exists())
DEALT_OTHERWISE = "saved games that are refused, as a new card changes what their seed deals"
ANSWERS = 20_000  # more than a game needs


def unpacked(version, name):
    return gzip.decompress((HERE / version / f"{name}.gz").read_bytes())


def play_on(state, seed=1):
    """Random answers to the end."""
    chance = Random(seed)
    for _ in range(ANSWERS):
        if state.over:
            break
        state.apply(chance.choice(list(state.legal())))
    return state


@pytest.mark.parametrize("name", trivault.NAMES)
@pytest.mark.parametrize("version", VERSIONS)
def test_states_in_the_middle_of_effects_open_ask_the_same_and_play_on(version, name):
    moments = json.loads(unpacked(version, "states.json"))[name]
    assert len(moments) > 5
    for moment in moments:
        state = trivault.load(name).from_bytes(b64decode(moment["state"]))
        assert state.choice.player == moment["player"]
        assert [option.text for option in state.legal()][:50] == moment["legal"]
        assert trivault.load(name).from_bytes(state.to_bytes()) == state
        play_on(state)
        assert state.over


@accepts
@pytest.mark.parametrize("name", trivault.NAMES)
@pytest.mark.parametrize("version", VERSIONS)
def test_replays_open_and_play_on(version, name):
    path = HERE / version / f"{name}.replay.json"
    try:
        table = saves.opened(path, saves.read(path), trivault.load(name))
    except OtherVersion:
        check_value(DEALT_OTHERWISE, f"replay of {version}, {name}", True)
        return
    check_value(DEALT_OTHERWISE, f"replay of {version}, {name}", False)
    assert len(table.answers) >= 120
    again = open_replay(Replay.from_bytes(table.replay().to_bytes()), trivault.load(name))
    assert again.state == table.state
    assert play_on(table.state).over


@pytest.fixture(params=["sqlite", "postgresql"])
def stored(request, tmp_path):
    """From a version to the URL of a database that it has left."""

    def restored(version):
        if request.param == "sqlite":
            path = tmp_path / "tables.sqlite"
            path.write_bytes(unpacked(version, "tables.sqlite"))
            return f"sqlite:///{path}"
        url = request.getfixturevalue("cluster").create()
        text = unpacked(version, "tables.sql").decode()
        plain = "\n".join(line for line in text.splitlines() if not line.startswith("\\"))
        engine = sa.create_engine(url, isolation_level="AUTOCOMMIT")
        with engine.connect() as connection:
            connection.connection.cursor().execute(plain)
        engine.dispose()
        return url

    return request.param, restored


@accepts
@pytest.mark.parametrize("version", VERSIONS)
def test_rooms_open_and_go_on(version, stored):
    kind, restored = stored
    rooms = json.loads((HERE / version / "rooms.json").read_text())[kind]
    assert {room["game"] for room in rooms} == set(trivault.NAMES)

    async def test():
        async with served(database=restored(version)) as server:
            for room in rooms:
                async with server.client() as one, server.client() as two:
                    for seat, client in enumerate((one, two)):
                        await client.ask("join", "room", room=room["room"], token=room["tokens"][seat])
                    stranded = bool(one.room.get("stranded"))
                    check_value(DEALT_OTHERWISE, f"room of {version}, {room['game']}, {kind}", stranded)
                    if stranded:
                        continue
                    play, chance = server.play(one), Random(2)
                    assert play.at == room["at"]
                    for _ in range(5):
                        seat = play.record.deciding[0]
                        client = (one, two)[seat]
                        await client.ask("ping")
                        option = chance.choice(list(play.state.legal(seat)))
                        await client.answer(option.text, seq=play.seq, seat=seat)
                    assert server.play(one).at >= room["at"] + 5

    run(test())


@pytest.mark.parametrize("version", VERSIONS)
@pytest.mark.parametrize(
    ("file", "command"),
    [
        ("ladder.json", "ladder shards --players random,beginner --games 4"),
        (
            "rating.json",
            "rate keyforge miss-onyx-censorius --against radiant-argus-the-supreme --player random --games 4",
        ),
        ("games.jsonl", "simulate shards --games 4 --seats random,random"),
    ],
    ids=lambda each: each.split()[0] if " " in each else each,
)
def test_results_are_counted_or_refused_in_words(tmp_path, monkeypatch, version, file, command):
    """Results by the same rules count; those by others are refused with a sentence, and stay as they are."""
    kept = tmp_path / file
    shutil.copy(HERE / version / file, kept)
    before = kept.read_bytes()
    done = CliRunner().invoke(main, [*command.split(), "--file", str(kept)])
    assert done.exit_code in (0, 2), done.output
    assert done.exit_code == 0 or "rules" in done.output
    assert kept.read_bytes().startswith(before[:200])
