"""What the cards of Sanctum and Shadows of later sets leave alone, with a forbidden candidate or number on the
table; and a few of others."""

import pytest

from tests.games.keyforge.candidates import Case, case
from tests.games.keyforge.situations import Situation
from trivault.games.keyforge.rules.forge import key_cost

CASES = {
    # Age of Ascension, Sanctum
    "equalize": [
        case("play equalize; redistribute-amber umbra=1 krump=2", house="sanctum", hand="equalize",
             line="umbra amber:3, krump", p1_line="dodger amber:1, troll",
             offers="redistribute-amber dodger=1 troll=0, redistribute-amber dodger=0 troll=1"),
    ],
    "golden-aura": [
        case("play golden-aura", house="sanctum", hand="golden-aura", line="krump damage:4", p1_line="bumpsy",
             offers="heal krump, heal bumpsy"),
    ],
    "healing-blast": [
        case("play healing-blast", house="sanctum", hand="healing-blast", line="umbra damage:1",
             p1_line="krump", offers="choose umbra, choose krump"),
    ],
    # Age of Ascension, Shadows
    "dusk-chronicles": [
        case("play dusk-chronicles", house="shadows", hand="dusk-chronicles, troll, krump", amber=2,
             offers="archive troll, archive krump"),
    ],
    # Worlds Collide, Shadows
    "a-vinda": [
        case("reap a-vinda; damage umbra", house="shadows", hand="troll", line="a-vinda",
             p1_hand="punch", p1_line="umbra damage:1",
             changed={"amber": 1, "line": "a-vinda exhausted", "p1_line": "", "p1_hand": "",
                      "p1_discard": "punch, umbra"}),
    ],
    "hunter-or-hunted": [
        case("play hunter-or-hunted; ward-one", house="shadows", hand="hunter-or-hunted", line="umbra",
             p1_line="krump", offers="ward umbra, ward krump"),
    ],
    "mug": [
        case("play mug", house="shadows", hand="mug", line="umbra amber:2", p1_line="krump amber:2",
             offers="take-from-card umbra, take-from-card krump"),
    ],
    "pestering-blow": [
        case("play pestering-blow", house="shadows", hand="pestering-blow", line="troll", p1_line="krump",
             offers="damage troll, damage krump"),
    ],
    "subtle-chain": [
        case("play subtle-chain", house="shadows", hand="subtle-chain, troll", p1_hand="punch",
             changed={"amber": 1, "hand": "troll", "discard": "subtle-chain", "p1_hand": "",
                      "p1_discard": "punch"}),
    ],
    # Mass Mutation, Sanctum
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
    # Mass Mutation, Shadows
    "dino-thief": [
        case("play dino-thief; exalt dino-thief", house="shadows", hand="dino-thief", p1_line="krump",
             offers="damage dino-thief, damage krump"),
    ],
    "doom-sigil": [
        case("play doom-sigil", house="shadows", hand="doom-sigil", artifacts="cannon",
             p1_artifacts="mothergun", changed={"hand": "", "discard": "doom-sigil"}),
    ],
    "look-over-there": [
        case("play look-over-there", house="shadows", hand="look-over-there", line="urchin", p1_line="krump",
             offers="damage urchin, damage krump"),
    ],
    "opportunist": [
        case("fight bumpsy; attack troll", line="bumpsy", p1_line="krump +opportunist, troll",
             changed={"line": "", "discard": "bumpsy", "p1_line": "krump +opportunist, troll damage:5"}),
    ],
    # Call of the Archons
    "rock-hurling-giant": [
        case("play mind-barb", house="dis", hand="mind-barb", line="rock-hurling-giant", p1_line="bumpsy",
             p1_hand="punch", changed={"amber": 1, "hand": "", "discard": "mind-barb", "p1_hand": "",
                                       "p1_discard": "punch"}),
    ],
    "dance-of-doom": [
        case("play dance-of-doom", house="dis", hand="dance-of-doom", line="urchin", p1_line="urchin",
             offers="number 0, number 1"),
    ],
    "yxili-marauder": [
        case("fight urchin", house="shadows", line="yxili-marauder, urchin amber:2", p1_line="krump",
             changed={"discard": "urchin", "line": "yxili-marauder", "p1_line": "krump damage:1",
                      "p1_amber": 2}),
    ],
}  # fmt: skip

# An ambassador, one that it lets you use, one that it lets you play, and one that it does not.
AMBASSADORS = [
    ("brobnar-ambassador", "bumpsy", "krump", "murmook"),
    ("dis-ambassador", "pit-demon", "shooler", "troll"),
    ("logos-ambassador", "dr-escotera", "dextre", "troll"),
    ("mars-ambassador", "zorg", "yxilx-dominator", "troll"),
    ("shadows-ambassador", "umbra", "dodger", "troll"),
    ("untamed-ambassador", "dust-pixie", "snufflegator", "troll"),
]


@pytest.mark.parametrize("card", CASES)
def test_a_card_leaves_alone_what_does_not_fit(card):
    for each in CASES[card]:
        each.check()


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
SEVEN = ", ".join(7 * ["virtuous-works"])
HOUSES = "logos, brobnar, dis"
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


def test_rhetor_gallim_makes_keys_dearer_only_in_the_opponents_turn():
    table = Situation(house="saurian", hand="rhetor-gallim, 6 punch", p1_hand="6 punch")
    table.answer("play rhetor-gallim")
    assert key_cost(table.state, 1) == 6
    table.answer("end-turn")
    assert key_cost(table.state, 1) == 9
