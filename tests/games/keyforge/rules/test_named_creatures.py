"""Effects that go on with a creature after it may have left play or changed sides (KF-LEAVE-02)."""

import pytest

from tests.games.keyforge.invented import Invented
from tests.games.keyforge.situations import Situation

GREKING = "overlord-greking"


def answered(table, *answers):
    """Answers, with any order of what waits for the same moment."""
    for answer in answers:
        while table.state.choice and table.state.choice.reason == "trigger-order":
            table.answer(table.texts()[0])
        table.answer(answer)


@pytest.mark.rule("KF-FIGHT-01", "KF-LEAVE-02")
def test_a_creature_that_died_and_changed_sides_does_not_fight_on():
    given = {"house": "sanctum", "hand": "one-stood-against-many", "p1_line": f"{GREKING}, troll"}
    with Situation(line="mighty-tiger, mushroom-man", **given) as table:
        table.answer("play one-stood-against-many", "choose mighty-tiger", f"attack {GREKING}")
        table.answer("right")  # where the tiger stands now
        table.changed(
            amber=1, hand="", discard="one-stood-against-many", line="mushroom-man",
            p1_line=f"{GREKING} damage:4, troll, mighty-tiger owner:0 exhausted",
        )  # fmt: skip


@pytest.mark.rule("KF-USE-10", "KF-FIGHT-01")
def test_a_creature_that_was_given_back_does_not_fight_on():
    """The phoenix heart kills Harland, and the troll goes back to its owner between two fights."""
    with Situation(
        house="logos", hand="harland-mindlock, one-stood-against-many house:logos",
        p1_line="troll, urchin elusive-used +phoenix-heart, krump, bumpsy",
    ) as table:  # fmt: skip
        table.answer("play harland-mindlock", "choose troll", "right")
        table.answer("play one-stood-against-many", "choose troll", "attack urchin")
        table.answer("left")
        state = table.state
        troll = table.card("troll")
        assert state.play[troll].controller == 1
        assert not state.play[troll].ready
        assert {state.play[table.card(name)].damage for name in ("krump", "bumpsy")} == {3}


@pytest.mark.rule("KF-LEAVE-06", "KF-FAQ-68")
def test_the_neighbors_of_an_attacked_creature_are_the_former_ones_though_it_has_come_back():
    """Greking takes the creature that he beats: Smite still hits those beside whom it stood."""
    given = {"house": "sanctum", "hand": "smite", "line": f"krump, {GREKING}"}
    with Situation(p1_line="bumpsy, mighty-tiger, troll", **given) as table:
        table.answer("play smite", f"ready {GREKING}", "attack mighty-tiger", "right")
        table.changed(
            hand="", discard="smite", p1_line="bumpsy damage:2, troll damage:2",
            line=f"krump, {GREKING} exhausted damage:4, mighty-tiger owner:1 exhausted",
        )  # fmt: skip


@pytest.mark.rule("KF-USE-10", "KF-USE-13")
def test_who_was_to_fight_in_turn_and_changed_sides_is_out():
    with Situation(
        house="logos", hand="harland-mindlock, scout house:logos", line="snufflegator",
        p1_line="troll, urchin elusive-used +phoenix-heart, krump, bumpsy",
    ) as table:  # fmt: skip
        table.answer("play harland-mindlock", "right", "choose troll", "right")
        table.answer("play scout", "choose snufflegator troll", "choose snufflegator", "attack urchin", "left")
        state = table.state
        assert state.play[table.card("troll")].controller == 1
        assert state.play[table.card("troll")].ready
        assert state.used.count(table.card("troll")) == 0


@pytest.mark.rule("KF-FIGHT-06", "KF-FIGHT-14")
def test_who_fought_fought_for_its_side_though_it_stands_on_the_other_now():
    """Warsong gives for the fight, the hostages cannot be taken any more, and the neighbor saw it."""
    given = {"p1_line": GREKING, "p1_amber": 3}
    with Situation(hand="warsong", line="headhunter, krump", **given) as table:
        answered(table, "play warsong", "fight headhunter", "right")
        assert table.state.players[0].amber == 1
    with Situation(house="sanctum", hand="take-hostages", line="bulwark, krump", **given) as table:
        answered(table, "play take-hostages", "fight bulwark", "right")
        assert table.state.players[1].amber == 3
        assert table.state.play[table.card("bulwark")].amber == 0
    with Situation(house="shadows", line="dodger, little-niff", p1_line=GREKING, p1_amber=1) as table:
        answered(table, "fight dodger", "right")
        assert table.state.players[0].amber == 1


