"""Chapter 'Control and ownership'."""

import pytest

from tests.games.keyforge.situations import Situation
from trivault.games.keyforge.decks.deck_lists import built_in
from trivault.games.keyforge.game import GAME

SIX = "dust-imp, shooler, charette, tocsin, drumble, pit-demon"


@pytest.mark.rule("KF-CTRL-01")
def test_you_own_the_cards_of_your_deck():
    names = list(built_in())[:2]
    state = GAME.new(decks=names, seed=1, first=1)
    for player, name in enumerate(names):
        owned = [state.defs[card].slug for card, owner in enumerate(state.owners) if owner == player]
        assert sorted(owned) == sorted(entry.slug for entry in built_in()[name].cards)
        side = state.players[player]
        assert {state.owners[card] for card in side.hand + side.deck} == {player}


@pytest.mark.rule("KF-CTRL-02", "KF-LINE-02")
@pytest.mark.parametrize(
    ("flank", "line"),
    [("left", "troll owner:1, mother, harland-mindlock exhausted"),
     ("right", "mother, harland-mindlock exhausted, troll owner:1")],
)  # fmt: skip
def test_a_creature_goes_to_a_flank_of_its_new_controller(flank, line):
    with Situation(house="logos", hand="harland-mindlock", line="mother", p1_line="troll") as table:
        table.answer("play harland-mindlock", "right")
        table.offers("left", "right")
        table.answer(flank)
        table.changed(hand="", line=line, p1_line="")


@pytest.mark.rule("KF-CTRL-02", "KF-LINE-02")
def test_the_active_player_chooses_the_flank_in_the_other_line():
    given = {"hand": "harland-mindlock, twin-bolt-emission", "p1_line": "troll, bumpsy"}
    with Situation(house="logos", **given) as table:
        table.answer("play harland-mindlock", "choose troll", "left")
        table.answer("play twin-bolt-emission", "damage harland-mindlock bumpsy")
        assert table.state.choices[0].player == 0
        table.answer("right")
        table.changed(
            amber=1,
            hand="",
            discard="twin-bolt-emission, harland-mindlock",
            p1_line="bumpsy damage:2, troll",
        )


@pytest.mark.rule("KF-CTRL-02")
def test_an_artifact_moves_to_its_new_controllers_play_area():
    with Situation(
        house="shadows", hand="sneklifter", artifacts="cannon", p1_artifacts="banner-of-battle"
    ) as table:
        table.answer("play sneklifter")
        assert table.power("sneklifter") == 3  # the banner serves its new controller
        assert table.state.controller(table.card("banner-of-battle")) == 0
        assert len(table.state.players[0].artifacts) == 2
        assert table.state.players[1].artifacts == []


@pytest.mark.rule("KF-CTRL-03")
def test_of_two_effects_that_give_control_the_latest_wins():
    """The collar has given the troll away; Harland takes it back as long as he stays."""
    with Situation(
        house="logos", hand="harland-mindlock, twin-bolt-emission",
        p1_line="troll owner:0 +collar-of-subordination, bumpsy",
    ) as table:  # fmt: skip
        table.answer("play harland-mindlock", "choose troll", "left")
        table.changed(
            hand="twin-bolt-emission",
            line="troll +collar-of-subordination/owner:1, harland-mindlock exhausted",
            p1_line="bumpsy",
        )
        table.answer("play twin-bolt-emission", "damage harland-mindlock bumpsy", "right")
        table.changed(
            amber=1,
            hand="",
            line="",
            discard="twin-bolt-emission, harland-mindlock",
            p1_line="bumpsy damage:2, troll owner:0 +collar-of-subordination",
        )


