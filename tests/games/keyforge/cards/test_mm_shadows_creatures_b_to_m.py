"""What cards of Shadows in Mass Mutation do: creatures b to m."""

import pytest

from tests.games.keyforge.situations import Situation
from trivault.games.keyforge.decks.formats.text import parse
from trivault.games.keyforge.game import GAME
from trivault.games.keyforge.positions.position import fields
from trivault.testing import same_views

FULL = "6 urchin"  # a hand that draws nothing at the end of the turn


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
