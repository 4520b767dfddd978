"""What the cards of Shadows in Mass Mutation do."""

import pytest

from tests.games.keyforge.candidates import case
from tests.games.keyforge.situations import Situation
from trivault.games.keyforge.decks.formats.text import parse
from trivault.games.keyforge.game import GAME
from trivault.games.keyforge.positions.position import fields
from trivault.testing import same_views

FULL = "6 urchin"  # a hand that draws nothing at the end of the turn


# Actions


# “Borrow”, Shadowsaurus


def test_borrow_takes_an_artifact_into_shadows():
    with Situation(house="shadows", hand="borrow", artifacts="cannon", p1_artifacts="cannon") as table:
        table.answer("play borrow")
        table.changed(
            hand="",
            amber=1,
            discard="borrow",
            artifacts="cannon, cannon owner:1 as:shadows",
            p1_artifacts="",
        )
        table.offers("act cannon", "end-turn")  # not the one of Brobnar


def test_borrow_takes_only_one_artifact():
    with Situation(house="shadows", hand="borrow", p1_artifacts="cannon, pocket-universe") as table:
        table.answer("play borrow")
        table.offers("choose cannon", "choose pocket-universe")
        table.answer("choose pocket-universe")
        table.changed(
            hand="",
            amber=1,
            discard="borrow",
            artifacts="pocket-universe owner:1 as:shadows",
            p1_artifacts="cannon",
        )


def test_borrow_finds_no_creature_and_nothing_of_yours():
    with Situation(house="shadows", hand="borrow", artifacts="cannon", p1_line="troll") as table:
        table.answer("play borrow")
        table.changed(hand="", amber=1, discard="borrow")


def test_borrow_brings_your_own_artifact_back_as_a_shadows_card():
    with Situation(house="shadows", hand="borrow", p1_artifacts="cannon owner:0") as table:
        table.answer("play borrow")
        table.changed(hand="", amber=1, discard="borrow", artifacts="cannon as:shadows", p1_artifacts="")
    with Situation(house="shadows", hand="borrow", p1_artifacts="cannon as:dis owner:0") as table:
        table.answer("play borrow")
        table.changed(hand="", amber=1, discard="borrow", artifacts="cannon as:shadows", p1_artifacts="")


def test_shadowsaurus_takes_a_creature_with_amber():
    with Situation(
        house="shadows", line="shadowsaurus, umbra amber:1", p1_line="krump amber:2, troll", p1_amber=1
    ) as table:
        table.answer("act shadowsaurus")
        table.offers("choose krump", "choose troll")
        table.answer("choose krump", "right")
        table.changed(
            line="shadowsaurus exhausted, umbra amber:1, krump owner:1 as:shadows",
            p1_line="troll",
            p1_amber=3,
        )
        table.answer("reap krump")


def test_shadowsaurus_gets_nobody_without_amber():
    with Situation(house="shadows", line="shadowsaurus", p1_line="krump amber:2, troll") as table:
        table.answer("act shadowsaurus", "choose troll")
        table.changed(line="shadowsaurus exhausted")


# Look Over There!


@pytest.mark.parametrize(
    ("target", "after"),
    [
        ("krump", {"p1_line": "krump damage:2, umbra warded", "amber": 1, "p1_amber": 2}),
        ("umbra", {"p1_line": "krump, umbra", "amber": 1, "p1_amber": 2}),
        ("urchin", {"line": "", "discard": "look-over-there, urchin"}),
    ],
)
def test_look_over_there_steals_if_the_creature_survives(target, after):
    with Situation(
        house="shadows", hand="look-over-there", line="urchin", p1_line="krump, umbra warded", p1_amber=3
    ) as table:
        table.answer("play look-over-there", f"damage {target}")
        table.changed(hand="", **{"discard": "look-over-there"} | after)


# Ransack, Reckless Rizzo, Safe House


