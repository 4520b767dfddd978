"""Chapter 'General': precedence, who decides, ready and exhausted."""

import pytest

from tests.games.keyforge.situations import Situation
from trivault.games.keyforge.decks.deck_lists import built_in
from trivault.games.keyforge.game import GAME
from trivault.kernel.errors import NotYourChoice, SetupError

FULL = "6 punch"  # a hand that draws nothing at the end of the turn


@pytest.mark.rule("KF-GEN-01")
def test_a_card_that_contradicts_a_rule_wins():
    with Situation(house="shadows", hand="silvertooth, urchin") as table:
        table.answer("play urchin", "play silvertooth", "right")
        table.changed(hand="", line="urchin exhausted, silvertooth")


@pytest.mark.rule("KF-GEN-02")
def test_errata_count_and_not_what_was_printed():
    """As printed, Library Access would go to the discard pile."""
    with Situation(house="logos", hand="library-access", deck="troll") as table:
        table.answer("play library-access")
        table.changed(hand="", purged="library-access")


@pytest.mark.rule("KF-GEN-03")
def test_two_players_play_a_deck_each():
    one, other = list(built_in())[:2]
    assert list(GAME.seats) == [2]
    assert GAME.new(decks=[one, other]).seats == 2
    for decks in ([one], [one, other, one]):
        with pytest.raises(SetupError, match="two decks"):
            GAME.new(decks=decks)


@pytest.mark.rule("KF-GEN-04")
def test_the_third_key_wins_before_anything_else_happens():
    given = {"keys": "red, blue", "line": "bilgum-avalanche", "p1_line": "troll"}
    with Situation(house="", step="forge", amber=8, **given) as table:
        table.changed()  # forged as the situation began: no house was chosen, no damage was dealt
        assert table.state.over
        assert table.state.result == (0,)
        assert table.state.step == "forge"
        assert table.state.players[0].amber == 2
        assert table.state.players[0].forged() == 3


@pytest.mark.rule("KF-GEN-04")
def test_a_third_key_forged_by_a_card_wins_at_once():
    given = {"keys": "red, blue", "amber": 6, "hand": "chota-hazri", "line": "hunting-witch"}
    with Situation(house="untamed", **given) as table:
        table.answer("play chota-hazri", "left", "resolve hunting-witch chota-hazri", "forge")
        table.changed(
            winner=0,
            amber=0,
            hand="",
            keys="red, blue, yellow",
            line="chota-hazri exhausted, hunting-witch",
        )


@pytest.mark.rule("KF-GEN-04")
def test_two_keys_do_not_win():
    with Situation(house="", step="forge", amber=6, keys="red", line="troll") as table:
        table.answer("blue", "brobnar")
        table.changed(keys="red, blue")
        assert not table.state.over


@pytest.mark.rule("KF-GEN-05")
def test_only_the_active_player_acts():
    with Situation(line="troll", hand=FULL, p1_line="bumpsy", p1_hand="punch") as table:
        assert {choice.player for choice in table.state.choices} == {0}
        with pytest.raises(NotYourChoice):
            table.state.apply("end-turn", 1)
        table.refused("reap bumpsy", "KF-USE-10")
        table.answer("end-turn", "brobnar")
        assert {choice.player for choice in table.state.choices} == {1}


@pytest.mark.rule("KF-GEN-06")
def test_the_active_player_chooses_for_the_opponents_ability():
    """On which flank Overlord Greking puts the creature that has fallen is not his player's choice."""
    with Situation(line="headhunter", p1_line="overlord-greking, dextre") as table:
        table.answer("fight headhunter", "attack overlord-greking")
        (choice,) = table.state.choices
        assert (choice.player, choice.reason) == (0, "flank")
        table.answer("left")
        table.changed(line="", p1_line="headhunter owner:0 exhausted, overlord-greking damage:5, dextre")


@pytest.mark.rule("KF-GEN-06")
def test_the_active_player_picks_for_the_opponents_ability():
    """In which order the creatures come back from the opponent's Spangler Box that is destroyed."""
    theirs = {"p1_artifacts": "spangler-box exhausted purged:troll purged:krump", "p1_purged": "troll, krump"}
    with Situation(house="dis", hand="poltergeist", **theirs) as table:
        table.answer("play poltergeist")
        assert [choice.player for choice in table.state.choices] == [0]
        table.offers("choose troll", "choose krump")
        table.answer("choose krump", "left")
        table.changed(
            amber=1,
            hand="",
            discard="poltergeist",
            p1_artifacts="",
            p1_discard="spangler-box",
            p1_purged="",
            p1_line="troll exhausted, krump exhausted",
        )