@pytest.mark.rule("KF-CTRL-03")
def test_an_older_effect_that_ends_changes_nothing_any_more():
    given = {
        "hand": "harland-mindlock",
        "p1_line": "troll",
        "p1_hand": f"collar-of-subordination, gateway-to-dis, {SIX}",
    }
    with Situation(house="logos", **given, houses="logos", p1_houses="dis") as table:
        table.answer("play harland-mindlock", "left", "end-turn")
        table.answer("play collar-of-subordination", "attach troll")
        table.changed(
            player=1,
            hand="",
            line="harland-mindlock",
            p1_line="troll +collar-of-subordination",
            p1_hand="gateway-to-dis, dust-imp, shooler, charette, tocsin, drumble, pit-demon",
        )
        table.answer("play gateway-to-dis")
        table.changed(
            line="",
            discard="harland-mindlock",
            p1_line="",
            p1_hand=SIX,
            p1_chains=3,
            p1_discard="gateway-to-dis, troll, collar-of-subordination",
        )


@pytest.mark.rule("KF-CTRL-03")
def test_the_end_of_an_older_effect_does_not_give_back_what_a_later_one_keeps():
    hand = "harland-mindlock, collar-of-subordination house:logos, twin-bolt-emission"
    with Situation(house="logos", hand=hand, p1_line="troll, bumpsy") as table:
        table.answer("play harland-mindlock", "choose troll", "left")
        table.answer("play collar-of-subordination", "attach troll")
        table.answer("play twin-bolt-emission", "damage harland-mindlock bumpsy")
        table.changed(
            amber=1,
            hand="",
            line="troll owner:1 +collar-of-subordination/house:logos",
            discard="twin-bolt-emission, harland-mindlock",
            p1_line="bumpsy damage:2",
        )


@pytest.mark.rule("KF-CTRL-03")
def test_what_an_ended_effect_had_taken_does_not_come_back_to_it():
    """Two Harlands quarrel about the troll; the first one leaves first, and its owner keeps it."""
    with Situation(
        house="logos", hand="harland-mindlock", p1_line="troll", houses="logos",
        p1_hand="harland-mindlock, punch house:logos, anger house:logos, cannon house:logos",
        p1_houses="logos",
    ) as table:  # fmt: skip
        table.answer("play harland-mindlock", "left", "end-turn")
        table.answer("play harland-mindlock", "choose troll", "left")
        table.answer("play punch", "damage harland-mindlock@p0", "play cannon", "end-turn", "end-turn")
        table.answer("logos", "act cannon", "damage harland-mindlock")
        assert [len(side.line) for side in table.state.players] == [0, 1]
        assert table.state.controller(table.card("troll")) == 1


@pytest.mark.rule("KF-CTRL-04")
@pytest.mark.parametrize(("line", "more"), [("troll owner:1", ["brobnar"]), ("", [])])
def test_the_house_of_a_controlled_card_can_be_chosen(line, more):
    with Situation(step="house", house="", houses="dis, logos, mars", line=line) as table:
        table.offers("dis", "logos", "mars", *more)
        table.answer("mars")


@pytest.mark.rule("KF-CTRL-05")
@pytest.mark.parametrize(
    ("house", "card", "zone"),
    [
        ("dis", "gateway-to-dis", "discard"),
        ("dis", "hysteria", "hand"),
        ("mars", "mating-season", "deck"),
        ("shadows", "oubliette", "purged"),
    ],
)
def test_a_card_that_leaves_play_goes_to_its_owners_zone(house, card, zone):
    with Situation(house=house, hand=card, line="zyzzix-the-many owner:1") as table:
        table.answer(f"play {card}")
        mine, theirs = table.state.players
        assert (mine.line, theirs.line) == ([], [])
        assert [table.state.defs[c].slug for c in getattr(theirs, zone)] == ["zyzzix-the-many"]
        assert "zyzzix-the-many" not in [table.state.defs[c].slug for c in getattr(mine, zone)]


@pytest.mark.rule("KF-CTRL-05")
def test_unless_the_effect_says_otherwise():
    with Situation(house="mars", hand="mass-abduction", p1_line="troll damage:1") as table:
        table.answer("play mass-abduction", "archive troll")
        table.changed(amber=1, hand="", discard="mass-abduction", archives="troll owner:1", p1_line="")


