"""Moments to reveal: who is asked, and who passes without a word."""

from __future__ import annotations

from random import Random

import pytest

import trivault
from trivault.games.magewars.presentation.presenter import MageWarsPresenter
from trivault.games.magewars.presentation.stops import passes
from trivault.games.magewars.state.model import MageWarsState
from trivault.kernel.text import LANGUAGES

GAME = trivault.load("mage-wars")

WOLF = "timber-wolf ?bear-strength"


def position(objects: dict[str, list[str]], **more: object) -> dict[str, object]:
    players = [{"mage": "beastmaster a1"}, {"mage": "warlock d3"}]
    return {"players": players, "objects": objects, **more}


def at(objects: dict[str, list[str]], *answers: str, **more: object) -> MageWarsState:
    """The table after these answers; it stands at a moment to reveal."""
    state = GAME.position(position(objects, **more))
    for answer in answers:
        state.apply(answer)
    assert state.choice is not None
    assert state.choice.reason == "reveal"
    return state


def asked(state: MageWarsState, stops: str = "") -> bool:
    return not passes(state, state.asked(None), stops)


class TestUsual:
    def test_who_bears_a_hidden_enchantment_is_activated(self) -> None:
        assert asked(at({"b2": [WOLF]}, "activate timber-wolf"))

    def test_but_not_another_friend(self) -> None:
        assert not asked(at({"b2": [WOLF, "emerald-tegu"]}, "activate emerald-tegu"))

    def test_after_a_move_nobody_is_asked(self) -> None:
        assert not asked(at({"b2": [WOLF]}, "activate timber-wolf", "pass", "move b1"))

    @pytest.mark.parametrize(("zone", "near"), [("b1", True), ("b3", True), ("d2", False)])
    def test_an_enemy_in_reach_is_activated(self, zone: str, near: bool) -> None:
        """A tegu is no fast one: it comes to zones beside its own."""
        state = at({"b2": [WOLF], zone: ["emerald-tegu p1"]}, "activate emerald-tegu", player=1)
        assert state.asked(None).player == 0
        assert asked(state) is near

    def test_the_steps_of_an_attack_that_matter(self) -> None:
        """Declared, rolled, damage dealt; not where nothing has happened since."""
        state = GAME.position(position({"b2": [WOLF, "emerald-tegu p1"]}))
        for answer in ("activate timber-wolf", "pass", "attack timber-wolf emerald-tegu"):
            state.apply(answer)
        moments = []
        while state.attacks and state.choice is not None:
            if state.choice.reason == "reveal":
                attack = state.attacks[-1]
                moments.append((attack.free, bool(attack.rolled), attack.damage > 0, asked(state)))
            state.apply("pass" if state.choice.reason == "reveal" else "skip")
        wolf = [moment[1:] for moment in moments if not moment[0]]
        assert len(wolf) == 8, "the steps of an attack"
        assert [said for _, _, said in wolf] == [True, False, True, True, False, False, False, False]

    def test_the_attack_of_others_on_others(self) -> None:
        """Player 1 has a hidden enchantment, and two others fight."""
        form = {
            "players": [{"mage": "wizard a1 ?bear-strength"}, {"mage": "warlock f1"}, {"mage": "priestess f4"}],
            "objects": {"e2": ["emerald-tegu p1", "timber-wolf p2"]},
            "player": 1,
        }
        state = GAME.position(form)
        for answer in ("activate emerald-tegu", "pass", "attack emerald-tegu timber-wolf"):
            state.apply(answer)
        assert state.asked(None).player == 0
        assert not asked(state)
        assert asked(state, "always")

    def test_a_spell_of_an_enemy_on_something_of_mine(self) -> None:
        players = [{"mage": "wizard b2"}, {"mage": "warlock b1", "prepared": ["fireball"]}]
        state = GAME.position({"players": players, "objects": {"b2": [WOLF]}, "player": 1})
        for answer in ("quickcast fireball", "target timber-wolf"):
            state.apply(answer)
        assert state.casts
        assert state.asked(None).player == 0
        assert asked(state), "it is announced"
        assert not asked(state, "never")
        state.apply("pass")
        assert not state.attacks
        assert not asked(state), "nobody has countered it"

    def test_own_spells_ask_when_they_are_resolved(self) -> None:
        players = [{"mage": "wizard b2 mana:20", "prepared": ["rhino-hide"]}, {"mage": "warlock d3"}]
        state = GAME.position({"players": players, "objects": {"b2": [WOLF]}})
        state.apply("quickcast rhino-hide")
        state.apply("target timber-wolf")
        told = []
        while state.casts and state.choice is not None and state.choice.reason == "reveal":
            told.append(asked(state))
            state.apply("pass")
        assert told == [False, False, True]

    def test_abilities_that_count_as_spells(self) -> None:
        """The wand is used on oneself: it asks when that is done, not before."""
        players = [
            {"mage": "wizard b2 mana:20 +(mage-wand bound:dispel) ?nullify", "spellbook": ["teleport"]},
            {},
        ]
        state = GAME.position({"players": players})
        for answer in ("activate wizard", "pass", "use mage-wand"):
            state.apply(answer)
        told = []
        while state.choice is not None and state.choice.reason != "turn":
            if state.choice.reason == "reveal" and state.casts:
                told.append(asked(state))
            state.apply("pass" if state.choice.reason == "reveal" else state.legal()[0])
        assert told[:2] == [False, False]

    def test_phases_pass_unless_named(self) -> None:
        state = at({"b2": [WOLF]}, phase="upkeep")
        assert state.phase == "upkeep"
        assert not asked(state)
        assert asked(state, "own upkeep")
        assert not asked(state, "own channel")

    def test_an_enchantment_that_is_never_forgotten(self) -> None:
        state = at({"b2": [WOLF]}, phase="upkeep")
        assert asked(state, "bear-strength")
        assert not asked(state, "own nullify")

    def test_most_moments_of_a_game_pass_without_a_question(self) -> None:
        """Two players who cast by chance and keep their enchantments hidden."""
        state, random = GAME.new(seed=1), Random(1)
        asked_at = moments = 0
        for _ in range(700):
            choice = state.asked(None)
            if choice.reason == "reveal":
                moments += 1
                asked_at += asked(state)
                state.apply("pass")
            else:
                legal = state.legal()
                state.apply(legal[random.randrange(len(legal))])
        assert 0 < asked_at < moments / 2

    def test_what_must_be_revealed_is_asked_anyway(self) -> None:
        """Only moments to reveal are passed; the price of a mandatory enchantment is another question."""
        players = [{"mage": "wizard b2 mana:20 ?nullify"}, {"mage": "warlock b2", "prepared": ["agony"]}]
        state = GAME.position({"players": players, "player": 1})
        for answer in ("quickcast agony", "target wizard"):
            state.apply(answer)
        while state.asked(None).reason == "reveal":
            state.apply("pass")
        assert state.asked(None).reason == "pay-reveal"
        assert asked(state, "never")


class TestWords:
    @pytest.mark.parametrize(
        ("lang", "typed"),
        [
            ("en", "own, Upkeep Phase, Bear Strength"),
            ("en", "own upkeep bear-strength"),
            ("de", "eigene, Erhaltungsphase, Bärenstärke"),
            ("pl", "własne; faza utrzymania; bear strength"),
        ],
    )
    def test_in_every_language(self, lang: str, typed: str) -> None:
        assert MageWarsPresenter(lang).read_stops(typed) == "own upkeep bear-strength"

    @pytest.mark.parametrize("typed", ["sometimes", "own, sometimes", ",", "reverse"])
    def test_what_is_unclear(self, typed: str) -> None:
        assert MageWarsPresenter("en").read_stops(typed) is None

    @pytest.mark.parametrize("lang", LANGUAGES)
    def test_what_is_said_can_be_typed(self, lang: str) -> None:
        told = MageWarsPresenter(lang)
        for mode in ("always", "own", "never"):
            said = told.stops_said(mode)
            assert told.read_stops(said.split("(")[1].rstrip(")")) == mode
