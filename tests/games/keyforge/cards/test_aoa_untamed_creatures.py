"""What cards of Untamed in Age of Ascension do: creatures."""

from functools import partial

import pytest

from tests.games.keyforge import situations
from trivault.games.keyforge.rules.damage import keyword

Situation = partial(situations.Situation, house="untamed")
FULL = "6 urchin"  # a hand that draws nothing at the end of the turn


# Æmberspine Mongrel


def test_aemberspine_mongrel_is_paid_when_enemies_reap():
    given = {"line": "earthshaker, rogue-ogre", "p1_line": "aemberspine-mongrel, bumpsy"}
    with Situation(house="brobnar", **given) as table:
        table.answer("reap earthshaker")
        table.changed(amber=1, line="earthshaker exhausted, rogue-ogre", p1_amber=1)
        table.answer("fight rogue-ogre", "attack bumpsy")
        table.changed(
            line="earthshaker exhausted, rogue-ogre exhausted damage:5", p1_line="aemberspine-mongrel",
            p1_discard="bumpsy",
        )  # fmt: skip
    with Situation(line="aemberspine-mongrel, flaxia") as table:
        table.answer("reap flaxia")
        table.changed(amber=1, line="aemberspine-mongrel, flaxia exhausted")


# Bumblebird


def test_bumblebird_strengthens_other_friendly_untamed_creatures():
    with Situation(hand="bumblebird", line="flaxia, troll", p1_line="murmook") as table:
        table.answer("play bumblebird", "right")
        table.changed(hand="", line="flaxia power:2, troll, bumblebird exhausted")


@pytest.mark.rule("KF-KW-ALPHA-01")
def test_bumblebird_comes_first():
    with Situation(hand="bumblebird", line="flaxia") as table:
        table.answer("reap flaxia")
        table.refused("play bumblebird", "KF-KW-ALPHA-01")


# Duskwitch


def test_creatures_of_duskwitchs_side_enter_ready():
    with Situation(hand="glimmer, dust-pixie", line="duskwitch", p1_line="krump") as table:
        table.answer("play dust-pixie", "right")
        table.changed(hand="glimmer", line="duskwitch, dust-pixie", amber=2)
        table.answer("reap dust-pixie")
        table.changed(line="duskwitch, dust-pixie exhausted", amber=3)


@pytest.mark.rule("KF-CONST-04", "KF-OPEN-25")
def test_duskwitch_herself_enters_ready():
    given = {"hand": f"duskwitch icon:damage, {FULL}", "p1_hand": FULL, "p1_line": "krump"}
    with Situation(**given) as table:
        table.answer("play duskwitch")
        table.changed(hand=FULL, line="duskwitch icon:damage")
        table.answer("damage krump")
        table.changed(player=1, p1_line="krump damage:1")


def test_enemy_creatures_enter_exhausted_all_the_same():
    with Situation(hand="dust-pixie", p1_line="duskwitch") as table:
        table.answer("play dust-pixie")
        table.changed(hand="", line="dust-pixie exhausted", amber=2)


def test_what_is_no_creature_enters_exhausted():
    with Situation(hand="world-tree", line="duskwitch") as table:
        table.answer("play world-tree")
        table.changed(hand="", artifacts="world-tree exhausted")


@pytest.mark.parametrize(
    ("mine", "theirs", "state"), [("duskwitch", "krump", " exhausted"), ("krump", "duskwitch", "")]
)
def test_scowly_caper_enters_ready_for_the_duskwitch_of_its_controller(mine, theirs, state):
    with Situation(house="shadows", hand="scowly-caper", line=mine, p1_line=theirs) as table:
        table.answer("play scowly-caper", "left")
        table.changed(hand="", p1_line=f"scowly-caper owner:0{state}, {theirs}")


def test_who_is_put_into_play_enters_ready_too():
    """Not played: a creature that comes back from a Spangler Box."""
    given = {"artifacts": "spangler-box purged:bumpsy", "purged": "bumpsy", "line": "duskwitch"}
    with Situation(house="brobnar", hand="barehanded", **given) as table:
        table.answer("play barehanded", "right")
        table.changed(
            hand="", discard="barehanded", amber=1, artifacts="", deck="spangler-box", purged="",
            line="duskwitch, bumpsy",
        )  # fmt: skip


def test_soft_landing_waits_for_a_card_that_is_played():
    """A creature that is put into play does not use it up."""
    given = {"hand": "soft-landing, blypyp, zorg", "line": "yxilo-bolter", "artifacts": "swap-widget"}
    with Situation(house="mars", **given) as table:
        table.answer("play soft-landing", "act swap-widget", "choose blypyp", "play zorg", "right")
        table.changed(
            hand="yxilo-bolter",
            discard="soft-landing",
            artifacts="swap-widget exhausted",
            line="blypyp, zorg stunned",
        )


