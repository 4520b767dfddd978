"""The board of KeyForge: everything that matters, at every size, in every language."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest
from rich.cells import cell_len

import trivault
from tests.each import crossed
from tests.tui.drawing import drawn, screen
from trivault.games.keyforge.presentation.presenter import KeyForgePresenter
from trivault.games.keyforge.rules.creature_stats import armor, power
from trivault.games.keyforge.rules.forge import key_cost
from trivault.games.keyforge.state.model import KeyForgeState
from trivault.kernel.text import LANGUAGES
from trivault.presentation.presenter import make_presenter

GAME = trivault.load("keyforge")

FULL = {
    "players": [
        {
            "amber": 5,
            "keys": ["red"],
            "chains": 3,
            "houses": ["brobnar", "dis", "logos"],
            "hand": ["punch", "2 troll", "dust-imp", "wild-wormhole house:dis"],
            "deck": ["9 troll"],
            "discard": ["2 bumpsy"],
            "archives": ["dextre"],
            "line": [
                "troll damage:2 exhausted +blood-of-titans",
                "bumpsy stunned amber:2",
                "dextre warded",
                "pit-demon enraged damage:1",
            ],
            "artifacts": ["gauntlet-of-command", "library-of-babble exhausted"],
        },
        {
            "amber": 7,
            "keys": ["blue", "yellow"],
            "houses": ["sanctum", "shadows", "untamed"],
            "hand": ["3 urchin"],
            "deck": ["20 urchin"],
            "line": ["champion-anaphiel damage:1", "bumpsy owner:0", "grabber-jammer"],
            "artifacts": ["speed-sigil under:punch"],
            "purged": ["urchin"],
        },
    ],
    "turn": {"house": "brobnar", "number": 9},
}


def board(width: int, height: int, state: KeyForgeState, player: int = 0) -> str:
    return "\n".join(drawn(screen("keyforge", width, height), state, player))


class TestContents:
    def test_all_that_matters_of_the_players_is_there(self) -> None:
        """U6"""
        text = board(120, 60, GAME.position(FULL))
        for said in (
            "── Player 2 · random · Sanctum, Shadows, Untamed",
            "keys 2/3 (blue, yellow)  Æmber 7 (check!)  key cost 6  chains 0  hand 3  deck 20  discard 0",
            "purged 1",
            "── Player 1 · you · turn 9 · Brobnar (active), Dis, Logos",
            "keys 1/3 (red)  Æmber 5  key cost 7  chains 3  deck 9  discard 2  archives 1",
            "in the archives Dextre",
            "in force ",
            "Speed Sigil (Player 2): The first creature played each turn enters play ready.",
            "Grabber Jammer (Player 2): Your opponent’s keys cost +1 Æmber.",
            "End turn (e)",
            "What now?",
        ):
            assert said in text

    def test_creatures_stand_side_by_side(self) -> None:
        lines = drawn(screen("keyforge", 120, 60), GAME.position(FULL))
        (top,) = [i for i, line in enumerate(lines) if "│Troll" in line]
        picture = lines[top - 1 : top + 5]
        assert [cell.split() for cell in picture[1].split("││")] == [
            ["│Troll"], ["Bumpsy"], ["Dextre"], ["Pit", "Demon", "│"],
        ]  # fmt: skip
        boxes = ["\n".join(row[1 + 26 * i : 27 + 26 * i] for row in picture) for i in range(4)]
        for box, marks in zip(
            boxes,
            [
                ("power 13, damage 2", "exhausted", "with Blood of Titans", "└─ Brobnar ─"),
                ("┌─ 5 ─", "power 5, stunned", "Æmber 2", "└─ Brobnar ─"),
                ("power 3, warded", "└─ Logos ─"),
                ("power 5, damage 1", "enraged", "└─ Dis ─"),
            ],
            strict=True,
        ):
            assert all(mark in box for mark in marks), box

    def test_the_enemy_side(self) -> None:
        text = board(120, 60, GAME.position(FULL))
        assert "power 6, armor 1, taunt" in text
        assert "owned by Player 1" in text
        assert "artifacts Speed Sigil (Shadows, under it: 1 face down)" in text

    def test_the_hand_is_sorted_by_house(self) -> None:
        lines = drawn(screen("keyforge", 120, 60), GAME.position(FULL))
        first = next(i for i, line in enumerate(lines) if "Action · Brobnar" in line)
        assert [" ".join(line.split()[:6]) for line in lines[first : first + 4]] == [
            "1,2 Punch +1Æ Action · Brobnar",
            "3,4 Troll ×2 Creature · Brobnar",
            "Dust Imp Creature · Dis Power",
            "Wild Wormhole +1Æ Action · Dis",
        ]

    def test_artifacts_show_the_numbers_of_their_answers(self) -> None:
        state = GAME.position(FULL)
        number = [option.text for option in state.legal()].index("act gauntlet-of-command") + 1
        text = board(120, 60, state)
        assert (
            f"artifacts [{number}] Gauntlet of Command (Brobnar) · Library of Babble (Logos, exhausted)" in text
        )

    def test_more_armor_than_was_used_up_is_left(self) -> None:
        position = {"players": [{"line": ["grey-monk armor-used:1", "champion-anaphiel"]}, {}]}
        text = board(120, 60, GAME.position(position))
        assert "power 3         " in text, "the armor of the monk is used up"
        assert "power 6, armor 2, taunt" in text, "that of Anaphiel is not"

    def test_a_new_table(self) -> None:
        text = board(80, 24, GAME.new(seed=1), player=GAME.new(seed=1).asked(None).player)
        assert text.count("battleline nothing") == 2
        assert "Keep this hand" in text


HIDDEN = {
    "players": [
        {"hand": ["punch"], "archives": ["dextre"], "deck": ["troll"]},
        {"hand": ["urchin"], "archives": ["dew-faerie"], "artifacts": ["library-of-babble under:bumpsy"]},
    ]
}


class TestSecrets:
    def test_hidden_cards_are_not_there(self) -> None:
        state = GAME.position(HIDDEN)
        mine, theirs, nobody = (board(100, 50, state, player) for player in (0, 1, -1))
        assert "Punch" in mine
        assert "Dextre" in mine
        assert "Urchin" in theirs
        assert "Dew Faerie" in theirs
        for text in (theirs, nobody):
            assert "Punch" not in text
            assert "Dextre" not in text
        for text in (mine, nobody):
            assert "Urchin" not in text
            assert "Dew Faerie" not in text
        assert "under it: Bumpsy" in theirs, "whoever put it there knows it"
        assert "Bumpsy" not in mine + nobody
        assert "under it: 1 face down" in mine
        assert "Troll" not in mine + theirs + nobody

    def test_what_is_worked_out_is_right_for_everybody(self) -> None:
        """The board computes on a made-up table that looks the same to the player."""
        told = KeyForgePresenter("en")
        for state in positions(seed=5, many=60):
            for viewer in (0, 1, -1):
                table = told.table(GAME.view(state, viewer))
                assert numbers(table) == numbers(state)


def numbers(state: KeyForgeState) -> list[int]:
    creatures = [card for card in state.play if state.is_creature(card)]
    return [f(state, card) for card in creatures for f in (power, armor)] + [
        key_cost(state, 0),
        key_cost(state, 1),
    ]


def positions(seed: int, many: int) -> Iterator[KeyForgeState]:
    """The table at each choice of a game that chance plays."""
    state, random = GAME.new(seed=seed), Random(seed)
    for _ in range(many):
        yield state
        legal = state.legal()
        state = state.after(legal[random.randrange(len(legal))])


class TestSizes:
    @pytest.mark.parametrize(
        ("size", "lang"), crossed([(60, 24), (80, 24), (100, 40), (140, 60)], LANGUAGES), ids=str
    )
    def test_no_line_is_too_wide_and_the_question_is_always_there(
        self, size: tuple[int, int], lang: str
    ) -> None:
        on = screen("keyforge", *size, lang)
        many = 60
        for step, state in enumerate(positions(seed=size[0], many=many)):
            if step % 12 == 0 or step == many - 1:
                lines = drawn(on, state, state.asked(None).player, ("Something happened.",) * 20)
                assert all(cell_len(line) <= size[0] for line in lines)
                assert " What now?" in [line.rstrip() for line in lines]
                assert any(line.endswith("Something happened.") for line in map(str.rstrip, lines))

    def test_it_fits_an_ordinary_terminal(self) -> None:
        """80 columns and 24 rows: one row is for the answer."""
        heights = [
            len(drawn(screen("keyforge", 80, 24), state, state.asked(None).player))
            for step, state in enumerate(positions(seed=3, many=150))
            if step % 5 == 0
        ]
        assert sum(height <= 23 for height in heights) >= 0.95 * len(heights)

    def test_less_room_shows_creatures_in_lines_and_then_in_a_paragraph(self) -> None:
        state = GAME.position(FULL)
        tall, middle, low = (board(100, height, state) for height in (60, 30, 22))
        assert "┌─" in tall
        assert "┌─" not in middle + low
        rows = [" ".join(line.split()) for line in middle.splitlines()]
        assert "Troll Brobnar left flank, power 13, damage 2, exhausted, with Blood of Titans" in rows
        assert "5 Bumpsy Brobnar power 5, stunned, Æmber 2" in rows
        assert "battleline Troll (Brobnar 13, damage 2, exhausted, with Blood of Titans) │ [5] Bumpsy" in low

    def test_houses_that_do_not_fit_in_the_heading_go_below(self) -> None:
        wide, narrow = (drawn(screen("keyforge", width, 60), GAME.position(FULL)) for width in (60, 50))
        assert "── Player 1 · you · turn 9 · Brobnar (active), Dis, Logos" in wide
        assert "── Player 1 · you · turn 9" in narrow
        assert any(line.startswith(" Brobnar (active), Dis, Logos  keys 1/3") for line in narrow)

    def test_a_line_of_many_creatures_goes_on_below(self) -> None:
        position = {"players": [{"line": ["9 troll"]}, {}]}
        lines = drawn(screen("keyforge", 80, 60), GAME.position(position))
        assert [line.count("Troll") for line in lines if "│Troll" in line] == [4, 4, 1]
        assert all(cell_len(line) <= 80 for line in lines)


@pytest.mark.parametrize(
    ("lang", "said"), [("en", "doom counters 2"), ("de", "Verderbensmarker 2"), ("pl", "znaczniki zagłady: 2")]
)
def test_counters_are_told(lang: str, said: str) -> None:
    state = GAME.position({"players": [{"line": ["troll doom:2"]}, {}], "turn": {"house": "brobnar"}})
    assert any(said in words for _, words in make_presenter("keyforge", lang).facts(state.view(0)))
