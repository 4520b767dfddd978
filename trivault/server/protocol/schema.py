"""Generates the JSON Schema of the protocol from the message structures.

`python -m trivault.server.protocol.schema` writes it to `docs/reference/protocol.schema.json`.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any, get_type_hints

import msgspec

from trivault import registry
from trivault.presentation.presenter import make_presenter
from trivault.server.protocol.replies import AnyReply
from trivault.server.protocol.requests import AnyRequest
from trivault.server.protocol.wire import PROTOCOL

FILE = Path(__file__).parents[3] / "docs" / "reference" / "protocol.schema.json"
REF = "#/$defs/{name}"
SHOWING = ("TableReply", "MomentReply")  # messages with a view


def schema() -> dict[str, Any]:
    """Definitions of all messages and views. A client sends a `Request` and hears a `Reply`."""
    requests, sent = _components(AnyRequest, "Request")
    replies, said = _components(AnyReply, "Reply")
    views = {name: get_type_hints(type(registry.load(name)).view)["return"] for name in registry.NAMES}
    refs, seen = msgspec.json.schema_components(views.values(), schema_hook=_anything, ref_template=REF)
    names = {name: _short(name) for name in seen}
    refs, seen = _named(refs, names), {names[name]: _named(part, names) for name, part in seen.items()}
    for (name, view), ref in zip(views.items(), refs, strict=True):
        seen[view.__name__]["properties"]["game"] = {"const": name}
        assert ref["$ref"].endswith(view.__name__)
    for message in SHOWING:
        said[message]["properties"]["view"] = {"anyOf": refs}
    presenters = [make_presenter(name, "en") for name in registry.NAMES]
    for part, key, kinds in (
        ("CardInfo", "facts", [each.card_facts for each in presenters if each.card_facts]),
        ("GameInfo", "rules", [type(each.rules) for each in presenters if each.rules]),
    ):
        refs, facts = msgspec.json.schema_components(kinds, ref_template=REF)
        said[part]["properties"][key] = {"anyOf": list(refs)}
        seen |= {name: _required(each) for name, each in facts.items()}
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": f"Trivault protocol {PROTOCOL}",
        "oneOf": [{"$ref": "#/$defs/Request"}, {"$ref": "#/$defs/Reply"}],
        "$defs": dict(sorted({**sent, **said, **seen, "Request": requests, "Reply": replies}.items())),
    }


def _components(union: Any, suffix: str) -> tuple[dict[str, Any], dict[str, Any]]:
    """The schema of a union, its messages named apart from those of the other side."""
    (whole,), parts = msgspec.json.schema_components([union], ref_template=REF)
    messages = {ref["$ref"].rpartition("/")[2] for ref in whole["anyOf"]}
    names = {name: name.rstrip("_") + suffix if name in messages else name for name in parts}
    renamed = {names[name]: part for name, part in parts.items()}
    return _named(whole, names), {name: _named(part, names) for name, part in renamed.items()}


def _required(part: dict[str, Any]) -> dict[str, Any]:
    """What is always sent has no default for those who read it."""
    bare = {
        name: {key: each for key, each in about.items() if key != "default"}
        for name, about in part["properties"].items()
    }
    return part | {"properties": bare, "required": list(bare)}


def _short(name: str) -> str:
    """A structure by its name; one whose name several games use has that of its game before it."""
    *path, own = name.split(".")
    return path[2].capitalize() + own if path else own


def _anything(kind: type) -> dict[str, Any]:
    """What running effects remember may be anything."""
    assert kind is object
    return {"description": "anything"}


def _named(schema: Any, names: dict[str, str]) -> Any:
    """The schema with its references under these names; the `type` of a message is discriminator enough."""
    if isinstance(schema, list):
        return [_named(each, names) for each in schema]
    if not isinstance(schema, dict):
        return schema
    if "$ref" in schema:
        return {"$ref": REF.format(name=names[schema["$ref"].rpartition("/")[2]])}
    return {key: _named(value, names) for key, value in schema.items() if key != "discriminator"}


def text() -> str:
    return msgspec.json.format(msgspec.json.encode(schema()), indent=1).decode() + "\n"


if __name__ == "__main__":
    FILE.write_text(text(), encoding="utf-8")
