"""Chapter 'Leaving play'."""

import pytest

from tests.games.keyforge.situations import Situation


@pytest.mark.rule("KF-LEAVE-01", "KF-LEAVE-07")
@pytest.mark.parametrize(
    ("house", "card", "zone"),
    [
        ("dis", "hysteria", "hand"),
        ("mars", "mating-season", "deck"),
        ("dis", "gateway-to-dis", "discard"),
        ("sanctum", "the-harder-they-come", "purged"),
    ],
)
def test_returned_shuffled_destroyed_and_purged_cards_leave_play(house, card, zone):
    """Magda the Rat hears of it, whichever way she goes."""
    with Situation(house=house, hand=card, p1_amber=3, p1_line="magda-the-rat house:mars power:1") as table:
        table.answer(f"play {card}")
        assert [table.state.defs[c].slug for c in getattr(table.state.players[1], zone)] == ["magda-the-rat"]
        more = int(card == "mating-season")  # its icon, and one for the shuffled creature
        assert [side.amber for side in table.state.players] == [2 + more, 1 + more]


@pytest.mark.rule("KF-LEAVE-01", "KF-LEAVE-07")
def test_an_archived_card_leaves_play():
    with Situation(house="mars", amber=2, line="vezyma-thinkdrone, magda-the-rat") as table:
        table.answer("reap vezyma-thinkdrone", "archive magda-the-rat")
        table.changed(
            amber=1, p1_amber=2, line="vezyma-thinkdrone exhausted", archives="magda-the-rat"
        )  # reaped 1, stolen 2


@pytest.mark.rule("KF-LEAVE-01")
def test_a_change_of_control_is_no_leaving():
    with Situation(
        house="logos", amber=2, p1_amber=2, hand="harland-mindlock", p1_line="magda-the-rat"
    ) as table:
        table.answer("play harland-mindlock", "left")
        table.changed(hand="", line="magda-the-rat owner:1, harland-mindlock exhausted", p1_line="")


@pytest.mark.rule("KF-LEAVE-02")
def test_counters_statuses_and_upgrades_go():
    line = "krump damage:2 stunned enraged power:3 +blood-of-titans"
    with Situation(hand="wardrummer", line=line) as table:
        table.answer("play wardrummer", "left")
        table.changed(hand="krump", line="wardrummer exhausted", discard="blood-of-titans")
        table.answer("play krump", "right")
        table.changed(hand="", line="wardrummer exhausted, krump exhausted")
        assert table.power("krump") == 6


@pytest.mark.rule("KF-LEAVE-02")
def test_lasting_effects_on_it_end():
    """Whom Protectrix has healed cannot be damaged this turn, until she leaves play."""
    with Situation(
        house="sanctum", line="protectrix, lady-maxena damage:1", p1_line="troll",
        artifacts="autocannon",
    ) as table:  # fmt: skip
        table.answer("reap protectrix", "heal lady-maxena")
        table.answer(
            "act lady-maxena", "play lady-maxena", "left", "resolve autocannon lady-maxena", "stun troll"
        )
        assert table.state.play[table.card("lady-maxena")].armor_used == 1  # damage reaches it again


@pytest.mark.rule("KF-LEAVE-03", "KF-AMB-09")
@pytest.mark.parametrize(
    ("line", "p1_line", "mine", "theirs"),
    [("charette amber:3", "", 0, 3), ("", "charette amber:3", 3, 0), ("charette amber:2 owner:1", "", 0, 2)],
)
def test_aember_on_a_creature_goes_to_its_controllers_opponent(line, p1_line, mine, theirs):
    with Situation(house="dis", hand="hysteria", line=line, p1_line=p1_line) as table:
        table.answer("play hysteria")
        assert [side.amber for side in table.state.players] == [mine, theirs]


@pytest.mark.rule("KF-LEAVE-04", "KF-AMB-09")
def test_aember_on_an_artifact_goes_to_the_common_supply():
    with Situation(house="sanctum", artifacts="gorm-of-omm, safe-place amber:4") as table:
        table.answer("omni gorm-of-omm")
        table.changed(artifacts="", discard="safe-place, gorm-of-omm")


