"""More than two players: teams, everyone for themselves, and who is out (MW-MULTI, MW-WIN)."""

import pytest

from tests.games.magewars.situations import Situation
from trivault.games.magewars.game import GAME
from trivault.games.magewars.state.model import CREATURE, MAGE

MAGES = {"mage": "beastmaster", "p1_mage": "warlock", "p2_mage": "priestess", "p3_mage": "wizard mana:0"}


def free_for_all(seats=4, **given):
    return Situation(**dict(list(MAGES.items())[:seats]) | given)


def teams(**given):
    return Situation(**MAGES | {"teams": True} | given)


def turns(table, most=40):
    """Who takes an action phase, in this round, when everybody does nothing."""
    found: list[int] = []
    round_ = table.state.round
    while table.state.round == round_ and not table.state.over and len(found) < most:
        acts = [text for text in table.texts() if text.startswith("activate")]
        if acts:
            found.append(table.asked)
        table.answer(acts[0] if acts else "skip" if table.can("skip") else "done")
    return found


def past_planning(table):
    while table.state.phase != "action":
        table.answer("skip" if table.can("skip") else "done")


# Turns


@pytest.mark.rule("MW-MULTI-01", "MW-MULTI-02")
def test_turns_and_initiative_go_to_the_left():
    with free_for_all(initiative=2, player=2, round=4) as table:
        assert turns(table) == [2, 3, 0, 1]
        past_planning(table)
        assert table.state.initiative == 3
        assert turns(table) == [3, 0, 1, 2]
        past_planning(table)
        assert table.state.initiative == 0


@pytest.mark.rule("MW-MULTI-03")
def test_who_has_fewer_active_creatures_than_any_other_player_may_pass():
    with free_for_all(3, b2="timber-wolf p2") as table:
        table.answer("pass", "pass", "activate timber-wolf", "done", "done")
        assert table.asked == 0
        assert not table.can("pass")  # one each
    with free_for_all(3, b2="timber-wolf, feral-bobcat p1") as table:
        assert not table.can("pass")  # nobody has more than two
        table.answer("activate timber-wolf", "done")
        assert not table.can("pass")
        table.answer("activate feral-bobcat", "done")
        assert not table.can("pass")


def test_a_team_mate_is_another_player_for_passing():
    """MW-AMB-49"""
    with teams(b2="timber-wolf p2") as table:
        assert table.can("pass")


@pytest.mark.rule("MW-MULTI-04")
def test_the_initiative_alternates_between_the_teams():
    with teams(initiative=0) as table:
        holders = []
        for _ in range(4):
            holders.append(table.state.initiative % 2)
            turns(table)
            past_planning(table)
        assert holders in ([0, 1, 0, 1], [1, 0, 1, 0])
        assert [table.state.friendly(0, player) for player in range(4)] == [True, False, True, False]


@pytest.mark.rule("MW-MULTI-12", "MW-SETUP-02", "MW-GEN-07")
def test_each_player_has_markers_of_their_own():
    """As many as there are creatures: the box sets no limit."""
    with free_for_all(b2="12 timber-wolf, timber-wolf p1, 11 timber-wolf p2, timber-wolf p3") as table:
        own = [
            sum(p.controller == player and p.active for p in table.state.play.values()) for player in range(4)
        ]
        assert own == [13, 2, 12, 2]
        for player in range(4):
            assert table.asked == player
            creatures = [option.raw[1] for option in table.state.legal() if option.text.startswith("activate")]
            assert {table.state.controller(creature) for creature in creatures} == {player}
            table.answer(table.texts()[0], "done")
            if table.asked == player:
                table.answer("done")  # a quickcast may follow


# Sides


@pytest.mark.rule("MW-GEN-08", "MW-GEN-09", "MW-CODEX-014", "MW-CODEX-047")
def test_friends_are_the_own_team_and_enemies_all_others():
    """Sacred ground protects friends; enemies in the zone hinder."""
    zone = "timber-wolf, emerald-tegu p1, feral-bobcat p2, skeletal-sentry p3, sacred-ground"
    for table, friends in ((teams(c2=zone), [1, 0, 1, 0]), (free_for_all(c2=zone), [1, 0, 0, 0])):
        names = ("timber-wolf", "emerald-tegu", "feral-bobcat")
        assert [table.trait("aegis", of=name) for name in names] == friends[:3]
    with teams(b2="timber-wolf, feral-bobcat p2", acting="timber-wolf") as table:
        table.answer("move c2", "move d2")  # a friend does not hinder
        table.shows(d2="timber-wolf inactive")