@pytest.mark.parametrize(
    ("deck", "stolen", "left"),
    [("troll, umbra", 1, "umbra"), ("umbra, troll house:shadows, krump, umbra", 3, "umbra"), ("umbra", 2, "")],
)
def test_ransack_steals_again_for_each_shadows_card(deck, stolen, left):
    with Situation(house="shadows", hand="ransack", deck=deck, p1_amber=9) as table:
        table.answer("play ransack")
        assert [side.amber for side in table.state.players] == [stolen, 9 - stolen]
        assert [table.state.defs[card].slug for card in table.state.players[0].deck] == left.split()


def test_ransack_with_an_empty_deck_steals_once():
    with Situation(house="shadows", hand="ransack", discard="umbra", p1_amber=9) as table:
        table.answer("play ransack")
        table.changed(hand="", discard="ransack, umbra", amber=1, p1_amber=8)


def test_reckless_rizzo_steals_and_does_not_elude_until_your_next_turn():
    table = Situation(
        house="shadows", line="reckless-rizzo", hand=FULL, p1_line="bumpsy", p1_hand="6 punch", p1_amber=5
    )
    with table:
        table.answer("act reckless-rizzo", "end-turn", "brobnar", "fight bumpsy")
        table.changed(
            player=1, line="", discard="reckless-rizzo", amber=2, p1_amber=3,
            p1_line="bumpsy exhausted damage:1",
        )  # fmt: skip


def test_reckless_rizzo_eludes_otherwise():
    with Situation(line="krump", p1_line="reckless-rizzo") as table:
        table.answer("fight krump")
        table.changed(line="krump exhausted")


@pytest.mark.rule("KF-LAST-04")
def test_reckless_rizzo_eludes_when_she_has_come_back():
    table = Situation(
        house="shadows", line="reckless-rizzo", hand=f"hit-and-run, {FULL}", p1_line="krump, troll",
        p1_hand="6 punch", p1_amber=5,
    )  # fmt: skip
    with table:
        table.answer("act reckless-rizzo", "play hit-and-run", "damage troll", "play reckless-rizzo")
        table.answer("end-turn", "brobnar", "fight krump")
        table.changed(
            player=1, hand=FULL, discard="hit-and-run", amber=2, p1_amber=3,
            p1_line="krump exhausted, troll damage:2",
        )  # fmt: skip


def test_safe_house_archives_a_friendly_creature():
    with Situation(
        house="shadows",
        artifacts="safe-house",
        line="umbra, krump owner:1 amber:1",
        p1_line="troll",
        hand="urchin",
    ) as table:
        table.answer("act safe-house")
        table.offers("archive umbra", "archive krump")
        table.answer("archive krump")
        table.changed(
            artifacts="safe-house exhausted", line="umbra", p1_archives="krump", p1_amber=1
        )  # KF-CTRL-05


# Vandalize


def test_vandalize_discards_1_of_3_and_puts_the_others_back():
    with Situation(
        house="shadows", hand="vandalize", deck="umbra", p1_deck="troll, krump, bumpsy, dodger", p1_hand="punch"
    ) as table:
        table.answer("play vandalize")
        table.offers("discard-deck troll", "discard-deck krump", "discard-deck bumpsy")
        table.answer("discard-deck krump")
        table.offers("order troll bumpsy", "order bumpsy troll")
        table.answer("order troll bumpsy")
        table.changed(
            hand="", amber=1, discard="vandalize", p1_deck="bumpsy, troll, dodger", p1_discard="krump"
        )
        same_views(GAME, table.state, seed=1)


@pytest.mark.parametrize(
    ("deck", "answers", "after"),
    [
        ("troll, krump", ["discard-deck troll"], {"p1_deck": "krump", "p1_discard": "troll"}),
        ("troll", [], {"p1_deck": "", "p1_discard": "troll"}),
        ("", [], {}),
    ],
)
def test_vandalize_does_what_it_can(deck, answers, after):
    with Situation(house="shadows", hand="vandalize", deck="umbra", p1_deck=deck) as table:
        table.answer("play vandalize", *answers)
        table.changed(hand="", amber=1, discard="vandalize", **after)


# Artifacts and upgrades


# Doom Sigil, Mole


def test_doom_sigil_poisons_every_blow():
    with Situation(artifacts="doom-sigil", line="troll, urchin", p1_line="krump, bumpsy") as table:
        table.answer("fight troll", "attack bumpsy")
        table.changed(line="urchin", discard="troll", p1_line="krump", p1_discard="bumpsy")


