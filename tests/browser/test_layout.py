"""What matters is always in sight: on a laptop, a tablet and a phone, in the longest language."""

import pytest

from tests.browser import staging
from tests.browser.playing import ASK, sit_down
from tests.browser.test_access import violations
from tests.each import some

SIZES = {"laptop": (1280, 800), "tablet": (768, 1024), "phone": (360, 740)}
TOUCH = {"has_touch": True, "is_mobile": True}

# What of these is not wholly inside the window, or lies under another part of the table.
HIDDEN = """selector => [...document.querySelectorAll(selector)].filter(each => {
  const {left, right, top, bottom, width, height} = each.getBoundingClientRect()
  const across = left >= -1 && right <= innerWidth + 1 && width > 0
  const inside = across && top >= -1 && bottom <= innerHeight + 1 && height > 0
  const front = document.elementFromPoint((left + right) / 2, (top + bottom) / 2)
  return !inside || !front || !(each.contains(front) || front.contains(each))
}).map(each => each.dataset.card || each.title || each.className || each.tagName)"""


def visited(visit, size, lang="en"):
    return visit(size=SIZES[size], lang=lang, **(TOUCH if size == "phone" else {}))


def fits(page):
    return page.evaluate("document.documentElement.scrollWidth <= innerWidth")


@pytest.mark.parametrize("lang", some(["de"], ["en"]))
def test_the_whole_board_of_keyforge_is_in_sight(lang, shared, keep):
    page = visited(shared, "laptop", lang)
    staging.lay(page, "keyforge", staging.KEYFORGE_FULL)
    assert page.locator(".table [data-card]").count() == 2 * (6 + 4 + 1) + 7
    all_of_it = ".table [data-card], .dial, .keys, .pile, .house, .prompt .buttons button"
    for size in ("laptop", "tablet"):
        staging.resize(page, SIZES[size])
        assert page.evaluate(HIDDEN, all_of_it) == [], size
        assert page.evaluate("(t => t.scrollHeight <= t.clientHeight)(document.querySelector('.table'))"), size
        keep(page, f"keyforge-full-{size}-{lang}")


@pytest.mark.parametrize("lang", ["en", "de", "pl"])
def test_a_phone_shows_both_sides_of_keyforge(lang, shared, keep):
    page = visited(shared, "phone", lang)
    staging.lay(page, "keyforge", staging.KEYFORGE_FULL)
    assert fits(page)
    assert page.evaluate(HIDDEN, ".player, .dial, .keys, .pile, .prompt .buttons button") == []
    letters = {"en": "RBY", "de": "RBG", "pl": "CNŻ"}[lang]  # which key is which, without colours
    assert "".join(page.locator(".keys text").all_text_contents()) == letters * 2
    lines = page.evaluate(
        "[...document.querySelectorAll('.line .lane')].map(l => l.getBoundingClientRect().toJSON())"
    )
    assert all(line["top"] > 0 and line["bottom"] < 740 for line in lines)
    keep(page, f"keyforge-full-phone-{lang}")


def test_four_players_of_shards_are_in_sight(shared, keep):
    page = visited(shared, "laptop", "de")
    staging.lay(page, "shards", staging.SHARDS_FOUR, "greedy", "greedy", "greedy")
    assert page.locator(".player").count() == 4
    all_of_it = ".table [data-card], .player, .dial, .pile, .prompt .buttons button"
    for size in ("laptop", "tablet"):
        staging.resize(page, SIZES[size])
        assert page.evaluate(HIDDEN, all_of_it) == [], size
        keep(page, f"shards-four-{size}-de")


# How far what can be touched in a player's bar reaches out of it, and its words out of that.
BURST = """() => [...document.querySelectorAll('.player > [data-target]')].filter(each => {
  const [inner, outer] = [each, each.closest('.player')].map(one => one.getBoundingClientRect())
  const inside = inner.top >= outer.top && inner.bottom <= outer.bottom && inner.right <= outer.right
  return !inside || each.scrollHeight > each.clientHeight || each.scrollWidth > each.clientWidth
}).map(each => each.innerText)"""


@pytest.mark.parametrize("lang", ["en", "de", "pl"])
def test_what_can_be_touched_in_a_bar_stays_inside(lang, shared):
    page = shared(lang=lang)
    for size in [(1280, 800), (1280, 720), (1600, 900)]:
        staging.resize(page, size)
        for others in (1, 3):
            sides = staging.SHARDS_FOUR["players"][: others + 1]
            staging.lay(page, "shards", staging.SHARDS_FOUR | {"players": sides}, *["greedy"] * others)
            assert page.locator(".player > [data-target]").count() >= 1
            assert page.evaluate(BURST) == [], (size, others)
            staging.leave(page)