@pytest.mark.rule("KF-CTRL-06")
def test_a_creature_that_returns_is_a_new_one():
    """It is played by its owner again, exhausted and healed."""
    given = {
        "hand": "total-recall",
        "line": "charette owner:1 damage:3 stunned",
        "p1_hand": SIX,
        "p1_houses": "dis",
    }
    with Situation(house="mars", **given) as table:
        table.answer("play total-recall", "end-turn", "play charette")
        assert table.state.players[0].line == []
        (card,) = table.state.players[1].line
        piece = table.state.play[card]
        assert (piece.controller, piece.ready, piece.damage, piece.stunned) == (1, False, 0, False)


@pytest.mark.rule("KF-CTRL-06")
def test_a_destroyed_enemy_that_returns_is_controlled_by_who_put_it_into_play():
    p1_line = "bumpsy stunned amber:1 damage:1 +way-of-the-wolf"
    with Situation(house="dis", line="overlord-greking", p1_line=p1_line) as table:
        table.answer("fight overlord-greking", "left")
        table.changed(
            amber=1,
            line="bumpsy owner:1 exhausted, overlord-greking exhausted damage:5",
            p1_line="",
            p1_discard="way-of-the-wolf",
        )


@pytest.mark.rule("KF-CTRL-06", "KF-LEAVE-02")
def test_a_creature_that_returned_is_not_given_back_by_an_older_effect():
    """Harland took an Umbra that has left play since; the one that Greking has won is another."""
    with Situation(
        house="logos", hand="harland-mindlock, nature-s-call house:logos, punch house:logos, 3 mother",
        line="overlord-greking house:logos", houses="logos", p1_line="umbra", p1_houses="shadows",
    ) as table:  # fmt: skip
        table.answer("play harland-mindlock", "right", "left", "play nature-s-call", "to-hand umbra")
        table.answer("end-turn", "play umbra", "end-turn")
        table.answer("fight overlord-greking", "left")
        table.answer("play punch", "damage harland-mindlock")
        assert table.state.controller(table.card("umbra")) == 0
        assert table.state.players[1].line == []


QUARREL = {
    "house": "logos", "houses": "logos", "p1_houses": "logos", "p1_line": "troll",
    "hand": "harland-mindlock, 2 punch house:logos, 3 mother",
    "p1_hand": "harland-mindlock, punch house:logos, 4 mother",
}  # fmt: skip


@pytest.mark.rule("KF-CTRL-03")
def test_when_the_latest_effect_ends_the_one_before_counts_again():
    """Both Harlands have taken the troll. The second leaves: it is the first one's again, and goes
    home only when he leaves, too."""
    with Situation(**QUARREL) as table:
        table.answer("play harland-mindlock", "left", "end-turn")
        table.answer("play harland-mindlock", "choose troll", "left", "end-turn")
        troll = table.card("troll")
        assert table.state.controller(troll) == 1
        table.answer("play punch", "damage harland-mindlock@p1", "left")
        assert table.state.controller(troll) == 0
        table.answer("play punch", "damage harland-mindlock")
        assert table.state.controller(troll) == 1
        assert [len(side.line) for side in table.state.players] == [0, 1]


@pytest.mark.rule("KF-CTRL-03")
def test_an_earlier_effect_that_has_ended_does_not_count_again():
    """The first Harland leaves while the second has the troll; then the second leaves."""
    with Situation(**QUARREL) as table:
        table.answer("play harland-mindlock", "left", "end-turn")
        table.answer("play harland-mindlock", "choose troll", "left", "end-turn")
        table.answer("play punch", "damage harland-mindlock@p0", "play punch", "damage harland-mindlock")
        assert table.state.controller(table.card("troll")) == 1
        assert [len(side.line) for side in table.state.players] == [0, 1]


@pytest.mark.rule("KF-CTRL-03")
def test_a_lasting_effect_ends_in_favour_of_one_for_good():
    """The collar keeps the troll for player 1; Harland borrows it and leaves."""
    p1 = {"p1_line": "bumpsy house:logos", "p1_hand": "collar-of-subordination house:logos"}
    with Situation(**{**QUARREL, **p1}, line="troll") as table:
        table.answer("end-turn", "play collar-of-subordination", "attach troll", "left", "end-turn")
        table.answer("play harland-mindlock", "choose troll", "left")
        troll = table.card("troll")
        assert table.state.controller(troll) == 0
        table.answer("play punch", "damage harland-mindlock", "left")
        assert table.state.controller(troll) == 1