@pytest.mark.rule("KF-DEST-15")
def test_doom_sigil_is_destroyed_without_creatures():
    with Situation(artifacts="doom-sigil", line="troll", p1_line="bumpsy") as table:
        table.answer("fight troll")
        table.changed(artifacts="", line="", discard="doom-sigil, troll", p1_line="", p1_discard="bumpsy")
    with Situation(house="shadows", hand="doom-sigil") as table:
        table.answer("play doom-sigil")
        table.changed(hand="", discard="doom-sigil")
    with Situation(house="shadows", hand="doom-sigil", p1_line="troll") as table:
        table.answer("play doom-sigil")
        table.changed(hand="", artifacts="doom-sigil exhausted")


@pytest.mark.rule("KF-FORGE-06")
def test_the_opponent_spends_the_amber_of_a_creature_with_mole():
    with Situation(
        hand=FULL, line="krump amber:2 +mole, troll amber:5", p1_line="bumpsy amber:5", p1_amber=5,
        p1_hand="6 punch",
    ) as table:  # fmt: skip
        table.answer("end-turn", "spend 2", "red", "brobnar")
        table.changed(player=1, line="krump +mole, troll amber:5", p1_amber=1, p1_keys="red")


def test_nobody_else_spends_the_amber_of_a_creature_with_mole():
    with Situation(
        player=1, house="brobnar", line="krump amber:2 +mole", amber=5, p1_amber=0, p1_hand="6 punch", hand=FULL
    ) as table:
        table.answer("end-turn", "brobnar")
        table.changed(player=0)


def test_mole_on_an_enemy_lets_you_spend_its_amber():
    with Situation(
        player=1, house="brobnar", p1_line="krump amber:2 +mole/owner:0", amber=4, p1_hand="6 punch", hand=FULL
    ) as table:
        table.answer("end-turn", "red", "shadows")
        table.changed(player=0, amber=0, keys="red", p1_line="krump +mole/owner:0")


# Lucky Dice, Miasma Bomb


def test_lucky_dice_protect_your_creatures_in_the_opponents_next_turn():
    with Situation(
        artifacts="lucky-dice", line="krump", hand=FULL, p1_line="dodger, bumpsy", p1_hand="6 punch"
    ) as table:
        table.answer("omni lucky-dice", "fight krump", "attack dodger")
        table.changed(
            artifacts="", discard="lucky-dice", line="krump exhausted damage:5", p1_line="bumpsy",
            p1_discard="dodger",
        )  # fmt: skip
        table.answer("end-turn", "brobnar", "fight bumpsy")
        table.changed(player=1, line="krump damage:5", p1_line="", p1_discard="bumpsy, dodger")


def test_miasma_bomb_skips_the_opponents_next_forge_step():
    with Situation(
        house="shadows", artifacts="miasma-bomb", hand=FULL, amber=6, p1_amber=6, p1_hand="6 punch"
    ) as table:
        table.answer("act miasma-bomb", "end-turn", "brobnar")
        table.changed(player=1, artifacts="", discard="miasma-bomb")
        table.answer("end-turn", "red", "shadows", "end-turn", "blue", "brobnar")
        table.changed(amber=0, keys="red", p1_amber=0, p1_keys="blue")


# Opportunist, Boss Zarek, The Shadowsmith: elusive


@pytest.mark.parametrize(
    ("host", "after"),
    [
        ("troll", {"amber": 1, "line": "troll amber:1 +opportunist", "p1_amber": 2}),
        ("krump", {"p1_line": "krump amber:1 +opportunist/owner:0"}),  # what its icon has given
    ],
)
def test_opportunist_captures_from_the_opponent_of_its_creature(host, after):
    with Situation(house="shadows", hand="opportunist", line="troll", p1_line="krump", p1_amber=3) as table:
        table.answer("play opportunist", f"attach {host}")
        table.changed(hand="", **after)


def test_the_creature_with_opportunist_eludes():
    with Situation(line="bumpsy", p1_line="krump +opportunist, troll") as table:
        table.answer("fight bumpsy", "attack krump")
        table.changed(line="bumpsy exhausted")


