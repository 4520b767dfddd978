"""Whatever others hold in secret: who cannot know it sees, reads and is asked the same (MW-GEN-13 to 15)."""

from random import Random

import msgspec
import pytest

from trivault.games.magewars.game import GAME
from trivault.games.magewars.state.model import ENCHANTMENT
from trivault.kernel.frames import Scope
from trivault.kernel.ids import NOTHING

SPECTATOR = -1
NOTHING_DONE = ("pass", "done", "skip")
OPEN = ("activate", "move", "guard", "attack", "defend", "counterstrike", "hit", "sweep")  # name nothing secret
BUSY = ("cast", "quickcast", "deploy", "target", "prepare", "assign", "bind", "wear", "to")


def exchanged(state, viewer, random):
    """The same table with other secrets, and whether it differs: spells that the viewer does not know change
    places with others of the same spellbook that could be there."""
    state = state.copy()
    before, cards = state.defs, list(state.defs)

    def swap(thing, fits):
        book = [t for t in state.players[state.owners[thing]].spellbook if cards[t] is before[t] and fits(t)]
        if book and not GAME.visible(state, viewer, thing):
            other = random.choice(book)
            cards[thing], cards[other] = cards[other], cards[thing]

    for side in state.players:
        for spell in side.prepared:
            swap(spell, lambda _spell: True)
    for thing, piece in state.play.items():
        card, scope = state.card(thing), Scope(piece.controller, thing)
        for held, which in ((piece.assigned, card.casts), (piece.bound, card.binds)):
            if held != NOTHING:
                swap(held, lambda spell, which=which, scope=scope: which.fits(state, spell, scope))
        if not piece.revealed and not card.mandatory:
            swap(thing, lambda spell, card=card: alike(state, state.card(spell), card))
    state.defs = tuple(cards)
    return state, state.defs != before


def alike(state, one, other):
    """Enchantments that can lie in the same place and wait for nothing."""
    if one.type != ENCHANTMENT or one.mandatory or one.target != other.target:
        return False
    return all(state.card(thing) is not one for thing in state.play)


def answers(state, player, random):
    """What may be answered; of the many spells to prepare only a few."""
    choice = next(c for c in state.choices if c.player == player)
    if choice.reason == "prepare":
        names = sorted({state.card(t).slug for t in choice.things})
        return [f"prepare {' '.join(random.sample(names, min(2, len(names))))}", "skip"]
    return [option.text for option in state.legal(player)]


def seen(state, viewer):
    """What a viewer sees and reads. What a destroyed object held lies open on a discard pile: no secret."""
    view = state.view(viewer)
    fallen = {t - state.arena.size for side in state.players for t in side.discard}
    cards = tuple(slug if i not in fallen else "" for i, slug in enumerate(view.cards))
    read = [(e.seen_by(viewer), e.event_for(viewer), e.things_for(viewer)) for e in state.log]
    return msgspec.structs.replace(view, cards=cards), read


def same_for(viewer, one, other, random, count=14):
    """Play both tables alike: the viewer must see, read and be asked the same."""
    one.log, other.log = [], []
    for _ in range(count):
        assert seen(one, viewer) == seen(other, viewer)
        if one.over:
            return
        player = random.choice(one.choices).player
        legal, same = (answers(state, player, Random(one.seq)) for state in (one, other))
        if viewer != SPECTATOR and one.friendly(player, viewer):
            assert legal == same
        both = [text for text in legal if text in same]
        if viewer == SPECTATOR or not one.friendly(player, viewer):
            both = [text for text in both if text.split()[0] in (*NOTHING_DONE, *OPEN)]
        if not both:
            return
        answer = random.choice(both)
        one.apply(answer, player)
        other.apply(answer, player)


@pytest.mark.parametrize(
    "options",
    [
        {},
        {"decks": ["starting-wizard", "starting-warlock"]},
        {"players": 4, "teams": True},
        {"apprentice": True},
    ],
    ids=["two", "wands", "teams", "apprentice"],
)
def test_secrets_of_others_make_no_difference(options):
    random, state, tried = Random(5), GAME.new(seed=5, **options), 0
    for count in range(160):
        if count % 10 == 9:
            for viewer in (0, 1, SPECTATOR):
                other, differs = exchanged(state, viewer, random)
                if differs:
                    same_for(viewer, state.copy(), other, random)
                    tried += 1
        player = random.choice(state.choices).player
        legal = answers(state, player, random)
        busy = [text for text in legal if text.split()[0] in BUSY]
        state.apply(random.choice(busy if busy and random.random() < 0.8 else legal), player)
        if state.over:
            break
    assert tried > 10
