"""What a person can do at a table, in a real browser."""

import re
from random import Random

from tests.browser import staging
from tests.browser.playing import (
    ASKED,
    DOUBTED,
    MEANT,
    asked,
    choose_language,
    decide,
    end_turn,
    open_log,
    play,
    seq,
    settled,
    sit_down,
)


def move(page):
    before = seq(page)
    decide(page, Random(1))
    settled(page, before)


def lines(page):
    return page.locator(".drawer .log li").all_inner_texts()


def test_undo_takes_back_the_last_decision(shared):
    page = shared()
    sit_down(page, "shards", "me", "random")
    asked(page)
    hand, log = page.locator(".own [data-card]").all_inner_texts(), lines(page)
    before = seq(page)
    page.locator(".own [data-target]").first.click()
    settled(page, before)
    played = seq(page)
    assert lines(page) != log
    page.keyboard.press("u")
    settled(page, played)
    assert page.locator(".own [data-card]").all_inner_texts() == hand
    assert lines(page) == log


def test_the_language_changes_without_a_new_page(shared):
    page = shared()
    sit_down(page, "shards", "me", "random")
    asked(page)
    page.evaluate("window.same = true")
    english = page.locator(".prompt .text").inner_text()
    question = seq(page)
    for lang, end in (("de", "Zug beenden"), ("pl", "Zakończ turę"), ("en", "End turn")):
        choose_language(page, lang)
        page.get_by_role("button", name=end).wait_for()
        assert page.locator("html").get_attribute("lang") == lang
        assert (page.locator(".prompt .text").inner_text() == english) is (lang == "en")
    assert seq(page) == question
    assert page.evaluate("window.same")


def test_a_game_goes_on_by_keyboard_alone(visit):
    page = visit()
    page.locator(".game[data-game=shards] .play").focus()
    page.keyboard.press("Enter")
    asked(page)
    before = seq(page)
    page.keyboard.press("ArrowDown")
    assert page.evaluate("document.activeElement.dataset.target") == ""
    page.keyboard.press("Enter")
    settled(page, before)
    for _ in range(12):  # from target to target, whatever can be done
        page.keyboard.press("ArrowRight")
        page.keyboard.press("Enter")
        page.wait_for_timeout(60)
        page.keyboard.press("Escape")
        if page.locator(f"{ASKED} [data-letter=e]").count():
            break
    before = seq(page)
    page.keyboard.press("e")
    if page.locator(DOUBTED).count():
        page.wait_for_timeout(MEANT)
        page.keyboard.press("e")
    settled(page, before)


def test_a_card_is_shown_large_and_says_why_not(shared):
    page = shared()
    sit_down(page, "shards", "me", "random")
    asked(page)
    page.locator(".row [data-card]:not([data-target])").first.click()
    sheet = page.locator("dialog[open]")
    assert sheet.locator(".text").inner_text()
    sheet.get_by_role("button", name="Why can’t I use it?").click()
    page.locator(".notice .rule b").first.wait_for()
    assert page.locator(".notice .rule b").first.inner_text().startswith("SI-")


def test_a_hint_names_an_answer_that_can_be_given(shared):
    page = shared()
    sit_down(page, "keyforge", "me", "random")
    asked(page)
    before = seq(page)
    page.keyboard.press("h")
    page.locator(".notice .main").click()
    settled(page, before)


def test_a_line_of_the_log_opens_its_card_and_its_rule(shared):
    page = shared()
    sit_down(page, "shards", "me", "random")
    asked(page)
    page.locator(".own [data-target]").first.click()
    open_log(page)
    line = page.locator(".drawer .log li", has=page.locator(".link:not(.rule)")).last
    line.locator(".link:not(.rule)").first.click()
    assert page.locator("dialog[open] .card").count() == 1
    page.keyboard.press("Escape")
    line.locator(".rule").click()
    page.locator(".notice .rule b").wait_for()


def test_looking_back_and_playing_on(shared):
    page = shared()
    staging.resume(page, staging.under_way("shards", 3))
    first = page.url
    page.get_by_role("button", name="Replay").click()
    slider = page.locator(".timeline input[type=range]")
    slider.wait_for()
    end = int(slider.get_attribute("max"))
    assert end >= 8
    page.locator(".timeline .steps button").nth(1).click()
    page.wait_for_function("n => document.querySelector('.timeline input').value == n", arg=end - 1)
    slider.fill("4")
    page.get_by_text("Move 4 of").wait_for()
    assert not page.locator(ASKED).count()
    page.get_by_role("button", name="Play on from here").click()
    page.wait_for_url(lambda url: url != first)
    asked(page)
    move(page)


def unnamed(lines):
    """Lines in which every guest is the same: whoever opens a game sits down with a name of their own."""
    return [re.sub(r"Guest \d+", "Guest", line) for line in lines]


def test_a_game_is_saved_to_a_file_and_opened_again(shared, tmp_path):
    page = shared()
    sit_down(page, "keyforge", "me", "random")
    play(page, Random(4), most=6)
    log = lines(page)
    page.get_by_role("button", name="Menu").click()
    with page.expect_download() as download:
        page.get_by_role("button", name="Save game to file").click()
    file = tmp_path / download.value.suggested_filename
    download.value.save_as(file)
    other = shared()
    other.locator("input[type=file]").set_input_files(file)
    asked(other)
    assert unnamed(lines(other))[-3:] == unnamed(log)[-3:]
    move(other)


def test_a_broken_file_is_refused_in_words(visit, tmp_path):
    page = visit(lang="de")
    broken = tmp_path / "broken.json"
    broken.write_text("{}")
    page.locator("input[type=file]").set_input_files(broken)
    page.locator(".error[role=alert]").wait_for()


def test_the_plain_view_is_played_by_typing(shared):
    page = shared()
    sit_down(page, "shards", "me", "random")
    asked(page)
    page.keyboard.press("v")
    page.locator(".plain ul li", has_text="health 50").first.wait_for()
    typed = page.locator("#typed")
    for answer in ("1", "end turn"):
        before = seq(page)
        typed.fill(answer)
        typed.press("Enter")
        settled(page, before)
    typed.fill("why recruit zetta")
    typed.press("Enter")
    page.locator(".notice").wait_for()
    typed.fill("fly to the moon")
    typed.press("Enter")
    page.locator(".notice.bad").wait_for()


def test_two_people_share_a_screen(shared):
    page = shared()
    sit_down(page, "shards", "me", "me")
    cover = page.locator(".cover")
    cover.wait_for()
    assert not page.locator(".own").count()
    cover.get_by_role("button").click()
    asked(page)
    end_turn(page)
    cover.wait_for()
    assert not page.locator(".own").count()


def test_the_log_is_a_drawer_that_moves_nothing(shared):
    page = shared()
    staging.lay(page, "keyforge", staging.KEYFORGE_FULL)
    before = page.locator(".hand").bounding_box()
    page.locator(".recent .whole").click()
    page.locator(".drawer.open .log").wait_for()
    assert page.locator(".drawer .force li").count() >= 1
    assert page.locator(".hand").bounding_box() == before
    page.keyboard.press("Escape")
    page.locator(".drawer .log").wait_for(state="hidden")
