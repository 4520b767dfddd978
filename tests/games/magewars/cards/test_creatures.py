"""What creatures do."""

import pytest

from tests.games.magewars.cards.acting import hit, strike, zone
from tests.games.magewars.cards.revealing import Revealing
from tests.games.magewars.situations import Situation
from trivault.games.magewars.rules.movement import hindered
from trivault.games.magewars.rules.traits import flying, immune, living

# Abilities


# Mana and blood


@pytest.mark.rule("MW-CODEX-074")
def test_mana_leech_drains_the_controller_of_what_it_harms():
    for bar, dice, left in ((" 1", "1* 0", 4), (" 2", "1* 0 0", 3), (" 1", "0 0", 5)):
        with Situation(b2="mana-leech, emerald-tegu p1", p1_mage="warlock d3 mana:5") as table:
            table.dice(dice)
            strike(table, "mana-leech", "emerald-tegu", bar)
            assert table.piece("warlock").mana == left
    with Situation(b2="mana-leech") as table:
        assert immune(table.state, table.card("mana-leech"), "psychic")


@pytest.mark.rule("MW-CODEX-111")
def test_necropian_vampiress_drinks_half_of_the_damage():
    with Situation(
        b2="necropian-vampiress damage:6, emerald-tegu p1", mage="warlock a1 mana:0", p1_mage="wizard d3"
    ) as table:
        table.dice("2* 1* 0 0 0")
        strike(table, "necropian-vampiress", "emerald-tegu")
        assert table.piece("necropian-vampiress").damage == 4
    with Situation(
        b2="necropian-vampiress damage:6, skeletal-sentry p1", mage="warlock a1 mana:0", p1_mage="wizard d3"
    ) as table:
        table.dice("2* 1* 0 0 0")
        strike(table, "necropian-vampiress", "skeletal-sentry")
        assert table.piece("necropian-vampiress").damage == 6


def test_necropian_vampiress_flies_for_a_mana_until_her_phase_ends():
    with Situation(
        mage="warlock a1 mana:1 quickcast-used",
        p1_mage="wizard d3",
        b2="necropian-vampiress",
        b2_c2="wall-of-stone",
    ) as table:
        table.answer("activate necropian-vampiress", "fly necropian-vampiress 1")
        assert flying(table.state, table.card("necropian-vampiress"))
        table.answer("move c2", "done")
        assert not flying(table.state, table.card("necropian-vampiress"))
        assert table.piece("warlock").mana == 0
    with Situation(mage="warlock a1 mana:1", p1_mage="wizard d3", b2="necropian-vampiress") as table:
        table.answer("activate necropian-vampiress", "skip", "done")
        assert table.piece("warlock").mana == 1


@pytest.mark.rule("MW-CODEX-126")
def test_mountain_gorilla_rages():
    with Situation(b2="timber-wolf, mountain-gorilla p1 rage:2") as table:
        table.dice("1* 0 0 0")
        strike(table, "timber-wolf", "mountain-gorilla")
        assert hit(table, "mountain-gorilla") == (1, {"rage": 3})
    with Situation(b2="timber-wolf, mountain-gorilla p1 rage:3") as table:
        table.dice("1* 0 0 0")
        strike(table, "timber-wolf", "mountain-gorilla")
        assert hit(table, "mountain-gorilla") == (1, {"rage": 3})
    with Situation(b2="mountain-gorilla rage:2 damage:1, emerald-tegu p1") as table:
        table.dice("1* 0 0 0 0 0")
        strike(table, "mountain-gorilla", "emerald-tegu")
        assert table.piece("emerald-tegu").damage == 1


# Armor, wards and defenses


@pytest.mark.parametrize("name", ["samandriel-angel-of-light", "valshalla-lightning-angel"])
def test_angels_have_an_aegis(name):
    with Situation(b2=f"thunderift-falcon, {name} p1") as table:
        table.dice("1* 0")
        strike(table, "thunderift-falcon", name)
        assert table.piece(name).damage == 1


@pytest.mark.rule("MW-EX-54")
@pytest.mark.parametrize("name", ["firebrand-imp", "flaming-hellion", "adramelech-lord-of-fire"])
def test_demons_of_fire_are_immune_to_flames(name):
    with Situation(
        mage="warlock b2 mana:20", p1_mage="wizard d3", prepared="fireball, ring-of-fire", b2=f"{name} p1"
    ) as table:
        table.answer("quickcast fireball")
        assert not table.can(f"target {name}")
        table.answer("skip", "activate warlock", "cast ring-of-fire", "target b2")
        assert hit(table, name) == (0, {})


