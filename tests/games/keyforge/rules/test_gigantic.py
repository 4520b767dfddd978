"""Chapter 'Gigantic creatures': two cards out of play, one creature in play."""

import pytest

from tests.games.keyforge.play import check
from tests.games.keyforge.situations import Situation
from trivault.games.keyforge.decks.deck import DeckError
from trivault.games.keyforge.decks.formats.text import parse
from trivault.games.keyforge.game import GAME
from trivault.games.keyforge.rules.reasons import why_not
from trivault.kernel.errors import PositionError

BOTTOM, TOP = "ultra-gravitron", "ultra-gravitron2"
BOTH = f"{BOTTOM}, {TOP}"
OTHERS = "[Logos]\n{}\n[Brobnar]\n12 troll\n[Dis]\n12 pit-demon"


@pytest.mark.rule("KF-GIG-01")
def test_both_halves_have_one_title_house_and_type():
    bottom, top = GAME.card(BOTTOM), GAME.card(TOP)
    for lang in ("en", "de", "pl"):
        words = GAME.words(lang)
        assert words.say(GAME.face(BOTTOM).title) == words.say(GAME.face(TOP).title)
    assert (bottom.house, bottom.type, bottom.traits) == (top.house, top.type, top.traits)


@pytest.mark.rule("KF-GIG-01")
def test_power_armor_and_text_stand_on_the_bottom_half():
    shown = {slug: [message.key for message in GAME.face(slug).facts] for slug in (BOTTOM, TOP)}
    assert shown == {BOTTOM: ["face-power", "face-armor"], TOP: []}
    assert [len(GAME.face(slug).lines) for slug in (BOTTOM, TOP)] == [3, 1]
    with Situation(line=BOTTOM) as table:
        assert table.power(BOTTOM) == 10


@pytest.mark.rule("KF-GIG-01")
def test_the_icons_of_the_top_half_are_resolved():
    hand = f"{BOTTOM}, {TOP} icon:amber icon:damage"
    with Situation(house="logos", hand=hand, p1_line="troll, krump") as table:
        table.answer(f"play {BOTTOM}")
        table.offers(f"damage {BOTTOM}", "damage troll", "damage krump")
        table.answer("damage krump")
        table.changed(
            hand="",
            amber=1,
            line=f"{BOTTOM} half-icon:amber half-icon:damage exhausted",
            p1_line="troll, krump damage:1",
        )


@pytest.mark.rule("KF-GIG-02")
def test_both_halves_are_played_together_from_hand():
    with Situation(house="logos", hand=f"{BOTH}, dextre", line="batdrone") as table:
        table.offers(
            f"play {BOTTOM}",
            f"discard {BOTTOM}",
            f"discard {TOP}",
            "play dextre",
            "discard dextre",
            "reap batdrone",
            "end-turn",
        )
        table.answer(f"play {BOTTOM}", "left")
        table.changed(hand="dextre", line=f"{BOTTOM} exhausted, batdrone")
        check(table.state)


@pytest.mark.rule("KF-GIG-02")
@pytest.mark.parametrize(("hand", "elsewhere"), [(BOTTOM, TOP), (TOP, BOTTOM), (f"2 {TOP}", BOTTOM)])
@pytest.mark.parametrize("zone", ["deck", "discard", "archives", "p1_hand"])
def test_one_half_alone_cannot_be_played(hand, elsewhere, zone):
    with Situation(house="logos", hand=hand, **{zone: elsewhere}) as table:
        slug = hand.split()[-1]
        table.offers(f"discard {slug}", "end-turn")
        assert why_not(table.state, f"play {slug}") == ["KF-GIG-02"]


@pytest.mark.rule("KF-GIG-02")
def test_halves_of_different_houses_make_no_creature():
    with Situation(house="logos", hand=f"{BOTTOM}, {TOP} house:mars") as table:
        table.offers(f"discard {BOTTOM}", "end-turn")


@pytest.mark.rule("KF-GIG-02")
def test_of_several_other_halves_one_is_chosen_if_their_icons_differ():
    with Situation(house="logos", hand=f"{BOTTOM}, {TOP}, {TOP} icon:amber, {TOP}") as table:
        table.answer(f"play {BOTTOM}")
        table.offers(f"choose {TOP}", f"choose {TOP}#2")
        table.answer(f"choose {TOP}#2")
        table.changed(hand=f"2 {TOP}", amber=1, line=f"{BOTTOM} half-icon:amber exhausted")


# What becomes of it


@pytest.mark.rule("KF-GIG-03")
def test_it_is_one_creature_in_play():
    with Situation(house="dis", hand="gateway-to-dis", line=f"{BOTTOM}, troll", p1_line="krump") as table:
        table.answer("play gateway-to-dis")
        assert len(table.state.destroyed) == 3


