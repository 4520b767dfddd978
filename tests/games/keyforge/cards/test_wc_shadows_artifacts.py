"""What cards of Shadows in Worlds Collide do: artifacts."""

from functools import partial

import pytest

from tests.games.keyforge import situations

Situation = partial(situations.Situation, house="shadows")
FULL = "6 urchin"  # a hand that draws nothing at the end of the turn


# Gambling Den


@pytest.mark.parametrize(
    ("answer", "change"), [("brobnar", 2), ("dis", -2), ("skip", 0), ("shadows", -2), ("sanctum", -2)]
)
@pytest.mark.parametrize("owner", [0, 1])
def test_gambling_den_tempts_whoever_is_to_move(answer, change, owner):
    den = {"artifacts" if owner == 0 else "p1_artifacts": "gambling-den"}
    with Situation(
        hand=FULL, p1_hand="6 punch", amber=3, p1_amber=3, deck="umbra", p1_deck="troll, umbra", **den
    ) as table:
        table.answer("end-turn", answer)
        table.answer("brobnar")
        table.changed(player=1, **({"p1_amber": 3 + change} if change else {}))


def test_gambling_den_takes_only_what_is_there_and_an_empty_deck_shows_nothing():
    for deck, amber, left in (("troll", 1, 0), ("", 3, 3)):
        with Situation(
            artifacts="gambling-den", hand=FULL, p1_hand="6 punch", p1_amber=amber, p1_deck=deck
        ) as table:
            table.answer("end-turn", "dis", "brobnar")
            assert table.state.players[1].amber == left


# Keyforgery


@pytest.mark.parametrize(
    ("named", "after"),
    [
        ("dis", {"artifacts": "", "discard": "keyforgery"}),
        ("shadows", {"p1_amber": 1, "p1_keys": "blue"}),
    ],
)
def test_keyforgery_stops_a_key_if_the_house_is_guessed_wrong(named, after):
    with Situation(
        artifacts="keyforgery", hand="6 umbra", p1_hand="6 punch", p1_amber=7, p1_artifacts="keyforgery"
    ) as table:
        table.answer("end-turn")
        (choice,) = table.state.choices
        assert (choice.player, choice.source) == (1, table.state.players[0].artifacts[0])
        assert len(table.texts()) == 9
        table.answer(named)
        if named == "shadows":
            table.answer("blue")
        table.answer("brobnar")
        table.changed(player=1, **after)


def test_keyforgery_shows_nothing_from_an_empty_hand_and_does_not_stop_your_own_keys():
    with Situation(player=1, house="brobnar", artifacts="keyforgery", amber=6, p1_hand="6 punch") as table:
        table.answer("end-turn", "red", "shadows")
        table.changed(player=0, amber=0, keys="red")
    with Situation(
        player=1, step="draw", artifacts="keyforgery", p1_artifacts="keyforgery", amber=6, hand="umbra"
    ) as table:
        table.answer("dis", "red", "shadows")
        assert table.state.players[0].forged() == 1  # the opponent had no card to show


def test_only_one_of_two_keyforgeries_is_needed():
    with Situation(artifacts="2 keyforgery", hand="6 umbra", p1_hand="6 punch", p1_amber=6) as table:
        table.answer("end-turn")
        if "dis" not in table.texts():
            table.answer(table.texts()[0])  # which one is first
        table.answer("dis", "brobnar")
        table.changed(player=1, artifacts="keyforgery", discard="keyforgery")


def test_an_effect_that_would_forge_is_stopped_too():
    with Situation(hand="nightforge", amber=9, p1_artifacts="keyforgery", p1_hand="troll") as table:
        table.answer("play nightforge", "forge nightforge", "dis")
        table.changed(hand="", amber=10, discard="nightforge", p1_artifacts="", p1_discard="keyforgery")


# Spike Trap, Whisper


def test_spike_trap_hurts_all_flanks():
    with Situation(
        house="brobnar", artifacts="spike-trap", line="umbra, troll, krump", p1_line="dodger"
    ) as table:
        table.answer("omni spike-trap")
        table.changed(
            artifacts="", discard="umbra, spike-trap", line="troll, krump damage:3", p1_line="dodger damage:3"
        )


@pytest.mark.parametrize(
    ("mine", "after"),
    [
        (1, {"amber": 0, "p1_line": "troll", "p1_discard": "krump"}),
        (3, {"amber": 2, "p1_line": "troll", "p1_discard": "krump"}),
        (0, {}),
    ],
)
def test_whisper_pays_1_amber_to_destroy_a_creature(mine, after):
    with Situation(line="whisper", amber=mine, p1_line="krump, troll") as table:
        table.answer("act whisper")
        if mine:
            table.offers("destroy whisper", "destroy krump", "destroy troll")
            table.answer("destroy krump")
        table.changed(line="whisper exhausted", **after)


# The Quiet Anvil, Weasand


def test_the_quiet_anvil_makes_keys_cheaper_until_one_is_forged():
    with Situation(
        artifacts="the-quiet-anvil", hand=FULL, amber=4, p1_amber=4, p1_hand="6 punch", p1_keys="red"
    ) as table:
        assert (table.key_cost(0), table.key_cost(1)) == (4, 4)
        table.answer("end-turn", "blue", "brobnar")
        table.changed(player=1, artifacts="", discard="the-quiet-anvil", p1_amber=0, p1_keys="red, blue")
        assert (table.key_cost(0), table.key_cost(1)) == (6, 6)


@pytest.mark.parametrize(("line", "after"), [("umbra", "umbra"), ("", ""), ("umbra, krump", None)])
@pytest.mark.parametrize("side", ["left", "right"])
def test_weasand_dies_on_a_flank(line, after, side):
    with Situation(hand="weasand", line=line) as table:
        table.answer("play weasand", *([side] if line else []))
        table.changed(hand="", discard="weasand")


def test_weasand_lives_between_two_others_and_dies_when_one_is_gone():
    with Situation(hand="weasand", line="umbra, krump", p1_line="troll") as table:
        table.answer("play weasand", "right-of umbra")
        table.changed(hand="", line="umbra, weasand exhausted, krump")
    with Situation(house="brobnar", line="krump", p1_line="umbra, weasand, troll") as table:
        table.answer("fight krump", "attack umbra")
        table.changed(line="krump exhausted damage:2", p1_line="troll", p1_discard="weasand, umbra")


@pytest.mark.parametrize("player", [0, 1])
def test_weasand_gains_whenever_a_key_is_forged(player):
    given = {"line": "umbra, weasand, krump", "hand": FULL, "p1_hand": "6 punch"}
    pools = {"p1_amber": 6} if player else {"amber": 6}
    with Situation(**given, **pools) as table:
        if player == 0:
            table.answer("end-turn", "brobnar", "end-turn", "red", "shadows")
            table.changed(amber=2, keys="red")
        else:
            table.answer("end-turn", "red", "brobnar")
            table.changed(player=1, amber=2, p1_amber=0, p1_keys="red")
