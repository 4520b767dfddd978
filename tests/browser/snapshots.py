"""The boards as small pictures: how bright each part of the window is, in a coarse grid.

Fonts and browsers draw letters differently, and a grid of a few hundred cells does not see that; it sees a row
that has moved, a panel that is missing, a hand that is gone. After a change on purpose the pictures are taken
anew, and `--screens` shows them as they are:

    python -m tests.browser.snapshots
"""

import json
from io import BytesIO
from itertools import product
from pathlib import Path

from PIL import Image

from tests.browser import staging
from tests.browser.playing import choose_language

KEPT = Path(__file__).parent / "snapshots.json"
SIZES = {"desk": (1440, 900), "tablet": (1024, 768), "phone": (390, 844), "lies": (844, 390)}
LANGUAGES = {"en": "English", "de": "Deutsch", "pl": "Polski"}
POSITIONS = {
    "keyforge": (staging.KEYFORGE_FULL, 1),
    "shards": (staging.SHARDS_FOUR | {"players": staging.SHARDS_FOUR["players"][:2]}, 1),
    "mage-wars": (staging.MAGE_WARS_FIGHT, 1),
}
CELL = 26  # pixels, about the height of a line with what is around it
CLOSE = 22  # of 255: cells that differ by less are alike
MOST = 0.07  # of the cells may differ by more


def cells(picture: bytes) -> tuple[int, int, list[int]]:
    """A picture as columns, rows and how bright each cell is."""
    image = Image.open(BytesIO(picture)).convert("L")
    columns, rows = image.width // CELL, image.height // CELL
    return columns, rows, list(image.resize((columns, rows), Image.Resampling.BOX).tobytes())


def differing(now: list[int], before: list[int]) -> float:
    """Which part of the cells is not alike."""
    return sum(abs(a - b) > CLOSE for a, b in zip(now, before, strict=True)) / len(before)


def called(game, size, lang):
    return f"{game}-{size}-{lang}"


# Whether the cards in sight have their pictures.
PAINTED = """() => [...document.querySelectorAll('[data-card]:not([data-card=""]) .art svg')].every(art => {
  const {top, bottom, width} = art.getBoundingClientRect()
  return art.querySelector('image') || !width || bottom < 0 || top > innerHeight
})"""

# Every board in every size and language; and each in every size, in a language of its own.
ALL = [called(*each) for each in product(POSITIONS, SIZES, LANGUAGES)]
SOME = [called(game, size, lang) for game, lang in zip(POSITIONS, LANGUAGES, strict=True) for size in SIZES]


def taken(page, names, keep=lambda page, name: None):
    """Name and picture of these boards."""
    for game, (position, others) in POSITIONS.items():
        staging.resize(page, SIZES["desk"])
        staging.lay(page, game, position, *["greedy"] * others)
        for lang in LANGUAGES:
            wished = {name: size for size in SIZES if (name := called(game, size, lang)) in names}
            if wished:
                speak(page, lang)
            for name, size in wished.items():
                staging.resize(page, SIZES[size])
                page.wait_for_function(PAINTED)
                keep(page, f"board-{name}")
                with staging.drawn(page):
                    picture = page.screenshot(type="jpeg", quality=90)
                yield name, cells(picture)
        speak(page, "en")
        staging.leave(page)


def speak(page, lang):
    """Another language; the table in it has come when the log or the prompt speak it."""
    choose_language(page, lang)
    page.wait_for_function("lang => document.documentElement.lang === lang", arg=lang)
    page.wait_for_load_state("networkidle")
    page.wait_for_timeout(250)


def known():
    return json.loads(KEPT.read_text(encoding="utf-8"))


def main():
    from tempfile import TemporaryDirectory

    from tests.browser.chromium import running
    from tests.browser.conftest import Visits
    from tests.browser.serving import Serving

    with TemporaryDirectory() as folder, Serving(Path(folder)) as server, running() as chromium:
        page = Visits(chromium, server.url)(size=SIZES["desk"])
        lines = [
            f'  "{name}": [{columns}, {rows}, "{bytes(light).hex()}"]'
            for name, (columns, rows, light) in taken(page, ALL)
        ]
    KEPT.write_text("{\n" + ",\n".join(lines) + "\n}\n", encoding="utf-8")


if __name__ == "__main__":
    main()
