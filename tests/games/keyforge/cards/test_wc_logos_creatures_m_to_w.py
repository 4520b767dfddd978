"""What cards of Logos in Worlds Collide do: creatures m to w."""

from functools import partial

import pytest

from tests.games.keyforge import situations
from trivault.games.keyforge.game import GAME
from trivault.games.keyforge.positions.position import fields
from trivault.games.keyforge.rules.damage import armor, keyword, power

Situation = partial(situations.Situation, house="logos")


def thing(table, slug, player=0):
    """The card in a player's battleline on which this is printed."""
    state = table.state
    (card,) = (c for c in state.players[player].line if state.originals.get(c, state.defs[c]).slug == slug)
    return card


# Mimic Gel


def test_mimic_gel_is_a_copy_of_another_creature():
    with Situation(hand="mimic-gel", line="dextre", p1_line="troll", p1_amber=2) as table:
        table.answer("play mimic-gel")
        table.offers("copy dextre", "copy troll")
        table.answer("copy troll", "right")
        table.changed(hand="", line="dextre, mimic-gel copy:troll exhausted")
        gel = thing(table, "mimic-gel")
        assert (table.state.defs[gel].slug, table.state.house_of(gel)) == ("troll", "logos")
        assert GAME.position(table.state.position()).position() == table.state.position()


def test_mimic_gel_copies_what_the_creature_does():
    with Situation(hand="mimic-gel, labwork", line="doc-bookton", deck="mother, dextre") as table:
        table.answer("play mimic-gel", "left")
        table.changed(hand="labwork", line="mimic-gel copy:doc-bookton exhausted, doc-bookton")
        table.answer("end-turn")
    with Situation(line="mimic-gel copy:doc-bookton", deck="mother, dextre") as table:
        table.answer("reap doc-bookton")
        table.changed(line="mimic-gel copy:doc-bookton exhausted", amber=1, hand="mother", deck="dextre")


def test_mimic_gel_resolves_the_bonus_and_the_play_ability_that_it_copies():
    with Situation(hand="mimic-gel", line="timetraveller", deck="mother, dextre, labwork") as table:
        table.answer("play mimic-gel", "left")
        table.changed(
            hand="mother, dextre",
            amber=1,
            deck="labwork",
            line="mimic-gel copy:timetraveller exhausted, timetraveller",
        )


def test_mimic_gel_cannot_be_played_without_another_creature():
    with Situation(hand="mimic-gel", artifacts="library-of-babble") as table:
        table.refused("play mimic-gel", "KF-PLAY-13")


@pytest.mark.rule("KF-FAQ-40")
def test_mimic_gel_copies_only_the_base_card():
    given = "troll damage:3 power:2 warded stunned amber:1 +blood-of-titans"
    with Situation(hand="mimic-gel", p1_line=given) as table:
        table.answer("play mimic-gel")
        table.changed(hand="", line="mimic-gel copy:troll exhausted")
        assert [table.state.defs[c].slug for c in table.state.players[0].line] == ["troll"]
        (gel,) = table.state.players[0].line
        assert power(table.state, gel) == 8


@pytest.mark.rule("KF-FAQ-41")
@pytest.mark.rule("KF-CONST-04")
def test_mimic_gel_as_crash_muldoon_is_deployed_and_enters_ready():
    with Situation(hand="mimic-gel", line="crash-muldoon, dextre", p1_line="troll") as table:
        table.answer("play mimic-gel", "copy crash-muldoon")
        table.offers("left", "right-of crash-muldoon", "right")
        table.answer("right-of crash-muldoon")
        table.changed(hand="", line="crash-muldoon, mimic-gel copy:crash-muldoon, dextre")
        table.answer("act crash-muldoon", "reap dextre")
        table.changed(amber=1, line="crash-muldoon, mimic-gel copy:crash-muldoon exhausted, dextre exhausted")


@pytest.mark.rule("KF-FAQ-42")
def test_mimic_gel_as_auto_legionary_is_a_creature_of_power_5_for_every_active_house():
    with Situation(hand="mimic-gel", line="auto-legionary exhausted") as table:
        table.answer("play mimic-gel", "left")
        table.changed(
            hand="", line="mimic-gel copy:auto-legionary-creature exhausted, auto-legionary exhausted"
        )
        gel = thing(table, "mimic-gel")
        assert power(table.state, gel) == 5
        assert table.state.house_of(gel) == "logos"
    with Situation(house="dis", line="mimic-gel copy:auto-legionary-creature, dextre") as table:
        table.offers("reap auto-legionary", "act auto-legionary", "end-turn")
        table.answer("reap auto-legionary")
        table.changed(amber=1, line="mimic-gel copy:auto-legionary-creature exhausted, dextre")