@pytest.mark.rule("KF-GIG-03")
@pytest.mark.parametrize(
    ("house", "hand", "answers", "zone"),
    [
        ("sanctum", "the-harder-they-come", (), "purged"),
        ("shadows", "lights-out", (), "hand"),
        ("dis", "gateway-to-dis", (), "discard"),
        ("mars", "mass-abduction", (f"archive {BOTTOM}",), ""),
    ],
)
def test_both_halves_go_where_the_creature_goes(house, hand, answers, zone):
    with Situation(house=house, hand=hand, p1_line=f"{BOTTOM} damage:1 half-icon:draw") as table:
        table.answer(f"play {hand}", *answers)
        check(table.state)
        owner, here = (1, zone) if zone else (0, "archives")
        lie = getattr(table.state.players[owner], here)
        assert [table.state.defs[card].slug for card in lie] == [BOTTOM, TOP]
        assert not table.state.players[1].line
        assert [table.state.icons[card] for card in lie] == [(), ("draw",)]


@pytest.mark.rule("KF-GIG-03", "KF-ZONE-09")
def test_both_halves_in_anothers_archives_return_to_their_owner():
    archives = f"{BOTTOM} owner:1, {TOP} owner:1"
    with Situation(house="", step="house", houses="mars, dis, logos", archives=archives) as table:
        table.answer("mars", "take-archives")
        table.changed(archives="", p1_hand=BOTH)


@pytest.mark.rule("KF-GIG-03")
def test_it_is_shuffled_into_the_deck_with_both_halves():
    with Situation(house="untamed", hand="lost-in-the-woods", p1_line=BOTTOM) as table:
        table.answer("play lost-in-the-woods")
        deck = table.state.players[1].deck
        assert sorted(table.state.defs[card].slug for card in deck) == [BOTTOM, TOP]
        assert not table.state.known


@pytest.mark.rule("KF-GIG-03")
def test_everybody_knows_both_cards_that_return_to_a_hand():
    with Situation(house="shadows", hand="lights-out", p1_line=BOTTOM) as table:
        table.answer("play lights-out")
        shown = GAME.view(table.state, 0).sides[1]
        assert sorted(table.state.defs[card].slug for card in shown.hand) == [BOTTOM, TOP]


@pytest.mark.rule("KF-GIG-03")
def test_out_of_play_a_half_is_a_card_of_its_own():
    with Situation(house="untamed", hand="regrowth", discard=BOTH) as table:
        table.answer("play regrowth")
        table.offers(f"to-hand {BOTTOM}", f"to-hand {TOP}")
        table.answer(f"to-hand {TOP}")
        table.changed(amber=1, hand=TOP, discard=f"regrowth, {BOTTOM}")


@pytest.mark.rule("KF-GIG-03")
def test_who_brings_the_destroyed_creature_back_brings_both_halves():
    """Overlord Greking puts the creature that it has destroyed into play."""
    with Situation(house="dis", line="overlord-greking warded", p1_line=f"{BOTTOM} damage:9") as table:
        table.answer("fight overlord-greking", "left")
        table.changed(line=f"{BOTTOM} owner:1 exhausted, overlord-greking exhausted", p1_line="")
        check(table.state)


@pytest.mark.rule("KF-GIG-03")
def test_who_purges_the_destroyed_creature_purges_both_halves():
    with Situation(house="mars", line="yxilo-bolter", p1_line=f"{BOTTOM} damage:9 armor-used:3") as table:
        table.answer("reap yxilo-bolter", f"damage {BOTTOM}")
        table.changed(amber=1, line="yxilo-bolter exhausted", p1_line="", p1_purged=BOTH)


@pytest.mark.rule("KF-GIG-03")
def test_what_is_purged_for_a_time_returns_as_one_creature():
    with Situation(
        house="untamed",
        hand="grasping-vines",
        artifacts=f"spangler-box purged:{BOTTOM}",
        purged=f"{BOTTOM}, {TOP} icon:draw",
    ) as table:
        table.answer("play grasping-vines", "to-hand spangler-box")
        table.changed(
            amber=1,
            hand="spangler-box",
            discard="grasping-vines",
            artifacts="",
            purged="",
            line=f"{BOTTOM} half-icon:draw exhausted",
        )


@pytest.mark.rule("KF-GIG-03")
def test_both_halves_change_control_together():
    with Situation(house="logos", hand="harland-mindlock", p1_line=f"{BOTTOM} half-icon:draw") as table:
        table.answer("play harland-mindlock", "right")
        table.changed(
            hand="",
            p1_line="",
            line=f"harland-mindlock exhausted, {BOTTOM} owner:1 half-icon:draw",
        )
        check(table.state)


# One card


