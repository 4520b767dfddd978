"""What cards of Sanctum in Call of the Archons do: artifacts and upgrades."""

import pytest

from tests.games.keyforge.houses import Sanctum

FULL = "6 virtuous-works"  # a hand that draws nothing at the end of the turn
SIX = ", ".join(6 * ["virtuous-works"])


@pytest.mark.rule("KF-CTRL-05")
def test_epic_quest_sends_the_knights_to_the_archives_of_their_owners():
    with Sanctum(
        hand="epic-quest",
        line="bulwark amber:1 +shoulder-armor, jehu-the-bureaucrat, sequis owner:1, hebe-the-huge",
        p1_line="francus",
    ) as table:
        table.answer("play epic-quest")
        table.changed(
            hand="",
            artifacts="epic-quest exhausted",
            line="jehu-the-bureaucrat",
            discard="shoulder-armor",
            archives="bulwark, hebe-the-huge",
            p1_archives="sequis",
            p1_amber=1,
        )


@pytest.mark.parametrize("seventh", ["virtuous-works", "troll"])
def test_epic_quest_forges_after_seven_sanctum_cards(seventh):
    with Sanctum(
        artifacts="epic-quest",
        discard="7 virtuous-works",
        line="troll house:sanctum",
        played=f"{SIX}, {seventh}",
        amber=2,
    ) as table:
        table.answer("omni epic-quest", "blue")
        table.changed(keys="blue", artifacts="", discard="epic-quest, 7 virtuous-works")


@pytest.mark.parametrize("played", [SIX, f"{SIX}, troll"])
def test_epic_quest_fails_with_fewer_sanctum_cards(played):
    with Sanctum(
        artifacts="epic-quest", discard="6 virtuous-works", line="troll", played=played, amber=9
    ) as table:
        table.answer("omni epic-quest")
        table.changed(artifacts="epic-quest exhausted")


def test_epic_quest_may_win_the_game():
    with Sanctum(
        artifacts="epic-quest",
        discard="7 virtuous-works",
        played=f"{SIX}, virtuous-works",
        keys="red, blue",
        house="dis",
    ) as table:
        table.answer("omni epic-quest")
        table.changed(winner=0, keys="red, blue, yellow", artifacts="", discard="epic-quest, 7 virtuous-works")


def test_gorm_of_omm_destroys_itself_and_another_artifact_in_any_house():
    with Sanctum(artifacts="gorm-of-omm, cannon", p1_artifacts="iron-obelisk", house="dis") as table:
        table.answer("omni gorm-of-omm")
        table.offers("destroy cannon", "destroy iron-obelisk")
        table.answer("destroy iron-obelisk")
        table.changed(artifacts="cannon", discard="gorm-of-omm", p1_artifacts="", p1_discard="iron-obelisk")


def test_gorm_of_omm_alone_is_only_gone():
    with Sanctum(artifacts="gorm-of-omm", line="sequis") as table:
        table.answer("omni gorm-of-omm")
        table.changed(artifacts="", discard="gorm-of-omm")


@pytest.mark.parametrize(
    ("before", "after"), [("troll damage:5", "troll damage:2"), ("troll damage:1", "troll")]
)
def test_hallowed_blaster_heals_three_damage(before, after):
    with Sanctum(artifacts="hallowed-blaster", line="sequis damage:1", p1_line=before) as table:
        table.answer("act hallowed-blaster")
        table.offers("heal sequis", "heal troll")
        table.answer("heal troll")
        table.changed(artifacts="hallowed-blaster exhausted", p1_line=after)


def test_hallowed_blaster_needs_its_house():
    with Sanctum(artifacts="hallowed-blaster", line="troll damage:5", house="dis") as table:
        table.refused("act hallowed-blaster", "KF-USE-05")


def test_potion_of_invulnerability_protects_in_any_house():
    with Sanctum(
        artifacts="potion-of-invulnerability", line="bumpsy", p1_line="troll", house="brobnar"
    ) as table:
        table.answer("omni potion-of-invulnerability", "fight bumpsy")
        table.changed(
            artifacts="",
            discard="potion-of-invulnerability",
            line="bumpsy exhausted",
            p1_line="troll damage:5",
        )


def test_potion_of_invulnerability_is_played_for_its_aember_and_does_nothing_yet():
    with Sanctum(hand="potion-of-invulnerability", line="sequis", p1_line="silvertooth") as table:
        table.answer("play potion-of-invulnerability", "fight sequis")
        table.changed(
            amber=1,
            hand="",
            artifacts="potion-of-invulnerability exhausted",
            line="sequis exhausted armor-used:2",
            p1_line="",
            p1_discard="silvertooth",
        )


