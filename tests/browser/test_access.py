"""Everybody can play: by WCAG AA, on a phone, in the longest language."""

import pytest

import trivault
from tests.browser.playing import asked, choose_language, set_up, sit_down
from tests.browser.staging import KEYFORGE_FULL, drawn, lay, leave, resume, speak, under_way
from tests.each import crossed

PHONE = {"size": (360, 740), "has_touch": True, "is_mobile": True}
RULES = {"runOnly": ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"], "resultTypes": ["violations"]}


def violations(page, axe):
    if not page.evaluate("'axe' in window"):
        page.evaluate(axe)
    with drawn(page):
        found = page.evaluate("async rules => (await axe.run(document, rules)).violations", RULES)
    return [(each["id"], [node["html"] for node in each["nodes"]][:4]) for each in found]


def fits(page):
    return page.evaluate("document.documentElement.scrollWidth <= innerWidth")


@pytest.mark.parametrize(("game", "view"), crossed(trivault.NAMES, ("table", "plain")))
def test_a_table_has_no_violations(game, view, shared, axe):
    page = shared()
    resume(page, under_way(game, 11))
    if view == "plain":
        page.keyboard.press("v")
        page.locator(".plain li").first.wait_for()
    assert violations(page, axe) == []


def test_the_start_page_and_the_cards_have_no_violations(visit, axe):
    page = visit()
    set_up(page, "keyforge")
    page.locator(".setup details").first.wait_for()
    assert violations(page, axe) == []
    page.keyboard.press("Escape")
    assert violations(page, axe) == []
    page.get_by_role("link", name="Cards").click()
    page.locator(".browser .card").first.wait_for()
    assert violations(page, axe) == []


def test_the_light_theme_has_no_violations(visit, axe):
    page = visit(color_scheme="light")
    ground = "getComputedStyle(document.documentElement).backgroundColor"
    assert page.evaluate(ground) == "rgb(239, 230, 212)"
    for place in (
        "",
        "cards/shards",
        "learn/keyforge",
        "rules/shards",
        "lobby",
        "players",
        "me",
        "build/mage-wars",
    ):
        page.evaluate("place => (location.hash = `#/${place}`)", place)
        page.locator(".page").first.wait_for()
        page.wait_for_load_state("networkidle")
        assert (place, violations(page, axe)) == (place, [])
    page.get_by_role("button", name="Preferences").click()
    assert violations(page, axe) == []
    page.locator("input[name=theme][value=dark]").dispatch_event("click")
    assert page.evaluate(ground) == "rgb(16, 13, 24)"
    page.reload()
    page.locator(".page").first.wait_for()
    assert page.evaluate(ground) == "rgb(16, 13, 24)"  # chosen here, against the system


def test_letters_that_can_hardly_be_read_are_noticed(shared, axe):
    page = shared()
    page.locator("nav a").last.evaluate("link => (link.style.cssText = 'color: #333; background: #222')")
    assert [kind for kind, _ in violations(page, axe)] == ["color-contrast"]
    page.reload()  # for the next test
    page.wait_for_selector(".game")


def test_menus_and_sheets_have_no_violations(shared, axe):
    page = shared()
    sit_down(page, "shards", "me", "random")
    asked(page)
    page.get_by_role("button", name="Menu").click()
    assert violations(page, axe) == []
    page.keyboard.press("Escape")
    page.locator(".row [data-card]").first.click(button="right")
    assert page.locator("dialog[open]").count() == 1
    assert violations(page, axe) == []


def test_the_light_table_has_no_violations(visit, axe, keep):
    page = visit(color_scheme="light")
    lay(page, "keyforge", KEYFORGE_FULL)
    assert page.evaluate("getComputedStyle(document.querySelector('header')).colorScheme") != "dark"
    assert violations(page, axe) == []
    keep(page, "keyforge-light")
    page.locator(".log-button").click()
    assert violations(page, axe) == []


def test_a_phone_shows_everything(shared, axe, keep):
    page = shared(lang="de", **PHONE)
    for lang in ("de", "en"):
        choose_language(page, lang)
        page.locator(f"html[lang={lang}]").wait_for()
        assert fits(page)
        keep(page, f"start-360-{lang}")
    for game in trivault.NAMES:
        resume(page, under_way(game, 12))
        for lang in ("en", "de"):  # each game begins in the language of the one before
            speak(page, lang)
            assert fits(page), game
            keep(page, f"{game}-360-{lang}")
        assert violations(page, axe) == [], game  # in the longer words
        speak(page, "en")
        leave(page)


def test_a_tap_on_a_phone_shows_the_card_with_what_it_can_do(shared):
    page = shared(settings='{"pace":0}', **PHONE)
    sit_down(page, "shards", "me", "random")
    asked(page)
    page.locator(".own [data-target]").first.tap()
    deed = page.locator(".card-menu [data-answer]").first
    assert deed.inner_text().startswith(("Play", "Focus"))
    before = page.locator(".prompt").get_attribute("data-seq")
    deed.tap()
    page.wait_for_function("before => document.querySelector('.prompt').dataset.seq !== before", arg=before)


def test_a_tablet_shows_everything(shared, keep):
    page = shared(size=(768, 1024))
    for game in trivault.NAMES:
        resume(page, under_way(game, 13))
        for lang in ("en", "de", "pl"):
            speak(page, lang)
            assert fits(page), game
            keep(page, f"{game}-768-{lang}")
        speak(page, "en")
        leave(page)
