"""Spellbooks: what they cost, what is refused, the text notation, the printed and the generated ones."""

from dataclasses import replace

import msgspec
import pytest

from tests.reference import facts as reference
from trivault.games.magewars.decks.generator import SHARES, generated
from trivault.games.magewars.decks.setup import books_for
from trivault.games.magewars.decks.spellbook import (
    MAGES,
    MOST_TOLD,
    SPELLS,
    BookError,
    UnknownBook,
    UnknownMage,
    bound,
    built_in,
    check,
    find_book,
    from_json,
    parse,
    points,
    price,
    prices,
    violations,
)
from trivault.games.magewars.game import GAME
from trivault.games.magewars.state.model import ELEMENTS, SCHOOLS
from trivault.kernel.errors import SetupError, UnknownCard

TEXT = """\
# tried on Tuesday
Storms over Sortilege
Mage: Wizard
Element: Air

[Attack]
2 Chain Lightning
fireball
[Conjuration]
Tooth & Nail
fireball
"""


def book(mage, *spells, element=""):
    """A book of a mage: `2 fireball`."""
    counted = [(text.split()[-1], int(text.split()[0]) if " " in text else 1) for text in spells]
    return bound("Test", mage, counted, element)


def each(mage, slug, element=""):
    """What one copy costs this mage."""
    return price(SPELLS[slug], MAGES[mage], element).each


def rules(given):
    return [violation.rule for violation in violations(given)]


# Points


@pytest.mark.rule("MW-BOOK-04", "MW-BOOK-05", "MW-BOOK-06")
def test_training_makes_spells_cheap_and_opposition_dear():
    assert SPELLS["fireball"].schools == (("fire", 2),)
    assert each("warlock", "fireball") == 2
    assert each("priestess", "fireball") == 4
    assert each("beastmaster", "fireball") == 6


@pytest.mark.rule("MW-BOOK-07")
def test_of_schools_joined_by_or_the_player_chooses_one():
    card = next(
        card for card in SPELLS.values() if card.any_school and {"fire", "air"} <= {s for s, _ in card.schools}
    )
    ((_, level), *_) = card.schools
    assert card.level == level
    assert price(card, MAGES["warlock"], "").each == level  # trained in fire
    assert price(card, MAGES["wizard"], "air").each == level
    assert price(card, MAGES["priestess"], "").each == 2 * level


@pytest.mark.rule("MW-BOOK-08")
def test_of_schools_joined_by_and_every_one_is_paid():
    card = next(card for card in SPELLS.values() if len(card.schools) == 2 and not card.any_school)
    (one, first), (other, second) = card.schools
    assert card.level == first + second
    mage = replace(MAGES["wizard"], trained=(one,), opposed=(other,))
    assert price(card, mage, "").parts == ((one, first, 1), (other, second, 3))
    assert price(card, mage, "").each == first + 3 * second


@pytest.mark.rule("MW-BOOK-14")
def test_a_novice_spell_costs_one_point_for_every_mage():
    novices = [card for card in SPELLS.values() if card.novice]
    assert novices
    for card in novices:
        for mage in MAGES:
            assert each(mage, card.slug) == 1


@pytest.mark.rule("MW-BOOK-16")
def test_a_mage_may_have_several_books_that_do_not_touch_each_other():
    one, other = book("wizard", "dispel", element="air"), book("wizard", "2 dispel", element="fire")
    assert points(other) == 2 * points(one)


def test_the_prices_of_a_book_say_what_was_paid_for_what():
    (paid,) = prices(book("beastmaster", "3 fireball"))
    assert (paid.slug, paid.times, paid.parts, paid.each, paid.points) == (
        "fireball",
        3,
        (("fire", 2, 3),),
        6,
        18,
    )


# Violations


@pytest.mark.rule("MW-BOOK-02", "MW-BOOK-03")
def test_a_book_costs_at_most_120_points():
    dear = [card.slug for card in SPELLS.values() if card.schools[0][0] == "nature" and not card.only_class]
    full: list[str] = []
    while points(book("warlock", *full)) <= 120:
        full.append(dear[len(full) % len(dear)])
    assert "MW-BOOK-02" in rules(book("warlock", *full))
    assert "MW-BOOK-02" not in rules(book("warlock", *full[:-1]))


@pytest.mark.rule("MW-BOOK-09", "MW-BOOK-10")
def test_six_copies_of_the_first_level_and_four_of_higher_ones():
    assert (SPELLS["minor-heal"].level, SPELLS["fireball"].level) == (1, 2)
    assert rules(book("priestess", "6 minor-heal", "4 fireball")) == []
    assert rules(book("priestess", "7 minor-heal", "4 fireball")) == ["MW-BOOK-09"]
    assert rules(book("priestess", "6 minor-heal", "5 fireball")) == ["MW-BOOK-10"]


