"""What is told of every game: a new one is tested here without another line."""

from __future__ import annotations

import pytest

from tests.presentation.tables import EVERY, played, table
from trivault.kernel.text import LANGUAGES
from trivault.presentation.presenter import make_presenter
from trivault.presentation.report import MOMENTS, highlights, key_moments, report


@EVERY
@pytest.mark.parametrize("lang", LANGUAGES)
def test_sentences_have_keys_of_their_own(game: str, lang: str) -> None:
    """For those who decide, and for a spectator."""
    presenter = make_presenter(game, lang)
    for state in played(presenter, 40).states()[::8]:
        for player in (state.asked(None).player, -1):
            keys = [key for key, _ in presenter.facts(state.view(player))]
            assert keys[0] == "turn"
            assert len(keys) == len(set(keys))


@EVERY
def test_faces_and_deeds(game: str) -> None:
    presenter = make_presenter(game, "en")
    for slug in presenter.cards:
        assert presenter.face(slug)[0] == presenter.name(slug)
    state = table(presenter).state
    for deed in list(presenter.deeds)[::50]:
        if deed not in state.legal():
            assert all(rule.count("-") == 2 for rule in state.why_not(deed))


@EVERY
def test_the_report_has_a_line_for_every_course_of_every_player(game: str) -> None:
    presenter = make_presenter(game, "en")
    states = played(presenter).states()
    lines = report(states, presenter, bars=True)
    assert len(lines) == 1 + sum(len(presenter.course(states[-1], seat)) for seat in range(2))
    turn, _ = presenter.moment(states[-1])
    assert lines[0].endswith(f"wins {presenter.say('ui-in-turn', n=turn)}.")


@EVERY
@pytest.mark.parametrize("lang", LANGUAGES)
def test_key_moments_are_told_in_their_order(game: str, lang: str) -> None:
    presenter = make_presenter(game, lang)
    at = played(presenter)
    moments = key_moments(at, presenter)
    assert 0 < len(moments) <= MOMENTS
    assert [each.at for each in moments] == sorted(each.at for each in moments)
    turns = {presenter.moment(state)[0] for state in at.states()}
    for each in moments:
        assert 0 < each.at <= len(at.answers)
        assert each.turn in turns
        assert each.seat in (-1, 0, 1)
        assert each.text
        assert all(slug in presenter.cards for slug in each.cards)
    lines = highlights(at, presenter)[-len(moments) :]
    assert all(each.text in line for each, line in zip(moments, lines, strict=True))


@EVERY
def test_piles_are_open(game: str) -> None:
    presenter = make_presenter(game, "en")
    states = played(presenter).states()
    named = [cards for _, _, cards in presenter.piles(states[-1].view(-1)) if cards]
    assert named
    assert all(slug in presenter.cards for cards in named for slug in cards)
