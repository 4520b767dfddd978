"""Situations for the tests of rules and cards: what lies in the arena, how the dice fall, and exactly
what an answer changes."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Any, Self

import msgspec

from trivault.games.magewars.game import GAME
from trivault.games.magewars.positions.position import PlayerForm, Position, fields
from trivault.games.magewars.rules import dice
from trivault.games.magewars.rules.traits import armor, life, trait
from trivault.games.magewars.state.model import MageWarsState
from trivault.games.magewars.state.records import Piece
from trivault.kernel import rng
from trivault.testing import Scenario

SIDE = PlayerForm.__struct_fields__
AROUND = ("players", "game", "objects", "draws", "exact")
TABLE = tuple(name for name in Position.__struct_fields__ if name not in AROUND)
DEFAULTS = msgspec.structs.asdict(Position(players=[])) | msgspec.structs.asdict(PlayerForm())
LISTS = tuple(name for name, value in DEFAULTS.items() if isinstance(value, list))
COMPARED = ("round", "initiative", "phase", "player", "acting")  # what `changed` looks at, beside cards
PLACE = re.compile(r"[a-h][0-9](_[a-h][0-9])?|away")

Faces = str | Sequence[int | str]


class Dice:
    """The dice of a situation: each roll takes what was laid ready for it; no other roll happens."""

    def __init__(self) -> None:
        self.attacks: list[tuple[int, ...]] = []
        self.effects: list[int] = []

    def dice(self, state: MageWarsState, count: int, sides: int) -> tuple[int, ...]:
        assert self.attacks, f"{count} attack dice are rolled, but none are laid ready"
        faces = self.attacks.pop(0)
        assert len(faces) == count, f"{count} attack dice are rolled, not {len(faces)}"
        state.barrier += 1
        return tuple(face + 1 for face in faces)

    def below(self, state: MageWarsState, n: int) -> int:
        assert self.effects, "the effect die is rolled, but no result is laid ready"
        state.barrier += 1
        return self.effects.pop(0) - 1

    @contextmanager
    def thrown(self) -> Iterator[None]:
        vars(dice)["rng"] = self
        try:
            yield
        finally:
            vars(dice)["rng"] = rng


def faces(roll: Faces) -> tuple[int, ...]:
    """The numbers of faces for `2 1* 0` or [2, "1*", 0]; a star is critical."""
    shown = {f"{damage}{'*' if star else ''}": i for i, (damage, star) in enumerate(dice.FACES)}
    return tuple(shown[str(face)] for face in (roll.split() if isinstance(roll, str) else roll))


class Situation(Scenario[MageWarsState]):
    """Player 0 is to move and is named without a prefix: `mage`, `prepared`, `p1_mage` … Zones and
    borders are named by themselves: `b2`, `b2_c2`.

    Entries are separated by commas: `timber-wolf damage:2 +bear-strength, emerald-tegu p1 guard`.
    Dice that fall while the situation is set up (in an upkeep phase) are `attack_dice` and `effect_die`.

    >>> with Situation(b2="timber-wolf, emerald-tegu p1") as table:
    ...     table.dice("2 1* 0 2", effect=7)
    ...     table.answer("activate timber-wolf", "attack emerald-tegu")
    ...     table.changed(b2="timber-wolf inactive, emerald-tegu p1 damage:2")
    """

    def __init__(self, attack_dice: Any = (), effect_die: Any = (), **given: Any) -> None:
        self.laid = Dice()
        for roll in attack_dice:
            self.dice(roll)
        self.dice(effect=effect_die)
        with self.laid.thrown():
            super().__init__(GAME, written(given))

    def __enter__(self) -> Self:
        return self

    def __exit__(self, failed: type[BaseException] | None, *rest: object) -> None:
        super().__exit__(failed, *rest)
        if failed is None:
            left = (self.laid.attacks, self.laid.effects)
            assert left == ([], []), f"dice were laid ready that nobody rolled: {left}"

    def dice(self, attack: Faces | None = None, effect: int | Sequence[int] = ()) -> None:
        """How the next attack dice and effect dice fall; a roll of attack dice needs exactly its number."""
        if attack is not None:
            self.laid.attacks.append(faces(attack))
        self.laid.effects += [effect] if isinstance(effect, int) else effect

    def answer(self, *answers: str, player: int | None = None) -> None:
        """Give answers, one for each choice; in planning, of the named player."""
        with self.laid.thrown():
            for answer in answers:
                self.state.apply(answer, player)

    def shows(self, **expected: Any) -> None:
        """What is named looks like this now; for what has happened while the situation was set up."""
        now = snapshot(self.state)
        found = {name: now.get(name, "") for name in expected}
        assert found == expected, f"found: {found}; expected: {expected}"

    def card(self, name: str) -> int:
        """The one card of this name in play."""
        (card,) = (c for c in self.state.play if self.state.card(c).slug == name)
        return card

    def piece(self, name: str) -> Piece:
        """The one card of this name, as it lies there."""
        return self.state.play[self.card(name)]

    def trait(self, name: str, of: str) -> int:
        return trait(self.state, self.card(of), name)

    def armor(self, of: str) -> int:
        return armor(self.state, self.card(of))

    def life(self, of: str) -> int:
        return life(self.state, self.card(of))

    @property
    def reason(self) -> str:
        """Why somebody is asked now."""
        return self.state.choice.reason if self.state.choice else "over"

    @property
    def asked(self) -> int | None:
        """The player who is asked now."""
        return self.state.choice.player if self.state.choice else None

    def snapshot(self, state: MageWarsState) -> dict[str, Any]:
        return snapshot(state)


def written(given: dict[str, Any]) -> dict[str, Any]:
    """The position that the names of a situation describe."""
    seats = max([1, *(int(found[1]) for name in given if (found := re.match(r"p([0-9])_", name)))]) + 1
    players: list[dict[str, Any]] = [{} for _ in range(seats)]
    table: dict[str, Any] = {"players": players, "objects": {}}
    for name, value in given.items():
        player, part = (int(name[1]), name[3:]) if re.match(r"p[0-9]_", name) else (0, name)
        entries = (
            [entry.strip() for entry in value.split(",") if entry.strip()] if isinstance(value, str) else []
        )
        if PLACE.fullmatch(name):
            table["objects"][name.replace("_", "-")] = entries
            continue
        assert part in SIDE or (part in TABLE and part == name), name
        (players[player] if part in SIDE else table)[part] = entries if part in LISTS else value
    return table


def snapshot(state: MageWarsState) -> dict[str, Any]:
    """All that lies on the table, by the names of a situation, whose turn it is, and who has won."""
    position: Position = fields(state)
    found: dict[str, Any] = {name: getattr(position, name) for name in COMPARED}
    found["winner"] = state.result[0] if state.result else None
    for seat, side in enumerate(position.players):
        form = msgspec.structs.asdict(side)
        found |= {(f"p{seat}_" if seat else "") + name: form[name] for name in SIDE}
    found |= {name.replace("-", "_"): entries for name, entries in position.objects.items()}
    return {name: ", ".join(value) if isinstance(value, list) else value for name, value in found.items()}