@pytest.mark.rule("MW-MULTI-06", "MW-MULTI-07", "MW-EX-86", "MW-CODEX-031")
def test_a_team_has_one_copy_of_a_unique_object():
    given = {"p2_mage": "priestess b2 mana:20", "p2_prepared": "temple-of-light", "player": 2, "initiative": 2}
    for team, able in (
        (teams(a1="temple-of-light p0", **given), False),
        (teams(a1="temple-of-light p1", **given), True),
    ):
        with team as table:
            assert table.can("quickcast temple-of-light") == able


@pytest.mark.rule("MW-MULTI-06", "MW-MULTI-08", "MW-EX-86")
@pytest.mark.parametrize("there", ["?bear-strength", "+bear-strength"])
def test_a_team_has_one_copy_of_an_enchantment_on_a_target(there):
    given = {"p2_mage": "priestess b2 mana:20", "p2_prepared": "bear-strength", "player": 2, "initiative": 2}
    with teams(b2=f"timber-wolf {there}, emerald-tegu p2", **given) as table:
        table.answer("quickcast bear-strength")
        assert not table.can("target timber-wolf")
        assert table.can("target emerald-tegu")
        table.answer("skip")
    with free_for_all(b2=f"timber-wolf {there}, emerald-tegu p2", **given) as table:
        table.answer("quickcast bear-strength")
        assert table.can("target timber-wolf")  # of another player
        table.answer("skip")


@pytest.mark.rule("MW-MULTI-09")
def test_team_members_share_what_they_know():
    with teams(spellbook="fireball", prepared="teleport", b2="timber-wolf ?nullify") as table:
        for player, knows in enumerate([True, False, True, False]):
            cards = table.state.view(player).cards
            assert all((name in cards) == knows for name in ("fireball", "teleport", "nullify")), player


@pytest.mark.rule("MW-MULTI-11")
@pytest.mark.parametrize(("zone", "legal"), [("b2", True), ("c3", True), ("d3", False)])
def test_equipment_for_a_friendly_mage_up_to_two_zones_away(zone, legal):
    with teams(mage="beastmaster b2 mana:20", prepared="leather-boots", p2_mage=f"priestess {zone}") as table:
        table.answer("quickcast leather-boots")
        assert table.can("target priestess") == legal
        if not legal:
            table.answer("skip")
            return
        table.answer("target priestess")
        table.shows(p2_mage=f"priestess {zone} mana:10 +(leather-boots p0 new)")


@pytest.mark.rule("MW-MULTI-11", "MW-MULTI-06")
def test_a_friendly_mage_puts_off_what_it_wore_there():
    """Only an enemy must have the place free (MW-EQUIP-09)."""
    given = {"mage": "beastmaster b2 mana:20", "prepared": "leather-gloves"}
    with teams(p2_mage="priestess b2 +gauntlets-of-strength", **given) as table:
        table.answer("quickcast leather-gloves", "target priestess")
        table.shows(
            p2_mage="priestess b2 mana:10 +(leather-gloves p0 new)", p2_spellbook="gauntlets-of-strength"
        )
    with free_for_all(p2_mage="priestess b2 +gauntlets-of-strength", **given) as table:
        table.answer("quickcast leather-gloves")
        assert not table.can("target priestess")
        table.answer("skip")


# Out of the game


@pytest.mark.rule("MW-WIN-01", "MW-GEN-01", "MW-DEATH-05", "MW-CODEX-072", "MW-ROUND-01")
@pytest.mark.parametrize(("damage", "over"), [(36, False), (37, True)])
def test_of_two_players_the_one_whose_mage_is_left_wins(damage, over):
    """Rot deals 1; the warlock has 38 Life."""
    with Situation(phase="upkeep", p1_mage=f"warlock damage:{damage} rot", b2="timber-wolf p1") as table:
        assert table.state.over == over
        assert table.state.result == ((0,) if over else None)
        assert (table.state.choice is None) == over


@pytest.mark.rule("MW-WIN-02", "MW-MULTI-13", "MW-GEN-03")
def test_everyone_for_themselves_until_one_mage_is_left():
    with free_for_all(3, phase="upkeep", mage="beastmaster damage:35 rot") as table:
        assert not table.state.over
    with free_for_all(3, phase="upkeep", mage="beastmaster fallen", p1_mage="warlock damage:37 rot") as table:
        assert table.state.result == (2,)


@pytest.mark.rule("MW-MULTI-13")
def test_any_other_player_may_be_attacked():
    """Deals bind nobody."""
    with free_for_all(
        b2="timber-wolf, emerald-tegu p1, feral-bobcat p2, skeletal-sentry p3", acting="timber-wolf"
    ) as table:
        for enemy in ("emerald-tegu", "feral-bobcat", "skeletal-sentry"):
            assert table.can(f"attack timber-wolf {enemy}")
        table.answer("done")


