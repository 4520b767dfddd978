"""Everything that changes on the table is seen as what it is, in a layer that nobody can touch."""

import math
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser import staging
from tests.browser.deeds import answering
from tests.browser.playing import seq, settled
from tests.browser.test_room import resign

MOVING = {"settings": '{"pace":900,"quick":true}', "reduced_motion": "no-preference"}
SWIFT = {**MOVING, "settings": '{"pace":150,"quick":true}'}
STILL = {**MOVING, "reduced_motion": "reduce"}
FOR_EVER = {**MOVING, "settings": '{"pace":600000,"quick":true}'}

KEYFORGE: dict[str, Any] = {
    "players": [
        {
            "houses": ["brobnar", "sanctum", "untamed"],
            "amber": 2,
            "line": ["troll", "bumpsy"],
            "hand": ["cannon", "punch", "ganger-chieftain"],
            "deck": ["smith", "anger", "charge", "bigtwig", "halacor", "tremor"],
        },
        {
            "houses": ["logos", "dis", "shadows"],
            "line": ["dextre", "urchin"],
            "hand": ["charette", "dust-imp", "hand-of-dis"],
            "deck": ["gateway-to-dis", "labwork", "mother", "batdrone", "labwork", "mother"],
        },
    ],
    "turn": {"house": "brobnar", "number": 9},
}

# What has been in the layer, as it came, however late the test looks: copies of things and backs of cards,
# the ways that they took, numbers that rose, dice that have settled, moments, and cards that were shown large,
# with their place in the end and what lay on the table then.
WATCH = """() => {
  window.seen = []
  window.ways = []
  window.risen = []
  window.rolls = []
  window.moments = []
  window.announced = []
  const middle = (element) => {
    const {x, y, width, height} = element.getBoundingClientRect()
    return {x: x + width / 2, y: y + height / 2}
  }
  const layer = document.querySelector('.motion .copies')
  new MutationObserver((changes) => {
    for (const {addedNodes} of changes) for (const node of addedNodes) {
      const picture = node.firstElementChild
      const [text, kind] = [node.textContent.trim(), node.className]
      window.seen.push({back: picture?.className === 'back', text, kind})
    }
  }).observe(layer, {childList: true})
  new MutationObserver((changes) => {
    for (const {target} of changes)
      if (target.matches('.roll.settled')) window.rolls.push(target.querySelector('.unseen').textContent.trim())
    for (const {addedNodes} of changes) for (const node of addedNodes) {
      if (node.classList?.contains('rising'))
        window.risen.push({icon: node.dataset.icon, text: node.textContent.trim(), ...middle(node)})
      if (node.classList?.contains('moment') && node.querySelector('svg'))
        window.moments.push(node.textContent.trim())
    }
  }).observe(document.querySelector('.motion'), {childList: true, subtree: true, attributeFilter: ['class']})
  const animate = Element.prototype.animate
  Element.prototype.animate = function (...how) {
    const way = animate.apply(this, how)
    const {delay, duration} = way.effect.getTiming()
    const at = (part, look) => {
      way.currentTime = delay + duration * part
      const seen = look()
      way.currentTime = 0
      return seen
    }
    if (layer.contains(this)) {
      const name = this.textContent.trim()
      const place = () => middle(this)
      window.ways.push({name, from: at(0, place), turning: at(0.52, place), to: at(0.9999, place)})
    }
    const card = this.closest('.announced')?.querySelector('.card')
    if (card) {
      const others = [...document.querySelectorAll('.field:not(.own) [data-card]')]
      const lying = others.map(each => each.dataset.card)
      const box = at(0.9999, () => card.getBoundingClientRect().toJSON())
      window.announced.push({name: card.querySelector('.name').innerText, lying, box})
    }
    return way
  }
}"""


def begin(shared, position=KEYFORGE, game="keyforge", how=MOVING):
    page = shared(**how)
    staging.lay(page, game, position)
    page.wait_for_selector(".motion .copies", state="attached")
    page.evaluate(WATCH)
    return page, answering(page)


def middle(box):
    return {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}


def near(one, other, most=14):
    return abs(one["x"] - other["x"]) < most and abs(one["y"] - other["y"]) < most


def test_a_card_flies_from_the_hand_to_the_table(shared):
    page, answer = begin(shared)
    hand = page.locator(".hand [data-card=cannon]").bounding_box()
    answer("play cannon")
    page.wait_for_function("() => window.ways.some(({name}) => name.includes('Cannon'))")
    (way,) = [each for each in page.evaluate("window.ways") if "Cannon" in each["name"]]
    there = page.locator(".artifacts [data-card=cannon]").bounding_box()
    assert near(way["from"], middle(hand))
    assert near(way["to"], middle(there))
    assert page.evaluate("getComputedStyle(document.querySelector('.motion')).pointerEvents") == "none", (
        "what moves is never in the way of a click"
    )


