"""Write what this version stores into a folder of its own beside this file: `python -m tests.saved.write`.

Done once for each released version. `test_saved.py` opens all of it in every later one.
"""

import asyncio
import gzip
import json
import subprocess
import sys
from base64 import b64encode
from pathlib import Path
from random import Random

import sqlalchemy as sa

import trivault
from tests.server import clusters
from tests.server.serving import served
from trivault.kernel.replay import Setup
from trivault.kernel.table import Table
from trivault.version import __version__

FOLDER = Path(__file__).parent / __version__
MOMENTS, GAMES = 12, 12  # how many states of a game are kept, each in the middle of an effect


def moments(name):
    """States in the middle of effects, and what is legal there."""
    game, found = trivault.load(name), []
    for seed in range(GAMES):
        chance, state, here = Random(seed), game.start({}, seed), []
        for _ in range(400):
            if state.over:
                break
            if not game.idle(state):
                here.append(state.copy())
            state.apply(chance.choice(list(state.legal())))
        found += Random(seed).sample(here, min(len(here), MOMENTS // GAMES or 1))
    over = game.start({}, 1)
    found.append(over)
    return [
        {
            "state": b64encode(state.to_bytes()).decode(),
            "digest": state.digest(),
            "player": state.choice.player,
            "legal": [option.text for option in state.legal()][:50],
        }
        for state in found
    ]


def replay(name, answers=120):
    """A game that has not ended, as the terminal saves it."""
    table, chance = Table(trivault.load(name), Setup(), 3, ("human", "greedy")), Random(3)
    for _ in range(answers):
        table.answer(chance.choice(list(table.state.legal())))
    while trivault.load(name).idle(table.state):
        table.answer(chance.choice(list(table.state.legal())))
    return table.replay().to_bytes()


async def rooms(database):
    """Rooms of each game: one by the clock, one by correspondence, and the seat tokens of their players."""
    found = []
    async with served(database=database) as server, server.client() as one, server.client() as two:
        for game in trivault.NAMES:
            for fields in ({"clock": {"seconds": 3000}}, {"days": 3}):
                room = await one.create(game, "me", "open", **fields)
                await two.ask("join", "room", room=room)
                await two.ask("sit", seat=1)
                await one.begun()
                play, chance = server.play(one), Random(9)
                while play.at < 70 or play.table.game.idle(play.state):
                    for seat in play.record.deciding:
                        client = (one, two)[seat]
                        await client.ask("ping")
                        option = chance.choice(list(play.state.legal(seat)))
                        await client.answer(option.text, seq=play.seq, seat=seat)
                        break
                found.append(
                    {
                        "room": room,
                        "game": game,
                        "at": play.at,
                        "digest": play.state.digest(),
                        "tokens": [one.tokens[0], two.tokens[1]],
                    }
                )
                for client in (one, two):
                    client.table = None
                    await client.ask("leave")
    return found


def dumped(cluster):
    """The rooms in PostgreSQL, and the database as text."""
    url = cluster.create()
    found = asyncio.run(rooms(url))
    program = clusters.programs() / "pg_dump"
    name = sa.make_url(url).database
    command = [program, "--host", cluster.folder, "--username", clusters.SYSTEM_USER, "--inserts", name]
    return found, subprocess.run(command, check=True, capture_output=True).stdout


def packed(name, data):
    (FOLDER / name).write_bytes(gzip.compress(data, mtime=0))


def command(*args):
    subprocess.run([sys.executable, "-m", "trivault", *args], check=True, cwd=FOLDER, stdout=subprocess.DEVNULL)


def main():
    FOLDER.mkdir()
    states = {name: moments(name) for name in trivault.NAMES}
    packed("states.json.gz", json.dumps(states, indent=1).encode())
    for name in trivault.NAMES:
        (FOLDER / f"{name}.replay.json").write_bytes(replay(name))
    plain = FOLDER / "tables.sqlite"
    found = {"sqlite": asyncio.run(rooms(f"sqlite:///{plain}"))}
    packed(f"{plain.name}.gz", plain.read_bytes())
    plain.unlink()
    with clusters.running() as cluster:
        found["postgresql"], text = dumped(cluster)
    packed("tables.sql.gz", text)
    (FOLDER / "rooms.json").write_text(json.dumps(found, indent=1) + "\n", encoding="utf-8")
    command("ladder", "shards", "--players", "random,beginner", "--games", "4", "--file", "ladder.json")
    decks = ("miss-onyx-censorius", "--against", "radiant-argus-the-supreme")
    command("rate", "keyforge", *decks, "--player", "random", "--games", "4", "--file", "rating.json")
    command("simulate", "shards", "--games", "4", "--seats", "random,random", "--file", "games.jsonl")


if __name__ == "__main__":
    main()
