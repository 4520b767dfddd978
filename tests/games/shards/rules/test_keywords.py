"""Chapter 'Keywords': unify, dominion, inspire, echo and destroy."""

import pytest

from tests.games.shards.tables import RulesSituation, cards

# Aspirant: 3 health; unify: 5 power.
ASPIRANT = "undergrowth-aspirant"


@pytest.mark.rule("SI-KEY-01")
def test_unify_with_an_ally_played_this_turn() -> None:
    with RulesSituation(health=9, hand=ASPIRANT, played="thorn-zealot") as table:
        table.answer(f"play {ASPIRANT}")
        table.changed(hand="", played=f"thorn-zealot, {ASPIRANT}", health=12, power=5)


@pytest.mark.rule("SI-KEY-01")
def test_unify_with_an_ally_shown_from_hand() -> None:
    with RulesSituation(health=9, hand=f"{ASPIRANT}, thorn-zealot") as table:
        table.answer(f"play {ASPIRANT}")
        change = {"hand": "thorn-zealot", "shown": "thorn-zealot"}
        table.changed(played=ASPIRANT, health=12, power=5, **change)


@pytest.mark.rule("SI-KEY-01")
@pytest.mark.parametrize(
    "given",
    [
        {},
        {"discard": "thorn-zealot", "deck": "spore-cleric", "row": "leshai-knight"},
        {"played": "nil-assassin, crystal, data-heretic, reactor-drone"},
        {"champions": "additri-gaiamancer", "played": "additri-gaiamancer"},
        {"p1_hand": "thorn-zealot", "p1_discard": "spore-cleric"},
    ],
    ids=["nothing", "elsewhere", "other factions", "a champion", "of an opponent"],
)
def test_no_unify_without_an_ally_played_or_in_hand(given: dict) -> None:
    with RulesSituation(health=9, hand=ASPIRANT, **given) as table:
        table.answer(f"play {ASPIRANT}")
        table.changed(hand="", played=cards(given.get("played", ""), ASPIRANT), health=12)


@pytest.mark.rule("SI-KEY-01")
def test_what_was_played_in_an_earlier_turn_does_not_unify() -> None:
    with RulesSituation(health=9, played="spore-cleric", deck=f"{ASPIRANT}, 4 crystal") as table:
        table.answer("end-turn", "end-turn", f"play {ASPIRANT}")
        table.changed(hand="4 crystal", deck="", discard="spore-cleric", played=ASPIRANT, health=12)


@pytest.mark.rule("SI-KEY-02")
def test_a_card_does_not_unify_with_itself() -> None:
    with RulesSituation(hand="leshai-knight") as table:
        table.answer("play leshai-knight")
        table.changed(hand="", played="leshai-knight", power=3)


@pytest.mark.rule("SI-KEY-02")
def test_a_second_copy_is_a_further_ally() -> None:
    with RulesSituation(hand="2 leshai-knight") as table:
        table.answer("play leshai-knight")
        table.changed(hand="leshai-knight", shown="leshai-knight", played="leshai-knight", power=6)
        table.answer("play leshai-knight")
        table.changed(hand="", shown="", played="2 leshai-knight", power=12)


@pytest.mark.rule("SI-KEY-03")
def test_a_card_shown_for_unify_stays_in_hand() -> None:
    with RulesSituation(health=9, hand=f"{ASPIRANT}, nil-assassin, spore-cleric", discard="crystal") as table:
        table.answer(f"play {ASPIRANT}")
        change = {"hand": "nil-assassin, spore-cleric", "shown": "spore-cleric"}
        table.changed(played=ASPIRANT, health=12, power=5, **change)
        table.answer("play spore-cleric")  # and can still be played
        table.changed(hand="nil-assassin", shown="", played=f"{ASPIRANT}, spore-cleric", health=16)


@pytest.mark.rule("SI-KEY-04")
def test_a_fast_played_mercenary_unifies() -> None:
    with RulesSituation(gems=3, hand="2 leshai-knight, crystal", row="fungal-hermit") as table:
        table.answer("fast-play fungal-hermit", "play leshai-knight")
        table.changed(
            gems=0,
            row="",
            mastery=1,
            hand="leshai-knight, crystal",  # nothing has to be shown
            played="fungal-hermit fast, leshai-knight",
            power=6,
        )


@pytest.mark.rule("SI-KEY-04")
@pytest.mark.parametrize("how", ["fast-play", "recruit"])
def test_a_fast_played_mercenary_counts_for_dominion_and_a_recruited_one_does_not(how: str) -> None:
    with RulesSituation(gems=2, hand="order-initiate, kiln-drone, spore-cleric", row="nil-assassin") as table:
        table.answer(f"{how} nil-assassin", "play order-initiate")
        assert table.state.players[0].mastery == (2 if how == "fast-play" else 0)


@pytest.mark.rule("SI-KEY-05")
@pytest.mark.parametrize(
    ("hand", "played", "shown"),
    [
        ("", "kiln-drone, spore-cleric, nil-assassin", ""),
        ("kiln-drone, spore-cleric, nil-assassin", "", "kiln-drone, spore-cleric, nil-assassin"),
        ("spore-cleric, crystal", "nil-assassin, kiln-drone", "spore-cleric"),
        ("crystal, evokatus, nil-assassin", "spore-cleric", "evokatus, nil-assassin"),
    ],
    ids=["all played", "all shown", "both", "a champion is shown"],
)
def test_dominion_with_a_card_of_each_of_three_factions(hand: str, played: str, shown: str) -> None:
    with RulesSituation(hand=cards("order-initiate", hand), played=played) as table:
        table.answer("play order-initiate")
        change = {"hand": hand, "played": cards(played, "order-initiate")}
        table.changed(gems=2, mastery=2, **change, **({"shown": shown} if shown else {}))


