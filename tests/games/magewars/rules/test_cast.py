"""Casting spells: cast, counter, resolve, discard (MW-CAST, MW-COUNTER, MW-RESOLVE, MW-DISC)."""

import pytest

from tests.games.magewars.cards.revealing import Revealing
from tests.games.magewars.situations import Situation

# Who casts


@pytest.mark.rule("MW-CAST-02", "MW-CODEX-008")
def test_the_caster_is_the_card_that_a_spell_is_played_from():
    """Casting and resolving are different moments: here another enchantment could be revealed in between."""
    with Revealing(
        mage="beastmaster a1 mana:20",
        b2="timber-wolf ?rhino-hide",
        c3="fellella-pixie-familiar assigned:bear-strength mana:1",
        acting="fellella-pixie-familiar",
    ) as table:
        table.answer("cast bear-strength", "target timber-wolf")
        assert table.state.casts[-1].caster == table.card("fellella-pixie-familiar")
        assert not table.lies("bear-strength")  # cast, but not yet resolved
        table.settle()
        assert table.lies("bear-strength")
        table.shows(mage="beastmaster a1 mana:19", c3="fellella-pixie-familiar inactive")  # the own mana first


@pytest.mark.rule("MW-CAST-02", "MW-CAST-07", "MW-SPAWN-01")
def test_a_spawnpoint_summons_into_its_own_zone():
    with Situation(
        phase="deploy", mage="beastmaster a1 mana:20", c3="lair assigned:timber-wolf mana:4"
    ) as table:
        table.answer("deploy lair")
        table.offers("target c3", "skip")
        table.answer("target c3")
        table.changed(mage="beastmaster a1 mana:15", c3="lair, timber-wolf inactive new")
        table.answer("skip")  # it does not become the pet


@pytest.mark.rule("MW-CAST-07", "MW-EX-19")
@pytest.mark.parametrize(
    ("spell", "caster", "zones"),
    [
        (
            "fireball",
            "warlock a1 mana:20",
            {"emerald-tegu", "timber-wolf", "royal-archer", "warlock", "wizard"},
        ),
        ("flameblast", "warlock a1 mana:20", {"emerald-tegu", "timber-wolf", "warlock"}),
        ("fireball", "warlock d1 mana:20", {"royal-archer", "blue-gremlin", "warlock", "timber-wolf"}),
    ],
)
def test_range_is_counted_from_the_zone_of_the_caster(spell, caster, zones):
    with Situation(
        mage=caster,
        acting="warlock",
        prepared=spell,
        a1="emerald-tegu",
        b1="timber-wolf",
        c1="royal-archer",
        d1="blue-gremlin",
        p1_mage="wizard a3",
    ) as table:
        table.answer(f"cast {spell}")
        assert {text.split()[1] for text in table.texts() if text != "skip"} == zones
        table.answer("skip", "done")


@pytest.mark.rule("MW-CAST-07")
def test_a_familiar_counts_from_its_own_zone():
    zones = {
        "a1": "timber-wolf",
        "c1": "emerald-tegu",
        "d3": "huginn-raven-familiar assigned:minor-heal mana:20",
    }
    with Situation(
        mage="wizard a1", element="air", acting="huginn-raven-familiar", d2="mountain-gorilla", **zones
    ) as table:
        table.answer("cast minor-heal")
        assert table.can("target mountain-gorilla")
        assert not table.can("target timber-wolf")  # beside the wizard
        table.answer("skip", "done")


@pytest.mark.rule("MW-CAST-14", "MW-CODEX-121")
def test_magecast_spells_are_cast_by_mages_alone():
    given = {
        "mage": "warlock b2 mana:20",
        "p1_mage": "wizard",
        "prepared": "death-link",
        "b2": "timber-wolf p1",
    }
    familiar = "fellella-pixie-familiar assigned:death-link mana:20"
    with Situation(acting="fellella-pixie-familiar", b3=familiar, **given) as table:
        assert not table.can("cast death-link")
        assert table.state.why_not("cast death-link") == ["MW-CAST-14"]
        table.answer("done")
    with Situation(acting="warlock", **given) as table:
        assert table.can("cast death-link")
        table.answer("done")


# When