def test_mimic_gel_copies_what_another_gel_copies():
    with Situation(hand="mimic-gel", line="mimic-gel copy:dust-imp") as table:
        table.answer("play mimic-gel", "right")
        table.changed(hand="", line="mimic-gel copy:dust-imp, mimic-gel copy:dust-imp exhausted")


@pytest.mark.rule("KF-WORD-15")
def test_mimic_gel_put_into_play_alone_copies_nothing_and_has_no_power():
    """Spangler Box gives it back to an empty table."""
    with Situation(
        house="untamed", hand="grasping-vines", artifacts="spangler-box purged:mimic-gel", purged="mimic-gel"
    ) as table:
        table.answer("play grasping-vines", "to-hand spangler-box")
        table.changed(
            amber=1, hand="spangler-box", artifacts="", purged="", discard="grasping-vines, mimic-gel"
        )


def test_mimic_gel_that_is_put_into_play_copies_too():
    with Situation(
        house="untamed", hand="grasping-vines", artifacts="spangler-box purged:mimic-gel", purged="mimic-gel",
        line="silvertooth exhausted", p1_line="troll",
    ) as table:  # fmt: skip
        table.answer("play grasping-vines", "to-hand spangler-box", "copy silvertooth", "right")
        table.changed(
            amber=1,
            hand="spangler-box",
            artifacts="",
            purged="",
            discard="grasping-vines",
            line="silvertooth exhausted, mimic-gel copy:silvertooth",
        )


def test_mimic_gel_is_itself_again_when_it_leaves_play():
    with Situation(line="mimic-gel copy:dust-imp", p1_line="troll", p1_hand="mimic-gel") as table:
        table.answer("fight dust-imp")
        table.changed(line="", discard="mimic-gel", amber=2, p1_line="troll damage:2")
        assert table.state.originals == {}


@pytest.mark.rule("KF-WORD-20")
def test_copied_text_that_names_its_card_means_the_copy():
    """Bad Penny returns itself: here the gel, not a Bad Penny."""
    with Situation(line="mimic-gel copy:bad-penny, bad-penny", p1_line="troll") as table:
        table.answer("fight bad-penny")
        table.changed(line="bad-penny", hand="mimic-gel", p1_line="troll damage:1")


@pytest.mark.rule("KF-SIX-02")
def test_a_copy_counts_for_the_title_of_what_it_copies():
    played = "dextre, dextre, dextre, dextre, dextre, dextre"
    with Situation(hand="mimic-gel", line="dextre", p1_line="troll", played=played) as table:
        table.answer("play mimic-gel", "right")
        table.changed(hand="", line="dextre, mimic-gel copy:troll exhausted")


@pytest.mark.rule("KF-SIX-02")
def test_playing_a_copy_is_one_of_the_six_times():
    given = {"hand": "mimic-gel, troll house:logos", "played": "troll, troll, troll, troll, troll"}
    with Situation(line="bumpsy", **given) as table:
        table.answer("play mimic-gel", "right")
        assert table.can("play troll")
    with Situation(line="troll", **given) as table:
        table.answer("play mimic-gel", "right")
        table.refused("play troll", "KF-SIX-01")


def test_a_gel_and_a_card_that_it_copies_are_told_apart_in_views_and_bytes():
    with Situation(hand="mimic-gel, labwork", line="dextre", p1_line="troll", p1_hand="punch") as table:
        table.answer("play mimic-gel")
        assert GAME.from_bytes(table.state.to_bytes()) == table.state
        table.answer("copy troll")  # where it will stand is still open
        for state in (GAME.from_bytes(table.state.to_bytes()), table.state.copy()):
            assert fields(state) == fields(table.state)
            state.apply("left")
            assert fields(state).players[0].line == ["mimic-gel copy:troll exhausted", "dextre"]
        for player in range(2):
            sampled = GAME.sample(table.state.view(player), 3)
            assert [sampled.defs[c].key for c in sampled.originals] == ["troll"]
        table.answer("right")
        table.changed(hand="labwork", line="dextre, mimic-gel copy:troll exhausted")


def test_a_copied_keyword_and_armor_count():
    with Situation(line="mimic-gel copy:champion-anaphiel, dextre", p1_line="troll") as table:
        (gel, _) = table.state.players[0].line
        assert keyword(table.state, gel, "taunt")
        assert armor(table.state, gel) == 1


