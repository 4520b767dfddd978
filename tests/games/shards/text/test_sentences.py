"""Answers, questions and the log, said in all languages."""

from random import Random

import pytest

from tests.games.shards.text.messages import GAME, LANGUAGES
from trivault.kernel.text import Message

TABLE = {
    "players": [
        {"hand": ["crystal", "shadow-apostle", "portal-monk"], "discard": ["crystal"]},
        {"champions": ["evokatus"], "hand": ["command-seer", "korvus-legionnaire"]},
        {"champions": ["evokatus"]},
    ],
    "row": ["cache-warden"],
    "turn": {"gems": 2, "power": 5},
}

SENTENCES = [
    ([], "play crystal", "Play Crystal", "Kristall ausspielen", "Zagraj Crystal"),
    (
        [],
        "recruit cache-warden",
        "Recruit Cache Warden (2 gems)",
        "Speicherwächterin (2 Edelsteine) rekrutieren",
        "Zrekrutuj Cache Warden (2 kryształy)",
    ),
    (
        [],
        "fast-play cache-warden",
        "Fast-play Cache Warden (2 gems)",
        "Speicherwächterin (2 Edelsteine) schnellausspielen",
        "Zagraj od razu Cache Warden (2 kryształy)",
    ),
    (
        [],
        "attack evokatus@p2",
        "Attack Evokatus (Player 3, 2 power)",
        "Evokatus (Spieler 3, 2 Macht) angreifen",
        "Zaatakuj Evokatus (Gracz 3, 2 punkty mocy)",
    ),
    ([], "end-turn", "End turn", "Zug beenden", "Zakończ turę"),
    (
        ["play shadow-apostle"],
        "banish crystal@hand",
        "Banish Crystal from your hand",
        "Kristall aus der Hand bannen",
        "Usuń z gry Crystal z ręki",
    ),
    (
        ["play shadow-apostle"],
        "banish crystal@discard",
        "Banish Crystal from your discard pile",
        "Kristall aus dem Ablagestapel bannen",
        "Usuń z gry Crystal ze stosu kart odrzuconych",
    ),
    (["play shadow-apostle"], "skip", "Skip", "Verzichten", "Pomiń"),
    (
        ["end-turn"],
        "assign p1=4 p2=1",
        "Deal damage: 4 to Player 2 and 1 to Player 3",
        "Schaden zufügen: 4 an Spieler 2 und 1 an Spieler 3",
        "Przydziel obrażenia: 4 dla Gracza 2 i 1 dla Gracza 3",
    ),
    (
        ["end-turn", "assign p1=5 p2=0"],
        "show command-seer korvus-legionnaire",
        "Show Command Seer (shield 5) and Korvus Legionnaire (shield 2)",
        "Code-Seherin (Schild 5) und Korvus Legionnaire (Schild 2) vorzeigen",
        "Pokaż Command Seer (tarcza 5) i Korvus Legionnaire (tarcza 2)",
    ),
]


@pytest.mark.parametrize(("before", "answer", "en", "de", "pl"), SENTENCES)
def test_an_answer_says_what_it_does(before, answer, en, de, pl):
    state = GAME.position(TABLE)
    for earlier in before:
        state.apply(earlier)
    option = next(option for option in state.legal() if option.text == answer)
    assert [option.sentence(lang) for lang in LANGUAGES] == [en, de, pl]


def test_a_free_recruit_has_no_price():
    row = ["cache-warden", "nil-assassin"]
    state = GAME.position({"players": [{"hand": ["portal-monk"]}, {}], "row": row, "centre": []})
    state.apply("play portal-monk")
    assert [str(option) for option in state.legal()] == [
        "Recruit Cache Warden (free)",
        "Recruit Nil Assassin (free)",
    ]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_question_names_the_card_it_comes_from(lang):
    state = GAME.position(TABLE)
    state.apply("play shadow-apostle")
    words = GAME.words(lang)
    asked = words.say(f"reason-{state.choice.reason}", source=GAME.thing_message(state, state.choice.source))
    assert asked.startswith(words.say("card-shadow-apostle") + ": ")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_infinite_power_in_the_log(lang):
    who = Message("player", n=1)
    said = GAME.words(lang).say("log-gain-power", who=who, what=who, source=who, n=GAME.number(10**6))
    assert "∞" in said


def spoken(players, seed):
    """Play a game and say all that it offers, asks and notes in every language."""
    voices = [GAME.words(lang) for lang in LANGUAGES]
    random, state = Random(seed), GAME.new(players=players, seed=seed)
    said = set()
    while not state.over:
        state.log = []
        choice, legal = state.choice, state.legal()
        source = GAME.thing_message(state, choice.source)
        asked = Message(f"reason-{choice.reason}", source=source)
        option = legal[random.randrange(len(legal))]
        heard = [asked, option.message()]
        state.apply(option)
        heard += [form for entry in state.log for form in (entry.public, entry.private) if form]
        for message in heard:
            for words in voices:
                assert words.say(message)
            said.add(message.key)
    return said


def test_whole_games_can_be_told():
    said = spoken(2, 1) | spoken(3, 2) | spoken(4, 3)
    assert {"do-play", "do-assign", "do-show", "reason-play-phase", "log-draw-cards", "log-damage"} <= said


def test_a_language_that_lacks_a_name_says_it_in_english():
    assert GAME.words("de").say("card-kiln-drone") == "Kiln Drone"
    assert not GAME.words("de").has("card-kiln-drone")
