"""States from outside: whatever stands for nothing is refused, also behind a right checksum."""

from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from tests.each import each
from tests.kernel.moments import NAMES, moments
from tests.kernel.tiny_cards import GAME
from trivault.kernel.bounds import MOST
from trivault.kernel.codec import MAGIC, SEAL, _Saved, sealed
from trivault.kernel.errors import CorruptFile
from trivault.kernel.interpreter import RETURN_ID

NODES = len(GAME.program.nodes)
RETURN = GAME.stored_nodes.numbers[RETURN_ID]
FIELDS = _Saved.__struct_fields__
RUNNING = ("stack", "scopes", "batches", "listeners", "modifiers", "steps")


def saved(name: str) -> dict[str, Any]:
    body = msgspec.msgpack.decode(moments()[name].to_bytes()[len(MAGIC) + SEAL :])
    found = dict(zip(FIELDS, body, strict=True))
    return found | dict(zip(RUNNING, found["running"], strict=True))


def state_of(found: dict[str, Any]) -> Any:
    running = [found[name] for name in RUNNING]
    return GAME.from_bytes(
        sealed(
            msgspec.msgpack.encode([*[found[n] for n in FIELDS[:-3]], running, found["own"], found["signs"]])
        )
    )


@pytest.mark.parametrize("name", NAMES)
def test_what_was_saved_is_read(name):
    assert state_of(saved(name)) == moments()[name]


def put(name: str, *path: Any) -> Callable[[dict[str, Any]], None]:
    """Something else at a place."""
    *way, last, value = path

    def change(found: dict[str, Any]) -> None:
        holder = found[name] if way or not isinstance(last, str) else found
        for step in way:
            holder = holder[step]
        holder[last] = value

    return change


WRONG = {
    "a node": ("action", put("stack", -1, [NODES, 1])),
    "a node below nothing": ("action", put("stack", -1, [-1, 1])),
    "a position": ("action", put("stack", 0, [RETURN, 10**6])),
    "a frame that asks nothing": ("action", put("stack", -1, 1, 0)),
    "a call without a scope": ("action", lambda found: found["stack"].insert(0, [RETURN, 0])),
    "a scope without a call": ("action", lambda found: found["scopes"].append([0, -1, None, None])),
    "a batch without a frame": ("action", lambda found: found["batches"].append([[], 0, 0, 0, [], [], []])),
    "no frame at all": ("action", lambda found: found.update(stack=[], scopes=[])),
    "no choice": ("action", lambda found: found.update(choices=[])),
    "whose effect": ("action", put("scopes", 0, 0, 2)),
    "from which card": ("action", put("scopes", 0, 1, MOST)),
    "a kind of event": ("triggers", put("batches", 0, 0, 0, ["dance", 0, 1, 0, -1])),
    "an amount": ("triggers", put("batches", 0, 0, 0, ["destroy", 0, 2**60, 0, -1])),
    "a stage": ("triggers", put("batches", 0, 1, 5)),
    "a place among events": ("triggers", put("batches", 0, 2, 99)),
    "a trigger that is none": ("triggers", put("batches", 0, 4, 0, 0, RETURN)),
    "a replaced event": ("replacements", lambda found: found["batches"][0][5].append([7, RETURN, 0])),
    "the ability of another key": ("yes-no", put("listeners", 0, 0, "dance")),
    "no ability": ("yes-no", put("listeners", 0, 1, 0, 0, RETURN)),
    "a node without a sign": ("yes-no", lambda found: found.update(signs={})),
    "who knows a card": ("action", lambda found: found.update(known=[[0, 4]])),
    "a known card": ("action", lambda found: found.update(known=[[-9, 1]])),
    "how much is chosen": ("pick several", put("choices", 0, 6, 2**62 - 1)),
    "how little is chosen": ("pick several", put("choices", 0, 5, -3)),
    "what is chosen from": ("pick several", put("choices", 0, 4, [0, 1, 2, 3, 4, 5, 6])),
    "who chooses": ("action", put("choices", 0, 0, 1)),
    "an answer in secret": ("together", lambda found: found.update(answers=[[0, ["bid", 0, [], [99]]]])),
    "a winner": ("over", lambda found: found.update(result=[5])),
    "an end before the end": ("action", lambda found: found.update(result=[0])),
    "a counter": ("action", lambda found: found.update(draws=-1)),
    "a number": ("window", lambda found: found["scopes"][-1].__setitem__(3, [["#duel", [-(2**40), 0]]])),
    "a name for a thing": ("action", lambda found: found["scopes"][0].__setitem__(3, [["it", -7]])),
}


@each("what", WRONG)
def test_what_stands_for_nothing_is_corrupt(what):
    name, change = WRONG[what]
    found = saved(name)
    change(found)
    with pytest.raises(CorruptFile, match="contradicts itself"):
        state_of(found)