@pytest.mark.parametrize(
    ("name", "kind", "n"),
    [
        ("brogan-bloodstone", "lightning", 2),
        ("knight-of-westlock", "lightning", 2),
        ("dark-pact-slayer", "flame", -2),
        ("necropian-vampiress", "frost", -2),
        ("steelclaw-grizzly", "frost", -3),
        ("valshalla-lightning-angel", "lightning", -2),
    ],
)
def test_creatures_that_suffer_more_or_less_from_a_damage_type(name, kind, n):
    with Situation(b2=name) as table:
        assert table.trait(kind, name) == n


@pytest.mark.parametrize(
    ("name", "least", "melee_only", "always"),
    [
        ("blue-gremlin", 8, False, False),
        ("cervere-the-forest-shadow", 8, False, False),
        ("feral-bobcat", 8, True, False),
        ("knight-of-westlock", 8, False, False),
        ("fellella-pixie-familiar", 6, False, True),
        ("huginn-raven-familiar", 6, False, True),
        ("moonglow-faerie", 6, False, True),
        ("sosruko-ferret-companion", 5, False, True),
    ],
)
def test_creatures_with_a_defense(name, least, melee_only, always):
    given = {"b2": f"thunderift-falcon, {name} p1"}
    with Situation(**given) as table:
        table.dice(effect=least)
        strike(table, "thunderift-falcon", name)
        table.answer(f"defend {name} {least}")
        assert hit(table, name)[0] == 0
        assert (table.piece(name).used == []) == always
    with Situation(**given) as table:
        table.dice("1* 0 0", effect=least - 1)
        strike(table, "thunderift-falcon", name)
        table.answer(f"defend {name} {least}")
        assert hit(table, name)[0] == 1
    with Situation(b2="royal-archer", c2=f"{name} p1") as table:
        table.dice("0 0 0 0")
        strike(table, "royal-archer", name, " 1")
        if not melee_only:
            table.answer("skip")
        assert hit(table, name)[0] == 0


@pytest.mark.parametrize("name", ["darkfenne-bat", "thunderift-falcon", "gray-angel", "moonglow-faerie"])
def test_what_flies_is_not_hit_from_the_ground(name):
    with Situation(b2=f"timber-wolf, {name} p1", acting="timber-wolf") as table:
        assert not table.can(f"attack timber-wolf {name}")
        table.answer("done")


@pytest.mark.parametrize("name", ["bitterwood-fox", "thunderift-falcon", "cervere-the-forest-shadow"])
def test_fast_creatures_move_twice_and_attack(name):
    with Situation(b1=name, b3="emerald-tegu p1") as table:
        table.dice("0 0 0 0" if name == "cervere-the-forest-shadow" else "0 0 0")
        table.answer(f"activate {name}", "move b2", "move b3", f"attack {name} emerald-tegu")
        assert zone(table, name) == "b3"


@pytest.mark.parametrize("name", ["darkfenne-hydra", "gorgon-archer", "malacoda", "stonegaze-basilisk"])
def test_slow_creatures_do_nothing_after_a_move(name):
    with Situation(b2=name) as table:
        table.answer(f"activate {name}", "move b3")
        assert (zone(table, name), table.state.acting) == ("b3", -1)


@pytest.mark.rule("MW-CODEX-012", "MW-CODEX-087")
def test_cervere_is_not_hindered_and_pests_do_not_hinder():
    with Situation(b2="cervere-the-forest-shadow, timber-wolf p1") as table:
        assert not hindered(table.state, table.card("cervere-the-forest-shadow"))
        assert hindered(table.state, table.card("timber-wolf"))
    for pest in ("blue-gremlin", "sosruko-ferret-companion"):
        with Situation(b2=f"timber-wolf, {pest} p1") as table:
            assert not hindered(table.state, table.card("timber-wolf"))


def test_skeletal_sentry_does_not_live():
    with Situation(b2="skeletal-sentry damage:3 rot, highland-unicorn", phase="upkeep") as table:
        sentry = table.card("skeletal-sentry")
        assert not living(table.state, sentry)
        assert immune(table.state, sentry, "poison")
        assert immune(table.state, sentry, "psychic")
        assert table.piece("skeletal-sentry").damage == 3


