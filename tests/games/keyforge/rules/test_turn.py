"""Chapter 'Turn structure': five steps, the refill, the first turn."""

import pytest

from tests.games.keyforge.situations import Situation
from trivault.games.keyforge.game import GAME

FULL = "6 punch"  # a hand that draws nothing at the end of the turn


@pytest.mark.rule("KF-TURN-01", "KF-TURN-03")
def test_players_alternate_and_the_one_whose_turn_it_is_is_active():
    with Situation(hand=FULL, p1_hand=FULL) as table:
        for turn in range(4):
            assert table.state.active == turn % 2
            assert {choice.player for choice in table.state.choices} == {turn % 2}
            table.answer("end-turn", "brobnar")
        assert table.state.turn == 7


@pytest.mark.rule("KF-TURN-02")
def test_the_five_steps_in_their_order():
    """Forge, then the house, then act, then ready, then draw: each sees what the former has done."""
    given = {
        "amber": 7,
        "hand": "krump, 3 anger",
        "deck": "troll, bumpsy, headhunter",
        "line": "troll exhausted",
    }
    with Situation(house="", step="forge", p1_hand=FULL, **given) as table:
        table.offers("red", "blue", "yellow")
        table.refused("brobnar", "KF-TURN-02")
        table.answer("red")
        assert table.state.step == "house"
        table.refused("play krump", "KF-TURN-02")
        table.answer("brobnar")
        table.changed(keys="red")
        assert table.state.step == "main"
        table.refused("reap troll", "KF-GEN-10")  # not readied yet
        table.answer("play krump", "left")
        table.changed(hand="3 anger", line="krump exhausted, troll exhausted")
        table.answer("end-turn", "brobnar")
        table.changed(player=1, line="krump, troll", hand="3 anger, troll, bumpsy, headhunter", deck="")


@pytest.mark.rule("KF-TURN-02")
def test_a_key_is_forged_with_what_the_turn_before_has_brought():
    """What is gained in step 3 waits for step 1 of the next turn."""
    with Situation(amber=5, line="troll", hand=FULL, p1_hand=FULL) as table:
        table.answer("reap troll")
        table.changed(amber=6, line="troll exhausted")
        table.answer("end-turn", "brobnar", "end-turn")
        table.offers("red", "blue", "yellow")
        table.answer("yellow", "brobnar")
        table.changed(amber=0, keys="yellow", line="troll")


@pytest.mark.rule("KF-TURN-05")
def test_playing_discarding_and_using_mix_in_any_order():
    given = {"hand": "punch, krump, troll, anger", "line": "bumpsy", "artifacts": "cannon", "p1_line": "troll"}
    with Situation(**given) as table:
        table.answer("reap bumpsy", "play krump", "left", "discard troll", "act cannon", "damage troll")
        table.answer("discard punch", "play anger", "ready bumpsy")
        table.changed(
            amber=2,
            hand="",
            discard="anger, bumpsy, punch, troll",
            line="krump exhausted",
            artifacts="cannon exhausted",
            p1_line="troll damage:7",
        )


@pytest.mark.rule("KF-TURN-06")
def test_every_exhausted_card_of_the_active_player_is_readied_and_no_other():
    given = {"line": "troll exhausted, bumpsy exhausted house:dis", "artifacts": "cannon exhausted"}
    theirs = {"p1_line": "krump exhausted", "p1_artifacts": "iron-obelisk exhausted"}
    with Situation(hand=FULL, **given, **theirs) as table:
        table.answer("end-turn", "brobnar")
        table.changed(player=1, line="troll, bumpsy house:dis", artifacts="cannon")


@pytest.mark.rule("KF-TURN-07")
@pytest.mark.parametrize(("hand", "drawn"), [(0, 6), (1, 5), (5, 1)])
def test_the_hand_is_refilled_to_six(hand, drawn):
    given = {"hand": f"{hand} punch" if hand else "", "deck": "7 troll"}
    with Situation(**given) as table:
        table.answer("end-turn", "brobnar")
        side = table.state.players[0]
        assert [len(side.hand), len(side.deck)] == [6, 7 - drawn]


