"""Answers that hurt whoever gives them are said to do so: they are never given by one touch or silently."""

from __future__ import annotations

from typing import Any

import pytest

import trivault
from trivault.kernel.choices import ACTION, Choice
from trivault.kernel.text import LANGUAGES
from trivault.presentation.presenter import AnyPresenter, PromptPreferences, make_presenter

MAGES: Any = trivault.load("mage-wars")
HOUSES = trivault.load("keyforge")


def warned(presenter: AnyPresenter, state: Any) -> dict[str, str]:
    """The answers with a warning."""
    menu = presenter.menu(state, state.choice)
    found = zip(menu.texts, map(presenter.warning, menu.lines), strict=True)
    return {text: warning for text, warning in found if warning}


class TestMageWars:
    def at(self, mages: tuple[str, ...], objects: dict[str, list[str]] | None = None, **more: Any) -> Any:
        players = [{"mage": f"{mage} mana:30", "prepared": ["fireball", "agony"]} for mage in mages]
        state = MAGES.position({"players": players, "objects": objects or {}, **more})
        state.apply(f"activate {mages[0].split()[0]}")
        return state

    def test_an_attack_on_the_own_side(self) -> None:
        state = self.at(("beastmaster b2", "warlock b2"), {"b2": ["timber-wolf", "feral-bobcat p1"]})
        found = warned(make_presenter("mage-wars", "en"), state)
        assert set(found) == {"attack beastmaster beastmaster", "attack beastmaster timber-wolf"}
        assert found["attack beastmaster beastmaster"] == "That is your own mage."
        assert found["attack beastmaster timber-wolf"] == "Timber Wolf is on your side."

    def test_an_attack_on_a_team_mate(self) -> None:
        mages = ("beastmaster b2", "warlock b2", "wizard b2", "priestess b2")
        state = self.at(mages, teams=True)
        state.apply("done")  # the team mate does nothing before it
        found = warned(make_presenter("mage-wars", "en"), state)
        assert set(found) == {"attack beastmaster beastmaster", "attack beastmaster wizard"}

    @pytest.mark.parametrize("spell", ["fireball", "agony"])
    def test_an_attack_spell_or_curse_that_is_aimed_at_the_own_side(self, spell: str) -> None:
        state = self.at(("wizard b2", "warlock b2"), {"b2": ["timber-wolf", "feral-bobcat p1"]})
        state.apply(f"cast {spell}")
        found = warned(make_presenter("mage-wars", "en"), state)
        assert set(found) == {"target wizard", "target timber-wolf"}

    def test_no_other_spell(self) -> None:
        side = {"mage": "wizard b2 mana:30", "prepared": ["minor-heal"]}
        state = MAGES.position({"players": [side, {"mage": "warlock b2"}]})
        state.apply("activate wizard")
        state.apply("cast minor-heal")
        assert warned(make_presenter("mage-wars", "en"), state) == {}


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
        found = warned(make_presenter("keyforge", "en"), state)
        assert found == {"dis": "You have no card of this house, neither in hand nor in play."}

    def test_harm_to_an_own_creature_where_there_is_an_enemy(self) -> None:
        own = {"houses": ["brobnar", "dis", "logos"], "hand": ["punch"], "line": ["dextre"]}
        sides = [own, {"line": ["troll"]}]
        state = HOUSES.position({"players": sides, "turn": {"house": "brobnar"}})
        state.apply("play punch")
        found = warned(make_presenter("keyforge", "en"), state)
        assert [*found.values()] == ["Dextre is on your side."]

    def test_but_not_where_there_is_none(self) -> None:
        sides = [{"houses": ["brobnar", "dis", "logos"], "hand": ["punch"], "line": ["dextre", "troll"]}, {}]
        state = HOUSES.position({"players": sides, "turn": {"house": "brobnar"}})
        state.apply("play punch")
        assert warned(make_presenter("keyforge", "en"), state) == {}

    def test_each_house_says_how_many_cards_it_has(self) -> None:
        state = self.at(hand=["troll", "dextre"], line=["bumpsy", "troll"])
        presenter = make_presenter("keyforge", "en")
        notes = {option.verb: presenter.note(option) for option in state.legal()}
        assert notes == {
            "brobnar": "1 in hand, 2 in play",
            "dis": "0 in hand, 0 in play",
            "logos": "1 in hand, 0 in play",
        }

    def test_archives_may_still_bring_one(self) -> None:
        assert warned(make_presenter("keyforge", "en"), self.at(hand=["troll"], archives=["dextre"])) == {}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_warning_is_said_in_every_language(lang: str) -> None:
    state = TestMageWars().at(("beastmaster b2", "warlock b2"), {"b2": ["timber-wolf"]})
    said = [*warned(make_presenter("mage-wars", lang), state).values()]
    said += warned(make_presenter("keyforge", lang), TestKeyForge().at(hand=["troll"])).values()
    assert len(set(said)) == 3


