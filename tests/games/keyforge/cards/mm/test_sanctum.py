"""What the cards of Sanctum in Mass Mutation do."""

import pytest

from tests.games.keyforge.candidates import case
from tests.games.keyforge.situations import Situation
from trivault.games.keyforge.game import GAME
from trivault.games.keyforge.rules.creature_stats import armor

BOOK = "book-of-malefaction"


@pytest.mark.parametrize(("amber", "stolen"), [(5, 2), (1, 1), (0, 0)])
def test_the_book_notes_each_aember_stolen_from_you(amber, stolen):
    """Ghostly Hand would steal only from exactly one; Lifeweb steals up to two."""
    with Situation(
        house="untamed", hand="lifeweb", p1_creatures_last=3, p1_artifacts=BOOK, p1_amber=amber
    ) as table:
        table.answer("play lifeweb")
        noted = {"p1_artifacts": f"{BOOK} warrant:{stolen}", "p1_amber": amber - stolen} if stolen else {}
        table.changed(amber=1 + stolen, hand="", discard="lifeweb", **noted)


def test_the_book_adds_to_the_warrants_that_lie_there():
    with Situation(
        house="shadows", line="noddy-the-thief", p1_artifacts=f"{BOOK} warrant:2", p1_amber=1
    ) as table:
        table.answer("act noddy-the-thief")
        table.changed(amber=1, line="noddy-the-thief exhausted", p1_artifacts=f"{BOOK} warrant:3", p1_amber=0)


def test_the_book_does_not_note_what_you_steal():
    with Situation(house="shadows", line="noddy-the-thief", artifacts=BOOK, p1_amber=1) as table:
        table.answer("act noddy-the-thief")
        table.changed(amber=1, line="noddy-the-thief exhausted", p1_amber=0)


def test_what_is_lost_or_captured_is_not_stolen():
    with Situation(
        house="sanctum", hand="terms-of-redress", line="grey-monk", p1_artifacts=BOOK, p1_amber=3
    ) as table:
        table.answer("play terms-of-redress")
        table.changed(amber=1, hand="", discard="terms-of-redress", line="grey-monk amber:2", p1_amber=1)


@pytest.mark.rule("KF-STAT-CNT-02")
def test_a_warrant_purges_a_creature():
    with Situation(house="mars", artifacts=f"{BOOK} warrant:2", line="zorg", p1_line="troll") as table:
        table.answer(f"omni {BOOK}", "purge troll")
        table.changed(artifacts=f"{BOOK} exhausted warrant:1", p1_line="", p1_purged="troll")


def test_without_a_warrant_nothing_is_purged():
    with Situation(house="mars", artifacts=BOOK, line="zorg", p1_line="troll") as table:
        table.answer(f"omni {BOOK}")
        table.changed(artifacts=f"{BOOK} exhausted")


FULL = "6 urchin"  # a hand that draws nothing at the end of the turn


# Bull-wark, Burning Glare, Commandeer


@pytest.mark.parametrize(("line", "damage"), [("bull-wark, krump", 8), ("krump, bumpsy, bull-wark", 6)])
def test_bull_warks_neighbors_assault(line, damage):
    """Krump strikes for 6, and for 2 before."""
    with Situation(line=line, p1_line="troll power:9, bull-wark") as table:
        table.answer("fight krump", "attack troll")
        assert table.state.play[table.card("troll")].damage == damage


def test_bull_wark_assaults_itself():
    with Situation(house="sanctum", line="bull-wark", p1_line="umbra") as table:
        table.answer("fight bull-wark")
        table.changed(line="bull-wark exhausted", p1_line="", p1_discard="umbra")


@pytest.mark.parametrize(
    ("answers", "after"),
    [
        (["stun-one", "stun krump"], "krump stunned, rad-penny, bull-wark"),
        (["stun-each"], "krump, rad-penny stunned, bull-wark stunned"),
    ],
)
def test_burning_glare_stuns_one_enemy_or_all_mutants(answers, after):
    with Situation(
        house="sanctum", hand="burning-glare", line="bull-wark", p1_line="krump, rad-penny, bull-wark"
    ) as table:
        table.answer("play burning-glare")
        table.offers("stun-one", "stun-each")
        table.answer(answers[0])
        if answers[1:]:
            table.offers("stun krump", "stun rad-penny", "stun bull-wark")
        table.answer(*answers[1:])
        table.changed(hand="", amber=1, discard="burning-glare", p1_line=after)