# Healing


@pytest.mark.parametrize(
    ("name", "n"), [("darkfenne-hydra", 2), ("gorgon-archer", 2), ("highland-unicorn", 2), ("timber-wolf", 0)]
)
def test_creatures_that_regenerate(name, n):
    with Situation(b2=f"{name} damage:5", phase="upkeep") as table:
        assert table.piece(name).damage == 5 - n


def test_highland_unicorn_lets_living_friends_beside_it_regenerate():
    with Situation(
        b2="highland-unicorn, timber-wolf damage:2, skeletal-sentry damage:2, emerald-tegu p1 damage:2",
        c2="bitterwood-fox damage:2",
        phase="upkeep",
    ) as table:
        found = {
            n: table.piece(n).damage
            for n in ("timber-wolf", "skeletal-sentry", "emerald-tegu", "bitterwood-fox")
        }
        assert found == {"timber-wolf": 1, "skeletal-sentry": 2, "emerald-tegu": 2, "bitterwood-fox": 2}


@pytest.mark.rule("MW-EX-50")
def test_asyran_cleric_heals_a_living_creature_near_by():
    with Situation(
        b2="asyran-cleric", b3="timber-wolf damage:3, skeletal-sentry damage:3", d2="emerald-tegu damage:3"
    ) as table:
        table.answer("activate asyran-cleric", "use asyran-cleric")
        assert not table.can("target skeletal-sentry")
        assert not table.can("target emerald-tegu")
        table.dice("2*")
        table.answer("target timber-wolf")
        assert table.piece("timber-wolf").damage == 1
    with Situation(b2="asyran-cleric, timber-wolf damage:3", acting="asyran-cleric", moves=1) as table:
        assert not table.can("use asyran-cleric")


def test_gray_angel_gives_her_life_for_another():
    with Situation(a1="gray-angel", d3="timber-wolf damage:7") as table:
        table.dice("2 1 1* 0 0 0")
        table.answer("activate gray-angel", "use gray-angel", "target timber-wolf")
        table.changed(d3="timber-wolf damage:3", a1="", discard="gray-angel", player=1)


# Abilities


@pytest.mark.rule("MW-EX-16")
def test_huginn_looks_at_a_hidden_enchantment():
    with Revealing(
        b2="huginn-raven-familiar",
        d2="timber-wolf p1 ?agony",
        a1="emerald-tegu p1 +agony",
        acting="huginn-raven-familiar",
    ) as table:
        hidden = next(t for t, p in table.state.play.items() if not p.revealed)
        table.answer("use huginn-raven-familiar")
        table.offers("target face-down", "skip")
        table.answer("target face-down")
        assert table.state.known[hidden] & 1
        table.settle()
        assert not table.state.play[hidden].revealed


@pytest.mark.rule("MW-FAM-02", "MW-FAM-09")
def test_familiars_are_assigned_the_spells_that_they_can_cast():
    with Situation(
        mage="beastmaster a1 mana:0",  # who cannot pay for any of them
        spellbook="minor-heal, drain-life, bear-strength, timber-wolf",
        b2="huginn-raven-familiar, fellella-pixie-familiar",
        phase="planning",
    ) as table:
        table.answer("skip")
        table.offers("assign minor-heal", "skip")  # an incantation of level 1 or 2
        table.answer("skip")
        table.offers("assign bear-strength", "skip")
        table.answer("skip")


@pytest.mark.rule("MW-FAM-03", "MW-FAM-04", "MW-FAM-05", "MW-FAM-06")
def test_fellella_casts_an_enchantment_from_where_she_is_and_pays_first():
    with Revealing(
        mage="beastmaster a1 mana:5",
        d2="fellella-pixie-familiar mana:1 assigned:bear-strength",
        d3="timber-wolf",
        a2="emerald-tegu",
    ) as table:
        table.answer("activate fellella-pixie-familiar", "cast bear-strength")
        assert not table.can("target emerald-tegu")
        table.answer("target timber-wolf")
        table.settle()
        assert (table.piece("fellella-pixie-familiar").mana, table.piece("beastmaster").mana) == (0, 4)
        assert table.piece("bear-strength").host == table.card("timber-wolf")


@pytest.mark.rule("MW-FAM-07")
def test_what_a_familiar_has_not_cast_returns_to_the_spellbook():
    with Situation(b2="huginn-raven-familiar assigned:minor-heal", phase="planning") as table:
        assert table.piece("huginn-raven-familiar").assigned < 0
        table.answer("prepare minor-heal", "done")


