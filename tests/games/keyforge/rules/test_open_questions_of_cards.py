"""Readings of what cards say that the documents leave open, as the catalogue records them (KF-OPEN-45 and
those after it)."""

import pytest

from tests.games.keyforge.situations import Situation


@pytest.mark.rule("KF-OPEN-45", "KF-WORD-06")
@pytest.mark.parametrize(
    ("gub", "hit", "amber"),
    [
        ("gub", "urchin gub silvertooth", 3),
        ("gub damage:1", "urchin silvertooth", 2),
        ("gub damage:4", "urchin gub silvertooth", 3),
    ],
)
def test_who_dies_as_the_neighbors_leave_counts_only_if_the_stars_hit_it(gub, hit, amber):
    """Gub has power 6 between two others, and power 1 without them."""
    given = {"house": "shadows", "hand": "throwing-stars", "p1_line": f"urchin, {gub}, silvertooth damage:1"}
    with Situation(**given) as table:
        table.answer("play throwing-stars", f"damage {hit}")
        assert not table.state.players[1].line
        assert table.state.players[0].amber == amber


@pytest.mark.rule("KF-OPEN-46")
def test_replicator_triggers_every_reap_effect_of_the_creature():
    """Sequis captures by its own effect, and by the one that the upgrade gives."""
    given = {"house": "logos", "line": "replicator", "p1_line": "sequis +wild-spirit", "p1_amber": 3}
    with Situation(**given) as table:
        table.answer("reap replicator")
        table.offers("resolve sequis sequis", "resolve sequis sequis 2")
        table.answer("resolve sequis sequis 2")
        assert table.state.play[table.card("sequis")].amber == 2


# Fights


@pytest.mark.rule("KF-OPEN-47", "KF-FIGHT-12")
def test_a_creature_is_fighting_before_the_blows_are_exchanged():
    """Hazardous damage does not reach Nizak."""
    with Situation(house="brobnar", line="nizak-the-forgotten", p1_line="briar-grubbling") as table:
        table.answer("fight nizak-the-forgotten")
        assert table.state.play[table.card("nizak-the-forgotten")].damage == 0
    with Situation(house="brobnar", line="troll", p1_line="briar-grubbling") as table:
        table.answer("fight troll")
        assert table.state.play[table.card("troll")].damage == 7


@pytest.mark.rule("KF-OPEN-47")
def test_a_creature_is_not_fighting_any_more_after_the_blows():
    with Situation(line="nizak-the-forgotten +bonerot-venom", p1_line="troll") as table:
        table.answer("fight nizak-the-forgotten")
        assert table.state.play[table.card("nizak-the-forgotten")].damage == 2


@pytest.mark.rule("KF-OPEN-47", "KF-FIGHT-05")
def test_who_dies_before_the_blows_was_not_destroyed_while_fighting():
    given = {"house": "untamed", "artifacts": "the-colosseum", "p1_line": "urchin elusive-used"}
    for attacker, glory in (("ancient-bear", ()), ("snufflegator", (("glory", 1),))):
        with Situation(line=attacker, **given) as table:
            table.answer(f"fight {attacker}")
            assert not table.state.players[1].line
            assert table.state.play[table.card("the-colosseum")].counters == glory


# Bonus icons


@pytest.mark.rule("KF-OPEN-48", "KF-WORD-02")
@pytest.mark.parametrize(
    ("answers", "given"),
    [
        ("reap lcdr-trigon", {"line": "lcdr-trigon", "deck": "anger"}),
        ("act ensign-el-samra", {"line": "ensign-el-samra", "hand": "anger"}),
        (
            "play reclaimed-by-nature",
            {"house": "untamed", "hand": "reclaimed-by-nature", "artifacts": "cannon icon:amber"},
        ),
    ],
)
def test_icons_resolved_as_if_the_card_was_played_fall_under_the_ban(answers, given):
    def amber(master):
        with Situation(**{"house": "star-alliance"} | given, p1_line=master) as table:
            table.answer(*answers.split("; "))
            return table.state.players[0].amber

    assert amber("master-of-the-grey") < amber("grey-monk")


# Mimicry


