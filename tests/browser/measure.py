"""How still and how quick the table is over whole games: `make measure`, or `python -m tests.browser.measure`.

A person plays a game of each kind to its end with the mouse, motion on, against a bot. Measured in the page:

- shift: how far things have jumped, as browsers count it (`layout-shift`); `unasked` are those without
  input in the half second before, `all` are all. The board is good below 0.05 over a whole game.
- board: from the click that answers to the end of the frame with the new table, or the first of its motion.
- longest: the longest task, which is how long the page has been deaf.
- turns: how long it takes to tell what the bot does between two decisions of the person, at normal speed.

    python -m tests.browser.measure [--seed N] [--size 1440x900] [--moved] [GAME ...]

`--moved` says what has jumped. Other programs make the machine slower: run it when nothing else does, or more
than once; how busy the machine was stands beside the figures.
"""

import argparse
import os
import tempfile
from collections import Counter
from pathlib import Path
from random import Random
from statistics import median

from tests.browser.chromium import running
from tests.browser.conftest import Visits
from tests.browser.playing import asked, play, sit_down
from tests.browser.serving import Serving

GAMES = {
    "shards": 60,
    "keyforge": 60,
    "mage-wars": 120,
}  # milliseconds from click to board
SHIFT = 0.05
TASK = 200  # milliseconds
PACE = 900  # the normal one
TURN, LONGEST_TURN = 4.0, 8.0  # seconds: the median and the most
LONGEST = 1500  # decisions

OBSERVE = """() => {
  const found = window.measured = {shifts: [], tasks: [], clicks: [], turns: []}
  const name = (node) => {
    const element = node?.closest ? node : node?.parentElement
    const told = (each) => each.tagName.toLowerCase() + [...each.classList].filter((it) => !/^svelte-/.test(it))
      .map((it) => '.' + it).join('')
    return element ? [element.parentElement?.parentElement, element.parentElement, element]
      .filter(Boolean).map(told).join(' > ') : '?'
  }
  const short = ({x, y, width, height}) => [x, y, width, height].map(Math.round).join(' ')
  new PerformanceObserver((list) => {
    for (const {value, hadRecentInput, sources} of list.getEntries()) {
      const moved = sources.map(({node, previousRect, currentRect}) =>
        `${name(node)}: ${short(previousRect)} -> ${short(currentRect)}`)
      found.shifts.push({value, asked: hadRecentInput, moved})
    }
  }).observe({type: 'layout-shift', buffered: false})
  new PerformanceObserver((list) => {
    for (const {duration} of list.getEntries()) found.tasks.push(duration)
  }).observe({type: 'longtask', buffered: false})
  let clicked = 0, seq = document.querySelector('.prompt')?.dataset.seq
  addEventListener('click', ({timeStamp}) => (clicked = timeStamp), true)
  const painted = (then) => requestAnimationFrame(() => {
    const channel = new MessageChannel()
    channel.port1.onmessage = then
    channel.port2.postMessage(0)
  })
  new MutationObserver(() => {
    const now = document.querySelector('.prompt')?.dataset.seq
    if (now === undefined || now === seq) return
    seq = now
    const begun = clicked
    clicked = 0
    if (begun) painted(() => found.clicks.push(performance.now() - begun))
  }).observe(document.body, {subtree: true, childList: true, attributes: true, attributeFilter: ['data-seq']})
  let begins = 0
  new MutationObserver(() => {
    const tells = document.querySelector('.prompt .waits .line') && !document.querySelector('.victory')
    if (tells && !begins) begins = performance.now()
    if (tells || !begins) return
    found.turns.push((performance.now() - begins) / 1000)
    begins = 0
  }).observe(document.body, {subtree: true, childList: true})
}"""


def measured(visits, game, seed, size):
    page = visits(size=size, settings=f'{{"pace":{PACE},"quick":true}}', reduced_motion="no-preference")
    sit_down(page, game, "me", "greedy", seed=seed)
    asked(page)
    page.evaluate(OBSERVE)
    made = play(page, Random(seed), LONGEST)
    found = page.evaluate("window.measured")
    page.context.close()
    return made, found


def told(game, made, found):
    """One line of figures."""
    unasked = sum(shift["value"] for shift in found["shifts"] if not shift["asked"])
    whole = sum(shift["value"] for shift in found["shifts"])
    board = median(found["clicks"] or [0])
    longest = max(found["tasks"], default=0)
    turns = found["turns"] or [0]
    quick = median(turns) <= TURN and max(turns) <= LONGEST_TURN
    held = unasked < SHIFT and board <= GAMES[game] and longest <= TASK and quick
    return (
        f"{game:10} {made:4} answers  shift {unasked:.3f} unasked {whole:.3f} all (< {SHIFT})"
        f"  board {board:3.0f} ms (<= {GAMES[game]})  longest {longest:3.0f} ms (<= {TASK})"
        f"  turns {median(turns):.1f} s, at most {max(turns):.1f} s (<= {TURN}, {LONGEST_TURN})"
        f"  {'holds' if held else 'DOES NOT HOLD'}"
    )


def moved(found):
    """What has jumped, most first."""
    counted: Counter[str] = Counter()
    for shift in found["shifts"]:
        for each in shift["moved"]:
            counted[each.split(":")[0]] += shift["value"] / len(shift["moved"])
    return [f"    {value:.4f} {name}" for name, value in counted.most_common(12)]


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("games", nargs="*", metavar="GAME", help=", ".join(GAMES))
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--size", default="1440x900")
    parser.add_argument("--moved", action="store_true", help="say what has jumped")
    wanted = parser.parse_args()
    width, height = map(int, wanted.size.split("x"))
    with tempfile.TemporaryDirectory() as folder, Serving(Path(folder)) as server, running() as browser:
        for game in wanted.games or GAMES:
            visits = Visits(browser, server.url, plainly=False)
            made, found = measured(visits, game, wanted.seed, (width, height))
            print(told(game, made, found), f" load {os.getloadavg()[0]:.1f}", flush=True)
            if wanted.moved:
                print(*moved(found), sep="\n")


if __name__ == "__main__":
    main()
