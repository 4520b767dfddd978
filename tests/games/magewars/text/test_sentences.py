"""What people read at the table: answers, questions and the log, in all languages."""

from functools import cache
from random import Random

import pytest

from tests.games.magewars.situations import Situation
from trivault.games.magewars.game import GAME
from trivault.kernel.text import LANGUAGES, Message

SEEDS = range(6)


@cache
def spoken(seed):
    """Play a random game and say what it offers, asks and notes in every language."""
    voices = [GAME.words(lang) for lang in LANGUAGES]
    chance = Random(seed)
    state = GAME.new(seed=seed)
    heard = set()
    for _ in range(300):
        if state.over:
            break
        choice, legal = state.choices[0], state.legal()
        said = [Message(f"reason-{choice.reason}", source=GAME.thing_message(state, choice.source))]
        said += [legal[chance.randrange(len(legal))].message() for _ in range(min(len(legal), 5))]
        state.log = []
        state.apply(legal[chance.randrange(len(legal))])
        said += [form for entry in state.log for form in (entry.public, entry.private) if form]
        for message in said:
            for words in voices:
                line = words.say(message)
                assert line.strip() == line != "", message
                assert not line.endswith(":"), message
                assert "  " not in line, message
                assert message.key.startswith("do-") or line.endswith("."), message
            heard.add(message.key)
    return frozenset(heard)


@pytest.mark.parametrize("seed", SEEDS)
def test_whole_games_can_be_told(seed):
    always = {"do-prepare", "do-activate", "do-move", "do-guard", "reason-act", "log-round", "log-gain-mana"}
    assert always <= spoken(seed)


def test_the_games_told_are_not_all_the_same():
    heard = frozenset().union(*(spoken(seed) for seed in SEEDS))
    assert {
        "do-attack",
        "do-cast",
        "do-reveal",
        "reason-pay-reveal",
        "log-attack",
        "log-dice",
        "log-damage",
    } <= heard


def sentences(table, text):
    option = next(option for option in table.state.legal() if option.text == text)
    return [option.sentence(lang) for lang in LANGUAGES]


def test_an_answer_says_what_it_does():
    with Situation(b2="timber-wolf, emerald-tegu p1") as table:
        table.answer("activate timber-wolf")
        assert sentences(table, "attack timber-wolf emerald-tegu") == [
            "Attack Emerald Tegu with Bite (Timber Wolf, 4 dice)",
            "Smaragd-Teju angreifen mit Biss (Timberwolf, 4 Würfel)",
            "Zaatakuj: Emerald Tegu, atak Bite (Timber Wolf, 4 kości)",
        ]
        assert sentences(table, "move b3") == ["Move to zone b3", "Nach Zone b3 bewegen", "Idź: strefa b3"]
        table.answer("guard")


def told(table, *answers, to=-1):
    """What a player, or somebody who looks on, reads of these answers, in English."""
    table.state.log = []
    table.answer(*answers)
    words = GAME.words("en")
    return [words.say(entry.seen_by(to)) for entry in table.state.log]


def test_an_attack_in_the_log():
    with Situation(b2="timber-wolf, emerald-tegu p1") as table:
        table.dice("2 1* 0 2")
        assert told(table, "activate timber-wolf", "attack timber-wolf emerald-tegu") == [
            "Player 1 activates Timber Wolf.",
            "Timber Wolf attacks Emerald Tegu.",
            "The dice show 2, 1★, 0, 2.",
            "Emerald Tegu is dealt 2 damage.",
        ]


def test_a_countered_spell_in_the_log():
    given = {"mage": "warlock b2 mana:20", "prepared": "sleep", "p1_mage": "priestess mana:2"}
    with Situation(**given, c2="emerald-tegu p1 ?nullify") as table:
        told(table, "quickcast sleep", "target emerald-tegu", "pass")
        assert told(table, "pay nullify 2") == [
            "Player 2 reveals Nullify.",
            "Nullify is destroyed.",
            "Sleep is countered.",
        ]


@pytest.mark.rule("MW-GEN-14")
@pytest.mark.parametrize("viewer", [-1, 1])
def test_of_an_enchantment_only_its_target_is_told(viewer):
    with Situation(mage="warlock b2 mana:20", prepared="agony", c2="emerald-tegu p1") as table:
        lines = told(table, "quickcast agony", "target emerald-tegu", to=viewer)
        assert lines == ["Warlock (Player 1) casts an enchantment face down (Emerald Tegu)."]
        table.answer("pass")
