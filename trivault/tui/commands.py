"""What a player types: an answer to the open choice, or a command to the table."""

from __future__ import annotations

from typing import NamedTuple

from trivault.kernel.options import Option
from trivault.kernel.text import Words
from trivault.presentation.matching import folded
from trivault.presentation.menu import Menu

COMMANDS = (
    *("help", "board", "list", "card", "piles", "force", "log", "why", "hint"),
    *("undo", "order", "stops", "save", "resume", "concede", "quit"),
)


class Leave(Exception):
    """The player goes; the game stays saved."""


class Command(NamedTuple):
    """Something to do for the table that is no answer."""

    name: str
    rest: str = ""


def names(words: Words, command: str) -> list[str]:
    """What can be typed for a command: in the player's language first, always in English too."""
    spoken = words.say(f"command-{command}").split()
    return list(dict.fromkeys([*spoken, command]))


def read(typed: str, menu: Menu, words: Words) -> Option | Command:
    """An answer or a command; raises `Unclear` when it is neither."""
    typed = typed.strip()
    if not typed:
        return Command("list")
    if typed.startswith("?") and typed != "?":  # ? and something: why that is not possible
        return Command("why", typed[1:].strip())
    first, _, rest = typed.partition(" ")
    command = find(first, words)
    return Command(command, rest.strip()) if command else menu.read(typed)


def find(word: str, words: Words) -> str:
    """The command that a word means; empty when it means none."""
    if word == "?":
        return "help"
    for command in COMMANDS:
        if folded(word) in [folded(name) for name in names(words, command)]:
            return command
    return ""


def shortcut(menu: Menu, option: Option, words: Words) -> str:
    """The letter that is enough to give an answer; empty where none is, or a command has it."""
    letter = menu.letters.get(option.raw)
    return "" if not letter or find(letter, words) else letter