@pytest.mark.rule("MW-WIN-03", "MW-MULTI-05")
def test_a_team_wins_when_both_mages_of_the_other_are_gone():
    with teams(phase="upkeep", mage="beastmaster damage:35 rot") as table:
        assert not table.state.over  # the priestess is left
    with teams(phase="upkeep", mage="beastmaster damage:35 rot", p2_mage="priestess fallen") as table:
        assert table.state.result == (1, 3)
    fallen = {"p3_mage": "wizard fallen", "mage": "beastmaster fallen"}
    with teams(phase="upkeep", p1_mage="warlock damage:37 rot", **fallen) as table:
        assert table.state.result == (0, 2)  # with the one who fell before


@pytest.mark.rule("MW-WIN-04")
def test_if_the_last_mages_fall_at_once_the_game_is_drawn():
    """MW-AMB-21: the idol deals its damage to all at the same time"""
    with Situation(
        phase="upkeep", b2="idol-of-pestilence", mage="beastmaster damage:35", p1_mage="warlock damage:37"
    ) as table:
        assert (table.state.over, table.state.result) == (True, ())


def test_with_a_third_mage_left_two_that_fall_at_once_only_lose():
    """MW-AMB-21"""
    with free_for_all(
        3, phase="upkeep", b2="idol-of-pestilence", mage="beastmaster damage:35", p1_mage="warlock damage:37"
    ) as table:
        assert table.state.result == (2,)


def fall(team=False, **given):
    """The beastmaster of player 0 dies of rot, with some of what was there."""
    start = teams if team else free_for_all
    return start(**{"phase": "upkeep", "mage": "beastmaster damage:35 rot +leather-boots", **given})


@pytest.mark.parametrize("team", [False, True])
def test_what_a_fallen_player_controls_is_destroyed_at_once(team):
    """MW-AMB-46"""
    with fall(
        team,
        b2="timber-wolf +(bear-strength p1), lair assigned:feral-bobcat, ?hellfire-trap",
        b3="emerald-tegu p1 ?(nullify p0)",
        c2_d2="wall-of-stone",
        c2="skeletal-sentry owner:p1, darkfenne-bat p1 owner:p0, royal-archer p2",
    ) as table:
        table.shows(
            mage="beastmaster fallen",
            b2="",
            b3="emerald-tegu p1",
            c2="darkfenne-bat p1 owner:p0, royal-archer p2",
            c2_d2="",
        )
        piles = [sorted(table.state.card(t).slug for t in side.discard) for side in table.state.players]
        assert piles[0] == sorted(
            [
                "leather-boots",
                "timber-wolf",
                "lair",
                "feral-bobcat",
                "hellfire-trap",
                "nullify",
                "wall-of-stone",
            ]
        )
        assert piles[1:] == [["bear-strength", "skeletal-sentry"], [], []]
        assert not table.state.over


def test_a_fallen_player_is_asked_nothing_more_and_passed_over():
    """MW-AMB-46"""
    given = {
        "spellbook": "2 teleport",
        "prepared": "minor-heal",
        "p1_spellbook": "2 teleport",
        "p2_spellbook": "teleport",
    }
    with fall(initiative=3, **given) as table:
        asked = set()
        assert [choice.player for choice in table.state.choices] == [1, 2]
        while table.state.round < 4:
            asked.add(table.asked)
            acts = [text for text in table.texts() if text.startswith("activate")]
            table.answer(acts[0] if acts else "skip" if table.can("skip") else "done")
        assert asked == {1, 2, 3}
        assert table.state.initiative == 2  # 3, then 1, then 2: the empty seat is left out
        table.answer("skip")  # the shield of the wizard


@pytest.mark.rule("MW-DEATH-05", "MW-MULTI-02")
def test_the_turns_go_on_without_a_player_who_falls_in_the_middle_of_a_round():
    with free_for_all(
        3,
        initiative=1,
        player=1,
        p1_mage="warlock b2",
        mage="beastmaster b2 damage:35",
        b2="timber-wolf",
        c2="royal-archer p2",
    ) as table:
        table.dice("1* 0 0 0")
        table.answer("activate warlock", "attack warlock beastmaster")
        table.shows(mage="beastmaster fallen", b2="", discard="timber-wolf")
        assert turns(table) == [2, 2]  # 1 has acted, 0 is out
        past_planning(table)
        assert table.state.initiative == 2


@pytest.mark.rule("MW-MULTI-04", "MW-MULTI-01")
@pytest.mark.parametrize(("holder", "next_in_teams", "next_for_all"), [(1, 2, 2), (2, 3, 3), (3, 2, 1)])
def test_the_initiative_leaves_out_an_empty_seat_and_goes_to_the_other_team(
    holder, next_in_teams, next_for_all
):
    for begin, expected in ((teams, next_in_teams), (free_for_all, next_for_all)):
        with begin(mage="beastmaster fallen", initiative=holder, player=holder) as table:
            turns(table)
            assert table.state.initiative == expected
            past_planning(table)


