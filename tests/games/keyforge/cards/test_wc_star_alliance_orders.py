"""Star Alliance of Worlds Collide: force fields, orders and those who follow them."""

from functools import partial

import pytest

from tests.games.keyforge import situations
from trivault.games.keyforge.game import GAME

Situation = partial(situations.Situation, house="star-alliance")


# Force Field


def test_force_field_wards_its_creature_when_it_reaps():
    with Situation(line="lieutenant-khrkhar +force-field, dextre", p1_line="dust-imp") as table:
        table.answer("reap lieutenant-khrkhar")
        table.changed(amber=1, line="lieutenant-khrkhar exhausted warded +force-field, dextre")


# Helmsman Spears


@pytest.mark.parametrize("way", ["fight", "reap"])
def test_helmsman_spears_draws_as_many_cards_as_are_discarded(way):
    with Situation(
        line="helmsman-spears", p1_line="dust-pixie", hand="labwork, punch, anger", deck="dextre, mother, hyde",
        p1_hand="umbra",
    ) as table:  # fmt: skip
        table.answer(f"{way} helmsman-spears")
        assert not table.can("discard umbra")
        table.answer("discard labwork anger")
        assert [GAME.slug(table.state, c) for c in table.state.players[0].hand] == ["punch", "dextre", "mother"]
        assert len(table.state.players[0].discard) == 2


def test_helmsman_spears_may_discard_nothing():
    with Situation(line="helmsman-spears", hand="labwork", deck="dextre") as table:
        table.answer("reap helmsman-spears")
        table.offers("discard labwork", "skip")
        table.answer("skip")
        table.changed(amber=1, line="helmsman-spears exhausted")


# Information Officer Gray


@pytest.mark.parametrize("way", ["play", "fight", "reap"])
def test_information_officer_gray_archives_a_card_of_another_house(way):
    mine = {"hand": "information-officer-gray, zap, labwork, punch"}
    if way != "play":
        mine = {"line": "information-officer-gray", "hand": "zap, labwork, punch"}
    with Situation(**mine, p1_line="dust-pixie", p1_hand="dextre") as table:
        table.answer(f"{way} information-officer-gray")
        table.offers("reveal labwork", "reveal punch", "skip")
        table.answer("reveal labwork")
        assert [GAME.slug(table.state, c) for c in table.state.players[0].archives] == ["labwork"]
        (card,) = table.state.players[0].archives
        assert GAME.visible(table.state, 1, card)


def test_information_officer_gray_may_reveal_nothing():
    with Situation(line="information-officer-gray", hand="labwork") as table:
        table.answer("reap information-officer-gray", "skip")
        table.changed(amber=1, line="information-officer-gray exhausted")


# Nurse Soto


@pytest.mark.parametrize("way", ["play", "fight", "reap"])
def test_nurse_soto_heals_its_neighbors(way):
    line = "troll damage:4, nurse-soto, mother damage:2, krump damage:1"
    mine = {"line": line} if way != "play" else {"hand": "nurse-soto", "line": line.replace("nurse-soto, ", "")}
    with Situation(**mine, p1_line="dust-pixie damage:0, bumpsy damage:1") as table:
        answers = {"play": ["right-of troll"], "fight": ["attack dust-pixie"], "reap": []}
        table.answer(f"{way} nurse-soto", *answers[way])
        damage = {c: table.state.play[table.card(c)].damage for c in ("troll", "mother", "krump", "bumpsy")}
        assert damage == {"troll": 1, "mother": 0, "krump": 1, "bumpsy": 1}


# Quadracorder


@pytest.mark.parametrize(("line", "cost"), [
    ("dextre +quadracorder, mother", 7),
    ("dextre +quadracorder, troll", 8),
    ("dextre +quadracorder, troll, umbra", 9),
    ("dextre +quadracorder, troll, umbra, dust-imp", 9),
])  # fmt: skip
def test_quadracorder_makes_keys_of_the_opponent_dearer_by_friendly_houses(line, cost):
    with Situation(line=line, p1_line="lieutenant-khrkhar, champion-anaphiel") as table:
        assert [table.key_cost(player) for player in range(2)] == [6, cost]


