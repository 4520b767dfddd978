"""What cards of Dis in Mass Mutation do: creatures h to x."""

import pytest

from tests.games.keyforge.situations import Situation
from trivault.games.keyforge.rules.damage import power

# Hystricog


def test_hystricog_destroys_a_damaged_creature():
    with Situation(house="dis", line="hystricog, krump damage:1", p1_line="troll, bumpsy damage:2") as table:
        table.answer("act hystricog")
        table.offers("destroy krump", "destroy bumpsy")
        table.answer("destroy bumpsy")
        table.changed(line="hystricog exhausted, krump damage:1", p1_line="troll", p1_discard="bumpsy")


# Maleficorn


def test_maleficorn_adds_to_the_damage_of_icons():
    with Situation(house="dis", line="maleficorn", hand="dust-imp icon:damage", p1_line="troll") as table:
        table.answer("play dust-imp", "left", "damage troll")
        table.changed(hand="", line="dust-imp icon:damage exhausted, maleficorn", p1_line="troll damage:2")


@pytest.mark.rule("KF-FAQ-11", "KF-BONUS-10")
def test_maleficorn_adds_to_its_own_icon():
    with Situation(house="dis", hand="maleficorn icon:damage", p1_line="troll") as table:
        table.answer("play maleficorn", "damage troll")
        table.changed(hand="", line="maleficorn icon:damage exhausted", p1_line="troll damage:2")


def test_maleficorn_spares_friendly_creatures():
    with Situation(
        house="dis", line="maleficorn, troll", hand="dust-imp icon:damage", p1_line="krump"
    ) as table:
        table.answer("play dust-imp", "left", "damage troll")
        table.changed(hand="", line="dust-imp icon:damage exhausted, maleficorn, troll damage:1")


def test_maleficorn_adds_nothing_to_the_damage_of_cards():
    with Situation(line="maleficorn", hand="punch", p1_line="troll") as table:
        table.answer("play punch", "damage troll")
        table.changed(amber=1, hand="", discard="punch", p1_line="troll damage:3")


def test_maleficorn_adds_nothing_where_armor_prevents_the_icon():
    with Situation(house="dis", line="maleficorn", hand="dust-imp icon:damage", p1_line="grey-monk") as table:
        table.answer("play dust-imp", "left", "damage grey-monk")
        table.changed(
            hand="", line="dust-imp icon:damage exhausted, maleficorn", p1_line="grey-monk armor-used:1"
        )


# Picaroon


def test_picaroon_is_as_powerful_as_its_neighbors():
    with Situation(house="dis", hand="picaroon", line="umbra, troll power:1, krump") as table:
        table.answer("play picaroon")
        table.offers("left", "right-of umbra", "right-of troll", "right")
        table.answer("right-of umbra")
        table.changed(hand="", line="umbra, picaroon exhausted, troll power:1, krump")
        assert table.power("picaroon") == 11


def test_picaroon_dies_without_a_neighbor():
    with Situation(house="dis", hand="picaroon", p1_line="troll") as table:
        table.answer("play picaroon")
        table.changed(hand="", discard="picaroon")


def test_picaroon_does_not_count_changelings():
    with Situation(line="umbra, picaroon, picaroon, krump") as table:
        assert [power(table.state, card) for card in table.state.players[0].line] == [2, 2, 6, 6]


@pytest.mark.rule("KF-EX-19", "KF-WORD-15")
def test_picaroon_without_its_text_has_no_power():
    with Situation(house="dis", hand="shadow-of-dis", p1_line="troll, picaroon, troll") as table:
        table.answer("play shadow-of-dis")
        table.changed(amber=1, hand="", discard="shadow-of-dis", p1_line="troll, troll", p1_discard="picaroon")


# Relentless Creeper


@pytest.mark.rule("KF-ABIL-06")
def test_relentless_creeper_returns_from_the_discard_pile_when_you_choose_dis():
    given = {"step": "house", "house": "", "houses": "dis, brobnar, mars"}
    with Situation(discard="fear, relentless-creeper", p1_discard="relentless-creeper", **given) as table:
        table.answer("dis")
        table.offers("to-hand relentless-creeper", "skip")
        table.answer("to-hand relentless-creeper")
        table.changed(hand="relentless-creeper", discard="fear")
    with Situation(discard="relentless-creeper", **given) as table:
        table.answer("dis", "skip")
        table.changed()
    for where in ({"discard": "relentless-creeper"}, {"line": "relentless-creeper", "deck": "krump"}):
        with Situation(**where, **given) as table:
            table.answer("mars" if "discard" in where else "dis")
            table.changed()


# Sinder


def test_sinder_destroys_a_friendly_creature_when_it_reaps():
    with Situation(house="dis", line="sinder, krump", p1_line="troll") as table:
        table.answer("reap sinder")
        table.offers("destroy sinder", "destroy krump")
        table.answer("destroy krump")
        table.changed(amber=1, line="sinder exhausted", discard="krump")


# Snarette


def test_snarette_captures_at_the_end_of_your_turn_and_may_give_it_to_the_supply():
    with Situation(
        house="dis", line="snarette amber:3, krump amber:1", hand="6 fear", p1_amber=2, p1_hand="6 punch",
        houses="dis, logos, mars", p1_houses="dis, brobnar, mars",
    ) as table:  # fmt: skip
        table.answer("act snarette")
        table.changed(line="snarette exhausted, krump amber:1")
        table.answer("end-turn", "brobnar")
        table.changed(player=1, line="snarette amber:1, krump amber:1", p1_amber=1)
        table.answer("end-turn", "dis")
        table.changed(player=0)