@pytest.mark.rule("KF-GEN-06")
def test_the_active_player_picks_which_of_the_opponents_cards_is_lost():
    """Which of its two Armageddon Cloaks saves the opponent's creature."""
    cloaks = "+armageddon-cloak +armageddon-cloak"
    with Situation(house="dis", hand="gateway-to-dis", p1_line=f"troll damage:2 {cloaks}") as table:
        table.answer("play gateway-to-dis")
        assert [choice.player for choice in table.state.choices] == [0]
        table.offers("destroy armageddon-cloak", "destroy armageddon-cloak#2")
        table.answer("destroy armageddon-cloak#2")
        table.changed(
            chains=3,
            hand="",
            discard="gateway-to-dis",
            p1_line="troll +armageddon-cloak",
            p1_discard="armageddon-cloak",
        )


@pytest.mark.rule("KF-GEN-07")
@pytest.mark.parametrize("first", ["dextre", "research-smoko"])
def test_the_active_player_orders_what_happens_at_the_same_moment(first):
    """The top card that Research Smoko archives is Dextre, or the one that lay there before."""
    given = {"p1_line": "dextre damage:1, research-smoko", "p1_deck": "troll, bumpsy"}
    with Situation(house="shadows", hand="poison-wave", **given) as table:
        table.answer("play poison-wave")
        assert {choice.player for choice in table.state.choices} == {0}
        table.answer(f"resolve {first} {first}")
        expected = (
            {"p1_archives": "dextre"}
            if first == "dextre"
            else {"p1_archives": "troll", "p1_deck": "dextre, bumpsy"}
        )
        table.changed(
            amber=1, hand="", discard="poison-wave", p1_line="", p1_discard="research-smoko", **expected
        )


@pytest.mark.rule("KF-GEN-08")
def test_tokens_never_run_out():
    """A starter set holds 26 Æmber and 22 damage tokens, 10 stun and 10 power cards."""
    given = {"line": "drumble amber:30, 11 troll stunned", "p1_amber": 40}
    with Situation(house="dis", hand="drumble", **given) as table:
        table.answer("play drumble", "left")
        line = "drumble exhausted amber:40, drumble amber:30, " + ", ".join(["troll stunned"] * 11)
        table.changed(hand="", p1_amber=0, line=line)


@pytest.mark.rule("KF-GEN-08")
def test_more_damage_and_power_than_there_are_tokens():
    with Situation(house="mars", hand="martian-hounds", line="troll damage:7, 11 bumpsy damage:1") as table:
        table.answer("play martian-hounds", "choose troll")
        line = "troll damage:7 power:24, " + ", ".join(["bumpsy damage:1"] * 11)
        table.changed(hand="", discard="martian-hounds", line=line)


@pytest.mark.rule("KF-GEN-09")
def test_a_card_is_ready_or_exhausted_and_nothing_in_between():
    """Exhausting an exhausted creature does not make it doubly so."""
    with Situation(
        house="untamed", hand="nocturnal-maneuver, 5 punch", deck="punch", line="troll exhausted, bumpsy"
    ) as table:
        table.answer("play nocturnal-maneuver", "exhaust troll bumpsy")
        table.changed(
            amber=1, hand="5 punch", discard="nocturnal-maneuver", line="troll exhausted, bumpsy exhausted"
        )
        table.answer("end-turn", "brobnar")
        table.changed(player=1, hand="6 punch", deck="", line="troll, bumpsy")


@pytest.mark.rule("KF-GEN-10")
def test_only_a_ready_card_is_used_and_that_exhausts_it():
    with Situation(line="troll", artifacts="cannon", p1_line="bumpsy") as table:
        table.answer("reap troll", "act cannon", "damage bumpsy")
        table.changed(amber=1, line="troll exhausted", artifacts="cannon exhausted", p1_line="bumpsy damage:2")
        table.offers("end-turn")
        table.refused("fight troll", "KF-GEN-10")
        table.refused("act cannon", "KF-GEN-10")


@pytest.mark.rule("KF-GEN-10")
def test_an_exhausted_card_is_used_again_once_an_ability_readies_it():
    with Situation(line="troll exhausted, bumpsy exhausted", hand="anger") as table:
        table.offers("play anger", "discard anger", "end-turn")
        table.answer("play anger", "ready troll", "reap troll")
        table.changed(amber=2, hand="", discard="anger")


@pytest.mark.rule("KF-GEN-11")
def test_creatures_and_artifacts_enter_play_exhausted():
    with Situation(hand="krump, cannon, troll") as table:
        table.answer("play krump", "play cannon")
        table.changed(hand="troll", line="krump exhausted", artifacts="cannon exhausted")
        table.offers("play troll", "discard troll", "end-turn")
        table.answer("play troll", "right")
        table.changed(hand="", line="krump exhausted, troll exhausted")


@pytest.mark.rule("KF-GEN-11")
def test_a_creature_that_is_put_into_play_enters_exhausted_too():
    with Situation(house="dis", line="overlord-greking", p1_line="bumpsy") as table:
        table.answer("fight overlord-greking", "right")
        table.changed(line="overlord-greking exhausted damage:5, bumpsy owner:1 exhausted", p1_line="")
