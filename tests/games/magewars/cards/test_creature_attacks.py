"""What creatures do: attacks."""

import pytest

from tests.games.magewars.cards.acting import hit, strike, zone
from tests.games.magewars.situations import Situation
from trivault.games.magewars.rules.traits import flying

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