@pytest.mark.rule("MW-FAM-01", "MW-FAM-08")
def test_familiars_channel_and_their_spell_goes_with_them():
    with Situation(b2="huginn-raven-familiar, fellella-pixie-familiar", phase="channel") as table:
        assert (table.piece("huginn-raven-familiar").mana, table.piece("fellella-pixie-familiar").mana) == (
            1,
            1,
        )
    with Situation(
        b2="huginn-raven-familiar damage:4 assigned:minor-heal, thunderift-falcon p1", player=1
    ) as table:
        table.dice("1* 0 0")
        strike(table, "thunderift-falcon", "huginn-raven-familiar")
        table.answer("skip")
        table.changed(b2="thunderift-falcon p1 inactive", discard="huginn-raven-familiar, minor-heal", player=0)


def test_blue_gremlin_teleports_for_a_mana():
    with Situation(
        mage="wizard a1 mana:1",
        p1_mage="warlock d3",
        b2="blue-gremlin",
        b2_c2="wall-of-stone",
        c2_c3="wall-of-fire",
    ) as table:
        table.answer("activate blue-gremlin", "blink blue-gremlin 1", "move c2", "move c3")
        assert (zone(table, "blue-gremlin"), table.piece("blue-gremlin").damage) == ("c3", 0)
        assert table.can("guard")  # it is fast
        table.answer("done")
        assert table.piece("wizard").mana == 0
    with Situation(
        mage="wizard a1 mana:1", p1_mage="warlock d3", b2="blue-gremlin", b2_c2="wall-of-stone"
    ) as table:
        table.answer("activate blue-gremlin", "skip")
        assert not table.can("move c2")
        table.answer("done")


def test_malacoda_poisons_the_living_in_its_zone():
    with Situation(
        b2="malacoda, timber-wolf, skeletal-sentry, emerald-tegu p1", c2="bitterwood-fox", phase="upkeep"
    ) as table:
        names = ("malacoda", "timber-wolf", "skeletal-sentry", "emerald-tegu", "bitterwood-fox")
        assert [table.piece(name).damage for name in names] == [0, 2, 0, 2, 0]


def test_redclaw_leads_the_pack():
    with Situation(
        b2="redclaw-alpha-male, timber-wolf, emerald-tegu, goran-werewolf-pet p1", c2="bitterwood-fox"
    ) as table:
        assert (table.armor("timber-wolf"), table.trait("melee", "timber-wolf")) == (3, 1)
        others = ("redclaw-alpha-male", "emerald-tegu", "goran-werewolf-pet", "bitterwood-fox")
        assert [table.trait("melee", name) for name in others] == [0, 0, 0, 0]
        assert [table.armor(name) for name in others] == [3, 3, 3, 0]


def test_valshalla_takes_revenge_for_friends():
    with Situation(b2="timber-wolf, bitterwood-fox p1 damage:4", d3="valshalla-lightning-angel p1") as table:
        table.dice("1* 0 0 0")
        strike(table, "timber-wolf", "bitterwood-fox")
        assert table.piece("valshalla-lightning-angel").markers == {"wrath": 1}
        assert table.piece("valshalla-lightning-angel").used == ["wrath"]
    for valshalla in (
        "valshalla-lightning-angel p1 used:wrath",
        "valshalla-lightning-angel p1 wrath:4",
        "valshalla-lightning-angel",
    ):
        with Situation(b2="timber-wolf, bitterwood-fox p1 damage:4", d3=valshalla) as table:
            before = dict(table.piece("valshalla-lightning-angel").markers)
            table.dice("1* 0 0 0")
            strike(table, "timber-wolf", "bitterwood-fox")
            assert table.piece("valshalla-lightning-angel").markers == before
    with Situation(b2="valshalla-lightning-angel wrath:2, timber-wolf p1") as table:
        table.dice("1* 0 0 0 0 0", effect=1)
        strike(table, "valshalla-lightning-angel", "timber-wolf")
        assert table.piece("timber-wolf").damage == 1


@pytest.mark.rule("MW-CODEX-070")
@pytest.mark.parametrize("name", ["cervere-the-forest-shadow", "goran-werewolf-pet", "malacoda"])
def test_a_legend_is_in_play_only_once(name):
    with Situation(
        mage="beastmaster b2 mana:40", prepared=name, d3=f"{name} p1", acting="beastmaster"
    ) as table:
        assert not table.can(f"cast {name}")
        table.answer("done")
    with Situation(mage="beastmaster b2 mana:40", prepared=name, acting="beastmaster") as table:
        assert table.can(f"cast {name}")
        table.answer("done")


