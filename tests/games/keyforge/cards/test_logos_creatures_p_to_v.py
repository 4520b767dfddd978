"""What cards of Logos in Call of the Archons do: creatures p to v."""

from functools import partial

import pytest

from tests.games.keyforge import situations
from tests.games.keyforge.cards.looking import deck_of, seen
from trivault.games.keyforge.rules.damage import armor, keyword

Situation = partial(situations.Situation, house="logos")
FULL = "6 labwork"  # a hand that draws nothing at the end of the turn
HOUSES = "logos, brobnar, dis"


@pytest.mark.rule("KF-EX-24")
def test_protect_the_weak_on_quixo():
    with Situation(house="sanctum", line="quixo-the-adventurer", hand="protect-the-weak") as table:
        quixo = table.card("quixo-the-adventurer")
        assert (armor(table.state, quixo), keyword(table.state, quixo, "taunt")) == (0, 0)
        table.answer("play protect-the-weak")
        assert (armor(table.state, quixo), keyword(table.state, quixo, "taunt")) == (1, 1)


@pytest.mark.parametrize("situation", [{"hand": "psychic-bug"}, {"line": "psychic-bug"}])
def test_psychic_bug_looks_at_the_opponents_hand(situation):
    with Situation(p1_hand="troll, bumpsy", **situation) as table:
        assert seen(table, 0).sides[1].hand == (-1, -1)
        table.answer("play psychic-bug" if "hand" in situation else "reap psychic-bug")
        assert -1 not in seen(table, 0).sides[1].hand
        table.changed(amber=1, line="psychic-bug exhausted", **({"hand": ""} if "hand" in situation else {}))


def test_replicator_triggers_the_reap_effect_of_another_creature():
    with Situation(line="replicator, doc-bookton exhausted", deck="2 punch", p1_line="troll damage:5") as table:
        table.answer("reap replicator")
        table.offers("choose doc-bookton", "choose troll")
        table.answer("choose doc-bookton")
        table.changed(line="replicator exhausted, doc-bookton exhausted", amber=1, hand="punch", deck="punch")


def test_replicator_acts_for_you_and_does_not_exhaust_the_other():
    with Situation(line="replicator", deck="2 punch", p1_line="doc-bookton", p1_deck="troll") as table:
        table.answer("reap replicator")
        table.changed(line="replicator exhausted", amber=1, hand="punch", deck="punch")


@pytest.mark.rule("KF-FAQ-04", "KF-ASIF-03")
def test_replicator_lets_the_opponents_sequis_capture_from_the_opponent():
    with Situation(line="replicator", amber=3, p1_line="sequis", p1_amber=2) as table:
        table.answer("reap replicator")
        table.changed(line="replicator exhausted", amber=4, p1_amber=1, p1_line="sequis amber:1")


@pytest.mark.rule("KF-FAQ-37")
def test_replicator_moves_nobody_between_the_lines():
    with Situation(line="replicator, mother", p1_line="troll, sanctum-guardian") as table:
        table.answer("reap replicator", "choose sanctum-guardian", "swap mother")
        table.changed(line="replicator exhausted, mother", amber=1)


@pytest.mark.rule("KF-ASIF-03")
def test_replicator_counts_the_other_creature_as_friendly_to_its_own_effect():
    with Situation(line="replicator", deck="labwork", p1_line="neutron-shark, troll") as table:
        table.answer("reap replicator", "choose neutron-shark")
        table.offers("destroy replicator", "destroy neutron-shark")
        table.answer("destroy neutron-shark")
        table.changed(
            line="replicator exhausted", amber=1, deck="", discard="labwork", p1_line="",
            p1_discard="neutron-shark, troll",
        )  # fmt: skip


def test_replicator_triggers_what_upgrades_give_in_an_order_of_your_choice():
    with Situation(line="replicator, doc-bookton exhausted +duskrunner", deck="2 punch", p1_amber=1) as table:
        table.answer("reap replicator")
        assert len(table.texts()) == 2
        table.answer(table.texts()[0])
        table.changed(
            line="replicator exhausted, doc-bookton exhausted +duskrunner", amber=2, p1_amber=0, hand="punch",
            deck="punch",
        )  # fmt: skip


def test_replicator_and_a_creature_without_a_reap_effect():
    with Situation(line="replicator", p1_line="bumpsy", p1_amber=2) as table:
        table.answer("reap replicator")
        table.changed(line="replicator exhausted", amber=1)


def test_two_replicators_come_to_an_end():
    with Situation(line="replicator, replicator exhausted") as table:
        table.answer("reap replicator")
        table.changed(line="replicator exhausted, replicator exhausted", amber=1)
    with Situation(line="replicator, replicator exhausted, doc-bookton exhausted", deck="2 punch") as table:
        table.answer("reap replicator", "choose replicator", "choose replicator", "choose doc-bookton")
        table.changed(
            line="replicator exhausted, replicator exhausted, doc-bookton exhausted", amber=1, hand="punch",
            deck="punch",
        )  # fmt: skip