@pytest.mark.rule("SI-KEY-05")
@pytest.mark.parametrize("missing", ["kiln-drone", "spore-cleric", "nil-assassin"])
@pytest.mark.parametrize("where", ["hand", "played"])
def test_no_dominion_while_one_faction_is_missing(missing: str, where: str) -> None:
    # Order and starter cards do not stand in for it, nor does a card that lies elsewhere.
    rest = [card for card in ("kiln-drone", "spore-cleric", "nil-assassin") if card != missing]
    rest += ["data-heretic", "crystal"]
    hand, played = (cards(*rest), "") if where == "hand" else ("", cards(*rest))
    with RulesSituation(
        hand=cards("order-initiate", hand), played=played, discard=missing, p1_hand=missing
    ) as table:
        table.answer("play order-initiate")
        table.changed(hand=hand, played=cards(played, "order-initiate"), gems=2)


@pytest.mark.rule("SI-KEY-05")
@pytest.mark.parametrize(("played", "mastery"), [("evokatus, spore-cleric", 2), ("spore-cleric", 0)])
def test_champions_count_for_dominion_in_the_turn_they_are_played(played: str, mastery: int) -> None:
    with RulesSituation(champions="evokatus", hand="order-initiate, nil-assassin", played=played) as table:
        table.answer("play order-initiate")
        assert table.state.players[0].mastery == mastery


@pytest.mark.rule("SI-KEY-06")
@pytest.mark.parametrize("champions", ["evokatus", "evokatus exhausted", "li-hin-the-shattered"])
def test_inspire_with_a_champion_in_play(champions: str) -> None:
    with RulesSituation(hand="kiln-drone", champions=champions) as table:
        table.answer("play kiln-drone")
        table.changed(hand="", played="kiln-drone", gems=4)


@pytest.mark.rule("SI-KEY-06")
def test_inspire_with_a_champion_played_just_now() -> None:
    with RulesSituation(hand="kiln-drone, optio-crusher") as table:
        table.answer("play optio-crusher", "play kiln-drone")
        table.changed(hand="", champions="optio-crusher", played="optio-crusher, kiln-drone", gems=4)


@pytest.mark.rule("SI-KEY-06")
def test_no_inspire_without_an_own_champion_in_play() -> None:
    given = {"discard": "evokatus", "deck": "evokatus", "row": "evokatus", "p1_champions": "evokatus"}
    with RulesSituation(hand="kiln-drone, evokatus", **given) as table:
        table.answer("play kiln-drone")
        table.changed(hand="evokatus", played="kiln-drone", gems=2)


@pytest.mark.rule("SI-KEY-07")
@pytest.mark.parametrize("discard", ["nil-assassin", "crystal, li-hin-the-shattered"])
def test_echo_with_a_wraethe_card_in_the_discard_pile(discard: str) -> None:
    with RulesSituation(hand="wraethe-skirmisher", discard=discard) as table:
        table.answer("play wraethe-skirmisher")
        table.changed(hand="", played="wraethe-skirmisher", power=6)


@pytest.mark.rule("SI-KEY-07")
def test_no_echo_from_the_play_area_or_other_piles() -> None:
    given = {"played": "nil-assassin", "champions": "li-hin-the-shattered", "deck": "nil-assassin"}
    others = {"discard": "reactor-drone, crystal, spore-cleric, data-heretic", "p1_discard": "nil-assassin"}
    with RulesSituation(
        hand="wraethe-skirmisher, nil-assassin", banished="nil-assassin", **given, **others
    ) as table:
        table.answer("play wraethe-skirmisher")
        table.changed(hand="nil-assassin", played="nil-assassin, wraethe-skirmisher", power=2)


@pytest.mark.rule("SI-KEY-08")
def test_destroy_moves_a_champion_from_play_to_the_discard_pile_of_its_player() -> None:
    given = {"hand": "thorn-zealot", "played": "spore-cleric", "champions": "primus-pilus"}
    others = {"p1_champions": "evokatus exhausted, zetta-the-encryptor", "p2_champions": "evokatus"}
    with RulesSituation(p1_hand="systema-ai", p2_discard="optio-crusher", **given, **others) as table:
        table.answer("play thorn-zealot")
        assert sorted(table.texts()) == sorted(
            ["destroy evokatus@p1", "destroy zetta-the-encryptor", "destroy evokatus@p2"]
        )
        table.refused("destroy primus-pilus", "SI-KEY-08")
        table.refused("destroy spore-cleric", "SI-KEY-08")
        table.answer("destroy evokatus@p1")
        table.changed(
            hand="",
            played="spore-cleric, thorn-zealot",
            p1_champions="zetta-the-encryptor",
            p1_discard="evokatus",
        )


@pytest.mark.rule("SI-KEY-08")
def test_there_is_nothing_to_destroy_but_champions() -> None:
    given = {"hand": "thorn-zealot", "played": "spore-cleric", "champions": "primus-pilus"}
    with RulesSituation(**given, p1_hand="evokatus", p1_discard="evokatus") as table:
        table.answer("play thorn-zealot")
        table.changed(hand="", played="spore-cleric, thorn-zealot")
