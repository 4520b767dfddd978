"""What is to be said of an object in the arena beside its name: (kind of badge, words)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from trivault.games.magewars.positions.view import HIDDEN, UNKNOWN, MageWarsView
from trivault.games.magewars.presentation.table_words import MageWarsTableWords
from trivault.games.magewars.rules.traits import (
    incapacitated,
    life,
    restrained,
    trait,
)
from trivault.games.magewars.state.model import (
    CONDITIONS,
    CREATURE,
    EQUIPMENT,
    MAGE,
    WALL,
    MageWarsState,
)
from trivault.games.magewars.state.records import Piece
from trivault.kernel.ids import NOTHING, Thing
from trivault.presentation.presenter import Badge

WALL_TRAITS = ("passage-blocked", "passage-attacks", "blocks-los")


def badges(presenter: MageWarsTableWords, view: MageWarsView, thing: Thing) -> Iterator[Badge]:
    state, worked_out = presenter.objects(view).state, presenter.worked_out(view, thing)
    piece, card = state.play[thing], state.card(thing)
    yield "player", presenter.short_player(piece.controller)
    if card.type in (CREATURE, MAGE):
        acts = "active" if piece.active else "inactive"
        yield acts, presenter.say(f"marker-{acts}")
    if piece.guard:
        yield "guard", presenter.say("marker-guard")
    if card.life:
        yield "damage", presenter.say("ui-damage", n=piece.damage, of=life(state, thing))
    if worn := worked_out.get("armor"):
        yield "armor", presenter.say("ui-armor", n=worn)
    if card.type != MAGE and (piece.mana or worked_out.get("channeling")):
        yield "mana", presenter.say("ui-mana", n=piece.mana)
    yield from _states(presenter, state, thing, worked_out)
    if piece.markers:
        yield from _markers(presenter, view, piece)
    if piece.assigned != NOTHING or piece.bound != NOTHING:
        yield from _held(presenter, view, thing)
    if piece.attached:
        yield from _attached(presenter, view, thing)
    if (owner := state.owners[thing]) != piece.controller:
        yield "owner", presenter.say("ui-owner", player=presenter.player(owner))


def _states(
    presenter: MageWarsTableWords, state: MageWarsState, thing: Thing, worked_out: Mapping[str, int]
) -> Iterator[Badge]:
    """What decides where a creature may go and who may attack it, and what a wall does."""
    if "flying" in worked_out:
        yield "flying", presenter.say("trait-flying")
    if "held" in worked_out and incapacitated(state, thing):
        yield "held", presenter.say("trait-incapacitated")
    if "held" in worked_out and restrained(state, thing):
        yield "held", presenter.say("trait-restrained")
    if state.card(thing).type == WALL:
        for name in WALL_TRAITS:
            if trait(state, thing, name):
                yield "sight" if name == "blocks-los" else "wall", presenter.say(f"trait-{name}")


def _markers(presenter: MageWarsTableWords, view: MageWarsView, piece: Piece) -> Iterator[Badge]:
    """Conditions and tokens; a taunt names who must be attacked."""
    for name, n in sorted(piece.markers.items()):
        word = presenter.say(f"condition-{name}" if name in CONDITIONS else f"marker-{name}")
        if name == "taunt":
            yield name, presenter.say("ui-taunt", what=word, by=presenter.called(view, n))
        else:
            yield name, presenter.say("ui-several", card=word, n=n) if n > 1 else word


def _held(presenter: MageWarsTableWords, view: MageWarsView, thing: Thing) -> Iterator[Badge]:
    """The spells that an object may cast, by name for those who know them."""
    shown = presenter.objects(view).shown[thing]
    for name, spell in (("assigned", shown.assigned), ("bound", shown.bound)):
        if spell != NOTHING:
            known = spell != HIDDEN and presenter.slug(view, spell) != UNKNOWN
            card = presenter.called(view, spell) if known else presenter.say("ui-face-down", n=1)
            yield name, presenter.say(f"ui-{name}", card=card)


def _attached(presenter: MageWarsTableWords, view: MageWarsView, thing: Thing) -> Iterator[Badge]:
    """What is attached, without equipment: revealed, face down as far as the player knows it, and
    how many others."""
    state = presenter.objects(view).state
    hidden: dict[int, int] = {}
    for other in state.play[thing].attached:
        piece, card = state.play[other], state.card(other)
        if card.type == EQUIPMENT:
            continue
        if piece.revealed:
            yield "attached", presenter.say("ui-attached", card=_described(presenter, view, other))
        elif presenter.slug(view, other) != UNKNOWN:
            yield "hidden", presenter.say("ui-hidden", card=_of(presenter, view, other))
        else:
            hidden[piece.controller] = hidden.get(piece.controller, 0) + 1
    for seat, n in hidden.items():
        yield "hidden", presenter.say("ui-face-down-of", n=n, player=presenter.short_player(seat))


def _described(presenter: MageWarsTableWords, view: MageWarsView, thing: Thing) -> str:
    """An attached object with what lies on it: conjurations have life of their own."""
    own = [words for kind, words in presenter.badges(view, thing) if kind != "player"]
    name = _of(presenter, view, thing)
    return f"{name} ({', '.join(own)})" if own else name


def _of(presenter: MageWarsTableWords, view: MageWarsView, thing: Thing) -> str:
    """An attached card, and whose it is, if of another player than what bears it."""
    state, name = presenter.objects(view).state, presenter.called(view, thing)
    controller = state.controller(thing)
    if controller == state.controller(state.play[thing].host):
        return name
    return f"{name} {presenter.short_player(controller)}"


def equipment(presenter: MageWarsTableWords, view: MageWarsView, seat: int, brief: bool = False) -> list[str]:
    """What a mage wears, and where; in brief only what."""
    state = presenter.objects(view).state
    mage = state.players[seat].mage
    said = []
    for thing in state.play[mage].attached if mage in state.play else ():
        if state.card(thing).type == EQUIPMENT:
            slots = [presenter.say(f"slot-{slot}") for slot in state.play[thing].slots]
            more = [words for kind, words in presenter.badges(view, thing) if kind not in ("player", "damage")]
            name = presenter.called(view, thing)
            said.append(name if brief else f"{name} ({', '.join([*slots, *more])})")
    return said
