"""Words: messages in a language, English where one is missing, and plural forms."""

from pathlib import Path

import pytest
from fluent.syntax import ast as ftl

import trivault
from tests.each import each
from tests.wordings import entries_of
from trivault.kernel.errors import RulesError, UnknownLanguage
from trivault.kernel.text import LANGUAGES, LONGEST_PART, Message, Words, capital
from trivault.kernel.wordbook import Wordbook, taken_apart

PACKAGES = ("trivault.kernel", "tests.kernel")


def words(lang: str) -> Words:
    return Words(lang, PACKAGES)


def test_a_message_is_said_in_its_language():
    assert [words(lang).say("rats", n=1) for lang in LANGUAGES] == ["one rat", "eine Ratte", "1 szczur"]


@pytest.mark.parametrize(
    ("n", "said"),
    [
        (0, "0 szczurów"),
        (1, "1 szczur"),
        (2, "2 szczury"),
        (4, "4 szczury"),
        (5, "5 szczurów"),
        (11, "11 szczurów"),
        (12, "12 szczurów"),
        (22, "22 szczury"),
        (25, "25 szczurów"),
    ],
)
def test_polish_has_three_plural_forms(n, said):
    assert words("pl").say("rats", n=n) == said


def test_what_a_language_lacks_is_said_in_english():
    assert words("pl").say("only-english") == "Nobody has translated this."
    assert words("en").has("only-english")
    assert not words("pl").has("only-english")


def test_what_no_language_has_is_an_error():
    with pytest.raises(RulesError, match="no language has the message 'nonsense'"):
        words("de").say("nonsense")


def test_a_message_without_what_fills_it_is_an_error():
    with pytest.raises(RulesError, match="'greeting' cannot be said"):
        words("en").say("greeting")


@each(
    "written, said",
    [
        ("name = Troll", "Troll"),
        ('name = Ortannu’s "Binding" – [a]  \n\n# for the next\n## one\n\n', 'Ortannu’s "Binding" – [a]'),
        ("name = two\n    lines", "two\nlines"),
        ("name = two\n\n    # lines", "two\n\n# lines"),
        ("name =\n    below", "below"),
        ("name = Troll\n    .attribute = that nobody says", "Troll"),
        ('name = {"{"}', "{"),
        ("name = { other }!\nother = Troll", "Troll!"),
    ],
    say=repr,
)
def test_what_stands_in_one_line_is_said_as_fluent_says_it(written, said):
    assert Wordbook("en", {}, [written]).format("name", {}) == said


def test_a_message_that_says_nothing_is_an_error():
    with pytest.raises(RulesError, match="'only-attributes' is empty"):
        words("en").say("only-attributes")


def test_an_unknown_language_is_an_error_that_names_the_known_ones():
    with pytest.raises(UnknownLanguage, match="unknown language 'fr'; known: de, en, pl"):
        words("fr")


def test_messages_are_said_inside_messages():
    assert words("en").say(Message("greeting", name=Message("rats", n=3))) == "Hello, 3 rats!"
    assert words("de").say(Message("greeting", name=Message("rats", n=3))) == "Hello, 3 Ratten!"


LISTS = [([], ""), ([1], "one rat"), ([1, 2], "one rat and 2 rats"), ([3, 1, 2], "3 rats, one rat and 2 rats")]


@pytest.mark.parametrize(("counts", "said"), LISTS)
def test_several_messages_are_listed(counts, said):
    rats = [Message("rats", n=n) for n in counts]
    assert words("en").say(Message("greeting", name=rats)) == f"Hello, {said}!"


def test_a_part_that_is_too_long_to_be_said_is_clipped():
    """Fluent refuses to say more than 2,500 letters at one place."""
    whole, more = "x" * LONGEST_PART, "x" * (LONGEST_PART + 1)
    assert words("en").say("greeting", name=whole) == f"Hello, {whole}!"
    assert words("en").say("greeting", name=more) == f"Hello, {whole}…!"
    assert words("en").say("greeting", name=Message("greeting", name=more)).endswith("x…!")
    assert words("en").say("greeting", name=[Message("rats", n=n) for n in range(1000)]).endswith("…!")


