"""Entries of the log: an event, a public form of its words, and a private one for those who may know."""

import pytest

from trivault.kernel.ids import player_thing
from trivault.kernel.log import Entry, LogEvent
from trivault.kernel.text import Message

EVENT = LogEvent("draw", 1, source=9, target=7, amount=2)
PUBLIC, PRIVATE = Message("log-draw"), Message("log-draw-cards")


@pytest.mark.parametrize(
    ("to", "readers"), [(0b000, []), (0b001, [0]), (0b100, [2]), (0b101, [0, 2]), (0b111, [0, 1, 2])]
)
def test_only_those_who_may_know_read_the_private_form(to, readers):
    entry = Entry(EVENT, PUBLIC, private=PRIVATE, to=to)
    assert [player for player in range(-1, 3) if entry.seen_by(player) is PRIVATE] == readers
    assert all(entry.seen_by(player) is PUBLIC for player in range(-1, 3) if player not in readers)


def test_without_a_private_form_all_read_the_same():
    entry = Entry(EVENT, PUBLIC, to=0b11)
    assert {id(entry.seen_by(player)) for player in range(-1, 2)} == {id(PUBLIC)}


def test_only_those_who_may_know_learn_which_cards_it_is_about():
    secret = Entry(EVENT, PUBLIC, private=PRIVATE, to=0b10, things=(7,))
    assert [secret.things_for(player) for player in range(-1, 3)] == [(), (), (7,), ()]
    assert [Entry(EVENT, PUBLIC, things=(7,)).things_for(player) for player in range(-1, 2)] == [(7,)] * 3


def test_the_event_names_cards_only_to_those_who_may_know_them():
    secret = Entry(EVENT, PUBLIC, private=PRIVATE, to=0b10)
    hidden = LogEvent("draw", 1, amount=2)
    assert [secret.event_for(player) for player in range(-1, 3)] == [hidden, hidden, EVENT, hidden]
    assert [Entry(EVENT, PUBLIC).event_for(player) for player in range(-1, 2)] == [EVENT] * 3


def test_players_in_an_event_are_known_to_all():
    event = LogEvent("draw", 1, source=9, target=player_thing(1))
    assert Entry(event, PUBLIC, private=PRIVATE, to=0b10).event_for(0).target == player_thing(1)


def test_nothing_is_hidden_in_an_opened_entry():
    opened = Entry(EVENT, PUBLIC, private=PRIVATE, to=0b10, things=(7,)).opened()
    assert (opened.seen_by(-1), opened.event_for(-1), opened.things_for(-1)) == (PRIVATE, EVENT, (7,))
