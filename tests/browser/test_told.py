"""What the table says about itself: what affects a card, what is in force, what was decisive."""

import re
from random import Random

import pytest

from tests.browser import staging
from tests.browser.playing import (
    BUTTONS,
    asked,
    choose_language,
    end_turn,
    insist,
    open_log,
    play,
    seq,
    settled,
    sit_down,
)
from tests.browser.test_keys import LOST
from tests.browser.test_room import resign


def looked_at(page, card):
    page.locator(f".table [data-card={card}]").first.click(button="right")
    sheet = page.locator("dialog[open]")
    sheet.locator(".affects").wait_for()
    return sheet


def test_what_affects_a_card_names_the_cards_behind_it(shared):
    page = shared()
    staging.lay(page, "keyforge", staging.KEYFORGE_FULL)
    sheet = looked_at(page, "troll")
    effect = sheet.locator(".affects li", has_text="Grey Monk")
    assert "armor" in effect.inner_text()
    effect.get_by_role("button", name="Grey Monk").click()
    assert page.locator("dialog[open] .card .name").inner_text() == "Grey Monk"
    page.keyboard.press("Escape")
    sheet = looked_at(page, "dextre")
    assert sheet.locator(".affects p").inner_text() == "No active effects."


def test_what_affects_a_player_and_what_is_in_force(shared):
    page = shared()
    staging.lay(page, "keyforge", staging.KEYFORGE_FULL)
    open_log(page)
    page.locator(".force").get_by_role("button", name="The Howling Pit").click()
    page.keyboard.press("Escape")
    page.keyboard.press("l")
    page.locator(".who h2 button").last.click()
    page.locator("dialog[open] .affects li", has_text="The Howling Pit").wait_for()


def test_key_moments_of_the_report_jump_into_the_replay(shared):
    page = shared()
    staging.lay(page, "keyforge", staging.KEYFORGE_FULL)
    before = seq(page)
    end_turn(page)
    settled(page, before)
    resign(page)
    moment = page.locator(".moments button", has_text="forges")
    moment.first.wait_for()
    text = moment.first.locator("span").inner_text()
    moment.first.click()
    page.locator(".timeline").wait_for()
    assert text in page.locator(".timeline .next").inner_text()


def test_a_hint_says_what_it_is_worth(shared):
    page = shared()
    staging.lay(page, "keyforge", staging.KEYFORGE_FULL)
    page.keyboard.press("h")
    worth = page.locator(".hint .worth")
    worth.first.wait_for()
    assert worth.count() == 3
    assert re.match(r"\d+%\n", worth.first.inner_text())
    widths = page.evaluate("[...document.querySelectorAll('.hint .bar span')].map(bar => bar.offsetWidth)")
    assert widths == sorted(widths, reverse=True)


@pytest.mark.parametrize(
    ("lang", "commands"),
    [
        ("de", {"undo": "zurück", "hint": "tipp", "why": "warum", "card": "karte", "help": "hilfe"}),
        ("pl", {"undo": "cofnij", "hint": "rada", "why": "dlaczego", "card": "karta", "help": "pomoc"}),
    ],
)
def test_the_plain_view_understands_the_language(lang, commands, shared):
    page = shared(lang=lang)
    sit_down(page, "shards", "me", "random", seed=6, options={"first": 0})
    asked(page)
    page.keyboard.press("v")
    typed = page.locator("#typed")

    def say(command, rest=""):
        typed.fill(f"{commands[command]} {rest}")
        typed.press("Enter")

    say("help")
    assert page.locator(".plain dl dt").all_inner_texts()[0] == commands["undo"]
    before = seq(page)
    typed.fill("1")
    typed.press("Enter")
    settled(page, before)
    log = page.locator(".drawer .log").inner_text()
    say("undo")
    page.wait_for_function("log => document.querySelector('.drawer .log').innerText !== log", arg=log)
    say("why", "zetta")
    page.locator(".notice").wait_for()
    say("hint")
    page.locator(".hint").wait_for()
    say("card", "blaster")
    assert page.locator("dialog[open] .card .name").inner_text() == "Blaster"


def test_the_plain_view_offers_each_answer_once(shared):
    page = shared()
    staging.lay(page, "shards", staging.SHARDS_FOUR, "greedy", "greedy", "greedy")
    end = page.get_by_role("button", name="End turn")
    assert end.count() == 1
    page.keyboard.press("v")
    page.locator(".plain").wait_for()
    assert end.count() == 1
    assert page.locator(BUTTONS).count() == 0
    end.click()  # with things left to do it is asked for twice
    insist(page)
    page.wait_for_selector(".prompt:not(.mine)")


def test_several_things_are_chosen_by_their_numbers(shared):
    page = shared()
    staging.lay(page, "keyforge", LOST)
    page.keyboard.press("v")
    typed = page.locator("#typed")
    typed.fill("play lost")
    typed.press("Enter")
    page.wait_for_selector(".prompt[data-gathers=true]")
    typed.fill("1")
    typed.press("Enter")
    page.locator(".notice.bad").wait_for()  # one is not enough
    before = seq(page)
    typed.fill("1 3")
    typed.press("Enter")
    settled(page, before)


def test_the_plain_view_tells_what_happens(shared):
    page = shared()
    sit_down(page, "shards", "me", "greedy", seed=6, options={"first": 0})
    asked(page)
    page.keyboard.press("v")
    page.locator(".plain li", has_text="health 50").first.wait_for()
    play(page, Random(2), most=3)
    spoken = page.locator("[role=log]").first
    assert spoken.locator("p").count() >= 2
    assert page.locator(".prompt .said").get_attribute("aria-live") == "polite"
    assert page.locator(".plain ol li").last.inner_text() == spoken.locator("p").last.inner_text()


def test_a_game_goes_on_in_another_language(shared):
    """Cards, log, question and numbers change; what lies there and what was looked at does not."""
    page = shared()
    staging.lay(page, "keyforge", staging.KEYFORGE_FULL)
    page.locator(".prompt").evaluate("element => (window.same = element)")
    cards = page.locator(".table [data-card]").count()
    choose_language(page, "de")
    page.get_by_role("button", name="Zug beenden").wait_for()
    page.locator(".table .name", has_text="Grauer Mönch").first.wait_for()
    assert page.evaluate("window.same === document.querySelector('.prompt')")  # nothing was built anew
    assert page.locator(".table [data-card]").count() == cards
    assert page.locator(".spot.now").count() == 0  # nothing has happened