@pytest.mark.rule("KF-CTRL-03")
def test_a_creature_that_dies_as_it_changes_sides_is_not_held():
    """The urchin lives by its owner's banner alone."""
    given = {"p1_line": "urchin damage:1", "p1_artifacts": "banner-of-battle"}
    with Situation(house="logos", hand="harland-mindlock", **given) as table:
        table.answer("play harland-mindlock", "left")
        table.changed(hand="", line="harland-mindlock exhausted", p1_line="", p1_discard="urchin")


BREAK_COLLAR = {"house": "mars", "artifacts": "cannon", "p1_line": "bumpsy"}
BROKEN = ("play destroy-them-all", "destroy bumpsy")


@pytest.mark.rule("KF-CONST-01", "KF-CTRL-03", "KF-CTRL-02")
@pytest.mark.parametrize(
    ("given", "answers", "controller"),
    [
        ({"line": "troll owner:1 +collar-of-subordination"}, (), 1),
        ({"line": "troll +collar-of-subordination"}, (), 0),
        (
            {"p1_line": "bumpsy, troll", "hand": "collar-of-subordination house:mars, destroy-them-all"},
            ("play collar-of-subordination", "attach troll"),
            1,
        ),
        (
            {"line": "troll", "hand": "collar-of-subordination house:mars, destroy-them-all"},
            ("play collar-of-subordination", "attach troll"),
            0,
        ),
        (
            {
                "p1_line": "bumpsy, troll",
                "hand": "hypnobeam, collar-of-subordination house:mars, destroy-them-all",
            },
            ("play hypnobeam", "choose troll", "play collar-of-subordination", "attach troll"),
            0,
        ),
        (
            {
                "p1_line": "bumpsy, troll owner:0 +collar-of-subordination",
                "hand": "hypnobeam, destroy-them-all",
            },
            ("play hypnobeam", "choose troll"),
            0,
        ),
    ],
)
def test_control_by_an_upgrade_lasts_as_long_as_the_upgrade_is_there(given, answers, controller):
    """Then it is as if the collar had never been there: whoever had the troll before has it again, and who has
    taken it for good since keeps it."""
    with Situation(**BREAK_COLLAR | {"hand": "destroy-them-all"} | given) as table:
        for text in answers:
            table.answer(text)
            if "left" in table.texts():
                table.answer("left")
        table.answer(*BROKEN)
        if "left" in table.texts():
            table.answer("left")
        assert table.state.controller(table.card("troll")) == controller
        assert not table.state.play[table.card("troll")].upgrades


@pytest.mark.rule("KF-CONST-01", "KF-OPEN-52")
def test_an_artifact_that_is_no_creature_any_more_goes_back_without_its_collar():
    given = {"house": "logos", "artifacts": "animator", "p1_artifacts": "cannon", "deck": "6 dextre"}
    with Situation(hand="collar-of-subordination house:logos", p1_line="troll", **given) as table:
        table.answer("act animator", "choose cannon", "left", "play collar-of-subordination", "attach cannon")
        assert table.state.controller(table.card("cannon")) == 0
        table.answer("end-turn")
        assert table.state.players[1].artifacts == [table.card("cannon")]
        assert table.state.controller(table.card("cannon")) == 1


@pytest.mark.rule("KF-CTRL-03")
def test_who_gains_control_of_a_card_by_its_own_text_keeps_it():
    """The Spangler Box is a creature this turn, with a collar on it."""
    given = {"house": "logos", "artifacts": "animator, spangler-box", "deck": "6 dextre"}
    with Situation(hand="collar-of-subordination house:logos", p1_line="troll", **given) as table:
        table.answer("act animator", "choose spangler-box", "play collar-of-subordination")
        table.answer("attach spangler-box", "act spangler-box", "purge troll", "end-turn")
        assert table.state.controller(table.card("spangler-box")) == 1
