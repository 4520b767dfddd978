"""What is in force: what keys cost and why, bans, lasting effects, rules for houses, and when it ends."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import cycle, islice

import pytest

import trivault
from trivault.games.keyforge.effects.durations import OpponentsNextTurn
from trivault.games.keyforge.presentation.active_effects import active_effects, key_cost_changes
from trivault.games.keyforge.state import moments
from trivault.games.keyforge.state.model import KeyForgeState
from trivault.games.keyforge.text.phrases import arranged
from trivault.kernel.abilities import Until
from trivault.kernel.text import LANGUAGES
from trivault.presentation.presenter import make_presenter

GAME = trivault.load("keyforge")


def after(*answers: str, house: str, **sides: object) -> KeyForgeState:
    players = [sides, {"line": ["troll"], "hand": ["punch"], "deck": ["9 punch"]}]
    state = GAME.position({"players": players, "turn": {"house": house}})
    for answer in answers:
        state.apply(answer)
    return state


def said(state: KeyForgeState, lang: str = "en", player: int = 0) -> list[str]:
    return make_presenter("keyforge", lang).explained(GAME.view(state, player))


class TestKeys:
    def test_without_changes(self) -> None:
        assert said(after(house="mars")) == ["Player 1: a key costs 6 Æmber.", "Player 2: a key costs 6 Æmber."]

    @pytest.mark.parametrize(
        ("lang", "line"),
        [
            ("en", "Player 2: a key costs 9 Æmber (6, Grabber Jammer +1, Jammer Pack +2)."),
            ("de", "Spieler 2: Ein Schlüssel kostet 9 Æmber (6, Störgreifer +1, Tragbarer Störsender +2)."),
            ("pl", "Gracz 2: klucz kosztuje 9 Æmberu (6, Łapacz-zakłócacz +1, Zagłuszacze +2)."),
        ],
    )
    def test_every_card_that_changes_the_cost_is_named(self, lang: str, line: str) -> None:
        state = after(house="mars", line=["grabber-jammer +jammer-pack"])
        assert said(state, lang)[1] == line
        assert [n for _, n in key_cost_changes(state, 1)] == [1, 2]

    def test_what_changes_nothing_is_not_named(self) -> None:
        state = after(house="mars", line=["grabber-jammer"])
        assert key_cost_changes(state, 0) == []


class TestLasting:
    def test_until_the_end_of_the_other_turn(self) -> None:
        state = after("play miasma", house="shadows", hand=["miasma", "urchin"])
        assert said(state)[2:] == [
            "Miasma (Player 1): Your opponent skips their “forge a key” step, until the end of Player 2’s turn."
        ]

    def test_it_ends_with_that_turn(self) -> None:
        state = after("play miasma", "end-turn", house="shadows", hand=["miasma", "urchin"], deck=["9 urchin"])
        assert len(said(state)) == 3
        state.apply(state.legal()[0])
        state.apply("end-turn")
        assert len(said(state)) == 2

    @pytest.mark.parametrize(
        ("lang", "end"),
        [
            ("en", "until the end of Player 2’s turn."),
            ("de", "bis zum Ende des Zuges von Spieler 2."),
            ("pl", "do końca tury Gracza 2."),
        ],
    )
    def test_in_every_language(self, lang: str, end: str) -> None:
        state = after("play miasma", house="shadows", hand=["miasma", "urchin"])
        assert said(state, lang)[2].endswith(end)

    def test_a_named_house_is_told(self) -> None:
        state = after("play control-the-weak", "logos", house="dis", hand=["control-the-weak", "dust-imp"])
        (line,) = said(state)[2:]
        assert line.startswith("Control the Weak (Player 1): ")
        assert "(Logos), until the end of Player 2’s turn." in line

    def test_until_a_card_leaves_play(self) -> None:
        state = after("play restringuntus", "brobnar", house="dis", hand=["restringuntus", "dust-imp"])
        assert said(state)[2].endswith("(Brobnar), until Restringuntus leaves play.")

    def test_who_got_an_ability_for_a_while_is_told(self) -> None:
        side = {"line": ["dextre", "troll", "bumpsy"], "artifacts": ["spectral-tunneler"]}
        state = after("act spectral-tunneler", "choose troll@p0", house="logos", **side)
        end = "until the end of Player 1’s turn."
        assert said(state)[2:] == [
            f"Spectral Tunneler (Player 1): Reap: Draw 1 card (Troll), {end}",
            f"Spectral Tunneler (Player 1): It counts as a flank creature (Troll), {end}",
        ]

    def test_what_goes_back_when_a_card_leaves_play(self) -> None:
        state = after("play harland-mindlock", "left", house="logos", hand=["harland-mindlock", "dextre"])
        while state.choice is not None and state.choice.verb != "act":
            state.apply(state.legal()[0])
        line = "Harland Mindlock (Player 1): You control it (Troll), until Harland Mindlock leaves play."
        assert said(state)[2:] == [line]

    def test_a_whole_text_box_is_told_by_its_card(self) -> None:
        side = {"line": ["bumpsy"], "hand": ["mother"], "artifacts": ["creed-of-nurture"]}
        state = after("omni creed-of-nurture", "choose bumpsy", house="untamed", **side)
        (line,) = said(state)[2:]
        assert line.startswith("Creed of Nurture (Player 1): ")
        assert "Mother" in line
        assert "Bumpsy" in line

    def test_both_players_are_told_the_same(self) -> None:
        state = after("play miasma", house="shadows", hand=["miasma", "urchin"])
        assert said(state, player=0) == said(state, player=1) == said(state, player=-1)


def test_every_moment_at_which_an_effect_ends_has_words() -> None:
    """Whatever a card says it lasts until, the table can say it."""
    state = after(house="dis", line=["troll"])
    state.scopes[-1].this = 0
    for until in {node.until for node in GAME.program.nodes if isinstance(node, Until)}:
        for you in range(2):
            moment = GAME.moment(state, until, you)
            assert moments.read(moment), moment


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_lasting_effect_has_words(lang: str) -> None:
    """Those that wait for the other turn to begin, too."""
    nodes = [node for node in GAME.program.nodes if isinstance(node, Until)]
    later = [node.later for node in nodes if isinstance(node, OpponentsNextTurn)]
    assert later
    for ability in (*later, *(node.ability for node in nodes)):
        assert GAME.words(lang).say(arranged(ability.words(1), True))


class TestConstant:
    def test_what_reaches_others_is_told_and_the_rest_stands_on_the_card(self) -> None:
        state = after(house="sanctum", line=["grey-monk", "champion-anaphiel"], artifacts=["speed-sigil"])
        assert said(state)[2:] == [
            "Grey Monk (Player 1): Each friendly creature gets +1 armor.",
            "Speed Sigil (Player 1): The first creature played each turn enters play ready.",
        ]

    def test_what_creatures_show_anyway_is_not_on_the_board(self) -> None:
        state = after(house="sanctum", line=["grey-monk"], artifacts=["speed-sigil"])
        board = make_presenter("keyforge", "en").active_effects(GAME.view(state, 0))
        assert [each.card for each in board] == ["Speed Sigil"]

    def test_two_of_the_same_are_counted(self) -> None:
        state = after(house="sanctum", line=["2 grey-monk"])
        assert len(active_effects(state)) == 2
        assert said(state)[2:] == ["Grey Monk ×2 (Player 1): Each friendly creature gets +1 armor."]


def slugs(kind: str) -> list[str]:
    return [card.slug for card in GAME.cards.values() if card.type == kind and card.half != "top"]


def tables() -> Iterator[KeyForgeState]:
    """Tables on which every creature and every artifact lies once, and upgrades on the creatures."""
    upgrades, artifacts = cycle(slugs("upgrade")), cycle(slugs("artifact"))
    creatures = slugs("creature")
    for i in range(0, len(creatures), 11):
        line = [f"{slug} +{next(upgrades)}" for slug in creatures[i : i + 11]]
        side = {"line": line, "artifacts": list(islice(artifacts, 12))}
        yield GAME.position({"players": [side, {}], "turn": {"house": "dis"}})


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_card_in_play_can_be_told(lang: str) -> None:
    """No message is missing, whatever lies there."""
    presenter = make_presenter("keyforge", lang)
    for state in tables():
        view = GAME.view(state, 0)
        assert all(presenter.explained(view))
        assert all(words for _, words in presenter.facts(view))
