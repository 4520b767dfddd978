"""What affects this? The answer names every card behind it, and no card that nobody may know."""

from __future__ import annotations

from typing import Any

import pytest

import trivault
from tests.games.keyforge.presentation.test_active_effects import after, tables
from tests.presentation.tables import ARENA, EVERY, played
from trivault.games.magewars.state.model import CONDITIONS
from trivault.kernel.ids import player_thing
from trivault.kernel.text import LANGUAGES
from trivault.presentation.presenter import ActiveEffect, make_presenter

KEYFORGE, MAGE_WARS, SHARDS = trivault.load("keyforge"), trivault.load("mage-wars"), trivault.load("shards")


def affecting(state: Any, thing: int, player: int = 0, lang: str = "en") -> list[ActiveEffect]:
    return make_presenter(state.game.name, lang).affecting(state.view(player), thing)


def card(state: Any, slug: str, things: Any = None) -> int:
    (found,) = (t for t in (state.play if things is None else things) if state.game.slug(state, t) == slug)
    return int(found)


@EVERY
@pytest.mark.parametrize("lang", LANGUAGES)
def test_everything_on_a_table_can_be_asked_about(game: str, lang: str) -> None:
    presenter = make_presenter(game, lang)
    for state in played(presenter, 60).states()[::15]:
        for player in (0, 1, -1):
            view = state.view(player)
            for thing in (player_thing(0), player_thing(1), *range(presenter.things(view))):
                for each in presenter.affecting(view, thing):
                    assert each.effect
                    assert not each.slug or each.slug in presenter.cards


class TestKeyForge:
    def test_states_upgrades_and_cards_elsewhere(self) -> None:
        state = after(house="sanctum", line=["grey-monk", "bumpsy +blood-of-titans stunned"])
        found = affecting(state, card(state, "bumpsy"))
        assert [each.slug for each in found] == ["", "blood-of-titans", "grey-monk"]
        assert found[0].effect.startswith("Stunned: ")
        assert found[1].effect == "Blood of Titans (Player 1): This creature has +5 power."
        assert found[2].effect == "Grey Monk (Player 1): Each friendly creature gets +1 armor."

    def test_the_other_side_is_not_affected(self) -> None:
        state = after(house="sanctum", line=["grey-monk"])
        assert affecting(state, card(state, "troll")) == []

    def test_a_player(self) -> None:
        state = after("play miasma", house="shadows", hand=["miasma", "urchin"])
        (found,) = affecting(state, player_thing(1))
        assert found.slug == "miasma"
        assert affecting(state, player_thing(0)) == []

    def test_rules_for_houses_are_of_the_player_who_chooses(self) -> None:
        state = after("play control-the-weak", "logos", house="dis", hand=["control-the-weak", "dust-imp"])
        assert [each.slug for each in affecting(state, player_thing(1))] == ["control-the-weak"]

    def test_a_card_in_hand(self) -> None:
        state = after(house="mars", line=["grommid"], hand=["blypyp", "battle-fleet"])
        hand = state.players[0].hand
        assert [each.slug for each in affecting(state, card(state, "blypyp", hand))] == ["grommid"]
        assert affecting(state, card(state, "battle-fleet", hand)) == []
        assert affecting(state, card(state, "blypyp", hand), player=1) == [], "of others nobody knows the hand"

    @pytest.mark.parametrize("lang", LANGUAGES)
    def test_every_card_in_play_can_be_asked_about(self, lang: str) -> None:
        presenter = make_presenter("keyforge", lang)
        for state in tables():
            view = KEYFORGE.view(state, 0)
            assert all(each.effect for thing in state.play for each in presenter.affecting(view, thing))


class TestMageWars:
    def test_conditions_and_attached_objects(self) -> None:
        state = MAGE_WARS.position(ARENA)
        found = affecting(state, card(state, "timber-wolf"))
        assert [each.slug for each in found] == ["", "bear-strength"]
        assert found[0].effect.startswith("Burn ×2: ")
        assert found[1].effect.startswith("Bear Strength (Timber Wolf) (Player 1): The enchanted creature has ")

    def test_equipment_of_a_mage_and_of_its_player(self) -> None:
        state = MAGE_WARS.position(ARENA)
        found = affecting(state, card(state, "wizard"))
        assert [each.slug for each in found] == ["leather-boots"]
        assert affecting(state, player_thing(0)) == found

    def test_what_lies_face_down_is_not_told(self) -> None:
        state = MAGE_WARS.position(ARENA)
        found = [each.slug for player in (0, 1, -1) for t in state.play for each in affecting(state, t, player)]
        shown = [state.game.slug(state, t) for t, piece in state.play.items() if piece.revealed]
        assert len(shown) < len(state.play)
        assert set(found) <= {"", *shown}

    def test_lasting_effects_and_what_objects_elsewhere_do(self) -> None:
        state = MAGE_WARS.position(
            {
                "players": [{"mage": "beastmaster a1"}, {"mage": "warlock d3"}],
                "objects": {"b2": ["timber-wolf"], "c2": ["rajans-fury"]},
                "effects": ["piercing-strike p0 it:timber-wolf"],
            }
        )
        assert [each.slug for each in affecting(state, card(state, "timber-wolf"))] == [
            "piercing-strike",
            "rajans-fury",
        ]
        assert affecting(state, card(state, "warlock")) == []

    @pytest.mark.parametrize("lang", LANGUAGES)
    def test_every_condition_is_explained(self, lang: str) -> None:
        marked = " ".join(f"{name}:1" for name in CONDITIONS if name != "taunt")
        state = MAGE_WARS.position(
            {
                "players": [{"mage": "wizard a1"}, {"mage": "warlock d3"}],
                "objects": {"b2": [f"timber-wolf {marked}"]},
            }
        )
        found = affecting(state, card(state, "timber-wolf"), lang=lang)
        assert len({each.effect for each in found}) == len(CONDITIONS) - 1


class TestShards:
    def test_who_cannot_be_attacked(self) -> None:
        sides = [{"champions": ["zetta-the-encryptor", "systema-ai"]}, {"champions": ["evokatus"]}]
        state = SHARDS.position({"players": sides})
        zetta, other = state.players[0].champions
        (found,) = affecting(state, other)
        assert found.slug == "zetta-the-encryptor"
        assert affecting(state, player_thing(0), player=1) == [found]
        for free in (zetta, *state.players[1].champions, player_thing(1)):
            assert affecting(state, free) == []

    def test_lasting_effects_of_a_player(self) -> None:
        state = SHARDS.position({"players": [{"champions": ["numeri-drones"]}, {}]})
        state.apply("exhaust numeri-drones")
        assert [each.slug for each in affecting(state, player_thing(0))] == ["numeri-drones"]
        assert affecting(state, player_thing(1)) == []