@pytest.mark.rule("KF-TURN-07")
def test_cards_are_drawn_one_at_a_time_from_the_top():
    """When the deck runs out in between, the discard pile becomes the deck and drawing goes on."""
    with Situation(hand="3 punch", deck="troll, bumpsy", discard="2 krump") as table:
        table.answer("end-turn", "brobnar")
        table.changed(player=1, hand="3 punch, troll, bumpsy, krump", deck="krump", discard="")


@pytest.mark.rule("KF-TURN-07")
@pytest.mark.parametrize(
    ("given", "held"),
    [
        ({"line": "mother"}, 7),
        ({"p1_line": "succubus"}, 5),
        ({"line": "mother", "p1_line": "succubus"}, 6),
        ({"artifacts": "the-howling-pit", "line": "mother"}, 8),
        ({"chains": 7}, 4),
    ],
)
def test_chains_and_cards_change_the_refill(given, held):
    with Situation(deck="9 troll", **given) as table:
        table.answer("end-turn", "brobnar")
        assert len(table.state.players[0].hand) == held


@pytest.mark.rule("KF-TURN-08")
def test_nobody_discards_down_to_six():
    with Situation(hand="9 punch", deck="troll") as table:
        table.answer("end-turn", "brobnar")
        table.changed(player=1)


@pytest.mark.rule("KF-TURN-09")
def test_end_of_turn_effects_come_after_drawing():
    given = {
        "line": "rogue-ogre damage:3, shaffles exhausted",
        "hand": "troll, 4 punch",
        "deck": "krump, bumpsy",
    }
    with Situation(p1_amber=2, **given) as table:
        table.answer("play troll", "left", "end-turn")
        table.changed(
            hand="4 punch, krump, bumpsy", deck="", line="troll, rogue-ogre damage:3, shaffles"
        )  # all is readied and drawn
        table.offers("resolve rogue-ogre p0", "resolve shaffles p0")
        table.answer("resolve shaffles p0", "brobnar")
        table.changed(player=1, p1_amber=0, line="troll, rogue-ogre damage:1 amber:1, shaffles")


@pytest.mark.rule("KF-TURN-10")
def test_the_turn_ends_after_its_last_effects():
    """The opponent's turn begins only then: with one Æmber too few for a key."""
    with Situation(line="shaffles", hand=FULL, p1_amber=6, p1_line="troll") as table:
        table.answer("end-turn")
        table.changed(player=1, p1_amber=5)
        table.offers("brobnar", "dis", "logos")
        table.answer("brobnar")


@pytest.mark.rule("KF-TURN-10")
def test_effects_for_the_turn_end_with_it():
    with Situation(
        hand="follow-the-leader, 5 punch", deck="punch", line="troll house:dis", p1_line="krump"
    ) as table:
        table.answer("play follow-the-leader")
        assert table.can("fight troll")
        table.answer("end-turn", "brobnar", "end-turn", "brobnar")
        table.refused("fight troll", "KF-USE-01")


# "Check!"


def announced(table, *answers):
    """Who announces a key that can be forged, while these answers are given."""
    table.state.log = []
    table.answer(*answers)
    return [entry.public.args["who"].args["n"] - 1 for entry in table.state.log if entry.rule == "KF-TURN-11"]


@pytest.mark.rule("KF-TURN-11", "KF-OPEN-13")
@pytest.mark.parametrize(
    ("given", "who"),
    [
        ({"amber": 6}, [0]),
        ({"amber": 5}, []),
        ({"amber": 5, "p1_amber": 9, "p1_artifacts": "the-sting"}, []),  # it is not their turn that ends
        ({"amber": 6, "p1_line": "murmook"}, []),  # a key costs 7
        ({"amber": 7, "p1_line": "murmook"}, [0]),
        ({"amber": 5, "line": "titan-mechanic"}, [0]),  # a key costs 5
        ({"amber": 4, "artifacts": "pocket-universe amber:2"}, [0]),  # KF-OPEN-13
        ({"amber": 4, "line": "troll amber:2"}, []),  # captured Æmber cannot be spent
        ({"amber": 6, "artifacts": "the-sting"}, [0]),  # there is enough, though the step is skipped
    ],
)
def test_who_ends_the_turn_with_enough_for_a_key_announces_it(given, who):
    with Situation(hand=FULL, p1_hand=FULL, houses="brobnar, dis, mars", **given) as table:
        assert announced(table, "end-turn") == who
        table.answer("brobnar")


