"""A small source tree with two games, for tests of the rule catalogues."""

from __future__ import annotations

import json
from pathlib import Path

from trivault.library.rulebook import Tree

CHESS = """# Chess rules catalogue

## 1. Scope

| Name | Document |
|---|---|
| DE-1.6 | a book |

## 3. Rules

### 3.1 Moving (CH-MOVE)

- **CH-MOVE-01** A rook moves *straight*. [p2 'Turm'] **(derived)**
- **CH-MOVE-02** A knight jumps, see CH-MOVE-01.

### Words

- **CH-CODEX-001 Castling** (Rochade): King and rook move together.

### 5.1 Scenarios

| ID | Given | Then |
|---|---|---|
| **CH-EX-01** | a bare king | no mate |
| CH-FACT-01 | a fact | not counted |

## 7. Open

- CH-AMB-01 Not settled.
"""

GO = """# Go: rules catalogue

## Play

- **GO-KO-01** No repetition.
"""


def build(root: Path) -> Tree:
    """The tree, with neither code nor tests of rules yet."""
    write(root, "docs/rules/chess.md", CHESS)
    write(root, "docs/rules/go.md", GO)
    write(root, "docs/rules/README.md", "- **CH-README-01** no catalogue\n")
    write(root, "tests/conftest.py", "")
    return Tree.source(root)


def write(root: Path, name: str, text: str) -> None:
    path = root / name
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")


def carry(tree: Tree, *ids: str) -> None:
    """Writes a test that carries the ids."""
    marks = ", ".join(repr(name) for name in ids)
    text = f"import pytest\n\n@pytest.mark.rule({marks})\ndef test_it(): ...\n"
    write(tree.root, "tests/test_moves.py", text)


def cite(tree: Tree, *ids: str) -> None:
    """Writes code that cites the ids, which a check asks of every rule."""
    write(tree.root, "trivault/moves.py", f"X = 1  # {', '.join(ids)}\n")


def record(tree: Tree, content: object) -> Path:
    path = tree.catalogues / "covered.json"
    path.write_text(json.dumps(content), encoding="utf-8")
    return path