def test_valshalla_does_not_avenge_who_fell_in_a_damage_barrier():
    with Situation(
        b2="timber-wolf damage:9, emerald-tegu p1 +circle-of-lightning", d3="valshalla-lightning-angel"
    ) as table:
        table.dice("0 0 0 0")
        table.dice("2* 0", effect=1)
        table.answer("activate timber-wolf", "attack timber-wolf emerald-tegu")
        assert table.piece("valshalla-lightning-angel").markers == {}
        assert table.piece("valshalla-lightning-angel").used == []


# Attacks


# Attacks


@pytest.mark.parametrize(
    ("attacker", "bar", "dice", "die", "damage", "markers"),
    [
        ("adramelech-lord-of-fire", " 1", "2* 0 0 0 0 0", 4, 2, {}),
        ("adramelech-lord-of-fire", " 1", "2* 0 0 0 0 0", 5, 2, {"burn": 1}),
        ("adramelech-lord-of-fire", " 1", "2* 0 0 0 0 0", 10, 2, {"burn": 2}),
        ("asyran-cleric", "", "2* 0", None, 2, {}),
        ("bitterwood-fox", "", "2* 0 0", None, 2, {}),
        ("blue-gremlin", "", "2 2 0", None, 2, {}),  # piercing 1
        ("brogan-bloodstone", "", "2 2 0 0", None, 4, {}),  # piercing 3
        ("cervere-the-forest-shadow", "", "2* 0 0 0", None, 2, {}),
        ("dark-pact-slayer", "", "2 2 0 0", None, 3, {}),  # piercing 2
        ("darkfenne-bat", "", "2* 0", 8, 2, {}),
        ("darkfenne-bat", "", "2* 0", 9, 2, {"rot": 1}),
        ("emerald-tegu", "", "2* 0 0", 7, 2, {}),
        ("emerald-tegu", "", "2* 0 0", 8, 2, {"rot": 1}),
        ("fellella-pixie-familiar", "", "2* 0", None, 2, {}),
        ("feral-bobcat", "", "2* 0", None, 2, {}),
        ("firebrand-imp", "", "2* 0", 7, 2, {}),
        ("firebrand-imp", "", "2* 0", 8, 2, {"burn": 1}),
        ("flaming-hellion", " 2", "2* 0 0 0", 7, 2, {"burn": 1}),
        ("flaming-hellion", " 2", "2* 0 0 0", 11, 2, {"burn": 2}),
        ("goran-werewolf-pet", " 1", "2* 0 0 0", None, 2, {}),
        ("gorgon-archer", " 2", "2* 0", None, 2, {}),
        ("gray-angel", "", "2* 0 0 0", None, 2, {}),
        ("highland-unicorn", "", "2* 0 0", None, 2, {}),
        ("huginn-raven-familiar", "", "2*", None, 2, {}),
        ("knight-of-westlock", "", "2* 0 0 0 0", None, 2, {}),
        ("malacoda", "", "2 2 0 0", None, 2, {}),  # piercing 1
        ("mana-leech", " 1", "2* 0", None, 2, {}),
        ("mana-leech", " 2", "2* 0 0", None, 2, {}),
        ("moonglow-faerie", "", "2* 0", None, 2, {}),
        ("mountain-gorilla", "", "2* 0 0 0", None, 2, {}),
        ("necropian-vampiress", "", "2* 0 0 0 0", None, 2, {}),
        ("redclaw-alpha-male", "", "2* 0 0 0 0", None, 2, {}),
        ("royal-archer", " 2", "2* 0", None, 2, {}),
        ("samandriel-angel-of-light", "", "2* 0 0 0 0", 6, 2, {}),
        ("samandriel-angel-of-light", "", "2* 0 0 0 0", 7, 2, {"daze": 1}),
        ("samandriel-angel-of-light", "", "2* 0 0 0 0", 11, 2, {"stun": 1}),
        ("skeletal-sentry", "", "2* 0 0 0", None, 2, {}),
        ("sosruko-ferret-companion", "", "2* 0", 6, 2, {}),
        ("steelclaw-grizzly", " 1", "2 2 0 0 0", None, 2, {}),  # piercing 1
        ("steelclaw-grizzly", " 2", "2 2 0 0 0 0 0", None, 2, {}),
        ("stonegaze-basilisk", " 2", "2* 0 0 0", None, 2, {}),
        ("tarok-the-skyhunter", "", "2 2 0", None, 2, {}),  # piercing 1
        ("thunderift-falcon", "", "2* 0 0", None, 2, {}),
        ("timber-wolf", "", "2 2 0 0", None, 1, {}),  # armor 3
        ("valshalla-lightning-angel", "", "2* 0 0 0", 6, 2, {}),
        ("valshalla-lightning-angel", "", "2* 0 0 0", 7, 2, {"daze": 1}),
        ("valshalla-lightning-angel", "", "2* 0 0 0", 9, 2, {"stun": 1}),
        ("whirling-spirit", "", "2* 0 0 0", 6, 2, {}),
    ],
)
def test_melee_attacks_of_creatures(attacker, bar, dice, die, damage, markers):
    """Against a tegu or a grizzly, which both have armor 3."""
    defender = "emerald-tegu" if attacker != "emerald-tegu" else "steelclaw-grizzly"
    with Situation(mage="beastmaster a1 mana:0", b2=f"{attacker}, {defender} p1") as table:
        table.dice(dice, effect=[] if die is None else die)
        strike(table, attacker, defender, bar)
        assert hit(table, defender) == (damage, markers)


