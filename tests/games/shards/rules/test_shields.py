"""Chapter 'Shields': cards in hand that stop damage."""

from itertools import combinations

import pytest

from tests.games.shards.tables import RulesSituation
from trivault.games.shards.rules.shields import shield_cards

SHIELDS = {"korvus-legionnaire": 2, "thorn-zealot": 3, "command-seer": 5, "cryptofist-monk": 8}


@pytest.mark.rule("SI-SHLD-01")
@pytest.mark.parametrize("shown", [s for n in range(1, 5) for s in combinations(SHIELDS, n)], ids="+".join)
def test_any_number_of_shields_is_shown_and_they_add_up(shown: tuple[str, ...]) -> None:
    with RulesSituation(power=20, p1_health=30, p1_hand=", ".join(SHIELDS)) as table:
        table.answer("end-turn", "show " + " ".join(shown))
        stopped = sum(SHIELDS[card] for card in shown)
        table.changed(player=1, power=0, p1_health=30 - 20 + stopped, p1_shown=", ".join(shown))


@pytest.mark.rule("SI-SHLD-01")
def test_only_cards_with_a_shield_are_shown_and_each_once() -> None:
    with RulesSituation(power=4, p1_hand="korvus-legionnaire, crystal, nil-assassin") as table:
        table.answer("end-turn")
        assert sorted(table.texts()) == ["show korvus-legionnaire", "skip"]
        table.refused("show crystal", "SI-SHLD-01")
        table.refused("show korvus-legionnaire korvus-legionnaire", "SI-SHLD-01")
        table.answer("show korvus-legionnaire")
        table.changed(player=1, power=0, p1_health=48, p1_shown="korvus-legionnaire")


@pytest.mark.rule("SI-SHLD-01")
def test_copies_of_a_shield_add_up() -> None:
    with RulesSituation(power=20, p1_hand="3 command-seer") as table:
        table.answer("end-turn", "show command-seer command-seer command-seer")
        table.changed(player=1, power=0, p1_health=45, p1_shown="3 command-seer")


@pytest.mark.rule("SI-SHLD-02")
def test_showing_shields_is_voluntary() -> None:
    with RulesSituation(power=4, p1_hand="command-seer") as table:
        table.answer("end-turn")
        assert table.asked == (1, "show")
        table.answer("skip")
        table.changed(player=1, power=0, p1_health=46)


@pytest.mark.rule("SI-SHLD-03")
def test_a_shown_card_stays_in_hand_and_can_be_played() -> None:
    with RulesSituation(power=3, deck="5 blaster", p1_hand="command-seer") as table:
        table.answer("end-turn", "show command-seer")
        table.changed(player=1, power=0, hand="5 blaster", deck="", p1_shown="command-seer")
        table.answer("play command-seer")
        table.changed(p1_hand="", p1_shown="", played="command-seer", gems=2)


@pytest.mark.rule("SI-SHLD-03", "SI-SHLD-04")
def test_a_shown_card_protects_against_one_opponent_after_the_other() -> None:
    given = {
        "deck": "5 crystal",
        "p1_hand": "nil-assassin",
        "p1_deck": "5 crystal",
        "p2_hand": "cryptofist-monk",
    }
    with RulesSituation(power=7, **given) as table:
        table.answer("end-turn", "assign p2=7", "show cryptofist-monk")
        table.changed(player=1, power=0, hand="5 crystal", deck="", p2_shown="cryptofist-monk")
        table.answer("play nil-assassin", "end-turn", "assign p2=5", "show cryptofist-monk")
        table.changed(
            player=2, p1_hand="5 crystal", p1_deck="", p1_discard="nil-assassin"
        )  # no health lost, the card is still in hand


@pytest.mark.rule("SI-SHLD-05")
def test_shields_do_not_protect_champions() -> None:
    with RulesSituation(power=2, p1_hand="cryptofist-monk, command-seer", p1_champions="evokatus") as table:
        table.answer("attack evokatus")
        assert table.asked == (0, "act")  # the defender is not asked
        table.changed(power=0, p1_champions="", p1_discard="evokatus")


@pytest.mark.rule("SI-SHLD-05")
def test_shields_do_not_stop_destroy_effects() -> None:
    given = {"hand": "thorn-zealot", "played": "spore-cleric", "p1_champions": "evokatus"}
    with RulesSituation(p1_hand="cryptofist-monk", **given) as table:
        table.answer("play thorn-zealot")
        assert table.asked == (0, "act")
        table.changed(hand="", played="spore-cleric, thorn-zealot", p1_champions="", p1_discard="evokatus")


@pytest.mark.rule("SI-SHLD-06")
def test_shields_work_from_hand_only() -> None:
    elsewhere = {"p1_discard": "command-seer", "p1_deck": "cryptofist-monk", "row": "command-seer"}
    with RulesSituation(power=4, p1_hand="korvus-legionnaire, zetta-the-encryptor", **elsewhere) as table:
        table.answer("end-turn")
        shows = ["show korvus-legionnaire", "show korvus-legionnaire zetta-the-encryptor"]
        assert sorted(table.texts()) == [*shows, "show zetta-the-encryptor", "skip"]
        table.refused("show cryptofist-monk", "SI-SHLD-01")
        table.answer("show zetta-the-encryptor")
        table.changed(player=1, power=0, p1_shown="zetta-the-encryptor")


@pytest.mark.rule("SI-SHLD-06")
def test_the_shield_of_a_champion_in_play_does_nothing() -> None:
    """Zetta in play keeps attacks away, so that nobody can be asked while she is there."""
    with RulesSituation(power=9, p1_champions="zetta-the-encryptor", p1_hand="crystal, command-seer") as table:
        (_, seer) = table.state.players[1].hand
        assert list(shield_cards(table.state, 1)) == [seer]
        table.answer("attack zetta-the-encryptor", "end-turn")
        assert sorted(table.texts()) == ["show command-seer", "skip"]
        table.answer("skip")
        change = {"p1_champions": "", "p1_discard": "zetta-the-encryptor"}
        table.changed(player=1, power=0, p1_health=46, **change)
