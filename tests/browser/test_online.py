"""Several browsers at one table, and a server that dies."""

import re
from random import Random

from tests.browser.playing import ASKED, BUTTONS, asked, begin, decide, open_log, play, seq, sit_down
from tests.browser.serving import Serving


def test_two_browsers_play_each_other(visit):
    one, other = visit(), visit()
    begin(one, "shards", "open")
    other.goto(one.url)
    other.get_by_role("button", name="Take this seat").click()
    chance = Random(2)
    decided = {one: 0, other: 0}
    for page in (one, other):
        page.wait_for_selector(".prompt")
    for _ in range(3000):
        if min(decided.values()) >= 6:
            break
        one.wait_for_timeout(30)
        for page in (one, other):
            if page.locator(ASKED).count():
                decide(page, chance)
                decided[page] += 1
    assert min(decided.values()) >= 6
    for page in (one, other):  # each sees the own hand, and of the other one only how many cards it has
        assert page.locator(".own").count() == 1
        assert page.locator(".pile[title^=Hand]").count() == 1
    open_log(one)
    open_log(other)
    other.locator(".chat input").fill("Good game!")
    other.locator(".chat input").press("Enter")
    one.get_by_text("Good game!").wait_for()


def test_a_game_goes_on_after_the_server_was_killed(visit, tmp_path):
    with Serving(tmp_path) as serving:
        page = visit(serving.url)
        sit_down(page, "shards", "me", "random", seed=6, options={"first": 0})
        play(page, Random(6), most=5)
        asked(page)
        question, text = seq(page), page.locator(".prompt .text").inner_text()
        log = page.locator(".drawer .log li").all_inner_texts()
        serving.kill()
        page.get_by_text("Connection lost").wait_for()
        assert page.locator(BUTTONS).count() == 0, "nothing can be answered"
        assert page.locator("[data-target]").count() == 0
        assert page.locator(".prompt .buttons button:disabled").count() > 0, "and that is seen"
        page.get_by_text(re.compile(r"Reconnecting in [1-9]\d* s")).wait_for()
        page.locator(".prompt .buttons button").first.click(force=True)
        page.locator(".lost.reminds").wait_for()
        page.locator(".lost.reminds").wait_for(state="detached")
        page.keyboard.press("e")
        page.locator(".lost.reminds").wait_for()
        serving.start()
        if page.locator(".lost button:not(:disabled)").count():
            page.locator(".lost button").click()
        page.get_by_text("Connection lost").wait_for(state="hidden")
        asked(page)
        assert (seq(page), page.locator(".prompt .text").inner_text()) == (question, text)
        assert page.locator(".drawer .log li").all_inner_texts() == log
        assert play(page, Random(8), most=3) == 3
        visit.close()
        visit.wrong[:] = [each for each in visit.wrong if "WebSocket connection" not in each]


def test_a_page_that_was_left_comes_back_to_its_seat(visit):
    page = visit()
    begin(page, "shards", "me")
    page.locator(".cover button").click()
    asked(page)
    question = seq(page)
    page.reload()
    page.locator(".cover button").click()
    asked(page)
    assert seq(page) == question


def test_a_token_of_another_server_does_no_harm(visit):
    page = visit()
    page.evaluate("localStorage['trivault.token'] = 'eyJ1IjoiZ3Vlc3QifQ.Zk.tP'")
    page.reload()
    page.wait_for_selector(".game")
    begin(page, "shards")
    assert asked(page)
    page.evaluate(
        "localStorage['trivault.seats'] = localStorage['trivault.seats'].replace(/:\"[^\"]*\"/g, ':\"no\"')"
    )
    page.reload()
    assert asked(page)  # the seat is still that of the same guest


def test_a_room_that_is_not_there_is_said_so(visit, server):
    page = visit()
    page.goto(f"{server.url}#/room/nowhere")
    page.locator(".not-found [role=alert]").wait_for()
