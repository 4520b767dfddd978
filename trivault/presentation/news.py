"""The log as lines for a player: own deeds in detail, those of others in short."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from itertools import groupby

from trivault.kernel.log import Entry
from trivault.kernel.text import Message, Part, Words, capital
from trivault.presentation.teller import AnyTeller


def log_lines(entries: Iterable[Entry], player: int, teller: AnyTeller) -> list[str]:
    """What happened, for the player who comes to the table."""
    own = Message("player", n=player + 1)
    seen = [said for entry in entries if (said := entry.seen_by(player)).key not in teller.silent]
    kept = [said for said in seen if said.args.get("who") == own or said.key not in teller.small]
    return [capital(teller.words.say(short(said))) for said in _joined(kept, teller)]


def full(entries: Iterable[Entry], player: int, words: Words) -> list[str]:
    """Every line of the log with the rule behind it (U9)."""
    return [
        _with_rule(capital(words.say(short(entry.seen_by(player)))), entry.rule, words) for entry in entries
    ]


def _with_rule(said: str, rule: str, words: Words) -> str:
    return words.say("ui-log-line", what=said, rule=rule) if rule else said


def _joined(messages: Iterable[Message], teller: AnyTeller) -> Iterator[Message]:
    """Lines that differ only in the card they are about become one."""
    for (key, _), group in groupby(messages, _all_but_what):
        same = list(group)
        cards = [said.args["what"] for said in same if isinstance(said.args.get("what"), Message)]
        if len(same) == 1 or len(cards) < len(same) or key not in teller.joined:
            yield from same
        else:
            yield Message(key, **{**same[0].args, "what": _counted(cards)})


def short(message: Message) -> Message:
    """Cards of the same name in one line are counted."""
    counted = {name: _counted(part) for name, part in message.args.items() if isinstance(part, list | tuple)}
    return Message(message.key, **{**message.args, **counted}) if counted else message


def _all_but_what(message: Message) -> tuple[str, list[tuple[str, Part]]]:
    return message.key, [(name, part) for name, part in message.args.items() if name != "what"]


def _counted(cards: Iterable[Part]) -> list[Message]:
    counts = Counter(card for card in cards if isinstance(card, Message))
    return [card if n == 1 else Message("ui-several", card=card, n=n) for card, n in counts.items()]
