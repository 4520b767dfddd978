"""Chapter 'Attacks': champions at any time, players in the attack phase."""

import pytest

from tests.games.shards.tables import RulesSituation

SHIELDED = "command-seer"  # shield 5


@pytest.mark.rule("SI-ATK-01")
def test_champions_are_attacked_at_any_time_in_the_own_turn() -> None:
    given = {"hand": "nil-assassin, crystal", "row": "kiln-drone", "p1_champions": "3 evokatus"}
    with RulesSituation(power=2, **given) as table:
        table.answer("attack evokatus")  # before anything else
        table.changed(power=0, p1_champions="2 evokatus", p1_discard="evokatus")
        table.answer("play nil-assassin", "attack evokatus", "play crystal", "recruit kiln-drone")
        table.answer("attack evokatus")
        table.changed(
            hand="",
            played="nil-assassin, crystal",
            row="",
            discard="kiln-drone",
            power=1,
            p1_champions="",
            p1_discard="3 evokatus",
        )


@pytest.mark.rule("SI-ATK-01")
def test_champions_of_any_opponent_but_not_the_own_are_attacked() -> None:
    given = {"p1_champions": "evokatus, optio-crusher", "p2_champions": "evokatus"}
    with RulesSituation(power=4, champions="primus-pilus, evokatus", **given) as table:
        attacks = [text for text in table.texts() if text.startswith("attack")]
        assert attacks == ["attack evokatus@p1", "attack optio-crusher", "attack evokatus@p2"]
        table.refused("attack primus-pilus", "SI-ATK-01")
        table.answer("attack evokatus@p2", "attack evokatus@p1")
        table.changed(
            power=0,
            p1_champions="optio-crusher",
            p1_discard="evokatus",
            p2_champions="",
            p2_discard="evokatus",
        )


@pytest.mark.rule("SI-ATK-02")
@pytest.mark.parametrize(
    ("champion", "health"),
    [
        ("evokatus", 2),
        ("systema-ai", 4),
        ("zetta-the-encryptor", 5),
        ("primus-pilus", 6),
        ("general-decurion", 7),
    ],
)
def test_an_attack_costs_the_health_of_the_champion(champion: str, health: int) -> None:
    for left in (0, 1):
        with RulesSituation(power=health + left, p1_champions=champion) as table:
            table.answer(f"attack {champion}")
            table.changed(power=left, p1_champions="", p1_discard=champion)
    with RulesSituation(power=health - 1, gems=9, p1_champions=champion) as table:
        table.refused(f"attack {champion}", "SI-ATK-02")


@pytest.mark.rule("SI-ATK-03")
def test_players_are_attacked_in_the_attack_phase_with_the_power_that_is_left() -> None:
    with RulesSituation(hand="nil-assassin, blaster", p1_champions="evokatus") as table:
        table.answer("play nil-assassin")
        table.refused("attack p1", "SI-ATK-03")
        table.refused("assign p1=5", "SI-ATK-03")
        table.answer("attack evokatus", "play blaster")
        table.changed(
            hand="",
            played="nil-assassin, blaster",
            power=4,
            p1_champions="",
            p1_discard="evokatus",
        )
        table.answer("end-turn")
        assert table.state.players[1].health == 46
        assert (table.state.active, table.state.power) == (1, 0)


@pytest.mark.rule("SI-ATK-03")
def test_there_is_one_attack_for_all_the_power() -> None:
    with RulesSituation(power=6, p1_hand="crystal", p2_hand="crystal") as table:
        table.answer("end-turn", "assign p1=4 p2=2", "skip", "skip")
        table.changed(player=1, power=0, p1_health=46, p2_health=48)


@pytest.mark.rule("SI-ATK-04")
def test_champions_do_not_stand_in_the_way_of_an_attack() -> None:
    with RulesSituation(power=6, p1_champions="primus-pilus, optio-crusher") as table:
        table.answer("end-turn")
        table.changed(player=1, power=0, p1_health=44)


@pytest.mark.rule("SI-ATK-05")
def test_power_is_split_in_any_way() -> None:
    with RulesSituation(power=2, p2_health=50) as table:
        table.answer("end-turn")
        assert table.asked == (0, "assign")
        assert sorted(table.texts()) == ["assign p1=0 p2=2", "assign p1=1 p2=1", "assign p1=2 p2=0"]
        table.refused("assign p0=1 p1=1")
        table.answer("assign p1=1 p2=1")
        table.changed(player=1, power=0, p1_health=49, p2_health=49)


@pytest.mark.rule("SI-ATK-05")
def test_a_share_may_be_nothing() -> None:
    with RulesSituation(player=2, power=8, p3_health=50, p1_hand="crystal") as table:
        table.answer("end-turn", "assign p0=7 p3=1")
        assert table.asked == (3, "act")  # who gets nothing is not asked for shields
        table.changed(player=3, power=0, health=43, p3_health=49)