def test_an_attacker_lunges_numbers_rise_and_what_is_destroyed_breaks(shared):
    page, answer = begin(shared)
    answer("fight troll")
    target = middle(page.locator(".field:not(.own) [data-card=dextre]").bounding_box())
    own = middle(page.locator(".field.own [data-card=troll]").bounding_box())
    page.evaluate("window.seen.length = window.ways.length = window.risen.length = 0")
    answer("attack dextre")
    page.wait_for_function("() => window.risen.length > 1")
    assert sorted(each["text"][1:] for each in page.evaluate("window.risen")) == ["3", "8"]
    pieces = [each["text"] for each in page.evaluate("window.seen")]
    assert sum("Dextre" in text for text in pieces) == 2, "in two pieces"
    lunges = [each["turning"] for each in page.evaluate("window.ways") if "Troll" in each["name"]]
    nearest = min(math.hypot(at["x"] - target["x"], at["y"] - target["y"]) for at in lunges)
    assert nearest < 0.75 * abs(own["y"] - target["y"])


def test_numbers_rise_where_they_change_by_as_much(shared):
    page, answer = begin(shared)
    page.keyboard.press(" ")
    answer("reap troll")
    page.wait_for_function("() => window.risen.length")
    (risen,) = page.evaluate("window.risen")
    assert (risen["icon"], risen["text"]) == ("amber", "+1")
    dial = page.locator(".player[data-seat='0'] [data-dial=amber]").bounding_box()
    assert abs(risen["x"] - middle(dial)["x"]) < 30


def test_one_key_ends_everything_that_moves(shared):
    page, answer = begin(shared, how=FOR_EVER)
    again = f".prompt.mine:not([data-seq='{seq(page)}'])"
    answer("end-turn")
    for _ in range(300):  # whatever moves stays until it is skipped
        page.keyboard.press(" ")
        if page.locator(again).count():
            break
        page.wait_for_timeout(50)
    page.keyboard.press(" ")
    assert page.locator(again).count() == 1
    for what in (".flying", ".announced", ".rising", ".roll"):
        assert page.locator(f".motion {what}").count() == 0, what


def test_what_others_play_is_shown_large_before_it_works(shared):
    page, answer = begin(shared)
    answer("end-turn")
    page.wait_for_function("() => window.announced.length")
    shown = page.evaluate("window.announced")[0]
    assert shown["name"] in ("Charette", "Dust Imp", "Hand of Dis")
    assert shown["name"].lower().replace(" ", "-") not in shown["lying"], "it does not lie there yet"
    table = page.locator(".table").bounding_box()
    assert shown["box"]["height"] > 0.3 * table["height"]
    assert near(middle(shown["box"]), middle(table), 60)


def test_nothing_hidden_is_seen_on_its_way(shared):
    """What somebody else draws flies face down; own cards come from the deck with their faces."""
    page, answer = begin(shared, how=SWIFT)
    before = seq(page)
    answer("end-turn")
    page.wait_for_selector(f".prompt.mine:not([data-seq='{before}'])", timeout=60_000)
    moved = page.evaluate("window.seen")
    assert any(each["back"] for each in moved), "the other's cards are drawn"
    hidden = ("Labwork", "Mother", "Batdrone", "Gateway to Dis")
    assert not [each for each in moved if any(name in each["text"] for name in hidden)]
    drawn = ("Smith", "Anger", "Charge", "Bigtwig", "Halacor", "Tremor")
    assert [each for each in moved if each["text"].startswith(drawn)]


def test_without_motion_what_was_touched_shines_and_nothing_else_moves(shared):
    page, answer = begin(shared, how=STILL)
    answer("fight troll")
    answer("attack dextre")
    page.wait_for_function("() => window.seen.length")
    kinds = {each["kind"] for each in page.evaluate("window.seen")}
    assert kinds == {"flying glow"}
    assert page.locator(".motion .rising, .announced").count() == 0


def test_at_the_quickest_pace_nothing_moves(shared):
    page, answer = begin(shared, how={**MOVING, "settings": '{"pace":0}'})
    answer("play cannon")
    page.locator(".artifacts [data-card=cannon]").wait_for()
    assert page.evaluate("window.seen") == []


def test_the_next_question_does_not_wait_for_what_moves(shared):
    page, _ = begin(shared, how=FOR_EVER)
    before = seq(page)
    page.locator(".field.own [data-card=troll]").click()
    page.locator(".card-menu [data-answer]", has_text="Reap").click()
    settled(page, before)
    page.locator(".motion .rising").wait_for(state="attached")


