"""The dice of an attack are told as they are now, where they differ from what is printed."""

from __future__ import annotations

import pytest

import trivault
from trivault.games.magewars.presentation.presenter import MageWarsPresenter

GAME = trivault.load("mage-wars")


@pytest.mark.parametrize(
    ("lies", "dice"),
    [
        ("emerald-tegu", {}),
        ("emerald-tegu weak", {"dice-1": 2}),
        ("emerald-tegu +bear-strength", {"dice-1": 5}),
        ("emerald-tegu ?bear-strength", {}),  # face down it changes nothing
    ],
)
def test_dice_are_told_as_they_are_now(lies: str, dice: dict[str, int]) -> None:
    players = [{"mage": "beastmaster a1"}, {"mage": "warlock c3"}]
    state, presenter = GAME.position({"players": players, "objects": {"b2": [lies]}}), MageWarsPresenter("en")
    view = GAME.view(state, 1)
    tegu = next(thing for thing in state.play if state.card(thing).slug == "emerald-tegu")
    assert {key: n for key, n in presenter.values(view)[tegu].items() if key.startswith("dice")} == dice