@pytest.mark.rule("MW-CAST-03", "MW-ANAT-04")
def test_a_quick_spell_takes_a_quick_action_and_a_full_one_a_full_action():
    with Situation(mage="priestess b2 mana:30", prepared="minor-heal, group-heal", acting="priestess") as table:
        assert table.can("cast minor-heal")
        assert table.can("cast group-heal")
        table.answer("move b1")
        assert table.can("cast minor-heal")  # the quick action after a move
        assert not table.can("cast group-heal")
        table.dice("0 0 0 0 0")
        table.answer("cast minor-heal", "target priestess")
        assert table.reason == "turn"  # that was the action; only the quickcast is left
        table.offers("quickcast restore", "done")
        table.answer("done")


@pytest.mark.rule("MW-CAST-03")
def test_a_full_spell_is_all_that_a_mage_does_and_no_quickcast():
    with Situation(mage="priestess b2 mana:30", prepared="minor-heal, group-heal") as table:
        assert table.can("quickcast minor-heal")
        assert not table.can("quickcast group-heal")
        table.dice("0 0 0 0 0")
        table.answer("activate priestess", "cast group-heal", "target b2")
        assert table.reason == "turn"
        table.answer("done")


# Targets


def spells(table):
    return {text.split()[1] for text in table.texts() if text != "skip"}


@pytest.mark.rule("MW-CAST-05")
def test_a_target_meets_all_that_the_casting_bar_asks_for():
    """Minor heal: a living creature, range 0-1."""
    with Situation(
        mage="priestess b2 mana:30",
        prepared="minor-heal",
        b2="timber-wolf, skeletal-sentry, mana-flower",
        c3="emerald-tegu",
        c2="mountain-gorilla p1",
    ) as table:
        table.answer("quickcast minor-heal")
        assert spells(table) == {"priestess", "timber-wolf", "mountain-gorilla"}
        assert table.state.why_not("target skeletal-sentry") == ["MW-CAST-05"]
        assert table.state.why_not("target emerald-tegu") == ["MW-CAST-07"]
        table.answer("skip")


@pytest.mark.rule("MW-CAST-06", "MW-CODEX-134")
@pytest.mark.parametrize(
    ("spell", "targets"),
    [
        ("mana-crystal", {"b2", "b1", "a2", "c2", "b3"}),
        (
            "wall-of-stone",
            {"a1-b1", "a2-b2", "a3-b3", "b1-c1", "b2-c2", "b3-c3", "a1-a2", "a2-a3"}
            | {"b1-b2", "b2-b3", "c1-c2", "c2-c3", "c2-d2"},
        ),
        ("fireball", {"wizard", "warlock", "timber-wolf", "mohktari-great-tree-of-life"}),
        ("leather-boots", {"wizard", "warlock"}),
    ],
)
def test_a_target_is_a_zone_a_border_or_an_object(spell, targets):
    with Situation(
        mage="wizard b2 mana:30",
        p1_mage="warlock b3",
        prepared=spell,
        b2="timber-wolf",
        c2="mohktari-great-tree-of-life p1",
    ) as table:
        table.answer(f"quickcast {spell}")
        assert spells(table) == targets
        table.answer("skip")


@pytest.mark.rule("MW-CAST-08", "MW-CODEX-022", "MW-CODEX-105", "MW-WALL-09")
def test_nothing_behind_a_wall_that_blocks_the_view_can_be_targeted():
    given = {
        "mage": "warlock b2 mana:30",
        "prepared": "fireball, agony",
        "c2": "timber-wolf p1",
        "b1": "emerald-tegu",
    }
    for border, seen in (("b2_c2", False), ("c2_d2", True)):
        with Revealing(**{border: "fog-bank"}, **given) as table:
            for spell in ("fireball", "agony"):
                table.answer(f"quickcast {spell}")
                assert table.can("target timber-wolf") == seen
                assert table.can("target emerald-tegu")
                table.answer("skip")


@pytest.mark.rule("MW-EX-26")
def test_a_line_that_only_touches_the_end_of_a_wall_is_clear_but_not_where_two_walls_meet():
    given = {
        "mage": "warlock b2 mana:30",
        "prepared": "fireball",
        "c3": "timber-wolf p1",
        "c1": "darkfenne-hydra p1",
    }
    with Situation(b2_c2="wall-of-stone p1", b1_b2="wall-of-stone p1", **given) as table:
        table.answer("quickcast fireball")
        assert table.can("target timber-wolf")
        assert not table.can("target darkfenne-hydra")
        table.answer("skip")
    with Situation(b2_c2="wall-of-stone p1", **given) as table:
        table.answer("quickcast fireball")
        assert table.can("target darkfenne-hydra")  # without the second wall
        table.answer("skip")