@pytest.mark.rule("KF-LEAVE-02", "KF-CTRL-06")
def test_who_was_destroyed_was_destroyed_though_it_is_in_play_again():
    """The revenant returns at once, as another creature."""
    given = {"house": "shadows", "hand": "relentless-whispers", "p1_amber": 2}
    with Invented(p1_line="revenant", **given) as table:
        table.answer("play relentless-whispers")
        assert table.state.play[table.card("revenant")].damage == 0
        assert [side.amber for side in table.state.players] == [2, 1]
    with Invented(house="dis", hand="gongoozle", p1_line="revenant", p1_hand="troll") as table:
        table.answer("play gongoozle")
        assert len(table.state.players[1].hand) == 1


@pytest.mark.rule("KF-LEAVE-02", "KF-CTRL-06")
def test_what_an_effect_was_still_to_do_is_not_done_to_who_has_come_back():
    """Ready and fight three times: only the creature that was chosen."""
    given = {"house": "sanctum", "hand": "one-stood-against-many", "line": "revenant"}
    with Invented(p1_line="troll, bumpsy", **given) as table:
        table.answer("play one-stood-against-many", "attack troll")
        assert not table.state.play[table.card("revenant")].ready
        assert table.state.play[table.card("bumpsy")].damage == 0


@pytest.mark.rule("KF-LEAVE-02", "KF-FIGHT-14")
def test_who_died_in_a_fight_does_not_capture_for_it_once_it_is_in_play_again():
    """Greking takes the tiger: the throne finds another creature than the one that fought."""
    throne = {"house": "untamed", "artifacts": "shattered-throne", "amber": 3, "p1_amber": 3}
    with Situation(line="mighty-tiger", p1_line=GREKING, **throne) as table:
        table.answer("fight mighty-tiger", "right")
        table.changed(line="", p1_line=f"{GREKING} damage:4, mighty-tiger owner:0 exhausted")
    with Situation(line="mighty-tiger", p1_line="urchin elusive-used", **throne) as table:
        table.answer("fight mighty-tiger")
        assert table.state.play[table.card("mighty-tiger")].amber == 1


@pytest.mark.rule("KF-WORD-06")
def test_the_stars_have_not_destroyed_what_a_soulkeeper_has():
    """The damage destroys the urchin alone; its bearer's last ability destroys the troll."""
    given = {"house": "shadows", "hand": "throwing-stars", "p1_line": "urchin +soulkeeper, dextre"}
    with Situation(line="troll", **given) as table:
        table.answer("play throwing-stars", "damage troll urchin")
        table.changed(
            amber=1, hand="", line="", discard="throwing-stars, troll", p1_line="dextre",
            p1_discard="urchin, soulkeeper",
        )  # fmt: skip


@pytest.mark.rule("KF-ZONE-09", "KF-REPL-01")
def test_what_went_to_its_owners_hand_instead_was_not_discarded():
    """Earthbind asks for a card that was discarded this turn."""
    given = {"house": "logos", "artifacts": "auto-vac-5150", "line": "dextre +earthbind"}
    with Situation(archives="troll owner:1", **given) as table:
        table.answer("act auto-vac-5150", "discard troll")
        assert not table.can("reap dextre")
    with Situation(archives="troll", **given) as table:
        table.answer("act auto-vac-5150", "discard troll")
        assert table.can("reap dextre")


@pytest.mark.rule("KF-LEAVE-02", "KF-CTRL-06")
def test_the_creature_that_was_fought_is_not_the_one_that_has_come_back():
    """The worm takes the creature that it has fought, but the revenant in play is another one."""
    with Invented(house="mars", line="collector-worm", p1_line="revenant") as table:
        table.answer("fight collector-worm")
        assert not table.state.players[0].archives
        assert [table.state.defs[card].slug for card in table.state.players[1].line] == ["revenant"]
    with Invented(house="mars", line="collector-worm", p1_line="dextre") as table:
        table.answer("fight collector-worm")
        assert [table.state.defs[card].slug for card in table.state.players[0].archives] == ["dextre"]
