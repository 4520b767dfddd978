"""First games and puzzles, in a real browser."""

from itertools import cycle, islice
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.playing import BUTTONS, choose_language, end_turn
from tests.browser.test_access import PHONE, fits, violations
from tests.each import crossed
from trivault.games.shards import puzzles as shipped
from trivault.kernel.text import LANGUAGES
from trivault.puzzles import lesson
from trivault.puzzles.solver import solve

SOLVED, FAILED, OPEN = ".coach.solved", ".coach.failed", ".coach.open"


def to_learn(page, game):
    page.evaluate("game => (location.hash = `#/learn/${game}`)", game)
    page.locator(".first-game").wait_for()


def typed(page, *answers):
    """Give answers in the plain view, where they can be typed; what the table has done silently is refused."""
    for answer in answers:
        if page.locator(SOLVED).count():
            return
        page.locator("#typed").wait_for()
        before = page.locator(".prompt").get_attribute("data-seq")
        page.locator("#typed").fill(answer)
        page.locator("#typed").press("Enter")
        page.wait_for_function(
            "before => document.querySelector('.coach.solved, .notice.bad')"
            " || document.querySelector(`.prompt.mine:not([data-seq='${before}'])`)",
            arg=before,
        )
        if page.locator(".notice.bad").count():
            page.locator(".notice.bad button").click()


@pytest.mark.parametrize(("game", "first"), crossed(("shards", "keyforge", "mage-wars"), LANGUAGES))
def test_a_first_game_is_played_through_in_three_languages(visit, game, first):
    """Each chapter in another one than the one before."""
    page = visit(settings='{"pace":0,"quick":true,"plain":true}')
    chapters, languages = lesson(game).chapters, islice(cycle(LANGUAGES), LANGUAGES.index(first), None)
    to_learn(page, game)
    titled(page, ".chapters li:first-child", chapters[0], first)
    page.locator(".chapters button").first.click()
    for n, (chapter, lang) in enumerate(zip(chapters, languages, strict=False), 1):
        page.locator(OPEN).wait_for()
        titled(page, ".coach h2", chapter, lang)
        typed(page, *(answer for answer in solve(chapter).lines[0].answers if answer != "done"))
        page.locator(SOLVED).wait_for()
        if n < len(chapters):
            page.locator(f"{SOLVED} button.main").click()
    page.locator(f"{SOLVED} a.main").wait_for()


def titled(page, place, chapter, lang):
    """What stands there is the title of the chapter, in this language from now on."""
    choose_language(page, lang)
    expect(page.locator(place)).to_contain_text(chapter.text[lang]["title"])


def test_a_puzzle_is_failed_with_help_and_then_solved(visit, keep, axe):
    page = visit()
    to_learn(page, "shards")
    assert fits(page)
    page.locator("[data-puzzle=ten-is-a-number]").click()
    page.locator(OPEN).wait_for()
    page.locator(f"{OPEN} .actions button").click()
    expect(page.locator(".coach .hint")).to_have_count(1)
    keep(page, "puzzle")
    press(page, "Play Aetherbreaker")
    end_turn(page)
    page.locator(FAILED).wait_for()
    expect(page.locator(FAILED)).to_contain_text("It was too early.")
    keep(page, "puzzle-failed")
    assert violations(page, axe) == []
    page.locator(f"{FAILED} button").nth(1).click()
    page.locator(OPEN).wait_for()
    for sentence in ("Play Crystal", "Focus", "Play Aetherbreaker"):
        press(page, sentence)
    page.locator(SOLVED).wait_for()
    keep(page, "puzzle-solved")
    page.locator(f"{SOLVED} a.main").click()
    expect(page.locator("[data-puzzle=ten-is-a-number] .unseen")).to_have_count(1)


def test_a_puzzle_from_a_file_is_opened_and_one_without_a_solution_is_refused(shared):
    page = shared()
    to_learn(page, "shards")
    good = (Path(shipped.__file__).parent / "ten-is-a-number.toml").read_text()
    bad = good.replace("mastery = 9", "mastery = 8")
    for name, text in (("bad.toml", bad), ("good.toml", good)):
        page.locator("input[name=puzzle]").set_input_files(
            {"name": name, "mimeType": "text/plain", "buffer": text.encode()}
        )
        if text == bad:
            expect(page.get_by_role("alert")).to_contain_text("no first answer solves it")
            expect(page.get_by_role("alert")).to_be_in_viewport()
    page.locator(OPEN).wait_for()
    expect(page.locator(".coach h2")).to_contain_text("Ten is a number")


def press(page, sentence):
    """Give an answer by its button."""
    page.locator(".prompt.mine").wait_for()
    before = page.locator(".prompt").get_attribute("data-seq")
    page.locator(BUTTONS, has_text=sentence).click()
    page.wait_for_function(
        "before => document.querySelector('.coach:not(.open)')"
        " || document.querySelector(`.prompt.mine:not([data-seq='${before}'])`)",
        arg=before,
    )


def test_the_coach_has_a_place_on_a_phone(shared, keep):
    page = shared(**PHONE)
    to_learn(page, "keyforge")
    assert fits(page)
    keep(page, "learn-phone")
    page.locator(".chapters button").first.click()
    page.locator(OPEN).wait_for()
    page.locator(BUTTONS).first.wait_for()
    assert fits(page)
    keep(page, "coach-phone")
