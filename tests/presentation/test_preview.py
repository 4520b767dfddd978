"""What an answer would bring is told before it is given: what is sure, and nothing that is hidden."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

import trivault
from trivault.kernel.text import LANGUAGES
from trivault.presentation.presenter import make_presenter
from trivault.presentation.preview import Previews

KEYFORGE: Any = trivault.load("keyforge")
SHARDS: Any = trivault.load("shards")
MAGES: Any = trivault.load("mage-wars")


def told(state: Any, answer: str, lang: str = "en") -> dict[str, list[str]]:
    """What is told of an answer, by the names of things and players."""
    choice = state.choice
    presenter = make_presenter(state.game.name, lang)
    found: dict[str, list[str]] = {}
    for thing, message in Previews(state, choice.player).of(state.check(answer, choice), presenter):
        name = presenter.words.say(state.game.thing_message(state, thing))
        found.setdefault(name, []).append(presenter.words.say(message))
    return found


class TestFights:
    def at(self, attacker: str, defender: str, *others: str) -> Any:
        state = KEYFORGE.position(
            {
                "players": [
                    {"houses": ["brobnar", "sanctum", "untamed"], "line": [attacker]},
                    {"line": [defender, *others]},
                ],
                "turn": {"house": KEYFORGE.card(attacker.split()[0]).house},
            }
        )
        state.apply(f"fight {attacker.split()[0]}")
        return state

    def test_both_die(self) -> None:
        state = self.at("bumpsy", "bumpsy", "troll")
        assert told(state, "attack bumpsy") == {"Bumpsy": ["is destroyed", "is destroyed"]}

    def test_what_is_left(self) -> None:
        found = told(self.at("troll", "bumpsy", "troll"), "attack bumpsy")
        assert found == {"Troll": ["damage 5, 3 left"], "Bumpsy": ["is destroyed"]}

    def test_armor_takes_damage(self) -> None:
        """A monk has 2 armor, and gives itself 1."""
        assert told(self.at("dust-pixie", "grey-monk", "troll"), "attack grey-monk") == {
            "Dust Pixie": ["is destroyed"]
        }
        found = told(self.at("bumpsy", "grey-monk damage:1", "troll"), "attack grey-monk")
        assert found == {"Bumpsy": ["damage 3, 2 left"], "Grey Monk": ["is destroyed"]}

    def test_elusive(self) -> None:
        state = self.at("bumpsy", "dust-pixie", "urchin")
        assert told(state, "attack urchin") == {"Urchin": ["no damage"]}
        assert told(state, "attack dust-pixie")["Dust Pixie"] == ["is destroyed"]

    def test_a_ward(self) -> None:
        found = told(self.at("troll", "bumpsy warded", "troll"), "attack bumpsy")
        assert found == {"Troll": ["damage 5, 3 left"], "Bumpsy": ["loses its ward"]}


def test_the_cost_of_keys_and_the_pool_after_it() -> None:
    side = {"houses": ["brobnar", "mars", "logos"], "line": ["john-smyth"], "hand": ["grabber-jammer"]}
    state = KEYFORGE.position({"players": [side, {}], "turn": {"house": "mars"}})
    assert told(state, "reap john-smyth")["Player 1"] == ["Æmber 1 (+1)"]
    state.apply("play grabber-jammer")
    assert told(state, "left") == {"Player 2": ["key cost 7"]}


def test_nothing_is_told_of_chance() -> None:
    """Whether a discarded card is worth something is not known before it is drawn by lot."""
    state = KEYFORGE.position(
        {
            "players": [
                {"houses": ["shadows", "dis", "logos"], "hand": ["bait-and-switch", "mind-barb"]},
                {"hand": ["troll", "dextre"]},
            ],
            "turn": {"house": "dis"},
        }
    )
    assert told(state, "play mind-barb") == {}


class TestShards:
    def test_a_champion_is_attacked(self) -> None:
        sides = [{}, {"champions": ["zetta-the-encryptor"], "hand": ["crystal"]}]
        state = SHARDS.position({"players": sides, "turn": {"power": 6}})
        found = told(state, "attack zetta-the-encryptor")
        assert found["Zetta, The Encryptor"] == ["is destroyed"]
        assert found["Player 1"] == ["power 1 (-5)"]

    @pytest.mark.parametrize("hand", [["3 crystal"], ["2 portal-monk", "crystal"]])
    def test_a_hidden_shield_may_stop_what_a_player_is_dealt(self, hand: list[str]) -> None:
        """So nothing is told of the damage, whether there is one or not."""
        sides = [{"hand": ["crystal"]}, {"hand": hand, "health": 3}, {"hand": ["crystal"]}]
        state = SHARDS.position({"players": sides, "turn": {"power": 6}})
        state.apply("end-turn")
        assert state.choice.verb == "assign"
        found = told(state, state.legal()[0].text)
        assert not any("health" in text for texts in found.values() for text in texts)


class TestMageWars:
    def at(self, *things: str) -> Any:
        sides = [{"mage": "beastmaster b2"}, {"mage": "warlock b2 damage:30"}]
        state = MAGES.position({"players": sides, "objects": {"b2": list(things)}})
        state.apply("activate beastmaster")
        while state.choice.reason == "reveal":
            state.apply("pass")
        return state

    def test_the_usual_damage_of_dice(self) -> None:
        assert told(self.at(), "attack beastmaster warlock") == {
            "Warlock": ["4 dice: mostly 2–6 damage, 8 life left; destroys in 1 % of the rolls"]
        }

    def test_armor_makes_it_less(self) -> None:
        found = told(self.at("steelclaw-grizzly p1"), "attack beastmaster steelclaw-grizzly")
        assert found == {"Steelclaw Grizzly": ["4 dice: mostly 0–4 damage, 15 life left"]}

    def test_nothing_comes_of_a_step(self) -> None:
        assert told(self.at(), "move b1") == {}


@pytest.mark.parametrize("game", [KEYFORGE, SHARDS, MAGES], ids=lambda game: game.name)
def test_other_hidden_cards_change_nothing(game: Any) -> None:
    """Whatever is hidden from a player, every answer has the same preview."""
    presenter, chance = make_presenter(game.name, "en"), Random(7)
    options = {"apprentice": True} if game is MAGES else {}
    state, told_of = game.new(seed=5, **options), 0
    for _ in range(70):
        choice = state.choice
        legal = state.legal(choice.player)
        if len(legal) > 1 and chance.random() < 0.25:
            other = game.sample(state.view(choice.player), chance.randrange(1000))
            one, two = Previews(state, choice.player), Previews(other, choice.player)
            for n in {chance.randrange(min(len(legal), 500)) for _ in range(4)}:
                found = one.of(legal[n].raw, presenter)
                assert found == two.of(legal[n].raw, presenter), legal[n].text
                told_of += len(found)
        state.apply(legal[chance.randrange(min(len(legal), 500))], choice.player)
        if state.over:
            break
    assert told_of


@pytest.mark.parametrize("lang", LANGUAGES)
def test_it_is_said_in_every_language(lang: str) -> None:
    fight = told(TestFights().at("troll", "bumpsy warded", "troll"), "attack bumpsy", lang)
    attack = told(TestMageWars().at(), "attack beastmaster warlock", lang)
    said = [text for texts in (*fight.values(), *attack.values()) for text in texts]
    assert len(said) == 3
    assert all(said)
