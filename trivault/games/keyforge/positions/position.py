"""Positions of KeyForge: any situation as text, for tests, puzzles and bug reports; `layout` reads them."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from trivault.games.keyforge.effects.battleline import claims_of_upgrades
from trivault.games.keyforge.positions.entries import ABDUCTED, WHO
from trivault.games.keyforge.state.model import COLOURS, KeyForgeState
from trivault.games.keyforge.state.record_forms import (
    SideWritten,
    TurnWritten,
    piece_marks,
    write_side,
    write_turn,
)
from trivault.kernel import positions
from trivault.kernel.ids import NOTHING, Thing

ZONES = ("hand", "deck", "discard", "archives", "purged")


class PlayerForm(SideWritten, forbid_unknown_fields=True, omit_defaults=True, kw_only=True):
    """One player. Card lists hold entries; decks and discard piles are read from the top.

    `troll`, `3 troll`, `troll house:dis` (a maverick), `troll owner:1`, `punch icon:draw`; in play also
    `exhausted stunned warded enraged damage:2 amber:1 power:1 +blood-of-titans under:punch as:shadows`
    (it counts as of that house) `mimic-gel copy:troll` `purged:troll` (one of the purged cards is its doing).
    A gigantic creature is written as its bottom half; `half-icon:draw` is an icon of the other one.
    """

    houses: list[str] = []
    hand: list[str] = []
    deck: list[str] = []
    discard: list[str] = []
    archives: list[str] = []
    purged: list[str] = []
    line: list[str] = []
    artifacts: list[str] = []
    known: list[str] = []  # cards in hand that everybody knows


class TurnForm(TurnWritten, forbid_unknown_fields=True, omit_defaults=True, kw_only=True):
    effects: list[str] = []  # `loot-the-bodies`, `foggify by:1`, `tezmal house:dis`


class Position(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    players: list[PlayerForm]
    game: str = "keyforge"
    turn: TurnForm = msgspec.field(default_factory=TurnForm)
    seed: int = 0
    draws: int = 0
    order_discards: bool = False  # whether the order of destroyed cards is asked for (KF-DEST-03)
    exact: str = ""


def describe(state: KeyForgeState) -> dict[str, object]:
    """The position of a state; exact where an effect is in the middle, even if the game ended there, or
    somebody has conceded."""
    position = fields(state)
    middle = state.choice is not None and (state.choice.reason != "main" or _hidden_effects(state))
    middle |= any(_hidden_claims(state, card) for card in state.play)
    if middle or state.resolving or state.conceded:
        position.exact = positions.pack(state)
    described = msgspec.to_builtins(position)
    assert isinstance(described, dict)
    return {"game": state.game.name, **described}


def _hidden_effects(state: KeyForgeState) -> bool:
    """Whether lasting effects with bindings of their own are in force, which names cannot say."""
    indexes = (*state.listeners.values(), *state.modifiers.values())
    return any(x.until != "in-play" for listeners in indexes for x in listeners)


def _hidden_claims(state: KeyForgeState, card: Thing) -> bool:
    """Whether its upgrades alone do not say who has control of a card, and after whom."""
    claims = state.play[card].claims
    return (claims if len(claims) > 1 else ()) != claims_of_upgrades(state, card)


def fields(state: KeyForgeState) -> Position:
    def names(cards: Sequence[Thing]) -> list[str]:
        return [state.printed_card(c).slug for c in cards]

    turn = TurnForm()
    write_turn(state, turn, names, colours)
    return Position(
        players=[_player(state, player) for player in range(2)],
        turn=turn,
        seed=state.seed,
        draws=state.draws,
        order_discards=state.orders_discards,
    )


def colours(bits: int) -> list[str]:
    return [colour for i, colour in enumerate(COLOURS) if bits >> i & 1]


def _player(state: KeyForgeState, player: int) -> PlayerForm:
    side = state.players[player]
    zones = {zone: [entry_of(state, c, player) for c in getattr(side, zone)] for zone in ZONES}
    for zone in ("deck", "archives"):
        zones[zone] = [
            f"{entry}{_known(state, card)}{f' {ABDUCTED}' if card in side.abducted else ''}"
            for entry, card in zip(zones[zone], getattr(side, zone), strict=True)
        ]
    form = PlayerForm(
        houses=list(side.houses),
        hand=positions.runs(zones["hand"]),
        deck=positions.runs(zones["deck"][::-1]),
        discard=positions.runs(zones["discard"][::-1]),
        archives=positions.runs(zones["archives"]),
        purged=positions.runs(zones["purged"]),
        line=[_in_play_entry(state, c, player) for c in side.line],
        artifacts=[_in_play_entry(state, c, player) for c in side.artifacts],
        known=sorted(entry_of(state, c, player) for c in side.hand if state.knows(state.opponent(player), c)),
    )
    write_side(side, form, colours)
    return form


def _known(state: KeyForgeState, card: Thing) -> str:
    """Who has seen a card that lies hidden."""
    return f" known:{WHO[state.known[card]]}" if card in state.known else ""


def entry_of(state: KeyForgeState, card: Thing, player: int) -> str:
    kind = state.printed_card(card)
    words = [kind.slug]
    if state.printed[card] != kind.house:
        words.append(f"house:{state.printed[card]}")
    if state.owners[card] != player:
        words.append(f"owner:{state.owners[card]}")
    return " ".join([*words, *(f"icon:{icon}" for icon in state.icons[card])])


def _in_play_entry(state: KeyForgeState, card: Thing, player: int) -> str:
    piece = state.play[card]
    words = [entry_of(state, card, player)]
    kind = state.defs[card]
    printed = state.printed_card(card)
    words += [] if kind in (printed, printed.other) else [f"copy:{kind.key}"]
    words += [] if piece.half == NOTHING else [f"half-icon:{icon}" for icon in state.icons[piece.half]]
    words += [] if piece.house == state.printed[card] else [f"as:{piece.house}"]
    words += piece_marks(piece)
    words += [f"{name}:{n}" for name, n in piece.counters]
    words += [_under_entry(state, c, player) for c in piece.under]
    words += [f"purged:{state.defs[c].slug}" for c in piece.has_purged]
    return " ".join([*words, *(_upgrade_entry(state, c, player) for c in piece.upgrades)])


def _under_entry(state: KeyForgeState, card: Thing, player: int) -> str:
    """A card under another one: face down, or face up where it is grafted (KF-ZONE-13)."""
    name = "grafted" if state.known.get(card) == state.everyone else "under"
    return f"{name}:{entry_of(state, card, player).replace(' ', '/')}"


def _upgrade_entry(state: KeyForgeState, card: Thing, player: int) -> str:
    """On the creature that it is attached to: one word, its own marks behind strokes."""
    counters = [f"{name}:{n}" for name, n in state.play[card].counters]
    return "+" + "/".join([*entry_of(state, card, player).split(), *counters])
