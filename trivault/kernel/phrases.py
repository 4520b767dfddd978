"""Parts of messages, for games that make noun phrases and sentences of what their trees say."""

from __future__ import annotations

from collections.abc import Mapping

from trivault.kernel.text import Message, Part


def part(args: dict[str, Part], name: str) -> Message:
    """A part that is a message itself."""
    found = args[name]
    assert isinstance(found, Message)
    return found


def leaves(which: Message) -> list[Message]:
    """The descriptions of a filter that hold together."""
    if which.key == "filter-both":
        return leaves(part(which.args, "left")) + leaves(part(which.args, "right"))
    return [which]


def chain(parts: list[Message]) -> Message:
    """Descriptions one after the other, as one message."""
    return folded("filter-both", parts, ("left", "right")) if parts else Message("no-words")


def folded(key: str, parts: list[Message], sides: tuple[str, str] = ("first", "second")) -> Message:
    """Several messages as one, two by two."""
    said = parts[0]
    for each in parts[1:]:
        said = Message(key, **dict(zip(sides, (said, each), strict=True)))
    return said


def replaced(message: Message, by: Mapping[str, Message]) -> Message:
    """The message with other ones in the place of those with these keys."""
    if message.key in by:
        return by[message.key]

    def replace(part: Part) -> Part:
        if isinstance(part, Message):
            return replaced(part, by)
        return part if isinstance(part, int | str) else [replaced(each, by) for each in part]

    return Message(message.key, **{name: replace(part) for name, part in message.args.items()})
