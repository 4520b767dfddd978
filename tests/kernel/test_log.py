"""Entries of the log: a public form, and a private one for those who may know."""

import pytest

from trivault.kernel.log import Entry
from trivault.kernel.text import Message

PUBLIC, PRIVATE = Message("log-draw"), Message("log-draw-cards")


@pytest.mark.parametrize(
    ("to", "readers"), [(0b000, []), (0b001, [0]), (0b100, [2]), (0b101, [0, 2]), (0b111, [0, 1, 2])]
)
def test_only_those_who_may_know_read_the_private_form(to, readers):
    entry = Entry(PUBLIC, private=PRIVATE, to=to)
    assert [player for player in range(-1, 3) if entry.seen_by(player) is PRIVATE] == readers
    assert all(entry.seen_by(player) is PUBLIC for player in range(-1, 3) if player not in readers)


def test_without_a_private_form_all_read_the_same():
    entry = Entry(PUBLIC, to=0b11)
    assert {id(entry.seen_by(player)) for player in range(-1, 2)} == {id(PUBLIC)}


def test_only_those_who_may_know_learn_which_cards_it_is_about():
    secret = Entry(PUBLIC, private=PRIVATE, to=0b10, things=(7,))
    assert [secret.things_for(player) for player in range(-1, 3)] == [(), (), (7,), ()]
    assert [Entry(PUBLIC, things=(7,)).things_for(player) for player in range(-1, 2)] == [(7,)] * 3
