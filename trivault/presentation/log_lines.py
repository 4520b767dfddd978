"""The log as lines for a player: own deeds in detail, those of others in short."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import groupby

from trivault.kernel.log import Entry
from trivault.kernel.text import Message, Part
from trivault.presentation.presenter import AnyPresenter, count_alike


def log_lines(entries: Iterable[Entry], player: int, presenter: AnyPresenter) -> list[str]:
    """What happened, for the player who comes to the table."""
    seen = [entry for entry in entries if entry.event.kind not in presenter.silent]
    kept = [each for each in seen if each.event.actor == player or each.event.kind not in presenter.small]
    return [presenter.log_line(said) for said in _joined(kept, player, presenter)]


def full(entries: Iterable[Entry], player: int, presenter: AnyPresenter) -> list[str]:
    """Every line of the log with the rule behind it (U9)."""
    said = [(presenter.log_line(entry.seen_by(player)), entry.rule) for entry in entries]
    return [presenter.say("ui-log-line", what=line, rule=rule) if rule else line for line, rule in said]


def _joined(entries: Iterable[Entry], player: int, presenter: AnyPresenter) -> Iterator[Message]:
    """Lines that differ only in the card they are about become one."""
    seen = [(entry.event.kind, entry.seen_by(player)) for entry in entries]
    for (kind, *_), group in groupby(seen, _all_but_what):
        same = [said for _, said in group]
        cards = [said.args["what"] for said in same if isinstance(said.args.get("what"), Message)]
        if len(same) == 1 or len(cards) < len(same) or kind not in presenter.joined:
            yield from same
        else:
            yield Message(same[0].key, **{**same[0].args, "what": count_alike(cards)})


def _all_but_what(seen: tuple[str, Message]) -> tuple[str, str, list[tuple[str, Part]]]:
    kind, said = seen
    return kind, said.key, [(name, part) for name, part in said.args.items() if name != "what"]
