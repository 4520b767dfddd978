"""Finding what a person means by a few letters."""

import pytest

import trivault
from trivault.presentation.matching import folded, matching
from trivault.presentation.presenter import make_presenter
from trivault.presentation.why import meant

ANSWERS = ["play crystal", "play blaster", "recruit portal-monk", "recruit primus-pilus", "end-turn"]


def found(typed: str) -> list[str]:
    return matching(typed, ANSWERS, lambda answer: (answer,))


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("recruit portal-monk", ["recruit portal-monk"]),
        ("RECRUIT Portal Monk", ["recruit portal-monk"]),
        ("rec por", ["recruit portal-monk"]),
        ("portal", ["recruit portal-monk"]),
        ("monk", ["recruit portal-monk"]),
        ("r p", ["recruit portal-monk", "recruit primus-pilus"]),
        ("play", ["play crystal", "play blaster"]),
        ("crystal play", []),
        ("dragon", []),
        ("", []),
        ("!", []),
    ],
)
def test_words_are_found_by_their_beginnings_in_order(typed: str, meant: list[str]) -> None:
    assert found(typed) == meant


def test_exact_words_win_over_beginnings() -> None:
    cards = ["crystal", "crystal dragon"]
    assert matching("crystal", cards, lambda card: (card,)) == ["crystal"]
    assert matching("crys", cards, lambda card: (card,)) == cards


def test_accents_and_case_do_not_matter() -> None:
    assert folded("Portalmönch, Łowca; STRASSE straße") == ("portalmonch", "lowca", "strasse", "strasse")


def test_what_can_be_done_in_a_game_is_taken_apart_once():
    state, presenter = trivault.load("keyforge").new(players=2, seed=1), make_presenter("keyforge", "pl")
    assert meant(state, "reap troll", presenter)
    before = folded.cache_info().misses
    assert meant(state, "reap troll", presenter)
    assert folded.cache_info().misses == before