@pytest.mark.parametrize(
    ("target", "line", "after"),
    [
        ("krump", "boss-zarek, krump amber:1", {"line": "bumpsy exhausted"}),
        ("boss-zarek", "boss-zarek amber:1, krump", {"line": "bumpsy exhausted"}),
        (
            "krump",
            "boss-zarek, krump",
            {"line": "", "discard": "bumpsy", "p1_line": "boss-zarek, krump damage:5"},
        ),
        (
            "krump",
            "the-shadowsmith, krump",
            {"line": "", "discard": "bumpsy", "p1_line": "the-shadowsmith, krump damage:5"},
        ),
        ("the-shadowsmith", "the-shadowsmith, krump", {"line": "bumpsy exhausted"}),
        ("rad-penny", "the-shadowsmith, rad-penny", {"line": "bumpsy exhausted"}),
    ],
)
def test_who_eludes_with_boss_zarek_and_the_shadowsmith(target, line, after):
    with Situation(line="bumpsy", p1_line=line) as table:
        table.answer("fight bumpsy", f"attack {target}")
        table.changed(**after)


@pytest.mark.parametrize(
    ("line", "foe", "after"),
    [
        (
            "boss-zarek",
            "bumpsy amber:1",
            {"line": "", "discard": "boss-zarek", "p1_line": "bumpsy damage:3 amber:1"},
        ),
        ("the-shadowsmith", "rad-penny", {"line": "the-shadowsmith exhausted"}),
    ],
)
def test_the_shadowsmith_helps_enemies_too_but_boss_zarek_does_not(line, foe, after):
    with Situation(house="shadows", line=line, p1_line=foe) as table:
        table.answer(f"fight {line}")
        table.changed(**after)


# Creatures


# Bo Nithing, Dæmo-Thief, Dark Wave, Francis


@pytest.mark.parametrize(("keys", "stolen"), [("", 0), ("red", 1), ("red, blue", 2)])
def test_bo_nithing_steals_for_each_key_of_the_opponent(keys, stolen):
    with Situation(
        house="shadows", hand="bo-nithing", keys="yellow", p1_keys=keys, amber=0, p1_amber=5
    ) as table:
        table.answer("play bo-nithing")
        after = {"amber": stolen, "p1_amber": 5 - stolen} if stolen else {}
        table.changed(hand="", line="bo-nithing exhausted", **after)


def test_daemo_thief_steals_when_destroyed():
    with Situation(line="bumpsy", amber=3, p1_line="daemo-thief elusive-used") as table:
        table.answer("fight bumpsy")
        table.changed(
            line="bumpsy exhausted damage:2", amber=2, p1_amber=1, p1_line="", p1_discard="daemo-thief"
        )


def test_dark_wave_spares_mutants():
    with Situation(
        house="shadows", hand="dark-wave", line="umbra, rad-penny", p1_line="krump, rad-penny"
    ) as table:
        table.answer("play dark-wave")
        table.changed(
            hand="", amber=1, discard="dark-wave, umbra", line="rad-penny", p1_line="krump damage:2, rad-penny"
        )


def test_francis_gives_to_each_player_after_a_fight():
    with Situation(house="shadows", line="francis-the-economist", p1_line="krump") as table:
        table.answer("fight francis-the-economist")
        table.changed(line="francis-the-economist exhausted", amber=1, p1_amber=1, p1_line="krump damage:3")


# Splinter, Dino-Thief, Lyco-Thief, Sacro-Thief, Techno-Thief


@pytest.mark.parametrize(
    ("slug", "icons"),
    [
        ("splinter", {"damage": 6}),
        ("boss-zarek", {"capture": 3}),
        ("tempting-offer", {"capture": 1}),
        ("miasma-bomb", {"damage": 1}),
    ],
)
def test_how_shadows_enhance_a_deck(slug, icons):
    assert GAME.card(slug).enhance == icons