@pytest.mark.rule("KF-GIG-04")
def test_playing_it_is_playing_one_card():
    with Situation(house="logos", hand=f"library-access, {BOTH}", deck="7 troll") as table:
        table.answer("play library-access", f"play {BOTTOM}", f"resolve {BOTTOM} {BOTTOM}")
        table.changed(
            hand="troll",
            purged="library-access",
            line=f"{BOTTOM} exhausted",
            deck="troll",
            archives="5 troll",
        )
        assert len(table.state.played) == 2


@pytest.mark.rule("KF-TURN-15", "KF-GIG-04")
def test_it_is_the_one_card_of_the_first_turn():
    with Situation(house="logos", first=True, hand=f"{BOTH}, dextre") as table:
        table.answer(f"play {BOTTOM}")
        table.offers("end-turn")
        table.changed(hand="dextre", line=f"{BOTTOM} exhausted")


@pytest.mark.rule("KF-TURN-15")
def test_after_another_card_it_is_one_too_many_in_the_first_turn():
    with Situation(house="logos", first=True, hand=f"{BOTH}, dextre") as table:
        table.answer("play dextre")
        table.offers("end-turn")
        table.changed(hand=BOTH, line="dextre exhausted")


# Effects on one half


@pytest.mark.rule("KF-GIG-05", "KF-EX-12")
@pytest.mark.parametrize("half", [BOTTOM, TOP])
@pytest.mark.parametrize("in_hand", [True, False])
def test_an_effect_that_plays_one_half_fails(half, in_hand):
    other = TOP if half == BOTTOM else BOTTOM
    hand = f"wild-wormhole, {other}" if in_hand else "wild-wormhole"
    with Situation(house="logos", hand=hand, deck=f"{half}, troll") as table:
        table.answer("play wild-wormhole")
        table.changed(amber=1, hand=other if in_hand else "", discard="wild-wormhole")


@pytest.mark.rule("KF-GIG-05")
def test_an_effect_that_puts_one_half_into_play_fails():
    """Swap Widget puts one Mars creature of another name into play."""
    hand = f"{BOTTOM} house:mars, {TOP} house:mars"
    with Situation(house="mars", artifacts="swap-widget", line="zorg", hand=hand) as table:
        table.answer("act swap-widget", f"choose {BOTTOM}")
        table.changed(artifacts="swap-widget exhausted", line="", hand=f"{hand}, zorg")


@pytest.mark.rule("KF-GIG-05")
def test_an_effect_on_both_halves_puts_the_creature_into_play():
    """The egg discards two cards, and the Saurian creatures among them enter play."""
    deck = f"{TOP} house:saurian icon:draw, {BOTTOM} house:saurian, troll"
    with Situation(house="saurian", line="saurian-egg", deck=deck) as table:
        table.answer("omni saurian-egg", "right")
        table.changed(
            deck="troll",
            discard="saurian-egg",
            line=f"{BOTTOM} house:saurian half-icon:draw power:3",
        )
        check(table.state)


@pytest.mark.rule("KF-GIG-05")
def test_an_effect_that_finds_one_half_leaves_it_there():
    deck = f"{BOTTOM} house:saurian, troll, {TOP} house:saurian"
    with Situation(house="saurian", line="saurian-egg", deck=deck, hand=f"{TOP} house:saurian") as table:
        table.answer("omni saurian-egg")
        table.changed(
            deck=f"{TOP} house:saurian", line="", discard=f"saurian-egg, troll, {BOTTOM} house:saurian"
        )


# Decks and positions


@pytest.mark.rule("KF-GIG-01")
def test_a_deck_has_both_halves():
    deck = parse("Big\nSet: mm\n" + OTHERS.format(f"10 labwork\n{BOTTOM}\n{TOP} (draw)"))
    assert parse(deck.text()) == deck
    with pytest.raises(DeckError, match=f"{BOTTOM} is a half; expected as many {TOP}"):
        parse("Big\nSet: mm\n" + OTHERS.format(f"11 labwork\n{BOTTOM}"))
    with pytest.raises(DeckError, match=f"{TOP} is a half; expected as many {BOTTOM}"):
        parse("Big\nSet: mm\n" + OTHERS.format(f"9 labwork\n2 {TOP}\n{BOTTOM}"))


def test_a_position_names_the_bottom_half():
    with pytest.raises(PositionError, match=f"'{TOP}' is a half; expected {BOTTOM}"):
        Situation(line=TOP)


def test_a_position_with_a_gigantic_creature_reads_back():
    with Situation(line=f"{BOTTOM} house:mars half-icon:draw damage:2", p1_hand="troll") as table:
        again = GAME.position(table.state.position())
        assert again.position() == table.state.position()
        sampled = GAME.sample(table.state.view(1), 3)
        check(sampled)
        assert sampled.position() == table.state.position() | {"seed": sampled.seed}
