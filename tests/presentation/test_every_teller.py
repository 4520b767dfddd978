"""What is told of every game: a new one is tested here without another line."""

from __future__ import annotations

import pytest

from tests.presentation.tables import EVERY, played, table
from trivault.kernel.text import LANGUAGES
from trivault.presentation.report import MOMENTS, highlights, key_moments, report
from trivault.presentation.teller import make_teller


@EVERY
@pytest.mark.parametrize("lang", LANGUAGES)
def test_sentences_have_keys_of_their_own(game: str, lang: str) -> None:
    """For those who decide, and for a spectator."""
    teller = make_teller(game, lang)
    for state in played(teller, 40).states()[::8]:
        for player in (state.asked(None).player, -1):
            keys = [key for key, _ in teller.facts(state.view(player))]
            assert keys[0] == "turn"
            assert len(keys) == len(set(keys))


@EVERY
def test_faces_and_deeds(game: str) -> None:
    teller = make_teller(game, "en")
    for slug in teller.cards:
        assert teller.face(slug)[0] == teller.name(slug)
    state = table(teller).state
    for deed in list(teller.deeds)[::50]:
        if deed not in state.legal():
            assert all(rule.count("-") == 2 for rule in state.why_not(deed))


@EVERY
def test_the_report_has_a_line_for_every_course_of_every_player(game: str) -> None:
    teller = make_teller(game, "en")
    states = played(teller).states()
    lines = report(states, teller, bars=True)
    assert len(lines) == 1 + sum(len(teller.course(states[-1], seat)) for seat in range(2))
    turn, _ = teller.moment(states[-1])
    assert lines[0].endswith(f"wins {teller.say('ui-in-turn', n=turn)}.")


@EVERY
@pytest.mark.parametrize("lang", LANGUAGES)
def test_key_moments_are_told_in_their_order(game: str, lang: str) -> None:
    teller = make_teller(game, lang)
    at = played(teller)
    moments = key_moments(at, teller)
    assert 0 < len(moments) <= MOMENTS
    assert [each.at for each in moments] == sorted(each.at for each in moments)
    turns = {teller.moment(state)[0] for state in at.states()}
    for each in moments:
        assert 0 < each.at <= len(at.answers)
        assert each.turn in turns
        assert each.seat in (-1, 0, 1)
        assert each.text
        assert all(slug in teller.cards for slug in each.cards)
    lines = highlights(at, teller)[-len(moments) :]
    assert all(each.text in line for each, line in zip(moments, lines, strict=True))


@EVERY
def test_piles_are_open(game: str) -> None:
    teller = make_teller(game, "en")
    states = played(teller).states()
    named = [cards for _, _, cards in teller.piles(states[-1].view(-1)) if cards]
    assert named
    assert all(slug in teller.cards for cards in named for slug in cards)
