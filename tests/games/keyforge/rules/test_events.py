"""Chapter 'Timing chart'."""

import pytest

from tests.games.keyforge.situations import Situation


@pytest.mark.rule("KF-TIME-02")
@pytest.mark.parametrize(("amber", "forges"), [(5, False), (6, True), (7, True)])
def test_first_a_key_is_forged_then_its_triggers_then_the_house(amber, forges):
    given = {"line": "bilgum-avalanche, pit-demon", "p1_line": "troll"}
    with Situation(step="forge", amber=amber, **given) as table:
        if forges:
            assert table.state.players[0].amber == amber - 6  # paid at once
            table.answer("red")
            table.changed(keys="red", p1_line="troll damage:2")
        table.offers("brobnar", "dis", "logos")
        table.answer("brobnar")
        table.changed()


@pytest.mark.rule("KF-TIME-02")
def test_the_third_key_wins_before_anything_is_triggered():
    given = {"line": "bilgum-avalanche", "keys": "red, blue", "p1_line": "troll"}
    with Situation(step="forge", amber=6, **given) as table:
        assert table.state.result == (0,)
        assert table.state.play[table.card("troll")].damage == 0


@pytest.mark.rule("KF-TIME-03")
def test_effects_after_the_choice_of_a_house_come_before_the_archives():
    given = {"line": "jehu-the-bureaucrat, troll", "archives": "punch, smith"}
    with Situation(step="house", **given) as table:
        table.answer("sanctum")
        table.changed(amber=2)
        table.offers("take-archives", "skip")
        table.answer("take-archives")
        table.changed(hand="punch, smith", archives="")


@pytest.mark.rule("KF-TIME-04")
@pytest.mark.parametrize("first", ["mighty-tiger", "hunting-witch", "autocannon"])
def test_a_card_enters_gives_its_bonus_and_then_opens_one_window(first):
    """ "Play:", "after a card is played" and "after it enters play" are ordered freely."""
    given = {"line": "hunting-witch", "artifacts": "autocannon", "p1_line": "troll"}
    with Situation(house="untamed", hand="mighty-tiger icon:amber", **given) as table:
        table.answer("play mighty-tiger", "right")
        table.changed(amber=1, hand="", line="hunting-witch, mighty-tiger icon:amber exhausted")
        others = [name for name in ("mighty-tiger", "hunting-witch", "autocannon") if name != first]
        table.offers(*(f"resolve {name} mighty-tiger" for name in (first, *others)))
        table.answer(f"resolve {first} mighty-tiger")
        table.offers(*(f"resolve {name} mighty-tiger" for name in others))
        table.answer(f"resolve {others[0]} mighty-tiger")
        table.changed(
            amber=2, line="hunting-witch, mighty-tiger icon:amber exhausted damage:1", p1_line="troll damage:4"
        )


@pytest.mark.rule("KF-TIME-05")
def test_before_fight_assault_and_hazardous_share_a_window():
    """The attacker is exhausted and the defender chosen, but no blow is dealt yet."""
    given = {"line": "firespitter +way-of-the-bear", "p1_line": "briar-grubbling +blood-of-titans, troll"}
    with Situation(**given) as table:
        table.answer("fight firespitter", "attack briar-grubbling")
        table.offers(
            "resolve firespitter firespitter",
            "resolve firespitter firespitter 2",
            "resolve briar-grubbling firespitter",
        )
        table.changed(line="firespitter exhausted +way-of-the-bear")
        table.answer("resolve firespitter firespitter")  # the printed ability
        table.changed(p1_line="briar-grubbling damage:1 +blood-of-titans, troll damage:1")
        table.offers("resolve firespitter firespitter", "resolve briar-grubbling firespitter")
        table.answer("resolve firespitter firespitter")  # assault
        table.changed(
            line="",
            discard="firespitter, way-of-the-bear",
            p1_line="troll damage:1",
            p1_discard="briar-grubbling, blood-of-titans",
        )  # hazardous left Firespitter 1 power to live; both blows fell at the same time


@pytest.mark.rule("KF-TIME-05", "KF-TIME-11")
@pytest.mark.parametrize("first", ["headhunter", "take-hostages"])
def test_fight_and_each_time_a_creature_fights_share_a_window_after_the_blows(first):
    given = {"line": "headhunter house:sanctum", "p1_line": "bulwark", "p1_amber": 2}
    with Situation(house="sanctum", hand="take-hostages", **given) as table:
        table.answer("play take-hostages", "fight headhunter")
        table.changed(
            amber=1,
            hand="",
            discard="take-hostages",
            line="headhunter house:sanctum exhausted damage:4",
            p1_line="bulwark damage:3 armor-used:2",
        )
        table.offers("resolve headhunter headhunter", "resolve take-hostages headhunter")
        table.answer(f"resolve {first} headhunter")
        table.changed(amber=2, line="headhunter house:sanctum exhausted damage:4 amber:1", p1_amber=1)


@pytest.mark.rule("KF-TIME-06", "KF-TIME-11")
@pytest.mark.parametrize("first", ["doc-bookton", "crystal-hive"])
def test_reap_and_each_time_a_creature_reaps_share_a_window_after_the_gain(first):
    given = {"line": "doc-bookton house:mars", "artifacts": "crystal-hive", "deck": "troll"}
    with Situation(house="mars", **given) as table:
        table.answer("act crystal-hive", "reap doc-bookton")
        table.changed(amber=1, line="doc-bookton house:mars exhausted", artifacts="crystal-hive exhausted")
        table.offers("resolve doc-bookton doc-bookton", "resolve crystal-hive doc-bookton")
        table.answer(f"resolve {first} doc-bookton")
        table.changed(amber=2, deck="", hand="troll")


