"""Objects of a position: laid out on the table, and written as entries again."""

from __future__ import annotations

from trivault.games.magewars.effects.metamagic import GiveLife
from trivault.games.magewars.positions.entries import FRESH, NUMBER_MARKS, CardEntry
from trivault.games.magewars.rules.objects import put_into_play, start_zone, turn_up, user, wall_on
from trivault.games.magewars.rules.targets import KINDS
from trivault.games.magewars.rules.traits import finite_life
from trivault.games.magewars.state import aspects
from trivault.games.magewars.state.model import (
    ATTACK,
    CONJURATION,
    CREATURE,
    ENCHANTMENT,
    EQUIPMENT,
    INCANTATION,
    MAGE,
    MANA,
    WALL,
    MageWarsState,
)
from trivault.games.magewars.state.printed import Card
from trivault.games.magewars.state.record_forms import PIECE_NUMBERS, mark_piece, piece_marks
from trivault.games.magewars.state.records import Piece
from trivault.kernel.errors import PositionError
from trivault.kernel.frames import Scope
from trivault.kernel.ids import NOTHING, Thing
from trivault.kernel.notation import refs

S = MageWarsState

MARKERS = tuple(name for name in NUMBER_MARKS if name not in (*PIECE_NUMBERS, "mana"))
RINGS = 2  # MW-EQUIP-03
SPELL = "spell-"  # begins the ready markers of innate spells

MOST_CARDS = 500
MOST_OBJECTS = 150  # more than any game brings into the arena


def life_given(card: Card) -> int:
    return card.effect.n if isinstance(card.effect, GiveLife) else 0


