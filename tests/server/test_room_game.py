"""Questions in words are built once while several players decide at the same time, and only for those asked."""

import pytest

from trivault.kernel.replay import Setup
from trivault.server.rooms import table_view
from trivault.server.rooms.room_game import RoomGame
from trivault.server.storage.records import PERSON, PLAYING, RoomRecord, SeatRecord


@pytest.fixture
def play():
    """Two mages who prepare their spells in secret."""
    seats = [SeatRecord(PERSON, "ada", "Ada"), SeatRecord(PERSON, "grace", "Grace")]
    record = RoomRecord(
        room="room", game="mage-wars", seats=seats, setup=Setup({"players": 2}), seed=1, status=PLAYING
    )
    play = RoomGame(record)
    while not play.several():
        play.answer(play.state.legal()[0], play.record.deciding[0])
    return play


def asked(play, seat, lang="en"):
    return play.question(seat, play.state.view(seat), table_view.presenter_at(play.record, lang))


def test_a_question_stays_while_another_player_answers_it(play):
    hers = asked(play, 1)
    after = play.draft(play.record)
    after.answer("skip", 0)
    play.adopt(after)
    assert play.record.deciding == [1]
    assert asked(play, 1) is hers
    assert hers == table_view.question(
        play.state, play.state.asked(1), play.state.view(1), table_view.presenter_at(play.record, "en")
    )


def test_each_seat_and_each_language_has_its_own_question(play):
    questions = [asked(play, seat, lang) for seat in (0, 1) for lang in ("en", "de")]
    assert [each.seat for each in questions] == [0, 0, 1, 1]
    assert len({each.prompt for each in questions}) == 2, "one for each language"
    answers = [{option.answer for option in each.options} for each in questions]
    assert answers[0] == answers[1] != answers[2] == answers[3], "each from the own spellbook"


def test_the_next_question_is_another_one(play):
    first = asked(play, 1)
    for seat in (0, 1):
        play.answer("skip", seat)
    seat = play.record.deciding[0]
    assert asked(play, seat) != first
    assert asked(play, seat).reason == play.state.asked(seat).reason
