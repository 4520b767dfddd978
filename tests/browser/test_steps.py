"""What others do is shown step by step, as fast as one likes."""

from itertools import pairwise

from playwright.sync_api import expect

from tests.browser.playing import BUTTONS, DOUBTED, MEANT, asked, end_turn, sit_down, standstill

PACE = 400
SLOW = f'{{"pace":{PACE},"quick":true}}'
END = f"{BUTTONS}[data-letter=e]"

# Whatever is seen while one waits: how long the log is, what is told, which cards are marked.
WATCH = """() => {
  window.steps = []
  const look = () => {
    const step = {
      lines: document.querySelectorAll('.drawer .log li').length,
      told: document.querySelector('.waits .line')?.textContent ?? '',
      now: document.querySelectorAll('.spot.now').length,
      changes: document.querySelectorAll('.dial small').length,
      moving: document.getAnimations().length,
      at: performance.now(),
    }
    const last = window.steps.at(-1)
    if (!last || last.lines !== step.lines || last.told !== step.told) window.steps.push(step)
    else Object.assign(last, {now: Math.max(last.now, step.now), changes: Math.max(last.changes, step.changes)})
  }
  const all = {subtree: true, childList: true, attributes: true, characterData: true}
  new MutationObserver(look).observe(document.body, all)
}"""


def turn_of_the_computer(page):
    sit_down(page, "shards", "me", "greedy", seed=4, options={"first": 0})
    asked(page)
    standstill(page)
    page.evaluate(WATCH)
    page.locator(END).click()
    page.clock.run_for(MEANT)  # with things left to do, that is said twice
    page.locator(DOUBTED).click()


def test_each_step_of_the_computer_is_told_and_marked(visit):
    page = visit(settings=SLOW)
    turn_of_the_computer(page)
    for _ in range(300):
        if page.locator(".prompt.mine").count():
            break
        page.clock.run_for(100)
        page.wait_for_timeout(10)
    steps = [step for step in page.evaluate("steps") if step["told"]]
    assert len({step["told"] for step in steps}) >= 4
    assert len({step["lines"] for step in steps}) >= 4  # not one jump
    assert max(step["now"] for step in steps) >= 1
    assert max(step["changes"] for step in steps) >= 1
    pauses = [(before["told"], after["at"] - before["at"]) for before, after in pairwise(steps)]
    assert min(pause for told, pause in pauses if told.startswith("Greedy bot")) >= PACE
    assert min(pause for _, pause in pauses) >= 0.6 * PACE  # what one did oneself stays less long
    assert max(step["moving"] for step in steps) == 0  # the browser asks for reduced motion


def test_one_key_skips_ahead(visit):
    page = visit(settings='{"pace":1800,"quick":true}')
    turn_of_the_computer(page)
    page.get_by_role("button", name="Skip ahead").wait_for()
    for _ in range(300):  # until the computer has decided everything
        page.keyboard.press(" ")
        if page.locator(".prompt.mine").count():
            break
        page.wait_for_timeout(50)
    page.locator(".prompt.mine").wait_for()
    page.keyboard.press(" ")  # the last lines may still wait when the question is there
    expect(page.get_by_role("button", name="Skip ahead")).to_have_count(0)


def test_the_speed_is_chosen_in_the_menu(visit):
    page = visit(settings=SLOW)
    sit_down(page, "shards", "me", "greedy")
    page.get_by_role("button", name="Menu").click()
    page.get_by_label("Animation speed").select_option("off (instant)")
    page.reload()
    asked(page)
    page.get_by_role("button", name="Menu").click()
    assert page.get_by_label("Animation speed").input_value() == "0"


def test_lines_since_the_last_decision_are_marked_and_signs_are_explained(visit):
    page = visit()
    sit_down(page, "shards", "me", "greedy", seed=4, options={"first": 0})
    asked(page)
    end_turn(page)
    page.wait_for_selector(".log li.fresh", state="attached")
    asked(page)
    page.keyboard.press("F1")
    page.get_by_text("changed by the last event").wait_for()
