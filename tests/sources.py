"""The sources of classes, whether they are compiled or not."""

import ast
from pathlib import Path

ROOT = Path(__file__).parents[1]


def source(kind: type) -> str:
    text = ROOT.joinpath(*kind.__module__.split(".")).with_suffix(".py").read_text(encoding="utf-8")
    classes = [each for each in ast.walk(ast.parse(text)) if isinstance(each, ast.ClassDef)]
    (found,) = [each for each in classes if each.name == kind.__name__]
    return ast.get_source_segment(text, found) or ""
