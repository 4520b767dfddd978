"""What is worked out of a table of Mage Wars for those who draw it themselves."""

from __future__ import annotations

import pytest

import trivault
from trivault.games.magewars.presentation.presenter import MageWarsPresenter
from trivault.games.magewars.state.model import MageWarsState
from trivault.kernel.ids import Thing

GAME = trivault.load("mage-wars")

TABLE = {
    "players": [
        {
            "mage": "beastmaster b2 mana:20 damage:4 +ring-of-beasts +leather-boots ?bear-strength",
            "prepared": ["timber-wolf", "dispel"],
            "spellbook": ["2 bitterwood-fox", "fireball"],
        },
        {"mage": "warlock c2", "spellbook": ["9 timber-wolf"]},
    ],
    "objects": {
        "b2": ["feral-bobcat p1 damage:3 ?(agony p1) +(force-hold p1)", "darkfenne-bat"],
        "a1": ["lair mana:3"],
        "b2-c2": ["wall-of-stone p1"],
    },
}


def seen(player: int) -> tuple[MageWarsState, dict[str, dict[str, int]], MageWarsPresenter]:
    """What a player is told, by the names of cards."""
    state, told = GAME.position(TABLE), MageWarsPresenter("en")
    view = GAME.view(state, player)
    return state, {told.slug(view, thing): dict(of) for thing, of in told.values(view).items()}, told


def test_objects_have_their_numbers_as_they_are_now() -> None:
    _, values, _ = seen(0)
    # the boots are armor, and he has Melee +1
    assert values["beastmaster"] == {"life": 36, "armor": 1, "channeling": 9, "dice-1": 4}
    assert values["lair"] == {"life": 13, "armor": 3, "channeling": 2}
    assert values["wall-of-stone"]["life"] > 0


def test_what_decides_over_moves_and_attacks_is_told() -> None:
    _, values, _ = seen(0)
    assert values["darkfenne-bat"]["flying"] == 1
    assert values["feral-bobcat"]["held"] == 1


def test_hidden_enchantments_show_their_price_to_who_knows_them() -> None:
    assert seen(0)[1]["bear-strength"] == {"reveal": GAME.card("bear-strength").reveal}
    _, values, _ = seen(1)
    assert "bear-strength" not in values
    assert values[""] == {}


def test_only_own_spells_that_are_cheaper_have_a_price() -> None:
    state, values, told = seen(0)
    prices = {state.card(thing).slug for thing, of in told.values(GAME.view(state, 0)).items() if "cost" in of}
    assert prices == {"timber-wolf", "bitterwood-fox"}  # animals, by the ring
    assert values["timber-wolf"] == {"cost": 8}
    assert not any("cost" in of for of in seen(1)[1].values())


def test_badges_are_of_objects_in_play() -> None:
    state, _, told = seen(0)
    view = GAME.view(state, 0)
    badges: dict[Thing, list[str]] = {t: [said for _, said in told.badges(view, t)] for t in told.values(view)}
    spells = view.sides[0].own_prepared
    assert all(not badges.get(spell) for spell in spells)
    assert "damage 4/36" in badges[view.sides[0].mage]


def told_of(presenter: MageWarsPresenter, state: MageWarsState, player: int) -> tuple[object, object]:
    view = GAME.view(state, player)
    values = {thing: dict(of) for thing, of in presenter.values(view).items()}
    return values, {thing: presenter.badges(view, thing) for thing in values}


@pytest.mark.parametrize(
    ("lies", "mage", "alike"),
    [
        ("timber-wolf damage:3", "beastmaster a1", True),
        ("timber-wolf ?(agony p1)", "beastmaster a1", False),
        ("lair assigned:timber-wolf", "beastmaster a1", False),
        ("timber-wolf", "beastmaster a1 +ring-of-beasts", False),  # spells of one's book are cheaper
    ],
)
def test_one_presenter_tells_everybody_what_a_presenter_of_their_own_would(
    lies: str, mage: str, alike: bool
) -> None:
    """Who sees the same is told from the same table."""
    players = [{"mage": mage, "spellbook": ["timber-wolf"]}, {"mage": "warlock c3", "spellbook": ["fireball"]}]
    state, presenter = GAME.position({"players": players, "objects": {"b2": [lies]}}), MageWarsPresenter("en")
    for player in (0, 1, -1, 0):
        assert told_of(presenter, state, player) == told_of(MageWarsPresenter("en"), state, player)
    first, second = (presenter.objects(GAME.view(state, player)) for player in (0, 1))
    assert (first is second) == alike


def test_objects_are_worked_out_anew_only_when_they_look_otherwise() -> None:
    players = [{"mage": "beastmaster a1 mana:20", "prepared": ["timber-wolf"]}, {"mage": "warlock c3"}]
    state = GAME.position({"players": players, "objects": {"b2": ["feral-bobcat"]}})
    presenter = MageWarsPresenter("en")
    before = presenter.objects(GAME.view(state, 0))
    state.apply("activate beastmaster")
    awake = presenter.objects(GAME.view(state, 0))
    assert awake is not before, "his action marker is flipped"
    state.apply("cast timber-wolf")
    assert state.casts
    for player in (0, 1):
        assert presenter.objects(GAME.view(state, player)) is awake, "a spell on its way is no object yet"
    state.apply("target a1")
    assert presenter.objects(GAME.view(state, 0)) is not awake
    assert told_of(presenter, state, 0) == told_of(MageWarsPresenter("en"), state, 0)


def test_what_lies_beside_the_arena_counts_as_well() -> None:
    """Of a discard pile a card could depend that is in the arena."""
    players = [{"mage": "beastmaster a1"}, {"mage": "warlock c3", "spellbook": ["2 fireball"]}]
    state, presenter = GAME.position({"players": players}), MageWarsPresenter("en")
    before = presenter.objects(GAME.view(state, 1))
    assert presenter.objects(GAME.view(state, 1)) is before
    side = state.players[1]
    side.discard.append(side.spellbook.pop())
    assert presenter.objects(GAME.view(state, 1)) is not before


def test_a_spell_that_an_object_casts_is_told_to_nobody_else_before_it_is_paid_for() -> None:
    players = [{"mage": "beastmaster a1 mana:20"}, {"mage": "warlock c3"}]
    position = {"players": players, "objects": {"b2": ["lair mana:2 assigned:timber-wolf"]}, "phase": "deploy"}
    state, presenter = GAME.position(position), MageWarsPresenter("en")
    state.apply("deploy lair")
    assert "Timber Wolf" in str(told_of(presenter, state, 0))
    for player in (1, -1):
        assert "Timber Wolf" not in str(told_of(presenter, state, player))
