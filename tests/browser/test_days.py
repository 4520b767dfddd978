"""A game by correspondence over days of the server's clock, and a tournament with bots that wait for nobody."""

import asyncio
import threading

import pytest

from tests.browser.playing import asked, end_turn, set_up
from tests.browser.staging import leave
from tests.browser.test_access import PHONE, fits, violations
from tests.browser.test_pages import go
from tests.server.serving import served
from tests.server.test_deadlines import DAY, Wall


class Clocked:
    """A server in a thread of its own, with a clock that the test moves."""

    def __init__(self):
        self.wall = Wall()
        self.ready = threading.Event()
        self.thread = threading.Thread(target=lambda: asyncio.run(self.serve()))

    async def serve(self):
        self.loop, self.ended = asyncio.get_running_loop(), asyncio.Event()
        async with served(now=self.wall) as server:
            self.hub, self.url = server.hub, f"http://127.0.0.1:{server.port}/"
            self.ready.set()
            await self.ended.wait()

    def __enter__(self):
        self.thread.start()
        self.ready.wait(60)
        return self

    def __exit__(self, *error):
        self.loop.call_soon_threadsafe(self.ended.set)
        self.thread.join(60)

    def pass_(self, days):
        """Days pass, and the server looks at its deadlines."""
        self.wall.now += days * DAY
        asyncio.run_coroutine_threadsafe(self.hub.deadlines.look(), self.loop).result(60)


@pytest.fixture
def clocked():
    with Clocked() as serving:
        yield serving


def test_a_game_over_several_days_is_played_and_decided_by_the_deadline(clocked, visit):
    one, other = visit(clocked.url), visit(clocked.url)
    one.evaluate("location.hash = '#/'")
    set_up(one, "shards")
    one.locator("input[name=seat-2][value=open]").dispatch_event("click")
    one.locator("details.panel summary").click()
    one.locator("select[name=days]").select_option("3")
    one.locator("select[name=first]").select_option("0")
    one.locator("button.go").click()
    one.locator(".waiting").wait_for()
    other.goto(one.url)
    other.get_by_role("button", name="Take this seat").click()
    asked(one)
    leave(other)
    clocked.pass_(2)
    one.reload()
    asked(one)
    assert one.locator(".clock.runs").first.inner_text() == "24 hours"
    while one.locator(".prompt.mine").count():
        end_turn(one)
        one.wait_for_timeout(100)
    leave(one)
    other.locator(".continue .turn", has_text="Your turn").wait_for()
    assert "3 days" in other.locator(".continue .turn").first.inner_text()
    clocked.pass_(3)
    go(other, "lobby")
    leave(other)
    other.locator(".continue").wait_for(state="detached")
    go(one, "me")
    one.locator("li .result", has_text="won").wait_for()


def test_a_tournament_of_four_with_bots(clocked, visit, axe, keep):
    page = visit(clocked.url, lang="de", **PHONE)
    page.locator("a[href='#/tournament']").click()
    page.locator("input[name=tournament-name]").fill("Freitag")
    page.locator("select[name=tournament-form]").select_option("knock-out")
    page.locator("input[name=tournament-size]").fill("4")
    page.get_by_role("button", name="Turnier erstellen").click()
    page.locator("select[name=tournament-bot]").select_option("random")
    for many in (1, 2, 3, 4):
        page.get_by_role("button", name="Bot hinzufügen").click()
        page.locator("#entrants", has_text=f"{many} von 4").wait_for()
    page.get_by_text("Mindestens ein Mensch muss teilnehmen").wait_for()
    begin = page.get_by_role("button", name="Erste Runde starten")
    assert begin.is_disabled()
    for left in (3, 2, 1, 0):
        page.get_by_role("button", name="Entfernen").first.click()
        page.locator("#entrants", has_text=f"{left} von 4").wait_for()
    page.get_by_role("button", name="Teilnehmen").click()
    for many in (2, 3, 4):
        page.get_by_role("button", name="Bot hinzufügen").click()
        page.locator("#entrants", has_text=f"{many} von 4").wait_for()
    assert fits(page)
    assert violations(page, axe) == []
    keep(page, "tournament-entry-360-de")
    page.get_by_role("button", name="Erste Runde starten").click()
    page.get_by_role("link", name="Zu meiner Partie in Runde 1").click()
    asked(page)
    page.go_back()
    page.locator("summary", has_text="Turnier verlassen").click()
    page.get_by_role("button", name="Endgültig verlassen").click()
    page.locator("#standings", has_text="Endstand").wait_for()
    assert page.locator("#round-2").count() == 1
    assert page.locator("tbody tr").count() == 4
    assert "ausgestiegen" in page.locator("tbody tr.me").inner_text()
    assert fits(page)
    assert violations(page, axe) == []
    keep(page, "tournament-360-de")