@pytest.mark.parametrize(
    ("archer", "dice", "die", "damage", "markers", "far"),
    [
        ("flaming-hellion", "2* 0 0", 5, 2, {"burn": 1}, "d2"),
        ("gorgon-archer", "2* 0 0 0", 3, 2, {}, "d1"),
        ("gorgon-archer", "2* 0 0 0", 4, 2, {"weak": 1}, "d1"),
        ("gorgon-archer", "2* 0 0 0", 10, 2, {"weak": 2}, "d1"),
        ("royal-archer", "2 2 0 0", None, 2, {}, "d1"),  # piercing 1
        ("stonegaze-basilisk", "2* 0", 6, 2, {}, "d1"),
        ("stonegaze-basilisk", "2* 0", 7, 2, {"cripple": 1}, "d1"),
    ],
)
def test_ranged_attacks_of_creatures(archer, dice, die, damage, markers, far):
    with Situation(b2=archer, c2="emerald-tegu p1", **{far: "timber-wolf p1"}) as table:
        table.answer(f"activate {archer}")
        assert not table.can(f"attack {archer} timber-wolf 1")
        table.dice(dice, effect=[] if die is None else die)
        table.answer(f"attack {archer} emerald-tegu 1")
        assert hit(table, "emerald-tegu") == (damage, markers)


@pytest.mark.rule("MW-EX-11", "MW-EX-41")
def test_royal_archer_shoots_at_a_distance_and_stabs_near_by():
    with Situation(
        b2="royal-archer, emerald-tegu p1",
        b3="timber-wolf p1",
        d2="steelclaw-grizzly p1",
        acting="royal-archer",
    ) as table:
        assert table.can("attack royal-archer timber-wolf 1")
        assert table.can("attack royal-archer steelclaw-grizzly 1")
        assert not table.can("attack royal-archer emerald-tegu 1")
        assert table.can("attack royal-archer emerald-tegu 2")
        table.answer("done")
    with Situation(b2="royal-archer", b3="timber-wolf p1", acting="royal-archer", moves=1) as table:
        assert not table.can("attack royal-archer timber-wolf 1")


@pytest.mark.rule("MW-EX-15")
def test_steelclaw_grizzly_strikes_hard_only_with_a_full_action():
    for moves in (0, 1):
        with Situation(
            b2="steelclaw-grizzly, emerald-tegu p1", acting="steelclaw-grizzly", moves=moves
        ) as table:
            assert table.can("attack steelclaw-grizzly emerald-tegu 1")
            assert table.can("attack steelclaw-grizzly emerald-tegu 2") == (moves == 0)
            table.answer("done")


def test_adramelech_sweeps_two_enemies():
    with Situation(b2="adramelech-lord-of-fire, emerald-tegu p1, timber-wolf p1") as table:
        table.dice("2* 0 0 0", effect=7)
        table.dice("1* 0 0 0", effect=11)
        strike(table, "adramelech-lord-of-fire", "emerald-tegu", " 2")
        table.answer("sweep timber-wolf")
        assert hit(table, "emerald-tegu") == (2, {"burn": 1})
        assert hit(table, "timber-wolf") == (1, {"burn": 2})
        assert flying(table.state, table.card("adramelech-lord-of-fire"))


