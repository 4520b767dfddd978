"""What cards of several sets or houses do alike."""

import pytest

from tests.games.keyforge.candidates import Case, case
from tests.games.keyforge.houses import Logos
from tests.games.keyforge.situations import Situation


@pytest.mark.parametrize(
    ("beast", "given"),
    [("knoxx", {}), ("marmo-swarm", {"amber": 3}), ("blossom-drake", {"artifacts": "cannon"})],
)
def test_only_the_beast_itself_has_more_power(beast, given):
    assert Situation(line=f"troll, {beast}", **given).power("troll") == 8


NOT_PAID = {
    "might-makes-right": case(
        "play might-makes-right; destroy troll; destroy troll; destroy troll; destroy troll; dis",
        hand="might-makes-right", line="4 troll", p1_hand="troll",
        p1_artifacts="keyforgery",
        changed={"amber": 1, "hand": "", "discard": "might-makes-right, 4 troll", "line": "",
                 "p1_artifacts": "", "p1_discard": "keyforgery"},
    ),
    "data-forge": case(
        "play data-forge; forge data-forge; dis", house="logos", hand="data-forge", amber=16, p1_hand="troll",
        p1_artifacts="keyforgery",
        changed={"amber": 17, "hand": "", "discard": "data-forge", "p1_artifacts": "",
                 "p1_discard": "keyforgery"},
    ),
}  # fmt: skip


@pytest.mark.parametrize("card", NOT_PAID)
def test_a_key_that_is_stopped_is_neither_paid_nor_forged(card):
    NOT_PAID[card].check()


# An ambassador, one that it lets you use, one that it lets you play, and one that it does not.
AMBASSADORS = [
    ("brobnar-ambassador", "bumpsy", "krump", "murmook"),
    ("dis-ambassador", "pit-demon", "shooler", "troll"),
    ("logos-ambassador", "dr-escotera", "dextre", "troll"),
    ("mars-ambassador", "zorg", "yxilx-dominator", "troll"),
    ("shadows-ambassador", "umbra", "dodger", "troll"),
    ("untamed-ambassador", "dust-pixie", "snufflegator", "troll"),
]


@pytest.mark.parametrize(("slug", "used", "played", "other"), AMBASSADORS)
def test_an_ambassador_lets_you_do_one_thing_after_a_fight(slug, used, played, other):
    given = {
        "house": "sanctum", "line": f"{slug} power:3, {used}", "hand": f"{played}, {other}",
        "p1_line": "urchin elusive-used",
    }  # fmt: skip
    fight = f"fight {slug}"
    acting = ", act pit-demon" if used == "pit-demon" else ""
    Case(fight, given, f"play {played}, reap {used}{acting}, end-turn", None).check()
    for deed in (f"play {played}; left", f"reap {used}"):
        Case(f"{fight}; {deed}", given, "end-turn", None).check()


SIX = "dextre, krump, troll, bumpsy, mother, titan-mechanic"


HOUSES = "logos, brobnar, dis"


SEVEN = ", ".join(7 * ["virtuous-works"])


# How cards forge a key, until Keyforgery asks for a house.
FORGING = [
    ("play key-charge; forge key-charge", {"house": "untamed", "hand": "key-charge", "amber": 8}),
    ("play chota-hazri; forge chota-hazri", {"house": "untamed", "hand": "chota-hazri", "amber": 8}),
    ("play key-of-darkness", {"house": "shadows", "hand": "key-of-darkness", "amber": 8}),
    ("play key-abduction; forge key-abduction", {"house": "mars", "hand": "key-abduction, punch", "amber": 15}),
    ("play imperial-forge", {"house": "saurian", "hand": "imperial-forge", "amber": 13}),
    ("play triumph", {"house": "saurian", "hand": "triumph", "line": SIX}),
    ("omni the-colosseum", {"house": "saurian", "artifacts": "the-colosseum glory:6", "amber": 7}),
    ("omni epic-quest", {"house": "sanctum", "artifacts": "epic-quest", "discard": SEVEN, "played": SEVEN}),
    ("logos", {"step": "house", "house": "", "artifacts": "redacted amber:3", "houses": HOUSES}),
]


@pytest.mark.parametrize(("answers", "given"), FORGING)
def test_a_card_forges_no_key_where_that_is_stopped(answers, given):
    table = Situation(**given, p1_artifacts="keyforgery", p1_hand="troll")
    before = table.state.players[0].amber
    table.answer(*answers.split("; "), "dis")
    assert not table.state.players[0].keys
    assert table.state.players[0].amber >= before - 1, "nothing is paid"
    table.idle()


@pytest.mark.parametrize("slug", ["daemo-bot", "hexpion", "q-mechs", "titan-guardian"])
def test_what_a_creature_does_when_destroyed_it_does_for_no_other(slug):
    line = f"krump, {slug}, urchin, krump"
    with Logos(house="brobnar", hand="punch", amber=2, p1_line=line, p1_deck="troll, valdr") as table:
        table.answer("play punch", "damage urchin")
        table.changed(
            amber=3, hand="", discard="punch", p1_line=f"krump, {slug}, krump", p1_discard="urchin"
        )  # fmt: skip


