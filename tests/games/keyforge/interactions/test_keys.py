"""Keys that are forged and unforged in the middle of a turn, at prices that cards change (KF-FORGE)."""

import pytest

from tests.games.keyforge.interactions.pairs import check, pair
from tests.games.keyforge.situations import Situation

CHARGE = {"house": "untamed", "hand": "key-charge"}
FORGE = "play key-charge; forge key-charge; red"
FORGED = {"hand": "", "discard": "key-charge", "keys": "red"}

PRICES = [
    pair("one less and two more", CHARGE | {"amber": 8, "line": "titan-mechanic",
         "p1_line": "troll +jammer-pack"}, FORGE, pytest.mark.rule("KF-FORGE-04"), **FORGED, amber=0),
    pair("a mechanic in the middle changes nothing", CHARGE | {"amber": 8,
         "line": "troll, titan-mechanic, krump"}, FORGE, pytest.mark.rule("KF-FORGE-04"), **FORGED, amber=1),
    pair("a lock that breaks", CHARGE | {"amber": 10, "artifacts": "universal-keylock"}, FORGE,
         pytest.mark.rule("KF-FORGE-04", "KF-FORGE-08"), hand="", keys="red", amber=0, artifacts="",
         discard="key-charge, universal-keylock"),
    pair("a lock and an anvil", CHARGE | {"amber": 8, "artifacts": "universal-keylock",
         "p1_artifacts": "the-quiet-anvil"}, f"{FORGE}; resolve universal-keylock p0",
         pytest.mark.rule("KF-FORGE-04"), hand="", keys="red", amber=0, artifacts="",
         discard="key-charge, universal-keylock", p1_artifacts="", p1_discard="the-quiet-anvil"),
    pair("what is left is lost", CHARGE | {"amber": 10, "p1_line": "forgemaster-og"}, FORGE,
         pytest.mark.rule("KF-FORGE-08"), **FORGED, amber=0),
    pair("what is spent is gained", CHARGE | {"amber": 8, "p1_artifacts": "the-sting"}, FORGE,
         pytest.mark.rule("KF-FORGE-02"), **FORGED, amber=1, p1_amber=6),
    pair("what is left is given away", CHARGE | {"amber": 9, "effects": "interdimensional-graft by:1"}, FORGE,
         pytest.mark.rule("KF-FORGE-08"), **FORGED, amber=0, p1_amber=2),
    pair("Desire is dearer by her own text, and cheaper by sins", {"house": "dis", "line": "desire, greed",
         "amber": 8}, "reap desire; red", pytest.mark.rule("KF-FORGE-04"), keys="red", amber=1,
         line="desire exhausted, greed"),
    pair("Weasand sees the key of the other player", CHARGE | {"amber": 7, "p1_line": "troll, weasand, krump"},
         FORGE, pytest.mark.rule("KF-FORGE-08"), **FORGED, amber=0, p1_amber=2),
    pair("wards for a compiler", CHARGE | {"amber": 7, "p1_artifacts": "forge-compiler", "p1_line": "troll"},
         FORGE, pytest.mark.rule("KF-FORGE-08"), **FORGED, amber=0, p1_artifacts="",
         p1_discard="forge-compiler", p1_line="troll warded"),
    pair("Æmber of an enemy creature with a mole", CHARGE | {"amber": 5,
         "p1_line": "troll amber:2 +mole/owner:0"}, FORGE, pytest.mark.rule("KF-FORGE-06"), **FORGED, amber=0,
         p1_line="troll +mole/owner:0"),
]  # fmt: skip

