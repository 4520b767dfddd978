"""Observations: what they show, what they must not show, and what every slot is called."""

import pickle
import re
from copy import deepcopy
from random import Random
from typing import Any

import numpy as np
import pytest

from tests.accepted import accepts, check_file, check_value
from tests.docs.pages import ROOT
from tests.research.walks import SETUPS, episodes, paths, states
from trivault import NAMES, load
from trivault.codegen import EVERYBODY
from trivault.games.keyforge.state.fields import DECLARED as KEYFORGE
from trivault.games.magewars.state.fields import DECLARED as MAGE_WARS
from trivault.games.shards.state.fields import DECLARED as SHARDS
from trivault.research import ArrayGame, encoder
from trivault.research.encoder import BOUND

SEATS = [(game, seats) for game in NAMES for seats in load(game).seats]
TITLES = {"shards": "Shards", "keyforge": "KeyForge", "mage-wars": "Mage Wars"}
PAGE = ROOT / "docs" / "how-to" / "use-games-as-arrays.md"
SIZES = re.compile(r"(?<=\| \| slots \| actions \|\n\|---\|---\|---\|\n)(\|[^\n]*\n)+")

# Fields that slots name in another way.
OTHERWISE = {
    "owners": "card their",
    "printed": "house=",
    "icons": "icon[",
    "zone": "column",
    "border": "on a border",
    "host": "row of its host",
    "attacks": "attack: there",
    "casts": "cast: there",
}


def seen(made, state, viewer):
    found = np.full(made.slots, 7, np.float32)
    made.observe(state, viewer, found)
    return found


@accepts
@pytest.mark.parametrize(("game", "seats"), SEATS)
def test_the_layout_is_stable(game, seats):
    """Within a version it stays the same; docs/how-to/use-games-as-arrays.md says what may change it."""
    layout = encoder(game, seats).layout
    accepted = [len(layout.slots), len(layout.actions), layout.digest]
    check_value("observation layout", f"{game}, {seats} players", accepted)


def sizes(game):
    """The row of a game in the table of sizes."""
    layouts = [encoder(game, seats).layout for seats in load(game).seats]
    players = ", ".join(map(str, load(game).seats))
    slots = ", ".join(f"{len(each.slots):,}" for each in layouts)
    actions = ", ".join(str(len(each.actions)) for each in layouts)
    return f"| {TITLES[game]}, {players} players | {slots} | {actions} |\n"


@accepts
def test_the_page_has_the_sizes():
    page = PAGE.read_text(encoding="utf-8")
    assert len(SIZES.findall(page)) == 1
    check_file(PAGE, SIZES.sub("".join(map(sizes, NAMES)), page))


@pytest.mark.parametrize("game", ["shards", "keyforge", "mage-wars"])
def test_every_slot_and_every_action_has_a_name_of_its_own(game):
    layout = encoder(game).layout
    assert len(set(layout.slots)) == len(layout.slots)
    assert len(set(layout.actions)) == len(layout.actions)


@pytest.mark.parametrize("declared", [SHARDS, KEYFORGE, MAGE_WARS], ids=lambda each: each.table.name)
def test_every_field_that_everybody_sees_has_slots(declared):
    name = {"Shard": "shards", "KeyFo": "keyforge", "MageW": "mage-wars"}[declared.table.name[:5]]
    said = "\n".join(encoder(name).layout.slots)
    fields = [each for record in (declared.table, *declared.records) for each in record.fields]
    for each in fields:
        if each.seen == EVERYBODY:
            otherwise = each.name in OTHERWISE and OTHERWISE[each.name] in said
            assert otherwise or re.search(rf"\b{each.name}\b", said), each.name


@pytest.mark.parametrize(("game", "options"), SETUPS)
def test_an_observation_holds_nothing_that_the_viewer_may_not_know(game, options):
    """Hidden things are dealt anew, and nothing changes."""
    made, rules = ArrayGame(game, options).encoder, load(game)
    for number, state in enumerate(states(game, options, seed=7, most=200)):
        if number % 9 == 0:
            for viewer in range(state.seats):
                other = rules.sample(state.view(viewer), number)
                assert np.array_equal(seen(made, state, viewer), seen(made, other, viewer)), (number, viewer)


