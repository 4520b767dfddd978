"""Cards go from zone to zone (KF-ZONE, KF-LEAVE)."""

from __future__ import annotations

from trivault.games.keyforge.rules import gigantic
from trivault.games.keyforge.rules.battleline import leave_play
from trivault.games.keyforge.rules.log_messages import log_outcome, note_draw
from trivault.games.keyforge.state.model import KeyForgeState
from trivault.kernel.ids import NOTHING, Thing, player_of
from trivault.kernel.rng import shuffle

S = KeyForgeState


def find(state: S, card: Thing) -> tuple[int, str] | None:
    """In whose zone a card lies that is not in play."""
    for player, side in enumerate(state.players):
        for zone in ("hand", "discard", "deck", "archives", "purged"):
            if card in getattr(side, zone):
                return player, zone
    return None


def abducted(state: S, card: Thing) -> bool:
    """Whether a card lies in archives of another player than its owner, or was taken from another player into
    its owner's: from there it goes to its owner's hand and nowhere else (KF-ZONE-09)."""
    place = find(state, card)
    if place is None or place[1] != "archives":
        return False
    return place[0] != state.owners[card] or card in state.players[place[0]].abducted


def lift(state: S, card: Thing) -> tuple[int, str] | None:
    """Take a card that is not in play from where it lies, and say where that was."""
    place = find(state, card)
    if place is not None:
        side = state.players[place[0]]
        getattr(side, place[1]).remove(card)
        side.abducted = [c for c in side.abducted if c != card]
        return place
    for piece in state.play.values():
        if card in piece.under:
            piece.under.remove(card)
            return piece.controller, "under"
    return None


def lose_sight(state: S, player: int, card: Thing) -> None:
    """A card of a hand went elsewhere face down: nobody else can tell any more which it was."""
    for other in (card, *state.players[player].hand):
        state.known.pop(other, None)


def move(state: S, card: Thing, zone: str, archive_of: int = -1) -> bool:
    """A card goes to a zone of its owner (KF-CTRL-05), or into somebody's archives. Whether it went there:
    an abducted card goes to its owner's hand instead (KF-ZONE-09, KF-REPL-01)."""
    cards, meant, taken = gigantic.parts(state, card), zone, abducted(state, card)
    if card in state.play:
        leave_play(state, card)
    elif card in state.resolving:
        state.resolving = [c for c in state.resolving if c not in cards]
        state.be_itself(card)
    else:
        place = lift(state, card)
        if place is None:
            return False
        player, old = place
        if old == "hand" and zone in ("archives", "deck"):
            lose_sight(state, player, card)
        if old == "deck":
            state.barrier += 1  # somebody sees it now
        if taken:
            zone, archive_of = "hand", -1  # KF-ZONE-09
    owner = state.owners[card]
    to = archive_of if zone == "archives" and archive_of >= 0 else owner
    for part in cards:
        getattr(state.players[to], zone).append(part)
        if zone in ("discard", "purged"):
            state.known.pop(part, None)
    if zone != meant:
        log_outcome(state, "to-hand", card, 1, owner, NOTHING)
    return zone == meant


def _lies_open(state: S, card: Thing) -> bool:
    """In play or in a discard pile: everybody sees where it goes from there."""
    return card in state.play or ((place := find(state, card)) is not None and place[1] == "discard")


def to_hand(state: S, thing: Thing, amount: int, by: int, source: Thing) -> bool:
    open_before, cards = _lies_open(state, thing), gigantic.parts(state, thing)
    if not move(state, thing, "hand"):
        return False
    if open_before:
        state.known |= dict.fromkeys(cards, state.everyone)
    return True


def to_deck_top(state: S, thing: Thing, amount: int, by: int, source: Thing) -> bool:
    cards = gigantic.parts(state, thing)
    if not move(state, thing, "deck"):
        return False
    state.known |= dict.fromkeys(cards, state.everyone)
    return True


def to_deck_bottom(state: S, thing: Thing, amount: int, by: int, source: Thing) -> bool:
    """Who saw it where it lay knows it there, too."""
    seen = state.everyone if _lies_open(state, thing) else state.known.get(thing, 0)
    cards = gigantic.parts(state, thing)
    if not move(state, thing, "deck"):
        return False
    deck = state.players[state.owners[thing]].deck
    for part in cards:
        deck.remove(part)
        deck.insert(0, part)
    if seen:
        state.known |= dict.fromkeys(cards, seen)
    return True


def put_back(state: S, thing: Thing, amount: int, by: int, source: Thing) -> bool:
    """On top of the deck in which it lies, where only the one who put it there knows it."""
    deck = state.players[state.owners[thing]].deck
    if thing not in deck:
        return False
    deck.remove(thing)
    deck.append(thing)
    state.known[thing] = 1 << by
    return True


