"""Chapter 'Fighting': the full sequence."""

import pytest

from tests.games.keyforge.situations import Situation


@pytest.mark.rule("KF-FIGHT-01")
def test_the_attacker_is_exhausted_and_a_defender_chosen():
    with Situation(line="troll, bumpsy", p1_line="krump, headhunter, dust-imp") as table:
        table.answer("fight troll")
        table.changed(line="troll exhausted, bumpsy")
        table.offers("attack krump", "attack headhunter", "attack dust-imp")
        table.answer("attack headhunter")
        table.changed(
            line="troll exhausted damage:5, bumpsy", p1_line="krump, dust-imp", p1_discard="headhunter"
        )


@pytest.mark.rule("KF-FIGHT-01")
def test_creatures_the_opponent_controls_are_attacked_whoever_owns_them():
    with Situation(line="troll, krump owner:1", p1_line="dust-imp owner:0") as table:
        table.answer("fight troll")
        table.changed(
            line="troll exhausted damage:2, krump owner:1", discard="dust-imp", p1_line="", p1_amber=2
        )


@pytest.mark.rule("KF-FIGHT-02")
def test_without_an_enemy_creature_there_is_no_fight():
    with Situation(line="troll, krump", p1_artifacts="cannon") as table:
        table.offers("reap troll", "reap krump", "end-turn")
        table.refused("fight troll", "KF-FIGHT-02")


@pytest.mark.rule("KF-FIGHT-02")
def test_nor_where_no_enemy_creature_can_be_chosen():
    """Bigtwig only fights stunned creatures."""
    with Situation(house="untamed", line="bigtwig", p1_line="troll") as table:
        table.refused("fight bigtwig", "KF-FIGHT-02")
    with Situation(house="untamed", line="bigtwig", p1_line="troll, krump stunned") as table:
        table.answer("fight bigtwig")
        table.changed(line="bigtwig exhausted damage:6", p1_line="troll", p1_discard="krump")


@pytest.mark.rule("KF-FIGHT-03")
def test_neighbors_of_a_taunt_creature_cannot_be_chosen():
    enemies = "dust-imp, krump, champion-anaphiel, bumpsy, headhunter"
    with Situation(line="troll", p1_line=enemies) as table:
        table.answer("fight troll")
        table.offers("attack dust-imp", "attack champion-anaphiel", "attack headhunter")
        table.refused("attack krump", "KF-FIGHT-03")
        table.answer("attack champion-anaphiel")


@pytest.mark.rule("KF-FIGHT-03")
def test_a_neighbor_that_has_taunt_itself_can_be_chosen():
    with Situation(line="troll", p1_line="pitlord, champion-anaphiel, bumpsy") as table:
        table.answer("fight troll")
        table.offers("attack pitlord", "attack champion-anaphiel")
        table.answer("attack champion-anaphiel")


# Before the fight


@pytest.mark.rule("KF-FIGHT-04")
def test_before_fight_hazardous_and_assault_share_a_window():
    given = {"line": "firespitter +way-of-the-bear", "p1_line": "troll +flame-wreathed, krump"}
    with Situation(**given) as table:
        table.answer("fight firespitter", "attack troll")
        table.changed(line="firespitter exhausted +way-of-the-bear")
        offered = table.texts()
        assert len(offered) == 3
        assert all(answer.startswith("resolve") for answer in offered)
        table.answer(next(answer for answer in offered if answer.startswith("resolve troll")))
        table.changed(line="firespitter exhausted damage:1 armor-used:1 +way-of-the-bear")  # hazardous 2
        assert len(table.texts()) == 2
        table.answer(table.texts()[0])
        table.changed(
            line="",
            discard="firespitter, way-of-the-bear",
            p1_line="troll damage:8 +flame-wreathed, krump damage:1",
        )  # 1 for each enemy, assault 2, and the blows


@pytest.mark.rule("KF-FIGHT-04")
@pytest.mark.parametrize("first", ["ancient-bear", "briar-grubbling"])
def test_the_active_player_orders_assault_and_hazardous(first):
    """Assault 2 kills Briar Grubbling, whose hazardous 5 kills Ancient Bear: whoever comes first lives."""
    with Situation(house="untamed", line="ancient-bear", p1_line="briar-grubbling") as table:
        table.answer("fight ancient-bear")
        table.offers("resolve ancient-bear ancient-bear", "resolve briar-grubbling ancient-bear")
        table.answer(f"resolve {first} ancient-bear")
        if first == "ancient-bear":
            table.changed(line="ancient-bear exhausted", p1_line="", p1_discard="briar-grubbling")
        else:
            table.changed(line="", discard="ancient-bear")


