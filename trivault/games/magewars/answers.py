"""What an answer says to people: which attack, which ability, which place to wear something."""

from __future__ import annotations

from trivault.games.magewars.model import MageWarsState
from trivault.games.magewars.order import happening
from trivault.games.magewars.resolve import ways_to_wear
from trivault.games.magewars.special import special_of
from trivault.kernel.choices import Raw
from trivault.kernel.ids import Thing
from trivault.kernel.phrases import folded
from trivault.kernel.text import Message, Part

S = MageWarsState


def told(state: S, raw: Raw, said: Message) -> Message:
    """The sentence of an answer, with what only this game knows about it."""
    verb, source, _, numbers = raw
    more: dict[str, Part] = {}
    if verb in ("attack", "counterstrike"):
        more = _bar(state, source, numbers)
    elif verb == "use":
        more = {"ability": Message(f"ability-{special_of(state, raw).name}")}
    elif verb == "wear":
        way = ways_to_wear(state)[numbers[0] - 1]
        more = {"slots": folded("slot-and", [Message(f"slot-{slot}") for slot in way])}
    elif verb == "resolve" and (what := happening(state, raw)):
        return Message("do-resolve-happening", source=said.args["source"], what=what)
    elif verb == "resolve" and numbers:
        return Message("do-resolve-one", **said.args)
    return Message(said.key, **said.args | more)


def _bar(state: S, holder: Thing, numbers: tuple[int, ...]) -> dict[str, Part]:
    """The attack bar with its printed dice; that of an attack spell is called like the spell."""
    card = state.card(holder)
    bar = card.attacks[numbers[0] - 1 if numbers else 0]
    name = f"card-{card.slug}" if bar.name == card.slug else f"bar-name-{bar.name}"
    return {"bar": Message(name), "n": bar.dice}