# Skixuno


@pytest.mark.rule("KF-WORD-06")
def test_skixuno_grows_by_those_it_destroys():
    with Situation(
        house="dis", hand="skixuno, 6 fear", line="krump", p1_line="troll, bumpsy warded, dark-minion",
        p1_houses="dis, logos, mars", artifacts="lifeward", step="main",
    ) as table:  # fmt: skip
        table.answer("play skixuno", "left")
        table.changed(
            player=1, hand="6 fear", line="", discard="skixuno, krump", p1_line="bumpsy",
            p1_discard="dark-minion, troll",
        )  # fmt: skip
        table.answer("dis")
    with Situation(
        house="dis", hand="skixuno, 6 fear", line="krump", p1_line="troll, bumpsy warded",
        p1_houses="dis, logos, mars",
    ) as table:  # fmt: skip
        table.answer("play skixuno", "left")
        table.changed(
            player=1, hand="6 fear", line="skixuno power:2", discard="krump", p1_line="bumpsy",
            p1_discard="troll",
        )  # fmt: skip
        table.answer("dis")


# The fiends


@pytest.mark.parametrize(
    "fiend", ["techno-fiend", "dino-fiend", "lyco-fiend", "sacro-fiend", "umbra-fiend", "xeno-fiend"]
)
def test_a_fiend_steals_when_it_is_destroyed(fiend):
    with Situation(house="dis", hand="cull-the-weak", amber=3, p1_line=fiend, p1_amber=2) as table:
        table.answer("play cull-the-weak")
        table.changed(hand="", discard="cull-the-weak", p1_amber=3, p1_line="", p1_discard=fiend)


def test_techno_fiend_swaps_a_card():
    given = {"house": "dis", "line": "techno-fiend", "deck": "troll, krump"}
    with Situation(hand="fear, punch", **given) as table:
        table.answer("reap techno-fiend")
        table.offers("discard fear", "discard punch")
        table.answer("discard punch")
        table.changed(amber=1, line="techno-fiend exhausted", hand="fear, troll", deck="krump", discard="punch")
    with Situation(p1_hand="fear", **given) as table:
        table.answer("reap techno-fiend")
        table.changed(amber=1, line="techno-fiend exhausted")


def test_dino_fiend_may_be_exalted_to_deal_damage():
    given = {"house": "dis", "hand": "dino-fiend", "line": "krump", "p1_line": "troll"}
    with Situation(**given) as table:
        table.answer("play dino-fiend", "left")
        table.offers("exalt dino-fiend", "skip")
        table.answer("exalt dino-fiend")
        table.offers("damage dino-fiend", "damage krump", "damage troll")
        table.answer("damage troll")
        table.changed(hand="", line="dino-fiend exhausted amber:1, krump", p1_line="troll damage:3")
    with Situation(**given) as table:
        table.answer("play dino-fiend", "left", "skip")
        table.changed(hand="", line="dino-fiend exhausted, krump")


# Turnkey


def test_turnkey_unforges_a_key_until_it_leaves_play():
    given = {"house": "dis", "p1_keys": "red, blue", "keys": "red", "amber": 8}
    for sweep, amber in (("gateway-to-dis", 8), ("gateway-to-dis", 0), ("hysteria", 0)):
        with Situation(hand=f"turnkey, {sweep}", p1_amber=amber, **given) as table:
            table.answer("play turnkey")
            table.offers("red", "blue")
            table.answer("red")
            table.changed(hand=sweep, line="turnkey exhausted", p1_keys="blue")
            table.answer(f"play {sweep}")
            table.offers("red", "yellow")
            table.answer("yellow")
            assert [(side.forged(), side.amber) for side in table.state.players] == [(1, 8), (2, amber)]


def test_turnkey_gives_no_key_back_that_it_did_not_take():
    with Situation(house="dis", hand="turnkey, hysteria", keys="red") as table:
        table.answer("play turnkey", "play hysteria")
        table.changed(hand="turnkey", discard="hysteria")


# Xeno-Fiend


def test_xeno_fiend_takes_one_of_three_cards_and_puts_one_below():
    given = {"house": "dis", "line": "xeno-fiend", "p1_line": "urchin elusive-used"}
    with Situation(deck="punch, fear, krump, troll", **given) as table:
        table.answer("fight xeno-fiend")
        table.offers("to-hand punch", "to-hand fear", "to-hand krump")
        table.answer("to-hand fear")
        table.offers("to-deck-bottom punch", "to-deck-bottom krump")
        table.answer("to-deck-bottom punch")
        table.changed(
            hand="fear", deck="krump, troll, punch", line="xeno-fiend exhausted damage:1", p1_line="",
            p1_discard="urchin",
        )  # fmt: skip


@pytest.mark.rule("KF-GIG-01")
def test_etan_s_jar_names_both_halves_of_a_gigantic_creature_at_once():
    hand = "etan-s-jar house:logos, ultra-gravitron, ultra-gravitron2"
    for named, playable in (("ultra-gravitron", False), ("troll", True)):
        with Situation(house="logos", hand=hand) as table:
            table.answer("play etan-s-jar")
            assert not table.can("ultra-gravitron2")
            table.answer(named)
            assert table.can("play ultra-gravitron") == playable