def test_quadracorder_on_an_enemy_creature_counts_the_creatures_of_who_played_it():
    with Situation(hand="quadracorder", line="dextre, troll", p1_line="mother") as table:
        table.answer("play quadracorder", "attach mother")
        assert [table.key_cost(player) for player in range(2)] == [6, 8]


# Stunner


@pytest.mark.parametrize("way", ["fight", "reap"])
def test_stunner_may_stun_a_creature(way):
    with Situation(line="lieutenant-khrkhar +stunner, dextre", p1_line="dust-pixie, troll") as table:
        table.answer(f"{way} lieutenant-khrkhar", *(["attack dust-pixie"] if way == "fight" else []))
        pixie = ["stun dust-pixie"] if way == "reap" else []
        table.offers("skip", "stun dextre", "stun lieutenant-khrkhar", "stun troll", *pixie)
        table.answer("stun troll")
        assert table.state.play[table.card("troll")].stunned


# Universal Translator


@pytest.mark.parametrize("way", ["fight", "reap"])
def test_universal_translator_uses_a_friendly_creature_of_another_house(way):
    with Situation(
        line="lieutenant-khrkhar +universal-translator, dextre, commander-chan, mother",
        p1_line="dust-pixie, troll",
    ) as table:
        table.answer(f"{way} lieutenant-khrkhar", *(["attack dust-pixie"] if way == "fight" else []))
        table.offers("choose dextre", "choose mother")
        table.answer("choose dextre", "reap dextre")
        assert not table.state.play[table.card("dextre")].ready


# Xenotraining


def test_xenotraining_captures_for_each_friendly_house():
    with Situation(hand="xenotraining", line="dextre, mother, bumpsy", p1_line="umbra", p1_amber=4) as table:
        table.answer("play xenotraining", "capture dextre")
        table.offers("capture dextre", "capture mother", "capture bumpsy")
        table.answer("capture mother")
        table.changed(
            amber=1, hand="", discard="xenotraining", p1_amber=2, line="dextre amber:1, mother amber:1, bumpsy"
        )


def test_xenotraining_without_creatures_captures_nothing():
    with Situation(hand="xenotraining", p1_line="umbra", p1_amber=4) as table:
        table.answer("play xenotraining")
        table.changed(amber=1, hand="", discard="xenotraining")


# Æmbertracker


def test_aembertracker_hurts_enemies_with_amber_past_their_armor():
    with Situation(
        hand="aembertracker",
        line="dextre amber:1",
        p1_line="raiding-knight amber:1, troll amber:1 warded, krump",
    ) as table:
        table.answer("play aembertracker", "left")
        table.changed(
            hand="", line="aembertracker exhausted, dextre amber:1",
            p1_line="raiding-knight damage:2 amber:1, troll amber:1, krump",
        )  # fmt: skip


# Doctor Driscoll


@pytest.mark.parametrize(("damage", "healed"), [(4, 2), (2, 2), (1, 1), (0, 0)])
def test_doctor_driscoll_gains_what_is_healed(damage, healed):
    hurt, left = (f" damage:{n}" if n else "" for n in (damage, damage - healed))
    with Situation(line="doctor-driscoll, mother", p1_line=f"troll{hurt}") as table:
        table.answer("act doctor-driscoll")
        table.offers("choose doctor-driscoll", "choose mother", "choose troll")
        table.answer("choose troll")
        changes = {"amber": healed, "p1_line": f"troll{left}"} if healed else {}
        table.changed(line="doctor-driscoll exhausted, mother", **changes)


# Forging an Alliance


@pytest.mark.parametrize(("line", "artifacts", "cost"), [
    ("", "", 13), ("dextre, mother", "", 12), ("dextre +blood-of-titans", "key-to-dis", 10),
    ("dextre, troll, umbra, dust-imp, lieutenant-khrkhar, champion-anaphiel", "", 7),
    ("dextre, troll, umbra, dust-imp, lieutenant-khrkhar, champion-anaphiel, dust-pixie", "", 7),
])  # fmt: skip
def test_forging_an_alliance_is_cheaper_by_the_houses_in_play(line, artifacts, cost):
    """The Æmber of the card itself counts."""
    given = {"hand": "forging-an-alliance", "line": line, "artifacts": artifacts}
    with Situation(**given, amber=cost - 1) as table:
        table.answer("play forging-an-alliance", "red")
        table.changed(hand="", discard="forging-an-alliance", amber=0, keys="red")
    with Situation(**given, amber=cost - 2) as table:
        table.answer("play forging-an-alliance")
        table.changed(hand="", discard="forging-an-alliance", amber=cost - 1)


