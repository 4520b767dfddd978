"""What is to be said of a card in play beside its name: (kind of badge, words)."""

from __future__ import annotations

from collections.abc import Iterator

from trivault.games.keyforge.positions.view import KeyForgeView
from trivault.games.keyforge.presentation.active_effects import SHOWN_WITH_CARD
from trivault.games.keyforge.presentation.table_words import KeyForgeTableWords
from trivault.games.keyforge.rules.creature_stats import armor, keyword, power
from trivault.games.keyforge.state import aspects
from trivault.kernel.ids import Thing

KEYWORDS = [name for name in SHOWN_WITH_CARD if name not in (aspects.POWER, aspects.ARMOR)]


def badges(presenter: KeyForgeTableWords, view: KeyForgeView, card: Thing) -> Iterator[tuple[str, str]]:
    state = presenter.table(view)
    piece = state.play[card]
    yield "house", presenter.house(state.house_of(card))
    if state.is_creature(card):
        if flank := _flank(view.sides[piece.controller].line, card):
            yield "flank", presenter.say(flank)
        yield "power", presenter.say("ui-power", n=power(state, card))
        if worn := max(0, armor(state, card) - piece.armor_used):
            yield "armor", presenter.say("ui-armor", n=worn)
        for name in KEYWORDS:
            if n := keyword(state, card, name):
                yield "keyword", presenter.say("keyword", word=name, n=n)
    if piece.damage:
        yield "damage", presenter.say("ui-damage", n=piece.damage)
    for name in ("stunned", "warded", "enraged"):
        if getattr(piece, name):
            yield name, presenter.say(f"ui-{name}")
    if not piece.ready:
        yield "exhausted", presenter.say("ui-exhausted")
    if piece.amber:
        yield "amber", presenter.say("ui-amber", n=piece.amber)
    for name, n in piece.counters:
        yield "counters", presenter.say("ui-counters", name=presenter.say("counter-name", word=name), n=n)
    if piece.upgrades:
        yield "upgrades", presenter.say("ui-upgrades", cards=", ".join(presenter.names(view, piece.upgrades)))
    yield from _under(presenter, view, card)
    if state.owners[card] != piece.controller:
        yield "owner", presenter.say("ui-owner", player=presenter.player(state.owners[card]))


def _flank(line: tuple[Thing, ...], card: Thing) -> str:
    """Where a creature stands, if on a flank; alone it stands on both."""
    if line[0] == card:
        return "ui-left-flank" if len(line) > 1 else "ui-both-flanks"
    return "ui-right-flank" if line[-1] == card else ""


def _under(presenter: KeyForgeTableWords, view: KeyForgeView, card: Thing) -> Iterator[tuple[str, str]]:
    """The cards under a card: by name as far as the player knows them."""
    (shown,) = (piece for piece in view.play if piece.card == card)
    if shown.under:
        hidden = sum(thing < 0 for thing in shown.under)
        known = presenter.names(view, shown.under)
        said = ", ".join([*known, *([presenter.say("ui-face-down", n=hidden)] if hidden else [])])
        yield "under", presenter.say("ui-under", cards=said)
