"""The rulebooks in the browser: found by words, linked by ids, tried at a table."""

import pytest
from playwright.sync_api import expect

from tests.browser.playing import asked

LANGUAGES = {
    "en": ("damage barrier", "Try it against a bot"),
    "de": ("schadensbarriere", "Gegen einen Bot ausprobieren"),
    "pl": ("bariera obrażeń", "Wypróbuj przeciw botowi"),
}


def read(page, place):
    page.evaluate("place => (location.hash = place)", f"#/rules/{place}")
    page.locator("main section li").first.wait_for()
    return page.locator("main section li")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_rules_are_searched_in_every_language(shared, lang):
    page = shared(lang=lang)
    words, tried = LANGUAGES[lang]
    rules = read(page, "mage-wars")
    assert rules.count() >= 907
    page.keyboard.press("/")
    page.keyboard.type(words)
    expect(rules.first).to_contain_text(words.split()[0], ignore_case=True)
    assert 5 < rules.count() < 100
    page.locator("input[name=words]").fill("MW-GUARD-03")
    expect(rules).to_have_count(1)
    expect(rules.get_by_role("button", name=tried)).to_be_visible()


def test_a_link_leads_to_a_rule_and_its_text_to_others(shared):
    page = shared()
    read(page, "mage-wars/mw-cond-23")
    current = page.locator("li[aria-current]")
    expect(current).to_contain_text("MW-COND-23")
    expect(current).to_be_focused()
    expect(current).to_be_in_viewport()
    current.get_by_role("link", name="MW-PUSH-07").click()
    expect(current).to_contain_text("Unavoidable attack")
    expect(current).to_be_in_viewport()


def test_a_rule_is_tried_and_said_at_the_table(shared):
    page = shared()
    read(page, "shards/SI-FOCUS-01")
    page.locator("li[aria-current] button.main").click()
    assert asked(page)
    notice = page.locator(".notice")
    expect(notice).to_contain_text("1 gem buys 1 mastery")
    expect(notice.locator("a")).to_have_attribute("href", "#/rules/shards/SI-FOCUS-01")
