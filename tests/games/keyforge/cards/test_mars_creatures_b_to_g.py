"""What cards of Mars in Call of the Archons do: creatures b to g."""

import pytest

from tests.games.keyforge.houses import Mars


def test_blypyp_readies_the_next_mars_creature_that_you_play():
    with Mars(hand="mothergun, troll house:mars, zorg", line="blypyp") as table:
        table.answer("reap blypyp", "play mothergun", "play troll", "right", "play zorg", "right")
        table.changed(
            amber=1,
            hand="",
            artifacts="mothergun exhausted",
            line="blypyp exhausted, troll house:mars, zorg exhausted stunned",
        )


def test_blypyp_waits_past_creatures_of_other_houses():
    with Mars(effects="phase-shift", hand="troll, mindwarper", line="blypyp") as table:
        table.answer("reap blypyp", "play troll", "right", "play mindwarper", "right")
        table.changed(amber=1, hand="", line="blypyp exhausted, troll exhausted, mindwarper")


@pytest.mark.rule("KF-FAQ-77", "KF-LEAVE-05")
def test_bad_penny_escapes_yxilo_bolter():
    with Mars(line="yxilo-bolter", p1_line="bad-penny, troll") as table:
        table.answer("reap yxilo-bolter", "damage bad-penny")
        table.changed(amber=1, line="yxilo-bolter exhausted", p1_line="troll", p1_hand="bad-penny")


def test_chuff_ape_enters_stunned():
    with Mars(hand="chuff-ape") as table:
        table.answer("play chuff-ape")
        table.changed(hand="", line="chuff-ape exhausted stunned")


def test_chuff_ape_eats_a_friend_to_heal():
    with Mars(line="chuff-ape damage:8, troll, mindwarper", p1_line="bumpsy") as table:
        table.answer("reap chuff-ape")
        table.offers("destroy troll", "destroy mindwarper", "skip")
        table.answer("destroy mindwarper")
        table.changed(amber=1, line="chuff-ape exhausted, troll", discard="mindwarper")


def test_chuff_ape_may_spare_its_friends():
    with Mars(line="chuff-ape damage:3, troll", p1_line="bumpsy") as table:
        table.answer("fight chuff-ape", "skip")
        table.changed(line="chuff-ape exhausted damage:8, troll", p1_line="", p1_discard="bumpsy")


def test_chuff_ape_is_not_healed_by_a_friend_whose_ward_saves_it():
    with Mars(line="chuff-ape damage:3, troll warded") as table:
        table.answer("reap chuff-ape", "destroy troll")
        table.changed(amber=1, line="chuff-ape exhausted damage:3, troll")


def test_chuff_ape_taunts():
    with Mars(house="brobnar", line="troll", p1_line="tunk, chuff-ape, zorg") as table:
        table.answer("fight troll")
        table.changed(line="", discard="troll", p1_line="tunk, chuff-ape damage:8, zorg")


def test_ether_spider_catches_what_the_opponent_gains():
    with Mars(house="brobnar", hand="punch", line="troll, bumpsy", p1_line="ether-spider") as table:
        table.answer("reap troll")
        table.changed(line="troll exhausted, bumpsy", p1_line="ether-spider amber:1")
        table.answer("play punch", "damage bumpsy")
        table.changed(
            hand="",
            discard="punch",
            line="troll exhausted, bumpsy damage:3",
            p1_line="ether-spider amber:2",
        )


def test_ether_spider_lets_its_own_side_gain():
    with Mars(line="ether-spider, tunk", p1_amber=3) as table:
        table.answer("reap tunk")
        table.changed(amber=1, line="ether-spider, tunk exhausted")


def test_ether_spider_catches_stolen_aember():
    with Mars(house="shadows", hand="urchin", amber=1, p1_line="ether-spider", p1_amber=3) as table:
        table.answer("play urchin")
        table.changed(hand="", line="urchin exhausted", p1_line="ether-spider amber:1", p1_amber=2)


def test_ether_spider_leaves_nothing_to_if_you_do():
    with Mars(house="shadows", hand="nerve-blast", line="urchin", p1_line="ether-spider", p1_amber=3) as table:
        table.answer("play nerve-blast")
        table.changed(hand="", discard="nerve-blast", p1_line="ether-spider amber:1", p1_amber=2)


def test_ether_spider_cannot_catch_what_cannot_be_stolen():
    with Mars(house="shadows", hand="urchin", p1_line="ether-spider, the-vaultkeeper", p1_amber=3) as table:
        table.answer("play urchin")
        table.changed(hand="", line="urchin exhausted")


