"""Options of a new room, and which of them exclude each other."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

from trivault import registry
from trivault.kernel.text import Part
from trivault.kernel.variants import EACH, FLAG, Variant
from trivault.server.protocol import replies
from trivault.server.protocol.refusals import Refusal, server_words
from trivault.server.rooms.table_view import presenter_of


@cache
def offered(game: str, lang: str) -> tuple[replies.SetupOption, ...]:
    """The options of a game, in words."""
    presenter = presenter_of(game, lang)
    return tuple(
        replies.SetupOption(
            name=variant.name,
            kind=variant.kind,
            title=presenter.variant(variant),
            help=presenter.variant(variant, "-help"),
            seats=variant.seats,
            high=variant.high,
            without=variant.without,
            beginners=variant.beginners,
        )
        for variant in registry.load(game).variants
    )


def check(game: str, options: Mapping[str, object], seats: int, lang: str) -> None:
    """A refusal for what the game does not have, or not with so many players, or not together."""
    known = {variant.name: variant for variant in registry.load(game).variants}
    for name in options:
        if name not in known:
            raise Refusal(
                "setup", "error-no-such-option", name=name[:40], known=len(known), options=", ".join(known)
            )
    chosen = [variant for name, variant in known.items() if _chosen(options.get(name))]
    for variant in chosen:
        _check_value(game, variant, options[variant.name], seats, lang)
        if variant.seats and seats not in variant.seats:
            _refuse(game, variant, "error-option-seats", lang, n=" / ".join(map(str, variant.seats)))
        for other in chosen:
            if other.name in variant.without:
                _refuse(
                    game, variant, "error-options-apart", lang, other=presenter_of(game, lang).variant(other)
                )


def _chosen(value: object) -> bool:
    """Whether an option is another than the usual one."""
    return any(value) if isinstance(value, list) else value is not None and value is not False


def _check_value(game: str, variant: Variant, value: object, seats: int, lang: str) -> None:
    if variant.kind == FLAG:
        if value is not True:
            _refuse(game, variant, "error-option-flag", lang)
    elif variant.kind == EACH:
        numbers = value if isinstance(value, list) else []
        right = [n for n in numbers if type(n) is int and 0 <= n <= variant.high]
        if not len(right) == len(numbers) == seats:
            _refuse(game, variant, "error-option-each", lang, n=seats, high=variant.high)
    elif type(value) is not int or not 0 <= value < seats:
        _refuse(game, variant, "error-option-seat", lang, n=seats - 1)


def _refuse(game: str, variant: Variant, key: str, lang: str, **args: Part) -> None:
    title = presenter_of(game, lang).variant(variant)
    raise Refusal("setup", said=server_words(lang).say(key, option=title, **args))
