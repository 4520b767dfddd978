"""How messages are put together: forms, capitals, and the control nodes in words."""

import pytest

from tests.games.shards.text.messages import GAME, LANGUAGES
from trivault.games.shards.cards.facade import (
    CopyEffect,
    Emit,
    If,
    Instead,
    Until,
    at_mastery,
    destroy,
    draw,
    each,
    gain_gems,
    gain_power,
    may_banish,
)
from trivault.games.shards.effects.conditions import FullHealth, YourCard
from trivault.games.shards.effects.things import InZone, Kind
from trivault.games.shards.rules import events
from trivault.kernel.abilities import Before
from trivault.kernel.choice_nodes import May
from trivault.kernel.control import Repeat, Seq
from trivault.kernel.errors import RulesError
from trivault.kernel.terms import Constant, Named, Selection, ThisCard, one
from trivault.kernel.text import Message


def said(tree, lang="en"):
    return GAME.words(lang).say(Message("line", effect=tree.words()))


def test_a_permission_joins_what_it_permits():
    tree = May("draw", Seq((gain_gems(1), draw(2))))
    assert said(tree) == "You may gain 1 gem and draw 2 cards."


def test_sentences_follow_each_other():
    assert said(Seq((gain_gems(1), draw(2), gain_power(3)))) == "Gain 1 gem. Draw 2 cards. Gain 3 power."


def test_a_repetition():
    assert said(Repeat(Constant(2), draw(1))) == "2 times: draw 1 card."
    assert said(Repeat(Constant(1), draw(1))) == "Draw 1 card."


@pytest.mark.parametrize(
    ("uses", "begins"),
    [
        (0, "This turn, whenever you recruit a champion,"),
        (1, "This turn, the next time you recruit a champion,"),
        (2, "This turn, the next 2 times you recruit a champion,"),
    ],
)
def test_how_often_a_lasting_effect_works(uses, begins):
    when = YourCard("when-recruit", Kind(type="champion"))
    assert said(Until("turn", Instead("recruit", when, draw(1)), uses)) == f"{begins} draw 1 card instead."
    rather = Instead("recruit", when, draw(1), replaces=False)
    assert said(Until("turn", rather, uses)) == f"{begins} draw 1 card."


def test_a_trigger_before_the_event():
    before = Before("play", YourCard("when-play", Kind(type="ally")), draw(1))
    assert said(before) == "Whenever you play an ally, before that draw 1 card."


def test_a_condition_as_a_label_and_as_a_clause():
    assert said(at_mastery(5, draw(1))) == "Mastery 5: Draw 1 card."
    assert said(If(FullHealth(), draw(1))) == "If you have 50 health, draw 1 card."
    both = "Draw 1 card. If you have 50 health, draw 2 cards instead."
    assert said(If(FullHealth(), draw(2), draw(1))) == both


@pytest.mark.parametrize(
    ("count", "phrase"),
    [
        (1, "Zniszcz 1 czempiona przeciwnika."),
        (2, "Zniszcz 2 czempionów przeciwników."),
        (5, "Zniszcz 5 czempionów przeciwników."),
    ],
)
def test_polish_nouns_follow_their_number(count, phrase):
    group = InZone("enemy-champions", Kind(type="champion"))
    assert said(destroy(Selection(group, count, count)), "pl") == phrase


@pytest.mark.parametrize(("count", "phrase"), [(1, "1 kartę"), (2, "2 karty"), (5, "5 kart"), (22, "22 karty")])
def test_polish_has_three_numbers(count, phrase):
    assert said(draw(count), "pl") == f"Dobierz {phrase}."


def test_german_puts_the_verb_last_after_may_and_first_after_a_clause():
    assert said(may_banish(2), "de").endswith(" Ablagestapel bannen.")
    assert said(If(FullHealth(), may_banish(1)), "de").startswith("Wenn du 50 Leben hast, darfst du 1 Karte")


def test_all_of_a_kind():
    tree = Emit(events.BANISH, each(InZone("discard", Kind("wraethe"))))
    assert [said(tree, lang) for lang in LANGUAGES] == [
        "Banish all Wraethe cards from your discard pile.",
        "Banne alle Spektral-Karten aus deinem Ablagestapel.",
        "Usuń z gry wszystkie karty frakcji Wraethe ze swojego stosu kart odrzuconych.",
    ]


def test_what_was_named_is_not_named_again():
    assert said(destroy(one(Named("it")))) == "Destroy it."
    assert said(CopyEffect(Named("it")), "de") == "Kopiere den Effekt der Karte."


def test_filters_combine():
    words = GAME.words("en")
    ally, champion = Kind("order", "ally"), Kind("", "champion")
    assert words.say((ally | champion).words(2)) == "Order allies or champions"
    assert words.say((ally & ~ThisCard()).words(2)) == "Order allies other than this card"


def test_parts_may_be_plain_text():
    assert GAME.words("pl").say("share", what="Anna", n=3) == "3 dla Anna"
    assert GAME.words("en").say("line", effect="plain") == "Plain."


def test_a_part_that_fails_is_reported():
    with pytest.raises(RulesError, match="gain-gems"):
        GAME.words("en").say(Message("line", effect=Message("gain-gems")))
    with pytest.raises(RulesError, match="no language has the message 'unheard-of'"):
        GAME.words("de").say("unheard-of")