@pytest.mark.rule("KF-LEAVE-05")
def test_what_went_to_a_hidden_zone_is_out_of_reach():
    """Bad Penny is destroyed and back in hand before the bolter could purge it."""
    with Situation(house="mars", line="yxilo-bolter", p1_line="bad-penny") as table:
        table.answer("reap yxilo-bolter", "damage bad-penny")
        table.changed(amber=1, line="yxilo-bolter exhausted", p1_line="", p1_hand="bad-penny")


@pytest.mark.rule("KF-LEAVE-05", "KF-OPEN-19")
@pytest.mark.parametrize(
    ("creature", "upgrade", "first", "goes"),
    [
        ("bad-penny", "biomatrix-backup", "", {"p1_hand": "bad-penny"}),
        ("bad-penny", "biomatrix-backup", " 2", {"p1_archives": "bad-penny"}),
        ("q-mechs", "backup-copy", "", {"p1_archives": "q-mechs"}),
        ("q-mechs", "backup-copy", " 2", {"p1_deck": "q-mechs, anger"}),
        ("hexpion", "backup-copy", "", {"p1_archives": "hexpion, anger", "p1_deck": ""}),
        ("hexpion", "backup-copy", " 2", {"p1_archives": "hexpion"}),  # as the top card
        ("dextre", "biomatrix-backup", "", {"p1_deck": "dextre, anger"}),
        ("rad-penny", "biomatrix-backup", " 2", {"p1_archives": "rad-penny"}),
        ("igon-the-green", "biomatrix-backup", "", {"p1_purged": "igon-the-green"}),
        ("igon-the-green", "biomatrix-backup", " 2", {"p1_archives": "igon-the-green"}),
    ],
)
def test_of_two_effects_that_move_a_destroyed_creature_the_first_counts(creature, upgrade, first, goes):
    """Its own effect is the first option, that of its upgrade the second."""
    line = f"{creature} +{upgrade}"
    with Situation(house="dis", hand="gateway-to-dis", p1_line=line, p1_deck="anger") as table:
        table.answer("play gateway-to-dis", f"resolve {creature} {creature}{first}")
        table.changed(chains=3, hand="", discard="gateway-to-dis", p1_line="", p1_discard=upgrade, **goes)


@pytest.mark.rule("KF-LEAVE-05", "KF-ABIL-04", "KF-OPEN-19")
def test_a_waiting_ability_does_not_reach_its_card_in_a_discard_pile():
    """Rotgrub reaps and is destroyed by what the active player puts first."""
    with Situation(house="dis", line="rotgrub", p1_line="bloodshard-imp") as table:
        table.answer("reap rotgrub", "resolve bloodshard-imp rotgrub")
        table.changed(amber=1, line="", discard="rotgrub")


@pytest.mark.rule("KF-LEAVE-05", "KF-ABIL-04", "KF-OPEN-19")
def test_a_waiting_ability_does_not_offer_to_move_its_card_that_is_gone():
    with Situation(house="shadows", line="manchego", p1_line="bloodshard-imp") as table:
        table.answer("reap manchego", "resolve bloodshard-imp manchego")
        table.changed(amber=1, line="", discard="manchego")


@pytest.mark.rule("KF-LEAVE-05")
def test_what_lies_in_the_discard_pile_is_still_reached():
    with Situation(house="mars", line="yxilo-bolter", p1_line="umbra") as table:
        table.answer("reap yxilo-bolter", "damage umbra")
        table.changed(amber=1, line="yxilo-bolter exhausted", p1_line="", p1_purged="umbra")


@pytest.mark.rule("KF-LEAVE-06")
def test_later_instructions_use_the_last_state_in_play():
    """Hecatomb pays whoever controlled the creatures, not their owners."""
    line, p1_line = "charette owner:1, tocsin", "drumble owner:0, troll"
    with Situation(house="dis", hand="hecatomb", line=line, p1_line=p1_line) as table:
        table.answer("play hecatomb")
        table.changed(
            amber=3,
            p1_amber=1,
            hand="",
            line="",
            p1_line="troll",
            discard="hecatomb, drumble, tocsin",
            p1_discard="charette",
        )


