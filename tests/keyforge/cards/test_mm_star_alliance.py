"""Star Alliance of Mass Mutation."""

import pytest

from tests.keyforge.situations import Situation
from trivault.games.keyforge import GAME


@pytest.mark.rule("KF-FAQ-18", "KF-ABIL-11")
def test_survey_discards_one_of_two_and_leaves_the_other_on_top():
    with Situation(house="star-alliance", hand="survey", deck="troll, krump, bumpsy", discard="umbra") as table:
        table.answer("play survey")
        table.offers("discard-deck troll", "discard-deck krump")
        table.answer("discard-deck krump")
        table.changed(amber=1, hand="", deck="troll, bumpsy", discard="survey, krump, umbra")


def test_survey_shows_the_cards_to_you_alone():
    with Situation(house="star-alliance", hand="survey", deck="troll, krump, bumpsy") as table:
        table.answer("play survey")
        seen = [GAME.view(table.state, player).sides[0].deck for player in (0, 1)]
        assert [len([card for card in deck if card >= 0]) for deck in seen] == [2, 0]
        table.answer("discard-deck troll")
        table.changed(amber=1, hand="", deck="krump, bumpsy", discard="survey, troll")


@pytest.mark.parametrize("deck", ["", "troll"])
def test_survey_discards_what_there_is(deck):
    with Situation(house="star-alliance", hand="survey", deck=deck, discard="umbra") as table:
        table.answer("play survey")
        pile = f"survey, {deck}, umbra" if deck else "survey, umbra"
        table.changed(amber=1, hand="", discard=pile, **({"deck": ""} if deck else {}))
