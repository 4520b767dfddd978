"""The commit that this was built from, or that is checked out. Imports nothing of ours: the build reads it."""

from __future__ import annotations

import subprocess
from pathlib import Path

HERE = Path(__file__).parent
COMMIT = "commit.txt"  # in the package; written by the build (hatch_build.py)


def commit() -> str:
    """`368fae4c12ab`, or nothing where nobody knows it."""
    return built_from(HERE) or checked_out(HERE.parent)


def built_from(package: Path) -> str:
    """The commit that the build has written down."""
    written = package / COMMIT
    return written.read_text(encoding="utf-8").strip() if written.is_file() else ""


def checked_out(root: Path) -> str:
    """The commit of a checkout with this root, with a mark where files were changed since."""
    if not (root / ".git").exists():  # no folder above counts: that is somebody else's project
        return ""
    command = ["git", "-C", str(root), "describe", "--always", "--dirty", "--abbrev=12", "--exclude=*"]
    try:
        done = subprocess.run(command, capture_output=True, text=True, check=True, timeout=10)
    except (OSError, subprocess.SubprocessError):  # no git, or one that does not trust the folder
        return ""
    return done.stdout.strip()
