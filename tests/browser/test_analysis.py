"""Hints with how likely they win, and the analysis of a game that is over."""

import re

from playwright.sync_api import expect

from tests.analysis.games import WINNING, table_of, thrown_away
from tests.browser.playing import enter
from tests.browser.staging import lay, resize
from tests.browser.test_access import violations

PARTS = "'.report > *, .analysis > *, .analysis li'"
# What is wider inside of them can be scrolled.
BROADEST = f"Math.max(...[...document.querySelectorAll({PARTS})].map(e => e.getBoundingClientRect().right))"


def finished(page, saved=None):
    """Open a game that is over, in which a win was thrown away."""
    saved = saved or thrown_away().replay().to_bytes()
    enter(page, {"type": "load", "replay": saved.decode()}, ".report")


def test_a_hint_says_how_likely_each_answer_wins_and_why(shared):
    page = shared()
    lay(page, "shards", WINNING)
    page.get_by_role("button", name="Hint").click()
    hint = page.locator(".hint")
    hint.get_by_role("button", name="Play Blaster").wait_for()
    assert re.search(r"\b[0-9]+%", hint.inner_text())
    assert "by win chance" in hint.inner_text()


def test_a_hint_may_be_asked_from_any_level(shared):
    page = shared()
    lay(page, "shards", WINNING)
    page.get_by_role("button", name="Hint").click()
    hint = page.locator(".hint")
    hint.get_by_label("Level").select_option("casual")
    hint.get_by_text("Chosen by a simple rule").wait_for()
    hint.get_by_label("Level").select_option("master")
    hint.get_by_text("Wins the game.").wait_for()


def test_a_win_that_was_thrown_away_is_shown_and_can_be_played_again(shared, axe):
    page = shared()
    finished(page)
    page.get_by_label("Judged by").select_option("casual")
    page.get_by_role("button", name="Analyse the game").click()
    mistake = page.locator(".mistake")
    mistake.wait_for()
    assert "Better: Play Blaster" in mistake.inner_text()
    assert "Wins the game." in mistake.inner_text()
    page.get_by_text("As a table").first.click()
    assert page.locator("figure table").first.locator("tbody tr").count() >= 1
    assert violations(page, axe) == []
    for size in ((1280, 800), (820, 1100), (375, 740)):
        resize(page, size)
        assert page.evaluate(BROADEST) <= size[0]
    mistake.get_by_role("button", name="Play on from here").click()
    page.locator(".prompt.mine").wait_for()
    page.get_by_role("button", name="Play Blaster").first.wait_for()


def test_the_focus_stays_where_the_analysis_begins_stops_and_is_looked_at(shared):
    page = shared()
    finished(page)
    page.get_by_role("button", name="Analyse the game").press("Enter")
    focused = page.locator(":focus")
    page.locator(".mistake").wait_for()
    expect(focused).to_have_text("Analysis")
    page.keyboard.press("Tab")
    assert focused.evaluate("each => each.name") == "analysis-level"
    page.locator(".mistake").get_by_role("button", name="Show").press("Enter")
    page.locator(".timeline").wait_for()
    page.keyboard.press("Escape")
    page.locator(".mistake").wait_for()
    expect(focused).to_have_text("Show")


def test_mage_wars_is_told_in_rounds(shared):
    table = table_of("mage-wars", {"players": [{}, {}]})
    table.concede(0)
    page = shared()
    finished(page, table.replay().to_bytes())
    assert "Round 0" in page.locator(".report svg text").all_text_contents()
    page.get_by_role("button", name="Replay").first.click()
    expect(page.locator(".timeline")).to_contain_text(re.compile(r"Move \d+ of \d+, round 2"))
    assert "turn" not in page.locator(".timeline").inner_text().lower()
    resize(page, (390, 844))
    bar = page.locator(".timeline")
    assert bar.evaluate("each => each.scrollHeight <= each.clientHeight"), "all of it is in sight on a phone"


def test_the_mistakes_of_others_are_theirs(shared):
    page = shared()
    saved = thrown_away().replay().to_bytes().decode()
    enter(page, {"type": "load", "replay": saved, "seats": [{"kind": "club"}, {"kind": "me"}]}, ".report")
    page.get_by_role("button", name="Analyse the game").click()
    page.locator("select[name=analysis-seat]").select_option("0")
    mistake = page.locator(".mistake")
    expect(mistake).to_contain_text("Club player played End turn")
    expect(page.locator(".analysis li").first).to_contain_text("Club player: End turn")


def test_in_german(visit):
    page = visit(lang="de", size=(375, 740))
    finished(page)
    page.get_by_role("button", name="Partie analysieren").click()
    page.locator(".mistake").wait_for()
    assert "Besser: Blaster ausspielen" in page.locator(".mistake").inner_text()
    assert page.evaluate(BROADEST) <= 375
    balance = page.locator("[aria-labelledby=balance]")
    assert balance.evaluate("each => each.scrollWidth <= each.clientWidth"), "all of it is in sight"