@pytest.mark.rule("MW-BOOK-11")
def test_an_epic_spell_once():
    epic = next(card for card in SPELLS.values() if card.epic and not card.only_class and not card.only_trained)
    assert rules(book("priestess", epic.slug)) == []
    assert rules(book("priestess", f"2 {epic.slug}")) == ["MW-BOOK-11"]


@pytest.mark.rule("MW-BOOK-12")
def test_a_spell_of_a_class_is_for_that_class_only():
    card = next(card for card in SPELLS.values() if card.only_class == "beastmaster")
    assert rules(book("beastmaster", card.slug)) == []
    assert rules(book("warlock", card.slug)) == ["MW-BOOK-12"]


@pytest.mark.rule("MW-BOOK-13")
def test_a_spell_of_a_school_is_for_those_who_are_trained_in_it():
    card = next(card for card in SPELLS.values() if card.only_trained == "holy")
    assert rules(book("priestess", card.slug)) == []
    assert rules(book("warlock", card.slug)) == ["MW-BOOK-13"]


@pytest.mark.rule("MW-WIZ-03")
def test_a_wizard_chooses_one_element_and_is_trained_in_it():
    assert each("wizard", "fireball", "fire") == 2
    assert each("wizard", "fireball", "air") == 4
    assert rules(book("wizard", "fireball", element="fire")) == []
    for element in ("", "mind", "ether"):
        assert rules(book("wizard", "fireball", element=element)) == ["MW-WIZ-03"]
    assert rules(book("warlock", "fireball", element="air")) == ["MW-WIZ-03"]


def test_all_violations_are_told_at_once():
    with pytest.raises(BookError) as refused:
        check(book("warlock", "7 minor-heal", "5 fireball", element="fire"))
    for rule in ("MW-WIZ-03", "MW-BOOK-09", "MW-BOOK-10"):
        assert rule in str(refused.value)
    assert "7 copies of Minor Heal, at most 6" in str(refused.value)


@pytest.mark.parametrize(
    ("lang", "more"),
    [("en", "and 61 more mistakes"), ("de", "und 61 weitere Fehler"), ("pl", "oraz jeszcze 61 błędów")],
)
def test_of_many_violations_some_are_told(lang, more):
    wrong = book("warlock", *(f"99 {slug}" for slug in list(SPELLS)[:60]))
    assert len(violations(wrong)) == 61 + MOST_TOLD
    for name in ("Mine", "M" * 3000):
        with pytest.raises(BookError) as refused:
            check(replace(wrong, name=name))
        said = refused.value.say(lang)
        assert said.endswith(more)
        assert said.count("(MW-BOOK-") == MOST_TOLD
        assert len(said) < 1500


@pytest.mark.rule("MW-BOOK-01")
def test_only_spells_of_the_box_are_in_books_no_mages_and_no_innate_spells():
    for name in ("wizard", "arcane-zap", "black-lotus"):
        with pytest.raises(BookError, match="line 3: unknown card"):
            parse(f"Test\nMage: wizard\n{name}\n")


@pytest.mark.rule("MW-SCHOOL-01", "MW-SCHOOL-02")
def test_six_major_schools_and_four_elements():
    assert len(SCHOOLS) == 10
    assert ELEMENTS == ("earth", "water", "air", "fire")
    assert {school for card in SPELLS.values() for school, _ in card.schools} <= set(SCHOOLS)
    with pytest.raises(BookError, match="chooses one element of earth, water, air, fire"):
        check(book("wizard", "fireball", element="war"))


@pytest.mark.rule("MW-BOOK-15")
def test_building_traits_do_nothing_in_play():
    """A priestess who holds a spell of another class may cast it."""
    card = next(
        card for card in SPELLS.values() if card.only_class == "beastmaster" and card.type == "creature"
    )
    given = {"players": [{"mage": "priestess mana:40", "prepared": [card.slug]}, {}], "acting": "priestess"}
    assert f"cast {card.slug}" in GAME.position(given).legal()


# The text notation


def test_a_book_is_read_from_text():
    read = parse(TEXT)
    assert (read.name, read.mage, read.element, read.size) == ("Storms over Sortilege", "wizard", "air", 5)
    assert read.spells == (("chain-lightning", 2), ("fireball", 2), ("tooth-and-nail", 1))


def test_what_is_written_reads_back():
    read = parse(TEXT)
    assert parse(read.text()) == read
    assert read.text() == (
        "Storms over Sortilege\nMage: wizard\nElement: air\n\n"
        "[Attack]\n2 chain-lightning\n2 fireball\n\n[Conjuration]\ntooth-and-nail\n"
    )


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", "an empty spellbook: expected a name"),
        ("# nothing\n", "an empty spellbook"),
        ("Test\n2 fireball\n", "Test: no mage; expected a line such as 'Mage: beastmaster'"),
        ("Test\nMage: wizzard\n", "line 2: unknown mage 'wizzard'; did you mean wizard"),
        ("Test\nMage: wizard\nfirebal\n", "line 3: unknown card 'firebal'; did you mean fireball"),
        ("Test\nMage: wizard\n0 fireball\n", "line 3: unknown card '0-fireball'; did you mean fireball"),
    ],
)
def test_a_malformed_book_is_refused(text, message):
    with pytest.raises(BookError, match=message):
        parse(text)


