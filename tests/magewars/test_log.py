"""The log: dice are kept as they fell, and two mages of a kind are told apart."""

from __future__ import annotations

from random import Random

import pytest

from trivault.games.magewars import GAME
from trivault.kernel.log import Die, Entry
from trivault.kernel.replay import Setup
from trivault.kernel.table import Table

ROLLS = ("log-roll", "log-dice")  # attack dice
CHECKS = (
    *("log-misses", "log-not-dazed", "log-avoided", "log-not-avoided", "log-frightened"),
    *("log-not-frightened", "log-escapes", "log-not-escapes", "log-direction"),
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
    assert [entry for entry in log if entry.public.key in ROLLS]
    for entry in log:
        key, attack = entry.public.key, [die.shows for die in entry.dice if die.kind == "attack"]
        effect = [die.shows for die in entry.dice if die.kind == "effect"]
        assert bool(attack) == (key in ROLLS)
        assert len(effect) == (1 if key in CHECKS else key == "log-dice" and entry.public.args["die"] != 0)
        said = GAME.words("en").say(entry.public)
        assert ", ".join(attack) in said
        assert all(die in said for die in effect)


def test_the_dice_of_an_attack() -> None:
    shown = {die for seed in (1, 2) for entry in played(seed) for die in entry.dice}
    assert {die.shows for die in shown if die.kind == "attack"} == {"0", "1", "2", "1★", "2★"}
    assert {int(die.shows) for die in shown if die.kind == "effect"} <= set(range(1, 13))
    assert Die("attack", "2★") in shown


def test_two_mages_of_a_kind_are_told_apart() -> None:
    alike = GAME.new(books=["starting-wizard", "starting-wizard"])
    other = GAME.new(books=["starting-wizard", "starting-warlock"])
    for state, named in ((alike, ["Wizard (Player 1)", "Wizard (Player 2)"]), (other, ["Wizard", "Warlock"])):
        mages = [GAME.thing_message(state, side.mage) for side in state.players]
        assert [GAME.words("en").say(mage) for mage in mages] == named
