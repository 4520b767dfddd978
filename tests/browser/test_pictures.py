"""The pictures of cards: painted when a card is seen, each of its own, from few and small files."""

import json

from tests.browser import staging
from tests.browser.snapshots import SIZES

FIRST_BOARD = 400_000  # bytes that the pictures of a first board may take

FACES = "() => [...document.querySelectorAll('.table [data-card]:not([data-card=\"\"]) .art')]"
PAINTED = f"() => ({FACES})().length > 20 && ({FACES})().every(art => art.querySelector('image'))"
# What each card's picture looks like, drawn small.
LOOKS = f"""async () => {{
  const found = []
  for (const art of ({FACES})()) {{
    const picture = new Image()
    picture.src = art.querySelector('image').href.baseVal
    await picture.decode()
    const brush = Object.assign(document.createElement('canvas'), {{width: 30, height: 42}}).getContext('2d')
    brush.drawImage(picture, 0, 0, 30, 42)
    found.push([art.closest('[data-card]').dataset.card, brush.getImageData(0, 0, 30, 42).data.join()])
  }}
  return found
}}"""
FETCHED = """() => performance.getEntriesByType('resource')
  .filter(each => each.name.includes('/pictures-')).map(each => each.transferSize)"""


def board(page):
    staging.lay(page, "keyforge", staging.KEYFORGE_FULL)
    page.wait_for_function(PAINTED)


def test_every_card_of_a_board_has_a_picture_of_its_own(visit):
    page = visit(size=SIZES["desk"])
    board(page)
    found = page.evaluate(LOOKS)
    assert len({look for _, look in found}) == len({card for card, _ in found}) == len(set(map(tuple, found)))
    assert 0 < sum(page.evaluate(FETCHED)) < FIRST_BOARD


def test_a_browser_without_drawing_aside_paints_as_well(visit):
    page = visit(size=SIZES["desk"])
    page.evaluate("delete window.OffscreenCanvas")
    board(page)


def without_lines(route):
    """A file of pictures in which no card has a line."""
    response = route.fetch()
    route.fulfill(response=response, body=json.dumps(response.json() | {"cards": {}}))


def test_a_card_without_a_line_is_painted_by_its_traits(visit):
    page = visit(size=SIZES["desk"])
    page.route("**/pictures-keyforge-cota-*.json", without_lines)
    board(page)
    assert len({look for _, look in page.evaluate(LOOKS)}) > 10
