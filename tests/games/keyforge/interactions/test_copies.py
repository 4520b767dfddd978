"""Cards that are something else for a while: copies, animated artifacts, clones, robots on other creatures."""

import pytest

from tests.games.keyforge.interactions.pairs import check, pair
from tests.games.keyforge.situations import Situation

LOGOS = {"house": "logos"}
GEL = LOGOS | {"hand": "mimic-gel"}

ENTERS = [
    pair("ready", GEL | {"p1_line": "silvertooth"}, "play mimic-gel", pytest.mark.rule("KF-CONST-04"), hand="",
         line="mimic-gel copy:silvertooth"),
    pair("stunned", GEL | {"p1_line": "gargantodon"}, "play mimic-gel", pytest.mark.rule("KF-CONST-04"),
         hand="", line="mimic-gel copy:gargantodon exhausted stunned"),
    pair("under the opponent's control", GEL | {"p1_line": "scowly-caper owner:1"}, "play mimic-gel; right",
         pytest.mark.rule("KF-CONST-04"), hand="",
         p1_line="scowly-caper, mimic-gel owner:0 copy:scowly-caper exhausted"),
    pair("with its Play: ability", GEL | {"p1_line": "bumpsy", "p1_amber": 2}, "play mimic-gel",
         pytest.mark.rule("KF-FAQ-40"), hand="", line="mimic-gel copy:bumpsy exhausted", p1_amber=1),
    pair("a gigantic creature as one card", GEL | {"p1_line": "deusillus", "p1_amber": 2}, "play mimic-gel",
         pytest.mark.rule("KF-GIG-03"), hand="", line="mimic-gel copy:deusillus exhausted amber:2", p1_amber=0,
         p1_line="deusillus damage:5"),
    pair("a copy of a copy", GEL | {"p1_line": "mimic-gel copy:bumpsy", "p1_amber": 1}, "play mimic-gel",
         pytest.mark.rule("KF-FAQ-40"), hand="", line="mimic-gel copy:bumpsy exhausted", p1_amber=0),
    pair("no status, damage, Æmber or upgrade", GEL | {"p1_line": "troll warded damage:2 amber:1 +soulkeeper"},
         "play mimic-gel", pytest.mark.rule("KF-FAQ-40"), hand="", line="mimic-gel copy:troll exhausted"),
]  # fmt: skip

GATEWAY = {"house": "dis", "hand": "gateway-to-dis"}
SWEPT = {"hand": "", "chains": 3, "discard": "gateway-to-dis", "p1_line": ""}

LEAVES = [
    pair("a copy that is destroyed", GATEWAY | {"p1_line": "mimic-gel copy:dust-imp"}, "play gateway-to-dis",
         pytest.mark.rule("KF-DEST-01"), **SWEPT, p1_amber=2, p1_discard="mimic-gel"),
    pair("a copy that returns itself", GATEWAY | {"p1_line": "mimic-gel copy:bad-penny"}, "play gateway-to-dis",
         pytest.mark.rule("KF-WORD-20"), **SWEPT, p1_hand="mimic-gel"),
    pair("a copy that is returned", {"house": "dis", "hand": "hysteria",
         "p1_line": "mimic-gel copy:magda-the-rat", "p1_amber": 3}, "play hysteria",
         pytest.mark.rule("KF-LEAVE-07"), hand="", discard="hysteria", p1_line="", p1_hand="mimic-gel", amber=2,
         p1_amber=1),
    pair("a copy of a gigantic creature is one card again", GATEWAY | {"p1_line": "mimic-gel copy:deusillus"},
         "play gateway-to-dis", pytest.mark.rule("KF-GIG-03"), **SWEPT, p1_discard="mimic-gel"),
    pair("a robot on a creature", GATEWAY | {"p1_line": "troll +explo-rover"}, "play gateway-to-dis",
         pytest.mark.rule("KF-LEAVE-08"), **SWEPT, p1_discard="troll, explo-rover"),
    pair("a clone", GATEWAY | {"p1_line": "cyber-clone"}, "play gateway-to-dis", pytest.mark.rule("KF-DEST-01"),
         **SWEPT, p1_discard="cyber-clone"),
]  # fmt: skip

ACTIONS = {"house": "untamed", "hand": "mimicry"}

MIMICRY = [
    pair("does what the action does, for who plays it", ACTIONS | {"p1_discard": "gateway-to-dis",
         "p1_line": "troll"}, "play mimicry", pytest.mark.rule("KF-PLAY-17"), hand="", discard="mimicry",
         chains=3, p1_line="", p1_discard="troll, gateway-to-dis"),
    pair("has its Æmber", ACTIONS | {"p1_discard": "punch", "p1_line": "troll"}, "play mimicry",
         pytest.mark.rule("KF-BONUS-01"), hand="", amber=1, discard="mimicry", p1_line="troll damage:3"),
    pair("is archived by Sucker Punch's text", ACTIONS | {"p1_discard": "sucker-punch", "p1_line": "umbra"},
         "play mimicry", pytest.mark.rule("KF-WORD-20"), hand="", amber=1, archives="mimicry", p1_line="",
         p1_discard="umbra, sucker-punch"),
    pair("an alpha action first of all", ACTIONS | {"p1_discard": "swindle", "p1_amber": 3, "deck": "6 fear"},
         "play mimicry", pytest.mark.rule("KF-KW-OMEGA-01"), hand="6 fear", deck="", discard="mimicry", amber=3,
         p1_amber=0, player=1),
]  # fmt: skip