@pytest.mark.parametrize(
    ("answers", "after"),
    [
        (
            ["exalt dino-thief", "damage krump"],
            {"line": "dino-thief exhausted amber:1", "p1_line": "krump damage:3"},
        ),
        (["exalt dino-thief", "damage dino-thief"], {"line": "dino-thief exhausted damage:3 amber:1"}),
        (["skip"], {"line": "dino-thief exhausted"}),
    ],
)
def test_dino_thief_may_be_exalted_to_hurt_a_creature(answers, after):
    with Situation(house="shadows", hand="dino-thief", p1_line="krump") as table:
        table.answer("play dino-thief", *answers)
        table.changed(hand="", **after)


@pytest.mark.parametrize("slug", ["lyco-thief", "sacro-thief"])
def test_the_plain_thieves_elude_the_first_attack(slug):
    with Situation(line="2 bumpsy", p1_line=slug) as table:
        table.answer("fight bumpsy")
        table.changed(line="bumpsy exhausted, bumpsy")
        table.answer("fight bumpsy")
        assert table.state.players[1].discard or table.state.play[table.card(slug)].damage == 3


def test_lyco_thief_skirmishes_and_sacro_thief_does_not():
    with Situation(house="shadows", line="lyco-thief, sacro-thief", p1_line="troll") as table:
        table.answer("fight lyco-thief")
        table.changed(line="lyco-thief exhausted, sacro-thief", p1_line="troll damage:3")
        table.answer("fight sacro-thief")
        table.changed(line="lyco-thief exhausted", discard="sacro-thief", p1_line="troll damage:7")


@pytest.mark.parametrize(
    ("hand", "answers", "after"),
    [
        ("troll, umbra", ["discard troll"], {"hand": "umbra, krump", "discard": "troll", "deck": ""}),
        ("troll", [], {"hand": "krump", "discard": "troll", "deck": ""}),
        ("", [], {}),
    ],
)
def test_techno_thief_discards_to_draw(hand, answers, after):
    with Situation(house="shadows", line="techno-thief", hand=hand, deck="krump", p1_hand="punch") as table:
        table.answer("reap techno-thief", *answers)
        table.changed(line="techno-thief exhausted", amber=1, **after)


# Johnny Longfingers, Liam Say, Pincerator


@pytest.mark.parametrize(
    ("line", "foe", "stolen"),
    [
        ("johnny-longfingers, rad-penny", "rad-penny", 1),
        ("johnny-longfingers, urchin elusive-used", "urchin", 0),
        ("johnny-longfingers, urchin elusive-used", "johnny-longfingers", 1),
    ],
)
def test_johnny_longfingers_friends_steal_when_destroyed(line, foe, stolen):
    with Situation(line="troll", amber=5, p1_line=line, p1_deck="punch") as table:
        table.answer("fight troll", f"attack {foe}")
        if foe == "rad-penny":
            table.answer(table.texts()[0])
        assert [side.amber for side in table.state.players] == [5 - stolen, stolen]


def test_johnny_longfingers_gives_nothing_to_enemies():
    with Situation(
        house="shadows", line="johnny-longfingers", p1_line="splinter", amber=5, p1_amber=5
    ) as table:
        table.answer("fight johnny-longfingers")
        table.changed(line="johnny-longfingers exhausted damage:1", p1_line="", p1_discard="splinter")


def test_liam_say_may_hurt_somebody_when_your_turn_begins():
    given = {"line": "liam-say", "hand": FULL, "p1_line": "krump, liam-say", "p1_hand": "6 punch"}
    for answer, after in (("damage krump", {"p1_line": "krump damage:1, liam-say"}), ("skip", {})):
        with Situation(player=1, house="brobnar", **given) as table:
            table.answer("end-turn")
            table.offers("skip", "damage liam-say@p0", "damage krump", "damage liam-say@p1")
            table.answer(answer, "shadows")
            table.changed(player=0, **after)


def test_pincerator_pinches_the_flanks_at_the_end_of_each_turn():
    with Situation(
        artifacts="pincerator", line="krump, troll, bumpsy", hand=FULL, p1_line="troll", p1_hand="6 punch"
    ) as table:
        table.answer("end-turn", "brobnar")
        table.changed(player=1, line="krump damage:1, troll, bumpsy damage:1", p1_line="troll damage:1")
        table.answer("end-turn", "brobnar")
        table.changed(player=0, line="krump damage:2, troll, bumpsy damage:2", p1_line="troll damage:2")


