"""The log: dice are kept as they fell, and two mages of a kind are told apart."""

from __future__ import annotations

from random import Random

import pytest

from trivault.games.magewars.game import GAME
from trivault.kernel.log import Die, Entry
from trivault.kernel.replay import Setup
from trivault.kernel.table import Table

ROLLS = ("roll", "dice")  # attack dice
CHECKS = (
    *("misses", "not-dazed", "avoided", "not-avoided", "frightened"),
    *("not-frightened", "escapes", "not-escapes", "direction", "initiative"),
)  # the effect die alone


def played(seed: int, **options: str) -> list[Entry]:
    table, chance = Table(GAME, Setup({**options}), seed), Random(seed)
    while not table.state.over:
        legal = table.state.legal()
        table.answer(legal[chance.randrange(len(legal))])
    return table.log


@pytest.mark.parametrize("seed", [1, 2])
def test_every_roll_is_in_the_log_as_dice_and_in_words(seed: int) -> None:
    log = played(seed)
    assert [entry for entry in log if entry.event.kind in ROLLS]
    for entry in log:
        key, attack = entry.event.kind, [die.shows for die in entry.dice if die.kind == "attack"]
        effect = [die.shows for die in entry.dice if die.kind == "effect"]
        assert bool(attack) == (key in ROLLS)
        assert len(effect) == (1 if key in CHECKS else key == "dice" and entry.public.args["die"] != 0)
        said = GAME.words("en").say(entry.public)
        assert ", ".join(attack) in said
        assert all(die in said for die in effect)


def test_the_dice_of_an_attack() -> None:
    shown = {die for seed in (1, 2) for entry in played(seed) for die in entry.dice}
    assert {die.shows for die in shown if die.kind == "attack"} == {"0", "1", "2", "1★", "2★"}
    assert {int(die.shows) for die in shown if die.kind == "effect"} <= set(range(1, 13))
    assert Die("attack", "2★") in shown


def test_two_mages_of_a_kind_are_told_apart() -> None:
    alike = GAME.new(decks=["starting-wizard", "starting-wizard"])
    other = GAME.new(decks=["starting-wizard", "starting-warlock"])
    for state, named in ((alike, ["Wizard (Player 1)", "Wizard (Player 2)"]), (other, ["Wizard", "Warlock"])):
        mages = [GAME.thing_message(state, side.mage) for side in state.players]
        assert [GAME.words("en").say(mage) for mage in mages] == named


def entries(position: dict[str, object], *answers: str) -> list[Entry]:
    table = Table(GAME, Setup(position=position), 0)
    for answer in answers:
        table.answer(answer)
    return table.log


def keys(log: list[Entry]) -> list[str]:
    return [entry.event.kind for entry in log]


@pytest.mark.rule("MW-INIT-01")
@pytest.mark.parametrize("seed", range(20))
def test_the_roll_for_the_initiative_is_in_the_log(seed: int) -> None:
    """Equal rolls are rolled again; the dice are those that have decided."""
    table = Table(GAME, Setup({"players": 3}), seed)
    rolls = [entry for entry in table.log if entry.event.kind == "initiative"]
    assert len(rolls) % 3 == 0
    assert keys(table.log) == ["initiative"] * len(rolls)
    last = [int(entry.dice[0].shows) for entry in rolls[-3:]]
    assert last.index(max(last)) == table.state.initiative
    assert last.count(max(last)) == 1


def test_who_is_named_the_first_rolls_nothing() -> None:
    assert Table(GAME, Setup({"first": 1}), 0).log == []


def test_the_roll_stays_in_the_log_when_all_is_taken_back() -> None:
    table = Table(GAME, Setup({"decks": ["starting-warlock", "starting-beastmaster"]}), 0, free=True)
    rolled = table.log[:]
    table.answer("skip", player=0)
    table.rewind(0)
    assert table.log == rolled


ARENA = {"players": [{"mage": "warlock"}, {"mage": "wizard mana:0"}]}


@pytest.mark.rule("MW-HEAL-04")
def test_the_log_says_how_much_was_healed() -> None:
    side = {"mage": "warlock b2 mana:20", "prepared": ["minor-heal"]}
    for seed in range(8):
        there = {"b2": ["steelclaw-grizzly damage:1"]}
        position = {"players": [side, {"mage": "wizard"}], "objects": there, "seed": seed}
        log = entries(position, "quickcast minor-heal", "target steelclaw-grizzly")
        healed = [entry.public.args["n"] for entry in log if entry.event.kind == "heal"]
        assert healed in ([1], [])


def test_the_log_says_how_much_mana_was_lost() -> None:
    there = {"b2": ["mana-leech", "emerald-tegu p1"]}
    for seed in range(8):
        position = {"players": [{"mage": "warlock"}, {"mage": "wizard mana:1"}], "objects": there}
        log = entries({**position, "acting": "mana-leech", "seed": seed}, "attack mana-leech emerald-tegu 2")
        lost = [entry.public.args["n"] for entry in log if entry.event.kind == "lose-mana"]
        assert lost in ([1], [])


def test_the_log_names_counterstrikes_and_barriers() -> None:
    there = {"b2": ["timber-wolf", "darkfenne-hydra p1 +circle-of-lightning"]}
    log = entries(
        {**ARENA, "objects": there, "acting": "timber-wolf"},
        "attack timber-wolf darkfenne-hydra",
        "counterstrike darkfenne-hydra 1",
    )
    said = [key for key in keys(log) if key in ("attack", "barrier", "counterstrike")]
    assert said == ["attack", "barrier", "counterstrike"]


def test_the_log_names_further_strikes() -> None:
    there = {"b2": ["darkfenne-hydra", "steelclaw-grizzly p1"]}
    answer = "attack darkfenne-hydra steelclaw-grizzly 2"
    log = entries({**ARENA, "objects": there, "acting": "darkfenne-hydra"}, answer)
    strikes = [entry.public.args["n"] for entry in log if entry.event.kind == "strike"]
    assert (keys(log).count("attack"), strikes) == (1, ["2", "3"])


def test_the_log_names_the_extra_attack_of_battle_fury() -> None:
    there = {"b2": ["timber-wolf", "steelclaw-grizzly p1"]}
    attack = "attack timber-wolf steelclaw-grizzly"
    fury = {"acting": "timber-wolf", "effects": ["battle-fury it:timber-wolf"]}
    log = entries({**ARENA, "objects": there, **fury}, attack, attack)
    assert [key for key in keys(log) if key.startswith("attack")] == ["attack", "attack-again"]


def test_the_log_names_the_enchantment_that_gives_mana_back() -> None:
    position: dict[str, object] = {
        "players": [
            {"mage": "warlock b2 mana:20 ?(jinx p1)", "prepared": ["sleep"]},
            {"mage": "priestess mana:2"},
        ],
        "objects": {"c2": ["emerald-tegu p1"]},
    }
    log = entries(position, "quickcast sleep", "target emerald-tegu", "pass", "pay jinx 1")
    (gained,) = [entry for entry in log if entry.event.kind == "gain-mana"]
    assert gained.cards == ("warlock", "jinx")