@pytest.mark.rule("KF-TIME-07")
def test_an_action_exhausts_resolves_and_only_then_was_the_card_used():
    given = {"line": "veylan-analyst", "artifacts": "cannon house:logos", "p1_line": "troll"}
    with Situation(house="logos", **given) as table:
        table.answer("act cannon")
        table.changed(artifacts="cannon house:logos exhausted")
        table.answer("damage troll")
        table.changed(amber=1, p1_line="troll damage:2")


@pytest.mark.rule("KF-TIME-07")
def test_an_omni_ability_too():
    given = {"line": "veylan-analyst", "artifacts": "mighty-javelin", "p1_line": "troll"}
    with Situation(house="logos", **given) as table:
        table.answer("omni mighty-javelin")
        table.changed(artifacts="", discard="mighty-javelin")
        table.answer("damage troll")
        table.changed(amber=1, p1_line="troll damage:4")


@pytest.mark.rule("KF-TIME-08")
def test_the_ready_step_readies_the_active_players_cards_before_the_draw():
    given = {
        "line": "troll exhausted, krump exhausted stunned, rogue-ogre, shaffles",
        "artifacts": "cannon exhausted",
        "deck": "9 smith",
        "p1_line": "bumpsy exhausted, pit-demon",
        "p1_artifacts": "screechbomb exhausted",
    }
    with Situation(step="ready", **given) as table:  # the first question comes at the end of the turn
        assert [table.state.play[table.card(name)].ready for name in ("troll", "krump", "cannon")] == [True] * 3
        assert [table.state.play[table.card(name)].ready for name in ("bumpsy", "screechbomb")] == [False] * 2
        table.answer("resolve shaffles p0", "brobnar")
        table.changed(player=1)


@pytest.mark.rule("KF-TIME-09")
def test_the_end_of_the_turn_comes_after_the_draw():
    given = {"line": "rogue-ogre damage:2, shaffles", "deck": "7 punch", "played": "smith"}
    with Situation(p1_amber=3, p1_line="krump, pit-demon", **given) as table:
        table.answer("end-turn")
        table.offers("resolve rogue-ogre p0", "resolve shaffles p0")
        table.changed(hand="6 punch", deck="punch")
        table.answer("resolve shaffles p0", "brobnar")
        table.changed(player=1, line="rogue-ogre amber:1, shaffles", p1_amber=1)


@pytest.mark.rule("KF-TIME-10")
def test_destroyed_then_the_discard_pile_then_after_it_was_destroyed():
    """Dust Imp brings Æmber, leaves the line, and then the Pile of Skulls has something to capture."""
    given = {"artifacts": "pile-of-skulls", "line": "troll, krump", "p1_line": "headhunter, dust-imp, smaaash"}
    with Situation(hand="punch", **given) as table:
        table.answer("play punch", "damage dust-imp")
        table.changed(
            amber=1,
            hand="",
            p1_amber=2,
            p1_line="headhunter, smaaash",
            p1_discard="dust-imp",
        )
        table.offers("capture troll", "capture krump")
        table.answer("capture krump")
        table.changed(discard="punch", line="troll, krump amber:1", p1_amber=1)


@pytest.mark.rule("KF-TIME-12")
@pytest.mark.parametrize(
    ("first", "second", "amber"),
    [("grenade-snib", "dust-imp", 2), ("dust-imp", "grenade-snib", 0)],
)
def test_the_active_player_orders_the_effects_of_one_window(first, second, amber):
    """Whoever's they are: an enemy Dust Imp and the active player's Grenade Snib."""
    given = {"line": "grenade-snib, troll", "p1_line": "dust-imp"}
    with Situation(house="shadows", hand="poison-wave", **given) as table:
        table.answer("play poison-wave")
        assert table.state.choices[0].player == 0
        table.offers("resolve grenade-snib grenade-snib", "resolve dust-imp dust-imp")
        table.answer(f"resolve {first} {first}")
        table.changed(
            amber=1,
            hand="",
            discard="poison-wave, grenade-snib",
            line="troll damage:2",
            p1_line="",
            p1_discard="dust-imp",
            **({"p1_amber": amber} if amber else {}),
        )


@pytest.mark.rule("KF-TIME-14", "KF-WORD-10")
def test_before_fight_abilities_resolve_after_the_exhaust_and_before_the_fight():
    with Situation(house="dis", line="gabos-longarms", p1_line="krump, troll, bumpsy") as table:
        table.answer("fight gabos-longarms", "attack bumpsy")
        table.offers("choose gabos-longarms", "choose krump", "choose troll", "choose bumpsy")
        table.changed(line="gabos-longarms exhausted")
        table.answer("choose troll")
        table.changed(line="", discard="gabos-longarms", p1_line="krump, troll damage:5, bumpsy")


@pytest.mark.rule("KF-TIME-14", "KF-WORD-10")
def test_who_falls_before_the_fight_deals_no_blow():
    with Situation(line="firespitter", p1_line="umbra damage:1, urchin") as table:
        table.answer("fight firespitter", "attack umbra")
        table.changed(line="firespitter exhausted", p1_line="", p1_discard="urchin, umbra")