@pytest.mark.rule("KF-LEAVE-06", "KF-ERR-12")
def test_the_last_state_has_traits_that_were_gained():
    """Cyber-Clone has the traits of Quixo when Entropic Swirl destroys it. With those of Crassosaurus it dies
    in a fight: a dinosaur was used."""
    with Situation(house="logos", hand="cyber-clone, entropic-swirl", line="quixo-the-adventurer") as table:
        table.answer("play cyber-clone", "left", "play entropic-swirl")
        table.changed(
            amber=3, hand="", line="", discard="entropic-swirl, cyber-clone", purged="quixo-the-adventurer"
        )
    hand = "cyber-clone house:saurian, legion-s-march, anger house:saurian"
    with Situation(house="saurian", hand=hand, line="crassosaurus", p1_line="troll, mother") as table:
        table.answer("play cyber-clone", "left", "choose crassosaurus", "play legion-s-march")
        table.answer("play anger", "attack troll")
        assert "cyber-clone house:saurian" in table.snapshot(table.state)["discard"]
        assert table.snapshot(table.state)["p1_line"] == "troll damage:5, mother damage:1"


@pytest.mark.rule("KF-LEAVE-06")
def test_the_last_state_has_the_traits_of_what_it_copied():
    """A Mimic Gel that counts as Pip Pip and dies of its icons was no mutant, though the card is one."""
    given = {"house": "logos", "artifacts": "dark-aember-vault", "deck": "anger"}
    with Situation(hand="mimic-gel icon:damage icon:damage", line="pip-pip", **given) as table:
        table.answer("play mimic-gel", "right", *["damage pip-pip#2"] * 2)
        table.changed(hand="", discard="mimic-gel icon:damage icon:damage")
    splinter = "splinter house:logos icon:damage icon:damage icon:damage"
    with Situation(hand=splinter, line="pip-pip", **given) as table:
        table.answer("play splinter", "right", *["damage splinter"] * 3)
        table.changed(hand="anger", deck="", discard=splinter)


@pytest.mark.rule("KF-LEAVE-06")
def test_the_last_state_of_an_animated_artifact_is_a_creature():
    """Whoever counts creatures that were shuffled counts it, and whoever waits for artifacts does not."""
    animated = ("act animator", "choose strange-gizmo")
    artifacts = "animator house:mars, strange-gizmo"
    with Situation(house="mars", hand="mating-season", artifacts=artifacts) as table:
        table.answer(*animated, "play mating-season")
        assert table.state.players[0].amber == 2  # an icon, and the creature
    given = {"house": "logos", "artifacts": "animator, strange-gizmo", "p1_line": "troll"}
    with Situation(line="veylan-analyst", **given) as table:
        table.answer(*animated, "left", "fight strange-gizmo")
        assert table.state.players[0].amber == 1  # for the Animator alone


@pytest.mark.rule("KF-LEAVE-07")
def test_leaves_play_abilities_need_no_choice_and_take_what_is_there():
    with Situation(house="dis", hand="fear", amber=1, p1_amber=1, p1_line="magda-the-rat") as table:
        table.answer("play fear")
        table.changed(hand="", discard="fear", amber=2, p1_amber=0, p1_line="", p1_hand="magda-the-rat")


@pytest.mark.rule("KF-LEAVE-08", "KF-UPG-01")
@pytest.mark.parametrize("card", ["hysteria", "gateway-to-dis"])
def test_upgrades_are_discarded_with_their_host(card):
    line = "charette +flame-wreathed +blood-of-titans"
    with Situation(house="dis", hand=card, p1_line=line) as table:
        table.answer(f"play {card}")
        pile = [table.state.defs[c].slug for c in table.state.players[1].discard]
        assert [x for x in pile if x != "charette"] == ["flame-wreathed", "blood-of-titans"]
        assert not table.state.play