def test_an_illegal_book_can_be_read_but_not_played():
    read = parse("Test\nMage: warlock\n7 minor-heal\n")
    with pytest.raises(BookError, match="MW-BOOK-09"):
        GAME.new(decks=[read, "starting-wizard"])


# The JSON form


def test_a_book_is_read_from_json():
    given = {"id": "mine", "mage": "mage-wizard", "wizard_element": "fire", "kind": "full"}
    text = msgspec.json.encode({**given, "cards": [{"card": "fireball", "count": 2}, {"card": "dispel"}]})
    assert from_json(text) == replace(book("wizard", "2 fireball", "dispel", element="fire"), name="mine")


@pytest.mark.parametrize(
    ("text", "error", "message"),
    [
        ("{", BookError, "not JSON"),
        ('{"id": "x"}', BookError, "not a spellbook"),
        (
            '{"id": "x", "mage": "wizard", "cards": [{"card": "fireball", "count": 0}]}',
            BookError,
            "count of at least 1",
        ),
        (
            '{"id": "x", "mage": "wizard", "cards": [{"card": "fireboll"}]}',
            UnknownCard,
            "did you mean fireball",
        ),
        ('{"id": "x", "mage": "lizard", "cards": []}', UnknownMage, "did you mean wizard"),
    ],
)
def test_malformed_json_is_refused(text, error, message):
    with pytest.raises(error, match=message):
        from_json(text)


def test_the_printed_books_are_those_of_the_reference():
    kinds = {"full": "starting", "apprentice": "apprentice"}
    listed = [book for book in reference.listed("magewars/spellbooks") if book["kind"] in kinds]
    assert len(listed) == len(built_in()) == 8
    for facts in listed:
        name = f"{kinds[facts['kind']]}-{facts['mage']}"
        assert built_in()[name].spells == from_json(msgspec.json.encode(facts)).spells
        paid = {paid.slug: paid.each for paid in prices(built_in()[name])}
        assert paid == {card["card"]: card["points"] for card in facts["cards"]}


# The printed books


@pytest.mark.rule("MW-BOOK-17", "MW-BOOK-03")
@pytest.mark.parametrize("mage", MAGES)
def test_a_printed_starting_book_costs_exactly_120_points(mage):
    printed = find_book(f"starting-{mage}")
    assert violations(printed) == []
    assert points(printed) == 120
    assert parse(printed.text()) == printed


SIZES = {"beastmaster": (33, 68), "priestess": (30, 55), "warlock": (30, 59), "wizard": (30, 59)}


@pytest.mark.parametrize("mage", MAGES)
def test_the_printed_books_are_complete(mage):
    assert (find_book(f"apprentice-{mage}").size, find_book(f"starting-{mage}").size) == SIZES[mage]


def test_an_unknown_book_comes_with_the_nearest():
    with pytest.raises(UnknownBook, match="did you mean starting-wizard"):
        find_book("starting-wizzard")
    with pytest.raises(UnknownBook, match="did you mean starting-wizard"):
        GAME.new(decks=["starting-wizzard", "starting-warlock"])


# Generated books


@pytest.mark.rule("MW-BOOK-18")
@pytest.mark.parametrize("mage", MAGES)
def test_generated_books_are_legal_and_spend_nearly_all_points(mage):
    made = [generated(mage, seed) for seed in range(8)]
    for new in made:
        assert violations(new) == []
        assert 115 <= points(new) <= 120
        assert {SPELLS[slug].type for slug, _ in new.spells} == set(SHARES)
        assert parse(new.text()) == new
    assert len({new.spells for new in made}) == 8
    assert generated(mage, 3) == made[3]


def test_a_book_in_the_text_notation_stands_for_itself():
    assert books_for([TEXT], apprentice=False) == [parse(TEXT)]
    with pytest.raises(BookError, match="line 3: unknown card 'firebal'"):
        books_for(["Test\nMage: wizard\nfirebal\n"], apprentice=False)


def test_a_generated_book_is_played_by_its_name():
    assert books_for(["generated-wizard-7"], apprentice=False) == [generated("wizard", 7)]
    with pytest.raises(UnknownMage, match="did you mean wizard"):
        GAME.new(decks=["generated-wizzard-7", "starting-warlock"])
    for seed in (-1, 2**63):
        with pytest.raises(SetupError, match="seed"):
            generated("wizard", seed)