# Mutant Cutpurse


@pytest.mark.rule("KF-EX-17", "KF-KW-ENH-01")
def test_enhance_does_nothing_in_play():
    with Situation(house="shadows", hand="mutant-cutpurse", line="troll", p1_line="krump") as table:
        table.answer("play mutant-cutpurse", "left")
        table.changed(hand="", line="mutant-cutpurse exhausted, troll")
    assert GAME.card("mutant-cutpurse").trees() == []


@pytest.mark.rule("KF-EX-17", "KF-KW-ENH-01")
def test_the_icons_lie_on_other_cards_of_the_deck():
    deck = parse(
        "Enhanced\nSet: mm\n[Shadows]\nmutant-cutpurse\nurchin (damage, damage)\n10 urchin\n"
        "[Brobnar]\ntroll (damage)\n11 troll\n[Dis]\n12 pit-demon"
    )
    state = GAME.new(decks=[deck, deck], seed=1)
    given = sum((state.icons[card] for card in range(36)), ())
    assert given == ("damage",) * 3
    assert [state.icons[c] for c in range(36) if state.defs[c].slug == "mutant-cutpurse"] == [()]


# Mastermindy


@pytest.mark.rule("KF-STAT-CNT-02")
def test_mastermindy_schemes_at_the_end_of_your_turn():
    with Situation(line="mastermindy", p1_line="mastermindy scheme:2") as table:
        table.answer("end-turn")
        table.changed(player=1, line="mastermindy scheme:1")


def test_mastermindy_steals_for_each_counter():
    with Situation(house="shadows", line="mastermindy scheme:3", p1_amber=5) as table:
        table.answer("act mastermindy")
        table.changed(amber=3, line="mastermindy exhausted", p1_amber=2)


def test_mastermindy_without_a_scheme():
    with Situation(house="shadows", line="mastermindy", p1_amber=5) as table:
        table.answer("act mastermindy")
        table.changed(line="mastermindy exhausted")


@pytest.mark.rule("KF-ZONE-16")
def test_everybody_knows_who_was_destroyed_though_it_lies_in_a_deck_by_then():
    """Both arenas wait to hear of Rad Penny, who is shuffled away."""
    given = {"line": "troll", "artifacts": "the-colosseum, the-colosseum", "p1_deck": "3 punch, rad-penny"}
    with Situation(p1_line="rad-penny", **given) as table:
        table.answer("fight troll")
        table.offers("resolve the-colosseum rad-penny", "resolve the-colosseum#2 rad-penny")
        same_views(GAME, table.state, seed=3)
        table.answer("resolve the-colosseum rad-penny")
        glory = "the-colosseum glory:1, the-colosseum glory:1"
        deck = sorted(table.state.defs[card].slug for card in table.state.players[1].deck)
        assert deck == ["punch", "punch", "punch", "rad-penny", "rad-penny"]
        assert fields(table.state).players[0].artifacts == glory.split(", ")


# Rad Penny


def test_rad_penny_steals():
    with Situation(house="shadows", hand="rad-penny", p1_amber=2) as table:
        table.answer("play rad-penny")
        table.changed(amber=1, hand="", line="rad-penny exhausted", p1_amber=1)


def test_rad_penny_is_shuffled_into_its_owners_deck():
    with Situation(
        house="shadows", line="rad-penny owner:1", p1_line="troll", p1_deck="krump", deck="umbra"
    ) as table:
        table.answer("fight rad-penny")
        assert sorted(table.state.defs[card].slug for card in table.state.players[1].deck) == [
            "krump",
            "rad-penny",
        ]
        assert [len(side.discard) for side in table.state.players] == [0, 0]


@pytest.mark.rule("KF-FAQ-15")
def test_rad_penny_dies_of_her_icon_before_she_steals():
    with Situation(house="shadows", hand="rad-penny icon:damage", p1_amber=2) as table:
        table.answer("play rad-penny")
        table.changed(hand="", deck="rad-penny icon:damage")