def test_the_only_answer_is_asked_for_when_it_hurts() -> None:
    state, presenter = TestMageWars().at(("beastmaster b2", "warlock b2")), make_presenter("mage-wars", "en")
    raws = {option.text: option.raw for option in state.legal()}
    for answer, asked in (("attack beastmaster beastmaster", True), ("attack beastmaster warlock", False)):
        only = Choice(0, ACTION, "act", listed=(raws[answer],))
        state.choices = (only,)
        assert presenter.asks(state, only, PromptPreferences()) is asked


def unfinished(presenter: AnyPresenter, state: Any) -> dict[str, str]:
    """The answers that leave something undone."""
    menu = presenter.menu(state, state.choice)
    found = [presenter.unfinished(option, menu) for option in menu.lines]
    return {text: left for text, left in zip(menu.texts, found, strict=True) if left}


class TestUnfinished:
    def test_the_end_of_a_turn_with_things_left_to_do(self) -> None:
        side = {"houses": ["brobnar", "dis", "logos"], "line": ["troll", "bumpsy exhausted"]}
        state = HOUSES.position({"players": [side, {}], "turn": {"house": "brobnar"}})
        assert unfinished(make_presenter("keyforge", "en"), state) == {
            "end-turn": "You can still do this: Reap with Troll."
        }
        state.apply("reap troll")
        assert unfinished(make_presenter("keyforge", "en"), state) == {}

    def test_in_shards(self) -> None:
        state = trivault.load("shards").position({"players": [{"hand": ["crystal", "blaster"]}, {}]})
        found = unfinished(make_presenter("shards", "en"), state)
        assert found == {"end-turn": "You can still do this: Play Crystal; Play Blaster."}

    def test_a_creature_that_could_still_act(self) -> None:
        state = TestMageWars().at(("beastmaster b2", "warlock b2"))
        assert set(unfinished(make_presenter("mage-wars", "en"), state)) == {"done"}
        state.apply("guard")
        assert not state.attacks
        assert unfinished(make_presenter("mage-wars", "en"), state) == {}


class TestWastedReveals:
    """A face-down enchantment that would be destroyed for nothing is not asked about, and warned of."""

    def at(self, hidden: str, mana: int = 10) -> Any:
        sides = [{"mage": f"wizard b2 mana:{mana}"}, {"mage": "warlock d3"}]
        state = MAGES.position({"players": sides, "objects": {"b2": [f"timber-wolf ?{hidden}"]}})
        state.apply("activate timber-wolf")
        assert state.choice.reason == "reveal"
        return state

    @pytest.mark.parametrize(
        ("hidden", "mana", "wasted"),
        [("bear-strength", 10, False), ("bear-strength", 0, True), ("block", 10, True)],
    )
    def test_who_is_asked(self, hidden: str, mana: int, wasted: bool) -> None:
        state, presenter = self.at(hidden, mana), make_presenter("mage-wars", "en")
        assert presenter.asks(state, state.choice, PromptPreferences()) is not wasted
        assert presenter.asks(state, state.choice, PromptPreferences(stops="always"))
        assert presenter.asks(state, state.choice, PromptPreferences(stops=hidden))
        assert bool(warned(presenter, state)) is wasted

    @pytest.mark.parametrize("hidden", ["bear-strength", "block"])
    def test_where_others_look_on_silence_tells_nothing(self, hidden: str) -> None:
        state, presenter = self.at(hidden), make_presenter("mage-wars", "en")
        assert presenter.asks(state, state.choice, PromptPreferences(watched=True))
