"""What questions and answers of Mage Wars say beyond their bare words: dice, prices, dangers, rules."""

from __future__ import annotations

from typing import Any

import pytest

from trivault.games.magewars.game import GAME
from trivault.games.magewars.presentation.presenter import MageWarsPresenter
from trivault.games.magewars.state.model import MageWarsState
from trivault.presentation.menu import Menu
from trivault.presentation.why import refusal

BOOKS = ["starting-beastmaster", "starting-warlock", "starting-priestess", "starting-beastmaster"]


def table(
    *objects: str, mage: str = "wizard", foe: str = "warlock", prepared: str = "", **more: Any
) -> MageWarsState:
    """Two mages, and objects in b2."""
    players = [{"mage": mage, "prepared": prepared.split(), **more.pop("side", {})}, {"mage": foe}]
    state = GAME.position({"players": players, "objects": {"b2": list(objects)}, **more})
    assert isinstance(state, MageWarsState)
    return state


def menu(state: MageWarsState, lang: str = "en") -> Menu:
    told = MageWarsPresenter(lang)
    assert state.choice is not None
    return Menu(state, state.choice, told.words, told.arranged)


def sentence(state: MageWarsState, answer: str) -> str:
    shown = menu(state)
    return shown.sentences[[option.text for option in shown.lines].index(answer)]


def note(state: MageWarsState, answer: str) -> str:
    told = MageWarsPresenter("en")
    return told.note(next(option for option in menu(state).lines if option.text == answer))


def question(state: MageWarsState, lang: str = "en") -> str:
    assert state.choice is not None
    return MageWarsPresenter(lang).question(state, state.choice)


class TestDice:
    """The dice of an attack are said with all that adds to them or takes from them."""

    @pytest.mark.parametrize(
        ("wolf", "foe", "dice"),
        [
            ("", "", "4 dice"),
            ("+bear-strength", "", "6 dice"),
            ("weak:2", "", "2 dice"),
            ("", "+divine-protection", "3 dice"),
            ("+bear-strength", "+(marked-for-death p0)", "7 dice"),
        ],
    )
    def test_of_an_attack(self, wolf: str, foe: str, dice: str) -> None:
        state = table(f"timber-wolf {wolf}", f"emerald-tegu p1 {foe}", acting="timber-wolf")
        assert dice in sentence(state, "attack timber-wolf emerald-tegu")

    def test_of_a_charge(self) -> None:
        state = table("feral-bobcat", "steelclaw-grizzly p1", acting="feral-bobcat", moves=1)
        assert "4 dice" in sentence(state, "attack feral-bobcat steelclaw-grizzly")

    def test_of_a_counterstrike(self) -> None:
        state = table("timber-wolf", "emerald-tegu p1 guard +bear-strength", acting="timber-wolf")
        state.apply("attack timber-wolf emerald-tegu")
        assert "5 dice" in sentence(state, "counterstrike emerald-tegu 1")

    def test_of_the_second_attack_of_battle_fury(self) -> None:
        state = table(
            "timber-wolf +bear-strength",
            "steelclaw-grizzly p1",
            acting="timber-wolf",
            effects=["battle-fury it:timber-wolf"],
        )
        state.apply("attack timber-wolf steelclaw-grizzly")
        assert "4 dice" in sentence(state, "attack timber-wolf steelclaw-grizzly")

    def test_asking_changes_nothing(self) -> None:
        state = table("timber-wolf", "emerald-tegu p1", acting="timber-wolf")
        before = state.copy().to_bytes()
        menu(state)
        assert state.to_bytes() == before


class TestNumbers:
    """Answers are counted, whatever number stands in them."""

    def test_a_defense_is_not_numbered_by_its_roll(self) -> None:
        state = table("timber-wolf", "knight-of-westlock p1", acting="timber-wolf")
        state.apply("attack timber-wolf knight-of-westlock")
        shown = menu(state)
        assert shown.numbers == [1, 2]
        assert shown.read("1").text == "defend knight-of-westlock 8"

    def test_a_condition_is_not_numbered_by_its_price(self) -> None:
        state = table("timber-wolf burn stun", mage="priestess b2 mana:20", acting="priestess")
        state.apply("cast restore")
        state.apply("target timber-wolf")
        shown = menu(state)
        assert shown.numbers == [1, 2, 3]
        assert {option.text for option in shown.lines} == {"remove-burn 2", "remove-stun 4", "skip"}


class TestPrices:
    def test_the_second_part_of_a_wall_says_what_it_costs(self) -> None:
        side = {"spellbook": ["wall-of-stone"]}
        state = table(mage="wizard b2 mana:40", prepared="wall-of-stone", side=side)
        state.apply("quickcast wall-of-stone")
        state.apply("target b2-c2")
        extend = next(option.text for option in menu(state).lines if option.text.startswith("extend"))
        assert note(state, extend) == "9 mana"
        assert note(state, "skip") == ""

    def test_a_spell_says_how_far_it_reaches(self) -> None:
        told = MageWarsPresenter("en")
        assert told.price("fireball") == "attack 8, quick, range 0–2"
        assert told.price("call-of-the-wild") == "incantation 4, quick"


