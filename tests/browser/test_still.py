"""Nothing on the table jumps while a turn is played: as browsers count it, over every frame."""

import pytest

from tests.browser import staging
from tests.browser.deeds import answering
from tests.browser.film import SCENES
from tests.browser.measure import OBSERVE, SHIFT
from tests.browser.playing import asked, seq, settled


@pytest.mark.parametrize("game", SCENES)
def test_a_turn_shifts_next_to_nothing(game, shared):
    page = shared()
    position, answers, _ = SCENES[game]
    staging.lay(page, game, position)
    asked(page)
    answer = answering(page)
    with staging.drawn(page):
        page.evaluate(OBSERVE)
        for text in [text for deed in answers for text in deed]:
            before = seq(page)
            answer(text)
            settled(page, before)
        page.evaluate("new Promise(done => requestAnimationFrame(() => setTimeout(done, 50)))")
    shifts = page.evaluate("window.measured.shifts")
    assert sum(shift["value"] for shift in shifts) < SHIFT, [shift["moved"] for shift in shifts]