def test_research_smoko_archives_the_top_card_when_destroyed():
    with Situation(line="research-smoko", deck="punch, mother", p1_line="troll", p1_deck="bumpsy") as table:
        table.answer("fight research-smoko")
        table.changed(
            line="", discard="research-smoko", deck="mother", archives="punch", p1_line="troll damage:2"
        )


def test_skippy_timehog_stops_all_uses_in_the_opponents_next_turn():
    with Situation(
        hand=f"skippy-timehog, {FULL}", line="mother", houses=HOUSES, deck="9 labwork",
        p1_line="troll, bumpsy stunned", p1_artifacts="cannon, mighty-javelin", p1_hand="6 punch",
        p1_houses="brobnar, dis, mars",
    ) as table:  # fmt: skip
        table.answer("play skippy-timehog", "left")
        assert table.can("reap mother")
        table.answer("end-turn", "brobnar")
        table.offers("play punch", "discard punch", "end-turn")
        table.refused("reap troll", "KF-GEN-01")
        table.answer("end-turn", "logos")
        assert table.can("reap mother")
        table.answer("end-turn", "brobnar")
        assert all(
            table.can(way) for way in ("reap troll", "act cannon", "omni mighty-javelin", "unstun bumpsy")
        )


def test_skippy_timehog_stops_uses_by_effects_too():
    with Situation(
        house="brobnar", hand="anger", line="troll exhausted", p1_line="bumpsy", effects="skippy-timehog by:1"
    ) as table:
        table.answer("play anger")
        table.changed(hand="", discard="anger", amber=1, line="troll")
    with Situation(
        house="brobnar", hand="anger", line="troll stunned", p1_line="bumpsy", effects="skippy-timehog by:1"
    ) as table:
        table.answer("play anger")
        table.changed(hand="", discard="anger", amber=1)  # removing the stun would be a use


def test_timetraveller_draws_two_and_travels_back_into_the_deck():
    with Situation(hand="timetraveller", deck="punch, troll, mother") as table:
        table.answer("play timetraveller")
        table.changed(hand="punch, troll", deck="mother", amber=1, line="timetraveller exhausted")
    with Situation(line="timetraveller", deck="3 punch") as table:
        table.answer("act timetraveller")
        assert deck_of(table) == ["punch", "punch", "punch", "timetraveller"]
        assert table.state.play == {}
        assert seen(table, 0).sides[0].deck == (-1, -1, -1, -1)


@pytest.mark.parametrize(
    ("line", "cost"),
    [
        ("titan-mechanic", 5),
        ("titan-mechanic, mother", 5),
        ("mother, titan-mechanic, dextre", 6),
        ("titan-mechanic exhausted, mother, titan-mechanic", 4),
    ],
)
def test_titan_mechanic_on_a_flank_makes_keys_cheaper_for_all(line, cost):
    with Situation(line=line) as table:
        assert table.key_cost(0) == table.key_cost(1) == cost


def test_vespilon_theorist_archives_a_card_of_the_named_house():
    with Situation(line="vespilon-theorist", deck="troll, punch") as table:
        table.answer("reap vespilon-theorist", "brobnar")
        table.changed(line="vespilon-theorist exhausted", amber=2, deck="punch", archives="troll")
        assert -1 not in seen(table, 1).sides[0].archives  # it was revealed


@pytest.mark.parametrize(("deck", "after"), [("troll", {"deck": "", "discard": "troll"}), ("", {})])
def test_vespilon_theorist_discards_a_card_of_another_house(deck, after):
    with Situation(line="vespilon-theorist", deck=deck) as table:
        table.answer("reap vespilon-theorist", "dis")
        table.changed(line="vespilon-theorist exhausted", amber=1, **after)


def test_vespilon_theorist_is_elusive():
    with Situation(house="brobnar", line="bumpsy", p1_line="vespilon-theorist") as table:
        table.answer("fight bumpsy")
        table.changed(line="bumpsy exhausted")


def test_veylan_analyst_gains_whenever_you_use_an_artifact():
    with Situation(
        line="veylan-analyst, mother", artifacts="library-of-babble, mighty-javelin", hand="remote-access",
        deck="3 punch", p1_artifacts="cannon", p1_line="troll",
    ) as table:  # fmt: skip
        table.answer("act library-of-babble")
        table.changed(artifacts="library-of-babble exhausted, mighty-javelin", hand="remote-access, punch",
                      deck="2 punch", amber=1)  # fmt: skip
        table.answer("omni mighty-javelin", "damage troll")  # sacrificed, but used
        table.changed(
            artifacts="library-of-babble exhausted", discard="mighty-javelin", amber=2, p1_line="troll damage:4"
        )
        table.answer("play remote-access", "damage troll")
        table.changed(
            hand="punch", discard="remote-access, mighty-javelin", amber=4, p1_artifacts="cannon exhausted",
            p1_line="troll damage:6",
        )  # fmt: skip
        table.answer("reap mother")
        table.changed(line="veylan-analyst, mother exhausted", amber=5)


def test_veylan_analyst_gains_nothing_for_the_opponents_uses():
    with Situation(artifacts="library-of-babble", deck="punch", p1_line="veylan-analyst") as table:
        table.answer("act library-of-babble")
        table.changed(artifacts="library-of-babble exhausted", hand="punch", deck="")
