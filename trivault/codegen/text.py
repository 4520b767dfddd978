"""How functions and classes are laid out in the written modules, as the formatter would."""

from __future__ import annotations

from collections.abc import Sequence

WIDTH = 112
NOTE = "Written by `make fields`."


def function(name: str, params: Sequence[str], result: str, width: int = WIDTH) -> list[str]:
    line = f"def {name}({', '.join(params)}) -> {result}:"
    if len(line) <= width:
        return ["", "", line]
    if len(joined := f"    {', '.join(params)}") <= width:
        return ["", "", f"def {name}(", joined, f") -> {result}:"]
    return ["", "", f"def {name}(", *[f"    {param}," for param in params], f") -> {result}:"]


def class_(name: str, bases: str, about: str) -> list[str]:
    return ["", "", f"class {name}({bases}):", f'    """{about}"""', ""]


def typed(before: str, type_: str, after: str = "") -> list[str]:
    """A line with a type at its end, which is broken up where it is too long."""
    line = f"{before}{type_}{after}"
    if len(line) <= WIDTH:
        return [line]
    kind, _, inner = type_.partition("[")
    indent = " " * (len(before) - len(before.lstrip()))
    parts = [f"{indent}    {part}," for part in inner[:-1].split(", ")]
    return [f"{before}{kind}[", *parts, f"{indent}]{after}"]
