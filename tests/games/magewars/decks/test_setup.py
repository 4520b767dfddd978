"""Setting up a game: the full one, apprentices, more than two players (MW-SETUP, MW-APP, MW-MULTI)."""

import pytest

from tests.games.magewars.situations import Dice, Situation
from trivault.games.magewars.decks.spellbook import MAGES, find_book
from trivault.games.magewars.game import GAME
from trivault.games.magewars.rules.traits import channeling, life
from trivault.kernel.errors import SetupError

BOOKS = ["starting-beastmaster", "starting-warlock", "starting-priestess", "starting-wizard"]


def mages(state):
    return [state.play[side.mage] for side in state.players]


def zones(state):
    return [state.arena.names[mage.zone] for mage in mages(state)]


@pytest.mark.rule("MW-SETUP-01", "MW-SETUP-04")
def test_each_mage_starts_in_the_corner_nearest_its_player():
    state = GAME.new(decks=BOOKS[:2])
    assert zones(state) == ["a1", "d3"]
    assert [state.card(side.mage).slug for side in state.players] == ["beastmaster", "warlock"]
    assert len(state.play) == 2


@pytest.mark.rule("MW-SETUP-05", "MW-SETUP-06", "MW-SETUP-07", "MW-APP-11")
def test_a_mage_starts_active_with_ten_mana_its_own_life_and_no_damage():
    state = GAME.new(decks=BOOKS[:2], first=0)
    assert all(mage.active and mage.quickcast and not mage.guard and not mage.damage for mage in mages(state))
    beastmaster, warlock = (side.mage for side in state.players)
    assert [(life(state, m), channeling(state, m)) for m in (beastmaster, warlock)] == [(36, 9), (38, 9)]
    assert [mage.mana for mage in mages(state)] == [19, 19]  # ten, and channeled once until the first choice


@pytest.mark.rule("MW-SETUP-08")
def test_only_the_cards_of_the_spellbook_are_there():
    state = GAME.new(decks=BOOKS[:2])
    for side, name in zip(state.players, BOOKS, strict=False):
        slugs = [state.card(thing).slug for thing in side.spellbook]
        assert {(slug, slugs.count(slug)) for slug in slugs} == set(find_book(name).spells)
        assert side.prepared == side.discard == []


@pytest.mark.rule("MW-SETUP-09")
@pytest.mark.parametrize(("rolls", "first"), [((3, 9), 1), ((9, 3), 0), ((5, 5, 12, 12, 2, 1), 0)])
def test_the_higher_roll_has_the_initiative_and_equal_ones_are_rolled_again(rolls, first):
    laid = Dice()
    laid.effects += rolls
    with laid.thrown():
        state = GAME.new(decks=BOOKS[:2])
    assert state.initiative == first
    assert laid.effects == []


# Apprentices


@pytest.mark.rule("MW-APP-01", "MW-APP-02")
def test_apprentices_start_in_opposite_corners_of_half_of_the_arena():
    state = GAME.new(apprentice=True)
    assert (state.arena.columns, state.arena.rows) == (3, 2)
    assert zones(state) == ["a1", "c2"]


@pytest.mark.rule("MW-APP-03", "MW-APP-04", "MW-APP-05", "MW-APP-07")
@pytest.mark.parametrize("mage", MAGES)
def test_all_apprentices_are_equal(mage):
    with Situation(arena="apprentice", mage=mage) as table:
        thing = table.state.players[0].mage
        assert (life(table.state, thing), channeling(table.state, thing)) == (24, 10)
        assert table.state.play[thing].mana == 10
        (bar,) = table.state.card(thing).attacks
        assert (bar.kind, bar.dice, bar.full) == ("melee", 3, False)


