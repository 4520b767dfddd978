"""Mage Wars in plain sentences: the table, what is in force, and the report."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

import trivault
from tests.presentation.tables import ARENA
from trivault.games.magewars.presentation.presenter import MageWarsPresenter
from trivault.games.magewars.state.model import MageWarsState
from trivault.kernel.replay import Setup
from trivault.kernel.table import Table
from trivault.kernel.text import LANGUAGES
from trivault.presentation.report import highlights, report
from trivault.presentation.why import refusal

GAME = trivault.load("mage-wars")


@pytest.fixture
def full() -> MageWarsState:
    return GAME.position(ARENA)


def facts(state: MageWarsState, player: int = 0, lang: str = "en") -> dict[str, str]:
    told = MageWarsPresenter(lang)
    told.seats = ("human", "random", "random", "random")
    return dict(told.facts(GAME.view(state, player)))


class TestFacts:
    def test_the_table_from_the_round_to_the_walls(self, full: MageWarsState) -> None:
        said = list(facts(full).values())
        for line in (
            "Round 2, Creature Action Phase, initiative: Player 1.",
            "Player 2, Beastmaster, random: damage 12/36, mana 7 (+9), spellbook 9, discard 0, prepared 1, "
            "quickcast used.",
            "Player 1, equipment: Leather Boots (boots).",
            "Player 1, prepared: Fireball (attack 8, quick, range 0–2); "
            "Dispel (incantation X, quick, range 0–2); Arcane Zap (attack 1, quick, range 0–1).",
            "Zone b2: Timber Wolf (Player 1, active, damage 3/10, armor 2, Burn ×2, +Bear Strength, "
            "1 face down (P2)).",
            "Zone c2: Feral Bobcat, number 2 (Player 2, active, damage 0/4).",
            "Zone d3: A face-down card (Player 2).",
            "Border b2-c2: Wall of Stone (Player 2, damage 0/10, armor 3, passage blocked, "
            "blocks line of sight).",
        ):
            assert line.lower() in [each.lower() for each in said]

    def test_others_do_not_hear_of_hidden_cards(self, full: MageWarsState) -> None:
        said = " ".join(facts(full, 1).values())
        assert "Fireball" not in said
        assert "Agony" not in said
        assert "face down: Nullify P2" in said

    @pytest.mark.parametrize("lang", LANGUAGES)
    def test_who_is_out_of_the_arena_and_who_has_fallen(self, lang: str) -> None:
        state = GAME.position(
            {
                "players": [{"mage": "wizard a1"}, {"mage": "warlock f4"}, {"mage": "priestess fallen"}],
                "objects": {"away": ["timber-wolf left:b2 banish:2"]},
            }
        )
        said = facts(state, lang=lang)
        fallen = {"en": "has fallen", "de": "ist gefallen", "pl": "poza grą"}
        assert fallen[lang] in said["dials-2"]
        away = {"en": "Out of the arena: ", "de": "Außerhalb der Arena: ", "pl": "Poza areną: "}
        assert any(each.startswith(away[lang]) for each in said.values())


class TestForce:
    def test_lasting_effects_are_on_the_board(self) -> None:
        state = GAME.position(
            {
                "players": [{}, {}],
                "objects": {"b2": ["timber-wolf"]},
                "effects": ["piercing-strike p0 it:timber-wolf"],
            }
        )
        (each,) = MageWarsPresenter("en").active_effects(GAME.view(state, 1))
        assert each.card == "Piercing Strike"
        assert "Timber Wolf" in each.effect
        assert each.effect.endswith("for the next melee attack.")

    def test_an_effect_made_for_nobody_is_not_in_force(self) -> None:
        state = GAME.position({"players": [{}, {}], "effects": ["call-of-the-wild p0"]})
        assert MageWarsPresenter("en").active_effects(GAME.view(state, 0)) == []

    @pytest.mark.parametrize(
        ("lang", "line"),
        [
            ("en", "This card has Flying, until the end of the action phase."),
            ("de", "Diese Karte hat Fliegen, bis zum Ende der Aktionsphase."),
            ("pl", "Ta karta otrzymuje: Lot, do końca fazy akcji."),
        ],
    )
    def test_what_a_card_does_for_itself(self, lang: str, line: str) -> None:
        vampiress = {"b2": ["necropian-vampiress"]}
        effects = ["necropian-vampiress p0"]
        state = GAME.position({"players": [{}, {}], "objects": vampiress, "effects": effects})
        (each,) = MageWarsPresenter(lang).active_effects(GAME.view(state, 0))
        assert each.effect.endswith(f": {line}")

    def test_what_objects_do_is_explained(self, full: MageWarsState) -> None:
        said = MageWarsPresenter("en").explained(GAME.view(full, 0))
        assert any(line.startswith("Bear Strength (Timber Wolf) (Player 1): ") for line in said)
        assert not any("Nullify" in line for line in said)


def test_why_an_attack_is_not_possible(full: MageWarsState) -> None:
    for answer in ("activate timber-wolf", "pass", "pass"):
        full.apply(answer)
    rules = {"MW-ATK-07": "In the same zone."}
    said = refusal(full, "attack beastmaster", MageWarsPresenter("en"), lambda name: rules.get(name, ""))
    assert said[0].startswith("Not possible now: Attack Beastmaster with ")
    assert said[1] == "The distance is 1, the range is 0–0."
    assert said[2] == "MW-ATK-07: In the same zone."


@pytest.mark.parametrize(
    ("winners", "line"),
    [
        ((0, 2), "Player 1 and Player 3 win in round 1."),
        ((3,), "Player 4 wins in round 1."),
        ((), "Nobody wins: the game ends in round 1."),
    ],
)
def test_teams_and_draws(winners: tuple[int, ...], line: str) -> None:
    state = GAME.new(players=4, teams=True)
    state.result = winners
    assert report([state], MageWarsPresenter("en"), bars=False)[0] == line


class TestReport:
    def played(self) -> Table[Any]:
        table, random = Table(GAME, Setup({"players": 2}), 4), Random(4)
        while not table.state.over:
            legal = table.state.legal()
            table.answer(legal[random.randrange(len(legal))])
        return table

    @pytest.mark.parametrize("lang", LANGUAGES)
    def test_damage_mana_and_the_moments_that_decided(self, lang: str) -> None:
        table = self.played()
        told = MageWarsPresenter(lang)
        sums, moments = (lines := highlights(table, told))[:2], lines[2:]
        (loser,) = {0, 1} - set(table.state.result or ())
        life = GAME.card(table.state.card(table.state.players[loser].mage).slug).life
        (taken,) = [
            int(word) for word in sums[loser].split(":", 1)[1].replace(",", " ").split() if word.isdecimal()
        ][:1]
        assert taken >= life
        words = {"en": "Round", "de": "Runde", "pl": "Runda"}
        assert moments
        assert all(line.startswith(f"{words[lang]} ") for line in moments)
        mage = told.name(table.state.card(table.state.players[loser].mage).slug)
        assert mage in moments[-1]
        assert f"{words[lang]} {table.state.round}: " in moments[-1]