def test_round_table_seats_friendly_knights_alone():
    with Sanctum(
        artifacts="round-table", line="sequis, jehu-the-bureaucrat, hebe-the-huge", p1_line="bulwark"
    ) as table:
        assert [table.power(name) for name in ("sequis", "jehu-the-bureaucrat", "hebe-the-huge")] == [5, 3, 7]
        assert (table.power("bulwark"), table.has("taunt", "bulwark")) == (4, False)
        assert table.has("taunt", "sequis")
        assert not table.has("taunt", "jehu-the-bureaucrat")


def test_round_table_guards_the_neighbors_of_knights():
    with Sanctum(
        p1_artifacts="round-table", p1_line="sequis, jehu-the-bureaucrat, bumpsy", line="francus"
    ) as table:
        table.answer("fight francus")
        table.offers("attack sequis", "attack bumpsy")
        table.answer("attack bumpsy")
        table.changed(
            line="francus exhausted damage:4 armor-used:1",
            p1_line="sequis, jehu-the-bureaucrat",
            p1_discard="bumpsy",
        )


def test_sigil_of_brotherhood_lets_sanctum_creatures_act_in_any_house():
    with Sanctum(
        artifacts="sigil-of-brotherhood, hallowed-blaster",
        line="sequis, troll, bulwark exhausted, umbra house:sanctum",
        p1_line="francus",
        house="dis",
    ) as table:
        table.offers("omni sigil-of-brotherhood", "end-turn")
        table.answer("omni sigil-of-brotherhood")
        table.offers("fight sequis", "reap sequis", "fight umbra", "reap umbra", "end-turn")
        table.answer("reap sequis")
        table.changed(
            amber=1,
            artifacts="hallowed-blaster",
            discard="sigil-of-brotherhood",
            line="sequis exhausted, troll, bulwark exhausted, umbra house:sanctum",
        )


def test_sigil_of_brotherhood_ends_with_the_turn():
    with Sanctum(
        effects="sigil-of-brotherhood", line="sequis", hand="6 troll", p1_hand=FULL, house="brobnar"
    ) as table:
        assert table.can("reap sequis")
        table.answer("end-turn", "sanctum", "end-turn", "brobnar")
        assert not table.can("reap sequis")


def test_whispering_reliquary_returns_an_artifact_to_its_owner():
    with Sanctum(
        artifacts="whispering-reliquary, cannon owner:1", p1_artifacts="iron-obelisk", line="sequis"
    ) as table:
        table.answer("act whispering-reliquary")
        table.offers("to-hand whispering-reliquary", "to-hand cannon", "to-hand iron-obelisk")
        table.answer("to-hand cannon")
        table.changed(artifacts="whispering-reliquary exhausted", p1_hand="cannon")


def test_whispering_reliquary_alone_returns_itself():
    with Sanctum(artifacts="whispering-reliquary") as table:
        table.answer("act whispering-reliquary")
        table.changed(artifacts="", hand="whispering-reliquary")


@pytest.mark.rule("KF-EX-08", "KF-ERR-22")
def test_armageddon_cloak_is_destroyed_in_place_of_its_creature():
    with Sanctum(
        hand="the-spirit-s-way",
        line="sequis",
        p1_line="commander-remiel damage:1 exhausted amber:1 +armageddon-cloak, troll",
    ) as table:
        table.answer("play the-spirit-s-way")
        table.changed(
            hand="",
            line="",
            discard="the-spirit-s-way, sequis",
            p1_line="commander-remiel exhausted amber:1",
            p1_discard="troll, armageddon-cloak",
        )


@pytest.mark.rule("KF-REPL-04")
def test_armageddon_cloak_waits_for_all_that_happens_to_the_dying():
    with Sanctum(
        hand="the-spirit-s-way",
        line="commander-remiel +armageddon-cloak +armageddon-cloak, troll +phoenix-heart",
        p1_line="silvertooth",
    ) as table:  # the phoenix burns Remiel, who is tagged already and saved once
        table.answer("play the-spirit-s-way", "destroy armageddon-cloak")
        table.changed(
            hand="troll",
            line="commander-remiel +armageddon-cloak",
            discard="the-spirit-s-way, armageddon-cloak, phoenix-heart",
            p1_line="",
            p1_discard="silvertooth",
        )


def test_armageddon_cloak_saves_from_deadly_damage_and_poison():
    with Sanctum(line="macis-asp", p1_line="troll damage:5 +armageddon-cloak", house="shadows") as table:
        table.answer("fight macis-asp")
        table.changed(line="macis-asp exhausted damage:2", p1_line="troll", p1_discard="armageddon-cloak")


