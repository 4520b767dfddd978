"""A new field costs one line: in a copy of the package some are declared, and nothing else is changed.

Then they are in copies, bytes, views, sampled states, positions and the docs; those without a word on who sees
them are seen by nobody.
"""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

from trivault.codegen.command import ROOT

CHECK = """
import trivault

assert trivault.__file__.startswith({folder!r})
game = trivault.load({game!r})
state = game.position({position!r})
holders = {holders}
state.weather, state.omen = 5, True
for holder in holders(state):
    holder.luck, holder.secret = 3, 4


def found(state):
    return [(state.weather, state.omen), *[(holder.luck, holder.secret) for holder in holders(state)]]


open_ = [(5, False), *[(3, 0)] * len(holders(state))]
assert found(state.copy()) == found(state)
assert found(game.from_bytes(state.to_bytes())) == found(state)
for player in (-1, 0, 1):
    view = state.view(player)
    assert "secret" not in str(view) and "omen" not in str(view)
    assert str(view).count("luck=3") == len(holders(state)) and view.weather == 5
    assert found(game.sample(view, 1)) == open_
    assert game.sample(view, 1).view(player) == view
assert found(game.position(state.position())) == open_
state.omen = False  # what has been copied is not what is changed
"""
LUCK = (
    'number("luck", "as fate will have it", high=9, seen=EVERYBODY, written="luck"), number("secret", high=9),'
)
WEATHER = 'number("weather", "as it is", high=9, seen=EVERYBODY, written="{}weather"), flag("omen"),'


PLAYERS = "lambda state: state.players"
PIECES = "lambda state: [*state.play.values(), *state.players]"


GAMES = [
    ("shards", "shards", "turn.", ["Side"], {"players": [{}, {}]}, PLAYERS),
    ("keyforge", "keyforge", "turn.", ["Side", "Piece"], {"players": [{"line": ["troll"]}, {}]}, PIECES),
    ("mage-wars", "magewars", "", ["Side", "Piece"], {"players": [{}, {}]}, PIECES),
]


def test_a_new_field_costs_one_line(tmp_path: Path):
    """In all games at once: each run has to compile the copy."""
    shutil.copytree(
        ROOT / "trivault", tmp_path / "trivault", ignore=shutil.ignore_patterns("web", "__pycache__", "*.so")
    )
    shutil.copytree(ROOT / "docs", tmp_path / "docs", ignore=shutil.ignore_patterns("pictures"))
    checks = []
    for game, package, form, records, position, holders in GAMES:
        declared = tmp_path / "trivault" / "games" / package / "state" / "fields.py"
        text = declared.read_text(encoding="utf-8")
        for record in records:
            text = _after(text, f'    "{record}",', "    (\n", LUCK)
        text = _after(text, "TABLE = TableFields(", "    (\n", WEATHER.format(form))
        declared.write_text(text, encoding="utf-8")
        checks.append(CHECK.format(folder=str(tmp_path), game=game, position=position, holders=holders))
    _run(tmp_path, "trivault/codegen")
    _run(tmp_path, "-c", "".join(checks))
    pages = [path.read_text(encoding="utf-8") for path in (tmp_path / "docs").rglob("*.md")]
    assert sum(page.count("| `weather` | `0` | as it is |") for page in pages) == len(GAMES)


def _after(text: str, place: str, line: str, new: str) -> str:
    """The text with a new line after the first such line behind a place."""
    before, found, rest = text.partition(place)
    head, opening, fields = rest.partition(line)
    assert (found, opening) == (place, line)
    return f"{before}{found}{head}{opening}        {new}\n{fields}"


def _run(folder: Path, *args: str) -> None:
    environment = {"PYTHONPATH": str(folder), "PYTHONDONTWRITEBYTECODE": "1"}
    done = subprocess.run([sys.executable, *args], cwd=folder, env=environment, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
