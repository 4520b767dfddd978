"""What the Fluent files hold, and what the code says: for the tests that compare them."""

from __future__ import annotations

from typing import Any

import trivault
from tests.wordings import Wordings, parts, variables
from trivault.games.shards.rules.turn import FOCUS
from trivault.kernel.text import LANGUAGES, PLAYER_NAMED

GAME: Any = trivault.load("shards")
WORDS = Wordings(GAME)

KERNEL_VERBS = ("skip", "pass", "resolve", "replace")

entries, messages, looks = WORDS.entries, WORDS.messages, WORDS.looks


def verbs() -> set[str]:
    acted = (verb for node in WORDS.acted() for verb in (*node.trees, node.closing))
    return {*KERNEL_VERBS, "show", *WORDS.picked(), *acted}


def reasons() -> set[str]:
    return {"show", *WORDS.reasons(), *WORDS.picked(), *(node.name for node in WORDS.acted())}


def needed() -> set[str]:
    """Every id that can be asked for."""
    logged = {f"log-{kind.name}" for kind in GAME.events.values() if not kind.quiet}
    logged |= {"log-gain-mastery", "log-lose-mastery", "log-gain-health"}  # they tell what came of it
    logged |= {"log-out", "log-win", "log-no-winner"}
    asked = {f"do-{verb}" for verb in verbs()} | {f"reason-{reason}" for reason in reasons()}
    places = {"from-hand", "from-discard", PLAYER_NAMED}  # where banished cards come from, and who plays
    focus = {message.key for message in parts(FOCUS.words())}
    return {m.key for _, m in WORDS.on_faces()} | logged | asked | places | focus | WORDS.written()


__all__ = ["GAME", "LANGUAGES", "entries", "looks", "messages", "needed", "variables"]
