"""What the cards of Shadows in Worlds Collide do."""

from functools import partial

import pytest

from tests.games.keyforge import situations
from tests.games.keyforge.candidates import case

Situation = partial(situations.Situation, house="shadows")


FULL = "6 urchin"  # a hand that draws nothing at the end of the turn


# Actions


# Hit and Run, Hock, Hugger-Mugger


def test_hit_and_run_hurts_anybody_and_returns_a_friend():
    with Situation(hand="hit-and-run", line="krump, umbra", p1_line="troll") as table:
        table.answer("play hit-and-run")
        table.offers("damage krump", "damage umbra", "damage troll")
        table.answer("damage troll")
        table.offers("to-hand krump", "to-hand umbra")
        table.answer("to-hand umbra")
        table.changed(hand="umbra", discard="hit-and-run", line="krump", p1_line="troll damage:2")


def test_hit_and_run_returns_nobody_if_the_only_friend_dies():
    with Situation(hand="hit-and-run", line="umbra", p1_line="troll") as table:
        table.answer("play hit-and-run", "damage umbra")
        table.changed(hand="", discard="hit-and-run, umbra", line="")


@pytest.mark.parametrize("artifact", ["cannon@p0", "cannon@p1"])
def test_hock_destroys_any_artifact_and_gains(artifact):
    with Situation(hand="hock", artifacts="cannon", line="umbra", p1_artifacts="cannon") as table:
        table.answer("play hock")
        table.offers("destroy cannon@p0", "destroy cannon@p1")
        table.answer(f"destroy {artifact}")
        gone = (
            {"artifacts": "", "discard": "hock, cannon"}
            if artifact.endswith("0")
            else {"p1_artifacts": "", "p1_discard": "cannon", "discard": "hock"}
        )
        table.changed(hand="", amber=2, **gone)


def test_hock_gains_nothing_without_an_artifact():
    with Situation(hand="hock", p1_line="umbra") as table:
        table.answer("play hock")
        table.changed(hand="", amber=1, discard="hock")


@pytest.mark.parametrize(
    ("mine", "theirs", "amber", "after"),
    [
        ("red", "red, blue", 3, {"amber": 1, "p1_amber": 1}),
        ("red", "red, blue", 1, {"p1_amber": 0}),
        ("red", "blue", 3, {"p1_amber": 2}),
        ("red, blue", "red", 3, {"p1_amber": 2}),
    ],
)
def test_hugger_mugger_captures_and_steals_if_behind_in_keys(mine, theirs, amber, after):
    with Situation(hand="hugger-mugger", keys=mine, p1_keys=theirs, p1_amber=amber, amber=0) as table:
        table.answer("play hugger-mugger")
        table.changed(hand="", line="hugger-mugger exhausted amber:1", **after)


# Hunter or Hunted?


@pytest.mark.parametrize("target", ["umbra", "krump"])
def test_hunter_or_hunted_wards_a_creature(target):
    with Situation(hand="hunter-or-hunted", line="umbra", p1_line="krump") as table:
        table.answer("play hunter-or-hunted")
        table.offers("ward-one", "move-one")
        table.answer("ward-one", f"ward {target}")
        line = {"line": "umbra warded"} if target == "umbra" else {"p1_line": "krump warded"}
        table.changed(hand="", amber=1, discard="hunter-or-hunted", **line)


def test_hunter_or_hunted_moves_a_ward():
    with Situation(hand="hunter-or-hunted", line="umbra, troll", p1_line="krump warded, dodger") as table:
        table.answer("play hunter-or-hunted", "move-one")
        table.offers("move-ward umbra", "move-ward troll", "move-ward dodger")
        table.answer("move-ward umbra")
        table.changed(
            hand="", amber=1, discard="hunter-or-hunted", line="umbra warded, troll", p1_line="krump, dodger"
        )


