"""Every word the server says is there in all languages, with the same parts."""

import re

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import trivault
from tests.docs.pages import ROOT
from trivault.library.card_lists import card_list
from trivault.server.app import REFUSED
from trivault.server.protocol.refusals import server_words, shape
from trivault.server.protocol.requests import REQUESTS

FOLDER = ROOT / "trivault" / "server"
KEY = re.compile(r'"((?:error|why|expect|bye|result|kind)-[a-z-]+)"')


class Parts(Visitor):
    def __init__(self):
        self.found = set()

    def visit_VariableReference(self, node):
        self.found.add(node.id.name)


def messages(lang, folder=FOLDER):
    parsed = FluentParser().parse((folder / "text" / f"{lang}.ftl").read_text(encoding="utf-8"))
    found = {}
    for entry in parsed.body:
        assert not isinstance(entry, ast.Junk), entry.content
        if isinstance(entry, ast.Message):
            parts = Parts()
            parts.visit(entry)
            found[entry.id.name] = parts.found
    return found


@pytest.mark.parametrize("folder", [FOLDER, ROOT / "trivault" / "library"], ids=["server", "lists"])
def test_all_languages_have_the_same_messages_with_the_same_parts(folder):
    english = messages("en", folder)
    assert messages("de", folder) == english
    assert messages("pl", folder) == english


def test_every_message_of_the_lists_is_said():
    folder = ROOT / "trivault" / "library"
    lists = (ROOT / "trivault" / "games").glob("*/presentation/*.py")
    speakers = [*folder.rglob("*.py"), *lists, ROOT / "trivault" / "cli" / "rules.py"]
    source = "\n".join(path.read_text(encoding="utf-8") for path in speakers)
    made = {f"by-{option}" for game in trivault.NAMES for option in card_list(game).options} - {"by-verb"}
    made |= {f"faction-{name}" for name in ("homodeus", "order", "undergrowth", "wraethe")}
    made |= {f"type-{name}" for name in ("action", "artifact", "creature", "upgrade")}
    made |= {"generated-of-house", "generated-of-mage"}
    plain = {key for key in messages("en", folder) if f'"{key}"' in source}
    assert plain | made == set(messages("en", folder))


def test_every_message_that_is_said_exists_and_every_one_is_said():
    source = "\n".join(path.read_text(encoding="utf-8") for path in FOLDER.rglob("*.py"))
    used = set(KEY.findall(source)) | {"no-client", "guest", "former-player", "people"}
    plain = {f"error-{code}" for code in re.findall(r'Refusal\("([a-z-]+)"(?:\)|, detail=|, \w+=)', source)}
    plain |= {f"error-{code}" for code in re.findall(r'"(ambiguous|illegal)"', source)}
    made = {"bye-shutdown", "bye-slow", "result-time", "result-resigned"}
    made |= {f"refused-{why}" for why in REFUSED}
    made |= {f"expect-{kind}" for kind in ("order", "number", "distribute")} | {"error-deck", "error-setup"}
    made |= {f"error-file-{why}" for why in ("truncated", "version", "form", "answer", "changed")}
    made |= {f"mail-{kind}{part}" for kind in ("confirm", "turn") for part in ("", "-subject")} | {"mail-off"}
    known = {key for key in messages("en") if not key.startswith(("title-", "bot-"))}
    assert (used | made) - known == set()
    assert known - (used | plain | made) == set()


@pytest.mark.parametrize("lang", ["en", "de", "pl"])
def test_every_request_has_a_form_in_words(lang):
    for type_, request in REQUESTS.items():
        said = shape(request, server_words(lang))
        assert said.startswith(f'{{"type": "{type_}"')
