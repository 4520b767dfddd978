"""What an answer says to people: which attack, which ability, which place to wear something."""

from __future__ import annotations

from trivault.games.magewars.rules.damage import dice_of
from trivault.games.magewars.rules.resolve import ways_to_wear
from trivault.games.magewars.rules.special import special_of
from trivault.games.magewars.rules.strike import bar_of
from trivault.games.magewars.state import occasions
from trivault.games.magewars.state.model import MageWarsState
from trivault.games.magewars.state.records import Attack
from trivault.games.magewars.text.order import happening
from trivault.kernel.choices import Raw
from trivault.kernel.ids import NOTHING
from trivault.kernel.phrases import folded
from trivault.kernel.text import Message, Part

S = MageWarsState

DETAILED = ("attack", "counterstrike", "use", "wear", "resolve")  # answers of which only this game knows all


def with_details(state: S, raw: Raw, said: Message) -> Message:
    """The sentence of an answer, with what only this game knows about it."""
    verb, _, _, numbers = raw
    if verb not in DETAILED:
        return said
    more: dict[str, Part] = {}
    if verb in ("attack", "counterstrike"):
        more = _bar(state, raw)
    elif verb == "use":
        more = {"ability": Message(f"ability-{special_of(state, raw).name}")}
    elif verb == "wear":
        way = ways_to_wear(state)[numbers[0] - 1]
        more = {"slots": folded("slot-and", [Message(f"slot-{slot}") for slot in way])}
    elif verb == "resolve" and (what := happening(state, raw)):
        return Message("do-resolve-happening", source=said.args["source"], what=what)
    elif verb == "resolve" and numbers:
        return Message("do-resolve-one", **said.args)
    return Message(said.key, **said.args | more) if more else said


def _bar(state: S, raw: Raw) -> dict[str, Part]:
    """The attack bar, and how many dice it would roll; that of an attack spell is called like the spell."""
    attack = attack_meant(state, raw)
    card, bar = state.card(attack.holder), bar_of(state, attack)
    name = f"card-{card.slug}" if bar.name == card.slug else f"bar-name-{bar.name}"
    return {"bar": Message(name), "n": dice_of(state, attack)}


def attack_meant(state: S, raw: Raw) -> Attack:
    """The attack that an answer would begin."""
    verb, holder, targets, numbers = raw
    attacker = state.bearer(holder)
    follows = state.attacks[-1] if state.attacks else None
    foe = targets[0] if targets else follows.attacker if follows else NOTHING
    bar = numbers[0] - 1 if numbers else 0
    attack = Attack(state.controller(attacker), attacker, holder, bar, foe)
    if verb == "counterstrike":
        attack.free = verb
    elif follows is not None:
        attack.free, attack.spent = occasions.ANOTHER, follows.spent[:]
    return attack
