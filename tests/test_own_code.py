"""What cards cost beside their declaration, and that it never becomes more."""

import tomllib
from fractions import Fraction
from pathlib import Path

import pytest

import trivault
from trivault.cli.own_code import measured, own_code
from trivault.games.shards.effects.things import Kind
from trivault.kernel.control import Do, If, Seq
from trivault.kernel.terms import Condition, Happened
from trivault.kernel.text import Message
from trivault.library.authoring import CardShare

HELD = Path(__file__).with_name("own_code.toml")
NOTICED = Fraction(1, 100)  # a share that fell so far is written down


@pytest.mark.parametrize("game", trivault.NAMES)
@pytest.mark.parametrize("what", ["python", "messages"])
def test_no_more_cards_than_before_need_something_of_their_own(game, what):
    held = tomllib.loads(HELD.read_text(encoding="utf-8"))[game][what]
    cards, of = map(int, held.split(" of "))
    share: CardShare = getattr(own_code(game), what)
    now, before = Fraction(share.cards, share.of), Fraction(cards, of)
    thing = {"python": "Python", "messages": "messages"}[what]
    assert now <= before, (
        f"{share} cards of {game} need {thing} of their own, and before it were {held}. "
        f"`trivault cards {game} --own-code` lists them: say what the new ones do with words that another card "
        "uses, too, or give a word a parameter so that both can use it."
    )
    assert before - now < NOTICED, f"only {share} need {thing} of their own: write it into {HELD.name}"


def _one(state, scope):
    return True


def _other(state, scope):
    return True


class Odd(Condition):
    pass


class Named(Condition):
    def __init__(self, name, test):
        self.args = (name, test)


def python(**cards):
    found = measured(cards, {})
    return {slug: own.python for slug, own in found.cards.items()}


def test_a_function_of_one_card_is_its_own():
    shared = Do("shared", _one)
    assert python(a=shared, b=shared) == {}
    found = python(a=Seq((shared, Do("other", _other))), b=shared)
    assert [name.split()[-1] for name in found["a"]] == ["Do('other')", "_other"]
    assert set(found) == {"a"}


def test_a_name_of_one_card_is_its_own_although_its_function_is_not():
    assert python(a=Named("first", _one), b=Named("second", _one)) == {
        "a": ["Named('first')"],
        "b": ["Named('second')"],
    }


def test_a_function_made_for_each_card_is_shared():
    def at_least(n):
        return Named("at-least", lambda state, scope: n > 0)

    assert python(a=at_least(1), b=at_least(2)) == {}
    assert len(python(a=at_least(1), b=None)["a"]) == 3  # class, name, function


def test_a_class_of_one_card_is_its_own_wherever_it_stands():
    hidden = Named("shared", _closing(Odd()))
    (own,) = python(a=hidden, b=Named("shared", _closing(Kind())), c=Kind())["a"]
    assert own.endswith(".Odd")


def _closing(part):
    return lambda state, scope: part


def test_the_language_of_the_kernel_is_nobodys_own():
    assert python(a=If(Happened(), Seq(())), b=None) == {}


def test_messages_of_one_card_are_its_own_but_not_names():
    texts = {
        "a": [Message("line", effect=Message("steal", n=1)), Message("card-a")],
        "b": [Message("line", effect=Message("then", parts=[Message("odd"), Message("trait-slow")]))],
        "c": [Message("steal", n=2), Message("then")],
    }
    found = measured(dict.fromkeys(texts, Do("same", _one)), texts)
    assert {slug: own.messages for slug, own in found.cards.items()} == {"b": ["odd"]}
    assert found.messages == CardShare(1, 3)


def test_words_of_the_kernel_and_of_events_are_nobodys_own():
    texts = {"a": [Message("if", effect=Message("gain-life")), Message("odd")], "b": []}
    found = measured(dict.fromkeys(texts), texts, events=["gain-life"])
    assert {slug: own.messages for slug, own in found.cards.items()} == {"a": ["odd"]}


def test_a_share_is_nothing_or_all_only_if_it_is_so():
    assert [CardShare(n, 400).percent for n in (0, 1, 200, 399, 400)] == [0, 1, 50, 99, 100]
    assert CardShare(0, 0).percent == 0