def test_messages_are_values():
    assert Message("rats", n=1) == Message("rats", n=1) != Message("rats", n=2)
    assert Message("rats", n=1) != Message("mice", n=1)
    assert hash(Message("rats", n=1)) == hash(Message("rats", n=1))
    assert repr(Message("rats", n=1)) == "Message('rats', n=1)"
    assert repr(Message("rats")) == "Message('rats')"


def test_a_sentence_begins_with_a_capital():
    assert [capital("rats"), capital("żaba"), capital("")] == ["Rats", "Żaba", ""]


@pytest.mark.parametrize(
    ("lang", "plain", "shared"),
    [("en", "Ada", "1 to Ada"), ("de", "Ada", "1 an Ada"), ("pl", "Ada", "1 dla gracza Ada")],
)
def test_players_may_have_names(lang, plain, shared):
    named = words(lang).naming(["Grace", "Ada"])
    player = Message("player", n=2)
    assert named.say(player) == plain
    assert named.say("share", n=1, what=player) == shared
    assert plain not in words(lang).say(player), "only at that table"
    assert named.say("player", n=3) == words(lang).say("player", n=3), "whoever is not named has a number"


def test_what_was_said_at_one_table_names_nobody_at_another():
    players = [Message("player", n=1), Message("player", n=2), Message("player", n=3)]
    said = words("en")
    tables = [said.naming(["Grace", "ada"]), said.naming(["Rats Inc.", "Łucja", "Zoë"]), said]
    assert [table.say("share", n=1, what=players) for table in tables] == [
        "1 to Grace, ada and Player 3",
        "1 to Rats Inc., Łucja and Zoë",
        "1 to Player 1, Player 2 and Player 3",
    ]
    assert tables[1].say("entrance", who=players[0]) == "Rats Inc. came."
    assert [table.say("departure", who=players[0]) for table in tables] == [
        "Gone: Grace.",
        "Gone: Rats Inc.",
        "Gone: Player 1.",
    ]


def test_a_name_that_begins_a_sentence_has_a_capital():
    named = words("en").naming(["ada"])
    assert named.say("entrance", who=Message("player", n=1)) == "Ada came."
    assert named.say("departure", who=Message("player", n=1)) == "Gone: ada."


def test_a_name_stands_for_nobody_else():
    """Not even one that is made of letters of no language."""
    named = words("en").naming(["\ue001", "Grace"])
    both = [Message("player", n=1), Message("player", n=2)]
    assert named.say("share", n=1, what=both) == "1 to \ue001 and Grace"


@pytest.mark.parametrize(
    ("name", "said"), [("rat", "a rat came."), ("ogre", "an ogre came."), ("other rat", "another rat came.")]
)
def test_english_has_indefinite_articles(name, said):
    assert words("en").say("visitor", name=name) == said


def test_a_message_may_refer_to_others():
    assert words("en").say("visitors") == "At the door: 2 of the rats."


@each("file", Path(trivault.__file__).parent.glob("**/text/**/*.ftl"))
def test_files_are_taken_apart_as_fluent_parses_them(file):
    """Nothing but blank lines and comments stands between the messages."""
    text = file.read_text(encoding="utf-8")
    parsed = {entry.id.name: entry for entry in entries_of(file) if isinstance(entry, ftl.Message)}
    taken = taken_apart(text)
    assert taken.keys() == parsed.keys()
    for key, entry in parsed.items():
        assert entry.span
        assert entry.id.span
        whole = text[entry.id.span.start : entry.span.end]
        assert taken[key].startswith(whole)
        assert all(line[:1] in ("", "#") for line in taken[key].removeprefix(whole).split("\n"))
