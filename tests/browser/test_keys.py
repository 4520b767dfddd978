"""The table by keyboard alone, and by touch."""

import pytest

from tests.browser import staging
from tests.browser.playing import ANSWERS, BUTTONS, DOUBTED, asked, insist, seq, settled, sit_down

TOUCH = {"has_touch": True, "is_mobile": True}
FOCUSED = "document.activeElement"
KEYS = [
    f"Arrow{way}" for way in ["Up"] * 5 + ["Left"] * 5 + ["Right", "Down"] * 3 + ["Left"] * 6 + ["Right"] * 6
]

# Press these keys one after the other, and count the targets on the table that they come to.
WALK = """keys => {
  const seen = new Set()
  for (const key of keys) {
    dispatchEvent(new KeyboardEvent('keydown', {key}))
    if (document.activeElement.matches('.table [data-target]')) seen.add(document.activeElement)
  }
  return seen.size
}"""


def test_arrows_go_to_every_target(shared):
    page = shared()
    staging.lay(page, "keyforge", staging.KEYFORGE_FULL)
    targets = page.locator(".table [data-target]").count()
    assert page.locator(".table .legal-mark").count() == targets  # not by colour alone
    page.keyboard.press("ArrowDown")
    assert page.evaluate(WALK, KEYS) == targets
    page.keyboard.press("ArrowDown")
    ring = page.evaluate(f"getComputedStyle({FOCUSED}).outlineWidth")
    assert float(ring.removesuffix("px")) >= 3


def test_the_space_bar_opens_what_a_card_can_do_and_escape_closes_it(shared):
    page = shared()
    staging.lay(page, "keyforge", staging.KEYFORGE_FULL)
    page.locator(".hand [data-target]").first.focus()
    page.keyboard.press("ArrowRight")  # by keyboard, so that the menu takes the focus
    page.keyboard.press(" ")
    page.wait_for_selector(".prompt[data-menu=true]")
    assert page.locator(ANSWERS).count() == 2
    assert page.evaluate(f"{FOCUSED}.matches('{ANSWERS}')")
    page.keyboard.press("Escape")
    page.wait_for_selector(".prompt[data-menu=false]")
    assert page.evaluate(f"{FOCUSED}.matches('.hand [data-target]')"), "back where it was opened"
    page.keyboard.press(" ")
    before = seq(page)
    page.keyboard.press(page.locator(ANSWERS).first.get_attribute("data-letter"))
    settled(page, before)


def test_a_question_mark_says_why_the_focused_card_cannot_be_used(shared):
    page = shared()
    staging.lay(page, "keyforge", staging.KEYFORGE_FULL)
    page.locator(".hand [data-card=begone]").focus()
    page.keyboard.press("?")
    page.locator(".notice .rule b").first.wait_for()
    assert page.locator(".notice .rule b").first.inner_text().startswith("KF-")
    page.keyboard.press("Escape")
    page.locator(".notice").wait_for(state="detached")


def test_digits_choose_among_few_answers_and_find_among_many(shared):
    page = shared()
    staging.lay(page, "keyforge", staging.KEYFORGE_FULL)
    page.keyboard.press("1")  # of more than nine answers: the list opens to type on
    field = page.locator(".answers input")
    field.wait_for()
    assert field.input_value() == "1"
    page.locator(".answers li button").first.click(trial=True)  # it is in sight, and nothing lies over it
    assert page.locator(".answers li").count() == 1 + len("01")  # 1, 10 and 11
    field.fill("flank")
    assert page.locator(".answers li").count() == 0
    field.fill("end tu")
    before = seq(page)
    field.press("Enter")
    insist(page)
    settled(page, before)
    before = seq(page)
    page.keyboard.press("2")
    settled(page, before)
    assert "Sanctum" in page.locator(".house.active").first.inner_text()


@pytest.mark.parametrize("lang", ["en", "de", "pl"])
def test_all_keys_are_listed(lang, shared):
    page = shared(lang=lang)
    sit_down(page, "shards", "me", "random")
    asked(page)
    page.keyboard.press("F1")
    keys = page.locator("dialog[open] dl div")
    assert keys.count() >= 14
    assert all(keys.locator("dd").all_inner_texts())
    for key in "eu1":  # what lies behind hears nothing
        page.keyboard.press(key)
    assert page.locator(".prompt.mine").count() == 1
    page.keyboard.press("Escape")
    page.locator("dialog[open]").wait_for(state="detached")
    assert page.locator(".answers").count() == 0


def test_a_tap_selects_or_shows(shared):
    page = shared(size=(360, 740), has_touch=True, is_mobile=True, settings='{"pace":0}')
    staging.lay(page, "keyforge", staging.KEYFORGE_FULL)
    page.locator(".hand [data-target]").first.tap()
    assert page.locator(ANSWERS).count() == 2  # play and discard
    page.get_by_role("button", name="Look at the card").tap()
    sheet = page.locator("dialog[open]")
    assert sheet.locator(".large .card").count() == 1
    sheet.get_by_role("button", name="Close").tap()
    page.locator(".line [data-card]").first.tap()  # nothing can be done with it: it is shown
    assert page.locator("dialog[open] .large .card").count() == 1