@pytest.mark.rule("KF-KW-OMEGA-01")
def test_the_icons_and_triggers_of_an_omega_card_are_resolved_before_the_step_ends():
    """An enemy Autocannon hits the witch as she enters."""
    given = {"hand": f"duskwitch icon:draw, {FULL}", "deck": "troll", "artifacts": "library-of-babble"}
    with Situation(p1_hand=FULL, p1_artifacts="autocannon", p1_line="krump", **given) as table:
        table.answer("play duskwitch")
        table.changed(player=1, hand=f"{FULL}, troll", deck="", discard="duskwitch icon:draw")


@pytest.mark.rule("KF-KW-OMEGA-01", "KF-PLAY-17")
def test_omega_of_a_copy_ends_the_step_though_it_has_left_play():
    """The gel was played as a Duskwitch, and its own icon kills it."""
    given = {"hand": f"mimic-gel icon:damage, {FULL}", "line": "batdrone", "p1_line": "duskwitch"}
    with Situation(house="logos", p1_hand=FULL, **given) as table:
        table.answer("play mimic-gel", "copy duskwitch", "left", "damage duskwitch@p0")
        table.changed(player=1, hand=FULL, discard="mimic-gel icon:damage")


@pytest.mark.rule("KF-KW-OMEGA-01")
def test_after_omega_pending_effects_use_and_play_nothing():
    """Masterplan plays Duskwitch, and what is pending is done: the plan is sacrificed."""
    given = {"hand": FULL, "line": "dodger", "artifacts": "masterplan under:duskwitch"}
    with Situation(house="shadows", p1_hand=FULL, **given) as table:
        table.answer("omni masterplan", "left")
        table.changed(player=1, line="duskwitch, dodger", artifacts="", discard="masterplan")


# Dharna


def test_dharna_is_paid_for_each_damaged_friendly_creature():
    given = {"line": "troll damage:1, krump, bumpsy damage:2", "p1_line": "troll damage:1"}
    with Situation(hand="dharna", **given) as table:
        table.answer("play dharna", "right")
        table.changed(hand="", line="troll damage:1, krump, bumpsy damage:2, dharna exhausted", amber=2)


def test_dharna_heals_a_friendly_creature():
    with Situation(line="dharna, troll damage:3", p1_line="troll damage:3") as table:
        table.answer("reap dharna")
        table.offers("heal dharna", "heal troll")
        table.answer("heal troll")
        table.changed(amber=1, line="dharna exhausted, troll damage:1")


# Fanghouse, Way of the Porcupine


def test_fanghouse_hurts_whom_it_attacks_and_who_attacks_it():
    with Situation(line="fanghouse", p1_line="troll") as table:
        table.answer("fight fanghouse")
        table.changed(line="", discard="fanghouse", p1_line="troll damage:6")
    with Situation(house="brobnar", line="troll", p1_line="fanghouse") as table:
        table.answer("fight troll")
        table.changed(line="troll exhausted damage:6", p1_line="", p1_discard="fanghouse")


def test_way_of_the_porcupine_makes_its_creature_hazardous():
    with Situation(
        house="brobnar", line="troll", p1_line="dust-pixie +way-of-the-porcupine, dew-faerie"
    ) as table:
        table.answer("fight troll", "attack dust-pixie")
        table.changed(
            line="troll exhausted damage:4", p1_line="dew-faerie", p1_discard="dust-pixie, way-of-the-porcupine"
        )


# Glimmer


def test_glimmer_returns_a_card_of_the_discard_pile():
    with Situation(hand="glimmer", discard="punch, troll", p1_discard="krump") as table:
        table.answer("play glimmer")
        table.offers("to-hand punch", "to-hand troll")
        table.answer("to-hand troll")
        table.changed(hand="troll", discard="punch", line="glimmer exhausted")


def test_glimmer_finds_nothing_in_an_empty_pile():
    with Situation(hand="glimmer", p1_discard="krump") as table:
        table.answer("play glimmer")
        table.changed(hand="", line="glimmer exhausted")


@pytest.mark.rule("KF-KW-ALPHA-01")
@pytest.mark.parametrize("deed", ["play dust-pixie", "discard dust-pixie", "reap dust-pixie"])
def test_glimmer_must_come_before_everything_else(deed):
    with Situation(hand="2 glimmer, dust-pixie", line="dust-pixie") as table:
        assert table.can("play glimmer")
        table.answer(deed)
        if deed.startswith("play"):
            table.answer("left")
        assert not table.can("play glimmer")
        assert table.state.why_not("play glimmer") == ["KF-KW-ALPHA-01"]


# Grovekeeper


def test_grovekeeper_strengthens_its_neighbors_at_the_end_of_your_turn():
    given = {"hand": FULL, "p1_hand": FULL, "p1_houses": "untamed"}
    line = "dust-pixie, grovekeeper, troll, krump"
    with Situation(line=line, p1_line="bumpsy", houses="untamed", **given) as table:
        table.answer("end-turn")
        table.changed(player=1, line="dust-pixie power:1, grovekeeper, troll power:1, krump")
        table.answer("untamed", "end-turn")
        table.changed(player=0)


# Knoxx


