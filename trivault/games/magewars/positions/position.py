"""Positions of Mage Wars: any situation as text, for tests, puzzles and bug reports."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

import msgspec

from trivault.games.magewars.positions import layout
from trivault.games.magewars.positions.entries import CardEntry, read
from trivault.games.magewars.rules.activation import ACTIVATION, Act
from trivault.games.magewars.rules.movement import MOST_MOVES, most_moves
from trivault.games.magewars.rules.round import LAST_ROUND, ROUND, ROUNDS, STAGES, ActionPhases, InTurn
from trivault.games.magewars.rules.traits import life
from trivault.games.magewars.state.arena import APPRENTICE, FULL, LARGE, Arena
from trivault.games.magewars.state.model import ELEMENTS, MAGE, MageWarsState
from trivault.games.magewars.state.printed import Card
from trivault.games.magewars.state.record_forms import (
    SideWritten,
    TableWritten,
    read_side,
    read_table,
    write_side,
    write_table,
)
from trivault.kernel import positions
from trivault.kernel.abilities import Until
from trivault.kernel.errors import PositionError, UnknownCard
from trivault.kernel.frames import IN_PLAY, Scope
from trivault.kernel.ids import NOTHING, Thing
from trivault.kernel.interpreter import RETURN_ID, run
from trivault.kernel.notation import refs

if TYPE_CHECKING:
    from trivault.games.magewars.state.model import MageWarsCore

MAGES = ("beastmaster", "warlock", "priestess", "wizard")  # who plays where nobody is named
SHAPES = {"full": FULL, "apprentice": APPRENTICE, "large": LARGE}
ACT = next(i for i, part in enumerate(ACTIVATION.parts) if isinstance(part, Act))
BETWEEN = ("before", "bound", "after")  # an action phase: nothing done yet, a quickcast done, it is over
MOST_REMEMBERED = 100  # more than happens in a round
AWAY = "away"  # objects that are out of the arena for a while


class PlayerForm(SideWritten, forbid_unknown_fields=True, omit_defaults=True, kw_only=True):
    """One player. `mage` is an entry such as `wizard b2 mana:20 damage:3 +leather-boots`; spells are
    written `2 fireball`; the discard pile is read from the top."""

    mage: str = ""
    spellbook: list[str] = []
    prepared: list[str] = []
    discard: list[str] = []


class Position(TableWritten, forbid_unknown_fields=True, omit_defaults=True, kw_only=True):
    """`objects` are entries (see `entries`) by zone (`b2`) and, for walls, by border (`b2-c2`)."""

    players: list[PlayerForm]
    game: str = "mage-wars"
    arena: str = ""
    player: int = 0  # whose turn it is in a phase in which the players take turns
    stage: str = "before"  # or bound, or after an action phase
    acting: str = ""  # the creature in the middle of its action phase
    moves: int = 0  # its move actions
    limit: int = 0  # the most of them; 0: as the rules say
    objects: dict[str, list[str]] = {}
    effects: list[str] = []  # lasting ones: `battle-fury p1 it:timber-wolf`
    barriers: list[str] = []  # whose barrier has hit whom in this round: `wizard timber-wolf`
    attacked: list[str] = []  # who has attacked whom in this round
    seed: int = 0
    draws: int = 0
    exact: str = ""


def build(game: MageWarsCore, given: Mapping[str, object] | str) -> MageWarsState:
    position = positions.read(given, Position)
    if position.game != game.name:
        raise PositionError(f"a position of {position.game}; expected {game.name}")
    if position.exact:
        state = positions.unpack(game.from_bytes, position.exact)
        if fields(state) != msgspec.structs.replace(position, exact=""):
            raise PositionError("exact: differs from the rest of the position; leave it out of an edited one")
        return state
    if len(position.players) not in game.seats:
        raise PositionError(f"players: expected 2 to 4, not {len(position.players)}")
    return _Builder(game, position).build()


class _Builder:
    """Lays the table: first the mages, then the objects zone by zone, then the spells out of play."""

    def __init__(self, game: MageWarsCore, position: Position) -> None:
        self.game = game
        self.position = position
        self.state = game.empty(len(position.players), position.seed)
        self.table = layout.Layout(self.state)

    def build(self) -> MageWarsState:
        state, position = self.state, self.position
        state.arena = self._arena()
        state.lay_out([], [])
        self._numbers()
        for player, form in enumerate(position.players):
            self._mage(player, form)
        for name in sorted(position.objects):
            self._objects(name, position.objects[name])
        for player, form in enumerate(position.players):
            self._spells(player, form)
        self.table.finish()
        self._check_life()
        self._memory()
        state.draws = position.draws or state.draws
        state.barrier = 0
        self.game.settle_winner(state)
        if state.result is None:
            self._resume()
            run(state)
        return state

    def _arena(self) -> Arena:
        seats = len(self.position.players)
        default = "full" if seats == 2 or self.position.teams else "large"
        shape = SHAPES.get(self.position.arena or default)
        if shape is None:
            raise PositionError(f"arena: expected one of {', '.join(SHAPES)}, not {self.position.arena!r}")
        return shape

    def _numbers(self) -> None:
        state, position = self.state, self.position
        last = state.seats - 1
        read_table(position, state)
        positions.within("player", position.player, 0, last)
        positions.within("round", position.round, 1, LAST_ROUND)
        positions.within("moves", position.moves, 0, MOST_MOVES)
        positions.within("limit", position.limit, 0, MOST_MOVES)
        positions.within("draws", position.draws, 0, 2**63 - 1)
        for name in ("effects", "barriers", "attacked"):
            if len(getattr(position, name)) > MOST_REMEMBERED:
                raise PositionError(f"{name}: more than {MOST_REMEMBERED}")
        if position.phase not in STAGES:
            raise PositionError(f"phase: expected one of {', '.join(STAGES)}, not {position.phase!r}")
        if position.teams and state.seats != 4:
            raise PositionError(f"teams: two players against two, not {state.seats} players")
        if position.stage not in BETWEEN:
            raise PositionError(f"stage: expected one of {', '.join(BETWEEN)}, not {position.stage!r}")

    def _entries(self, where: str, texts: Sequence[str]) -> list[CardEntry]:
        found = [read(f"{where}[{i}]", text) for i, text in enumerate(texts)]
        for entry in found:
            _check(self.game, entry, self.state.seats)
        return found

    def _mage(self, player: int, form: PlayerForm) -> None:
        (entry,) = self._entries(f"players[{player}].mage", [form.mage or MAGES[player]])
        if self.game.card(entry.slug).type != MAGE:
            raise entry.error("no mage; expected beastmaster, priestess, warlock or wizard")
        if form.element not in ("", *ELEMENTS):
            raise PositionError(
                f"players[{player}].element: expected one of {', '.join(ELEMENTS)}, not {form.element!r}"
            )
        read_side(f"players[{player}]", form, self.state.players[player])
        self.table.mage(player, entry)

    def _objects(self, name: str, texts: Sequence[str]) -> None:
        names = self.state.arena.names
        if name != AWAY and name not in names:
            raise PositionError(
                f"objects: {name!r} is no zone or border of this arena; "
                f"expected {names[0]} to {names[self.state.arena.zones - 1]}, or two of them: {names[-1]}"
            )
        where = names.index(name) if name != AWAY else NOTHING
        for entry in self._entries(f"objects.{name}", texts):
            if len({name == AWAY, entry.flag("banish"), entry.flag("left")}) > 1:
                raise entry.error(f"what is banished lies under {AWAY!r}: 'timber-wolf banish:2 left:b2'")
            for _ in range(entry.times):
                self.table.lay(entry, where)

    def _spells(self, player: int, form: PlayerForm) -> None:
        side = self.state.players[player]
        for zone in ("spellbook", "prepared", "discard"):
            entries = self._entries(f"players[{player}].{zone}", getattr(form, zone))
            cards = [self.table.spell(entry, player) for entry in entries for _ in range(entry.times)]
            setattr(side, zone, cards[::-1] if zone == "discard" else cards)

    def _check_life(self) -> None:
        for thing, piece in self.state.play.items():
            most = life(self.state, thing)
            if self.state.card(thing).life and piece.damage >= most:
                name = self.state.card(thing).slug
                raise PositionError(f"{name}: damage {piece.damage} with {most} life would have destroyed it")

    def _memory(self) -> None:
        """What happened in this round, and what lasts."""
        state = self.state
        for name in ("barriers", "attacked"):
            for i, text in enumerate(getattr(self.position, name)):
                where = f"{name}[{i}]"
                pair = text.split()
                if len(pair) != 2:
                    raise PositionError(
                        f"{where}: {text!r}: expected two objects, such as 'wizard timber-wolf'"
                    )
                one, other = (self.table.find(where, word) for word in pair)
                getattr(state, name).append((one, other))
        for i, text in enumerate(self.position.effects):
            self._effect(f"effects[{i}]", text)

    def _effect(self, where: str, text: str) -> None:
        slug, *words = text.split()
        card = _known(self.game, where, slug)
        you, targets = 0, []
        for word in words:
            if word in (f"p{n}" for n in range(self.state.seats)):
                you = int(word[1:])
            elif word.startswith("it:"):
                targets.append(self.table.find(where, word[3:]))
            else:
                raise PositionError(f"{where}: {word!r}: expected the player (p1) or it:OBJECT")
        trees = [node for tree in card.trees() for node in positions.nodes_of(tree) if isinstance(node, Until)]
        if not trees:
            raise PositionError(f"{where}: {slug} has no lasting effect")
        this = next((t for t in self.state.play if self.state.card(t) is card), None)
        source = self.table.spell(CardEntry(where, slug), you) if this is None else this
        if this is None:
            self.state.players[you].discard.append(source)
        self.state.scopes.append(Scope(you, source, names={"it": tuple(targets)} if targets else None))
        for node in dict.fromkeys(trees):
            node.run(self.state)
        self.state.scopes.pop()

    # Where the game goes on

    def _resume(self) -> None:
        state, position = self.state, self.position
        state.scopes.append(Scope(state.initiative))
        state.stack += [(ROUNDS.id, 0), (RETURN_ID, 0)]
        index = STAGES[position.phase]
        node = ROUND.parts[index]
        turn = state.order().index(position.player)
        if isinstance(node, InTurn):
            state.scopes[-1].bind_numbers(node.name, turn)
            state.stack += [(ROUND.id, index + 1), (node.id, 0)]
        elif isinstance(node, ActionPhases):
            state.scopes[-1].bind_numbers("turn", turn, BETWEEN.index(position.stage))
            state.stack += [(ROUND.id, index + 1), (node.id, 2 if position.acting else 0)]
            if position.acting:
                self._act()
        else:
            state.stack.append((ROUND.id, index))

    def _act(self) -> None:
        """In the middle of an action phase, before the next action."""
        state, position = self.state, self.position
        creature = self.table.find("acting", position.acting)
        if not state.is_creature(creature) or state.controller(creature) != position.player:
            raise PositionError(f"acting: {position.acting!r} is no creature of player {position.player}")
        piece = state.play[creature]
        piece.active = False
        state.acting, state.moves, state.acted = creature, position.moves, False
        state.limit = position.limit or most_moves(state, creature)
        state.scopes.append(Scope(position.player, creature))
        state.stack += [(RETURN_ID, 0), (ACTIVATION.id, ACT)]


def _known(game: MageWarsCore, where: str, slug: str) -> Card:
    try:
        return game.card(slug)
    except UnknownCard as error:
        raise PositionError(f"{where}: {error}") from None


def _check(game: MageWarsCore, entry: CardEntry, seats: int) -> None:
    """All cards of an entry exist, and all its players sit at the table."""
    _known(game, entry.where, entry.slug)
    for slug in (name for mark in ("bound", "bound-open", "assigned") for name in entry.names(mark)):
        _known(game, entry.where, slug)
    for player in (entry.player, entry.owner):
        if player is not None and player >= seats:
            raise entry.error(f"p{player}: expected p0 to p{seats - 1}")
    for attached in entry.attached:
        _check(game, attached, seats)


# Writing


def describe(state: MageWarsState) -> dict[str, object]:
    """The position of a state; exact where an effect is in the middle, or somebody has conceded."""
    position = fields(state)
    middle = state.choice is not None and (not _plain(state) or _lasting(state))
    if middle or state.conceded:
        position.exact = positions.pack(state)
    described = msgspec.to_builtins(position)
    assert isinstance(described, dict)
    return {"game": state.game.name, **described}


def _plain(state: MageWarsState) -> bool:
    """Whether the open choice is one at which a position can begin."""
    assert state.choice is not None
    reason = state.choice.reason
    if state.answers or state.casts or state.attacks or state.batches:
        return False
    return reason in ("turn", "deploy", "first-quickcast", "final-quickcast", "act", "prepare")


def _lasting(state: MageWarsState) -> bool:
    """Whether lasting effects with bindings of their own are in force, which names cannot say."""
    indexes = (*state.listeners.values(), *state.modifiers.values())
    return any(x.until != IN_PLAY for listeners in indexes for x in listeners)


def fields(state: MageWarsState) -> Position:
    names = refs(state, state.play)

    def pairs(found: list[tuple[Thing, Thing]]) -> list[str]:
        return [f"{names[a]} {names[b]}" for a, b in found if a in names and b in names]

    acting = not state.over and state.acting in state.play  # nobody acts any more once the game is over
    turn = state.scopes[0] if state.scopes else None
    position = Position(
        players=[_player(state, player, names) for player in range(state.seats)],
        arena=next(name for name, shape in SHAPES.items() if shape is state.arena),
        player=_whose(state, turn),
        stage=BETWEEN[turn.numbers("turn")[1]] if turn and turn.numbers("turn") else "before",
        acting=names[state.acting] if acting else "",
        moves=state.moves if acting else 0,
        limit=state.limit if acting else 0,
        objects=_objects(state, names),
        barriers=pairs(state.barriers),
        attacked=pairs(state.attacked),
        seed=state.seed,
        draws=state.draws,
    )
    write_table(state, position)
    return position


def _whose(state: MageWarsState, scope: Scope | None) -> int:
    name = "turn" if state.phase == "action" else state.phase
    numbers = scope.numbers(name) if scope is not None else ()
    return state.order()[numbers[0] % state.seats] if numbers else 0


def _objects(state: MageWarsState, names: dict[Thing, str]) -> dict[str, list[str]]:
    found: dict[str, list[str]] = {}
    for thing, piece in state.play.items():
        if piece.host != NOTHING or state.card(thing).type == MAGE:
            continue
        where = piece.border if piece.border != NOTHING else piece.zone
        name = state.arena.names[where] if where != NOTHING else AWAY
        found.setdefault(name, []).append(layout.written(state, thing, names))
    return dict(sorted(found.items()))


def _player(state: MageWarsState, player: int, names: dict[Thing, str]) -> PlayerForm:
    side = state.players[player]

    def spells(cards: Sequence[Thing]) -> list[str]:
        return positions.runs([layout.spell_written(state, card, player) for card in cards])

    fallen = side.mage not in state.play
    form = PlayerForm(
        mage=f"{state.card(side.mage).slug} fallen" if fallen else layout.written(state, side.mage, names),
        spellbook=spells(side.spellbook),
        prepared=spells(side.prepared),
        discard=spells(side.discard[::-1]),
    )
    write_side(side, form)
    return form
