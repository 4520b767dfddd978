"""What the Fluent files hold, and what the code says: for the tests that compare them."""

from __future__ import annotations

from tests.wordings import Wordings
from trivault.games.keyforge.game import GAME
from trivault.games.keyforge.state.model import COLOURS
from trivault.games.keyforge.state.printed import HOUSES
from trivault.kernel.choice_nodes import Choose, ChooseNumber, May, Spread
from trivault.kernel.text import LANGUAGES

WORDS = Wordings(GAME)
WRITTEN = (*HOUSES, "")  # anomalies are of no house

# Answers that stand in the code of a question.
LISTED = ("keep", "mulligan", "take-archives", "left", "right", "attach", "attack", "order", "ability", "skip",
          "resolve", "resolve-effect", "replace", "replace-effect", "end-turn", "first", "bid-amount", "pass",
          "copy", "as-creature", "as-upgrade",
          "reveal", "purge-archived", "icon-amber", "icon-capture", "icon-damage", "icon-draw")  # fmt: skip

entries, on_faces = WORDS.entries, WORDS.on_faces


def verbs() -> set[str]:
    """The ends of the ids of all answers: shares, amounts and leave have words of their own."""
    found = {*LISTED, *HOUSES, *COLOURS, *WORDS.picked((Choose,))}
    found |= {verb for node in WORDS.acted() for verb in (*node.trees, node.closing)}
    for node in WORDS.nodes():
        if isinstance(node, Spread):
            found.add(f"{node.verb}-shares")
        elif isinstance(node, ChooseNumber):
            found.add(f"{node.verb}-amount")
        elif isinstance(node, May):
            found.add(f"may-{node.verb}")
    return found


def reasons() -> set[str]:
    """The ends of the ids of all questions: those in the code, and those of picks."""
    return WORDS.reasons() | WORDS.picked() | {node.name for node in WORDS.acted()}


def logged() -> set[str]:
    """The ends of the ids of all lines of the log."""
    told = {"lose", "steal", "capture", "capture-own", "take-from-card", "put-on-card", "to-supply", "heal"}
    told |= {"move-amber", "move-damage", "put-theirs-on-card"}
    told |= {"into-deck", "copy", "remove-counters"}
    return (
        told
        | {"draw", "draw-cards", "play", "attack", "house", "bid", "auction", "first", "check", "put-counter"}
        | {kind.name for kind in GAME.events.values() if not kind.quiet}
    )


__all__ = ["GAME", "LANGUAGES", "WRITTEN", "entries", "logged", "on_faces", "reasons", "verbs"]
