"""What cards of Untamed in Call of the Archons do: creatures l to w."""

import pytest

from tests.games.keyforge.cards.looking import table_of

FULL = "6 vigor"  # a hand that draws nothing at the end of the turn


def test_lupo_the_scarred_bites_an_enemy_and_skirmishes():
    with table_of(hand="lupo-the-scarred", line="lupo-the-scarred", p1_line="troll, flaxia") as table:
        table.answer("play lupo-the-scarred", "right")
        table.offers("damage troll", "damage flaxia")
        table.answer("damage flaxia")
        table.changed(
            hand="", line="lupo-the-scarred, lupo-the-scarred exhausted", p1_line="troll, flaxia damage:2"
        )
        table.answer("fight lupo-the-scarred", "attack troll")
        table.changed(
            line="lupo-the-scarred exhausted, lupo-the-scarred exhausted",
            p1_line="troll damage:6, flaxia damage:2",
        )


def test_mighty_tiger_deals_four_to_an_enemy():
    with table_of(hand="mighty-tiger", line="murmook", p1_line="troll, flaxia") as table:
        table.answer("play mighty-tiger", "left")
        table.offers("damage troll", "damage flaxia")
        table.answer("damage flaxia")
        table.changed(hand="", line="mighty-tiger exhausted, murmook", p1_line="troll", p1_discard="flaxia")


def test_mighty_tiger_without_enemies_hurts_nobody():
    with table_of(hand="mighty-tiger", line="murmook") as table:
        table.answer("play mighty-tiger", "left")
        table.changed(hand="", line="mighty-tiger exhausted, murmook")


def test_murmook_makes_the_opponents_keys_dearer():
    with table_of(line="murmook, murmook", p1_line="murmook") as table:
        assert (table.key_cost(0), table.key_cost(1)) == (7, 8)


@pytest.mark.parametrize(("keys", "power"), [("", 11), ("red", 8), ("red, blue", 5)])
def test_mushroom_man_gets_three_for_each_unforged_key_of_yours(keys, power):
    with table_of(line="mushroom-man", keys=keys, p1_keys="yellow") as table:
        assert table.power("mushroom-man") == power


def test_mushroom_man_dies_of_its_damage_when_a_key_is_forged():
    with table_of(line="mushroom-man damage:8", hand="key-charge", amber=7) as table:
        table.answer("play key-charge", "forge", "red")
        table.changed(amber=0, keys="red", hand="", line="", discard="key-charge, mushroom-man")


def test_niffle_ape_ignores_taunt_and_elusive():
    with table_of(
        line="niffle-ape, snufflegator", p1_line="dew-faerie, murmook +yo-mama-mastery, flaxia"
    ) as table:
        table.answer("fight niffle-ape")
        table.offers("attack dew-faerie", "attack murmook", "attack flaxia")
        table.answer("attack dew-faerie")
        table.changed(
            line="niffle-ape exhausted damage:2, snufflegator",
            p1_line="murmook +yo-mama-mastery, flaxia",
            p1_discard="dew-faerie",
        )
        table.answer("fight snufflegator")  # there is only the one that taunts
        table.changed(
            line="niffle-ape exhausted damage:2, snufflegator exhausted",
            p1_line="flaxia",
            p1_discard="murmook, yo-mama-mastery, dew-faerie",
        )


def test_niffle_queen_strengthens_other_friendly_beasts_and_niffles():
    with table_of(
        line="niffle-queen, niffle-ape, snufflegator, teliga", p1_line="murmook, flaxia", artifacts="cannon"
    ) as table:
        names = ("niffle-queen", "niffle-ape", "snufflegator", "teliga", "murmook")
        assert [table.power(name) for name in names] == [6, 5, 5, 3, 3]


def test_two_niffle_queens_strengthen_each_other():
    with table_of(line="2 niffle-queen, niffle-ape", p1_line="troll") as table:
        assert table.power("niffle-ape") == 7
        table.answer("fight niffle-queen")
        table.changed(line="niffle-queen, niffle-ape", discard="niffle-queen", p1_line="", p1_discard="troll")


def test_piranha_monkeys_bite_everybody_else_when_played():
    with table_of(
        hand="piranha-monkeys", line="flaxia, dew-faerie", p1_line="murmook, piranha-monkeys"
    ) as table:
        table.answer("play piranha-monkeys", "right")
        table.changed(
            hand="",
            line="flaxia damage:2, piranha-monkeys exhausted",
            discard="dew-faerie",
            p1_line="murmook damage:2",
            p1_discard="piranha-monkeys",
        )