class Layout:
    """Gives each card the next number and puts it where it belongs."""

    def __init__(self, state: S) -> None:
        self.state = state
        self._later: list[tuple[CardEntry, Thing]] = []  # whom they must attack is known when all lie there

    def _new(self, card: Card, owner: int) -> Thing:
        if len(self.state.owners) == MOST_CARDS:
            raise PositionError(f"more than {MOST_CARDS} cards")
        self.state.defs += (card,)
        self.state.owners += (owner,)
        return len(self.state.defs) - 1

    def _card(self, entry: CardEntry, player: int) -> Thing:
        owner = player if entry.owner is None else entry.owner
        return self._new(self.state.magewars.card(entry.slug), owner)

    def mage(self, player: int, entry: CardEntry) -> None:
        state = self.state
        side, thing = state.players[player], self._card(entry, player)
        side.mage = thing
        innate = () if state.apprentice else state.card(thing).innate
        side.innate = [self._new(state.magewars.card(slug), player) for slug in innate]
        if entry.flag("fallen"):
            return
        zone = entry.zone or state.arena.names[start_zone(state, player)]
        self._put(entry, thing, player, self._zone(entry, zone))
        state.play[thing].mana = entry.number("mana", MANA)

    def _zone(self, entry: CardEntry, name: str) -> Thing:
        zones = self.state.arena.names[: self.state.arena.zones]
        if name not in zones:
            raise entry.error(f"{name} is no zone of this arena")
        return zones.index(name)

    def lay(self, entry: CardEntry, where: Thing) -> None:
        """An object in a zone, on a border, or (nowhere) out of the arena."""
        state, card = self.state, self.state.magewars.card(entry.slug)
        player = entry.player or 0
        problem = _misplaced(state, card, where)
        if problem or entry.zone:
            raise entry.error(problem or f"{entry.zone}: only mages name their zone so")
        self._put(entry, self._card(entry, player), player, where)

    def _put(self, entry: CardEntry, thing: Thing, player: int, where: Thing) -> None:
        state = self.state
        card = state.card(thing)
        if len(state.play) == MOST_OBJECTS:
            raise entry.error(f"more than {MOST_OBJECTS} objects")
        piece = put_into_play(state, thing, player, where)
        if card.type == ENCHANTMENT and not entry.hidden:
            turn_up(state, thing)
        elif card.type != ENCHANTMENT and entry.hidden:
            raise entry.error("only enchantments lie face down")
        self._bear(entry, thing, piece)
        if card.type == EQUIPMENT:
            piece.slots = self._worn(entry, thing, card)
        for attached in entry.attached:
            self._attach(attached, thing, player)
        self._hold(entry, thing, piece)
        self._later.append((entry, thing))

    def _give_life(self, thing: Thing, piece: Piece) -> None:
        """What an enchantment gives where it lies; one that says how much it gave has given it."""
        more = life_given(self.state.card(thing))
        if more and piece.host in self.state.play and not finite_life(self.state, piece.host):
            piece.life = more
            self.state.play[piece.host].life += more

    def _bear(self, entry: CardEntry, thing: Thing, piece: Piece) -> None:
        """Markers, damage, life and mana."""
        state = self.state
        acts = state.card(thing).type in (CREATURE, MAGE)
        if not acts and (entry.flag("guard") or entry.flag("inactive")):
            raise entry.error("only creatures guard or act")
        piece.active = acts and not entry.flag("inactive")
        piece.quickcast = state.card(thing).type == MAGE and not entry.flag("quickcast-used")
        piece.guard = entry.flag("guard")
        piece.life, piece.mana = entry.number("life"), entry.number("mana")
        mark_piece(piece, entry.flag, entry.number)
        if piece.revealed and not entry.flag("life"):
            self._give_life(thing, piece)
        piece.summoned = state.round if entry.flag("new") else 0
        for name in entry.names("left"):
            piece.left = self._zone(entry, name)
        piece.markers = {name: entry.number(name) for name in MARKERS if entry.number(name)}
        piece.fresh = {name.removeprefix("fresh-"): entry.number(name) for name in FRESH if entry.number(name)}
        piece.used = [self._ready(entry, name, piece.controller) for name in entry.names("used")]
        self._seen(entry, thing)

    def _ready(self, entry: CardEntry, name: str, player: int) -> str:
        """Ready markers of innate spells are named by the spell."""
        if not name.startswith(SPELL):
            return name
        for spell in self.state.players[player].innate:
            if self.state.card(spell).slug == name.removeprefix(SPELL):
                return f"{SPELL}{spell}"
        raise entry.error(f"used:{name}: the mage has no such spell")

    def _seen(self, entry: CardEntry, thing: Thing) -> None:
        for players in entry.names("known"):
            if not set(players) <= set("0123"[: self.state.seats]):
                raise entry.error(f"known:{players}: expected the numbers of players, such as known:01")
            self.state.known[thing] = sum(1 << int(player) for player in set(players))

    def _worn(self, entry: CardEntry, thing: Thing, card: Card) -> tuple[str, ...]:
        """Where equipment is worn: as it says, or the first way for which there is room."""
        state = self.state
        others = [state.play[t] for t in state.play[state.play[thing].host].attached if t != thing]
        taken = [slot for piece in others for slot in piece.slots]
        free = [way for way in card.slots if all(_room(taken, slot) for slot in way)]
        named = [tuple(text.split("&")) for text in entry.names("slots")]
        if named and named[0] not in card.slots:
            ways = ", ".join("slots:" + "&".join(way) for way in card.slots)
            raise entry.error(f"slots:{'&'.join(named[0])}: expected {ways}")
        if not [way for way in named or free if way in free]:
            raise entry.error("there is something else in its place")
        return (named or free)[0]

    def _attach(self, entry: CardEntry, host: Thing, player: int) -> None:
        state, card = self.state, self.state.magewars.card(entry.slug)
        kinds = KINDS.get(card.target.kind, ()) if card.type in (ENCHANTMENT, CONJURATION, EQUIPMENT) else ()
        if state.card(host).type not in kinds:
            raise entry.error(f"is not attached to a {state.card(host).type}")
        controller = player if entry.player is None else entry.player
        self._put(entry, self._card(entry, controller), controller, host)

    def _hold(self, entry: CardEntry, thing: Thing, piece: Piece) -> None:
        """Spells that are bound or assigned to it."""
        state, card = self.state, self.state.card(thing)
        for mark, which in (("bound", card.binds), ("bound-open", card.binds), ("assigned", card.casts)):
            for slug in entry.names(mark):
                spell = self._new(state.magewars.card(slug), self._lender(entry, piece))
                fits = which is not None and which.fits(state, spell, Scope(piece.controller, thing))
                if not fits or card.type == MAGE:
                    raise entry.error(f"{mark}:{slug}: it cannot hold that spell")
                if mark == "assigned":
                    piece.assigned = spell
                    continue
                piece.bound, piece.bound_open = spell, mark == "bound-open"
                if piece.bound_open:
                    state.known[spell] = state.everyone
        if entry.names("bound-owner") and piece.bound == NOTHING:
            raise entry.error("bound-owner: no spell is bound to it")

    def _lender(self, entry: CardEntry, piece: Piece) -> int:
        """Whose spell an object holds: of who uses it, unless it was stolen (MW-BIND-12)."""
        for player in entry.names("bound-owner"):
            if player not in [f"p{seat}" for seat in range(self.state.seats)]:
                raise entry.error(f"bound-owner:{player}: expected p0 to p{self.state.seats - 1}")
            return int(player[1])
        return user(self.state, piece)

    def spell(self, entry: CardEntry, player: int) -> Thing:
        """A card out of play."""
        card = self.state.magewars.card(entry.slug)
        others = set(entry.marks) - {"known"}
        if (
            card.type == MAGE
            or entry.hidden
            or entry.attached
            or others
            or entry.zone
            or entry.player is not None
        ):
            raise entry.error("expected a spell, such as '2 fireball'")
        thing = self._card(entry, player)
        self._seen(entry, thing)
        return thing

    def finish(self) -> None:
        for entry, thing in self._later:
            for name in entry.names("taunt"):
                self.state.play[thing].markers[aspects.TAUNT] = self.find(entry.where, name)

    def find(self, where: str, name: str) -> Thing:
        """The object in play of this name: `timber-wolf`, or told apart `timber-wolf@b2#2`."""
        state = self.state
        names = refs(state, state.play)
        found = [t for t, known in names.items() if known == name]
        found = found or [t for t in state.play if state.card(t).slug == name]
        if len(found) == 1:
            return found[0]
        if found:
            raise PositionError(f"{where}: {name!r} may be {' or '.join(names[t] for t in found)}")
        raise PositionError(f"{where}: {name!r} is not in play; there are {', '.join(names.values())}")