@pytest.mark.rule("KF-STAT-WARD-02")
@pytest.mark.parametrize("line", ["umbra", "umbra warded", ""])
def test_a_ward_moves_only_to_who_has_none(line):
    with Situation(
        hand="hunter-or-hunted", line=line, p1_line="krump warded" if "warded" in line else ""
    ) as table:
        table.answer("play hunter-or-hunted", "move-one")
        if "warded" in line:
            table.answer("choose umbra")
        table.changed(hand="", amber=1, discard="hunter-or-hunted")


# Inky Gloom, Into the Night


def test_inky_gloom_keeps_the_opponent_from_reaping_in_their_next_turn():
    with Situation(hand=f"inky-gloom, {FULL}", line="umbra", p1_line="bumpsy", p1_hand="6 punch") as table:
        table.answer("play inky-gloom", "reap umbra", "end-turn", "brobnar")
        table.refused("reap bumpsy", "KF-GEN-01")
        assert table.can("fight bumpsy")
        table.answer("end-turn", "shadows", "reap umbra", "end-turn", "brobnar", "reap bumpsy")


def test_into_the_night_only_shadows_fight():
    with Situation(
        hand=f"into-the-night, {FULL}", line="umbra, troll house:shadows, krump", p1_line="bumpsy, dodger",
        p1_hand="6 punch",
    ) as table:  # fmt: skip
        table.answer("play into-the-night")
        assert table.can("fight umbra")
        assert table.can("fight troll")
        table.answer("end-turn", "brobnar")
        table.refused("fight bumpsy", "KF-GEN-01")
        table.answer("reap bumpsy", "end-turn", "brobnar", "fight krump", "attack bumpsy")
        assert table.state.players[1].discard


def test_into_the_night_concerns_your_own_creatures_too():
    with Situation(
        house="brobnar",
        hand="into-the-night house:brobnar",
        line="krump, umbra house:brobnar",
        p1_line="bumpsy",
    ) as table:
        table.answer("play into-the-night")
        table.offers("reap krump", "reap umbra", "end-turn")


# Kymoor Eclipse, Mug, Pestering Blow


def test_kymoor_eclipse_shuffles_the_flanks_away():
    with Situation(
        hand="kymoor-eclipse", line="umbra, krump, troll warded", p1_line="dodger owner:0", deck="urchin"
    ) as table:
        table.answer("play kymoor-eclipse")
        deck = sorted(table.state.defs[card].slug for card in table.state.players[0].deck)
        assert deck == ["dodger", "umbra", "urchin"]
        assert [[table.state.defs[c].slug for c in side.line] for side in table.state.players] == [
            ["krump", "troll"], []
        ]  # fmt: skip
        assert not table.state.players[1].deck


@pytest.mark.parametrize(
    ("target", "after"),
    [
        ("krump", {"amber": 2, "p1_line": "krump damage:2 amber:1, troll"}),
        ("troll", {"amber": 1, "p1_line": "krump amber:2, troll damage:2"}),
        ("umbra", {"amber": 2, "p1_amber": 1, "line": "", "discard": "mug, umbra"}),
    ],
)
def test_mug_takes_amber_from_any_creature_and_hurts_it(target, after):
    with Situation(hand="mug", line="umbra amber:2", p1_line="krump amber:2, troll") as table:
        table.answer("play mug", f"take-from-card {target}")
        table.changed(hand="", **{"discard": "mug"} | after)


@pytest.mark.parametrize(
    ("line", "after"),
    [
        ("krump", {"p1_line": "krump enraged damage:1"}),
        ("krump warded", {"p1_line": "krump enraged"}),
        ("urchin", {"p1_line": "", "p1_discard": "urchin"}),
    ],
)
def test_pestering_blow_hurts_and_enrages(line, after):
    with Situation(hand="pestering-blow", line="troll", p1_line=line) as table:
        table.answer("play pestering-blow", f"damage {line.split()[0]}")
        table.changed(hand="", amber=1, discard="pestering-blow", **after)


# Chain Gang, Subtle Chain


def test_subtle_chain_discards_and_readies_your_chain_gang():
    with Situation(
        hand="subtle-chain", line="chain-gang exhausted, umbra exhausted", p1_line="chain-gang exhausted",
        p1_hand="2 punch",
    ) as table:  # fmt: skip
        table.answer("play subtle-chain", "resolve subtle-chain subtle-chain")
        table.changed(
            hand="", amber=1, discard="subtle-chain", line="chain-gang, umbra exhausted", p1_hand="punch",
            p1_discard="punch",
        )  # fmt: skip