def test_commandeer_captures_for_each_other_card_you_play():
    with Situation(
        house="sanctum",
        hand="commandeer, virtuous-works, squire-alys",
        line="grey-monk",
        p1_line="troll",
        p1_amber=6,
    ) as table:
        table.answer("play commandeer")
        table.changed(hand="virtuous-works, squire-alys", amber=1, discard="commandeer")
        table.answer("play virtuous-works")
        table.changed(
            hand="squire-alys",
            amber=4,
            discard="virtuous-works, commandeer",
            line="grey-monk amber:1",
            p1_amber=5,
        )
        table.answer("play squire-alys", "right", "resolve squire-alys squire-alys", "capture grey-monk")
        table.changed(hand="", line="grey-monk amber:2, squire-alys exhausted amber:2", p1_amber=2)


# Dæmo-Knight, Fangs of Gizelhart, Font of the Eye


def test_daemo_knight_steals_when_destroyed():
    with Situation(line="troll", amber=3, p1_line="daemo-knight") as table:
        table.answer("fight troll")
        table.changed(
            line="troll exhausted damage:4", amber=2, p1_amber=1, p1_line="", p1_discard="daemo-knight"
        )


def test_fangs_of_gizelhart_purge_the_most_powerful_creature():
    with Situation(
        house="sanctum", hand="fangs-of-gizelhart", line="troll, krump", p1_line="troll, bumpsy"
    ) as table:
        table.answer("play fangs-of-gizelhart")
        table.offers("purge troll@p0", "purge troll@p1")
        table.answer("purge troll@p1")
        table.changed(hand="", amber=1, discard="fangs-of-gizelhart", p1_line="bumpsy", p1_purged="troll")


@pytest.mark.parametrize(("destroyed", "captured"), [("p1", True), ("p0", False), ("", False)])
def test_font_of_the_eye_needs_a_destroyed_enemy(destroyed, captured):
    lines = {"line": "grey-monk, bumpsy", "p1_line": "urchin elusive-used, troll"}
    with Situation(artifacts="font-of-the-eye", p1_amber=2, **lines) as table:
        if destroyed:
            table.answer("fight bumpsy", "attack urchin" if destroyed == "p1" else "attack troll")
        table.answer("omni font-of-the-eye")
        if captured:
            table.offers("capture grey-monk", "capture bumpsy")
            table.answer("capture grey-monk")
        assert table.state.players[1].amber == 2 - captured


def test_font_of_the_eye_does_not_count_artifacts():
    with Situation(
        house="shadows",
        hand="hock",
        artifacts="font-of-the-eye",
        line="umbra",
        p1_artifacts="cannon",
        p1_amber=2,
    ) as table:
        table.answer("play hock", "destroy cannon", "omni font-of-the-eye")
        assert table.state.players[1].amber == 2


# General Xalvador, Lieutenant Gorvenal, Squire Alys


def test_general_xalvador_enhances_the_deck():
    assert GAME.card("general-xalvador").enhance == {"capture": 2}
    assert GAME.card("burning-glare").enhance == {"damage": 1}


@pytest.mark.parametrize("attacker", ["lieutenant-gorvenal", "grey-monk"])
def test_lieutenant_gorvenal_captures_after_your_fights(attacker):
    with Situation(
        house="sanctum", line="lieutenant-gorvenal, grey-monk", p1_line="urchin elusive-used", p1_amber=2
    ) as table:
        table.answer(f"fight {attacker}")
        assert table.state.play[table.card("lieutenant-gorvenal")].amber == 1
        assert table.state.players[1].amber == 1


def test_lieutenant_gorvenal_ignores_fights_of_the_opponent():
    with Situation(line="bumpsy", amber=2, p1_line="lieutenant-gorvenal, urchin elusive-used") as table:
        table.answer("fight bumpsy", "attack urchin")
        table.changed(line="bumpsy exhausted damage:1", p1_line="lieutenant-gorvenal", p1_discard="urchin")


@pytest.mark.parametrize(("theirs", "captured"), [(3, 2), (1, 1)])
def test_squire_alys_captures_2(theirs, captured):
    with Situation(house="sanctum", hand="squire-alys", p1_amber=theirs) as table:
        table.answer("play squire-alys")
        table.changed(hand="", line=f"squire-alys exhausted amber:{captured}", p1_amber=theirs - captured)