def test_cards_in_the_layer_move_nothing_else(shared):
    page, answer = begin(shared)
    page.evaluate(
        """() => {
          window.shifted = []
          new PerformanceObserver((list) => {
            for (const {sources} of list.getEntries())
              for (const {node} of sources)
                if (node?.parentElement?.closest('.motion')) window.shifted.push(node.className)
          }).observe({type: 'layout-shift'})
        }"""
    )
    with staging.drawn(page):
        answer("play cannon")
        page.wait_for_timeout(1200)
        assert page.evaluate("window.shifted") == []


def test_dice_roll_and_settle_as_they_fell(shared):
    page, answer = begin(shared, staging.MAGE_WARS_FIGHT, "mage-wars")
    for text in ("quickcast fireball", "target emerald-tegu"):
        before = seq(page)
        answer(text)
        settled(page, before)
    rolled = page.locator(".drawer .log .dice")
    while not rolled.count():  # whoever may reveal something is asked before
        before = seq(page)
        answer("pass")
        page.wait_for_function(
            "before => document.querySelector(`.drawer .log .dice, .prompt.mine:not([data-seq='${before}'])`)",
            arg=before,
        )
    page.wait_for_function("() => window.rolls.length")
    shown = page.evaluate("window.rolls")[0]
    page.locator(".drawer .log .unseen", has_text=shown).first.wait_for(state="attached")


def test_a_key_is_forged_with_a_moment_of_its_own(shared):
    own, other = KEYFORGE["players"]
    page, answer = begin(shared, {**KEYFORGE, "players": [own, {**other, "amber": 6}]}, how=SWIFT)
    answer("end-turn")
    page.wait_for_function("() => window.moments.length")
    assert "forges a key" in page.evaluate("window.moments")[0]


@pytest.mark.parametrize("skipped", [False, True])
def test_the_end_has_a_moment_and_then_the_report(shared, skipped):
    page, _ = begin(shared, how=FOR_EVER if skipped else MOVING)
    resign(page)
    page.locator(".victory.lost strong").wait_for()
    assert page.locator(".report").count() == 0
    if skipped:
        page.keyboard.press(" ")
    page.locator(".report").wait_for()
    assert page.locator(".victory").count() == 0


# Numbers that rise, in the middle of their way: how far outside the window, and over whose name.
RISEN = """() => [...document.querySelectorAll('.rising')].map(each => {
  for (const motion of each.getAnimations()) {
    motion.pause()
    motion.currentTime = motion.effect.getTiming().delay + motion.effect.getTiming().duration * 0.4
  }
  const box = each.getBoundingClientRect()
  const over = [...document.querySelectorAll('.player .name')].filter(name => {
    const {left, right, top, bottom} = name.getBoundingClientRect()
    return box.left < right && left < box.right && box.top < bottom - 6 && top < box.bottom
  })
  return [Math.min(0, box.left), Math.min(0, innerWidth - box.right), over.length]
})"""


@pytest.mark.parametrize("size", [(1280, 800), (390, 844)])
def test_numbers_rise_in_sight_and_not_over_names(size, shared):
    two = {"players": staging.SHARDS_FOUR["players"][:2]}
    page, answer = begin(shared, staging.SHARDS_FOUR | two, "shards", {**FOR_EVER, "size": size})
    answer("focus")
    page.locator(".rising").first.wait_for(state="attached")
    assert set(map(tuple, page.evaluate(RISEN))) == {(0, 0, 0)}


def test_the_end_looks_the_same_under_the_pointer(shared):
    page, _ = begin(shared, how=FOR_EVER)
    resign(page)
    victory, look = page.locator(".victory"), "each => getComputedStyle(each).background"
    victory.wait_for()
    before = victory.evaluate(look)
    page.mouse.move(640, 200)
    page.mouse.move(640, 400)
    assert victory.evaluate("each => each.matches(':hover')")
    page.wait_for_timeout(300)
    assert "radial-gradient" in before
    assert victory.evaluate(look) == before


def test_sounds_are_off_until_their_switch_is_touched(visit):
    page = visit(settings='{"pace":0}')
    switch = page.get_by_role("button", name="Sounds")
    expect(switch).to_have_attribute("aria-pressed", "false")
    switch.click()
    expect(switch).to_have_attribute("aria-pressed", "true")
    page.reload()
    page.wait_for_selector(".game")
    expect(switch).to_have_attribute("aria-pressed", "true")  # and stays on
    switch.click()
    assert page.evaluate("JSON.parse(localStorage['trivault.settings']).sound") is False
