"""Coming back: games that wait, names at one screen, one's own page, series, invitations."""

import json

from tests.browser.playing import asked, begin, set_up, sit_down
from tests.browser.staging import leave
from tests.browser.test_access import PHONE, fits, violations
from tests.browser.test_pages import go
from tests.browser.test_room import resign


def test_games_that_wait_are_right_below_the_covers(visit, axe, keep):
    page = visit(lang="de", **PHONE)
    rooms = [sit_down(page, "shards", "me", "random", options={"first": 0})]
    asked(page)
    leave(page)
    rooms.append(sit_down(page, "keyforge", "me", "open"))
    leave(page)
    page.locator("#today").wait_for()
    page.locator(f".continue a[href$='{rooms[1]}']", has_text="Wartet auf Mitspieler").wait_for()
    first = page.locator(".continue a").first
    assert rooms[0] in first.get_attribute("href")
    assert first.locator(".turn").inner_text() == "Du bist dran"
    above = "document.querySelector('.continue').compareDocumentPosition(document.querySelector('#today')) & 4"
    assert page.evaluate(above), "right below the games"
    assert fits(page)
    assert violations(page, axe) == []
    keep(page, "continue-360-de")
    first.click()
    assert asked(page)


def test_players_at_one_screen_are_called_by_their_names(visit):
    page = visit()
    set_up(page, "shards")
    page.locator("input[name=seat-2][value=me]").dispatch_event("click")
    page.locator("input[name=name-2]").fill("Grace")
    page.locator("#seat-2", has_text="Grace").wait_for()
    begin(page, "shards", "me")
    assert page.locator(".cover h2").inner_text().startswith(("Grace", "Guest"))
    page.locator(".cover button").click()
    asked(page)
    assert "Grace" in page.locator(".table").inner_text()
    leave(page)
    set_up(page, "shards")
    page.locator("input[name=name-2]").fill("x")
    page.locator("button.go").click()
    page.locator(".bar .error").wait_for()


def test_the_own_page_has_results_and_a_history_that_opens_and_forgets_on_request(visit, axe, keep):
    page = visit(**PHONE)
    sit_down(page, "keyforge", "me", "random")
    asked(page)
    resign(page)
    page.locator(".report").wait_for()
    go(page, "me")
    page.locator("li .result", has_text="lost").wait_for()
    assert "Random bot" in page.locator(".tables").inner_text()
    assert fits(page)
    assert violations(page, axe) == []
    keep(page, "me-360")
    with page.expect_download() as saved:
        page.get_by_role("button", name="Export your data").click()
    kept = json.loads(saved.value.path().read_text(encoding="utf-8"))
    assert [game["game"] for game in kept["games"]] == ["keyforge"]
    page.locator("li a.button", has_text="Replay").click()
    page.locator(".report").wait_for()
    go(page, "me")
    name = (
        page.locator("p a[href='#/players']").locator("..").inner_text().split(", ")[0].removeprefix("You are ")
    )
    page.locator("summary").click()
    page.locator("input[name=forget]").fill(name)
    page.locator("button.danger").click()
    page.get_by_text("No finished games yet").wait_for()


def test_a_series_goes_on_until_it_is_decided(shared, keep):
    page = shared()
    sit_down(page, "shards", "me", "random", best_of=3)
    for game in (1, 2):
        asked(page)
        resign(page)
        page.locator(".series", has_text=f"Random bot {game}").wait_for()
        if game == 1:
            keep(page, "series-1280")
            page.get_by_role("button", name="Go to game 2").click()
            page.locator(".report").wait_for(state="detached")
    assert "Random bot wins the series" in page.locator(".series").inner_text()
    assert page.get_by_role("button", name="Rematch").count() == 1


def test_a_series_and_days_are_chosen_on_the_start_page(visit):
    page = visit()
    set_up(page, "keyforge")
    page.locator("input[name=seat-2][value=open]").dispatch_event("click")
    page.locator("details.panel summary").click()
    page.locator("select[name=best-of]").select_option("5")
    page.locator("select[name=stronger]").select_option("0")
    page.locator("select[name=days]").select_option("3")
    assert page.locator("input[name=clock]").is_disabled()
    page.locator("button.go").click()
    page.get_by_text("best of 5").wait_for()
    page.get_by_text("3 days per move").wait_for()


def test_an_invitation_is_shared_copied_or_read_from_the_screen(visit):
    page = visit()
    page.evaluate("navigator.share = given => { window.shared = given; return Promise.resolve() }")
    room = sit_down(page, "shards", "me", "open")
    page.locator("button[name=share]").click()
    assert page.evaluate("shared.url").endswith(f"#/room/{room}")
    page.locator("summary", has_text="QR code").click()
    page.locator("svg[role=img]").wait_for()
    assert page.locator("svg[role=img]").get_attribute("aria-label").endswith(f"#/room/{room}")
    assert page.locator(".link input").input_value().endswith(f"#/room/{room}")