@pytest.mark.rule("MW-CODEX-026")
def test_darkfenne_hydra_bites_three_times_and_strikes_back():
    with Situation(b2="darkfenne-hydra, emerald-tegu p1") as table:
        for _ in range(3):
            table.dice("1* 0 0")
        strike(table, "darkfenne-hydra", "emerald-tegu", " 2")
        assert table.piece("emerald-tegu").damage == 3
    with Situation(b2="timber-wolf, darkfenne-hydra p1") as table:
        table.dice("0 0 0 0")
        strike(table, "timber-wolf", "darkfenne-hydra")
        table.offers("counterstrike darkfenne-hydra 1", "skip")
        table.dice("1* 0 0 0")
        table.answer("counterstrike darkfenne-hydra 1")
        assert table.piece("timber-wolf").damage == 1


@pytest.mark.rule("MW-CODEX-025")
def test_goran_claws_twice():
    with Situation(b2="goran-werewolf-pet, skeletal-sentry p1") as table:
        table.dice("1 0 0")
        table.dice("2 0 0")
        strike(table, "goran-werewolf-pet", "skeletal-sentry", " 2")
        assert table.piece("skeletal-sentry").damage == 3


@pytest.mark.rule("MW-CODEX-023")
def test_goran_thirsts_for_blood_and_more_beside_his_mage():
    for place, dice in (("a1", "1 0 0 0 0"), ("b2", "1 0 0 0 0 0")):
        with Situation(
            mage=f"warlock {place}",
            p1_mage="wizard d3",
            b2="goran-werewolf-pet, bitterwood-fox p1 damage:1, timber-wolf p1",
        ) as table:
            table.answer("activate goran-werewolf-pet")
            assert all("bitterwood-fox" in text for text in table.texts())  # it must
            table.dice(dice)
            table.answer("attack goran-werewolf-pet bitterwood-fox 1")
            assert table.piece("bitterwood-fox").damage == 2


def test_feral_bobcat_and_highland_unicorn_charge():
    for name, dice in (("feral-bobcat", "1* 0 0 0"), ("highland-unicorn", "1* 0 0 0 0")):
        with Situation(b2=name, b3="emerald-tegu p1") as table:
            table.dice(dice)
            table.answer(f"activate {name}", "move b3", f"attack {name} emerald-tegu")
            assert table.piece("emerald-tegu").damage == 1


@pytest.mark.rule("MW-EX-43")
def test_samandriel_strikes_dark_and_nonliving_creatures_harder():
    for foe, dice, die in (
        ("skeletal-sentry", "1 0 0 0 0 0", 6),
        ("malacoda", "1* 0 0 0 0 0", 6),
        ("timber-wolf", "1* 0 0 0 0", 7),
    ):
        with Situation(b2=f"samandriel-angel-of-light, {foe} p1") as table:
            table.dice(dice, effect=die)
            strike(table, "samandriel-angel-of-light", foe)
            assert hit(table, foe) == (1, {"daze": 1})


def test_moonglow_faerie_and_whirling_spirit_harm_the_incorporeal_more():
    with Situation(b2="moonglow-faerie, whirling-spirit p1") as table:
        table.dice("2 0 0 0")
        strike(table, "moonglow-faerie", "whirling-spirit")
        assert table.piece("whirling-spirit").damage == 2
    with Situation(b2="whirling-spirit", b2_c2="fog-bank p1") as table:
        table.dice("2 0 0 0 0 0", effect=1)
        strike(table, "whirling-spirit", "fog-bank")
        assert table.piece("fog-bank").damage == 2


@pytest.mark.parametrize(("die", "markers"), [(7, {}), (11, {"daze": 1})])
def test_whirling_spirit_pushes(die, markers):
    with Situation(b2="whirling-spirit, timber-wolf p1") as table:
        table.dice("0 0 0 0", effect=die)
        strike(table, "whirling-spirit", "timber-wolf")
        table.answer("east")
        assert (zone(table, "timber-wolf"), hit(table, "timber-wolf")) == ("c2", (0, markers))


