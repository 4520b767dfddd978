"""Whatever must be pressed to answer a question is in sight, at each size and in each language."""

import pytest

from tests.browser import staging
from tests.browser.playing import ASKED, BUTTONS, asked, insist, seq, settled, sit_down
from tests.browser.test_care import HOUSES
from tests.browser.test_layout import HIDDEN, TOUCH

SIZES = {"desk": [(1280, 800), (1280, 720)], "phone": [(390, 844), (844, 390)]}
PRESSED = ".prompt .text, .prompt .buttons button:not(.rest):not(.handy), .prompt .tools > button, .take-back"

own, other = staging.KEYFORGE_FULL["players"]


def damage_among(page, friends, enemies):
    players = [
        {**own, "line": own["line"][-friends:], "hand": ["cooperative-hunting"]},
        {**other, "line": other["line"][:enemies]},
    ]
    staging.lay(page, "keyforge", {"players": players, "turn": {"house": "untamed", "number": 9}})
    before = seq(page)
    page.locator(".hand [data-card=cooperative-hunting]").click()
    page.locator(".card-menu [data-answer^=play]").click()
    settled(page, before)
    assert page.locator(".share").count() == friends + enemies


def damage_among_seven(page):
    damage_among(page, 4, 3)


def damage_among_twelve(page):
    damage_among(page, 6, 6)


def end_of_turn_with_much_left(page):
    staging.lay(page, "shards", staging.SHARDS_FOUR, "greedy", "greedy", "greedy")
    page.locator(f"{BUTTONS}[data-letter=e], {BUTTONS}").last.click()
    page.locator(".doubt").wait_for()


def houses(page):
    staging.lay(page, "keyforge", HOUSES, "random")


def houses_after_a_turn_that_ended_by_itself(page):
    houses(page)
    before = seq(page)
    page.locator(".prompt .buttons button").nth(1).click()
    insist(page)
    settled(page, before)
    page.locator(".prompt .more").wait_for()


def mulligan(page):
    sit_down(page, "keyforge", "me", "random", seed=3, options={"first": 0})
    asked(page)


def arena(page):
    staging.lay(page, "mage-wars", staging.MAGE_WARS_FIGHT | {"acting": "wizard"})


SCENES = [
    damage_among_seven,
    damage_among_twelve,
    end_of_turn_with_much_left,
    houses,
    houses_after_a_turn_that_ended_by_itself,
    mulligan,
    arena,
]


@pytest.mark.parametrize("device", SIZES)
@pytest.mark.parametrize("scene", SCENES)
def test_whatever_must_be_pressed_is_in_sight(scene, device, shared, keep):
    page = shared(size=SIZES[device][0], **(TOUCH if device == "phone" else {}))
    scene(page)
    hidden = {}
    for lang in ("en", "de", "pl"):
        staging.speak(page, lang)
        for size in SIZES[device]:
            staging.resize(page, size)
            keep(page, f"{scene.__name__}-{size[0]}x{size[1]}-{lang}")
            if found := page.evaluate(HIDDEN, PRESSED):
                hidden[lang, size] = found
    assert page.locator(ASKED).count() == 1
    assert hidden == {}


@pytest.mark.parametrize("size", [(1280, 800), (390, 844), (844, 390)])
def test_the_main_answer_is_always_at_the_same_spot(size, shared):
    page = shared(size=size, **(TOUCH if size[0] != 1280 else {}))

    def corner():
        box = page.locator(".prompt .place").bounding_box()
        return round(box["x"] + box["width"]), round(box["y"] + box["height"])

    found = set()
    damage_among(page, 2, 3)  # a confirmation
    found.add(corner())
    page.keyboard.press("u")
    page.locator(f"{BUTTONS}[data-letter=e]").wait_for()
    found.add(corner())  # the end of the turn
    page.locator(f"{BUTTONS}[data-letter=e]").click()
    page.locator(".doubt").wait_for()
    found.add(corner())  # … which is warned of
    assert len(found) == 1