def into_deck(state: S, thing: Thing, amount: int, by: int, source: Thing) -> bool:
    open_before = _lies_open(state, thing)
    if not move(state, thing, "deck"):
        return False
    owner = state.owners[thing]
    state.known[thing] = state.known.get(thing, 0) | (state.everyone if open_before else 1 << owner)
    log_outcome(state, "into-deck", thing, 1, by, source)  # before nobody knows any more which it was
    shuffle_deck(state, owner)
    return True


def shuffle_deck(state: S, player: int) -> None:
    deck = state.players[player].deck
    for card in deck:
        state.known.pop(card, None)
    shuffle(state, deck)


def _archive(state: S, thing: Thing, player: int) -> bool:
    open_before, cards = _lies_open(state, thing), gigantic.parts(state, thing)
    if not move(state, thing, "archives", player):
        return False
    if open_before or state.defs[thing].sorts_archives:
        state.known |= dict.fromkeys(cards, state.everyone)
    return True


def archive(state: S, thing: Thing, amount: int, by: int, source: Thing) -> bool:
    return _archive(state, thing, state.owners[thing])  # KF-CTRL-05


def abduct(state: S, thing: Thing, amount: int, by: int, source: Thing) -> bool:
    """Into the archives of the acting player, whoever owns it: where the effect says so (KF-ZONE-09)."""
    taken = thing in state.play and state.controller(thing) != by
    cards = gigantic.parts(state, thing)
    if not _archive(state, thing, by):
        return False
    if taken and state.owners[thing] == by:
        state.players[by].abducted += cards
    return True


def purge(state: S, thing: Thing, amount: int, by: int, source: Thing) -> bool:
    if not move(state, thing, "purged"):  # KF-ZONE-10
        return False
    this_way(state, "purged", thing, source)
    return True


def this_way(state: S, deed: str, card: Thing, source: Thing) -> None:
    """The effect at hand takes note of what it has done itself, not of what others have done at the same time
    (KF-WORD-06)."""
    effect = state.scopes[-1]
    if source != NOTHING and source == effect.this and card not in state.batches[-1].joined:
        effect.bind(deed, (*effect.things(deed), card))


def _under(state: S, card: Thing, upper: Thing) -> bool:
    """A card that is not in play comes to lie under one that is."""
    place = lift(state, card) if upper in state.play else None
    if place is None:
        return False
    lose_sight(state, place[0], card)
    state.play[upper].under.append(card)
    return True


def put_under(state: S, thing: Thing, amount: int, by: int, source: Thing) -> bool:
    """Face down: only the one who put it there knows it."""
    if not _under(state, thing, source):
        return False
    state.reveal_to(thing, 1 << by)
    return True


def graft(state: S, thing: Thing, amount: int, by: int, source: Thing) -> bool:
    """Face up (KF-ZONE-13)."""
    if not _under(state, thing, source):
        return False
    state.reveal_to(thing, state.everyone)
    return True


def discard(state: S, thing: Thing, amount: int, by: int, source: Thing) -> bool:
    place = find(state, thing)
    if not move(state, thing, "discard"):
        return False
    if place is not None and place == (state.active, "hand"):
        state.discarded.append(thing)
    elif place is not None and place[1] != "hand" and by == state.active:  # KF-OPEN-53
        state.milled.append(thing)
    return True


def draw(state: S, thing: Thing, amount: int, by: int, source: Thing) -> bool:
    player = player_of(thing)
    side = state.players[player]
    drawn = []
    for _ in range(amount):
        if not side.deck:
            if not side.discard:
                break  # KF-NOT-06: draw what there is
            side.deck, side.discard = side.discard, []
            shuffle_deck(state, player)  # KF-ZONE-04
        drawn.append(side.deck.pop())
    side.hand += drawn
    if drawn:
        state.barrier += 1
        note_draw(state, player, drawn)
    return bool(drawn)


def take_archives(state: S, thing: Thing, amount: int, by: int, source: Thing) -> bool:
    """Cards that lie there, whoever owns them (KF-HOUSE-10); the amount has a bit for each that is taken."""
    archives = state.players[player_of(thing)].archives
    cards = [card for i, card in enumerate(archives) if amount >> i & 1]
    for card in cards:
        move(state, card, "hand")
    return bool(cards)


def swap_piles(state: S, thing: Thing, amount: int, by: int, source: Thing) -> bool:
    """The discard pile becomes the deck, and the deck the discard pile."""
    side = state.players[player_of(thing)]
    side.deck, side.discard = side.discard, side.deck
    for card in side.discard:
        state.known.pop(card, None)
    state.barrier += 1
    shuffle_deck(state, player_of(thing))
    return True


def shuffle_discard(state: S, thing: Thing, amount: int, by: int, source: Thing) -> bool:
    """The discard pile is shuffled into the deck."""
    side = state.players[player_of(thing)]
    side.deck += side.discard
    side.discard.clear()
    shuffle_deck(state, player_of(thing))
    return True