# Whatever is smaller than a fingertip; a label is a part of what it is for.
SMALL = """() => [...document.querySelectorAll('button, a[href], input, select, textarea, summary')]
  .filter(each => !each.disabled && !each.matches('.jump') && each.checkVisibility())
  .map(each => [each, /checkbox|radio|range|file/.test(each.type) && each.labels[0] || each])
  .map(([each, touched]) => [each, touched.getBoundingClientRect()])
  .filter(([, box]) => box.width > 0 && (box.width < 43.5 || box.height < 43.5))
  .map(([each, box]) => `${each.innerText || each.name || each.className} ${box.width}x${box.height}`)"""

DRAWN_AGAIN = "() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))"

POSITIONS = {
    "keyforge": staging.KEYFORGE_FULL,
    "mage-wars": staging.MAGE_WARS_FIGHT | {"acting": "wizard"},
    "shards": staging.SHARDS_FOUR,
}


@pytest.mark.parametrize("game", POSITIONS)
def test_whatever_can_be_touched_is_large_enough(game, shared):
    """On a phone that stands and on one that lies."""
    page = shared(size=(740, 360), **TOUCH)
    small = {}

    def look(state):
        for way, size in (("lies", (740, 360)), ("stands", (360, 740))):
            page.set_viewport_size({"width": size[0], "height": size[1]})
            page.evaluate(DRAWN_AGAIN)
            small[state, way] = page.evaluate(SMALL)

    look("start")
    staging.lay(page, game, POSITIONS[game], *["greedy"] * (len(POSITIONS[game]["players"]) - 1))
    look("table")
    page.locator(".who h2 button").last.tap()
    page.locator("dialog[open] .affects").wait_for()
    look("player")
    page.keyboard.press("Escape")
    page.locator(".prompt .tools [aria-expanded]").tap()
    page.locator(".answers li").first.wait_for()
    look("answers")
    page.keyboard.press("Escape")
    before = seq(page)
    page.locator(BUTTONS).last.tap()
    if page.locator(DOUBTED).count():
        look("doubt")
        insist(page)
    settled(page, before)
    page.get_by_role("button", name="Log", exact=True).tap()
    page.locator(".drawer .log li").first.wait_for()
    look("log")
    assert not any(small.values()), small


def test_a_tap_on_a_name_tells_the_numbers_in_words(shared):
    page = shared(size=(360, 740), **TOUCH)
    staging.lay(page, "keyforge", staging.KEYFORGE_FULL)
    page.locator(".who h2 button").last.tap()
    said = page.locator("dialog[open] .notes li").all_inner_texts()
    assert {"Sanctum", "Æmber 4", "Chains 3", "Deck: 6"} <= set(said)


# A card of the active house that asks for two creatures.
LOST = {**staging.KEYFORGE_FULL, "turn": {"house": "untamed", "number": 9}}


def test_several_things_are_chosen_and_confirmed_by_keyboard(shared):
    page = shared()
    staging.lay(page, "keyforge", LOST)
    page.locator(".hand [data-card=lost-in-the-woods]").focus()
    page.keyboard.press("Enter")  # play it: choose 2 friendly creatures
    page.wait_for_selector(".prompt[data-gathers=true]")
    before = seq(page)
    for card in ("troll", "dust-pixie"):
        page.locator(f".field.own [data-card={card}]").focus()
        page.keyboard.press("Enter")
        page.locator(f".field.own [data-card={card}].chosen").wait_for()
    page.keyboard.press(" ")  # takes it back
    page.locator(".field.own [data-card=dust-pixie].legal").wait_for()
    page.keyboard.press("Enter")
    page.keyboard.press("Enter")  # nothing more can be chosen: that confirms
    settled(page, before)


def test_enter_on_a_button_beside_the_table_presses_it(shared):
    page = shared()
    staging.lay(page, "keyforge", LOST)
    page.locator(".hand [data-card=lost-in-the-woods]").focus()
    page.keyboard.press("Enter")
    page.wait_for_selector(".prompt[data-gathers=true]")
    before = seq(page)
    for card in ("troll", "dust-pixie"):
        page.locator(f".field.own [data-card={card}]").click()
    page.keyboard.press("h")
    page.locator(".notice button", has_text="Close").focus()
    page.keyboard.press("Enter")
    page.locator(".notice").wait_for(state="detached")
    page.wait_for_timeout(300)
    assert seq(page) == before, "nothing was confirmed"
    page.keyboard.press("Control+Enter")
    settled(page, before)


def play_card(page, card):
    before = seq(page)
    page.locator(f".hand [data-card={card}]").click()
    page.locator(ANSWERS).first.click()
    settled(page, before)


def test_what_lies_nowhere_on_the_table_has_buttons(shared):
    page = shared()
    player = {"houses": ["star-alliance", "mars", "dis"], "hand": ["survey", "lay-of-the-land"]}
    position = {
        "players": [{**player, "deck": ["dextre", "troll", "bumpsy", "urchin"]}, {}],
        "turn": {"house": "star-alliance"},
    }
    for size in ((1280, 800), (390, 844)):
        staging.resize(page, size)
        staging.lay(page, "keyforge", position)
        play_card(page, "lay-of-the-land")
        assert page.locator(".prompt .more").inner_text() == "Choose 3."
        for name in ("Bumpsy", "Dextre", "Troll"):
            page.locator(BUTTONS, has_text=name).first.click()
        before = seq(page)
        page.locator(f"{BUTTONS}.main").click()
        settled(page, before)
        play_card(page, "survey")
        before = seq(page)
        page.locator(BUTTONS, has_text="Discard").first.click()
        settled(page, before)
        staging.leave(page)