@pytest.mark.parametrize("slug", ["causal-loop", "edai-edie-4x4", "dr-milli"])
def test_who_archives_a_card_from_your_hand_when_played(slug):
    with Logos(hand=f"{slug}, troll, krump", p1_hand="urchin", p1_line="valdr") as table:
        table.answer(f"play {slug}")
        table.offers("archive troll", "archive krump")
        table.answer("archive krump")
        assert [table.state.defs[c].slug for c in table.state.players[0].hand] == ["troll"]
        assert len(table.state.players[1].hand) == 1


def test_tautau_vapors_and_master_the_theory_archive_from_your_hand():
    with Logos(hand="tautau-vapors", deck="troll, krump", p1_hand="urchin") as table:
        table.answer("play tautau-vapors")
        table.offers("archive troll", "archive krump")
        table.answer("archive troll")
    with Logos(hand="master-the-theory, troll", p1_line="valdr", p1_hand="urchin") as table:
        table.answer("play master-the-theory")
        table.offers("archive troll", "skip")
        table.answer("skip")


def test_sanitation_engineer_munchling_and_novu_dynamo_discard_your_own_cards():
    with Logos(line="sanitation-engineer", hand="troll", p1_hand="urchin") as table:
        table.answer("reap sanitation-engineer")
        table.changed(amber=1, line="sanitation-engineer exhausted", hand="", discard="troll")
    theirs = {"p1_hand": "mother", "p1_archives": "doc-bookton", "p1_line": "valdr"}
    with Logos(line="munchling", hand="labwork", archives="dextre", **theirs) as table:
        table.answer("fight munchling")
        table.offers("discard labwork", "discard dextre", "skip")
        table.answer("skip")
    with Logos(
        house="brobnar", hand="mother, 5 troll", archives="doc-bookton", p1_line="novu-dynamo",
        p1_houses=HOUSES, p1_hand="labwork", p1_archives="dextre",
    ) as table:  # fmt: skip
        table.answer("end-turn")
        table.offers("discard labwork", "discard dextre", "skip")
        table.answer("discard labwork")
        table.answer("logos", "skip")


def test_how_many_cards_are_drawn():
    with Logos(house="brobnar", line="bumpsy", p1_line="caendle-unit", p1_deck="urchin, krump") as table:
        table.answer("reap bumpsy")
        table.changed(amber=1, line="bumpsy exhausted", p1_hand="urchin", p1_deck="krump")
    with Logos(line="hapsis", p1_line="batdrone", deck="urchin, krump") as table:
        table.answer("fight hapsis")
        assert len(table.state.players[0].hand) == 1
    with Logos(hand="poke", p1_line="tolas", deck="urchin, krump") as table:
        table.answer("play poke")
        assert len(table.state.players[0].hand) == 1
    with Logos(line="professor-terato", deck="urchin, krump") as table:
        table.answer("reap professor-terato")
        assert len(table.state.players[0].hand) == 1
    with Logos(hand="q-mechs", deck="urchin, krump") as table:
        table.answer("play q-mechs")
        assert len(table.state.players[0].hand) == 1


def test_helper_bot_and_quant_permit_no_logos_card_in_the_turn_of_another_house():
    with Logos(house="brobnar", hand="punch, labwork, urchin", line="jargogle under:helper-bot") as table:
        table.answer("play punch", "right")
        assert table.can("play urchin")
        assert not table.can("play labwork")
    with Logos(house="brobnar", hand="labwork, fear", line="quant +experimental-therapy") as table:
        table.answer("reap quant")
        assert table.can("play fear")
        assert not table.can("play labwork")


def test_thorium_plasmate_hypnobeam_extinction_and_yxlyx_stimrager_choose_among_whom_they_say():
    with Logos(hand="thorium-plasmate", line="dextre", p1_line="urchin, krump") as table:
        table.answer("play thorium-plasmate")
        table.offers("choose urchin", "choose krump")
        table.answer("choose urchin", "left")
    with Logos(house="mars", hand="hypnobeam", line="dextre", p1_line="urchin, krump") as table:
        table.answer("play hypnobeam")
        table.offers("choose urchin", "choose krump")
        table.answer("choose urchin", "left")
    with Logos(house="mars", hand="extinction", line="dextre", p1_line="urchin") as table:
        table.answer("play extinction")
        table.offers("choose dextre", "choose urchin")
        table.answer("choose urchin")
    with Logos(house="mars", line="yxlyx-stimrager", p1_line="batdrone, valdr") as table:
        table.answer("fight yxlyx-stimrager", "attack batdrone")
        table.offers("damage yxlyx-stimrager", "damage valdr")
        table.answer("damage valdr")