def test_other_cards_do_not_ready_chain_gang():
    with Situation(hand="urchin", line="chain-gang exhausted") as table:
        table.answer("play urchin", "right")
        table.changed(hand="", line="chain-gang exhausted, urchin exhausted")


def test_chain_gang_steals_and_shuffles_a_subtle_chain():
    with Situation(
        line="chain-gang", discard="subtle-chain, punch, subtle-chain", p1_discard="subtle-chain", p1_amber=2
    ) as table:
        table.answer("act chain-gang")
        table.changed(
            line="chain-gang exhausted", amber=1, p1_amber=1, deck="subtle-chain",
            discard="subtle-chain, punch",
        )  # fmt: skip


def test_chain_gang_steals_without_a_chain():
    with Situation(line="chain-gang", discard="punch", p1_discard="subtle-chain", p1_amber=2) as table:
        table.answer("act chain-gang")
        table.changed(line="chain-gang exhausted", amber=1, p1_amber=1)


# Trust No One, No Safety in Numbers


@pytest.mark.parametrize(
    ("mine", "theirs", "stolen"),
    [
        ("umbra", "troll, dodger", 1),
        ("", "troll, dodger, krump", 2),
        ("", "", 0),
        ("", "troll, dodger, krump house:dis, umbra house:logos", 3),
    ],
)
def test_trust_no_one_steals_for_each_enemy_house_if_you_are_alone(mine, theirs, stolen):
    with Situation(hand="trust-no-one", line=mine, p1_line=theirs, p1_amber=7) as table:
        table.answer("play trust-no-one")
        after = {"amber": stolen, "p1_amber": 7 - stolen} if stolen else {}
        table.changed(hand="", discard="trust-no-one", **after)


def test_no_safety_in_numbers_hurts_houses_with_3_creatures():
    with Situation(
        hand="no-safety-in-numbers", line="troll, dodger, umbra", p1_line="krump, bumpsy house:dis, troll"
    ) as table:
        table.answer("play no-safety-in-numbers")
        table.changed(
            hand="", amber=1, discard="no-safety-in-numbers", line="troll damage:3, dodger, umbra",
            p1_line="krump damage:3, bumpsy house:dis, troll damage:3",
        )  # fmt: skip


# Artifacts


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


# Creatures


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


# What they leave alone: a forbidden candidate or number is on the table


LEFT_ALONE = {
    "a-vinda": [
        case("reap a-vinda; damage umbra", house="shadows", hand="troll", line="a-vinda",
             p1_hand="punch", p1_line="umbra damage:1",
             changed={"amber": 1, "line": "a-vinda exhausted", "p1_line": "", "p1_hand": "",
                      "p1_discard": "punch, umbra"}),
    ],
    "hunter-or-hunted": [
        case("play hunter-or-hunted; ward-one", house="shadows", hand="hunter-or-hunted", line="umbra",
             p1_line="krump", offers="ward umbra, ward krump"),
    ],
    "mug": [
        case("play mug", house="shadows", hand="mug", line="umbra amber:2", p1_line="krump amber:2",
             offers="take-from-card umbra, take-from-card krump"),
    ],
    "pestering-blow": [
        case("play pestering-blow", house="shadows", hand="pestering-blow", line="troll", p1_line="krump",
             offers="damage troll, damage krump"),
    ],
    "subtle-chain": [
        case("play subtle-chain", house="shadows", hand="subtle-chain, troll", p1_hand="punch",
             changed={"amber": 1, "hand": "troll", "discard": "subtle-chain", "p1_hand": "",
                      "p1_discard": "punch"}),
    ],
}  # fmt: skip


@pytest.mark.parametrize("card", LEFT_ALONE)
def test_a_card_leaves_alone_what_does_not_fit(card):
    for each in LEFT_ALONE[card]:
        each.check()
