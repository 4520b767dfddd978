"""What cards of Shadows in Worlds Collide do: creatures."""

from functools import partial

import pytest

from tests.games.keyforge import situations

Situation = partial(situations.Situation, house="shadows")
FULL = "6 urchin"  # a hand that draws nothing at the end of the turn


# A. Vinda, J. Vinda


@pytest.mark.parametrize(
    ("slug", "after"),
    [
        ("a-vinda", {"amber": 1, "p1_hand": "punch", "p1_discard": "punch, urchin"}),
        ("j-vinda", {"amber": 2, "p1_amber": 2, "p1_discard": "urchin"}),
    ],
)
def test_the_vindas_are_rewarded_for_a_kill(slug, after):
    with Situation(line=f"{slug}, urchin", p1_line="urchin, krump", p1_hand="2 punch", p1_amber=3) as table:
        table.answer(f"reap {slug}")
        table.offers(f"damage {slug}", "damage urchin@p0", "damage urchin@p1", "damage krump")
        table.answer("damage urchin@p1")
        discard = after["p1_discard"].split(", ")
        found = [table.state.defs[c].slug for c in table.state.players[1].discard]
        assert sorted(found) == sorted(discard)
        table.changed(
            line=f"{slug} exhausted, urchin", p1_line="krump", **after | {"p1_discard": ", ".join(found[::-1])}
        )


@pytest.mark.parametrize("slug", ["a-vinda", "j-vinda"])
@pytest.mark.parametrize(("before", "after"), [("krump", "krump damage:1"), ("urchin warded", "urchin")])
def test_the_vindas_get_nothing_for_a_survivor(slug, before, after):
    with Situation(line=slug, p1_line=before, p1_hand="punch", p1_amber=3) as table:
        table.answer(f"reap {slug}", f"damage {before.split()[0]}")
        table.changed(amber=1, line=f"{slug} exhausted", p1_line=after)


# The plants


@pytest.mark.parametrize(
    "plant",
    ["brobnar-plant", "dis-plant", "logos-plant", "saurian-plant", "star-alliance-plant", "untamed-plant"],
)
@pytest.mark.parametrize(
    "chosen", ["brobnar", "dis", "logos", "saurian", "star-alliance", "untamed", "sanctum"]
)
def test_a_plant_gains_when_anybody_chooses_its_house(plant, chosen):
    with Situation(
        line=plant, hand=FULL, p1_hand="6 punch", p1_houses=f"{chosen}, mars, shadows",
        houses=f"{chosen}, mars, shadows",
    ) as table:  # fmt: skip
        gained = plant == f"{chosen}-plant"
        table.answer("end-turn", chosen)
        table.changed(player=1, **({"amber": 1} if gained else {}))
        table.answer("end-turn", chosen)
        table.changed(player=0, **({"amber": 2} if gained else {}))


# Finch Cloak, Manchego


@pytest.mark.parametrize(
    ("mine", "theirs", "after"),
    [
        (0, 3, {"amber": 2, "p1_amber": 2}),
        (1, 2, {"amber": 3, "p1_amber": 3}),
        (5, 0, {"amber": 7, "p1_amber": 1}),
    ],
)
def test_finch_cloak_steals_from_the_rich_or_gives_to_all(mine, theirs, after):
    """Reaping comes first."""
    with Situation(line="finch-cloak", amber=mine, p1_amber=theirs) as table:
        table.answer("reap finch-cloak")
        table.changed(line="finch-cloak exhausted", **after)


@pytest.mark.parametrize(
    ("mine", "theirs", "after"), [(1, 2, {"amber": 2, "p1_amber": 1}), (2, 2, {"amber": 3, "p1_amber": 3})]
)
def test_finch_cloak_does_so_after_a_fight_too(mine, theirs, after):
    with Situation(line="finch-cloak", amber=mine, p1_amber=theirs, p1_line="urchin elusive-used") as table:
        table.answer("fight finch-cloak")
        table.changed(line="finch-cloak exhausted damage:1", p1_line="", p1_discard="urchin", **after)


@pytest.mark.parametrize(("cards", "stolen"), [("5 urchin", 2), ("", 2), ("6 urchin", 0)])
def test_manchego_steals_when_your_deck_is_small(cards, stolen):
    with Situation(hand="manchego", deck=cards, p1_deck="5 punch", p1_amber=4) as table:
        table.answer("play manchego")
        after = {"amber": stolen, "p1_amber": 4 - stolen} if stolen else {}
        table.changed(hand="", line="manchego exhausted", **after)


@pytest.mark.parametrize("way", ["reap", "fight"])
def test_manchego_may_go_back_into_the_deck(way):
    for answer in ("into-deck manchego", "skip"):
        with Situation(line="manchego, umbra", p1_line="silvertooth stunned") as table:
            table.answer(f"{way} manchego")
            table.offers("into-deck manchego", "skip")
            table.answer(answer)
            left = [table.state.defs[c].slug for c in table.state.players[0].line]
            assert left == (["umbra"] if answer != "skip" else ["manchego", "umbra"])
            assert len(table.state.players[0].deck) == (answer != "skip")


