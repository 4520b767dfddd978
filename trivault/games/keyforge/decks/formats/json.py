"""What all JSON formats have in common: decoding, and places in what was decoded."""

from __future__ import annotations

from typing import TypeVar

import msgspec

from trivault.games.keyforge.decks.deck import DeckError
from trivault.kernel.form_errors import misformed, not_json
from trivault.kernel.text import Message

T = TypeVar("T")


def decoded(text: str | bytes | msgspec.Raw, form: type[T], wrong: str) -> T:
    """JSON in this form; else it is refused with the message `wrong`, which says what was expected."""
    try:
        return msgspec.json.decode(text, type=form)
    except msgspec.ValidationError as error:
        raise DeckError(Message(wrong, **misformed(error))) from None
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise DeckError(not_json(bytes(text) if isinstance(text, msgspec.Raw) else text, error)) from None


def at_card(among: str, at: int, problem: Message) -> Message:
    return Message("deck-at-card", among=among, at=at, problem=problem)