# Æmberheart, Berinon, Gizelhart's Standard


def test_aemberheart_exalts_wards_and_heals_a_friend():
    with Situation(
        house="sanctum", artifacts="aemberheart", line="grey-monk damage:1, troll", p1_line="krump"
    ) as table:
        table.answer("act aemberheart")
        table.offers("exalt grey-monk", "exalt troll")
        table.answer("exalt grey-monk")
        table.changed(artifacts="aemberheart exhausted", line="grey-monk warded amber:1, troll")


@pytest.mark.parametrize(("card", "enraged"), [("splinter", True), ("bull-wark", True), ("grey-monk", False)])
def test_berinon_is_enraged_by_mutants(card, enraged):
    with Situation(house="sanctum", hand=f"{card} house:sanctum", p1_line="berinon", p1_amber=0) as table:
        table.answer(f"play {card}")
        assert table.state.play[table.card("berinon")].enraged == enraged


def test_berinon_captures_2():
    with Situation(house="sanctum", line="berinon", p1_amber=3) as table:
        table.answer("reap berinon")
        table.changed(line="berinon exhausted amber:2", amber=1, p1_amber=1)


def test_gizelharts_standard_exalts_and_armors_who_has_amber():
    with Situation(
        house="sanctum", hand="gizelhart-s-standard", line="umbra, dodger", p1_line="krump amber:1"
    ) as table:
        table.answer("play gizelhart-s-standard")
        table.offers("exalt umbra", "exalt dodger")
        table.answer("exalt dodger")
        table.changed(
            hand="", amber=1, artifacts="gizelhart-s-standard exhausted", line="umbra, dodger amber:1"
        )
        assert [armor(table.state, table.card(name)) for name in ("umbra", "dodger", "krump")] == [0, 1, 0]


# Call to Action, Gizelhart's Wrath, Mad Prophet Gizelhart


def test_call_to_action_readies_your_knights():
    with Situation(
        house="sanctum", hand="call-to-action", p1_line="berinon exhausted",
        line="squire-alys exhausted, bull-wark exhausted, berinon exhausted",
    ) as table:  # fmt: skip
        table.answer("play call-to-action")
        table.changed(hand="", discard="call-to-action", line="squire-alys exhausted, bull-wark, berinon")


def test_gizelharts_wrath_destroys_all_mutants():
    with Situation(
        house="sanctum",
        hand="gizelhart-s-wrath",
        line="bull-wark, troll",
        p1_line="splinter, bull-wark warded, krump",
    ) as table:
        table.answer("play gizelhart-s-wrath")
        table.changed(
            hand="", amber=1, discard="gizelhart-s-wrath, bull-wark", line="troll", p1_line="bull-wark, krump",
            p1_discard="splinter",
        )  # fmt: skip


def test_mad_prophet_gizelhart_heals_and_gains_from_the_center():
    line = "troll damage:3, mad-prophet-gizelhart, bull-wark damage:1"
    with Situation(house="sanctum", line=line, p1_line="krump damage:2, bumpsy") as table:
        table.answer("act mad-prophet-gizelhart")
        table.changed(
            line="troll, mad-prophet-gizelhart exhausted, bull-wark damage:1", amber=2, p1_line="krump, bumpsy"
        )


def test_mad_prophet_gizelhart_does_nothing_elsewhere():
    with Situation(house="sanctum", line="troll damage:3, mad-prophet-gizelhart") as table:
        table.offers("reap mad-prophet-gizelhart", "end-turn")


# The knights


@pytest.mark.parametrize(
    ("answers", "after"),
    [
        (
            ["exalt dino-knight", "damage krump"],
            {"line": "dino-knight exhausted amber:1", "p1_line": "krump damage:3"},
        ),
        (["skip"], {"line": "dino-knight exhausted"}),
    ],
)
def test_dino_knight_may_be_exalted(answers, after):
    with Situation(house="sanctum", hand="dino-knight", p1_line="krump") as table:
        table.answer("play dino-knight", *answers)
        table.changed(hand="", **after)


def test_lyco_knight_skirmishes_and_umbra_knight_eludes():
    with Situation(house="sanctum", line="lyco-knight", p1_line="umbra-knight") as table:
        table.answer("fight lyco-knight")
        table.changed(line="lyco-knight exhausted")
    with Situation(house="sanctum", line="lyco-knight, umbra-knight", p1_line="troll") as table:
        table.answer("fight lyco-knight")
        table.changed(line="lyco-knight exhausted, umbra-knight", p1_line="troll damage:5")


