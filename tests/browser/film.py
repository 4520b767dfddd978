"""One turn of each game as a sequence of pictures under build/screens: `python -m tests.browser.film`.

Time stands still on the page and is moved on from picture to picture, so that the film is the same on every
machine. `--size 390x844` films a phone; `--docs` makes the pictures of the documentation instead: the three
boards, and a few moves of KeyForge as an animation.
"""

import argparse
import tempfile
from io import BytesIO
from pathlib import Path

from PIL import Image

from tests.browser import staging
from tests.browser.chromium import running
from tests.browser.conftest import SCREENS, Visits
from tests.browser.deeds import answering
from tests.browser.playing import standstill
from tests.browser.serving import Serving

PICTURES = Path(__file__).parents[2] / "docs" / "pictures"
PACE = 900
FRAME = 80  # milliseconds between two pictures
DESK = (1440, 900)
SMALL = (960, 600)  # of the animation
MOST = 1_500_000  # bytes that it may have

KEYFORGE = {
    **staging.KEYFORGE_FULL,
    "players": [
        {**staging.KEYFORGE_FULL["players"][0], "amber": 6},
        {**staging.KEYFORGE_FULL["players"][1], "amber": 3, "hand": ["charette", "hand-of-dis", "dust-imp"]},
    ],
}
SHARDS = {
    **staging.SHARDS_FOUR,
    "players": staging.SHARDS_FOUR["players"][:2],
}
SCENES = {  # the position, what is answered, and the seconds that the turn of the bot is seen
    "keyforge": (
        KEYFORGE,
        [["play ganger-chieftain", "left", "skip"], ["fight troll", "attack dextre"], ["end-turn"]],
        14,
    ),
    "shards": (
        SHARDS,
        [["play blaster"], ["recruit portal-monk"], ["attack zetta-the-encryptor"], ["end-turn"]],
        12,
    ),
    "mage-wars": (
        staging.MAGE_WARS_FIGHT,
        [["quickcast fireball", "target emerald-tegu", "pass"], ["pass"]],
        10,
    ),
}
SHOWN = {"keyforge": KEYFORGE, "shards": SHARDS, "mage-wars": staging.MAGE_WARS_FIGHT}

# Everything that moves is moved on by so many milliseconds, and by nothing else.
MOVE_ON = """ms => {
  const times = window.times ??= new WeakMap()
  for (const each of document.getAnimations()) {
    const now = (times.get(each) ?? -ms) + ms
    times.set(each, now)
    if (each.playState === 'running') each.pause()
    if (now >= each.effect.getComputedTiming().endTime) each.finish()
    else each.currentTime = now
  }
}"""
HEARD = 400  # milliseconds in which the server has answered


class Camera:
    def __init__(self, page):
        self.page, self.taken = page, []

    def take(self, seconds):
        """Pictures for so many seconds of the film."""
        for _ in range(round(seconds * 1000 / FRAME)):
            self.taken.append(self.page.screenshot(type="jpeg", quality=85))
            self.page.clock.run_for(FRAME)
            self.page.evaluate(MOVE_ON, FRAME)


def scene(visits, game, size, moves=None, last=None):
    """The pictures of a turn, or of its first moves."""
    position, answers, end = SCENES[game]
    page = visits(size=size, settings=f'{{"pace":{PACE},"quick":true}}', reduced_motion="no-preference")
    staging.lay(page, game, position)
    page.wait_for_timeout(800)
    answer = answering(page)
    standstill(page)
    camera, deeds = Camera(page), answers[:moves]
    camera.take(0.5)
    for deed in deeds:
        for text in deed:
            answer(text)
            page.wait_for_timeout(HEARD * (4 if deed is answers[-1] else 1))
            camera.take(0.8)
        camera.take(1.2 if deed is not deeds[-1] else last or end)
    page.context.close()
    return camera.taken


def film(visits, game, size):
    name = f"film-{game}" if size == DESK else f"film-{game}-{size[0]}"
    for old in SCREENS.glob(f"{name}-[0-9][0-9][0-9].jpg"):
        old.unlink()
    pictures = scene(visits, game, size)
    for i, picture in enumerate(pictures):
        (SCREENS / f"{name}-{i:03}.jpg").write_bytes(picture)
    print(f"{game}: {len(pictures)} pictures in {SCREENS}")


def document(visits):
    """The boards as they stand, and KeyForge as it moves."""
    for game, position in SHOWN.items():
        page = visits(size=DESK)
        staging.lay(page, game, position)
        page.wait_for_timeout(800)
        Image.open(BytesIO(page.screenshot())).save(PICTURES / f"{game}.webp", quality=80, method=6)
        page.context.close()
    frames = [
        Image.open(BytesIO(picture)).resize(SMALL, Image.Resampling.LANCZOS)
        for picture in scene(visits, "keyforge", DESK, moves=2, last=1.6)
    ]
    path = PICTURES / "moves.webp"
    frames[0].save(path, save_all=True, append_images=frames[1:], duration=FRAME, loop=0, quality=60, method=6)
    size = path.stat().st_size
    print(f"{path.name}: {len(frames)} pictures, {size} bytes")
    assert size <= MOST


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("games", nargs="*", metavar="GAME", help=", ".join(SCENES))
    parser.add_argument("--size", default="x".join(map(str, DESK)))
    parser.add_argument("--docs", action="store_true", help="the pictures of the documentation")
    wanted = parser.parse_args()
    width, height = map(int, wanted.size.split("x"))
    SCREENS.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, Serving(Path(folder)) as server, running() as browser:
        visits = Visits(browser, server.url, plainly=False)
        if wanted.docs:
            document(visits)
            return
        for game in wanted.games or SCENES:
            film(visits, game, (width, height))


if __name__ == "__main__":
    main()