@pytest.mark.parametrize(("given", "answers", "expected"), ENTERS)
def test_mimic_gel_enters_as_its_model_does(given, answers, expected):
    check(given, answers, expected)


@pytest.mark.parametrize(("given", "answers", "expected"), LEAVES)
def test_a_changed_card_leaves_as_what_it_is_printed(given, answers, expected):
    check(given, answers, expected)


@pytest.mark.parametrize(("given", "answers", "expected"), MIMICRY)
def test_mimicry_is_the_copied_action(given, answers, expected):
    check(given, answers, expected)


@pytest.mark.rule("KF-PLAY-17", "KF-KW-ALPHA-01")
def test_mimicry_cannot_be_an_alpha_action_later_in_the_step():
    with Situation(house="untamed", hand="mimicry", p1_discard="swindle", played="dust-pixie") as table:
        assert not table.can("play mimicry")


def test_a_blank_copy_is_still_a_copy_with_its_power():
    given = {"house": "dis", "hand": "shadow-of-dis, gateway-to-dis", "p1_line": "mimic-gel copy:dust-imp"}
    with Situation(**given) as table:
        table.answer("play shadow-of-dis")
        assert table.power("dust-imp") == 2
        table.answer("play gateway-to-dis")
        table.changed(
            amber=1,
            hand="",
            chains=3,
            discard="gateway-to-dis, shadow-of-dis",
            p1_line="",
            p1_discard="mimic-gel",
        )


@pytest.mark.parametrize(
    ("enemy", "purged", "shown"),
    [("troll", ["troll"], 8), ("troll warded", [], 1), ("deusillus", ["deusillus", "deusillus2"], 20)],
)
def test_cyber_clone_has_the_power_of_whom_it_has_purged(enemy, purged, shown):
    with Situation(house="logos", hand="cyber-clone", p1_line=enemy) as table:
        table.answer("play cyber-clone")
        assert table.power("cyber-clone") == shown
        assert sorted(table.state.printed_card(c).slug for c in table.state.players[1].purged) == purged


def test_an_animated_artifact_is_destroyed_as_a_creature_and_lies_there_as_an_artifact():
    given = {
        "artifacts": "animator, soul-snatcher",
        "hand": "gateway-to-dis house:logos",
        "p1_artifacts": "cannon",
    }
    with Situation(house="logos", **given) as table:
        table.answer("act animator", "choose cannon", "play gateway-to-dis")
        table.changed(
            artifacts="animator exhausted, soul-snatcher", hand="", chains=3,
            discard="gateway-to-dis house:logos", p1_artifacts="", p1_discard="cannon", p1_amber=1,
        )  # fmt: skip


def test_an_animated_artifact_goes_back_at_the_end_of_the_turn_with_its_upgrades_lost():
    given = {
        "artifacts": "animator",
        "hand": "blood-of-titans house:logos",
        "p1_artifacts": "cannon",
        "deck": "6 troll",
    }
    with Situation(house="logos", p1_houses="dis, mars, logos", **given) as table:
        table.answer("act animator", "choose cannon", "play blood-of-titans")
        table.answer("end-turn", "dis")
        table.changed(amber=1, hand="6 troll", deck="", discard="blood-of-titans house:logos", player=1)


def test_a_robot_that_is_played_as_an_upgrade_is_no_creature_that_was_played():
    for way, amber in (("as-upgrade", 0), ("as-creature", 1)):
        with Situation(house="star-alliance", hand="explo-rover", line="hunting-witch") as table:
            table.answer("play explo-rover", way, *(["right"] if amber else []))
            assert table.state.players[0].amber == amber


def _houses_of_a_cannon(line, **given):
    """The house of the artifact in the turn in which it is animated and taken, and after it."""
    table = Situation(
        house="mars", p1_houses="dis, mars, logos", houses="mars, dis, shadows", deck="6 troll", **given
    )
    table.answer(*line)
    cannon = table.card("cannon")
    now = table.state.house_of(cannon)
    table.answer("end-turn")
    return now, table.state.house_of(cannon)


def test_an_animated_artifact_is_of_the_active_house_whoever_controls_it():
    line = ("act animator", "choose cannon", "play hypnobeam")
    given = {"artifacts": "animator as:mars", "hand": "hypnobeam", "p1_artifacts": "cannon"}
    assert _houses_of_a_cannon(line, **given) == ("mars", "brobnar")


def test_a_borrowed_artifact_that_was_animated_is_of_shadows_again():
    line = ("act animator", "choose cannon")
    assert _houses_of_a_cannon(line, artifacts="animator as:mars, cannon owner:1 as:shadows") == (
        "mars",
        "shadows",
    )