@pytest.mark.rule("KF-TURN-11")
def test_what_the_end_of_the_turn_takes_does_not_count():
    given = {"line": "shaffles", "p1_line": "troll"}
    with Situation(hand=FULL, p1_hand=FULL, p1_amber=6, **given) as table:
        assert announced(table, "end-turn", "brobnar", "end-turn", "brobnar") == []
        table.changed(p1_amber=5)


@pytest.mark.rule("KF-TURN-11", "KF-OPEN-13")
def test_a_cost_for_this_turn_alone_does_not_count_any_more():
    """The opponent's keys cost 3 more in that turn, and 6 when its turn has ended."""
    given = {"artifacts": "lash-of-broken-dreams", "p1_amber": 6}
    with Situation(house="dis", hand=FULL, p1_hand=FULL, **given) as table:
        assert announced(table, "act lash-of-broken-dreams", "end-turn", "brobnar", "end-turn", "brobnar") == [
            1
        ]


@pytest.mark.rule("KF-TURN-11")
@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("en", "Player 1: “Check!” There is enough Æmber for a key."),
        ("de", "Spieler 1: „Check!“ Das Æmber reicht für einen Schlüssel."),
        ("pl", "Gracz 1 ogłasza: Æmberu wystarczy na klucz."),
    ],
)
def test_the_announcement_is_heard_by_everybody(lang, said):
    with Situation(amber=6, hand=FULL) as table:
        table.state.log = []
        table.answer("end-turn")
        (entry,) = [entry for entry in table.state.log if entry.rule == "KF-TURN-11"]
        assert entry.private is None
        assert GAME.words(lang).say(entry.public) == said
        table.answer("brobnar")


# The first turn


@pytest.mark.rule("KF-TURN-12")
@pytest.mark.parametrize("way", ["play", "discard"])
def test_in_the_first_turn_one_card_is_played_or_discarded(way):
    with Situation(first=True, hand="punch, krump, troll") as table:
        table.answer(f"{way} punch")
        table.offers("end-turn")
        table.refused("play krump", "KF-TURN-12")
        table.refused("discard krump", "KF-TURN-12")


@pytest.mark.rule("KF-TURN-12")
def test_using_cards_is_not_limited_in_the_first_turn():
    with Situation(first=True, hand="punch, krump", line="troll, bumpsy") as table:
        table.answer("reap troll", "reap bumpsy")
        table.offers("play punch", "discard punch", "play krump", "discard krump", "end-turn")


@pytest.mark.rule("KF-TURN-12")
def test_the_limit_is_gone_in_the_turns_that_follow():
    with Situation(first=True, hand=FULL, p1_hand="krump, 2 troll, 3 anger") as table:
        table.answer("end-turn", "brobnar")
        table.answer("discard anger", "discard troll", "play krump")
        table.changed(player=1, p1_hand="troll, 2 anger", p1_discard="troll, anger", p1_line="krump exhausted")


@pytest.mark.rule("KF-TURN-13")
def test_a_card_extends_the_first_turn():
    with Situation(first=True, house="logos", hand="phase-shift, troll, krump, labwork") as table:
        table.answer("play phase-shift")
        table.offers("play troll", "play krump", "end-turn")
        table.answer("play krump")
        table.changed(hand="troll, labwork", discard="phase-shift", line="krump exhausted")
        table.offers("end-turn")


@pytest.mark.rule("KF-TURN-14")
def test_cards_played_from_elsewhere_are_free_in_the_first_turn():
    with Situation(first=True, house="logos", hand="wild-wormhole, labwork", deck="troll, krump") as table:
        table.answer("play wild-wormhole")
        table.changed(amber=1, hand="labwork", discard="wild-wormhole", deck="krump", line="troll exhausted")
        table.refused("play labwork", "KF-TURN-12")


@pytest.mark.rule("KF-TURN-14")
def test_cards_played_from_elsewhere_first_leave_the_one_from_hand():
    given = {"artifacts": "chaos-portal", "hand": "labwork, doc-bookton", "deck": "troll, krump"}
    with Situation(first=True, house="logos", **given) as table:
        table.answer("act chaos-portal", "brobnar")
        table.changed(artifacts="chaos-portal exhausted", deck="krump", line="troll exhausted")
        table.answer("play labwork")
        table.changed(amber=1, hand="", archives="doc-bookton", discard="labwork")