@pytest.mark.rule("KF-FAQ-16", "KF-BONUS-09")
def test_the_other_icons_of_rad_penny_are_still_resolved():
    with Situation(house="shadows", hand="rad-penny icon:damage icon:draw", p1_amber=2) as table:
        table.answer("play rad-penny")
        table.changed()  # shuffled into the empty deck, and drawn again
        assert table.state.destroyed


@pytest.mark.rule("KF-FAQ-17")
def test_the_second_icon_destroys_what_the_first_took_the_ward_from():
    with Situation(
        house="shadows", hand="mutant-cutpurse icon:damage icon:damage", p1_line="rad-penny warded"
    ) as table:
        table.answer("play mutant-cutpurse", "damage rad-penny")
        table.changed(hand="", line="mutant-cutpurse icon:damage icon:damage exhausted", p1_line="rad-penny")
        table.answer("damage rad-penny")
        table.changed(p1_line="", p1_deck="rad-penny")


# Shoulder Id


def test_shoulder_id_cannot_fight():
    with Situation(house="shadows", line="shoulder-id", p1_line="troll") as table:
        table.offers("reap shoulder-id", "end-turn")


def test_shoulder_id_steals_instead_of_dealing_damage():
    with Situation(amber=3, line="bumpsy", p1_line="shoulder-id") as table:
        table.answer("fight bumpsy")
        table.changed(amber=2, line="bumpsy exhausted", p1_amber=1, p1_line="shoulder-id damage:5")


@pytest.mark.rule("KF-DMG-13")
@pytest.mark.parametrize("counters", [1, 2])
def test_shoulder_id_steals_instead_of_dealing_any_damage(counters):
    """Three Kings of the Crag leave it a power of 1 or 2."""
    weak = f"shoulder-id house:brobnar power:{counters}"
    with Situation(amber=3, line="bumpsy, 3 king-of-the-crag", p1_line=weak) as table:
        assert table.power("shoulder-id") == counters
        table.answer("fight bumpsy")
        table.changed(
            amber=2, line="bumpsy exhausted, king-of-the-crag, king-of-the-crag, king-of-the-crag",
            p1_amber=1, p1_line="", p1_discard="shoulder-id house:brobnar",
        )  # fmt: skip


@pytest.mark.rule("KF-DMG-13", "KF-FAQ-52")
@pytest.mark.parametrize("attacker", ["troll warded", "grey-monk +protect-the-weak", "bumpsy"])
def test_what_would_become_of_the_damage_makes_no_difference(attacker):
    slug = attacker.split()[0]
    with Situation(amber=3, line=f"{attacker} house:brobnar", p1_line="shoulder-id damage:1 power:9") as table:
        table.answer(f"fight {slug}")
        assert [side.amber for side in table.state.players] == [2, 1]
        assert table.state.play[table.card(slug)].damage == 0
        assert table.state.play[table.card(slug)].warded == ("warded" in attacker)


@pytest.mark.rule("KF-DMG-13", "KF-FAQ-52")
def test_shoulder_id_steals_from_whom_cannot_be_dealt_damage():
    with Situation(
        house="sanctum", amber=3, hand="shield-of-justice", line="grey-monk", p1_line="shoulder-id"
    ) as table:
        table.answer("play shield-of-justice", "fight grey-monk")
        table.changed(
            hand="",
            discard="shield-of-justice",
            line="grey-monk exhausted",
            p1_amber=1,
            p1_line="shoulder-id damage:3",
        )  # the icon has given what is stolen


@pytest.mark.rule("KF-FAQ-53", "KF-KW-SKIRM-03", "KF-DMG-13")
def test_shoulder_id_does_not_try_to_hurt_a_skirmisher():
    with Situation(house="shadows", amber=3, line="umbra", p1_line="shoulder-id") as table:
        table.answer("fight umbra")
        table.changed(line="umbra exhausted", p1_line="shoulder-id damage:2")


@pytest.mark.rule("KF-FAQ-53", "KF-DMG-13")
def test_shoulder_id_does_not_try_while_it_eludes():
    with Situation(amber=3, line="2 bumpsy", p1_line="shoulder-id +ring-of-invisibility") as table:
        table.answer("fight bumpsy")
        table.changed(line="bumpsy exhausted, bumpsy")
        table.answer("fight bumpsy")
        table.changed(
            amber=2,
            line="bumpsy exhausted, bumpsy exhausted",
            p1_amber=1,
            p1_line="shoulder-id damage:5 +ring-of-invisibility",
        )


