"""What stands on spell cards, and what it means (MW-ANAT)."""

import pytest

from tests.games.magewars.fights import Fight
from tests.games.magewars.situations import Situation
from trivault.games.magewars.decks.spellbook import MAGES, SPELLS, price
from trivault.games.magewars.game import GAME
from trivault.games.magewars.rules.activation import legal_acts
from trivault.games.magewars.text.face import render

WORDS = GAME.words("en")


def shown(slug):
    """The lines of a face."""
    return render(GAME.face(slug), WORDS)


@pytest.mark.rule("MW-ANAT-01", "MW-ANAT-02")
@pytest.mark.parametrize(
    ("slug", "title", "facts"),
    [
        (
            "fireball",
            "Fireball",
            "Attack · Flame · Fire 2 · 8 mana · quick · range 0–2 · target: creature or conjuration",
        ),
        (
            "group-heal",
            "Group Heal",
            "Incantation · Healing · Holy 2 · 9 mana · full · range 0–1 · target: zone",
        ),
    ],
)
def test_a_card_shows_name_type_subtypes_schools_levels_and_the_casting_bar(slug, title, facts):
    assert shown(slug)[:2] == [title, facts]


@pytest.mark.rule("MW-ANAT-01")
def test_every_spell_says_what_it_does():
    assert [slug for slug in SPELLS if not shown(slug)[2:]] == []


@pytest.mark.rule("MW-ANAT-06")
@pytest.mark.parametrize(("slug", "upkeep"), [("force-hold", 3), ("whirling-spirit", 1)])
def test_upkeep_stands_in_the_text(slug, upkeep):
    assert any(f"Upkeep +{upkeep}" in line for line in shown(slug)[2:])
    assert all("Upkeep" not in line for line in shown("emerald-tegu"))


@pytest.mark.rule("MW-ANAT-07")
def test_traits_stand_below_or_in_an_attack_bar():
    lines = shown("darkfenne-hydra")
    (below,) = (line for line in lines if "Regenerate" in line)
    (bar,) = (line for line in lines if "Triplestrike" in line)
    assert "attack dice" in bar
    assert "attack dice" not in below
    with Situation(b2="darkfenne-hydra damage:5, emerald-tegu p1") as table:
        assert table.trait("regenerate", "darkfenne-hydra") == 2  # its own
        assert table.trait("triplestrike", "darkfenne-hydra") == 0  # that of an attack


@pytest.mark.rule("MW-ANAT-08")
@pytest.mark.parametrize(
    ("mage", "spell"),
    [("warlock", "lair"), ("beastmaster", "temple-of-asyra"), ("priestess", "idol-of-pestilence")],
)
def test_traits_for_building_spellbooks_have_no_effect_in_play(mage, spell):
    """Only for a class, only for the trained, epic (one copy): whoever has such a spell casts it."""
    with Situation(mage=f"{mage} b2 mana:30", p1_mage="wizard", prepared=f"2 {spell}") as table:
        table.answer(f"quickcast {spell}", "target b3")
        table.shows(b3=f"{spell} new", prepared=spell)


# Subtypes


@pytest.mark.rule("MW-ANAT-05")
def test_subtypes_matter_to_what_names_them_and_to_nothing_else():
    with Fight(b2="emerald-tegu, timber-wolf p1", b3="rajans-fury", acting="emerald-tegu") as table:
        assert table.trait("charge", "emerald-tegu") == 1  # animals have it there
        before = legal_acts(table.state)
        table.reprint("emerald-tegu", subtypes=frozenset({"demon"}))
        assert table.trait("charge", "emerald-tegu") == 0
        assert legal_acts(table.state) == before
        table.dice("0 0 0", effect=1)
        table.play("attack emerald-tegu timber-wolf")


@pytest.mark.rule("MW-ANAT-05")
def test_a_lair_is_assigned_animals_alone():
    with Situation(
        phase="planning", spellbook="timber-wolf, firebrand-imp, minor-heal", b2="lair", p1_mage="wizard"
    ) as table:
        table.answer("skip")
        table.offers("assign timber-wolf", "skip")
        table.answer("skip")


# Levels


@pytest.mark.rule("MW-ANAT-09", "MW-CODEX-071")
def test_every_spell_has_a_level_that_stands_beside_its_school():
    for slug, card in SPELLS.items():
        assert 1 <= card.level <= 6, slug
        schools = [f"{WORDS.say('school-' + school)} {level}" for school, level in card.schools]
        assert all(text in shown(slug)[1] for text in schools), slug


@pytest.mark.rule("MW-CODEX-071")
def test_levels_are_what_spells_cost_in_a_book():
    assert SPELLS["timber-wolf"].level == 2
    assert price(SPELLS["timber-wolf"], MAGES["beastmaster"], "").each == 2


@pytest.mark.rule("MW-ANAT-10", "MW-CODEX-071")
@pytest.mark.parametrize(
    ("creature", "cost"), [("bitterwood-fox", 4), ("emerald-tegu", 5), ("darkfenne-hydra", 8)]
)
def test_some_costs_depend_on_the_level_of_the_target(creature, cost):
    """Sleep costs 3 and the level, and a level above 3 once more."""
    with Situation(mage="wizard b2 mana:20", prepared="sleep", b2=f"{creature} p1") as table:
        table.answer("quickcast sleep", f"target {creature}")
        assert table.piece("wizard").mana == 20 - cost


@pytest.mark.rule("MW-ANAT-10")
def test_some_targets_depend_on_their_level():
    """A huginn may be assigned incantations up to level 2."""
    with Situation(
        phase="planning",
        mage="wizard",
        element="air",
        spellbook="dispel, heal, banish",
        b2="huginn-raven-familiar",
        p1_mage="warlock",
    ) as table:
        table.answer("skip")
        table.offers("assign dispel", "assign heal", "skip")
        table.answer("skip")


@pytest.mark.rule("MW-ANAT-11", "MW-CODEX-071", "MW-MAGE-02")
def test_a_mage_counts_as_a_creature_of_level_6():
    """Thorns attack once for each level above the first."""
    with Situation(mage="beastmaster b2 mana:0", b2_c2="wall-of-thorns p1", acting="beastmaster") as table:
        for _ in range(5):
            table.dice("1* 0")
        table.answer("climb c2")
        assert table.piece("beastmaster").damage == 5
