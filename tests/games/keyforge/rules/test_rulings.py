"""Single positions that rulings from elsewhere decide, each with its siblings."""

import pytest

from tests.games.keyforge.invented import Invented
from tests.games.keyforge.situations import Situation

# What an ability has really done (KF-WORD-03, KF-WORD-06)


@pytest.mark.rule("KF-WORD-03", "KF-REPL-01", "KF-ZONE-09")
@pytest.mark.parametrize(("archived", "stuns"), [("troll owner:1", False), ("troll", True)])
def test_a_card_that_goes_to_its_owner_instead_was_not_purged(archived, stuns):
    with Situation(house="mars", hand="yzphyz-knowdrone", archives=archived, line="zorg") as table:
        table.answer("play yzphyz-knowdrone", "right", "purge troll")
        line = "zorg, yzphyz-knowdrone exhausted"
        if stuns:
            table.answer("stun zorg")
            table.changed(hand="", archives="", purged="troll", line="zorg stunned, yzphyz-knowdrone exhausted")
        else:
            table.changed(hand="", archives="", p1_hand="troll", line=line)


HECATOMB = {"house": "dis", "hand": "hecatomb", "line": "dust-imp +soulkeeper"}


@pytest.mark.rule("KF-WORD-06", "KF-STAT-WARD-03")
def test_what_another_ability_destroys_was_not_destroyed_this_way():
    """The ward saves it from the Hecatomb, and not from the Soulkeeper that follows."""
    for shooler, amber in (("shooler warded", 0), ("shooler", 1)):
        with Situation(p1_line=shooler, **HECATOMB) as table:
            table.answer("play hecatomb", "resolve dust-imp dust-imp")
            table.changed(
                **{"amber": 4, "p1_amber": 1} if amber else {"amber": 4}, hand="", line="", p1_line="",
                discard="hecatomb, dust-imp, soulkeeper", p1_discard="shooler",
            )  # fmt: skip


@pytest.mark.rule("KF-WORD-06")
def test_whom_a_destroyed_creature_takes_along_does_not_count_for_the_machine():
    """One card of the house: the machine destroys one and, as that is fewer than two, itself."""
    with Situation(
        house="logos", artifacts="crazy-killing-machine", deck="troll", p1_deck="cannon",
        line="bumpsy +soulkeeper", p1_line="urchin",
    ) as table:  # fmt: skip
        table.answer("act crazy-killing-machine")
        state = table.state
        assert not state.players[0].artifacts
        assert not state.players[1].line


@pytest.mark.rule("KF-WORD-06", "KF-FAQ-06")
def test_who_loses_only_a_ward_does_not_lower_the_price_though_something_else_destroys_it():
    line = "urchin +phoenix-heart, dodger damage:2 warded"
    with Situation(house="dis", amber=10, artifacts="obsidian-forge", line=line) as table:
        table.answer("act obsidian-forge", "destroy urchin dodger")
        assert not table.state.players[0].line
        table.offers("end-turn", *(text for text in table.texts() if text.startswith("discard")))


@pytest.mark.rule("KF-WORD-06")
def test_of_two_destroyed_together_only_the_own_one_counts():
    """Counted by an amount: the sore loser takes somebody along, the purse counts one."""
    with Invented(house="dis", hand="ledger", line="sore-loser", p1_line="troll") as table:
        table.answer("play ledger")
        table.changed(amber=1, hand="", discard="ledger, sore-loser", line="", p1_line="", p1_discard="troll")


@pytest.mark.rule("KF-WORD-03", "KF-DEST-07")
@pytest.mark.parametrize(("friend", "left"), [("", 1), (", urchin", 0)])
def test_a_sacrifice_while_others_are_being_destroyed_counts_only_if_there_is_one(friend, left):
    """Jargogle, about to be destroyed itself, lets the action be played: it cannot be sacrificed again."""
    given = {"house": "logos", "p1_line": "troll damage:1"}
    with Situation(line=f"jargogle under:life-for-a-life{friend}", **given) as table:
        table.answer("fight jargogle")
        while table.can("damage troll"):
            table.answer("damage troll")
        assert len(table.state.players[1].line) == left


# Spent Æmber is there once (KF-AMB-10)


@pytest.mark.rule("KF-AMB-10")
@pytest.mark.parametrize("stings", ["the-sting", "the-sting, the-sting", "3 the-sting"])
def test_two_stings_get_what_was_spent_once(stings):
    with Situation(house="untamed", amber=7, hand="key-charge", p1_artifacts=stings) as table:
        table.answer("play key-charge", "forge key-charge", "red")
        while table.state.choice and table.state.choice.reason == "trigger-order":
            table.answer(table.texts()[0])
        table.changed(amber=0, keys="red", hand="", discard="key-charge", p1_amber=6)


# Cards go to their owner (KF-CTRL-05)


