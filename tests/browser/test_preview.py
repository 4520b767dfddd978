"""The card that is pointed at is large beside it, and covers nothing that is needed to answer."""

import pytest

from tests.browser import staging

COVERED = """() => {
  const box = document.querySelector('.preview').getBoundingClientRect()
  return ['.prompt', '.hand', 'header'].filter(each => {
    const {left, right, top, bottom} = document.querySelector(each).getBoundingClientRect()
    return left < box.right && box.left < right && top < box.bottom && box.top < bottom
  })
}"""
POINTED = [".theirs [data-card=batdrone]", ".theirs .artifacts [data-card]", ".hand [data-card=flaxia]"]


@pytest.mark.parametrize("size", [(1280, 800), (1280, 720), (1920, 1080)])
def test_it_covers_neither_the_question_nor_the_hand(size, shared, keep):
    page = shared(size=size)
    staging.lay(page, "keyforge", staging.KEYFORGE_FULL)
    for n, card in enumerate(POINTED):
        page.locator(card).first.hover()
        page.locator(".preview").wait_for()
        page.wait_for_timeout(100)
        keep(page, f"preview-{size[0]}-{n}")
        assert page.evaluate(COVERED) == []
        box = page.locator(".preview").bounding_box()
        assert box["x"] >= 0
        assert box["x"] + box["width"] <= size[0]
        page.mouse.move(0, 0)
        page.locator(".preview").wait_for(state="detached")


def test_it_takes_no_click_and_stays_with_a_space(shared):
    page = shared()
    staging.lay(page, "keyforge", staging.KEYFORGE_FULL)
    page.locator(".theirs [data-card=batdrone]").hover()
    page.locator(".preview").wait_for()
    page.keyboard.press(" ")
    page.locator("dialog[open] .name", has_text="Batdrone").wait_for()
    page.locator(".preview").wait_for(state="detached")
    page.keyboard.press("Escape")
    page.locator("dialog[open]").wait_for(state="detached")
    assert page.locator(".prompt.mine").count() == 1


def test_whoever_goes_by_keyboard_sees_it_too(shared):
    page = shared()
    staging.lay(page, "keyforge", staging.KEYFORGE_FULL)
    page.keyboard.press("ArrowUp")
    page.locator(".preview .card").wait_for()
    page.keyboard.press("Tab")
    page.wait_for_timeout(50)
    assert page.evaluate("document.activeElement.closest('.preview')") is None


def test_a_finger_sees_none_and_holds_a_card_to_read_it(shared):
    page = shared(size=(390, 844), has_touch=True, is_mobile=True)
    staging.lay(page, "keyforge", staging.KEYFORGE_FULL)
    card = page.locator(".theirs [data-card=batdrone]")
    card.dispatch_event("contextmenu")
    page.locator("dialog[open] .name", has_text="Batdrone").wait_for()
    assert page.locator(".preview:visible").count() == 0