# Fidgit


@pytest.mark.rule("KF-ASIF-01")
@pytest.mark.parametrize(
    ("answers", "after"),
    [
        (["from-archives"], {"p1_archives": "", "p1_discard": "troll"}),
        (["from-deck", "damage krump"], {"amber": 2, "p1_deck": "umbra", "p1_discard": "punch",
         "p1_line": "krump damage:3"}),
    ],
)  # fmt: skip
def test_fidgit_discards_a_hidden_card_and_plays_an_action(answers, after):
    with Situation(line="fidgit", p1_archives="troll", p1_deck="punch, umbra", p1_line="krump") as table:
        table.answer("reap fidgit")
        table.offers("from-archives", "from-deck")
        table.answer(*answers)
        table.changed(line="fidgit exhausted", **{"amber": 1} | after)


@pytest.mark.rule("KF-ZONE-09", "KF-REPL-01")
def test_fidgit_does_not_play_an_abducted_action():
    """It goes to its owner's hand, where Fidgit does not reach it."""
    with Situation(line="fidgit", p1_archives="punch owner:0", p1_line="krump") as table:
        table.answer("reap fidgit")
        table.changed(amber=1, hand="punch", line="fidgit exhausted", p1_archives="")


def test_fidgit_finds_nothing():
    with Situation(line="fidgit", deck="punch", archives="punch", p1_hand="punch") as table:
        table.answer("reap fidgit")
        table.changed(line="fidgit exhausted", amber=1)


@pytest.mark.rule("KF-PLAY-14")
def test_an_action_that_cannot_be_played_stays_discarded():
    with Situation(line="fidgit", p1_deck="swindle", p1_amber=4) as table:
        table.answer("reap fidgit")
        table.changed(line="fidgit exhausted", amber=1, p1_deck="", p1_discard="swindle")


# Symon


def test_symon_puts_the_creature_it_fights_on_its_owners_deck():
    with Situation(line="symon", p1_line="krump amber:1 owner:0, bumpsy", deck="urchin") as table:
        table.answer("fight symon", "attack krump")
        table.changed(line="symon exhausted", amber=1, deck="krump, urchin", p1_line="bumpsy")


@pytest.mark.rule("KF-LEAVE-05")
@pytest.mark.parametrize(
    ("foe", "after"),
    [
        ("krump damage:5", {"p1_line": "bumpsy", "p1_discard": "krump"}),
        ("krump warded", {"p1_line": "bumpsy", "p1_deck": "krump"}),
    ],
)
def test_symon_reaches_nobody_in_a_discard_pile(foe, after):
    """A ward is used up by the blow."""
    with Situation(line="symon", p1_line=f"{foe}, bumpsy") as table:
        table.answer("fight symon", "attack krump")
        table.changed(line="symon exhausted", **after)


def test_the_ward_of_who_was_not_hurt_keeps_it_from_symon():
    with Situation(line="symon", p1_line="urchin warded") as table:
        table.answer("fight symon")
        table.changed(line="symon exhausted", p1_line="urchin")


# Breaker Hill, The Shadow Council: actions that are gained


@pytest.mark.parametrize("slug", ["troll", "krump"])
def test_breaker_hills_neighbors_steal(slug):
    with Situation(house="brobnar", line="troll, breaker-hill, krump, bumpsy", p1_amber=3) as table:
        assert not table.can("act bumpsy")
        assert not table.can("act breaker-hill")
        table.answer(f"act {slug}")
        line = "troll, breaker-hill, krump, bumpsy".replace(slug, f"{slug} exhausted")
        table.changed(line=line, amber=1, p1_amber=2)


def test_who_has_an_action_chooses_between_the_two():
    with Situation(line="breaker-hill, noddy-the-thief, breaker-hill", p1_amber=3) as table:
        table.answer("act noddy-the-thief")
        assert len(table.texts()) == 3
        table.answer("ability noddy-the-thief")
        table.changed(line="breaker-hill, noddy-the-thief exhausted, breaker-hill", amber=1, p1_amber=2)


def test_a_stunned_or_foreign_neighbor_does_not_steal():
    with Situation(
        line="breaker-hill, umbra stunned, troll", p1_line="breaker-hill, dodger", p1_amber=3
    ) as table:
        assert not table.can("act umbra")
        assert not table.can("act troll")
        assert not table.can("act dodger")


@pytest.mark.parametrize(
    ("line", "possible"),
    [
        ("the-shadow-council", True),
        ("umbra, the-shadow-council, troll", True),
        ("umbra, the-shadow-council", False),
        ("the-shadow-council, umbra, troll", False),
    ],
)
def test_the_shadow_council_steals_from_the_center(line, possible):
    with Situation(line=line, p1_amber=3) as table:
        assert table.can("act the-shadow-council") == possible
        assert not table.can("act umbra")
        if possible:
            table.answer("act the-shadow-council")
            after = line.replace("the-shadow-council", "the-shadow-council exhausted")
            table.changed(line=after, amber=2, p1_amber=1)
