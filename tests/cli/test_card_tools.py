"""The tools of `trivault cards` for those who write cards."""

import ast
import json

import pytest
from click.testing import CliRunner

import trivault
from tests.each import each
from trivault.cli import main
from trivault.games.keyforge.authoring.printed_facts import PrintedFacts
from trivault.games.keyforge.authoring.stubs import declaration, stub
from trivault.games.keyforge.cards import builders
from trivault.games.keyforge.state import printed
from trivault.library.rulebook import Tree

FACTS = PrintedFacts.here()
NOT_HERE = ("groke", "chan-s-blaster", "armsmaster-molina", "niffle-kong", "niffle-kong2", "ghostform")


@pytest.fixture
def unfinished(monkeypatch):
    """As if these cards were still to be written."""
    game = trivault.load("keyforge")
    left = {slug: card for slug, card in game.cards.items() if slug not in NOT_HERE}
    monkeypatch.setattr(game, "cards", left)


def run(*arguments):
    result = CliRunner(env={"COLUMNS": "200"}).invoke(main, ["cards", *arguments])
    assert result.exit_code == 0, result.stderr
    return result.stdout


def refused(*arguments):
    result = CliRunner().invoke(main, ["cards", *arguments])
    assert (result.exit_code, result.stdout, result.stderr.count("\n")) == (2, "", 1)
    return result.stderr


# Own code


@pytest.mark.parametrize("game", trivault.NAMES)
def test_own_code_ends_with_both_shares(game):
    listed = json.loads(run(game, "--own-code", "--json"))
    python = [card["id"] for card in listed["cards"] if card["python"]]
    messages = [card["id"] for card in listed["cards"] if card["messages"]]
    assert (listed["python"]["cards"], listed["messages"]["cards"]) == (len(python), len(messages))
    *rows, first, second = run(game, "--own-code").splitlines()
    assert first == "{cards} of {of} ({percent} %) cards need Python of their own.".format(**listed["python"])
    assert second == "{cards} of {of} ({percent} %) texts need a message of their own.".format(
        **listed["messages"]
    )
    assert {row.split()[0] for row in rows if not row.startswith(" ")} >= {*python, *messages}


# Sets


def test_every_set_has_a_line():
    shares = json.loads(run("keyforge", "--sets", "--json"))
    assert list(shares) == ["CotA", "AoA", "WC", "MM"]
    assert shares["CotA"] == {"cards": 370, "of": 370, "percent": 100}
    lines = run("keyforge", "--sets").splitlines()
    assert lines[0] == "CotA: 370 of 370 (100 %) cards are here, 0 are missing."
    assert len(lines) == len(shares)


@pytest.mark.parametrize("typed", ["wc", "WC"])
def test_the_missing_cards_of_a_set_are_listed_by_number(unfinished, typed):
    missing = json.loads(run("keyforge", "--missing", typed, "--json"))
    assert [card["id"] for card in missing] == ["groke", "armsmaster-molina", "chan-s-blaster", "ghostform"]
    *rows, last = run("keyforge", "--missing", typed).splitlines()
    assert [row.split()[1] for row in rows] == [card["id"] for card in missing]
    assert last == "WC: 411 of 415 (99 %) cards are here, 4 are missing."
    assert last in run("keyforge", "--sets").splitlines()


@pytest.mark.parametrize(("name", "n"), [("CotA", 370), ("AoA", 370), ("WC", 415), ("MM", 425)])
def test_nothing_is_missing_in_the_four_sets(name, n):
    assert run("keyforge", "--missing", name) == f"{name}: {n} of {n} (100 %) cards are here, 0 are missing.\n"


def test_what_has_a_letter_for_a_number_comes_last():
    assert [card.number("WC") for card in FACTS.printed("WC")][-10:] == [f"A{n:02}" for n in range(1, 11)]


# Stubs


def built(text):
    houses = {name: getattr(printed, name) for name in dir(printed) if name.isupper()}
    found = eval(f"({text},)", vars(builders) | houses)
    return {card.slug: card for card in found}


@each("slug", [slug for slug, card in FACTS.cards.items() if card.half != "top"])
def test_a_stub_declares_the_facts_of_its_card(slug):
    facts = FACTS.cards[slug]
    halves = [facts, FACTS.cards[facts.other_half]] if facts.half else [facts]
    cards = built(declaration(halves))
    assert list(cards) == [half.id for half in halves]
    for half in halves:
        card = cards[half.id]
        assert (card.type, card.house) == (half.type, (half.houses or [""])[0])
        assert ("X" if card.x_power else card.power, card.armor, card.amber) == (
            half.power, half.armor, half.amber
        )  # fmt: skip
        assert (card.traits, card.enhance) == (set(half.traits), half.enhance)
        assert len(card.keywords) == len(half.keywords)


def test_a_stub_says_where_everything_goes(unfinished):
    missing = FACTS.cards["armsmaster-molina"]
    begun = json.loads(run("keyforge", "--stub", missing.id, "--json"))
    assert begun == stub(FACTS, missing.id)
    code, test = begun
    assert code == "trivault/games/keyforge/cards/wc/star_alliance.py"
    assert begun[code].startswith(f'    {missing.type}("{missing.id}", STAR_ALLIANCE, ')
    assert test == "tests/games/keyforge/cards/wc/test_star_alliance.py"
    ast.parse(begun[test])
    assert missing.id in begun[test]
    shown = run("keyforge", "--stub", missing.id)
    assert all(f"# {path}\n{text}\n" in shown for path, text in begun.items())


def test_a_card_is_begun_in_the_set_in_which_it_came_out_first(unfinished):
    assert all("/aoa/" in path or "_aoa" in path for path in stub(FACTS, "groke"))


def test_both_halves_of_a_gigantic_creature_are_begun_together(unfinished):
    bottom = FACTS.cards["niffle-kong"]
    code, _ = stub(FACTS, bottom.id).values()
    assert code.strip().startswith(f'*gigantic(creature("{bottom.id}"')
    assert f"is the top half of {bottom.id}" in refused("keyforge", "--stub", bottom.other_half)


# What is refused


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("keyforge", "--missing", "zz"), "unknown set 'zz'; known: cota, aoa, wc, mm"),
        (("keyforge", "--missing", ""), "unknown set ''; known: cota, aoa, wc, mm"),
        (("keyforge", "--stub", "bumpsy"), "bumpsy is here already"),
        (("keyforge", "--stub", "bumpsi"), "no set has a card 'bumpsi'; did you mean bumpsy?"),
        (("keyforge", "--stub", "qqqq"), "no set has a card 'qqqq'; --missing SET lists ids"),
        (("shards", "--stub", "blaster"), "--stub is for keyforge"),
        (("mage-wars", "--sets"), "--sets is for keyforge"),
        (("mage-wars", "--missing", "cota"), "--missing is for keyforge"),
        (("keyforge", "--sets", "--own-code"), "--own-code stands alone"),
        (("keyforge", "--sets", "bumpsy"), "--sets stands alone"),
        (("keyforge", "--missing", "aoa", "--house", "dis"), "--missing stands alone"),
        (("chess", "--own-code"), "chess"),
    ],
)
def test_what_cannot_be_is_refused(arguments, said):
    assert said in refused(*arguments)


def test_an_installed_package_says_that_it_needs_a_checkout(monkeypatch, tmp_path):
    monkeypatch.setattr(Tree, "here", lambda: Tree(tmp_path, tmp_path, None))
    assert "in a checkout only" in refused("keyforge", "--sets")