def _room(taken: list[str], slot: str) -> bool:
    return taken.count(slot) < (RINGS if slot == "ring" else 1)


def _misplaced(state: S, card: Card, where: Thing) -> str:
    """What is wrong with an object in a place; empty when nothing is."""
    if card.type == MAGE:
        return "mages are named as mages of their players"
    if card.type in (ATTACK, INCANTATION):
        return "is no object in play"
    if card.type == WALL:
        if not state.is_border(where):
            return "walls lie on borders, such as b2-c2"
        return "there is a wall already" if wall_on(state, where) != NOTHING else ""
    if state.is_border(where):
        return "only walls lie on borders"
    if card.type == EQUIPMENT:
        return "equipment is worn by a mage: write it behind the mage with +"
    if card.target.kind not in ("zone", "zone-or-object") and where != NOTHING:
        return f"is attached to a {card.target.kind}: write it behind that one with + (or ? face down)"
    return ""


# Writing


def written(state: S, thing: Thing, names: dict[Thing, str]) -> str:
    """The entry of an object in play."""
    piece, card = state.play[thing], state.card(thing)
    words = [("" if piece.revealed else "?") + card.slug]
    if card.type == MAGE:
        words.append(state.arena.names[piece.zone])
    elif piece.controller:
        words.append(f"p{piece.controller}")
    words += _marks(state, thing, names)
    words += [_attached(state, other, names) for other in piece.attached]
    return " ".join(words)


def _marks(state: S, thing: Thing, names: dict[Thing, str]) -> list[str]:
    piece, card = state.play[thing], state.card(thing)
    words = [f"owner:p{state.owners[thing]}"] if state.owners[thing] != piece.controller else []
    if card.type in (CREATURE, MAGE):
        words += [] if piece.active else ["inactive"]
        words += ["guard"] if piece.guard else []
    if card.type == MAGE:
        words += [f"mana:{piece.mana}"]
        words += [] if piece.quickcast else ["quickcast-used"]
    elif piece.mana:
        words += [f"mana:{piece.mana}"]
    words += piece_marks(piece)
    words += [f"life:{piece.life}"] if piece.life or (piece.revealed and life_given(card)) else []
    for name, n in sorted(piece.markers.items()):
        words.append(f"taunt:{names.get(n, 'nobody')}" if name == "taunt" else _counted(name, n))
    words += [_counted(f"fresh-{name}", n) for name, n in sorted(piece.fresh.items())]
    words += [f"used:{_ready_name(state, name)}" for name in piece.used]
    words += [f"slots:{'&'.join(piece.slots)}"] if len(card.slots) > 1 else []
    words += [f"left:{state.arena.names[piece.left]}"] if piece.left != NOTHING else []
    words += ["new"] if piece.summoned == state.round and card.type != MAGE else []
    return words + _held(state, piece) + _known(state, thing)


def _counted(name: str, n: int) -> str:
    return name if n == 1 else f"{name}:{n}"


def _ready_name(state: S, name: str) -> str:
    number = name.removeprefix(SPELL)
    return SPELL + state.card(int(number)).slug if number != name else name


def _held(state: S, piece: Piece) -> list[str]:
    words = []
    if piece.bound != NOTHING:
        words.append(f"bound{'-open' if piece.bound_open else ''}:{state.card(piece.bound).slug}")
        lender = state.owners[piece.bound]
        words += [f"bound-owner:p{lender}"] if lender != user(state, piece) else []
    if piece.assigned != NOTHING:
        words.append(f"assigned:{state.card(piece.assigned).slug}")
    return words


def _known(state: S, thing: Thing) -> list[str]:
    seen = state.known.get(thing, 0)
    return ["known:" + "".join(str(p) for p in range(state.seats) if seen >> p & 1)] if seen else []


def _attached(state: S, thing: Thing, names: dict[Thing, str]) -> str:
    piece = state.play[thing]
    word = state.card(thing).slug
    whose = [f"p{piece.controller}"] if piece.controller != state.controller(piece.host) else []
    more = [*whose, *_marks(state, thing, names), *(_attached(state, other, names) for other in piece.attached)]
    sign = "+" if piece.revealed else "?"
    return f"{sign}({' '.join([word, *more])})" if more else sign + word


def spell_written(state: S, thing: Thing, player: int) -> str:
    """The entry of a card out of play."""
    owner = [] if state.owners[thing] == player else [f"owner:p{state.owners[thing]}"]
    return " ".join([state.card(thing).slug, *owner, *_known(state, thing)])
