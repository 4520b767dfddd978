"""How boards and cards are laid: nothing jumps, nothing is cut."""

import json
from random import Random
from urllib.request import urlopen

import pytest

from tests.browser import staging
from tests.browser.playing import asked, choose_language, decide, seq, settled
from tests.browser.snapshots import LANGUAGES, SIZES
from tests.each import some

TWO = {"players": staging.SHARDS_FOUR["players"][:2]}
POSITIONS = {
    "keyforge": (staging.KEYFORGE_FULL, ".keyforge > *"),
    "shards": (staging.SHARDS_FOUR | TWO, ".shards > *, .own > *"),
    "mage-wars": (staging.MAGE_WARS_FIGHT, ".magewars > *, .arena, .zone"),
}

PLACES = """rows => {
  const beside = ', .table, .prompt, .drawer > .log'
  return [...document.querySelectorAll(rows + beside)].map(each => {
    const {x, y, width, height} = each.getBoundingClientRect()
    return [each.className.split(' ')[0], ...[x, y, width, height].map(Math.round)]
  })
}"""

# What moves without anybody having done something in the last half second, as browsers measure it.
SHIFTS = """() => {
  window.shifted = 0
  new PerformanceObserver(list => {
    for (const entry of list.getEntries()) if (!entry.hadRecentInput) shifted += entry.value
  }).observe({type: 'layout-shift'})
}"""


@pytest.mark.parametrize("game", some(["keyforge"], ["shards", "mage-wars"]))  # see test_still.py, too
def test_nothing_jumps(game, shared):
    page, chance = shared(size=SIZES["desk"]), Random(5)
    position, rows = POSITIONS[game]
    staging.lay(page, game, position)
    page.wait_for_timeout(100)
    places = page.evaluate(PLACES, rows)
    assert len(places) > 6
    with staging.drawn(page):
        page.evaluate(SHIFTS)
        for _ in range(7):
            if not asked(page):
                break
            before = seq(page)
            decide(page, chance)
            if page.locator(".report").count():
                break
            assert page.evaluate(PLACES, rows) == places
            settled(page, before)
        assert page.evaluate("shifted") < 0.05


NEVER_DISCARDED = ("character", "mage")  # what lies in front of a player from the start
AT_ONCE = {"keyforge": 35, "shards": 60, "mage-wars": 60}  # cards that a player may own in a position


def faces(server, game, lang="en"):
    """The cards of a game by their slugs, as data: the server has them at hand for its pages."""
    with urlopen(f"{server.url}cards/{game}/{lang}.json") as listed:
        return {card["facts"]["id"]: card["facts"] for card in json.load(listed)["cards"]}


def hardest(server, game):
    """Cards whose names and texts are the longest in some language come first."""
    long: dict[str, int] = {}
    for lang in LANGUAGES:
        for slug, card in faces(server, game, lang).items():
            if card["type"] not in NEVER_DISCARDED:
                long[slug] = max(long.get(slug, 0), len(" ".join(card["text"])) + 8 * len(card["name"]))
    return sorted(long, key=lambda slug: -long[slug])


def discarded(game, slugs):
    """A position in which these cards lie on the own discard pile."""
    if game == "keyforge":
        side = {"houses": ["brobnar", "logos", "dis"], "hand": ["troll"]}
        return {"players": [side | {"discard": slugs}, side], "turn": {"house": "brobnar", "number": 3}}
    if game == "shards":
        return {"players": [{"discard": slugs, "hand": ["crystal"]}, {"hand": ["crystal"]}]}
    return {"players": [{"mage": "wizard a1", "discard": slugs}, {"mage": "warlock d3"}], "round": 2}


# What is written on each card, and whether all of it is seen.
WRITTEN = """() => [...document.querySelectorAll('dialog[open] .card')].flatMap(card =>
  [...card.querySelectorAll('.name, .kind, .text')].flatMap(part => {
    const [kind] = part.className.split(' ')
    const small = kind !== 'name' && parseFloat(getComputedStyle(part).fontSize) < 12
    const cut = kind !== 'name' && part.scrollHeight > part.clientHeight + 1
    const out = part.getBoundingClientRect().bottom > card.getBoundingClientRect().bottom + 1
    return cut || out || small ? [card.closest('[data-card]').dataset.card + ' ' + kind] : []
  })
)"""


def written(page, game, slugs):
    """What of these cards is not read whole, in each language."""
    staging.lay(page, game, discarded(game, slugs))
    page.locator("[data-seat='0'] [data-pile=discard]").click()
    page.locator("dialog[open] [data-card]").first.wait_for()
    assert page.locator("dialog[open] [data-card]").count() == len(slugs)
    wrong = []
    for lang in LANGUAGES:
        speak_behind(page, lang)
        wrong += [f"{lang} {what}" for what in page.evaluate(WRITTEN)]
    speak_behind(page, "en")
    page.keyboard.press("Escape")
    staging.leave(page)
    return wrong


TEXTS = "[...document.querySelectorAll('dialog[open] .card .text')].map(text => text.innerText).join()"
# Whether other texts stand on the cards, which all come at once, and are laid out.
SPOKEN = f"""async before => {{
  if ({TEXTS} === before) return false
  for (let n = 0; n < 3; n++) await new Promise(requestAnimationFrame)
  return true
}}"""


def speak_behind(page, lang):
    """Another language while a pile lies open before everything."""
    if page.evaluate("document.documentElement.lang") == lang:
        return
    before = page.evaluate(TEXTS)
    choose_language(page, lang)
    page.wait_for_function(SPOKEN, arg=before)


def test_the_longest_texts_are_read_whole_or_folded(shared, server):
    page = shared(size=SIZES["desk"])
    longest = {game: hardest(server, game)[: AT_ONCE[game]] for game in POSITIONS}
    assert [what for game, slugs in longest.items() for what in written(page, game, slugs)] == []


@pytest.mark.soak
@pytest.mark.parametrize("game", POSITIONS)
def test_every_text_is_read_whole_or_folded(game, shared, server):
    page, slugs = shared(size=SIZES["desk"]), hardest(server, game)
    parts = [slugs[at : at + AT_ONCE[game]] for at in range(0, len(slugs), AT_ONCE[game])]
    assert [what for part in parts for what in written(page, game, part)] == []
