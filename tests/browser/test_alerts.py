"""Sounds and notifications, which are off until somebody wants them."""

import pytest

from tests.browser.playing import BUTTONS, asked, end_turn, sit_down

END = f"{BUTTONS}[data-letter=e]"

# Tones and notifications are counted, not heard.
COUNT = """
  window.tones = []
  const create = AudioContext.prototype.createOscillator
  AudioContext.prototype.createOscillator = function () {
    const made = create.call(this)
    const begin = made.frequency.setValueAtTime.bind(made.frequency)
    made.frequency.setValueAtTime = (pitch, at) => (window.tones.push(pitch), begin(pitch, at))
    return made
  }
  window.notes = []
  window.Notification = class {
    static permission = 'granted'
    static requestPermission = async () => 'granted'
    constructor(title, {body}) { window.notes.push([title, body]) }
  }
"""


@pytest.fixture
def page(visit):
    page = visit()
    page.context.add_init_script(COUNT)
    sit_down(page, "shards", "me", "greedy", seed=4, options={"first": 0})
    page.reload()
    asked(page)
    yield page
    visit.close()  # nobody else shall count


def round_of_turns(page):
    end_turn(page)
    page.wait_for_selector(".log li.fresh", state="attached")
    asked(page)


def test_sounds_are_off_by_default(page):
    round_of_turns(page)
    assert page.evaluate("tones") == []


def test_cards_and_the_own_turn_are_heard_when_switched_on(page):
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("checkbox", name="Sounds").check()
    assert page.evaluate("tones.splice(0).length") == 2  # a first taste
    page.get_by_label("Volume").fill("20")
    page.keyboard.press("Escape")
    page.evaluate("tones.length = 0")
    round_of_turns(page)
    heard = page.evaluate("tones")
    assert {320, 660, 880} <= set(heard)
    page.reload()
    asked(page)
    page.get_by_role("button", name="Menu").click()
    assert page.get_by_label("Volume").input_value() == "20"


def test_who_looks_elsewhere_gets_a_notification(page):
    page.get_by_role("button", name="Menu").click()
    page.get_by_label("Notify me").check()
    page.keyboard.press("Escape")
    round_of_turns(page)
    assert page.evaluate("notes") == []  # whoever looks needs none
    page.evaluate("Object.defineProperty(document, 'hidden', {get: () => true, configurable: true})")
    round_of_turns(page)
    assert page.evaluate("notes.map(([title]) => title)") == ["Your turn"]
    assert page.title().startswith("●")