@pytest.mark.rule("SI-ATK-06")
def test_all_damage_is_assigned_before_any_shield_is_shown() -> None:
    with RulesSituation(power=9, p1_hand=SHIELDED, p2_hand="cryptofist-monk") as table:
        table.answer("end-turn")
        assert table.asked == (0, "assign")
        table.answer("assign p1=6 p2=3")
        assert table.asked == (1, "show")
        table.changed()
        table.answer(f"show {SHIELDED}")
        assert table.asked == (2, "show")  # the attacker is not asked again
        table.refused("assign p1=9")
        table.changed(p1_shown=SHIELDED)
        table.answer("skip")
        table.changed(player=1, power=0, p1_health=49, p2_health=47)


@pytest.mark.rule("SI-ATK-07")
@pytest.mark.parametrize(
    ("damage", "health"),
    [(1, 30), (4, 30), (5, 30), (6, 29), (12, 23), (34, 1)],
)
def test_damage_minus_shields_but_not_less_than_nothing(damage: int, health: int) -> None:
    with RulesSituation(power=damage, p1_health=30, p1_hand=SHIELDED) as table:
        table.answer("end-turn", f"show {SHIELDED}")
        assert [player.health for player in table.state.players] == [50, health]


@pytest.mark.rule("SI-ATK-07")
def test_each_attacked_player_counts_only_the_own_shields() -> None:
    with RulesSituation(power=10, p1_hand=SHIELDED, p2_hand="crystal") as table:
        table.answer("end-turn", "assign p1=2 p2=8", f"show {SHIELDED}", "skip")
        table.changed(player=1, power=0, p1_shown=SHIELDED, p2_health=42)


@pytest.mark.rule("SI-ATK-08")
def test_infinite_power_destroys_any_attackable_champion() -> None:
    given = {"p1_champions": "general-decurion, primus-pilus, li-hin-the-shattered"}
    with RulesSituation(power="infinite", **given) as table:
        table.answer("attack general-decurion", "attack primus-pilus")
        table.refused("attack li-hin-the-shattered", "SI-ATK-09")
        table.changed(p1_champions="li-hin-the-shattered", p1_discard="general-decurion, primus-pilus")


@pytest.mark.rule("SI-ATK-08")
def test_infinite_power_eliminates_every_opponent_whatever_shields_are_shown() -> None:
    given = {"p1_hand": "2 cryptofist-monk", "p2_hand": SHIELDED, "p3_health": 50}
    with RulesSituation(power="infinite", **given) as table:
        table.answer("end-turn", "show cryptofist-monk cryptofist-monk", f"show {SHIELDED}")
        table.changed(
            winners=(0,),
            p1_health=0,
            p2_health=0,
            p3_health=0,
            p1_hand="",
            p2_hand="",
            banished=f"2 cryptofist-monk, {SHIELDED}",
        )


@pytest.mark.rule("SI-ATK-09")
@pytest.mark.parametrize(
    ("champions", "spared"),
    [
        ("li-hin-the-shattered", "li-hin-the-shattered"),
        ("drakonarius, general-decurion", "drakonarius"),
        ("zetta-the-encryptor, evokatus", "evokatus"),
    ],
)
@pytest.mark.parametrize("power", [20, "infinite"])
def test_a_champion_that_cannot_be_attacked_is_no_target_for_power(
    champions: str, spared: str, power: int | str
) -> None:
    given = {"hand": "thorn-zealot", "played": "spore-cleric", "p1_champions": champions}
    with RulesSituation(power=power, **given) as table:
        table.refused(f"attack {spared}", "SI-ATK-09")
        table.answer("play thorn-zealot")
        if "," in champions:
            table.answer(f"destroy {spared}")
        left = ", ".join(card for card in champions.split(", ") if card != spared)
        table.changed(hand="", played="spore-cleric, thorn-zealot", p1_champions=left, p1_discard=spared)


@pytest.mark.rule("SI-ATK-09")
@pytest.mark.parametrize("champion", ["drakonarius", "evokatus"])
def test_the_protection_ends_with_its_reason(champion: str) -> None:
    guard = {"drakonarius": "general-decurion", "evokatus": "zetta-the-encryptor"}[champion]
    with RulesSituation(power=20, p1_champions=f"{champion}, {guard}") as table:
        table.refused(f"attack {champion}", "SI-ATK-09")
        table.answer(f"attack {guard}", f"attack {champion}")
        assert table.zone("champions", 1) == []
        assert table.zone("discard", 1) == sorted([champion, guard])


@pytest.mark.rule("SI-ATK-05")
def test_power_is_split_in_any_way_among_three() -> None:
    with RulesSituation(power=9, p2_health=50, p3_health=50) as table:
        table.answer("end-turn")
        ways = {(a, b, 9 - a - b) for a in range(10) for b in range(10 - a)}
        assert set(table.texts()) == {f"assign p1={a} p2={b} p3={c}" for a, b, c in ways}
        table.answer("assign p1=2 p2=3 p3=4")
        table.changed(player=1, power=0, p1_health=48, p2_health=47, p3_health=46)


@pytest.mark.rule("SI-ATK-05")
def test_power_may_all_go_to_one_of_several() -> None:
    with RulesSituation(power=9, p2_health=50, p3_health=50) as table:
        table.answer("end-turn", "assign p1=0 p2=9 p3=0")
        table.changed(player=1, power=0, p2_health=41)