UNFORGED = [
    pair("Key Hammer takes the key of the last turn", {"house": "dis", "hand": "key-hammer",
         "p1_keys": "red, blue", "p1_forged_last": "blue"}, "play key-hammer", pytest.mark.rule("KF-FORGE-10"),
         hand="", amber=1, discard="key-hammer", p1_keys="red", p1_amber=6),
    pair("Key Hammer without such a key gives all the same", {"house": "dis", "hand": "key-hammer",
         "p1_keys": "red, blue"}, "play key-hammer", pytest.mark.rule("KF-ABIL-02"), hand="", amber=1,
         discard="key-hammer", p1_amber=6),
    pair("Break-Key with as many keys on both sides", {"house": "dis", "hand": "break-key", "keys": "red",
         "p1_keys": "blue"}, "play break-key", pytest.mark.rule("KF-WORD-03"), hand="", amber=1,
         discard="break-key"),
    pair("Break-Key", {"house": "dis", "hand": "break-key", "p1_keys": "blue"}, "play break-key",
         pytest.mark.rule("KF-FORGE-10"), hand="", amber=1, discard="break-key", p1_keys="", p1_amber=6),
    pair("a key that comes back is the first one again, which an imp forbids", {"house": "dis",
         "hand": "oubliette house:dis", "line": "turnkey, bronze-key-imp warded", "effects": "turnkey"},
         "play oubliette; purge turnkey", pytest.mark.rule("KF-WORD-02"), hand="",
         discard="oubliette house:dis", line="bronze-key-imp warded", purged="turnkey"),
    pair("a warded Turnkey keeps the key", {"house": "dis", "hand": "hysteria", "line": "turnkey warded",
         "effects": "turnkey"}, "play hysteria", pytest.mark.rule("KF-STAT-WARD-01"), hand="",
         discard="hysteria", line="turnkey"),
    pair("a Turnkey that has changed sides still owes the same player", {"house": "dis", "hand": "hysteria",
         "p1_line": "turnkey owner:0", "effects": "turnkey by:0"}, "play hysteria; red",
         pytest.mark.rule("KF-LAST-02"), hand="turnkey", discard="hysteria", p1_line="", p1_keys="red"),
    pair("Keyfrog forges in the turn of another", {"house": "dis", "hand": "gateway-to-dis",
         "p1_line": "keyfrog", "p1_amber": 7}, "play gateway-to-dis; red", pytest.mark.rule("KF-FORGE-05"),
         hand="", chains=3, discard="gateway-to-dis", p1_line="", p1_discard="keyfrog", p1_amber=1,
         p1_keys="red"),
]  # fmt: skip

VICTORY = [
    pair("the third key ends the game before what follows it", CHARGE | {"amber": 7, "keys": "red, blue",
         "artifacts": "strange-gizmo", "line": "troll"}, "play key-charge; forge key-charge",
         pytest.mark.rule("KF-GEN-04"), hand="", keys="red, blue, yellow", amber=0, winner=0),
    pair("the other player wins in the middle of an effect", {"house": "dis", "hand": "hysteria",
         "line": "turnkey", "effects": "turnkey", "p1_keys": "red, blue"}, "play hysteria",
         pytest.mark.rule("KF-GEN-04"), hand="turnkey", line="", p1_keys="red, blue, yellow", winner=1),
]  # fmt: skip


@pytest.mark.parametrize(("given", "answers", "expected"), PRICES)
def test_the_price_of_a_key_and_what_follows_it(given, answers, expected):
    check(given, answers, expected)


@pytest.mark.parametrize(("given", "answers", "expected"), UNFORGED)
def test_keys_that_are_taken_and_given_back(given, answers, expected):
    check(given, answers, expected)


@pytest.mark.parametrize(("given", "answers", "expected"), VICTORY)
def test_three_keys_in_the_middle_of_an_effect(given, answers, expected):
    check(given, answers, expected)


@pytest.mark.rule("KF-WORD-02")
@pytest.mark.parametrize(
    ("imp", "keys"), [("bronze-key-imp", ""), ("silver-key-imp", "red"), ("gold-key-imp", "red, blue")]
)
@pytest.mark.parametrize("forged", ["", "red", "red, blue"])
def test_an_imp_forbids_one_key_of_both_players(imp, keys, forged):
    for side in ("line", "p1_line"):
        table = Situation(house="untamed", hand="key-charge", amber=9, keys=forged, **{side: imp})
        table.answer("play key-charge")
        assert ("forge key-charge" in table.texts()) is (forged != keys)


@pytest.mark.parametrize(("named", "keys"), [("dis", "red"), ("logos", "")])
def test_keyforgery_guards_a_key_out_of_turn_too(named, keys):
    given = {
        "hand": "gateway-to-dis",
        "line": "keyfrog",
        "amber": 6,
        "p1_artifacts": "keyforgery",
        "p1_hand": "fear",
    }
    with Situation(house="dis", **given) as table:
        table.answer("play gateway-to-dis", named, *(["red"] if keys else []))
        assert [table.state.players[0].forged(), table.state.players[0].amber] == ([1, 0] if keys else [0, 6])


@pytest.mark.rule("KF-TIME-12")
@pytest.mark.parametrize(("first", "given"), [("resolve forgemaster-og p0", 0), ("resolve p0", 2)])
def test_what_is_left_after_forging_is_lost_or_given_in_the_order_of_the_active_player(first, given):
    effects = "interdimensional-graft by:1"
    with Situation(
        house="untamed", hand="key-charge", amber=9, p1_line="forgemaster-og", effects=effects
    ) as table:
        table.answer("play key-charge", "forge key-charge", "red")
        table.answer(first)
        assert [side.amber for side in table.state.players] == [0, given]
