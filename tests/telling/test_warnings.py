"""Answers that hurt whoever gives them are said to do so: they are never given by one touch or silently."""

from __future__ import annotations

from typing import Any

import pytest

import trivault
from trivault.kernel.choices import ACTION, Choice
from trivault.kernel.text import LANGUAGES
from trivault.telling.asking import Wishes, asks
from trivault.telling.teller import AnyTeller, make_teller

MAGES = trivault.load("mage-wars")
HOUSES = trivault.load("keyforge")


def warned(teller: AnyTeller, state: Any) -> dict[str, str]:
    """The answers with a warning."""
    menu = teller.menu(state, state.choice)
    found = zip(menu.texts, map(teller.warning, menu.lines), strict=True)
    return {text: warning for text, warning in found if warning}


class TestMageWars:
    def at(self, mages: tuple[str, ...], objects: dict[str, list[str]] | None = None, **more: Any) -> Any:
        players = [{"mage": f"{mage} mana:30", "prepared": ["fireball", "agony"]} for mage in mages]
        state = MAGES.position({"players": players, "objects": objects or {}, **more})
        state.apply(f"activate {mages[0].split()[0]}")
        return state

    def test_an_attack_on_the_own_side(self) -> None:
        state = self.at(("beastmaster b2", "warlock b2"), {"b2": ["timber-wolf", "feral-bobcat p1"]})
        found = warned(make_teller("mage-wars", "en"), state)
        assert set(found) == {"attack beastmaster beastmaster", "attack beastmaster timber-wolf"}
        assert found["attack beastmaster beastmaster"] == "That is your own mage."
        assert found["attack beastmaster timber-wolf"] == "Timber Wolf is on your side."

    def test_an_attack_on_a_team_mate(self) -> None:
        mages = ("beastmaster b2", "warlock b2", "wizard b2", "priestess b2")
        found = warned(make_teller("mage-wars", "en"), self.at(mages, teams=True))
        assert set(found) == {"attack beastmaster beastmaster", "attack beastmaster wizard"}

    @pytest.mark.parametrize("spell", ["fireball", "agony"])
    def test_an_attack_spell_or_curse_that_is_aimed_at_the_own_side(self, spell: str) -> None:
        state = self.at(("wizard b2", "warlock b2"), {"b2": ["timber-wolf", "feral-bobcat p1"]})
        state.apply(f"cast {spell}")
        found = warned(make_teller("mage-wars", "en"), state)
        assert set(found) == {"target wizard", "target timber-wolf"}

    def test_no_other_spell(self) -> None:
        side = {"mage": "wizard b2 mana:30", "prepared": ["minor-heal"]}
        state = MAGES.position({"players": [side, {"mage": "warlock b2"}]})
        state.apply("activate wizard")
        state.apply("cast minor-heal")
        assert warned(make_teller("mage-wars", "en"), state) == {}


class TestKeyForge:
    def at(self, **side: Any) -> Any:
        return HOUSES.position(
            {
                "players": [{"houses": ["brobnar", "dis", "logos"], **side}, {}],
                "turn": {"step": "house"},
            }
        )

    def test_a_house_of_which_one_has_no_card(self) -> None:
        state = self.at(hand=["troll"], line=["dextre"])
        found = warned(make_teller("keyforge", "en"), state)
        assert found == {"dis": "You have no card of this house, neither in hand nor in play."}

    def test_archives_may_still_bring_one(self) -> None:
        assert warned(make_teller("keyforge", "en"), self.at(hand=["troll"], archives=["dextre"])) == {}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_warning_is_said_in_every_language(lang: str) -> None:
    state = TestMageWars().at(("beastmaster b2", "warlock b2"), {"b2": ["timber-wolf"]})
    said = [*warned(make_teller("mage-wars", lang), state).values()]
    said += warned(make_teller("keyforge", lang), TestKeyForge().at(hand=["troll"])).values()
    assert len(set(said)) == 3


def test_the_only_answer_is_asked_for_when_it_hurts() -> None:
    state, teller = TestMageWars().at(("beastmaster b2", "warlock b2")), make_teller("mage-wars", "en")
    raws = {option.text: option.raw for option in state.legal()}
    for answer, asked in (("attack beastmaster beastmaster", True), ("attack beastmaster warlock", False)):
        only = Choice(0, ACTION, "act", listed=(raws[answer],))
        state.choices = (only,)
        assert asks(state, only, Wishes(), teller) is asked