# Quant


def test_quant_lets_you_play_one_action_of_another_house():
    with Situation(line="quant", hand="2 punch, bumpsy", p1_line="valdr") as table:
        table.answer("reap quant")
        assert table.can("play punch")
        assert not table.can("play bumpsy")
        table.answer("play punch", "damage valdr")
        assert not table.can("play punch")
        table.changed(
            amber=2, line="quant exhausted", hand="punch, bumpsy", discard="punch", p1_line="valdr damage:3"
        )


# Reassembling Automaton, Self-Bolstering Automata


@pytest.mark.rule("KF-REPL-04")
@pytest.mark.parametrize(
    ("slug", "after"),
    [
        ("reassembling-automaton", "krump, reassembling-automaton exhausted"),
        ("self-bolstering-automata", "krump, self-bolstering-automata exhausted power:2"),
    ],
)
def test_an_automaton_is_not_destroyed_beside_another_creature(slug, after):
    with Situation(house="brobnar", hand="punch", p1_line=f"{slug}, krump", line="troll") as table:
        table.answer("play punch", f"damage {slug}")
        table.offers("left", "right")
        table.answer("right")
        table.changed(amber=1, hand="", discard="punch", p1_line=after)


@pytest.mark.rule("KF-WORD-03", "KF-HEAL-02")
@pytest.mark.parametrize(
    ("marks", "counters"),
    [("damage:1 power:1", "power:3"), ("exhausted damage:1 power:1", "power:1"), ("power:1", "power:1")],
)
def test_self_bolstering_automata_gets_counters_only_if_all_of_it_was_done(marks, counters):
    """What is exhausted cannot be exhausted, and what has no damage is not healed."""
    line = f"krump, self-bolstering-automata {marks}, bumpsy"
    with Situation(house="dis", hand="hand-of-dis", p1_line=line) as table:
        table.answer("play hand-of-dis", "right")
        after = f"krump, bumpsy, self-bolstering-automata exhausted {counters}"
        table.changed(hand="", discard="hand-of-dis", p1_line=after)


@pytest.mark.parametrize("slug", ["reassembling-automaton", "self-bolstering-automata"])
def test_an_automaton_alone_is_destroyed(slug):
    with Situation(house="brobnar", hand="punch", p1_line=slug, line="troll") as table:
        table.answer("play punch", f"damage {slug}")
        table.changed(amber=1, hand="", discard="punch", p1_line="", p1_discard=slug)
    with Situation(house="dis", hand="fear", p1_line=f"{slug}, krump") as table:
        table.answer("play fear", f"to-hand {slug}")
        table.changed(hand="", discard="fear", p1_line="krump", p1_hand=slug)


def test_an_automaton_survives_when_all_others_are_destroyed_with_it():
    with Situation(house="dis", hand="gateway-to-dis", line="reassembling-automaton, krump") as table:
        table.answer("play gateway-to-dis", "left")
        table.changed(
            hand="", discard="gateway-to-dis, krump", line="reassembling-automaton exhausted", chains=3
        )


# Titan Guardian


@pytest.mark.parametrize(
    ("line", "left", "drawn"),
    [
        ("troll, titan-guardian damage:4, krump", "troll, krump", 2),
        ("titan-guardian damage:4, krump", "krump", 0),
    ],
)
def test_titan_guardian_draws_if_it_falls_away_from_the_flanks(line, left, drawn):
    with Situation(house="brobnar", hand="punch", line=line, deck="3 urchin") as table:
        table.answer("play punch", "damage titan-guardian")
        drew = {"hand": "2 urchin", "deck": "urchin"} if drawn else {"hand": ""}
        table.changed(amber=1, discard="punch, titan-guardian", line=left, **drew)


# Wormhole Technician


def test_wormhole_technician_plays_a_logos_card_and_archives_another():
    with Situation(line="wormhole-technician", deck="dextre, troll", p1_amber=1) as table:
        table.answer("reap wormhole-technician", "right")
        table.changed(
            amber=1, line="wormhole-technician exhausted, dextre exhausted amber:1", deck="troll", p1_amber=0
        )
    with Situation(line="wormhole-technician", deck="troll, dextre") as table:
        table.answer("reap wormhole-technician")
        table.changed(amber=1, line="wormhole-technician exhausted", deck="dextre", archives="troll")
    with Situation(line="wormhole-technician", discard="dextre") as table:
        table.answer("reap wormhole-technician")
        table.changed(amber=1, line="wormhole-technician exhausted")
