"""The log as lines for a player: own deeds in detail, those of others in short."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from itertools import groupby

from trivault.kernel.log import Entry
from trivault.kernel.text import Message, Part, Words, capital
from trivault.presentation.presenter import AnyPresenter


def log_lines(entries: Iterable[Entry], player: int, presenter: AnyPresenter) -> list[str]:
    """What happened, for the player who comes to the table."""
    seen = [entry for entry in entries if entry.event.kind not in presenter.silent]
    kept = [each for each in seen if each.event.actor == player or each.event.kind not in presenter.small]
    return [capital(presenter.words.say(short(said))) for said in _joined(kept, player, presenter)]


def full(entries: Iterable[Entry], player: int, words: Words) -> list[str]:
    """Every line of the log with the rule behind it (U9)."""
    return [
        _with_rule(capital(words.say(short(entry.seen_by(player)))), entry.rule, words) for entry in entries
    ]


def _with_rule(said: str, rule: str, words: Words) -> str:
    return words.say("ui-log-line", what=said, rule=rule) if rule else said


def _joined(entries: Iterable[Entry], player: int, presenter: AnyPresenter) -> Iterator[Message]:
    """Lines that differ only in the card they are about become one."""
    seen = [(entry.event.kind, entry.seen_by(player)) for entry in entries]
    for (kind, *_), group in groupby(seen, _all_but_what):
        same = [said for _, said in group]
        cards = [said.args["what"] for said in same if isinstance(said.args.get("what"), Message)]
        if len(same) == 1 or len(cards) < len(same) or kind not in presenter.joined:
            yield from same
        else:
            yield Message(same[0].key, **{**same[0].args, "what": _counted(cards)})


def short(message: Message) -> Message:
    """Cards of the same name in one line are counted."""
    counted = {name: _counted(part) for name, part in message.args.items() if isinstance(part, list | tuple)}
    return Message(message.key, **{**message.args, **counted}) if counted else message


def _all_but_what(seen: tuple[str, Message]) -> tuple[str, str, list[tuple[str, Part]]]:
    kind, said = seen
    return kind, said.key, [(name, part) for name, part in said.args.items() if name != "what"]


def _counted(cards: Iterable[Part]) -> list[Message]:
    counts = Counter(card for card in cards if isinstance(card, Message))
    return [card if n == 1 else Message("ui-several", card=card, n=n) for card, n in counts.items()]