@pytest.mark.rule("KF-KW-HAZ-01")
def test_armageddon_cloak_is_hazardous():
    with Sanctum(line="silvertooth, bumpsy", p1_line="troll +armageddon-cloak", house="brobnar") as table:
        table.answer("fight bumpsy")
        table.changed(line="silvertooth", discard="bumpsy", p1_line="troll damage:5 +armageddon-cloak")
    with Sanctum(line="silvertooth", p1_line="troll +armageddon-cloak", house="shadows") as table:
        table.answer("fight silvertooth")
        table.changed(line="", discard="silvertooth")


def test_armageddon_cloak_does_not_save_from_leaving_in_another_way():
    with Sanctum(hand="the-harder-they-come", p1_line="troll +armageddon-cloak") as table:
        table.answer("play the-harder-they-come")
        table.changed(
            hand="",
            discard="the-harder-they-come",
            p1_line="",
            p1_purged="troll",
            p1_discard="armageddon-cloak",
        )


@pytest.mark.rule("KF-WORD-21")
def test_of_two_armageddon_cloaks_one_is_destroyed():
    with Sanctum(hand="the-spirit-s-way", line="sequis +armageddon-cloak +armageddon-cloak") as table:
        table.answer("play the-spirit-s-way", "destroy armageddon-cloak#2")
        table.changed(
            hand="",
            line="sequis +armageddon-cloak",
            discard="the-spirit-s-way, armageddon-cloak",
        )


def test_armageddon_cloak_lets_the_saved_attacker_finish_its_fight():
    with Sanctum(line="champion-tabris +armageddon-cloak", p1_line="troll", p1_amber=2) as table:
        table.answer("fight champion-tabris")
        table.changed(
            line="champion-tabris exhausted amber:1 armor-used:2",
            discard="armageddon-cloak",
            p1_line="troll damage:6",
            p1_amber=1,
        )


def test_armageddon_cloak_is_played_on_any_creature():
    with Sanctum(hand="armageddon-cloak", line="sequis", p1_line="troll") as table:
        table.answer("play armageddon-cloak")
        table.offers("attach sequis", "attach troll")
        table.answer("attach troll")
        table.changed(amber=1, hand="", p1_line="troll +armageddon-cloak/owner:0")


def test_epic_quest_counts_cards_by_the_house_that_is_printed_on_them():
    with Sanctum(
        artifacts="epic-quest", discard="6 virtuous-works", line="sequis", played=f"{SIX}, sequis", amber=2
    ) as table:
        (sequis,) = table.state.players[0].line
        table.state.play[sequis].house = "dis"
        table.answer("omni epic-quest", "blue")
        assert table.state.players[0].forged() == 1
        table.state.play[sequis].house = "sanctum"
        table.changed(keys="blue", artifacts="", discard="epic-quest, 6 virtuous-works")


def test_mantle_of_the_zealot_lets_its_creature_be_used_in_any_house():
    with Sanctum(line="sequis +mantle-of-the-zealot, bulwark", p1_amber=2, house="dis") as table:
        table.offers("reap sequis", "end-turn")
        table.answer("reap sequis")
        table.changed(amber=1, line="sequis exhausted amber:1 +mantle-of-the-zealot, bulwark", p1_amber=1)


@pytest.mark.rule("KF-EX-24", "KF-ARM-02")
def test_protect_the_weak_gives_armor_and_taunt():
    with Sanctum(hand="protect-the-weak", line="jehu-the-bureaucrat, sequis") as table:
        assert (table.armor("jehu-the-bureaucrat"), table.has("taunt", "jehu-the-bureaucrat")) == (0, False)
        table.answer("play protect-the-weak", "attach jehu-the-bureaucrat")
        table.changed(amber=1, hand="", line="jehu-the-bureaucrat +protect-the-weak, sequis")
        assert (table.armor("jehu-the-bureaucrat"), table.has("taunt", "jehu-the-bureaucrat")) == (1, True)
        assert (table.armor("sequis"), table.has("taunt", "sequis")) == (2, False)


@pytest.mark.parametrize(
    ("line", "power", "armor"),
    [
        ("sequis +shoulder-armor", 6, 4),
        ("troll, sequis +shoulder-armor", 6, 4),
        ("troll, sequis +shoulder-armor, bulwark", 4, 4),  # beside a Bulwark
        ("troll, sequis +shoulder-armor, krump", 4, 2),
    ],
)
def test_shoulder_armor_helps_on_a_flank(line, power, armor):
    with Sanctum(line=line) as table:
        assert (table.power("sequis"), table.armor("sequis")) == (power, armor)