@pytest.mark.rule("KF-FIGHT-05")
def test_a_defender_destroyed_before_the_blows_ends_the_fight():
    """No blows, no Fight ability, and nobody was destroyed fighting: The Warchest counts nothing."""
    given = {"line": "headhunter +way-of-the-bear, krump", "artifacts": "the-warchest", "p1_amber": 3}
    with Situation(p1_line="dust-imp", **given) as table:
        table.answer("fight headhunter")
        table.changed(
            line="headhunter exhausted +way-of-the-bear, krump", p1_amber=5, p1_line="", p1_discard="dust-imp"
        )
        table.answer("act the-warchest")
        table.changed(artifacts="the-warchest exhausted")


@pytest.mark.rule("KF-FIGHT-05")
def test_who_dies_in_the_blows_was_destroyed_fighting():
    """The counterpart: without assault the same fight is fought to its end."""
    given = {"line": "headhunter, krump", "artifacts": "the-warchest", "p1_amber": 3, "p1_line": "dust-imp"}
    with Situation(**given) as table:
        table.answer("fight headhunter")
        table.changed(
            amber=1, line="headhunter exhausted damage:2, krump", p1_amber=5, p1_line="", p1_discard="dust-imp"
        )
        table.answer("act the-warchest")
        table.changed(amber=2, artifacts="the-warchest exhausted")


@pytest.mark.rule("KF-FIGHT-05")
def test_krump_does_not_profit_from_a_fight_cut_short():
    with Situation(line="krump +way-of-the-bear", p1_line="urchin", p1_amber=3) as table:
        table.answer("fight krump")
        table.changed(line="krump exhausted +way-of-the-bear", p1_line="", p1_discard="urchin")


@pytest.mark.rule("KF-FIGHT-05")
def test_an_attacker_destroyed_before_the_blows_deals_none():
    with Situation(line="headhunter", p1_line="briar-grubbling") as table:
        table.answer("fight headhunter")
        table.changed(line="", discard="headhunter")


@pytest.mark.rule("KF-FIGHT-06")
@pytest.mark.parametrize(
    ("line", "enemy"), [("headhunter +way-of-the-bear", "urchin"), ("headhunter", "briar-grubbling")]
)
def test_a_fight_cut_short_still_was_a_fight(line, enemy):
    """Warsong hears of it, whoever of the two was destroyed."""
    with Situation(hand="warsong", line=line, p1_line=enemy) as table:
        table.answer("play warsong", "fight headhunter")
        assert table.state.players[0].amber == 1


@pytest.mark.rule("KF-FIGHT-06")
def test_a_creature_that_fought_in_vain_was_used():
    """Stampede counts Ancient Bear, who killed his enemy before the fight."""
    given = {"line": "ancient-bear, flaxia, halacor", "p1_line": "urchin", "hand": "stampede", "p1_amber": 3}
    with Situation(house="untamed", **given) as table:
        table.answer("fight ancient-bear", "reap flaxia", "reap halacor", "play stampede")
        table.changed(
            amber=5, p1_amber=1, hand="", discard="stampede", p1_line="", p1_discard="urchin",
            line="ancient-bear exhausted, flaxia exhausted, halacor exhausted",
        )  # fmt: skip


# The blows


@pytest.mark.rule("KF-FIGHT-07")
def test_both_deal_damage_equal_to_their_power_at_the_same_time():
    with Situation(line="krump", p1_line="troll") as table:
        table.answer("fight krump")
        table.changed(line="", discard="krump", p1_line="troll damage:6")
    with Situation(line="bumpsy", p1_line="headhunter") as table:
        table.answer("fight bumpsy")
        table.changed(line="", discard="bumpsy", p1_line="", p1_discard="headhunter")


@pytest.mark.rule("KF-FIGHT-07")
def test_the_power_that_counts_is_the_present_one():
    with Situation(
        line="krump power:1", artifacts="banner-of-battle", p1_line="troll +blood-of-titans"
    ) as table:
        table.answer("fight krump")
        table.changed(line="", discard="krump", p1_line="troll damage:8 +blood-of-titans")


@pytest.mark.rule("KF-FIGHT-08")
def test_damage_does_not_lower_what_is_dealt():
    """The wounded Krump deals 6 all the same, whether he attacks or is attacked."""
    with Situation(line="troll damage:3", p1_line="krump damage:5") as table:
        table.answer("fight troll")
        table.changed(line="", discard="troll", p1_line="", p1_discard="krump")
    with Situation(line="krump damage:5", p1_line="troll damage:3") as table:
        table.answer("fight krump")
        table.changed(line="", discard="krump", p1_line="", p1_discard="troll")


@pytest.mark.rule("KF-FIGHT-15")
def test_a_stunned_defender_strikes_back():
    with Situation(line="troll", p1_line="krump stunned exhausted") as table:
        table.answer("fight troll")
        table.changed(line="troll exhausted damage:6", p1_line="", p1_discard="krump")


# After the fight


