"""Coming back: games that wait, names at one screen, decks that change."""

from tests.browser.playing import asked, begin, sit_down
from tests.browser.staging import leave
from tests.browser.test_access import PHONE, fits, violations


def test_games_that_wait_are_on_top_of_the_start_page(visit, axe, keep):
    page = visit(lang="de", **PHONE)
    rooms = [sit_down(page, "shards", "me", "random", options={"first": 0})]
    asked(page)
    leave(page)
    rooms.append(sit_down(page, "keyforge", "me", "open"))
    leave(page)
    page.locator(f".continue a[href$='{rooms[1]}']", has_text="Wartet auf Mitspieler").wait_for()
    first = page.locator(".continue a").first
    assert rooms[0] in first.get_attribute("href")
    assert first.locator(".turn").inner_text() == "Du bist dran"
    above = "document.querySelector('.continue').compareDocumentPosition(document.querySelector('#start')) & 4"
    assert page.evaluate(above), "before a new game is begun"
    assert fits(page)
    assert violations(page, axe) == []
    keep(page, "continue-360-de")
    first.click()
    assert asked(page)


def test_players_at_one_screen_are_called_by_their_names(visit):
    page = visit()
    page.locator("input[name=seat-2][value=me]").dispatch_event("click")
    page.locator("input[name=name-2]").fill("Grace")
    page.locator("#seat-2", has_text="Grace").wait_for()
    begin(page, "shards", "me")
    assert page.locator(".cover h2").inner_text().startswith(("Grace", "Guest"))
    page.locator(".cover button").click()
    asked(page)
    assert "Grace" in page.locator(".table").inner_text()
    leave(page)
    page.locator("input[name=name-2]").fill("x")
    page.locator("button.go").click()
    page.locator(".bar .error").wait_for()
