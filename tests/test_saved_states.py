"""Saved states, positions and replays of the games with something changed behind their checksums: each is
refused with an error of Trivault, or is a state that can be looked at and played on. `benchmarks.fuzz` does
this for long."""

import json
from base64 import b64decode, b64encode
from typing import Any

import msgspec
import pytest

import trivault
from benchmarks.fuzz import run
from benchmarks.mutants import KINDS, seeds
from tests.each import each
from trivault.kernel.codec import MAGIC, SEAL, sealed
from trivault.kernel.errors import CorruptFile, PositionError, TrivaultError

NAMES = trivault.NAMES
OWN = -2  # where the game's own part is saved


@pytest.mark.parametrize("many", [160, pytest.param(35_000, marks=pytest.mark.soak)])
@pytest.mark.parametrize("name", NAMES)
def test_no_mutant_freezes_or_breaks_the_reader(name, many):
    fuzz = run(name, many, seed=7, prepared=seeds(name, games_each=1))
    slow = [line for line in fuzz.wrong if " took " in line]  # a busy machine is slow, too
    assert [line for line in fuzz.wrong if line not in slow] == []
    assert len(slow) <= 2, slow
    assert {what.split(":")[0] for what in fuzz.counts} == set(KINDS), "some of each kind"
    assert any(what.endswith(": read") for what in fuzz.counts), "some can be read"


def refused(name: str, change: Any) -> None:
    """A saved state with something changed in its own part."""
    state = trivault.load(name).start({}, 5)
    body = msgspec.msgpack.decode(state.to_bytes()[len(MAGIC) + SEAL :])
    change(body)
    with pytest.raises(CorruptFile, match="contradicts itself"):
        trivault.load(name).from_bytes(sealed(msgspec.msgpack.encode(body)))


def own(*path: Any) -> Any:
    *way, last, value = path

    def change(body: list[Any]) -> None:
        holder = body[OWN]
        for step in way:
            holder = holder[step]
        holder[last] = value

    return change


SHARDS = {
    "a choice without end": lambda body: body[11][0].__setitem__(6, 2**62 - 1),
    "a card twice": own(2, 0, 4, [0, 0]),
    "no such card": own(2, 0, 1, [10**6]),
    "health": own(2, 0, 5, 51),
    "mastery": own(2, 0, 6, -1),
    "a short row": own(3, 0, [1, 2]),
    "whose turn": own(4, 1, 2),
    "power without end": own(4, 3, 2**40),
    "a character twice": own(1, ["decima", "decima"]),
    "an unknown card": own(0, 0, "unicorn"),
    "too many cards": lambda body: body[OWN][0].extend(["crystal"] * 1000),
    "one player more": lambda body: body[OWN][2].append(body[OWN][2][0]),
    "exhausted, but not in play": own(2, 0, 3, [3]),
}
KEYFORGE = {
    "keys": own(5, 0, 10, 8),
    "a house": own(3, 0, "ravenclaw"),
    "an owner": own(2, 0, 2),
    "an icon": own(4, 0, ["x"]),
    "a step": own(11, 1, "dance"),
    "a card in two zones": lambda body: body[OWN][5][0][8].append(body[OWN][5][0][5][0]),
    "a fight with nobody": own(9, [[0, 99, 0]]),
    "a form": own(1, [[0, "unicorn"]]),
    "a copy of nothing": own(1, [[-1, "troll"]]),
    "fewer facts than cards": lambda body: body[OWN][4].pop(),
    "a card in play, but in no line": lambda body: body[OWN][6].append([0, PIECE]),
}
PIECE: list[Any] = [
    0,
    0,
    0,
    [],
    [],
    0,
    [],
    0,
    False,
    False,
    "",
    False,
    -1,
    [],
    -1,
    "dis",
    0,
    *[False] * 2,
    [],
    [],
    False,
]
MAGE_WARS = {
    "an arena without end": own(0, [10**9, 1]),
    "an arena that nobody plays in": own(0, [5, 5]),
    "a phase": own(11, "tea"),
    "the initiative": own(9, 1, 7),
    "who acts": own(9, 2, 10**6),
    "a zone": lambda body: body[OWN][4][0][1].__setitem__(20, 40),
    "attached to itself": lambda body: _attach(body, (0, 0)),
    "attached in a circle": lambda body: _attach(body, (0, 1), (1, 0)),
    "markers without end": lambda body: body[OWN][4][0][1].__setitem__(14, {"burn": 10**9}),
    "a mage that is no card": own(3, 0, 3, 0),
    "a card twice": lambda body: body[OWN][3][0][6].append(body[OWN][3][0][6][0]),
    "no such card": lambda body: body[OWN][3][0][6].append(5000),
}


def _attach(body: list[Any], *pairs: tuple[int, int]) -> None:
    play = body[OWN][4]
    for which, host in pairs:
        play[which][1][10] = play[host][0]
        play[host][1][2].append(play[which][0])


WRONG = [
    (name, what, changes[what])
    for name, changes in zip(NAMES, (SHARDS, KEYFORGE, MAGE_WARS), strict=True)
    for what in changes
]


@each("name, what, change", WRONG, say=lambda wrong: f"{wrong[0]}: {wrong[1]}")
def test_what_cannot_lie_on_a_table_is_corrupt(name, what, change):
    refused(name, change)


@pytest.mark.parametrize("name", NAMES)
def test_what_is_no_bytes_is_refused_like_any_other_file(name):
    for data in ("text", None, 5):
        with pytest.raises(TrivaultError, match="bytes, not"):
            trivault.load(name).from_bytes(data)


@pytest.mark.parametrize("name", NAMES)
def test_a_position_is_no_longer_than_any_table_needs(name):
    game = trivault.load(name)
    entry = {"shards": "hand", "keyforge": "hand", "mage-wars": "spellbook"}[name]
    for given in (["x" * 3000], ["x"] * 3000):
        with pytest.raises(PositionError, match=f"{entry}: at most"):
            game.position({"players": [{entry: given}, {}]})
    with pytest.raises(PositionError, match="at most"):
        game.position({"players": [{}] * 200_000})


def test_an_exact_position_is_checked_like_any_saved_state():
    game = trivault.load("shards")
    state = game.position({"players": [{"hand": ["shadow-apostle", "crystal"]}, {}]})
    state.apply("play shadow-apostle")
    position: dict[str, Any] = state.position()
    body = msgspec.msgpack.decode(b64decode(position["exact"])[len(MAGIC) + SEAL :])
    body[11][0][6] = 2**62 - 1
    position["exact"] = b64encode(sealed(msgspec.msgpack.encode(body))).decode()
    with pytest.raises(PositionError, match="contradicts itself"):
        game.position(json.dumps(position))


def test_the_seed_of_a_generated_book_is_a_number_of_ordinary_size():
    with pytest.raises(TrivaultError, match="unknown spellbook"):
        trivault.load("mage-wars").start({"decks": ["generated-" + "9" * 5000] * 2}, 1)