def test_ether_spider_catches_what_the_opponent_takes_from_cards():
    with Mars(house="shadows", line="selwyn-the-fence, troll amber:1", p1_line="ether-spider") as table:
        table.answer("reap selwyn-the-fence")
        table.changed(line="selwyn-the-fence exhausted, troll", p1_line="ether-spider amber:2")


def test_ether_spider_catches_what_you_pay_for_playing_and_using_artifacts():
    with Mars(
        house="brobnar",
        hand="cannon",
        amber=3,
        artifacts="gauntlet-of-command",
        line="ether-spider",
        p1_artifacts="customs-office",
    ) as table:
        table.answer("play cannon")
        table.changed(
            amber=2, hand="", artifacts="gauntlet-of-command, cannon exhausted", line="ether-spider amber:1"
        )
    with Mars(
        house="brobnar", amber=3, artifacts="cannon", line="ether-spider", p1_line="tentacus", p1_amber=1
    ) as table:
        table.answer("act cannon", "damage tentacus")
        table.changed(
            amber=2,
            artifacts="cannon exhausted",
            line="ether-spider amber:1",
            p1_line="tentacus damage:2",
        )


def test_ether_spider_catches_the_aember_of_a_friend_that_leaves_play():
    with Mars(house="brobnar", hand="punch", p1_line="ether-spider, urchin amber:2") as table:
        table.answer("play punch", "damage urchin")
        table.changed(hand="", discard="punch", p1_line="ether-spider amber:3", p1_discard="urchin")


@pytest.mark.rule("KF-LEAVE-03")
def test_what_ether_spider_caught_goes_to_the_opponent_when_it_dies():
    with Mars(hand="ammonia-clouds", p1_line="ether-spider damage:4 amber:5, urchin amber:1") as table:
        table.answer("play ammonia-clouds")
        table.changed(amber=6, hand="", discard="ammonia-clouds", p1_line="", p1_discard="urchin, ether-spider")


def test_one_of_two_ether_spiders_catches_as_the_active_player_says():
    with Mars(house="brobnar", line="troll", p1_line="2 ether-spider") as table:
        table.answer("reap troll")
        assert len(table.texts()) == 2
        table.answer(next(text for text in table.texts() if "#2" in text))
        table.changed(line="troll exhausted", p1_line="ether-spider, ether-spider amber:1")


def test_ether_spider_deals_no_damage_in_fights():
    with Mars(line="ether-spider", p1_line="bumpsy") as table:
        table.answer("fight ether-spider")
        table.changed(line="ether-spider exhausted damage:5")
    with Mars(house="brobnar", line="bumpsy", p1_line="ether-spider") as table:
        table.answer("fight bumpsy")
        table.changed(line="bumpsy exhausted", p1_line="ether-spider damage:5")


def test_grabber_jammer_makes_enemy_keys_dearer_and_captures():
    with Mars(line="grabber-jammer", p1_line="urchin", p1_amber=3) as table:
        assert (table.key_cost(0), table.key_cost(1)) == (6, 7)
        table.answer("reap grabber-jammer")
        table.changed(amber=1, line="grabber-jammer exhausted amber:1", p1_amber=2)


def test_grabber_jammer_captures_after_a_fight():
    with Mars(line="grabber-jammer", p1_line="bad-penny", p1_amber=3) as table:
        table.answer("fight grabber-jammer")
        table.changed(
            line="grabber-jammer exhausted amber:1 armor-used:1",
            p1_line="",
            p1_hand="bad-penny",
            p1_amber=2,
        )


def test_grommid_does_not_let_you_play_creatures():
    with Mars(hand="tunk, mothergun, ammonia-clouds", line="grommid") as table:
        table.offers(
            "discard tunk",
            "play mothergun",
            "discard mothergun",
            "play ammonia-clouds",
            "discard ammonia-clouds",
            "reap grommid",
            "end-turn",
        )


def test_grommid_does_not_hinder_the_opponent():
    with Mars(house="brobnar", hand="troll", p1_line="grommid") as table:
        table.answer("play troll")
        table.changed(hand="", line="troll exhausted")


@pytest.mark.parametrize(("foe", "lost"), [("bumpsy", 1), ("kelifi-dragon", 0)])
def test_grommid_costs_aember_for_a_beaten_enemy(foe, lost):
    with Mars(line="grommid", p1_line=foe, p1_amber=3) as table:
        table.answer("fight grommid")
        if lost:
            table.changed(line="grommid exhausted damage:5", p1_line="", p1_discard="bumpsy", p1_amber=2)
        else:
            table.changed(line="", discard="grommid", p1_line="kelifi-dragon damage:10")
