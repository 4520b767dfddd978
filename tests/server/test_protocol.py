"""The protocol as a document, as structures and as a schema: the three agree."""

import json
import re

import msgspec
import pytest

from tests.accepted import accepts, check_file
from tests.docs.pages import ROOT, table_rows
from trivault.server.connections.limits import HOUSEHOLD
from trivault.server.connections.websocket import BURST, RATE
from trivault.server.protocol import schema
from trivault.server.protocol.replies import REPLIES, AnyReply
from trivault.server.protocol.requests import REQUESTS, AnyRequest
from trivault.server.settings import Settings

PAGE = (ROOT / "docs" / "reference" / "protocol.md").read_text(encoding="utf-8")
SENT, SAID = PAGE.split("## Requests")[1].split("## Replies and broadcasts")
SECTION = re.compile(r"^### ([a-z-]+)\n(.*?)(?=^##|\Z)", re.MULTILINE | re.DOTALL)
EXAMPLE = re.compile(r"```json\n(.*?)```", re.DOTALL)


def examples(part: str) -> list[tuple[str, str]]:
    return [(name, each) for name, body in SECTION.findall(part) for each in EXAMPLE.findall(body)]


@pytest.mark.parametrize(
    ("part", "known", "union"),
    [(SENT, REQUESTS, AnyRequest), (SAID, REPLIES, AnyReply)],
    ids=["requests", "replies"],
)
def test_every_message_is_described_with_a_true_example(part, known, union):
    shown = examples(part)
    assert list(dict.fromkeys(name for name, _ in shown)) == list(known)
    for name, example in shown:
        message = msgspec.json.decode(example, type=union)
        assert type(message) is known[name]
        written = json.loads(msgspec.json.encode(message))
        assert {**json.loads(example), **written} == json.loads(example), "only defaults are left out"


@accepts
def test_the_schema_in_the_repository_is_that_of_the_structures():
    check_file(schema.FILE, schema.text())


def test_every_reference_of_the_schema_leads_somewhere():
    whole = schema.schema()
    used = set(re.findall(r'"#/\$defs/([^"]+)"', json.dumps(whole)))
    assert used <= set(whole["$defs"])
    assert {"ShardsView", "KeyForgeView", "Request", "Reply"} <= used


def test_a_view_is_told_by_its_game():
    defs = schema.schema()["$defs"]
    views = [each["$ref"].rpartition("/")[2] for each in defs["TableReply"]["properties"]["view"]["anyOf"]]
    assert {defs[name]["properties"]["game"]["const"] for name in views} >= {"shards", "keyforge"}


def test_the_limits_on_the_page_are_those_of_the_server():
    limits = Settings()
    rows = dict(row[:2] for row in table_rows(ROOT / "docs" / "reference" / "protocol.md", "what"))
    assert rows["size of a message"] == f"{limits.size // 1024} KiB"
    assert rows["messages"] == f"{limits.rate:.0f} a second, {limits.burst} at once"
    assert rows["passwords"].startswith(f"{limits.tries} a minute")
    waiting = f"{limits.queue}, of {limits.backlog // 1024**2} MiB"
    assert rows["unread messages of a client"] == waiting
    together = f"{limits.rate * HOUSEHOLD:.0f} a second, {limits.burst * HOUSEHOLD} at once"
    assert rows["messages from one address"] == together
    assert rows["frames without a message, such as pings"] == f"{RATE} a second, {BURST} at once"
    assert rows["connections from one address"] == str(limits.address)
    assert rows["saved games and decks from one address"] == f"{limits.uploaded // 1024**2} MiB an hour"
    assert rows["time until `hello`"] == f"{limits.hello:.0f} seconds"
    assert rows["new rooms from one address"] == f"{limits.opened} a minute"
    assert rows["unfinished rooms of one person"] == str(limits.rooms)
    assert rows["answers of one game"] == str(limits.answers)
    assert rows["pending bot moves per person"] == str(limits.waiting)
