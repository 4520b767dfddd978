"""The board of Mage Wars: the arena with all that matters, at every size, in every language."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest
from rich.cells import cell_len

import trivault
from tests.each import crossed
from tests.games.magewars.presentation.test_answers import BOOK
from tests.presentation.tables import ARENA
from tests.tui.drawing import drawn, screen
from tests.tui.sitting import sit, spoken
from trivault.games.magewars.state.model import MageWarsState
from trivault.kernel.replay import Setup
from trivault.kernel.table import Table
from trivault.kernel.text import LANGUAGES

GAME = trivault.load("mage-wars")


def board(width: int, height: int, state: MageWarsState, player: int = 0, lang: str = "en") -> str:
    return "\n".join(drawn(screen("mage-wars", width, height, lang), state, player))


@pytest.fixture
def full() -> MageWarsState:
    return GAME.position(ARENA)


class TestContents:
    def test_all_that_matters_of_the_players_is_there(self, full: MageWarsState) -> None:
        """U6"""
        text = board(120, 60, full)
        for said in (
            "Round 2 · Creature Action Phase · initiative: Player 1",
            "── Player 2 · Beastmaster · random",
            "damage 12/36  mana 7 (+9)  spellbook 9  discard 0  prepared 1  quickcast used",
            "── Player 1 · Wizard · you",
            "damage 4/32  mana 20 (+10)  spellbook 4  discard 1  quickcast ready",
            "equipment Leather Boots (boots)",
            "3 Fireball      attack 8, quick",
            "Quickcast Dispel",
        ):
            assert said in text

    def test_zones_show_what_is_in_them(self, full: MageWarsState) -> None:
        lines = drawn(screen("mage-wars", 113, 60), full)
        top = next(i for i, line in enumerate(lines) if "─ b2 ─" in line)
        end = next(i for i, line in enumerate(lines) if "─ b3 ─" in line)
        zones = [[row[28 * i + 1 : 28 * i + 28].strip() for row in lines[top + 1 : end]] for i in range(4)]
        assert [line for line in zones[1] if line] == [
            "1 Wizard P1 active",
            "damage 4/32, armor 1",
            "face down: Bear Strength",
            "2 Timber Wolf P1 active",
            "damage 3/10, armor 2",
            "Burn ×2, +Bear Strength",
            "1 face down (P2)",
            "Emerald Tegu P2 active",
            "guards, damage 0/8",
            "armor 3",
        ]
        assert zones[2][:2] == ["Beastmaster P2 active", "damage 12/36, Daze"]
        assert "face down: Agony P1" in zones[2]
        assert not any(zones[0] + zones[3])

    def test_only_the_owner_knows_what_is_hidden(self, full: MageWarsState) -> None:
        theirs = board(113, 60, full, player=1)
        assert "face down: Nullify P2" in theirs
        assert "may cast Timber Wolf" in theirs
        assert "Teleport Trap (face down)" in theirs
        mine = board(113, 60, full)
        for secret in ("Nullify", "Teleport Trap", "Rhino Hide", "may cast Timber Wolf"):
            assert secret not in mine
        assert "may cast 1 face down" in mine
        assert "a face-down card" in mine
        assert "Fireball" not in theirs, "prepared by the other"

    def test_walls_stand_on_their_borders(self, full: MageWarsState) -> None:
        text = board(113, 60, full)
        assert "├━ a2 ━ Wall of Fire ━━" in text
        wizard = next(line for line in text.splitlines() if "Wizard P1" in line)
        assert wizard.index("┃") < wizard.index("Beastmaster")
        said = " ".join(text.split())
        assert "a1-a2 Wall of Fire (P1, damage 2/8, passage attacks, blocks line of sight)" in said
        assert "b2-c2 Wall of Stone (P2, damage 0/10, armor 3, passage blocked, blocks line of sight)" in said

    def test_zones_show_the_numbers_of_moves(self, full: MageWarsState) -> None:
        full.apply("activate timber-wolf")
        full.apply("pass")
        full.apply("pass")
        numbers = {option.text: n for n, option in enumerate(full.legal(), 1)}
        assert f"─ b1 [{numbers['move b1']}] ─" in board(113, 60, full)

    def test_dice_as_they_fell(self) -> None:
        state = GAME.position(
            {
                "players": [{"mage": "wizard b2"}, {"mage": "warlock d3"}],
                "objects": {"b2": ["timber-wolf ?bear-strength", "emerald-tegu p1"]},
            }
        )
        for answer in ("activate timber-wolf", "pass", "attack timber-wolf emerald-tegu", "pass", "pass"):
            state.apply(answer)
        attack = state.attacks[-1]
        assert attack.rolled
        text = board(100, 40, state)
        (said,) = [line for line in text.splitlines() if "Timber Wolf attacks Emerald Tegu. Dice: " in line]
        assert said.count("[") == len(attack.rolled)
        assert said.count("★") == sum(face > 3 for face in attack.rolled)


class TestSizes:
    @pytest.mark.parametrize(
        ("size", "lang"), crossed([(120, 60), (100, 40), (80, 24), (60, 30), (40, 20)], LANGUAGES), ids=str
    )
    def test_nothing_is_wider_than_the_screen(
        self, full: MageWarsState, size: tuple[int, int], lang: str
    ) -> None:
        width, height = size
        for player in (0, 1, -1):
            lines = drawn(screen("mage-wars", width, height, lang), full, player)
            assert all(cell_len(line) <= width for line in lines)

    def test_a_grid_where_there_is_room(self, full: MageWarsState) -> None:
        for width, height in ((120, 60), (100, 40)):
            lines = drawn(screen("mage-wars", width, height), full)
            assert any(line.startswith("┌─ a1 ─") for line in lines)
            assert len(lines) < height

    def test_a_low_grid_has_signs(self, full: MageWarsState) -> None:
        text = board(100, 40, full)
        assert "2 Timber Wolf P1● 3/10" in text
        assert "Steelclaw Gri… P2○ 2/15" in text
        assert "Burn ×2, +2" in text

    def test_compact_at_80_by_24(self, full: MageWarsState) -> None:
        lines = drawn(screen("mage-wars", 80, 24), full)
        assert len(lines) < 24
        assert " a1 Gate to Voltari P1 0/14 (mana 3)" in [line.rstrip() for line in lines]

    def test_an_early_game_has_a_grid_at_80_by_24(self) -> None:
        state = GAME.position({"players": [{}, {}]})
        lines = drawn(screen("mage-wars", 80, 24), state)
        assert lines[0].startswith(" Round 2")
        assert any(line.startswith("┌─ a1 ─") for line in lines)

    def test_paragraphs_in_a_narrow_window(self, full: MageWarsState) -> None:
        said = " ".join(board(60, 60, full).split())
        assert "┌" not in said
        assert (
            "d3 Lair (P2, damage 0/13, armor 3, mana 4, may cast 1 face down) · a face-down card (P2)" in said
        )

    def test_the_large_arena(self) -> None:
        state = GAME.new(players=4, seed=1)
        text = board(120, 60, state)
        assert "─ f1 ─" in text
        assert "Player 4" in text

    def test_every_moment_of_a_game_can_be_drawn(self) -> None:
        state, random = GAME.new(seed=11, first=0), Random(3)
        on = screen("mage-wars", 90, 30, "de")
        for step in range(120):
            choice = state.asked(None)
            if step % 6 == 0:
                assert drawn(on, state, choice.player)
                assert drawn(on, state, -1)
            legal = state.legal()
            state.apply(legal[random.randrange(len(legal))])


def test_after_an_action_phase_the_question_is_another_one(tmp_path: Path) -> None:
    players = [{"mage": "wizard b2 mana:20", "prepared": ["teleport"]}, {"mage": "warlock d3"}]
    at = Table(GAME, Setup(position={"players": players}), 1, ("human", "random"))
    text = spoken(sit(tmp_path, at, "activate wizard", "guard", "done")).after("guard")
    assert "The action phase is over: you may use your quickcast now, or be done." in text
    assert "activate a creature" not in text


def test_the_board_lists_the_book_in_short() -> None:
    state = GAME.position({"players": [BOOK, {}], "phase": "planning"})
    lines = [line.strip() for line in board(100, 40, state).splitlines()]
    assert "attack 1 Fireball 8" in lines
    for line in ("creature", "enchantment", "equipment"):
        assert sum(each.startswith(f"{line} ") for each in lines) == 1
    assert any("Timber Wolf 9" in each and "," in each for each in lines)
    assert any(each.endswith("Skip (s)") for each in lines)


def test_a_team_mate_shows_the_prepared_spells() -> None:
    sides = [{"mage": "beastmaster"}, {"mage": "wizard", "prepared": ["fireball"]}]
    mates = [{"mage": "priestess", "prepared": ["teleport"]}, {"mage": "warlock"}]
    state = GAME.position({"players": [*sides, *mates], "teams": True})
    shown = board(120, 60, state)
    assert "Teleport" in shown
    assert "Fireball" not in shown