@pytest.mark.rule("KF-OPEN-49", "KF-PLAY-17")
@pytest.mark.parametrize(
    ("house", "original", "readied"), [("untamed", "punch", True), ("dis", "fertility-chant", False)]
)
def test_a_copy_is_of_its_own_house(house, original, readied):
    given = {"house": house, "hand": f"mimicry house:{house}", "line": "dark-harbinger exhausted"}
    with Situation(p1_discard=original, p1_line="troll", **given) as table:
        table.answer("play mimicry")
        while not table.game.idle(table.state):
            table.answer(table.texts()[0])
        assert table.state.play[table.card("dark-harbinger")].ready is readied


# Permissions


@pytest.mark.rule("KF-OPEN-50", "KF-PLAY-16")
def test_a_card_of_the_active_house_leaves_a_permission_alone():
    given = {"hand": "helper-bot house:brobnar, punch, vigor, fertility-chant", "line": "troll damage:6"}
    with Situation(**given) as table:
        table.answer("play helper-bot", "right", "play punch", "damage helper-bot")
        assert table.can("play vigor")
        table.answer("play vigor", "heal 0")
        assert not table.can("play fertility-chant")
    with Situation(house="logos", line="com-officer-kirby house:logos", hand="labwork, punch, anger") as table:
        table.answer("reap com-officer-kirby", "play labwork", "archive punch")
        assert table.can("play anger")


# What cannot be had twice, and what is no creature any more


@pytest.mark.rule("KF-OPEN-51", "KF-STAT-WARD-02", "KF-ABIL-09")
def test_a_ward_stays_where_it_is_if_the_other_creature_has_one():
    given = {"house": "shadows", "hand": "hunter-or-hunted", "line": "umbra warded, troll"}
    for target, warded in (("krump", ["krump", "umbra"]), ("troll", ["krump", "troll"])):
        with Situation(p1_line="krump warded", **given) as table:
            table.answer("play hunter-or-hunted", "move-one", "choose umbra", f"move-ward {target}")
            state = table.state
            assert sorted(state.defs[c].slug for c, piece in state.play.items() if piece.warded) == warded


@pytest.mark.rule("KF-OPEN-52", "KF-UPG-01")
def test_an_upgrade_is_discarded_when_its_host_is_no_creature_any_more():
    given = {"house": "logos", "artifacts": "animator", "p1_artifacts": "cannon", "hand": "rocket-boots"}
    with Situation(p1_line="troll", deck="6 dextre", **given) as table:
        table.answer("act animator", "choose cannon", "left", "play rocket-boots", "attach cannon")
        assert table.state.play[table.card("cannon")].upgrades
        table.answer("end-turn")
        assert not table.state.play[table.card("cannon")].upgrades
        assert [table.state.defs[c].slug for c in table.state.players[0].discard] == ["rocket-boots"]


# Who has discarded


@pytest.mark.rule("KF-OPEN-53", "KF-WORD-06")
@pytest.mark.parametrize(
    ("answers", "given", "free"),
    [
        ("play vandalize", {"house": "shadows", "hand": "vandalize", "p1_deck": "troll"}, True),
        ("play deep-probe; brobnar", {"house": "mars", "hand": "deep-probe", "p1_hand": "troll"}, False),
    ],
)
def test_earthbind_looks_at_whose_ability_discards_or_at_whose_hand_it_is(answers, given, free):
    with Situation(line=f"flaxia house:{given['house']} +earthbind", **given) as table:
        assert not table.can("reap flaxia")
        table.answer(*answers.split("; "))
        assert len(table.state.players[1].discard) == 1
        assert table.can("reap flaxia") is free


# When it is looked whether it is so


@pytest.mark.rule("KF-OPEN-54", "KF-TIME-03")
@pytest.mark.parametrize(("artifacts", "stolen"), [("cannon", 0), ("library-of-babble", 1)])
def test_qincan_looks_at_the_cards_when_the_house_is_chosen(artifacts, stolen):
    """The bill destroys the only card of the house in the same window."""
    given = {"line": "sci-officer-qincan, giant-gnawbill", "artifacts": artifacts, "p1_amber": 3}
    with Situation(house="", step="house", houses="star-alliance, brobnar, untamed", **given) as table:
        table.answer("brobnar")
        while not table.game.idle(table.state):
            table.answer(table.texts()[0])
        assert table.state.players[1].amber == 3 - stolen


# Choosing