def test_keyforgery_keeps_forging_an_alliance_from_forging():
    """It shows a card of another house than the one that was named."""
    with Situation(hand="forging-an-alliance", amber=20, p1_artifacts="keyforgery", p1_hand="labwork") as table:
        table.answer("play forging-an-alliance", "dis")
        table.changed(
            hand="", amber=21, discard="forging-an-alliance", p1_artifacts="", p1_discard="keyforgery"
        )


# Galactic Census


@pytest.mark.parametrize(("houses", "amber"), [(2, 1), (3, 2), (4, 2), (5, 3), (6, 4), (7, 4)])
def test_galactic_census_gains_by_the_houses_of_creatures_in_play(houses, amber):
    line = ["dextre", "troll", "umbra", "dust-imp", "lieutenant-khrkhar", "champion-anaphiel", "dust-pixie"]
    with Situation(
        hand="galactic-census", line=", ".join(["mother", *line[1:houses]]), p1_line="dextre",
        artifacts="invasion-portal",
    ) as table:  # fmt: skip
        table.answer("play galactic-census")
        table.changed(hand="", discard="galactic-census", amber=amber)


# Psionic Officer Lang


def test_psionic_officer_lang_archives_when_an_enemy_reaps():
    with Situation(
        house="logos", line="mother", deck="labwork", p1_line="psionic-officer-lang", p1_deck="dextre, hyde"
    ) as table:
        table.answer("reap mother")
        table.changed(amber=1, line="mother exhausted", p1_deck="hyde", p1_archives="dextre")


def test_psionic_officer_lang_does_not_heed_friends_or_fights():
    with Situation(line="psionic-officer-lang, commander-chan", deck="labwork", p1_line="dust-imp") as table:
        table.answer("reap psionic-officer-lang")
        table.changed(amber=1, line="psionic-officer-lang exhausted, commander-chan")
    with Situation(house="logos", line="mother", p1_line="psionic-officer-lang", p1_deck="dextre") as table:
        table.answer("fight mother")
        table.changed(line="mother exhausted damage:3", p1_line="", p1_discard="psionic-officer-lang")


# Special Agent "Fingers"


def test_special_agent_fingers_steals():
    with Situation(line="special-agent-fingers", p1_amber=2) as table:
        table.answer("act special-agent-fingers")
        table.changed(amber=1, p1_amber=1, line="special-agent-fingers exhausted")


# Tachyon Pulse


def test_tachyon_pulse_destroys_artifacts_and_exhausts_creatures_with_upgrades():
    with Situation(
        hand="tachyon-pulse", line="dextre +stunner, mother", artifacts="key-to-dis",
        p1_line="troll +stunner, krump", p1_artifacts="library-of-babble",
    ) as table:  # fmt: skip
        table.answer("play tachyon-pulse")
        table.changed(
            amber=1, hand="", line="dextre exhausted +stunner, mother", artifacts="", p1_artifacts="",
            discard="tachyon-pulse, key-to-dis", p1_discard="library-of-babble",
            p1_line="troll exhausted +stunner, krump",
        )  # fmt: skip


# Techivore Pulpate


@pytest.mark.parametrize("mine", [True, False])
def test_techivore_pulpate_eats_the_artifacts_of_the_chosen_house(mine):
    beast = {"line" if mine else "p1_line": "techivore-pulpate, dextre"}
    with Situation(
        step="house", house="", houses="logos, dis, star-alliance", **beast,
        artifacts="library-of-babble, key-to-dis", p1_artifacts="anomaly-exploiter",
    ) as table:  # fmt: skip
        table.answer("logos")
        table.changed(
            artifacts="key-to-dis", discard="library-of-babble", p1_artifacts="", p1_discard="anomaly-exploiter"
        )
