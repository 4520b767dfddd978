"""What cards of Untamed in Call of the Archons do: artifacts and upgrades."""

import pytest

from tests.games.keyforge.cards.looking import table_of


def test_bear_flute_heals_an_ancient_bear():
    with table_of(
        artifacts="bear-flute",
        line="ancient-bear damage:4, snufflegator damage:1",
        p1_line="ancient-bear damage:2",
        deck="ancient-bear, vigor",
        discard="ancient-bear",
    ) as table:
        table.answer("act bear-flute", "heal ancient-bear@p0")
        table.changed(artifacts="bear-flute exhausted", line="ancient-bear, snufflegator damage:1")


def test_bear_flute_calls_the_bears_where_none_is_in_play():
    with table_of(
        artifacts="bear-flute",
        hand="murmook",
        line="snufflegator damage:1",
        deck="2 vigor, ancient-bear, 2 vigor",
        discard="ancient-bear, vigor",
    ) as table:
        table.answer("act bear-flute", "to-hand ancient-bear@deck ancient-bear@discard")
        table.changed(
            artifacts="bear-flute exhausted", hand="murmook, 2 ancient-bear", deck="5 vigor", discard=""
        )


@pytest.mark.rule("KF-ZONE-12")
def test_bear_flute_shuffles_the_searched_deck_but_keeps_the_discard_pile_without_bears():
    deck = "vigor, scout, lifeweb, regrowth, stampede, curiosity, fogbank, key-charge"
    with table_of(artifacts="bear-flute", deck=deck, discard="murmook, teliga") as table:
        table.answer("act bear-flute")
        state = table.state
        order = [state.defs[card].slug for card in reversed(state.players[0].deck)]
        assert sorted(order) == sorted(deck.split(", "))
        assert order != deck.split(", ")
        assert [state.defs[c].slug for c in state.players[0].discard] == ["teliga", "murmook"]


@pytest.mark.parametrize("chosen", ["vigor", "nepenthe-seed"])
def test_nepenthe_seed_returns_a_card_even_itself(chosen):
    left = {"vigor": "nepenthe-seed", "nepenthe-seed": "vigor"}[chosen]
    with table_of(house="dis", artifacts="nepenthe-seed", discard="vigor", p1_discard="teliga") as table:
        table.answer("omni nepenthe-seed")
        table.offers("to-hand vigor", "to-hand nepenthe-seed")
        table.answer(f"to-hand {chosen}")
        changed = {"artifacts": "", "hand": chosen}
        table.changed(**changed | ({"discard": left} if left != "vigor" else {}))


@pytest.mark.parametrize(("before", "stolen"), [(5, 0), (6, 1), (9, 1)])
def test_ritual_of_balance_steals_from_the_rich(before, stolen):
    with table_of(artifacts="ritual-of-balance", amber=8, p1_amber=before) as table:
        table.answer("act ritual-of-balance")
        taken = {"amber": 9, "p1_amber": before - 1} if stolen else {}
        table.changed(artifacts="ritual-of-balance exhausted", **taken)


def test_ritual_of_the_hunt_lets_untamed_creatures_be_used():
    with table_of(
        house="dis",
        artifacts="ritual-of-the-hunt, world-tree",
        line="snufflegator, troll, niffle-ape house:brobnar",
        hand="vigor",
    ) as table:
        table.offers("omni ritual-of-the-hunt", "end-turn")
        table.answer("omni ritual-of-the-hunt")
        table.changed(artifacts="world-tree", discard="ritual-of-the-hunt")
        table.offers("reap snufflegator", "end-turn")
        table.answer("reap snufflegator")
        table.changed(amber=1, line="snufflegator exhausted, troll, niffle-ape house:brobnar")


def test_ritual_of_the_hunt_has_an_aember():
    with table_of(hand="ritual-of-the-hunt") as table:
        table.answer("play ritual-of-the-hunt")
        table.changed(amber=1, hand="", artifacts="ritual-of-the-hunt exhausted")


def test_world_tree_puts_a_creature_on_top_of_the_deck():
    with table_of(
        artifacts="world-tree", discard="vigor, murmook, teliga", deck="scout", p1_discard="flaxia"
    ) as table:
        table.answer("act world-tree")
        table.offers("to-deck-top murmook", "to-deck-top teliga")
        table.answer("to-deck-top teliga")
        table.changed(artifacts="world-tree exhausted", discard="vigor, murmook", deck="teliga, scout")


@pytest.mark.rule("KF-KW-ASSAULT-02")
def test_way_of_the_bear_adds_to_assault():
    with table_of(hand="way-of-the-bear", line="ancient-bear, murmook", p1_line="flaxia, troll") as table:
        table.answer("play way-of-the-bear", "attach ancient-bear")
        table.changed(amber=1, hand="", line="ancient-bear +way-of-the-bear, murmook")
        table.answer("fight ancient-bear", "attack flaxia")
        table.changed(
            line="ancient-bear exhausted +way-of-the-bear, murmook", p1_line="troll", p1_discard="flaxia"
        )


def test_way_of_the_bear_gives_assault():
    with table_of(line="murmook +way-of-the-bear", p1_line="dew-faerie") as table:
        table.answer("fight murmook")
        table.changed(line="murmook exhausted +way-of-the-bear", p1_line="", p1_discard="dew-faerie")


def test_way_of_the_wolf_gives_skirmish():
    with table_of(hand="way-of-the-wolf", line="murmook, flaxia", p1_line="troll") as table:
        table.answer("play way-of-the-wolf", "attach murmook")
        table.changed(amber=1, hand="", line="murmook +way-of-the-wolf, flaxia")
        table.answer("fight murmook", "fight flaxia")
        table.changed(line="murmook exhausted +way-of-the-wolf", discard="flaxia", p1_line="troll damage:7")