class TestDangers:
    """Offers that would destroy the own mage say so."""

    @pytest.mark.parametrize(("damage", "said"), [(36, True), (35, False)])
    def test_a_bloodreaper_for_the_last_life(self, damage: int, said: bool) -> None:
        """It costs 1 more than the level of the demon, and Warlocks have 38 Life."""
        state = table(
            mage=f"warlock b2 mana:20 damage:{damage}", prepared="firebrand-imp", foe="wizard", acting="warlock"
        )
        state.apply("cast firebrand-imp")
        state.apply("target b2")
        answer = next(o.text for o in menu(state).lines if o.text.startswith("make-bloodreaper"))
        assert note(state, answer) == ("this destroys your own mage" if said else "")

    @pytest.mark.parametrize(("damage", "said"), [(31, True), (30, False)])
    def test_a_move_in_chains(self, damage: int, said: bool) -> None:
        state = table(mage=f"wizard b2 damage:{damage} +(chains-of-agony p1)", acting="wizard")
        assert bool(note(state, "move b3")) == said

    @pytest.mark.parametrize(("damage", "said"), [(31, True), (30, False)])
    def test_a_spell_under_magebane(self, damage: int, said: bool) -> None:
        state = table("timber-wolf", mage=f"wizard b2 mana:9 damage:{damage} +(magebane p1)", prepared="evade")
        assert bool(note(state, "quickcast evade")) == said

    def test_a_sacrifice_of_the_own_mage(self) -> None:
        state = table("sacrificial-altar", "firebrand-imp", mage="warlock b2", foe="wizard")
        state.apply("use sacrificial-altar")
        assert note(state, "target warlock") == "this destroys your own mage"
        assert note(state, "target firebrand-imp") == ""


class TestQuestions:
    @pytest.mark.parametrize(("card", "said"), [("brogan-bloodstone", True), ("timber-wolf", False)])
    @pytest.mark.parametrize("enchantment", ["block", "reverse-attack"])
    def test_what_must_be_revealed_in_vain(self, enchantment: str, card: str, said: bool) -> None:
        state = table(card, f"emerald-tegu p1 ?{enchantment}", acting=card)
        state.apply(f"attack {card} emerald-tegu")
        while state.choice and state.choice.reason == "reveal":
            state.apply("pass")
        assert state.choice
        assert state.choice.verb == "pay"
        assert ("Unavoidable" in question(state)) == said

    def test_who_sees_what_is_planned(self) -> None:
        alone = GAME.new(decks=BOOKS[:2], first=0)
        team = GAME.new(decks=BOOKS, teams=True, first=0)
        assert "Nobody else sees them" in question(alone)
        assert "Only your team mate sees them" in question(team)


def test_team_mates_see_what_the_other_plans() -> None:
    state = GAME.new(decks=BOOKS, teams=True, first=0)
    state.apply("prepare timber-wolf", player=0)
    told = MageWarsPresenter("en")
    name = told.name("timber-wolf")
    for player, sees in ((1, False), (2, True), (3, False)):
        facts = dict(told.facts(GAME.view(state, player)))
        assert (name in facts.get("at-hand-0", "")) == sees


class TestWhy:
    """Asked why something cannot be aimed at, the table answers with the rule that the engine knows."""

    @pytest.mark.parametrize("typed", ["aim at zone d3", "target d3", "aim at d3"])
    def test_a_zone_out_of_range(self, typed: str) -> None:
        state = table(mage="wizard a1 mana:20", prepared="mana-crystal")
        state.apply("quickcast mana-crystal")
        said = refusal(state, typed, MageWarsPresenter("en"), lambda name: name)
        assert any("MW-CAST-07" in line for line in said)

    def test_a_creature_that_is_no_target(self) -> None:
        state = table("skeletal-sentry p1", mage="wizard b2 mana:20", prepared="minor-heal")
        state.apply("quickcast minor-heal")
        said = refusal(state, "aim at skeletal sentry", MageWarsPresenter("en"), lambda name: name)
        assert any("MW-CAST-05" in line for line in said)


def test_mages_of_apprentices_are_not_said_to_do_anything() -> None:
    """MW-APP-06."""
    for apprentice in (True, False):
        kind = "apprentice" if apprentice else "starting"
        books = [f"{kind}-wizard", f"{kind}-warlock"]
        state = GAME.new(decks=books, apprentice=apprentice, first=0)
        told = MageWarsPresenter("en")
        assert bool(told.explained(GAME.view(state, 0))) != apprentice


@pytest.mark.parametrize("lang", ["en", "de", "pl"])
def test_the_questions_are_there_in_every_language(lang: str) -> None:
    team = GAME.new(decks=BOOKS, teams=True, first=0)
    words = MageWarsPresenter(lang).words
    assert question(team, lang) == words.say("reason-prepare-in-team")
