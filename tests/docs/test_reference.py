"""The reference pages list every field, kind and error, with the defaults of the code."""

import json

import msgspec
import pytest

import trivault
from examples.duel.cards import CARDS
from examples.duel.game import GAME
from tests.docs.pages import ROOT, blocks, table_rows
from trivault.games.shards.positions.position import PlayerForm, Position, TurnForm
from trivault.kernel import choices, errors, notation
from trivault.kernel.choices import Choice
from trivault.kernel.state import State
from trivault.tui.commands import COMMANDS

PLAY = ROOT / "docs" / "how-to" / "play-in-the-terminal.md"
POSITIONS, NOTATION = (ROOT / "docs" / "reference" / page for page in ("positions.md", "notation.md"))
SHARDS = trivault.load("shards")


def fields() -> list[tuple[str, str]]:
    """Every field of a position with its default as JSON."""
    return [
        (field.name, "required" if field.required else default(field))
        for struct in (Position, PlayerForm, TurnForm)
        for field in msgspec.structs.fields(struct)
    ]


def default(field: msgspec.structs.FieldInfo) -> str:
    made = field.default_factory
    value = field.default if made is msgspec.NODEFAULT else made()
    return msgspec.json.encode(value).decode()


def test_every_field_of_a_position_is_described_with_its_default():
    rows = table_rows(POSITIONS, "field")
    assert sorted((row[0].strip("`"), row[1].strip("`")) for row in rows) == sorted(fields())


def test_the_example_position_means_what_the_page_says():
    ((_, example),) = blocks(POSITIONS, "json")
    state = SHARDS.position(example)
    assert (state.active, state.gems, state.power) == (0, 3, 2)
    assert all(card >= 0 for card in state.row), "the gaps are filled"
    written, given = json.loads(json.dumps(state.position())), json.loads(example)
    for side, wanted in zip(written["players"], given["players"], strict=True):
        assert wanted.items() <= side.items()
    assert written["turn"] == given["turn"]
    assert [written["row"][0], written["row"][2]] == ["nil-assassin", "portal-monk"]


TABLE = {
    "players": [{"hand": ["shadow-apostle", "crystal"], "discard": ["crystal"]}, {}, {}],
    "row": ["nil-assassin"],
    "turn": {"gems": 2, "power": 9},
}
LEADS_TO = {"action": (), "pick": ("play shadow-apostle",), "distribute": ("end-turn",)}
DAGGER, SWORD, SHIELD = (CARDS.index(card) for card in dict.fromkeys(CARDS))
MADE = {
    "order": Choice(0, "order", "order", things=(DAGGER, SWORD, SHIELD)),
    "yes-no": Choice(0, "yes-no", "strike", listed=(("strike", DAGGER, (), ()), ("skip", -1, (), ()))),
    "number": Choice(0, "number", "number", low=1, high=6),
}


def question(kind: str) -> tuple[State, Choice]:
    """A choice of this kind that the example of the page answers: one of Shards, or a made one."""
    if kind in MADE:
        return GAME.new(), MADE[kind]
    state = SHARDS.position(TABLE)
    for answer in LEADS_TO[kind]:
        state.apply(answer)
    return state, state.asked(None)


KINDS = {row[0].strip("`"): (row[2].strip("`"), row[3].strip("`")) for row in table_rows(NOTATION, "kind")}


def test_every_kind_of_choice_is_described():
    known = {choices.ACTION, choices.YES_NO, choices.PICK, choices.ORDER, choices.DISTRIBUTE, choices.NUMBER}
    assert set(KINDS) == known


@pytest.mark.parametrize("kind", KINDS)
def test_text_and_json_of_each_kind_are_the_same_answer(kind):
    text, form = KINDS[kind]
    state, choice = question(kind)
    assert choice.kind == kind
    raw = notation.parse(state, choice, text)
    assert raw == notation.parse(state, choice, json.loads(form))
    assert notation.text(state, choice, raw) == text
    assert json.loads(form).items() <= notation.form(state, choice, raw).items()


def test_every_error_of_an_answer_is_described():
    described = {row[0].strip("`") for row in table_rows(NOTATION, "error")}
    assert described == {error.__name__ for error in errors.AnswerError.__subclasses__()}


def test_every_command_of_the_table_is_described():
    assert [row[0].strip("`").split()[0] for row in table_rows(PLAY, "command")] == list(COMMANDS)
