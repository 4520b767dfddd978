"""Random games for the tests that look at many states, and what must hold in each of them."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from trivault.games.magewars.decks.spellbook import MAGES
from trivault.games.magewars.game import GAME
from trivault.games.magewars.rules.planning import SPELLS
from trivault.games.magewars.rules.round import LAST_ROUND
from trivault.games.magewars.rules.traits import life
from trivault.games.magewars.state.model import (
    CONDITIONS,
    CONJURATION,
    CREATURE,
    ENCHANTMENT,
    EQUIPMENT,
    MAGE,
    MARKERS,
    WALL,
    MageWarsState,
)
from trivault.kernel.ids import NOTHING

MOST_ANSWERS = 40_000  # random games take about seven hundred; the last round ends those that do not
OBJECTS = (MAGE, CREATURE, CONJURATION, WALL, ENCHANTMENT, EQUIPMENT)
PAIRS = [(one, other) for one in MAGES for other in MAGES]


def books(seed: int) -> tuple[str, str]:
    """Every pair of mages in turn: apprentices, then the printed books, then generated ones."""
    one, other = PAIRS[seed // 3 % len(PAIRS)]
    kind = ("apprentice", "starting", "generated")[seed % 3]
    if kind == "generated":
        return f"generated-{one}-{2 * seed}", f"generated-{other}-{2 * seed + 1}"
    return f"{kind}-{one}", f"{kind}-{other}"


def setup(seed: int) -> dict[str, object]:
    return {"decks": books(seed), "apprentice": seed % 3 == 0}


def random_game(seed: int, options: dict[str, object] | None = None) -> Iterator[MageWarsState]:
    """The state of a game at each choice and at its end; it is the same object all the time."""
    state = GAME.start(setup(seed) if options is None else options, seed)
    random = Random(seed)
    for _ in range(MOST_ANSWERS):
        yield state
        if state.over:
            return
        legal = state.legal()
        state.apply(legal[random.randrange(len(legal))])
    raise AssertionError(f"the game with seed {seed} does not end")


def check(state: MageWarsState) -> None:
    """Cards are conserved, lie where their type belongs, numbers are within bounds, and there is a
    way on."""
    places = sorted(card for zone in zones(state) for card in zone)
    assert places == list(range(state.arena.size, len(state.defs))), "a card is lost or lies in two places"
    check_play(state)
    for player, side in enumerate(state.players):
        for card in (side.mage, *side.innate, *side.spellbook, *side.prepared, *side.discard):
            assert state.owners[card] == player, "a card lies in the wrong player's zone"
        assert len(side.prepared) <= SPELLS
    if state.over:
        check_end(state)
    else:
        resolving = any(cast.resolving for cast in state.casts)  # who has won is seen afterwards (MW-AMB-21)
        assert all(side.mage in state.play for side in state.players) or state.seats > 2 or resolving
        assert len(state.legal()) > 0
        if GAME.idle(state):
            check_idle(state)


def check_play(state: MageWarsState) -> None:
    """What lies in play fits together."""
    borders = [piece.border for piece in state.play.values() if piece.border != NOTHING]
    assert len(set(borders)) == len(borders), "two walls on one border"
    for thing, piece in state.play.items():
        card = state.card(thing)
        assert card.type in OBJECTS
        assert min(piece.damage, piece.mana) >= 0
        assert set(piece.markers) <= {*CONDITIONS, *MARKERS}
        assert piece.revealed or card.type == ENCHANTMENT
        assert piece.border == NOTHING or (card.type == WALL and state.is_border(piece.border))
        assert piece.zone == NOTHING or state.is_zone(piece.zone)
        assert (piece.zone >= 0) + (piece.border >= 0) + (piece.host >= 0) + (piece.left >= 0) == 1
        assert piece.host == NOTHING or thing in state.play[piece.host].attached
        assert all(state.play[other].host == thing for other in piece.attached)


def check_idle(state: MageWarsState) -> None:
    """Between two actions nothing lies there that should be gone."""
    for thing, piece in state.play.items():
        if state.card(thing).life:
            assert piece.damage < life(state, thing)


def check_end(state: MageWarsState) -> None:
    left = [player for player, side in enumerate(state.players) if side.mage in state.play]
    assert state.choice is None
    if state.result:
        assert all(state.friendly(player, other) for player in left for other in state.result)
        assert all(state.friendly(player, other) for player in state.result for other in state.result)
    else:
        assert not left or (state.round == LAST_ROUND and len(left) > 1)


def zones(state: MageWarsState) -> Iterator[list[int]]:
    """All places where cards lie, each card in exactly one; a spell that was paid for and has not
    come to rest lies in none, nor does a mage who is out."""
    placed: set[int] = set()
    for zone in _places(state):
        placed.update(zone)
        yield zone
    on_its_way = {cast.spell for cast in state.casts if cast.paid} - placed
    yield sorted(on_its_way)
    yield [side.mage for side in state.players if side.mage not in placed]


def _places(state: MageWarsState) -> Iterator[list[int]]:
    for side in state.players:
        yield from (side.innate, side.spellbook, side.prepared, side.discard)
    yield list(state.play)
    for piece in state.play.values():
        yield [card for card in (piece.assigned, piece.bound) if card != NOTHING]