APART = """() => {
  const boxes = [...document.querySelectorAll('.flank, .field.own .line [data-card]')].map(each => {
    const {left, right} = each.getBoundingClientRect()
    return {left, right, flank: each.matches('.flank')}
  }).sort((one, other) => one.left - other.left)
  const apart = boxes.every(({left}, n) => !n || left >= boxes[n - 1].right)
  return [apart, boxes[0].flank, boxes.at(-1).flank, boxes[0].left >= 0, boxes.at(-1).right <= innerWidth]
}"""


@pytest.mark.parametrize(("size", "touch"), [((390, 844), TOUCH), ((844, 390), TOUCH), ((1280, 800), {})])
@pytest.mark.parametrize("many", [1, 4])
def test_the_flanks_lie_beside_the_creatures(many, size, touch, shared):
    page = shared(size=size, **touch)
    own, other = staging.KEYFORGE_FULL["players"]
    line = ["troll", "grey-monk", "dust-pixie", "champion-anaphiel"][:many]
    players = [{**own, "line": line, "hand": ["bumpsy"]}, other]
    staging.lay(page, "keyforge", {**staging.KEYFORGE_FULL, "players": players})
    page.locator(".hand [data-card=bumpsy]").click()
    page.locator(".card-menu [data-answer^=play]").click()
    page.locator(".flank").first.wait_for()
    page.wait_for_timeout(300)
    assert page.evaluate(APART) == [True] * 5


POSITIONS = {
    "keyforge": (staging.KEYFORGE_FULL, 1),
    "mage-wars": (staging.MAGE_WARS_FIGHT | {"acting": "wizard"}, 1),
    "shards": (staging.SHARDS_FOUR, 3),
}


def test_a_phone_that_lies_has_the_question_beside_the_table(shared, axe, keep):
    page = shared(size=(740, 360), lang="de", **TOUCH)
    for game in POSITIONS:
        lies(page, game, axe, keep)
        staging.leave(page)


def lies(page, game, axe, keep):
    position, others = POSITIONS[game]
    staging.lay(page, game, position, *["greedy"] * others)
    assert fits(page)
    assert page.evaluate(HIDDEN, ".prompt .text, .prompt .buttons button, .prompt .tools > button") == []
    assert page.locator(".table").bounding_box()["height"] >= 300
    for edge in ("0", "document.querySelector('.table').scrollHeight"):
        page.evaluate(f"document.querySelector('.table').scrollTo(0, {edge})")
        if game != "mage-wars":  # there the mage lies below the arena
            assert page.evaluate(HIDDEN, ".player[data-seat='0'] .dial") == []
    assert violations(page, axe) == []
    keep(page, f"{game}-lies-de")


def test_a_phone_keeps_the_own_numbers_of_shards_in_sight(shared, keep):
    page = visited(shared, "phone", "de")
    staging.lay(page, "shards", staging.SHARDS_FOUR, "greedy", "greedy", "greedy")
    assert fits(page)
    own = page.locator(".player").last
    for edge in ("0", "document.querySelector('.table').scrollHeight"):
        page.evaluate(f"document.querySelector('.table').scrollTo(0, {edge})")
        assert page.evaluate(HIDDEN, ".player[data-seat='0'] .dial") == []
    assert own.is_visible()
    keep(page, "shards-four-phone-de")


def test_more_cards_than_there_is_room_for_scroll_sideways(shared):
    page = visited(shared, "phone")
    side = staging.KEYFORGE_FULL["players"][0]
    crowd = {**side, "line": [*side["line"], "krump", "valdr", "headhunter"], "deck": [], "discard": []}
    staging.lay(
        page, "keyforge", {**staging.KEYFORGE_FULL, "players": [crowd, staging.KEYFORGE_FULL["players"][1]]}
    )
    assert fits(page)
    last = page.locator(".field.own [data-card=headhunter]")
    last.focus()
    box = last.bounding_box()
    assert box["x"] >= 0
    assert box["x"] + box["width"] <= 361
    assert box["width"] >= 44