@pytest.mark.rule("MW-GEN-03")
@pytest.mark.parametrize("options", [{"players": 3}, {"players": 4}, {"players": 4, "teams": True}])
def test_three_and_four_play_as_well(options):
    state = GAME.new(seed=5, **options)
    while state.choices[0].verb == "shield":  # of a wizard, before they plan
        state.apply("skip")
    creatures = [t for t in state.play if state.card(t).type in (CREATURE, MAGE)]
    assert sorted(state.controller(t) for t in creatures) == list(range(options["players"]))
    assert len(state.choices) == options["players"]  # all plan


# Beside the action phases of a team mate

HAND = {"a1": "hand-of-bim-shalla", "b2": "timber-wolf, feral-bobcat p2", "player": 2}
NO_QUICKCASTS = {
    "mage": "beastmaster inactive quickcast-used",
    "p1_mage": "warlock inactive quickcast-used",
    "p2_mage": "priestess inactive quickcast-used",
    "p3_mage": "wizard inactive quickcast-used mana:0",
}


@pytest.mark.rule("MW-GEN-08", "MW-CODEX-014", "MW-MULTI-06")
@pytest.mark.parametrize("before", [True, False])
def test_what_helps_before_or_after_a_friendly_action_phase_helps_a_team_mate_too(before):
    with teams(**HAND, **NO_QUICKCASTS) as table:
        table.answer("activate feral-bobcat")
        assert (table.asked, table.reason) == (0, "before-team-mate")
        table.offers("use hand-of-bim-shalla", "done")
        if not before:
            table.answer("done", "guard")
            assert (table.asked, table.reason) == (0, "after-team-mate")
            table.offers("use hand-of-bim-shalla", "done")
        table.answer("use hand-of-bim-shalla", "target feral-bobcat", "armor")
        assert table.armor("feral-bobcat") == 1
        if before:
            assert table.state.acting == table.card("feral-bobcat")
            table.answer("guard")
        assert (table.asked, table.reason) == (0, "turn")


@pytest.mark.rule("MW-GEN-08")
def test_enemies_and_rivals_are_not_asked_beside_an_action_phase():
    with teams(**HAND | {"player": 1, "b2": "timber-wolf p1, feral-bobcat p3"}, **NO_QUICKCASTS) as table:
        table.answer("activate timber-wolf", "guard")
        assert (table.asked, table.reason) == (3, "turn")
    with free_for_all(**HAND, **NO_QUICKCASTS) as table:
        table.answer("activate feral-bobcat", "guard")
        assert (table.asked, table.reason) == (0, "turn")


@pytest.mark.rule("MW-CODEX-101", "MW-MULTI-06")
def test_a_mage_may_quickcast_before_the_action_phase_of_a_team_mate():
    """MW-AMB-73"""
    mages = NO_QUICKCASTS | {"mage": "beastmaster b1 inactive mana:9"}
    with teams(**HAND, **mages, prepared="bear-strength") as table:
        table.answer("activate feral-bobcat", "quickcast bear-strength", "target feral-bobcat")
        pass_reveals(table)
        table.offers("use hand-of-bim-shalla", "done")
        table.answer("done")
        pass_reveals(table)
        table.answer("guard")
        pass_reveals(table)
        assert (table.asked, table.reason) == (0, "after-team-mate")
        table.answer("done")
        assert (table.asked, table.reason) == (0, "turn")


def test_who_is_destroyed_by_a_team_mate_before_it_acts_has_no_action_phase():
    mages = NO_QUICKCASTS | {"mage": "wizard b1 inactive mana:20"}
    with teams(**HAND | {"b2": "timber-wolf p2, feral-bobcat p2 damage:3"}, **mages) as table:
        table.dice("2* 2* 2*")
        table.answer("activate feral-bobcat", "quickcast arcane-zap", "target feral-bobcat")
        assert (table.asked, table.reason) == (2, "turn")
        table.offers("activate timber-wolf")  # and no more passing
        table.answer("activate timber-wolf")
        assert (table.asked, table.reason) == (0, "before-team-mate")
        table.answer("done", "guard")


def test_a_position_says_who_is_asked_beside_an_action_phase():
    with teams(**HAND, **NO_QUICKCASTS) as table:
        table.answer("activate feral-bobcat")
        for again in (GAME.position(table.state.position()), GAME.from_bytes(table.state.to_bytes())):
            assert again.digest() == table.state.digest()
            again.apply("done")
            again.apply("guard")
            assert [(choice.player, choice.reason) for choice in again.choices] == [(0, "after-team-mate")]
        table.refused("activate timber-wolf")
        assert table.state.why_not("activate timber-wolf") == ["MW-ACT-01"]
        assert table.state.why_not("quickcast sleep") == ["MW-QC-01"]


def pass_reveals(table):
    while table.reason == "reveal":
        table.answer("pass")
