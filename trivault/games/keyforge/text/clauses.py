"""Clauses and what they speak of: what `it` is after a sentence, and which clauses belong together."""

from __future__ import annotations

from trivault.kernel.phrases import part, replaced
from trivault.kernel.text import Message, Part


def then(first: Message, second: Message) -> Message:
    """Two sentences, in the second of which `it` is what the first one speaks of."""
    if several := _several(first):
        second = replaced(second, {"named-it": Message("named-them", noun=several)})
    else:
        second = with_it(second, _kind(first))
    return Message("then", first=first, second=second)


def about_it(said: dict[str, Part]) -> Part:
    """The effect of a trigger, in which `it` is what the event is about."""
    when = part(said, "when")
    several = when.args.get("parts")
    parts = [when] if several is None or isinstance(several, int | str | Message) else several
    if any(part.args.get("who") == "each-player" for part in parts):
        return replaced(part(said, "effect"), {"named-it": Message("named-it-player")})
    nouns = [str(part.args.get("noun", "")) for part in parts]
    fallen = any(part.key == "when-destroyed-fighting-this" for part in parts)
    return with_it(part(said, "effect"), "creature" if fallen else next(filter(None, nouns), ""))


def with_it(effect: Message, noun: str) -> Message:
    """The effect, in which `it` is of this kind."""
    known = noun in ("creature", "artifact", "upgrade")
    return replaced(effect, {"named-it": Message(f"named-it-{noun}")}) if known else effect


def noun_in(group: Message) -> str:
    return group.key.removeprefix("noun-") if group.key.startswith("noun-") else ""


def _kind(message: Message) -> str:
    """What `it` is after this sentence, if that is clear: a creature or an artifact."""
    if message.key == "then":
        return _kind(part(message.args, "second")) or _kind(part(message.args, "first"))
    what = message.args.get("what") if message.key != "may" else part(message.args, "effect").args.get("what")
    if not isinstance(what, Message):
        return ""
    counted = what.key in ("so-many", "extreme")
    group = what if message.key == "discard-until" else what.args.get("group") if counted else None
    return noun_in(group) if isinstance(group, Message) else ""


def without_their_turn(message: Message) -> Message:
    """In the opponent's turn it is the opponent's turn."""
    effect = part(message.args, "effect")
    theirs = effect.key == "while" and part(effect.args, "condition").key == "when-their-turn"
    return Message("lasting", **message.args | {"effect": effect.args["effect"]}) if theirs else message


def bound(part: Part | None) -> Part:
    """One clause of several: where each were a sentence, nobody could tell what the later ones
    depend on."""
    assert part is not None
    if isinstance(part, Message) and part.key == "then":
        return Message("and-then", first=bound(part.args["first"]), second=bound(part.args["second"]))
    return part


def _several(message: Message) -> str:
    """What kind of things this sentence has chosen, if they are several."""
    if message.key == "then":
        return _several(part(message.args, "second")) or _several(part(message.args, "first"))
    if message.key == "may" and part(message.args, "effect").key == "to-hand":
        message = part(message.args, "effect")  # what may be several cards
    what = message.args.get("group" if message.key == "arrange" else "what")
    if message.key not in ("arrange", "choose", "to-hand") or not isinstance(what, Message):
        return ""
    if what.key == "joined":
        what = part(what.args, "left")
    if what.key not in ("plural", "up-to", "every", "extreme") and int(str(what.args.get("n", 1))) < 2:
        return ""
    group = what.args.get("group")
    return group.key.removeprefix("noun-") if isinstance(group, Message) else "card"


def bare(what: Message) -> str:
    """Whether the noun itself comes first, with nothing before it."""
    group = what.args.get("group") if what.key == "so-many" else None
    return "yes" if isinstance(group, Message) and group.args.get("before") == Message("no-words") else "no"


def within(message: Message) -> Message:
    if message.key == "place":
        return Message("within", **message.args)
    parts = {name: within(part) if isinstance(part, Message) else part for name, part in message.args.items()}
    return Message(message.key, **parts)