def test_piranha_monkeys_bite_everybody_else_when_they_reap():
    with table_of(line="piranha-monkeys, flaxia", p1_line="teliga") as table:
        table.answer("reap piranha-monkeys")
        table.changed(amber=1, line="piranha-monkeys exhausted, flaxia damage:2", p1_line="teliga damage:2")


@pytest.mark.rule("KF-KW-SKIRM-01")
def test_snufflegator_is_dealt_no_damage_when_it_attacks():
    with table_of(line="snufflegator", p1_line="troll") as table:
        table.answer("fight snufflegator")
        table.changed(line="snufflegator exhausted", p1_line="troll damage:4")


def test_teliga_gains_from_the_opponents_creatures():
    with table_of(hand="murmook, cannon house:untamed", line="teliga", p1_line="2 teliga", p1_amber=1) as table:
        table.answer("play murmook", "left")
        table.changed(hand="cannon house:untamed", line="murmook exhausted, teliga", p1_amber=3)
        table.answer("play cannon")
        table.changed(hand="", artifacts="cannon house:untamed exhausted")


def test_witch_of_the_wilds_lets_one_untamed_card_be_played():
    with table_of(
        house="brobnar", hand="2 vigor, punch, gateway-to-dis", line="witch-of-the-wilds", p1_line="troll"
    ) as table:
        table.refused("discard vigor", "KF-DISC-02")
        table.refused("play gateway-to-dis", "KF-HOUSE-02")
        table.answer("play punch", "damage troll", "play vigor", "choose troll", "heal 3")
        table.changed(amber=3, hand="vigor, gateway-to-dis", discard="vigor, punch")
        table.refused("play vigor", "KF-HOUSE-02")


def test_witch_of_the_wilds_gives_leave_anew_in_each_turn():
    with table_of(
        house="brobnar",
        houses="brobnar, untamed, dis",
        hand="full-moon, 6 fertility-chant",
        line="witch-of-the-wilds",
        p1_hand=FULL,
        p1_houses="untamed, brobnar, dis",
    ) as table:
        table.answer("play full-moon")
        assert not table.can("play fertility-chant")
        table.answer("end-turn", "dis")
        assert not table.can("play vigor")  # it is your witch, not your opponent's
        table.answer("end-turn", "dis", "play fertility-chant")
        assert not table.can("play fertility-chant")


def test_two_witches_of_the_wilds_let_two_cards_be_played():
    with table_of(house="brobnar", hand="3 full-moon", line="2 witch-of-the-wilds") as table:
        table.answer("play full-moon", "play full-moon")
        table.changed(hand="full-moon", discard="2 full-moon")
        table.refused("play full-moon", "KF-HOUSE-02")


def test_witch_of_the_wilds_sets_no_limit_while_untamed_is_active():
    with table_of(hand="3 full-moon", line="witch-of-the-wilds") as table:
        table.answer("play full-moon", "play full-moon", "play full-moon")
        table.changed(hand="", discard="3 full-moon")


@pytest.mark.rule("KF-PLAY-17")
def test_witch_of_the_wilds_lets_mimicry_be_played_whatever_it_copies():
    with table_of(
        house="dis", hand="2 mimicry", line="witch-of-the-wilds", p1_discard="punch", p1_line="troll"
    ) as table:
        table.answer("play mimicry", "damage troll")
        table.changed(amber=1, hand="mimicry", discard="mimicry", p1_line="troll damage:3")
        table.refused("play mimicry", "KF-HOUSE-02")


def test_witch_of_the_eye_returns_any_card_when_she_reaps():
    with table_of(line="witch-of-the-eye", discard="vigor, murmook, cannon", p1_discard="teliga") as table:
        table.answer("reap witch-of-the-eye")
        table.offers("to-hand vigor", "to-hand murmook", "to-hand cannon")
        table.answer("to-hand cannon")
        table.changed(amber=1, hand="cannon", discard="vigor, murmook", line="witch-of-the-eye exhausted")


def test_witch_of_the_eye_finds_nothing_in_an_empty_discard_pile():
    with table_of(line="witch-of-the-eye", p1_discard="teliga") as table:
        table.answer("reap witch-of-the-eye")
        table.changed(amber=1, line="witch-of-the-eye exhausted")