@pytest.mark.parametrize(
    ("hand", "answers", "after"),
    [
        ("troll", [], {"hand": "krump", "discard": "troll", "deck": ""}),
        ("troll, umbra", ["discard troll"], {"hand": "umbra, krump", "discard": "troll", "deck": ""}),
        ("", [], {}),
    ],
)
def test_techno_knight_discards_to_draw(hand, answers, after):
    with Situation(house="sanctum", line="techno-knight", hand=hand, deck="krump", p1_hand="punch") as table:
        table.answer("reap techno-knight", *answers)
        table.changed(line="techno-knight exhausted", amber=1, **after)


def test_xeno_knight_takes_one_of_3_and_buries_another():
    with Situation(
        house="sanctum", line="xeno-knight", deck="troll, krump, bumpsy, dodger", p1_line="urchin elusive-used"
    ) as table:
        table.answer("fight xeno-knight")
        table.offers("to-hand troll", "to-hand krump", "to-hand bumpsy")
        table.answer("to-hand krump", "to-deck-bottom troll")
        table.changed(
            line="xeno-knight exhausted armor-used:1", hand="krump", deck="bumpsy, dodger, troll", p1_line="",
            p1_discard="urchin",
        )  # fmt: skip


# Ardent Hero, Gizelhart's Zealot, Seeker of Truth


@pytest.mark.parametrize(
    ("attacker", "hurt"), [("bumpsy", 0), ("dodger", 0), ("splinter", 0), ("urchin", 1), ("umbra power:2", 2)]
)
def test_ardent_hero_is_safe_from_mutants_and_the_strong(attacker, hurt):
    slug = attacker.split()[0]
    with Situation(line=f"{attacker} house:brobnar", p1_line="ardent-hero power:5") as table:
        table.answer(f"fight {slug}")
        hero = table.state.play[table.card("ardent-hero")]
        assert hero.damage == (4 if "power" in attacker else hurt)


def test_ardent_hero_is_not_safe_from_cards_that_are_no_creatures():
    with Situation(hand="punch", artifacts="cannon", p1_line="ardent-hero") as table:
        table.answer("act cannon")
        table.changed(artifacts="cannon exhausted", p1_line="ardent-hero damage:2")


def test_gizelharts_zealot_enters_ready_and_enraged():
    with Situation(house="sanctum", hand="gizelhart-s-zealot", p1_line="krump") as table:
        table.answer("play gizelhart-s-zealot")
        table.changed(hand="", line="gizelhart-s-zealot enraged")
        table.offers("fight gizelhart-s-zealot", "end-turn")


@pytest.mark.parametrize(
    ("answer", "after"),
    [
        (
            "choose krump",
            {
                "line": "seeker-of-truth exhausted armor-used:1, squire-alys, bumpsy exhausted",
                "discard": "krump",
                "p1_line": "troll damage:6",
            },
        ),
        (
            "choose bumpsy",
            {
                "line": "seeker-of-truth exhausted armor-used:1, krump, squire-alys, bumpsy exhausted",
                "p1_line": "troll",
            },
        ),
        (
            "skip",
            {
                "line": "seeker-of-truth exhausted armor-used:1, krump, squire-alys, bumpsy exhausted",
                "p1_line": "troll",
            },
        ),
    ],
)
def test_seeker_of_truth_may_fight_with_another_house(answer, after):
    line = "seeker-of-truth, krump, squire-alys, bumpsy exhausted"
    with Situation(house="sanctum", line=line, p1_line="urchin elusive-used, troll") as table:
        table.answer("fight seeker-of-truth", "attack urchin")
        table.offers("skip", "choose krump", "choose bumpsy")
        table.answer(answer)
        table.changed(p1_discard="urchin", **after)


# Angry Mob, Baldric the Bold


@pytest.mark.parametrize(
    ("answer", "after"),
    [
        ("discard angry-mob", {"hand": "angry-mob", "deck": "dodger", "discard": "umbra, troll"}),
        ("skip", {}),
    ],
)
def test_angry_mob_looks_for_another_one(answer, after):
    with Situation(
        house="sanctum", line="angry-mob", deck="troll, umbra, angry-mob, dodger", p1_line="urchin elusive-used"
    ) as table:
        table.answer("fight angry-mob", answer)
        table.changed(line="angry-mob exhausted damage:1", p1_line="", p1_discard="urchin", **after)


