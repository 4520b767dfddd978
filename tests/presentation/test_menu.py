"""Answers by number, by name and by letter, for every kind of choice."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

import trivault
from trivault.kernel.choices import DISTRIBUTE, NUMBER, ORDER, PICK, Choice
from trivault.kernel.text import Message
from trivault.presentation.menu import Menu, Unclear
from trivault.presentation.presenter import make_presenter

GAME = trivault.load("shards")

TURN = {
    "players": [{"hand": ["2 crystal", "blaster", "data-heretic"], "champions": ["systema-ai"]}, {}],
    "row": ["nil-assassin", "portal-monk", "primus-pilus", "nil-assassin", "kiln-drone", "the-grand-architect"],
    "turn": {"gems": 3},
}
# Asked whether to banish up to two of: crystal (hand), crystal, crystal, blaster (discard).
BANISH = {
    "players": [
        {"hand": ["zara-ra-soulflayer", "crystal"], "discard": ["2 crystal", "blaster"], "mastery": 10},
        {},
    ],
}
ATTACK = {"players": [{}, {}, {}], "turn": {"power": 9}}


def menu(position: Mapping[str, object], *answers: str, lang: str = "en") -> Menu:
    state = GAME.position(position)
    for answer in answers:
        state.apply(answer)
    assert state.choice is not None
    return Menu(state, state.choice, make_presenter(GAME.name, lang).words)


def unclear(asked: Menu, typed: str) -> Message:
    with pytest.raises(Unclear) as raised:
        asked.read(typed)
    return raised.value.message


class TestBids:
    """A bid is typed as it is meant."""

    def bids(self, *answers: str) -> Menu:
        keyforge = trivault.load("keyforge")
        state = keyforge.new(seed=3, auction=True)
        for answer in answers:
            state.apply(answer)
        assert state.choice is not None
        return Menu(state, state.choice, make_presenter(keyforge.name, "en").words)

    def test_the_number_is_the_amount(self) -> None:
        asked = self.bids("bid 2")
        assert asked.read("5").text == "bid 5"
        assert asked.read("pass").text == "pass"
        assert asked.numbers == [*range(3, 25), -1]

    def test_what_is_expected(self) -> None:
        asked = self.bids("bid 2")
        for wrong in ("2", "0", "25"):
            said = unclear(asked, wrong)
            assert (said.args["low"], said.args["n"]) == (3, 24)

    def test_the_last_bid(self) -> None:
        assert [option.text for option in self.bids("bid 23").lines] == ["bid 24", "pass"]
        assert self.bids("bid 23").numbers == [24, -1]


class TestActions:
    def test_every_legal_answer_has_a_number_and_a_sentence(self) -> None:
        asked = menu(TURN)
        assert [option.text for option in asked.lines] == [o.text for o in asked.state.legal()]
        assert asked.sentences[0] == "Play Crystal"
        for number, option in enumerate(asked.lines, 1):
            assert asked.read(str(number)) == option

    @pytest.mark.parametrize(
        ("typed", "answer"),
        [
            ("recruit portal-monk", "recruit portal-monk"),
            ("rec port", "recruit portal-monk"),
            ("fast nil", "fast-play nil-assassin"),
            ("blaster", "play blaster"),
            ("e", "end-turn"),
            ("E", "end-turn"),
            ("f", "focus p0"),
            ("end turn", "end-turn"),
            ("Play Crystal", "play crystal"),
        ],
    )
    def test_names_and_letters(self, typed: str, answer: str) -> None:
        assert menu(TURN).read(typed).text == answer

    def test_german_and_english_words_both_work(self) -> None:
        asked = menu(TURN, lang="de")
        for typed in ("kristall ausspielen", "kris", "play cry"):
            assert asked.read(typed).text == "play crystal"
        for typed in ("z", "e", "zug beenden"):
            assert asked.read(typed).text == "end-turn"

    @pytest.mark.parametrize("typed", ["0", "99", "p", "x", "recruit omnius", "…", "9" * 5000])
    def test_anything_else_is_refused_with_what_was_expected(self, typed: str) -> None:
        message = unclear(menu(TURN), typed)
        assert "type a number from 1 to 11" in make_presenter(GAME.name, "en").words.say(message)

    @pytest.mark.parametrize("typed", ["-1", "- 1", "+1", "1-", "1.5", "#1", "1 -2"])
    def test_what_looks_like_a_number_is_never_taken_for_words(self, typed: str) -> None:
        """`1` begins no word that a player would type: `-1` must not find the card that costs 1."""
        message = unclear(menu(TURN), typed)
        said = make_presenter(GAME.name, "en").words.say(message)
        assert said.startswith(f"“{typed}” is no answer here: type a number from 1 to 11")

    @pytest.mark.parametrize("typed", ["1 1", "1 2", "3,4"])
    def test_one_number_is_enough(self, typed: str) -> None:
        message = unclear(menu(TURN), typed)
        said = make_presenter(GAME.name, "en").words.say(message)
        assert said.startswith("only one answer is given at a time: type a number from 1 to 11")

    def test_a_single_letter_never_takes_a_card(self) -> None:
        only_nil = TURN | {"players": [{"hand": ["blaster"]}, {}]}
        assert unclear(menu(only_nil), "b").key == "ui-unknown"
        assert menu(only_nil).read("bl").text == "play blaster"

    def test_several_fitting_answers_are_named(self) -> None:
        message = unclear(menu(TURN), "nil")
        assert message.key == "ui-several-fit"
        said = make_presenter(GAME.name, "en").words.say(message)
        assert "Recruit Nil Assassin" in said
        assert "Fast-play Nil Assassin" in said

    def test_letters_that_are_offered_work(self) -> None:
        for lang in ("en", "de", "pl"):
            asked = menu(TURN, lang=lang)
            options = {option.raw: option for option in asked.lines}
            assert {options[raw].text for raw in asked.letters} == {"end-turn", "focus p0"}
            assert all(asked.read(letter) == options[raw] for raw, letter in asked.letters.items())

    def test_cards_know_the_numbers_of_their_answers(self) -> None:
        asked = menu(TURN)
        row = GAME.view(GAME.position(TURN), 0).row
        first, second = row[0], row[3]  # two of the same card share their answers
        texts = [asked.lines[n - 1].text for n in asked.of(first)]
        assert texts == ["recruit nil-assassin", "fast-play nil-assassin"]
        assert asked.of(second) == asked.of(first)
        assert asked.of(row[5]) == []


class TestSeveral:
    def asked(self) -> Menu:
        return menu(BANISH, "play zara-ra-soulflayer")

    def test_lines_are_single_cards_and_none(self) -> None:
        texts = [option.text for option in self.asked().lines]
        assert texts == ["banish crystal@hand", "banish crystal@discard", "banish crystal@discard#2",
                         "banish blaster", "skip"]  # fmt: skip

    @pytest.mark.parametrize(
        ("typed", "answer"),
        [
            ("1", "banish crystal@hand"),
            ("1 4", "banish crystal@hand blaster"),
            ("4,2", "banish blaster crystal@discard"),
            ("5", "skip"),
            ("s", "skip"),
            ("skip", "skip"),
            ("blas", "banish blaster"),
            ("crystal discard", "banish crystal@discard"),
            ("banish crystal@hand crystal@discard", "banish crystal@hand crystal@discard"),
        ],
    )
    def test_numbers_pick_several(self, typed: str, answer: str) -> None:
        assert self.asked().read(typed).text == answer

    def test_the_same_number_twice(self) -> None:
        message = unclear(self.asked(), "1 1")
        said = make_presenter(GAME.name, "en").words.say(message)
        assert said == "1 stands there twice: type up to 2 numbers, for example 1 2, or skip."

    @pytest.mark.parametrize("typed", ["1 2 3", "7", "1 7"])
    def test_too_many_or_wrong_numbers_are_refused(self, typed: str) -> None:
        assert unclear(self.asked(), typed) == Message("ui-expect-several", low=0, high=2, spare=2)

    def test_equal_cards_in_one_place_are_counted(self) -> None:
        assert self.asked().sentences[1:3] == [
            "Banish Crystal from your discard pile",
            "Banish Crystal from your discard pile, number 2",
        ]

    def test_equal_cards_in_different_places_must_be_told_apart(self) -> None:
        assert unclear(self.asked(), "crystal").key == "ui-several-fit"


class TestAmounts:
    def asked(self) -> Menu:
        return menu(ATTACK, "end-turn")

    def test_everything_to_one_target_has_a_number(self) -> None:
        assert [option.text for option in self.asked().lines] == ["assign p1=9 p2=0", "assign p1=0 p2=9"]

    @pytest.mark.parametrize(
        ("typed", "answer"),
        [("2", "assign p1=0 p2=9"), ("6 3", "assign p1=6 p2=3"), ("assign p1=6 p2=3", "assign p1=6 p2=3")],
    )
    def test_amounts_are_typed_in_order(self, typed: str, answer: str) -> None:
        assert self.asked().read(typed).text == answer

    @pytest.mark.parametrize("typed", ["6 4", "9 0 0", "3", "0"])
    def test_amounts_that_do_not_add_up_are_refused(self, typed: str) -> None:
        message = unclear(self.asked(), typed)
        assert message.key == "ui-expect-amounts"
        assert message.args["example"] == "5 4"


class TestOtherKinds:
    """Kinds that this game does not use, asked for by hand."""

    def asked(self, choice: Choice) -> Menu:
        return Menu(GAME.position(TURN), choice, make_presenter(GAME.name, "en").words)

    def test_a_number_is_typed_as_it_is(self) -> None:
        asked = self.asked(Choice(0, NUMBER, "number", low=2, high=5))
        assert asked.read("4").raw[3] == (4,)
        for typed in ("1", "6", "2 3"):
            assert unclear(asked, typed) == Message("ui-expect-number", low=2, high=5)

    def test_an_order_names_every_line_once(self) -> None:
        things = GAME.view(GAME.position(TURN), 0).row[:3]
        asked = self.asked(Choice(0, ORDER, "recruit", things=things))
        assert asked.read("3 1 2").raw[2] == (things[2], things[0], things[1])
        assert unclear(asked, "1 2") == Message("ui-expect-order", n=3)
        for typed in ("1 2 2", "1 2 3 3"):
            assert unclear(asked, typed).key == "ui-twice"

    def test_a_pick_of_at_least_two_refuses_one(self) -> None:
        things = GAME.view(GAME.position(TURN), 0).row[:3]
        asked = self.asked(Choice(0, PICK, "recruit", things=things, low=2, high=2))
        said = make_presenter(GAME.name, "en").words.say(unclear(asked, "1"))
        assert said == "type 2 different numbers, for example 1 2."
        assert unclear(asked, "portal").key == "ui-expect-several"
        assert len(asked.read("1 2").raw[2]) == 2

    def test_points_for_one_target_need_no_second_number(self) -> None:
        things = GAME.view(GAME.position(TURN), 0).row[:1]
        asked = self.asked(Choice(0, DISTRIBUTE, "assign", things=things, high=4))
        assert asked.read("1").raw[3] == (4,)
