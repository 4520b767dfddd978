"""One turn of each game as a sequence of pictures under build/screens: `python -m tests.browser.film`.

The table is told four times as slowly as usual, so that even a slow machine has a picture of every 80
milliseconds.
"""

import sys
import tempfile
import time
from pathlib import Path

from tests.browser import staging
from tests.browser.chromium import running
from tests.browser.conftest import SCREENS, Visits
from tests.browser.deeds import answering
from tests.browser.serving import Serving

SLOW = 4
PACE = 900 * SLOW
FRAME = 0.08 * SLOW  # seconds between two pictures

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
SCENES = {
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


class Camera:
    def __init__(self, page, name):
        self.page, self.name, self.taken = page, name, 0

    def take(self, seconds):
        """Pictures for so many seconds of the film."""
        end = time.monotonic() + seconds * SLOW
        while time.monotonic() < end:
            begun = time.monotonic()
            self.page.screenshot(
                path=SCREENS / f"film-{self.name}-{self.taken:03}.jpg", type="jpeg", quality=70
            )
            self.taken += 1
            time.sleep(max(0, FRAME - (time.monotonic() - begun)))


def film(visits, game):
    position, answers, last = SCENES[game]
    page = visits(size=(1440, 900), settings=f'{{"pace":{PACE},"quick":true}}', reduced_motion="no-preference")
    staging.lay(page, game, position)
    page.wait_for_timeout(800)
    camera, answer = Camera(page, game), answering(page)
    camera.take(0.1)
    for deed in answers:
        for text in deed:
            page.keyboard.press(" ")
            answer(text)
            camera.take(0.5)
        camera.take(1.5 if deed is not answers[-1] else last)
    return camera.taken


def main(games):
    SCREENS.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, Serving(Path(folder)) as server, running() as browser:
        for game in games:
            for old in SCREENS.glob(f"film-{game}-*"):
                old.unlink()
            visits = Visits(browser, server.url, plainly=False)
            print(f"{game}: {film(visits, game)} pictures in {SCREENS}")
            for context in visits.opened:
                context.close()


if __name__ == "__main__":
    main(sys.argv[1:] or list(SCENES))