def test_angry_mob_may_find_nobody():
    with Situation(
        house="sanctum",
        line="angry-mob",
        deck="troll, umbra",
        p1_line="urchin elusive-used",
        discard="angry-mob",
    ) as table:
        table.answer("fight angry-mob", "discard angry-mob")
        table.changed(
            line="angry-mob exhausted damage:1", deck="", discard="umbra, troll, angry-mob", p1_line="",
            p1_discard="urchin",
        )  # fmt: skip


@pytest.mark.parametrize(("foe", "gained"), [("troll", 2), ("krump", 0)])
def test_baldric_gains_for_attacking_the_most_powerful_enemy(foe, gained):
    with Situation(house="sanctum", line="baldric-the-bold, troll power:9", p1_line="troll, krump") as table:
        table.answer("fight baldric-the-bold", f"attack {foe}")
        assert table.state.players[0].amber == gained


def test_baldric_gains_for_one_of_the_most_powerful():
    with Situation(house="sanctum", line="baldric-the-bold", p1_line="bumpsy, dodger, urchin") as table:
        table.answer("fight baldric-the-bold", "attack dodger")
        assert table.state.players[0].amber == 2


# Bring Low, Purify


def test_bring_low_captures_all_but_5():
    with Situation(
        house="sanctum", hand="bring-low", line="umbra, troll", p1_line="krump", p1_amber=8
    ) as table:
        table.answer("play bring-low")
        assert len(table.texts()) == 4  # from 3 and 0 to 0 and 3
        table.answer("capture umbra=2 troll=1")
        table.changed(hand="", amber=1, discard="bring-low", line="umbra amber:2, troll amber:1", p1_amber=5)


@pytest.mark.parametrize(("line", "theirs"), [("umbra", 5), ("", 9), ("umbra, troll", 3)])
def test_bring_low_captures_nothing(line, theirs):
    with Situation(house="sanctum", hand="bring-low", line=line, p1_amber=theirs) as table:
        table.answer("play bring-low")
        table.changed(hand="", amber=1, discard="bring-low")


def test_purify_turns_a_mutant_into_another_creature():
    with Situation(
        house="sanctum", hand="purify", line="bull-wark", deck="troll", p1_line="rad-penny owner:0, krump",
        p1_deck="punch, splinter, bumpsy, dodger",
    ) as table:  # fmt: skip
        table.answer("play purify")
        table.offers("purge bull-wark", "purge rad-penny")
        table.answer("purge rad-penny", "left")
        table.changed(
            hand="", amber=1, discard="purify", purged="rad-penny", p1_line="bumpsy exhausted, krump",
            p1_deck="dodger", p1_discard="splinter, punch",
        )  # fmt: skip


@pytest.mark.parametrize(
    ("line", "after"),
    [
        ("splinter", {"p1_line": "", "p1_purged": "splinter", "p1_deck": "", "p1_discard": "rad-penny, punch"}),
        ("splinter warded", {"p1_line": "splinter"}),
        ("krump", {}),
    ],
)
def test_purify_without_a_creature_or_a_mutant(line, after):
    with Situation(
        house="sanctum", hand="purify", p1_line=line, p1_deck="punch, rad-penny", deck="troll"
    ) as table:
        table.answer("play purify")
        table.changed(hand="", amber=1, discard="purify", **after)


# Scrivener Favian, Master of the Grey


@pytest.mark.parametrize(
    ("answers", "after"),
    [
        (
            ["icon-capture", "capture umbra"],
            {"line": "scrivener-favian, umbra amber:1", "p1_amber": 2, "amber": 1},
        ),
        (["icon-steal"], {"p1_amber": 2, "amber": 2}),
    ],
)
def test_scrivener_favian_may_steal_for_a_capture_icon(answers, after):
    with Situation(
        house="sanctum", hand="bring-low icon:capture", line="scrivener-favian, umbra", p1_amber=3
    ) as table:
        table.answer("play bring-low")
        table.offers("icon-capture", "icon-steal")
        table.answer(*answers)
        table.changed(hand="", discard="bring-low icon:capture", **after)