@pytest.mark.rule("KF-CTRL-05", "KF-ZONE-06")
@pytest.mark.parametrize(("where", "card"), [("line", "troll"), ("artifacts", "cannon")])
def test_what_is_archived_from_play_goes_to_its_owners_archives(where, card):
    given = {"line": "vezyma-thinkdrone", "house": "mars"}
    given[where] = ", ".join([*filter(None, [given.get(where, "")]), f"{card} owner:1"])
    with Situation(**given) as table:
        table.answer("reap vezyma-thinkdrone", f"archive {card}")
        changed = {"line": "vezyma-thinkdrone exhausted", "amber": 1, "p1_archives": card}
        table.changed(**changed | ({"artifacts": ""} if where == "artifacts" else {}))


@pytest.mark.rule("KF-CTRL-05", "KF-ERR-23")
def test_what_is_put_into_your_archives_goes_there_whoever_owns_it():
    with Situation(house="mars", line="uxlyx-the-zookeeper", p1_line="troll, urchin") as table:
        table.answer("reap uxlyx-the-zookeeper", "archive troll")
        table.changed(amber=1, line="uxlyx-the-zookeeper exhausted", archives="troll owner:1", p1_line="urchin")


# What is searched for need not be found (KF-ZONE-11)


FLUTE = {"house": "untamed", "artifacts": "bear-flute", "discard": "halacor"}


@pytest.mark.rule("KF-ZONE-11", "KF-ZONE-12")
def test_who_searches_may_decline_to_find():
    with Situation(deck="ancient-bear, dust-pixie", **FLUTE) as table:
        table.answer("act bear-flute", "skip")
        state = table.state
        assert [state.defs[card].slug for card in state.players[0].discard] == ["halacor"]
        assert not state.players[0].hand
    with Situation(deck="ancient-bear, dust-pixie", **FLUTE) as table:
        table.answer("act bear-flute", "to-hand ancient-bear")
        state = table.state
        assert [state.defs[card].slug for card in state.players[0].hand] == ["ancient-bear"]
        assert not state.players[0].discard


@pytest.mark.rule("KF-ZONE-11")
def test_who_searches_for_several_may_find_some_of_them():
    given = {"artifacts": "bear-flute", "deck": "2 ancient-bear", "discard": "ancient-bear"}
    with Situation(house="untamed", **given) as table:
        table.answer("act bear-flute")
        assert table.can("skip")
        table.answer("to-hand ancient-bear@deck")
        state = table.state
        assert len(state.players[0].hand) == 1
        assert len(state.players[0].deck) == 2


# One instance of damage (KF-DMG-11, KF-DMG-12)


@pytest.mark.rule("KF-DMG-11", "KF-DMG-12")
@pytest.mark.parametrize(
    ("marked", "groggins", "drecker"), [("groggins", 3, 3), ("drecker", 1, 3), ("urchin", 1, 1)]
)
def test_a_copy_of_damage_is_as_large_as_what_the_other_takes(marked, groggins, drecker):
    given = {"house": "shadows", "hand": "lethal-distraction", "line": "urchin"}
    with Situation(p1_line="groggins, drecker", **given) as table:
        table.answer("play lethal-distraction", f"choose {marked}", "fight urchin", "attack groggins")
        assert table.state.play[table.card("groggins")].damage == groggins
        assert table.state.play[table.card("drecker")].damage == drecker


# Copies of actions (KF-PLAY-17)


@pytest.mark.rule("KF-PLAY-17", "KF-KW-OMEGA-01")
@pytest.mark.parametrize(("copied", "over"), [("curfew", True), ("lesson", False)])
def test_a_copy_of_an_omega_action_ends_the_step(copied, over):
    given = {"house": "untamed", "hand": "mimicry, halacor", "line": "snufflegator", "p1_discard": copied}
    with Invented(**given) as table:
        table.answer("play mimicry")
        assert table.state.players[0].amber == 1
        assert (table.state.active == 1) == over


# Triggering again (KF-SIX-03)


@pytest.mark.rule("KF-SIX-03")
def test_a_creature_whose_reap_effect_is_under_way_can_be_triggered_again():
    line = "replicator, ulyq-megamouth, dextre, doc-bookton"
    with Situation(house="mars", line=line, deck="troll") as table:
        table.answer("reap ulyq-megamouth", "choose replicator")
        table.offers("choose ulyq-megamouth", "choose dextre", "choose doc-bookton")
        table.answer("choose ulyq-megamouth")
        table.offers("choose dextre", "choose doc-bookton", "choose replicator")
        table.answer("choose dextre")
        assert table.state.players[0].amber == 3


@pytest.mark.rule("KF-SIX-03", "KF-NOT-03")
def test_two_replicators_that_trigger_each_other_come_to_an_end():
    with Situation(house="logos", line="2 replicator") as table:
        table.answer("reap replicator")
        table.changed(amber=1, line="replicator exhausted, replicator")
        table.offers("reap replicator", "end-turn")