@pytest.mark.rule("MW-APP-06")
@pytest.mark.parametrize(("mage", "melee"), [("beastmaster", 1), ("warlock", 1), ("wizard", 0)])
def test_apprentices_have_no_abilities_of_their_own(mage, melee):
    with Situation(mage=mage, p1_mage="priestess") as table:
        assert table.trait("melee", of=mage) == melee
    with Situation(mage=mage, p1_mage="priestess", arena="apprentice", acting=mage) as table:
        assert table.trait("melee", of=mage) == 0
        assert table.state.players[0].innate == []
        table.offers(f"attack {mage} {mage}", "move b1", "move a2", "guard", "done")


@pytest.mark.rule("MW-APP-08")
def test_apprentices_play_with_their_printed_books():
    state = GAME.new(decks=["apprentice-wizard", "apprentice-warlock"], apprentice=True)
    assert [len(side.spellbook) for side in state.players] == [30, 30]
    with pytest.raises(SetupError, match=r"apprentices play with apprentice-beastmaster.*not 'Starting book"):
        GAME.new(decks=["apprentice-wizard", "starting-warlock"], apprentice=True)


@pytest.mark.rule("MW-APP-10")
def test_the_full_game_has_the_whole_arena_and_the_mages_as_they_are():
    state = GAME.new(decks=["starting-wizard", "starting-warlock"])
    assert (state.arena.columns, state.arena.rows) == (4, 3)
    assert [state.card(thing).slug for thing in state.players[0].innate] == ["arcane-zap"]
    assert [life(state, side.mage) for side in state.players] == [32, 38]


# More than two players


@pytest.mark.rule("MW-MULTI-10", "MW-MULTI-04")
def test_two_teams_sit_alternately_and_each_starts_in_one_zone_of_the_base_arena():
    state = GAME.new(decks=BOOKS, teams=True)
    assert (state.arena.columns, state.arena.rows) == (4, 3)
    assert zones(state) == ["a1", "d3", "a1", "d3"]
    assert [state.friendly(0, player) for player in range(4)] == [True, False, True, False]


@pytest.mark.rule("MW-MULTI-14")
def test_everyone_for_themselves_in_an_arena_of_double_size():
    state = GAME.new(decks=BOOKS)
    assert (state.arena.columns, state.arena.rows) == (6, 4)
    assert zones(state) == ["a1", "f1", "f4", "a4"]  # around the table
    assert not any(state.friendly(0, player) for player in (1, 2, 3))


# Choosing books


def test_without_books_different_mages_meet_by_the_seed():
    seen = set()
    for seed in range(16):
        state = GAME.new(seed=seed)
        seen.add(tuple(state.card(side.mage).slug for side in state.players))
    assert len(seen) == 12
    assert all(one != other for one, other in seen)


@pytest.mark.parametrize(
    ("given", "message"),
    [
        ({"decks": ["starting-wizard"]}, "2 to 4 spellbooks, not 1"),
        ({"decks": BOOKS[:3], "teams": True}, "teams are two players against two, not 3"),
        ({"players": 3, "apprentice": True}, "apprentices play in twos, not 3"),
        ({"first": 2}, "first is a number from 0 to 1, not 2"),
        ({"seed": -1}, "a seed is a whole number"),
    ],
)
def test_a_wrong_set_up_is_refused(given, message):
    with pytest.raises(SetupError, match=message):
        GAME.new(**given)


def test_options_are_the_same_as_names():
    books = ("starting-wizard", "generated-warlock-3")
    assert GAME.start({"decks": books, "first": 1}, 9) == GAME.new(decks=books, first=1, seed=9)
    assert GAME.start({"apprentice": True}, 9) == GAME.new(apprentice=True, seed=9)
    assert GAME.start({"players": 4, "teams": True}, 9) == GAME.new(players=4, teams=True, seed=9)
    with pytest.raises(SetupError, match="options of a set-up are players, decks, apprentice, teams, first"):
        GAME.start({"books": ["starting-wizard", "starting-warlock"]}, 9)


@pytest.mark.rule("MW-APP-07")
def test_apprentices_start_with_ten_mana():
    state = GAME.new(decks=["apprentice-wizard", "apprentice-warlock"], apprentice=True)
    assert [mage.mana for mage in mages(state)] == [20, 20]  # ten, and channeled once until the first choice