def test_scrivener_favian_changes_no_other_icon_and_none_of_the_opponent():
    with Situation(house="sanctum", hand="bring-low icon:draw", line="scrivener-favian", deck="troll") as table:
        table.answer("play bring-low")
        table.changed(hand="troll", deck="", amber=1, discard="bring-low icon:draw")
    with Situation(
        house="sanctum", hand="bring-low icon:capture", line="umbra", p1_line="scrivener-favian", p1_amber=2
    ) as table:
        table.answer("play bring-low")
        table.changed(hand="", amber=1, discard="bring-low icon:capture", line="umbra amber:1", p1_amber=1)


@pytest.mark.parametrize(("owner", "gained"), [(1, 0), (0, 3)])
def test_master_of_the_grey_silences_the_icons_of_the_opponent(owner, gained):
    side = {"p1_line" if owner else "line": "master-of-the-grey"}
    with Situation(house="sanctum", hand="virtuous-works icon:damage", **side) as table:
        table.answer("play virtuous-works")
        assert table.state.players[0].amber == gained
        assert table.state.play[table.card("master-of-the-grey")].damage == 0  # its armor takes the damage


# Lady Loreena, Purifier of Souls


@pytest.mark.parametrize(
    ("line", "targets"),
    [
        ("umbra, krump, lady-loreena, bumpsy, dodger, urchin", ["lady-loreena", "urchin"]),
        ("umbra, krump, protectrix, lady-loreena", ["lady-loreena", "umbra"]),
        ("umbra, bull-wark, ardent-hero, krump, dodger", ["umbra", "ardent-hero", "dodger"]),
    ],
)
def test_lady_loreenas_taunt_reaches_further(line, targets):
    with Situation(line="troll", p1_line=line) as table:
        table.answer("fight troll")
        table.offers(*(f"attack {slug}" for slug in targets))
        table.answer(f"attack {targets[0]}")


def test_no_destroyed_effect_triggers_with_purifier_of_souls():
    with Situation(
        house="sanctum", hand="gizelhart-s-wrath", line="bull-wark +armageddon-cloak", amber=5,
        p1_line="purifier-of-souls, daemo-knight, johnny-longfingers",
    ) as table:  # fmt: skip
        table.answer("play gizelhart-s-wrath")
        assert [side.amber for side in table.state.players] == [6, 0]
        assert [[table.state.defs[c].slug for c in side.line] for side in table.state.players] == [
            [], ["purifier-of-souls"]
        ]  # fmt: skip


def test_without_purifier_of_souls_they_trigger():
    with Situation(
        house="sanctum",
        hand="gizelhart-s-wrath",
        line="bull-wark +armageddon-cloak",
        amber=5,
        p1_line="daemo-knight",
    ) as table:
        table.answer("play gizelhart-s-wrath")
        assert [side.amber for side in table.state.players] == [5, 1]
        assert [table.state.defs[c].slug for c in table.state.players[0].line] == ["bull-wark"]


# What they leave alone: a forbidden candidate or number is on the table


LEFT_ALONE = {
    "book-of-malefaction": [
        case("omni book-of-malefaction", house="sanctum", artifacts="book-of-malefaction warrant:2",
             line="troll", p1_line="krump, bumpsy", offers="purge troll, purge krump, purge bumpsy"),
    ],
    "dino-knight": [
        case("play dino-knight; exalt dino-knight", house="sanctum", hand="dino-knight", p1_line="krump",
             offers="damage dino-knight, damage krump"),
    ],
    "lady-loreena": [
        case("fight troll", line="troll",
             p1_line="umbra, krump, champion-anaphiel, dodger, zorg, urchin, bumpsy, lady-loreena",
             offers="attack umbra, attack champion-anaphiel, attack zorg, attack lady-loreena"),
    ],
    "mad-prophet-gizelhart": [
        case("", house="sanctum", line="bull-wark, mad-prophet-gizelhart, sequis",
             offers="reap bull-wark, reap mad-prophet-gizelhart, act mad-prophet-gizelhart, reap sequis, "
                    "end-turn"),
    ],
    "xeno-knight": [
        case("fight xeno-knight; to-hand krump", house="sanctum", line="xeno-knight",
             deck="troll, krump, bumpsy, dodger", p1_line="urchin elusive-used",
             offers="to-deck-bottom troll, to-deck-bottom bumpsy"),
    ],
}  # fmt: skip


@pytest.mark.parametrize("card", LEFT_ALONE)
def test_a_card_leaves_alone_what_does_not_fit(card):
    for each in LEFT_ALONE[card]:
        each.check()
