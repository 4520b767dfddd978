"""Tools for authors of KeyForge cards: which printed cards are missing, and how to begin one."""

from __future__ import annotations

from trivault.games.keyforge.authoring import stubs
from trivault.games.keyforge.authoring.printed_facts import PrintedFacts


class KeyForgeAuthoring(PrintedFacts):
    """The printed cards of all sets."""

    def stub(self, typed: str) -> dict[str, str]:
        return stubs.stub(self, typed)


AUTHORING = KeyForgeAuthoring.here
