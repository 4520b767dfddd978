"""What people read at the table: answers, questions and the log, in all languages."""

from functools import cache
from random import Random

import pytest

from tests.games.keyforge.exhaustive import deck
from tests.games.keyforge.situations import Situation
from trivault.games.keyforge.game import GAME
from trivault.kernel.text import LANGUAGES, Message

SEEDS = range(8)


@cache
def spoken(seed):
    """Play a random game and say all that it offers, asks and notes in every language."""
    voices = [GAME.words(lang) for lang in LANGUAGES]
    chance = Random(seed)
    decks = [deck(chance, set()) for _ in range(2)]
    state = GAME.new(decks=decks, seed=seed)
    heard = set()
    for _ in range(600):
        if state.over:
            break
        choice, legal = state.choices[0], state.legal()
        said = [Message(f"reason-{choice.reason}", source=GAME.thing_message(state, choice.source))]
        said += [option.message() for option in legal[:40]]
        state.log = []
        state.apply(legal[chance.randrange(len(legal))])
        said += [form for entry in state.log for form in (entry.public, entry.private) if form]
        for message in said:
            for words in voices:
                line = words.say(message)
                assert line.strip() == line != "", message
                assert not line.endswith(":"), message
                assert "  " not in line, message
            heard.add(message.key)
    return frozenset(heard)


@pytest.mark.parametrize("seed", SEEDS)
def test_whole_games_can_be_told(seed):
    always = {"do-play", "do-reap", "do-end-turn", "reason-main", "log-draw-cards", "log-reap-gain"}
    assert always <= spoken(seed)


def test_the_games_told_are_not_all_the_same():
    heard = frozenset().union(*(spoken(seed) for seed in SEEDS))
    assert {"do-fight", "do-attack", "do-left", "reason-flank", "log-strike", "log-steal", "log-forge"} <= heard


def sentences(table, text):
    option = next(option for option in table.state.legal() if option.text == text)
    return [option.sentence(lang) for lang in LANGUAGES]


def test_an_answer_says_what_it_does():
    with Situation(hand="punch", line="troll", p1_line="bumpsy, krump") as table:
        assert sentences(table, "play punch") == ["Play Punch", "Schlag spielen", "Zagraj: Z piąchy"]
        assert sentences(table, "discard punch") == ["Discard Punch", "Schlag ablegen", "Odrzuć: Z piąchy"]
        assert sentences(table, "reap troll") == ["Reap with Troll", "Mit Troll ernten", "Zbieraj: Troll"]
        table.answer("fight troll")
        assert sentences(table, "attack krump") == ["Attack Krump", "Krümel angreifen", "Zaatakuj: Krump"]
        table.answer("attack krump")


# The log


def told(table, *answers, to=-1):
    """What a player, or somebody who looks on, reads of these answers, in English."""
    table.state.log = []
    table.answer(*answers)
    words = GAME.words("en")
    return [words.say(entry.seen_by(to)) for entry in table.state.log]


def test_the_log_says_how_much_was_really_taken():
    with Situation(house="shadows", hand="urchin", amber=1, p1_amber=0) as table:
        assert told(table, "play urchin") == ["Player 1 plays Urchin."]
    with Situation(house="shadows", hand="too-much-to-protect", amber=0, p1_amber=9) as table:
        assert told(table, "play too-much-to-protect") == [
            "Player 1 plays Too Much to Protect.", "Player 1 gains 1 Æmber.", "Player 1 steals 3 Æmber.",
        ]  # fmt: skip
    with Situation(hand="bumpsy, screechbomb", artifacts="screechbomb", p1_amber=1) as table:
        assert "Player 2 loses 1 Æmber." in told(table, "omni screechbomb")
    with Situation(line="troll damage:1") as table:
        assert "Troll is healed of 1 damage." in told(table, "reap troll")


def test_the_log_says_who_reaps():
    with Situation(line="bumpsy, troll") as table:
        assert told(table, "reap bumpsy") == ["Bumpsy is exhausted.", "Bumpsy reaps: Player 1 gains 1 Æmber."]


def test_a_fight_in_the_log():
    with Situation(line="troll", p1_line="bumpsy") as table:
        assert told(table, "fight troll") == [
            "Troll is exhausted.",
            "Troll attacks Bumpsy.",
            "Troll deals 8 damage to Bumpsy.",
            "Bumpsy deals 5 damage to Troll.",
            "Bumpsy is destroyed.",
        ]


@pytest.mark.rule("KF-ZONE-16")
class TestSecrets:
    def test_what_is_archived_from_hand_is_named_to_its_owner_alone(self):
        with Situation(house="dis", hand="punch, troll", artifacts="library-of-the-damned") as table:
            told(table, "act library-of-the-damned", "archive punch")
            (entry,) = (entry for entry in table.state.log or () if entry.rule == "KF-ZONE-06")
            words = GAME.words("en")
            assert words.say(entry.seen_by(0)) == "Player 1 archives Punch."
            assert words.say(entry.seen_by(1)) == "Player 1 archives a card."
            assert words.say(entry.seen_by(-1)) == "Player 1 archives a card."
            assert entry.cards == ()

    def test_what_is_archived_from_play_was_seen_by_all(self):
        with Situation(house="sanctum", hand="epic-quest", line="raiding-knight") as table:
            assert "Player 1 archives Raiding Knight." in told(table, "play epic-quest", to=1)

    def test_of_what_is_shuffled_away_only_the_open_cards_are_named(self):
        given = {"hand": "punch", "discard": "troll", "deck": "bumpsy, krump", "artifacts": "screaming-cave"}
        for viewer, name in ((0, "Punch"), (1, "A card"), (-1, "A card")):
            with Situation(house="dis", **given) as table:
                assert told(table, "act screaming-cave", to=viewer)[1:] == [
                    f"{name} is shuffled into its owner’s deck.",
                    "Troll is shuffled into its owner’s deck.",
                ]
                assert not table.state.known

    def test_what_is_drawn_is_named_to_the_drawer_alone(self):
        with Situation(house="sanctum", line="duma-the-martyr", deck="punch, troll", p1_line="krump") as table:
            told(table, "fight duma-the-martyr")
            (entry,) = (entry for entry in table.state.log or () if entry.rule == "KF-TURN-07")
            words = GAME.words("en")
            assert words.say(entry.seen_by(0)) == "Player 1 draws Punch and Troll."
            assert words.say(entry.seen_by(1)) == "Player 1 draws 2 cards."
