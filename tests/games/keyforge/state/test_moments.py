"""How moments are written, and read again."""

from trivault.games.keyforge.state import moments


def test_a_moment_is_read_as_it_was_written():
    assert moments.read(moments.start_of_turn(0)) == (moments.START, 0)
    assert moments.read(moments.end_of_turn(1)) == (moments.END, 1)
    assert moments.read(moments.end_of_next_turn(1)) == (moments.NEXT_END, 1)
    assert moments.read(moments.leaving(17)) == (moments.LEAVES, 17)


def test_what_no_turn_and_no_card_ends_is_no_moment():
    assert [moments.read(until) for until in ("", "once", "card-leaves", "end-of-p", "end-of-p1 ")] == [
        None
    ] * 5
