"""What a line of the log says as data: enough to show it, and nothing that its reader may not know."""

import pytest

import trivault
from trivault.games.shards.state.numbers import INFINITE
from trivault.kernel.log import Entry, LogEvent
from trivault.kernel.replay import Setup
from trivault.kernel.table import Table
from trivault.kernel.text import Message
from trivault.server.rooms.table_view import line, open_line, presenter_of

KEYFORGE = {
    "players": [
        {"houses": ["brobnar", "sanctum", "untamed"], "line": ["troll"], "hand": ["punch"], "deck": ["bumpsy"]},
        {"houses": ["dis", "logos", "mars"], "line": ["dextre"]},
    ],
    "turn": {"house": "brobnar", "number": 5},
}


def as_data(entry, seat, game="keyforge"):
    return line(entry, seat, presenter_of(game, "en")).event


def in_the_end(entry):
    return open_line(entry, presenter_of("keyforge", "en")).event


def told(game, position, *answers, seat=0):
    """What the lines after these answers tell a seat, and the state afterwards."""
    table = Table(trivault.load(game), Setup(position=position), 0, ("human", "human"))
    for answer in answers:
        table.answer(answer, table.state.asked(None).player)
    return [as_data(entry, seat) for entry in table.log], table.state


def named(state, slug):
    return next(thing for thing, card in enumerate(state.defs) if card.slug == slug)


def test_a_fight_tells_who_attacks_whom_and_how_much_it_hurts():
    lines, state = told("keyforge", KEYFORGE, "fight troll")
    troll, dextre = named(state, "troll"), named(state, "dextre")
    by_kind = {each.kind: each for each in lines}
    attack = by_kind["attack"]
    assert (attack.source, attack.target, attack.actor) == (troll, dextre, 0)
    assert [(e.source, e.target, e.amount) for e in lines if e.kind == "strike"] == [
        (troll, dextre, 8),
        (dextre, troll, 3),
    ]
    assert by_kind["destroy"].target == dextre


def test_what_is_played_and_what_it_does_are_told():
    lines, state = told("keyforge", KEYFORGE, "play punch", "damage dextre")
    punch, dextre = named(state, "punch"), named(state, "dextre")
    play = next(each for each in lines if each.kind == "play")
    assert (play.target, play.actor) == (punch, 0)
    damage = next(each for each in lines if each.kind == "damage")
    assert (damage.source, damage.target, damage.amount) == (punch, dextre, 3)


@pytest.mark.parametrize("seat", [0, 1, -1])
def test_a_card_that_a_seat_may_not_know_is_not_told_to_it(seat):
    hidden = Entry(
        LogEvent("archive", 0, source=9, target=7, amount=1),
        Message("log-archive", who=Message("player", n=1), what=Message("hidden-card"), n=1),
        private=Message("log-archive", who=Message("player", n=1), what=Message("card-punch"), n=1),
        to=1,
        things=(7,),
    )
    seen = as_data(hidden, seat)
    assert (seen.source, seen.target) == ((9, 7) if seat == 0 else (-1, -1))
    assert (seen.kind, seen.actor) == ("archive", 0)
    over = in_the_end(hidden)
    assert (over.source, over.target) == (9, 7)


def test_who_draws_is_told_to_all():
    drawn = Entry(
        LogEvent("draw", 1, target=-3, amount=2),
        Message("log-draw", who=Message("player", n=2), n=2),
        private=Message("log-draw-cards", who=Message("player", n=2), cards=[Message("card-punch")] * 2),
        to=2,
        things=(3, 4),
    )
    seen = line(drawn, 0, presenter_of("keyforge", "en"))
    data = as_data(drawn, 0)
    assert (data.kind, data.actor, data.amount, data.target) == ("draw", 1, 2, -3)
    assert (seen.things, seen.cards) == ((), ())


def test_a_move_tells_where_to():
    moved = Entry(LogEvent("move", 0, target=20, place=3), Message("log-endless"))
    assert (as_data(moved, 1, "mage-wars").target, as_data(moved, 1, "mage-wars").place) == (20, 3)


def test_an_amount_without_end_is_no_number():
    gained = Entry(LogEvent("gain-power", 0, amount=INFINITE), Message("log-endless"))
    assert as_data(gained, 0, "shards").amount == 0
