"""The sources of classes, whether they are compiled or not."""

import ast
from pathlib import Path

ROOT = Path(__file__).parents[1]
LAYERS = ("state", "rules", "effects", "cards", "decks", "text", "positions")  # that hold the rules of a game


def modules_of(game: str, *layers: str) -> list[Path]:
    """The modules of these layers of a game, by the name of its package; of all, if none is named."""
    folder = ROOT / "trivault" / "games" / game
    found = [path for layer in layers or LAYERS for path in folder.glob(f"{layer}/**/*.py")]
    return sorted(found if layers else [*found, folder / "game.py"])


def source(kind: type) -> str:
    text = ROOT.joinpath(*kind.__module__.split(".")).with_suffix(".py").read_text(encoding="utf-8")
    classes = [each for each in ast.walk(ast.parse(text)) if isinstance(each, ast.ClassDef)]
    (found,) = [each for each in classes if each.name == kind.__name__]
    return ast.get_source_segment(text, found) or ""