def test_numbers_of_face_down_cards_tell_nothing():
    """Two hidden cards of an opponent change places, with their numbers."""
    made = encoder("mage-wars")
    for state in states("mage-wars", {}, seed=3, most=400):
        hidden = [t for t, piece in state.play.items() if not piece.revealed]
        if hidden:
            owner = state.owners[hidden[0]]
            break
    else:
        pytest.fail("no card lies face down")
    other = state.copy()
    inside = next(t for t in other.players[owner].spellbook if t not in state.known)
    cards = list(other.defs)
    cards[hidden[0]], cards[inside] = cards[inside], cards[hidden[0]]
    other.defs = tuple(cards)
    assert np.array_equal(seen(made, state, 1 - owner), seen(made, other, 1 - owner))
    assert not np.array_equal(seen(made, state, owner), seen(made, other, owner))


def test_what_the_viewer_holds_is_seen():
    state = load("shards").new(seed=1)
    slots, found = encoder("shards").layout.slots, seen(encoder("shards"), state, 0)
    hand = [slug for slug in ("crystal", "blaster") if found[slots.index(f"side 0: hand[{slug}]")]]
    assert hand
    assert found[slots.index("side 0: hand size")] == 5
    assert not any(found[place] for place, name in enumerate(slots) if name.startswith("side 1: hand["))
    assert sum(found[place] for place, name in enumerate(slots) if name.startswith("side 1: unseen[")) == 10


def test_players_are_counted_from_the_viewer_on():
    state = load("shards").new(seed=1, players=3)
    state.players[2].health = 31
    slots = encoder("shards", 3).layout.slots
    for viewer in range(3):
        found = seen(encoder("shards", 3), state, viewer)
        assert found[slots.index(f"side {(2 - viewer) % 3}: health")] == 31


@pytest.mark.parametrize(("game", "options"), SETUPS)
def test_observations_keep_within_their_bounds_and_masks_say_what_is_legal(game, options):
    made = ArrayGame(game, options)
    (found,), (mask,) = made.arrays(1)
    for episode in episodes(game, options, seed=8, most=120):
        for viewer in range(made.seats):
            episode.observe(viewer, found)
            episode.mask(viewer, mask)
            assert np.abs(found).max() <= BOUND
            assert np.isfinite(found).all()
            assert np.flatnonzero(mask).tolist() == episode.legal(viewer)


def test_only_who_answers_sees_the_steps_of_the_answer():
    for episode in episodes("shards", {}, seed=2, most=300):
        if episode.taken:
            break
    viewer, slots = episode.player, episode.encoder.layout.slots
    own, theirs = np.zeros((2, len(slots)), np.float32)
    episode.observe(viewer, own)
    episode.observe(1 - viewer, theirs)
    asked = [place for place, name in enumerate(slots) if name.startswith("asked.taken")]
    assert own[asked].sum() == len(episode.taken[viewer])
    assert not theirs[asked].any()


@pytest.mark.parametrize("game", ["shards", "keyforge", "mage-wars"])
def test_an_episode_is_copied_and_kept_in_the_middle_of_an_answer(game):
    for episode in episodes(game, {}, seed=4, most=300):
        if episode.taken and len(episode.legal()) > 1:
            break
    for other in (deepcopy(episode), pickle.loads(pickle.dumps(episode))):
        assert (other.player, other.taken, other.legal()) == (episode.player, episode.taken, episode.legal())
        before = episode.state.digest()
        while other.taken:
            other.act(other.legal()[0])
        assert episode.state.digest() == before
        assert other.state.digest() != before


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_what_the_actions_of_a_copy_mean_does_not_change_as_the_game_goes_on(seed):
    """In Mage Wars an action means an object by where it lies."""
    game, chance = ArrayGame("mage-wars", {}), Random(seed)
    episode = game.episode(seed)
    kept: list[Any] = []
    for _ in range(300):
        player = episode.player
        if episode.over:
            break
        if len(kept) < 20 and episode.state.asked(player).count() < 100:
            kept.append((episode.copy(), player, paths(episode.copy().forks[player])))
        episode.act(chance.choice(episode.legal()))
    for copy, player, meant in kept:
        assert paths(copy.forks[player]) == meant