def test_every_state_on_a_phone_is_accessible(shared, axe, keep):
    page = visited(shared, "phone", "de")
    staging.lay(page, "keyforge", staging.KEYFORGE_FULL)

    def button(name):
        return page.get_by_role("button", name=name, exact=True)

    states = {
        "zoom": lambda: page.locator(".line [data-card]").nth(2).tap(),
        "menu": lambda: button("Menü").tap(),
        "help": lambda: page.keyboard.press("F1"),
        "answers": lambda: page.get_by_role("button", name="Alle Möglichkeiten").tap(),
        "hint": lambda: (button("Tipp").tap(), page.locator(".hint").wait_for()),
        "log": lambda: button("Protokoll").tap(),
        "plain": lambda: button("Textansicht").tap(),
    }
    found = {}
    for state, enter in states.items():
        enter()
        page.wait_for_timeout(300)
        found[state] = [*violations(page, axe), *([] if fits(page) else ["too wide"])]
        keep(page, f"keyforge-{state}-phone-de")
        page.keyboard.press("Escape")
        page.wait_for_timeout(50)
    assert found == {state: [] for state in states}


# How much of the page is drawn anew.
DRAWN = """() => {
  window.drawn = 0
  const size = node => 1 + (node.querySelectorAll?.('*').length ?? 0)
  new MutationObserver(records => {
    for (const {addedNodes} of records) for (const node of addedNodes) drawn += size(node)
  }).observe(document.querySelector('.table'), {subtree: true, childList: true})
}"""


def test_a_decision_draws_only_what_it_changes(shared):
    page = visited(shared, "laptop")
    staging.lay(page, "keyforge", staging.KEYFORGE_FULL)
    everything = page.evaluate("document.querySelectorAll('.table *').length")
    page.evaluate(DRAWN)
    page.locator(".hand [data-card=punch]").click()
    page.locator(".card-menu").get_by_role("button", name="Discard Punch").click()
    page.locator(".hand [data-card=punch]").wait_for(state="detached")
    page.keyboard.press("u")
    page.locator(".hand [data-card=punch]").wait_for()
    assert 0 < page.evaluate("drawn") < everything / 5


OVERLAPS = """([these, others]) => {
  const boxes = (selector) => [...document.querySelectorAll(selector)]
    .filter((each) => each.checkVisibility() && getComputedStyle(each).clipPath === 'none')
    .map((each) => each.getBoundingClientRect())
  const apart = (a, b) => a.right <= b.left || b.right <= a.left || a.bottom <= b.top || b.bottom <= a.top
  return boxes(these).filter((one) => boxes(others).some((other) => !apart(one, other))).length
}"""


@pytest.mark.parametrize("width", [320, 360, 390])
def test_the_ways_into_a_game_lie_below_its_words_and_beside_each_other(width, shared):
    page = shared(size=(width, 740), lang="de", **TOUCH)
    ways = page.locator(".game .ways > *")
    assert ways.count() == 9
    assert page.evaluate(OVERLAPS, [".game .ways > *", ".game h2, .game .facts"]) == 0
    assert ways.evaluate_all("all => all.every(each => each.scrollWidth <= each.clientWidth)")
    assert min(way.bounding_box()["height"] for way in ways.all()) >= 44


def test_the_bar_has_room_while_a_table_opens(visit):
    page = visited(visit, "phone")
    held = []
    page.route("**/cards/shards/*.json", lambda route: held.append(route))
    room = page.evaluate(
        ASK, {"type": "create", "game": "shards", "seats": [{"kind": "me"}, {"kind": "random"}]}
    )
    page.evaluate("room => (location.hash = `#/room/${room}`)", room)
    page.locator(".opening").wait_for()
    page.locator("header .tools button").nth(3).wait_for()
    assert page.evaluate(OVERLAPS, ["header .brand > *", "header .tools button"]) == 0
    assert fits(page)
    held[0].continue_()
    page.unroute("**/cards/shards/*.json")
    page.wait_for_selector(".prompt")


@pytest.mark.parametrize("game", ["shards", "keyforge"])
@pytest.mark.parametrize("size", ["laptop", "phone"])
def test_spectators_see_a_table_without_an_empty_place_for_a_hand(game, size, shared):
    player, page = shared(), visited(shared, size)
    room = sit_down(player, game, "me", "random", seed=1)
    page.evaluate("room => (location.hash = `#/room/${room}`)", room)
    page.wait_for_selector(".prompt .waits")
    lowest = {"shards": ".centre", "keyforge": ".side, .field.own, .question"}[game]
    gaps = page.evaluate(
        """(lowest) => {
          const bottom = (element) => element.getBoundingClientRect().bottom
          const all = [...document.querySelectorAll(lowest)].map(bottom)
          const frame = document.querySelector('.centre')
          const cards = [...document.querySelectorAll('.row [data-card]')]
          const inside = frame ? bottom(frame) - Math.max(...cards.map(bottom)) : 0
          const question = frame && document.querySelector('.question').getBoundingClientRect().top
          return [(question ?? bottom(document.querySelector('.table'))) - Math.max(...all), inside]
        }""",
        lowest,
    )
    assert max(gaps) < 40, gaps