@pytest.mark.rule("KF-FAQ-14", "KF-BONUS-07")
def test_the_damage_of_its_icon_is_not_dealt_by_shoulder_id():
    with Situation(house="shadows", hand="shoulder-id icon:damage", p1_line="troll", p1_amber=2) as table:
        table.answer("play shoulder-id", "damage troll")
        table.changed(hand="", line="shoulder-id icon:damage exhausted", p1_line="troll damage:1")


def test_shoulder_id_steals_nothing_from_whom_nothing_can_be_stolen():
    with Situation(line="bumpsy", p1_line="shoulder-id") as table:
        table.answer("fight bumpsy")
        table.changed(line="bumpsy exhausted", p1_line="shoulder-id damage:5")


# Subtle Otto, Tempting Offer


def test_subtle_otto_makes_the_opponent_discard():
    with Situation(house="shadows", hand="subtle-otto, urchin", p1_hand="2 punch") as table:
        table.answer("play subtle-otto")
        table.changed(hand="urchin", line="subtle-otto exhausted", p1_hand="punch", p1_discard="punch")


@pytest.mark.parametrize(
    ("line", "after"),
    [
        ("krump amber:1", {"p1_line": "", "p1_hand": "krump", "p1_amber": 1, "amber": 2}),
        ("krump owner:0", {"p1_line": "", "hand": "krump", "p1_amber": 1}),
        ("krump warded", {"p1_line": "krump"}),
        ("", {}),
    ],
)
def test_tempting_offer_pays_for_the_creature_that_returns(line, after):
    with Situation(house="shadows", hand="tempting-offer", line="umbra", p1_line=line) as table:
        table.answer("play tempting-offer")
        table.changed(**{"hand": "", "amber": 1, "discard": "tempting-offer"} | after)


def test_tempting_offer_returns_only_one_enemy():
    with Situation(house="shadows", hand="tempting-offer", line="umbra", p1_line="krump, troll") as table:
        table.answer("play tempting-offer")
        table.offers("to-hand krump", "to-hand troll")
        table.answer("to-hand troll")
        table.changed(hand="", amber=1, discard="tempting-offer", p1_line="krump", p1_hand="troll", p1_amber=1)


# Xeno-Thief


def test_xeno_thief_takes_one_of_3_and_buries_another():
    with Situation(
        house="shadows", line="xeno-thief", deck="troll, krump, bumpsy, dodger", p1_line="urchin elusive-used"
    ) as table:
        table.answer("fight xeno-thief")
        table.offers("to-hand troll", "to-hand krump", "to-hand bumpsy")
        table.answer("to-hand krump")
        table.offers("to-deck-bottom troll", "to-deck-bottom bumpsy")
        table.answer("to-deck-bottom troll")
        table.changed(
            line="xeno-thief exhausted damage:1", hand="krump", deck="bumpsy, dodger, troll", p1_line="",
            p1_discard="urchin",
        )  # fmt: skip
        same_views(GAME, table.state, seed=1)


@pytest.mark.parametrize(
    ("deck", "answers", "after"),
    [
        ("troll, krump", ["to-hand krump"], {"hand": "krump", "deck": "troll"}),
        ("troll", [], {"hand": "troll", "deck": ""}),
        ("", [], {}),
    ],
)
def test_xeno_thief_with_a_small_deck(deck, answers, after):
    with Situation(house="shadows", line="xeno-thief", deck=deck, p1_line="urchin elusive-used") as table:
        table.answer("fight xeno-thief", *answers)
        table.changed(line="xeno-thief exhausted damage:1", p1_line="", p1_discard="urchin", **after)


# What they leave alone: a forbidden candidate or number is on the table


LEFT_ALONE = {
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
}  # fmt: skip


@pytest.mark.parametrize("card", LEFT_ALONE)
def test_a_card_leaves_alone_what_does_not_fit(card):
    for each in LEFT_ALONE[card]:
        each.check()