@pytest.mark.rule("MW-EX-22")
def test_whirling_spirit_suffers_only_from_ones():
    with Situation(mage="priestess b2", p1_mage="warlock d3", b2="whirling-spirit p1") as table:
        table.dice("1 2 0")
        strike(table, "priestess", "whirling-spirit")
        assert table.piece("whirling-spirit").damage == 1


def test_whirling_spirit_wants_a_mana_each_upkeep():
    with Situation(mage="beastmaster a1 mana:3", b2="whirling-spirit", phase="upkeep") as table:
        table.answer("pay whirling-spirit 1")
        assert table.piece("beastmaster").mana == 2
    with Situation(mage="beastmaster a1 mana:0", b2="whirling-spirit", phase="upkeep") as table:
        assert [table.state.card(t).slug for t in table.state.players[0].discard] == ["whirling-spirit"]


def test_tarok_hunts_what_flies():
    with Situation(b2="tarok-the-skyhunter, thunderift-falcon p1") as table:
        table.dice("1 0 0 0 0")
        strike(table, "tarok-the-skyhunter", "thunderift-falcon")
        assert table.piece("thunderift-falcon").damage == 1


def test_tarok_avoids_only_melee_attacks_of_what_flies():
    with Situation(b2="thunderift-falcon, tarok-the-skyhunter p1") as table:
        table.dice(effect=7)
        strike(table, "thunderift-falcon", "tarok-the-skyhunter")
        table.answer("defend tarok-the-skyhunter 7")
        assert table.piece("tarok-the-skyhunter").damage == 0
    with Situation(b2="timber-wolf, tarok-the-skyhunter p1 guard") as table:
        table.dice("1* 0 0 0")
        strike(table, "timber-wolf", "tarok-the-skyhunter")
        table.answer("skip")  # it could strike back, but not avoid it
        assert table.piece("tarok-the-skyhunter").damage == 1


@pytest.mark.rule("MW-CODEX-113")
def test_sosruko_taunts_until_he_acts():
    with Situation(b2="sosruko-ferret-companion, timber-wolf p1, emerald-tegu") as table:
        table.dice("0 0", effect=7)
        strike(table, "sosruko-ferret-companion", "timber-wolf")
        assert table.piece("timber-wolf").markers == {"taunt": table.card("sosruko-ferret-companion")}
        table.answer("activate timber-wolf")
        table.offers("attack timber-wolf sosruko-ferret-companion")
        table.dice(effect=5)
        table.answer("attack timber-wolf sosruko-ferret-companion", "defend sosruko-ferret-companion 5")
        assert table.piece("timber-wolf").markers == {}


# What they leave alone: a forbidden candidate or number is on the table


def test_gray_angel_heals_only_what_lives():
    with Situation(mage="priestess b2", b2="gray-angel, timber-wolf, skeletal-sentry") as table:
        table.answer("activate gray-angel", "use gray-angel")
        living = ("priestess", "warlock", "gray-angel", "timber-wolf")
        table.offers("skip", *(f"target {target}" for target in living))
        table.answer("skip", "done")


def test_asyran_cleric_heals_in_its_own_zone_and_the_next():
    with Situation(b2="asyran-cleric, timber-wolf", c2="steelclaw-grizzly", d2="bitterwood-fox") as table:
        table.answer("activate asyran-cleric", "use asyran-cleric")
        healed = ["asyran-cleric", "timber-wolf", "steelclaw-grizzly"]
        table.offers("skip", *(f"target {target}" for target in healed))
        table.answer("skip", "done")


def test_blue_gremlin_blinks_alone():
    with Situation(mage="wizard b2 mana:9", b2="blue-gremlin, timber-wolf") as table:
        table.answer("activate blue-gremlin", "blink blue-gremlin 1")
        for trait in ("fast", "moves-by-teleport"):
            assert [table.trait(trait, name) for name in ("blue-gremlin", "timber-wolf")] == [1, 0]
        table.answer("done")


def test_malacoda_poisons_only_creatures():
    with Situation(b2="malacoda, mana-flower damage:1, timber-wolf", phase="upkeep") as table:
        table.shows(b2="malacoda, mana-flower, timber-wolf damage:2")  # the flower has regenerated


def test_necropian_vampiress_flies_only_in_her_own_activation():
    with Situation(mage="warlock b2 mana:20", b2="necropian-vampiress, timber-wolf") as table:
        table.answer("activate timber-wolf")
        assert not table.can("fly necropian-vampiress")
        table.answer("guard")