@pytest.mark.rule("KF-OPEN-55", "KF-ABIL-02")
@pytest.mark.parametrize(
    ("answer", "given"), [("reap fidgit", {"line": "fidgit"}), ("play murkens", {"hand": "murkens"})]
)
def test_a_place_without_a_card_is_no_choice(answer, given):
    given |= {"house": "shadows", "p1_line": "troll"}
    with Situation(p1_deck="regrowth", p1_archives="anger", **given) as table:
        table.answer(answer)
        table.offers("from-archives", "from-deck")
        table.answer("from-deck")
    for card in ({"p1_deck": "regrowth"}, {"p1_archives": "regrowth"}):
        with Situation(**card, **given) as table:
            table.answer(answer)
            assert len(table.state.players[1].discard) == 1


@pytest.mark.rule("KF-OPEN-56", "KF-WORD-01")
def test_ghosthawk_lets_all_neighbors_reap_or_none():
    """John Smyth readies Zorg, who was exhausted: he reaps as well."""
    line = "john-smyth, zorg exhausted, krump"
    with Situation(house="untamed", hand="ghosthawk", line=line) as table:
        table.answer("play ghosthawk", "right-of john-smyth")
        table.offers("use ghosthawk", "skip")
        table.answer("use ghosthawk")
        table.changed(amber=2, hand="", line="john-smyth exhausted, ghosthawk exhausted, zorg exhausted, krump")


# Both players


@pytest.mark.rule("KF-OPEN-57", "KF-GEN-07")
@pytest.mark.parametrize(("first", "line"), [("urchin", ["urchin"]), ("pingle-who-annoys", [])])
def test_the_active_player_orders_what_enters_for_both_players(first, line):
    """Pingle hurts each enemy that enters after her."""
    given = {"house": "untamed", "hand": "aemberlution, urchin", "deck": "6 vigor"}
    with Situation(p1_hand="pingle-who-annoys", **given) as table:
        table.answer("play aemberlution")
        table.offers("choose urchin", "choose pingle-who-annoys")
        table.answer(f"choose {first}")
        assert [table.state.defs[c].slug for c in table.state.players[0].line] == line
        assert [table.state.defs[c].slug for c in table.state.players[1].line] == ["pingle-who-annoys"]


# What comes into force while a window is open


ZYX = {"house": "logos", "line": "project-zyx, troll", "p1_amber": 3, "deck": "urchin"}


@pytest.mark.rule("KF-OPEN-58", "KF-REAP-04")
@pytest.mark.parametrize(
    ("archived", "answers", "amber", "captured", "drawn"),
    [
        ("wild-spirit", "attach project-zyx", 2, 1, 0),
        ("wild-spirit", "attach troll", 2, 0, 0),
        ("professor-terato", "left", 1, 0, 1),
        ("song-of-the-wild", "", 2, 0, 0),
    ],
)
def test_what_is_gained_behind_a_bold_word_still_comes_in_the_open_window(
    archived, answers, amber, captured, drawn
):
    """The creature has reaped; by its own ability a card is played that gives it another one."""
    with Situation(archives=archived, **ZYX) as table:
        table.answer("reap project-zyx", f"choose {archived}", *answers.split("; ") * bool(answers))
        you = table.state.players[0]
        piece = table.state.play[table.card("project-zyx")]
        assert (you.amber, piece.amber, len(you.hand)) == (amber, captured, drawn)


@pytest.mark.rule("KF-OPEN-58")
def test_what_comes_into_force_in_a_window_does_not_hear_what_opened_it():
    """The orb stuns each creature that reaps."""
    with Situation(archives="orb-of-invidius", **ZYX) as table:
        table.answer("reap project-zyx", "choose orb-of-invidius")
        assert not table.state.play[table.card("project-zyx")].stunned
    with Situation(artifacts="orb-of-invidius", **ZYX) as table:
        table.answer("reap project-zyx", "resolve orb-of-invidius project-zyx")
        assert table.state.play[table.card("project-zyx")].stunned


# Abducted cards


@pytest.mark.rule("KF-OPEN-60", "KF-ZONE-09", "KF-REPL-01")
def test_project_zyx_sends_an_abducted_card_to_its_owners_hand():
    with Situation(house="logos", line="project-zyx", archives="krump owner:1, labwork") as table:
        table.answer("reap project-zyx")
        table.offers("choose krump", "choose labwork", "skip")
        table.answer("choose krump")
        table.changed(amber=1, line="project-zyx exhausted", archives="labwork", p1_hand="krump")