@pytest.mark.rule("MW-CAST-16", "MW-CODEX-070")
def test_a_legendary_spell_is_not_cast_while_its_name_is_in_play():
    given = {"mage": "beastmaster b2 mana:30", "prepared": "cervere-the-forest-shadow", "acting": "beastmaster"}
    for other, allowed in (("cervere-the-forest-shadow p1", False), ("timber-wolf p1", True)):
        with Situation(d3=other, **given) as table:
            assert table.can("cast cervere-the-forest-shadow") == allowed
            if not allowed:
                assert table.state.why_not("cast cervere-the-forest-shadow") == ["MW-CAST-16"]
            table.answer("done")


# Announcing and paying


@pytest.mark.rule("MW-CAST-04")
def test_the_spell_and_its_target_are_announced():
    with Situation(mage="warlock b2 mana:30", prepared="fireball", b2="timber-wolf p1 ?rhino-hide") as table:
        table.state.log = []
        table.answer("quickcast fireball", "target timber-wolf")
        spell = table.state.casts[-1].spell
        assert table.game.visible(table.state, 1, spell)  # the other one sees what is coming
        (said,) = (entry.public for entry in table.state.log if entry.rule == "MW-CAST-04")
        text = table.game.words("en").say(said)
        assert "Fireball" in text
        assert "Timber Wolf" in text
        table.dice("0 0 0 0 0 0", effect=1)
        while table.reason == "reveal":
            table.answer("pass")


@pytest.mark.rule("MW-CAST-12")
def test_a_spell_that_is_withdrawn_costs_nothing():
    given = {
        "mage": "warlock b2 mana:30",
        "p1_mage": "wizard",
        "prepared": "fireball, teleport",
        "b2": "timber-wolf p1",
    }
    with Situation(acting="warlock", **given) as table:
        table.answer("cast fireball", "skip")
        table.answer("cast teleport", "target timber-wolf", "skip")  # also at the second target
        table.changed()
        assert table.can("cast fireball")  # no action was taken
        table.answer("done")
    with Situation(**given) as table:
        table.answer("quickcast fireball", "skip")
        table.changed()
        assert table.can("quickcast fireball")


@pytest.mark.rule("MW-CAST-13", "MW-ANAT-03", "MW-CAST-10")
def test_a_spell_that_is_paid_for_is_carried_out():
    with Revealing(mage="warlock b2 mana:30", prepared="fireball", b2="timber-wolf p1 ?(agony p0)") as table:
        table.answer("quickcast fireball", "target timber-wolf")
        table.changed(mage="warlock b2 mana:22 quickcast-used", prepared="")
        table.offers("reveal agony", "pass")  # nothing takes it back
        table.dice("2* 0 0 0 0 0", effect=1)
        table.settle()
        table.changed(b2="timber-wolf p1 damage:2 ?(agony p0)", discard="fireball")


@pytest.mark.rule("MW-CODEX-060", "MW-COUNTER-02", "MW-COUNTER-03")
def test_a_countered_spell_is_lost_with_its_costs_and_action():
    with Revealing(
        mage="wizard b2 mana:30", prepared="knockdown", b2="emerald-tegu p1 ?nullify", p1_mage="warlock mana:2"
    ) as table:
        table.play("activate wizard", "cast knockdown", "target emerald-tegu", "pay nullify 2")
        table.settle()
        table.changed(
            mage="wizard b2 inactive mana:27",
            prepared="",
            discard="knockdown",
            b2="emerald-tegu p1",
            p1_mage="warlock d3 mana:0",
            p1_discard="nullify",
        )
        assert table.trait("incapacitated", "emerald-tegu") == 0
        table.answer("done")


# Resolving


@pytest.mark.rule("MW-RESOLVE-01", "MW-DISC-03", "MW-TYPE-02")
def test_an_attack_spell_attacks_at_once_and_is_discarded():
    with Situation(mage="warlock b2 mana:30", prepared="fireball", b2="timber-wolf p1") as table:
        table.dice("2* 2 2 0 0 0", effect=6)
        table.answer("quickcast fireball", "target timber-wolf")
        table.changed(
            mage="warlock b2 mana:22 quickcast-used",
            prepared="",
            discard="fireball",
            b2="timber-wolf p1 damage:4 burn",
        )


