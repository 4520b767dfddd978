"""One state of the tiny game for each kind of open choice."""

from __future__ import annotations

from collections.abc import Mapping

from tests.kernel.tiny_cards import GAME
from tests.kernel.tiny_model import TinyState


def moment(me: Mapping[str, object], foe: Mapping[str, object], *answers: str) -> TinyState:
    state = GAME.position({"players": [me, foe]})
    for answer in answers:
        state.apply(answer)
    return state


def moments() -> dict[str, TinyState]:
    """By name, ready to be asked about."""
    ogre_and_wolves = {"board": ["ogre", "wolf", "wolf"]}
    praying = {"hand": ["feast"], "board": ["scribe", "muse"], "deck": ["rat", "rat"]}
    looking = {"hand": ["augury"], "deck": ["rat", "rat", "wolf", "ogre"]}
    return {
        "action": moment({"hand": ["rat", "rat", "wolf"], "board": ["rat", "rat"]}, ogre_and_wolves),
        "yes-no": moment(praying, {}, "play feast"),
        "pick one": moment({"hand": ["spark"], "board": ["wolf"]}, ogre_and_wolves, "play spark"),
        "pick several": moment({"hand": ["cull"], "board": ["wolf"]}, ogre_and_wolves, "play cull"),
        "pick any": moment({"hand": ["mend"], "board": ["rat", "rat 1", "ogre"]}, {}, "play mend"),
        "order": moment(looking, {}, "play augury"),
        "distribute": moment({"hand": ["volley"]}, ogre_and_wolves, "play volley"),
        "number": moment({"hand": ["tribute"], "ember": 3}, {}, "play tribute"),
        "together": moment({"hand": ["auction"], "ember": 2}, {"ember": 1}, "play auction"),
        "window": moment({"hand": ["duel"], "board": ["rat", "rat"]}, {}, "play duel"),
        "triggers": moment({"hand": ["wrath"], "board": ["twin", "imp"]}, {}, "play wrath"),
        "replacements": moment({"hand": ["spark"]}, {"board": ["changeling"]}, "play spark"),
        "over": moment({"hand": ["finale"]}, {}, "play finale"),
    }


NAMES = tuple(moments())
