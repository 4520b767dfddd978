"""Positions of KeyForge: any situation as text, for tests, puzzles and bug reports."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

import msgspec

from trivault.games.keyforge.battleline import attach, put_into_play
from trivault.games.keyforge.model import (
    ARTIFACT,
    COLOURS,
    COUNTERS,
    CREATURE,
    HOUSES,
    MOST_CHAINS,
    UPGRADE,
    Card,
    KeyForgeState,
    Side,
)
from trivault.games.keyforge.turn import STEPS, TURN, TURNS
from trivault.kernel import positions
from trivault.kernel.errors import PositionError
from trivault.kernel.frames import Scope
from trivault.kernel.ids import NOTHING, Thing
from trivault.kernel.interpreter import RETURN_ID, run

if TYPE_CHECKING:
    from trivault.games.keyforge.game import KeyForge

ENTRY = re.compile(r"((?P<times>[1-9][0-9]?) )?(?P<slug>[^\s:+]+)(?P<marks>( [^\s]+)*)")
FLAGS = ("exhausted", "stunned", "warded", "enraged", "elusive-used", "granted")
NAMED = ("house", "owner", "icon", "half-icon", "under", "grafted", "as", "copy", "purged")
NUMBERS = ("damage", "amber", "power", "armor-used")
ZONES = ("hand", "deck", "discard", "archives", "purged")


class PlayerForm(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """One player. Card lists hold entries; decks and discard piles are read from the top.

    `troll`, `3 troll`, `troll house:dis` (a maverick), `troll owner:1`, `punch icon:draw`; in play also
    `exhausted stunned warded enraged damage:2 amber:1 power:1 +blood-of-titans under:punch as:shadows`
    (it counts as of that house) `mimic-gel copy:troll` `purged:troll` (one of the purged cards is its doing).
    A gigantic creature is written as its bottom half; `half-icon:draw` is an icon of the other one.
    """

    houses: list[str] = []
    amber: int = 0
    keys: list[str] = []
    chains: int = 0
    hand: list[str] = []
    deck: list[str] = []
    discard: list[str] = []
    archives: list[str] = []
    purged: list[str] = []
    line: list[str] = []
    artifacts: list[str] = []
    forged_last: list[str] = []
    creatures_last: int = 0  # how many it played in its last turn
    known: list[str] = []  # cards in hand that everybody knows


class TurnForm(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    player: int = 0
    number: int = 3
    first: bool = False
    house: str = ""
    step: str = "main"
    played: list[str] = []
    used: list[str] = []
    discarded: list[str] = []
    destroyed: list[str] = []
    fallen: list[str] = []  # destroyed in a fight
    forged: list[str] = []
    done_before: int = 0  # how many cards were played, used or discarded in earlier steps
    effects: list[str] = []  # `loot-the-bodies`, or `foggify by:1` for the opponent's


class Position(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    players: list[PlayerForm]
    game: str = "keyforge"
    turn: TurnForm = msgspec.field(default_factory=TurnForm)
    seed: int = 0
    draws: int = 0
    exact: str = ""


def build(game: KeyForge, given: Mapping[str, object] | str) -> KeyForgeState:
    position = positions.read(given, Position)
    if position.game != game.name:
        raise PositionError(f"a position of {position.game}; expected {game.name}")
    if position.exact:
        state = positions.unpack(game, position.exact)
        if fields(state) != msgspec.structs.replace(position, exact=""):
            raise PositionError("exact: differs from the rest of the position; leave it out of an edited one")
        return state
    if len(position.players) != 2:
        raise PositionError(f"players: expected 2, not {len(position.players)}")
    return _Builder(game, position).build()


class _Builder:
    """Lays the cards out one after the other, giving each the next number."""

    def __init__(self, game: KeyForge, position: Position) -> None:
        self.game = game
        self.position = position
        self.state = game.empty(2, position.seed)

    def build(self) -> KeyForgeState:
        state, turn = self.state, self.position.turn
        positions.within("turn.player", turn.player, 0, 1)
        state.active = turn.player
        for player, form in enumerate(self.position.players):
            self._zones(player, form)
        for player, form in enumerate(self.position.players):
            self._in_play(player, form)
        for side, form in zip(state.players, self.position.players, strict=True):
            side.houses = tuple(form.houses) or self._houses(side)
            self._pools(side, form)
        self._turn(turn)
        state.draws = self.position.draws or state.draws
        state.barrier = 0
        if state.result is None and not self.game.check(state):
            state.scopes.append(Scope(state.active))
            start = STEPS.index(turn.step)
            state.stack += [(TURNS.id, 0), (RETURN_ID, 0), (TURN.id, start)]
            run(state)
        return state

    def _card(self, where: str, entry: str, player: int) -> list[tuple[Thing, dict[str, list[str]]]]:
        """New cards for an entry, with their marks."""
        found = ENTRY.fullmatch(entry)
        if not found:
            raise PositionError(
                f"{where}: {entry!r} is not a card; expected a name such as 'troll' or '3 troll'"
            )
        kind = self.game.card(found["slug"])
        marks = _marks(where, found["marks"].split())
        house = next(iter(marks.pop("house", [])), kind.house)
        owner = int(next(iter(marks.pop("owner", [])), str(player)))
        if house not in HOUSES or owner not in (0, 1):
            raise PositionError(f"{where}: {entry!r}: expected house:HOUSE and owner:0 or owner:1")
        state = self.state
        new = []
        for _ in range(int(found["times"] or 1)):
            state.defs += (kind,)
            state.printed += (house,)
            state.owners += (owner,)
            state.icons += (tuple(marks.get("icon", [])),)
            new.append((len(state.defs) - 1, {k: v for k, v in marks.items() if k != "icon"}))
        return new

    def _cards(self, where: str, entries: Sequence[str], player: int) -> list[Thing]:
        cards = [pair for entry in entries for pair in self._card(where, entry, player)]
        for _, marks in cards:
            if marks:
                raise PositionError(f"{where}: {', '.join(marks)}: only cards in play have that")
        return [card for card, _ in cards]

    def _zones(self, player: int, form: PlayerForm) -> None:
        side = self.state.players[player]
        for zone in ZONES:
            cards = self._cards(f"players[{player}].{zone}", getattr(form, zone), player)
            setattr(side, zone, cards[::-1] if zone in ("deck", "discard") else cards)
        for entry in form.known:
            unknown = [c for c in side.hand if c not in self.state.known]
            card = next((c for c in unknown if _entry(self.state, c, player) == entry), None)
            if card is None:
                raise PositionError(f"players[{player}].known: {entry!r} is not in that hand")
            self.state.known[card] = self.state.everyone

    def _in_play(self, player: int, form: PlayerForm) -> None:
        for zone, kind in (("line", CREATURE), ("artifacts", ARTIFACT)):
            where = f"players[{player}].{zone}"
            for entry in getattr(form, zone):
                for card, marks in self._card(where, entry, player):
                    self._take_form(card, kind, marks)
                    if self.state.defs[card].type != kind:
                        raise PositionError(f"{where}: {entry!r} is no {kind}")
                    if (half := _printed(self.state, card)).half == "top":
                        raise PositionError(f"{where}: {entry!r} is a half; expected {half.other_half}")
                    self._lay(where, card, player, marks)

    def _take_form(self, card: Thing, kind: str, marks: dict[str, list[str]]) -> None:
        """A copy is what it copies; a card that may be of this type is so."""
        other = self.state.defs[card].other
        for key in marks.get("copy", []):
            self.state.become(card, self.game.form(key))
        if other is not None and other.type == kind:
            self.state.become(card, other)

    def _lay(self, where: str, card: Thing, player: int, marks: dict[str, list[str]]) -> None:
        state = self.state
        put_into_play(state, card, player)
        piece = state.play[card]
        piece.ready = "exhausted" not in marks
        piece.stunned, piece.warded = "stunned" in marks, "warded" in marks
        piece.enraged, piece.elusive_used = "enraged" in marks, "elusive-used" in marks
        piece.granted = "granted" in marks
        for name in NUMBERS:
            for number in marks.get(name, []):
                setattr(piece, name.replace("-", "_"), _number(where, name, number))
        for name in COUNTERS:
            for number in marks.get(name, []):
                piece.put(name, _number(where, name, number))
        for house in marks.get("as", []):
            if house not in HOUSES:
                raise PositionError(f"{where}: as:{house}: expected one of {', '.join(HOUSES)}")
            piece.house = house
        for entry in (*marks.get("under", []), *marks.get("grafted", [])):
            (under,) = self._cards(where, [entry.replace("/", " ")], player)
            piece.under.append(under)
            face_up = entry in marks.get("grafted", [])
            state.known[under] = state.everyone if face_up else 1 << state.owners[under]
        for slug in marks.get("purged", []):
            piece.purged += (self._purged(where, slug, piece.purged),)
        if _printed(state, card).half:
            icons = "".join(f" icon:{icon}" for icon in marks.get("half-icon", []))
            house, owner = state.printed[card], state.owners[card]
            half = f"{_printed(state, card).other_half} house:{house} owner:{owner}{icons}"
            (piece.half,) = self._cards(where, [half], player)
        for slug in marks.get("+", []):
            self._attach(where, card, player, slug.replace("/", " "))

    def _attach(self, where: str, host: Thing, player: int, entry: str) -> None:
        """An upgrade with marks of its own: `blood-of-titans owner:1`. Its owner has played it."""
        ((upgrade, marks),) = self._card(where, entry, player)
        self._take_form(upgrade, UPGRADE, {})
        state = self.state
        if state.defs[upgrade].type != UPGRADE:
            raise PositionError(f"{where}: +{entry} is no upgrade")
        attach(state, upgrade, host, state.owners[upgrade])
        for name, numbers in marks.items():
            if name not in COUNTERS:
                raise PositionError(f"{where}: +{entry}: only counters, house:H, owner:N and icon:I")
            state.play[upgrade].put(name, _number(where, name, numbers[0]))

    def _purged(self, where: str, slug: str, taken: tuple[Thing, ...]) -> Thing:
        """A purged card of this name that the card in play has not purged yet."""
        purged = [c for side in self.state.players for c in side.purged if c not in taken]
        card = next((c for c in purged if self.state.defs[c].slug == slug), None)
        if card is None:
            raise PositionError(f"{where}: purged:{slug}: no such card is purged")
        return card

    def _houses(self, side: Side) -> tuple[str, ...]:
        state = self.state
        cards = [c for zone in (*ZONES, "line", "artifacts") for c in getattr(side, zone)]
        return tuple(dict.fromkeys((*(state.printed[c] for c in cards), *HOUSES)))[:3]

    def _pools(self, side: Side, form: PlayerForm) -> None:
        positions.within("amber", form.amber, 0, 10**6)
        positions.within("chains", form.chains, 0, MOST_CHAINS)
        positions.within("creatures_last", form.creatures_last, 0, 10**6)
        side.creatures_last = form.creatures_last
        side.amber, side.chains = form.amber, form.chains
        side.keys, side.forged_last = _bits("keys", form.keys), _bits("forged_last", form.forged_last)
        if unknown := [h for h in side.houses if h not in HOUSES]:
            raise PositionError(f"houses: {unknown[0]!r} is no house; expected some of {', '.join(HOUSES)}")

    def _turn(self, turn: TurnForm) -> None:
        state = self.state
        if turn.step not in STEPS:
            raise PositionError(
                f"turn.step: expected one of {', '.join(filter(None, STEPS))}, not {turn.step!r}"
            )
        if turn.house and turn.house not in HOUSES:
            raise PositionError(f"turn.house: {turn.house!r} is no house; expected one of {', '.join(HOUSES)}")
        state.turn, state.first, state.house = turn.number, turn.first, turn.house
        state.step = turn.step
        state.forged_now = _bits("turn.forged", turn.forged)
        for name in ("played", "used", "discarded", "destroyed", "fallen"):
            taken: list[Thing] = []
            for slug in getattr(turn, name):
                taken.append(self._existing(f"turn.{name}", slug, taken))
            setattr(state, name, taken)
        state.from_hand = len(state.played) + len(state.discarded)
        positions.within("turn.done_before", turn.done_before, 0, state.done())
        state.done_before = turn.done_before
        for entry in turn.effects:
            self._effect(entry)

    def _existing(self, where: str, slug: str, taken: list[Thing]) -> Thing:
        """A card of this name that lies somewhere, rather one that is not taken; a new one in the
        discard pile where none does."""
        state = self.state
        kind = self.game.card(slug)
        copies = [c for c in range(len(state.defs)) if _printed(state, c) is kind]
        order = [c for c in copies if c not in taken] or copies
        mine = [
            c for c in order if state.owners[c] == state.active and c not in state.players[state.active].hand
        ]
        if mine or order:
            return (mine or order)[0]
        (card,) = self._cards(where, [slug], state.active)
        state.players[state.active].discard.insert(0, card)
        return card

    def _effect(self, entry: str) -> None:
        slug, _, by = entry.partition(" by:")
        you = int(by) if by in ("0", "1") else self.state.active
        kind = self.game.card(slug)
        this = next((c for c in self.state.play if self.state.defs[c] is kind), NOTHING)
        trees = [tree for tree in kind.trees() if tree is not kind.play]  # its trigger holds it too
        if not positions.lasting(self.state, trees, you, this):
            raise PositionError(f"turn.effects: {slug!r} has no lasting effect")


def _marks(where: str, words: list[str]) -> dict[str, list[str]]:
    marks: dict[str, list[str]] = {}
    for word in words:
        name, colon, value = word.partition(":")
        if word.startswith("+"):
            marks.setdefault("+", []).append(word[1:])
        elif colon and name in (*NUMBERS, *COUNTERS, *NAMED):
            marks.setdefault(name, []).append(value)
        elif word in FLAGS:
            marks.setdefault(word, []).append("")
        else:
            known = ", ".join(
                (*FLAGS, *(f"{n}:N" for n in (*NUMBERS, *COUNTERS)), "house:H", "owner:N", "icon:I", "+upgrade")
            )
            raise PositionError(f"{where}: {word!r} is not known; expected {known}")
    return marks


def _number(where: str, name: str, text: str) -> int:
    if not text.isdecimal():
        raise PositionError(f"{where}: {name}:{text}: expected a number")
    return int(text)


def _bits(where: str, colours: Sequence[str]) -> int:
    for colour in colours:
        if colour not in COLOURS:
            raise PositionError(f"{where}: {colour!r} is no key; expected some of {', '.join(COLOURS)}")
    return sum(1 << COLOURS.index(colour) for colour in set(colours))


def describe(state: KeyForgeState) -> dict[str, object]:
    """The position of a state; exact where an effect is in the middle."""
    position = fields(state)
    if state.choice is not None and (state.choice.reason != "main" or _hidden_effects(state)):
        position.exact = positions.pack(state)
    described = msgspec.to_builtins(position)
    assert isinstance(described, dict)
    return {"game": state.game.name, **described}


def _hidden_effects(state: KeyForgeState) -> bool:
    """Whether lasting effects with bindings of their own are in force, which names cannot say."""
    indexes = (*state.listeners.values(), *state.modifiers.values())
    return any(x.until != "in-play" for listeners in indexes for x in listeners)


def fields(state: KeyForgeState) -> Position:
    def names(cards: Sequence[Thing]) -> list[str]:
        return [_printed(state, c).slug for c in cards]

    return Position(
        players=[_player(state, player) for player in range(2)],
        turn=TurnForm(
            player=state.active,
            number=state.turn,
            first=state.first,
            house=state.house,
            step=state.step,
            played=names(state.played),
            used=names(state.used),
            discarded=names(state.discarded),
            destroyed=names(state.destroyed),
            fallen=names(state.fallen),
            forged=_colours(state.forged_now),
            done_before=state.done_before,
        ),
        seed=state.seed,
        draws=state.draws,
    )


def _colours(bits: int) -> list[str]:
    return [colour for i, colour in enumerate(COLOURS) if bits >> i & 1]


def _player(state: KeyForgeState, player: int) -> PlayerForm:
    side = state.players[player]
    zones = {zone: [_entry(state, c, player) for c in getattr(side, zone)] for zone in ZONES}
    return PlayerForm(
        houses=list(side.houses),
        amber=side.amber,
        keys=_colours(side.keys),
        chains=side.chains,
        hand=positions.runs(zones["hand"]),
        deck=positions.runs(zones["deck"][::-1]),
        discard=positions.runs(zones["discard"][::-1]),
        archives=positions.runs(zones["archives"]),
        purged=positions.runs(zones["purged"]),
        line=[_in_play_entry(state, c, player) for c in side.line],
        artifacts=[_in_play_entry(state, c, player) for c in side.artifacts],
        forged_last=_colours(side.forged_last),
        creatures_last=side.creatures_last,
        known=sorted(_entry(state, c, player) for c in side.hand if state.knows(state.opponent(player), c)),
    )


def _printed(state: KeyForgeState, card: Thing) -> Card:
    return state.originals.get(card, state.defs[card])


def _entry(state: KeyForgeState, card: Thing, player: int) -> str:
    kind = _printed(state, card)
    words = [kind.slug]
    if state.printed[card] != kind.house:
        words.append(f"house:{state.printed[card]}")
    if state.owners[card] != player:
        words.append(f"owner:{state.owners[card]}")
    return " ".join([*words, *(f"icon:{icon}" for icon in state.icons[card])])


def _in_play_entry(state: KeyForgeState, card: Thing, player: int) -> str:
    piece = state.play[card]
    words = [_entry(state, card, player)]
    kind = state.defs[card]
    words += [] if kind.slug == _printed(state, card).slug else [f"copy:{kind.key}"]
    words += [] if piece.half == NOTHING else [f"half-icon:{icon}" for icon in state.icons[piece.half]]
    words += [] if piece.house == state.printed[card] else [f"as:{piece.house}"]
    words += [] if piece.ready else ["exhausted"]
    flags = FLAGS[1:]
    words += [flag for flag in flags if getattr(piece, flag.replace("-", "_"))]
    numbers = [(name, getattr(piece, name.replace("-", "_"))) for name in NUMBERS]
    words += [f"{name}:{n}" for name, n in (*numbers, *piece.counters) if n]
    words += [_under_entry(state, c, player) for c in piece.under]
    words += [f"purged:{state.defs[c].slug}" for c in piece.purged]
    return " ".join([*words, *(_upgrade_entry(state, c, player) for c in piece.upgrades)])


def _under_entry(state: KeyForgeState, card: Thing, player: int) -> str:
    """A card under another one: face down, or face up where it is grafted (KF-ZONE-13)."""
    name = "grafted" if state.known.get(card) == state.everyone else "under"
    return f"{name}:{_entry(state, card, player).replace(' ', '/')}"


def _upgrade_entry(state: KeyForgeState, card: Thing, player: int) -> str:
    """On the creature that it is attached to: one word, its own marks behind strokes."""
    counters = [f"{name}:{n}" for name, n in state.play[card].counters]
    return "+" + "/".join([*_entry(state, card, player).split(), *counters])