@pytest.mark.rule("KF-FIGHT-09")
def test_the_fight_ability_of_a_surviving_attacker_resolves():
    with Situation(line="headhunter", p1_line="dust-imp") as table:
        table.answer("fight headhunter")
        table.changed(
            amber=1, line="headhunter exhausted damage:2", p1_amber=2, p1_line="", p1_discard="dust-imp"
        )


@pytest.mark.rule("KF-FIGHT-09")
def test_the_fight_ability_of_a_fallen_attacker_does_not():
    with Situation(line="headhunter", p1_line="troll") as table:
        table.answer("fight headhunter")
        table.changed(line="", discard="headhunter", p1_line="troll damage:5")


@pytest.mark.rule("KF-FIGHT-09", "KF-LAST-04")
@pytest.mark.parametrize(("enemy", "stolen"), [("troll", 0), ("urchin elusive-used", 1)])
def test_nor_does_one_that_it_has_given_itself(enemy, stolen):
    """Adaptoid gains its "Fight:" ability for the turn, by its own text."""
    given = {"house": "logos", "hand": "universal-keylock", "p1_amber": 4}
    with Situation(line="adaptoid", p1_line=enemy, **given) as table:
        table.answer("play universal-keylock", "gain-fight-ability", "fight adaptoid")
        assert table.state.players[1].amber == 4 - stolen


@pytest.mark.rule("KF-FIGHT-09")
def test_an_attacker_that_fell_and_returned_has_not_survived():
    """Overlord Greking puts Headhunter into play on his side: neither player gains for the fight."""
    with Situation(line="headhunter", p1_line="overlord-greking") as table:
        table.answer("fight headhunter", "right")
        table.changed(line="", p1_line="overlord-greking damage:5, headhunter owner:0 exhausted")


@pytest.mark.rule("KF-FIGHT-09")
@pytest.mark.parametrize("first", [0, 1])
def test_fight_abilities_and_those_after_a_fight_share_a_window(first):
    """Take Hostages captures the last Æmber, or Dodger steals it before."""
    given = {"line": "dodger house:sanctum", "p1_line": "urchin elusive-used", "p1_amber": 1}
    with Situation(house="sanctum", hand="take-hostages", **given) as table:
        table.answer("play take-hostages", "fight dodger")
        offered = table.texts()
        assert len(offered) == 2
        assert all(answer.startswith("resolve") for answer in offered)
        own = next(answer for answer in offered if answer.startswith("resolve dodger"))
        other = next(answer for answer in offered if answer != own)
        table.answer((own, other)[first])
        line = ("dodger house:sanctum exhausted damage:1", "dodger house:sanctum exhausted damage:1 amber:1")[
            first
        ]
        table.changed(
            amber=(2, 1)[first], p1_amber=0, hand="", discard="take-hostages",
            line=line, p1_line="", p1_discard="urchin",
        )  # fmt: skip


@pytest.mark.rule("KF-FIGHT-10")
def test_the_defender_has_no_fight_ability():
    with Situation(line="dust-imp house:brobnar", p1_line="headhunter") as table:
        table.answer("fight dust-imp")
        table.changed(amber=2, line="", discard="dust-imp house:brobnar", p1_line="headhunter damage:2")


@pytest.mark.rule("KF-FIGHT-11")
@pytest.mark.parametrize(("damage", "lost"), [(0, 1), (1, 0)])
def test_who_looks_at_the_end_of_the_fight_must_have_survived_it(damage, lost):
    """Krump of power 6 against a creature of power 5."""
    mark = f" damage:{damage}" if damage else ""
    with Situation(line=f"krump{mark}", p1_line="headhunter", p1_amber=2) as table:
        table.answer("fight krump")
        assert table.state.players[1].amber == 2 - lost
        assert table.state.players[1].line == []
        assert len(table.state.players[0].line) == lost


@pytest.mark.rule("KF-FIGHT-12")
def test_the_defender_is_fighting_too():
    """Krump is attacked, and the attacker is destroyed fighting him; Valdr hits harder only as attacker."""
    with Situation(line="headhunter", amber=2, p1_line="krump") as table:
        table.answer("fight headhunter")
        table.changed(amber=1, line="", discard="headhunter", p1_line="krump damage:5")
    with Situation(line="troll", p1_line="valdr") as table:
        table.answer("fight troll")
        table.changed(line="troll exhausted damage:6", p1_line="", p1_discard="valdr")
    with Situation(line="valdr", p1_line="troll") as table:
        table.answer("fight valdr")
        table.changed(line="", discard="valdr", p1_line="", p1_discard="troll")


@pytest.mark.rule("KF-FIGHT-14")
def test_who_watches_others_fight_needs_no_survivors():
    with Situation(hand="warsong", line="dust-imp house:brobnar", p1_line="troll") as table:
        table.answer("play warsong", "fight dust-imp")
        table.changed(
            amber=3, hand="", discard="dust-imp house:brobnar, warsong", line="", p1_line="troll damage:2"
        )
