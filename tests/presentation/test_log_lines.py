"""What a player is told of the log."""

from __future__ import annotations

from trivault.kernel.log import Entry, LogEvent
from trivault.kernel.text import Message
from trivault.presentation.log_lines import full, log_lines
from trivault.presentation.presenter import make_presenter

PRESENTER = make_presenter("shards", "en")


def entry(kind: str, seat: int, what: str = "nothing", n: int = 0, rule: str = "") -> Entry:
    message = Message(
        f"log-{kind}", who=Message("player", n=seat + 1), what=Message(what), source=Message("nothing"), n=n
    )
    return Entry(LogEvent(kind, seat, amount=n), message, rule=rule)


TURN = [
    entry("play", 1, "card-crystal"),
    entry("gain-gems", 1, n=1),
    entry("play", 1, "card-crystal"),
    entry("gain-gems", 1, n=1),
    entry("play", 1, "card-blaster"),
    entry("gain-power", 1, n=1),
    entry("recruit", 1, "card-kiln-drone", rule="SI-REC-01"),
]


def test_others_are_told_in_short() -> None:
    assert log_lines(TURN, 0, PRESENTER) == [
        "Player 2 plays Crystal ×2 and Blaster.",
        "Player 2 recruits Kiln Drone.",
    ]


def test_only_what_stays_a_sentence_is_joined() -> None:
    """`A and B is destroyed` is none."""
    fallen = [entry("destroy", 1, "card-crystal"), entry("destroy", 1, "card-blaster")]
    assert log_lines(fallen, 0, PRESENTER) == ["Crystal is destroyed.", "Blaster is destroyed."]


def test_own_deeds_are_told_in_detail() -> None:
    assert log_lines(TURN[:3], 1, PRESENTER) == [
        "Player 2 plays Crystal.",
        "Player 2 gains 1 gem.",
        "Player 2 plays Crystal.",
    ]


def test_equal_cards_in_one_line_are_counted() -> None:
    cards = [Message(f"card-{slug}") for slug in ("crystal", "blaster", "crystal")]
    said = Message("log-draw-cards", who=Message("player", n=1), cards=cards)
    drawn = [Entry(LogEvent("draw", 0), said, rule="SI-END-01")]
    assert log_lines(drawn, 0, PRESENTER) == ["Player 1 draws Crystal ×2 and Blaster."]
    assert full(drawn, 0, PRESENTER) == ["Player 1 draws Crystal ×2 and Blaster. [SI-END-01]"]


def test_different_deeds_are_not_joined() -> None:
    entries = [entry("damage", 1, "card-blaster", n) for n in (1, 2)]
    assert log_lines(entries, 0, PRESENTER) == ["Blaster takes 1 damage.", "Blaster takes 2 damage."]


def test_lines_without_a_card_are_not_joined() -> None:
    said = Message("log-show", who=Message("player", n=2), cards=[Message("card-crystal")])
    seen = [Entry(LogEvent("show", 1), said)] * 2
    assert log_lines(seen, 0, PRESENTER) == ["Player 2 shows Crystal."] * 2


def test_private_lines_are_for_those_who_may_know() -> None:
    public = Message("log-draw", who=Message("player", n=1), n=1)
    private = Message("log-draw-cards", who=Message("player", n=1), cards=[Message("card-blaster")])
    drawn = Entry(LogEvent("draw", 0, amount=1), public, (), "SI-DECK-01", private, 1)
    assert full([drawn], 0, PRESENTER) == ["Player 1 draws Blaster. [SI-DECK-01]"]
    for other in (1, -1):
        assert full([drawn], other, PRESENTER) == ["Player 1 draws 1 card. [SI-DECK-01]"]