@pytest.mark.rule("MW-RESOLVE-03")
def test_the_attack_of_a_spell_is_carried_out_when_it_resolves():
    """Not before it could be countered, and before the card is put away."""
    given = {"prepared": "fireball", "b3": "timber-wolf p1 ?agony", "p1_mage": "wizard d3 mana:9"}
    with Revealing(mage="warlock b2 mana:30 ?(jinx p1)", **given) as table:
        table.play("quickcast fireball", "target timber-wolf", "pay jinx 1")
        table.settle()  # no dice are rolled
        assert (table.damage("timber-wolf"), table.book(0)) == (0, ["fireball"])
    with Revealing(mage="warlock b2 mana:30 ?agony", **given) as table:
        table.dice("2* 0 0 0 0 0", effect=6)
        table.play("quickcast fireball", "target timber-wolf")
        while not table.damage("timber-wolf"):
            assert table.reason == "reveal"
            assert table.discard(0) == []
            table.answer("pass")
        assert (table.discard(0), table.piece("timber-wolf").markers) == ([], {"burn": 1})
        table.settle()
        assert table.discard(0) == ["fireball"]


@pytest.mark.rule("MW-RESOLVE-03")
def test_an_attack_spell_is_an_attack_of_its_caster_and_counts_as_a_spell():
    """The ring helps; weakness does not hurt, since it is no attack of the mage itself (MW-COND-04)."""
    mage = "warlock b2 mana:30 weak:2 +fireshaper-ring"
    with Situation(mage=mage, prepared="fireball", b2="timber-wolf p1") as table:
        table.dice("2* 0 0 0 0 0 0", effect=1)
        table.answer("quickcast fireball", "target timber-wolf")
        assert table.piece("timber-wolf").damage == 2


@pytest.mark.rule("MW-RESOLVE-03")
def test_an_attack_spell_on_a_zone_attacks_all_that_is_there():
    given = {"prepared": "firestorm", "p1_mage": "wizard d3", "acting": "warlock"}
    with Situation(mage="warlock b2 mana:30", b3="timber-wolf p1, bitterwood-fox p1", **given) as table:
        table.dice("2* 0 0 0 0", effect=1)
        table.dice("1* 0 0 0 0", effect=1)
        table.answer("cast firestorm", "target b3", "hit bitterwood-fox")
        table.changed(
            mage="warlock b2 inactive mana:19",
            prepared="",
            discard="firestorm",
            b3="timber-wolf p1 damage:1, bitterwood-fox p1 damage:2",
            acting="",
            player=1,
        )


@pytest.mark.rule("MW-RESOLVE-01", "MW-TYPE-04", "MW-DISC-03", "MW-CODEX-044", "MW-CODEX-002")
def test_an_incantation_does_what_it_says_and_is_discarded():
    with Situation(mage="priestess b2 mana:30", prepared="minor-heal", b2="timber-wolf damage:6") as table:
        table.dice("2 2* 1 0 0")
        table.answer("quickcast minor-heal", "target timber-wolf")
        table.changed(
            mage="priestess b2 mana:25 quickcast-used life:1 used:divine-reward",
            prepared="",
            discard="minor-heal",
            b2="timber-wolf damage:1",
        )


@pytest.mark.rule("MW-DISC-01", "MW-CODEX-002")
def test_each_mage_has_an_own_discard_pile():
    with Revealing(
        mage="warlock b2 mana:30",
        prepared="fireball",
        discard="dispel",
        p1_discard="geyser",
        b2="bitterwood-fox p1",
    ) as table:
        table.dice("2* 2* 2* 2* 2* 2*", effect=1)
        table.answer("quickcast fireball", "target bitterwood-fox")
        assert (table.discard(0), table.discard(1)) == (["fireball", "dispel"], ["bitterwood-fox", "geyser"])


@pytest.mark.rule("MW-DISC-05")
def test_a_spell_that_was_cast_cannot_be_prepared_again():
    with Situation(
        mage="warlock b2 mana:30",
        prepared="geyser",
        spellbook="fireball",
        b2="timber-wolf p1 inactive",
        p1_mage="wizard inactive quickcast-used",
        player=0,
    ) as table:
        table.dice("0 0 0", effect=1)
        table.answer("activate warlock", "cast geyser", "target timber-wolf", "skip")
        assert table.reason == "prepare"
        table.offers("prepare fireball", "skip")
        table.answer("skip")