def test_knoxx_has_three_power_more_for_each_neighbor():
    for line, power in (("knoxx", 3), ("knoxx, troll", 6), ("krump, knoxx, troll, bumpsy", 9)):
        with Situation(line=line, p1_line="troll") as table:
            assert table.power("knoxx") == power


# Marmo Swarm


def test_marmo_swarm_has_a_power_more_for_each_amber_in_your_pool():
    with Situation(line="marmo-swarm amber:2", amber=3, p1_amber=5) as table:
        assert table.power("marmo-swarm") == 5


@pytest.mark.rule("KF-DMG-02", "KF-DMG-03")
@pytest.mark.parametrize(
    ("played", "house"), [("urchin", "shadows"), ("bumpsy", "brobnar"), ("terms-of-redress", "sanctum")]
)
def test_marmo_swarm_dies_when_its_controller_loses_the_amber_it_lived_by(played, house):
    """Stolen, lost or captured."""
    with Situation(house=house, hand=played, line="troll", p1_line="marmo-swarm damage:3", p1_amber=2) as table:
        table.answer(f"play {played}")
        if played in ("urchin", "bumpsy"):
            table.answer("left")
        assert table.state.players[1].line == []


@pytest.mark.rule("KF-DMG-02", "KF-DMG-03")
def test_marmo_swarm_dies_when_the_amber_is_spent_on_a_key():
    given = {"line": "marmo-swarm damage:3", "amber": 7, "houses": "untamed", "hand": FULL}
    with Situation(step="forge", **given) as table:
        assert table.state.players[0].line == []
        table.answer("red")
        table.changed(keys="red")


# Panpaca, Anga; Panpaca, Jaga


def test_panpaca_anga_strengthens_those_to_its_right():
    given = {"line": "troll, panpaca-anga, krump, bumpsy", "p1_line": "dust-pixie, dew-faerie"}
    with Situation(**given) as table:
        powers = {
            name: table.power(name) for name in ("troll", "panpaca-anga", "krump", "bumpsy", "dew-faerie")
        }
        assert powers == {"troll": 8, "panpaca-anga": 5, "krump": 8, "bumpsy": 7, "dew-faerie": 2}


def test_panpaca_jaga_lends_skirmish_to_those_to_its_left():
    given = {"line": "troll, krump, panpaca-jaga, bumpsy", "p1_line": "dust-pixie, panpaca-anga"}
    with Situation(**given) as table:
        names = ("troll", "krump", "panpaca-jaga", "bumpsy", "dust-pixie")
        assert [keyword(table.state, table.card(name), "skirmish") for name in names] == [1, 1, 1, 0, 0]


# Rustgnawer


def test_rustgnawer_destroys_an_artifact_and_gains_its_amber():
    given = {"artifacts": "cannon", "p1_artifacts": "world-tree icon:amber icon:draw, autocannon"}
    with Situation(line="rustgnawer", p1_line="dust-pixie", **given) as table:
        table.answer("fight rustgnawer")
        table.offers("destroy cannon", "destroy world-tree", "destroy autocannon")
        table.answer("destroy world-tree")
        table.changed(
            amber=1, line="rustgnawer exhausted damage:1", p1_artifacts="autocannon", p1_line="",
            p1_discard="world-tree icon:amber icon:draw, dust-pixie",
        )  # fmt: skip


def test_rustgnawer_gains_the_printed_amber_too_and_nothing_where_there_is_none():
    rest = {"p1_line": "", "p1_discard": "dew-faerie"}
    for artifact, amber in (("niffle-grounds", {"amber": 1}), ("world-tree", {})):
        with Situation(line="rustgnawer", p1_line="dew-faerie elusive-used", artifacts=artifact) as table:
            table.answer("fight rustgnawer")
            table.changed(line="rustgnawer exhausted damage:2", artifacts="", discard=artifact, **rest, **amber)


# Roxador


def test_roxador_deals_two_and_stuns_whom_it_has_attacked():
    with Situation(line="roxador", p1_line="troll, krump") as table:
        table.answer("fight roxador", "attack troll")
        table.changed(line="roxador exhausted", p1_line="troll stunned damage:2, krump")


# Tantadlin


def test_tantadlin_deals_two_and_discards_from_the_opponents_archives():
    given = {"archives": "punch", "p1_archives": "labwork", "p1_hand": "vigor"}
    with Situation(line="tantadlin", p1_line="troll", **given) as table:
        table.answer("fight tantadlin")
        table.changed(
            line="tantadlin exhausted damage:8", p1_line="troll damage:2", p1_archives="", p1_discard="labwork"
        )
    with Situation(line="troll", house="brobnar", p1_line="tantadlin") as table:
        table.answer("fight troll")
        table.changed(line="troll exhausted damage:2", p1_line="tantadlin damage:8")


def test_tantadlin_discards_one_card_of_several():
    with Situation(line="tantadlin", p1_line="dust-pixie", p1_archives="2 labwork") as table:
        table.answer("fight tantadlin")
        table.changed(
            line="tantadlin exhausted damage:1",
            p1_line="",
            p1_archives="labwork",
            p1_discard="labwork, dust-pixie",
        )
