"""The mutation check itself, and a sample of it; all of it in soak."""

from __future__ import annotations

from typing import Any

import pytest

import trivault
from tests.games.keyforge.situations import Situation
from tests.mutation import check
from tests.mutation.mutants import mutants
from tests.mutation.runner import Bench, cases, in_place
from tests.mutation.trees import changed, fields, is_built, only_said, walk
from trivault.games.keyforge.effects.flow import pick
from trivault.games.keyforge.rules.groups import Creatures
from trivault.games.keyforge.rules.things import CREATURE_CARD, ENEMY, FRIENDLY, Is
from trivault.kernel.terms import Both, Constant, up_to

GAME = trivault.load("keyforge")


# How a card is mutated


def found(slug: str, game: str = "keyforge") -> dict[str, object]:
    rules: Any = trivault.load(game)
    return {f"{m.where}: {m.what}": m for m in mutants(game, rules.card(slug))}


def test_each_conjunct_of_a_filter_is_dropped():
    made = found("niffle-queen")
    for what in ("other", "friendly", "beast"):
        assert any(
            name.startswith("abilities.power[0].on") and name.endswith(f"{what} dropped") for name in made
        )


def test_each_number_is_one_more_and_one_less():
    assert {"abilities.reaped.effect.amount: n 3 → 4", "abilities.reaped.effect.amount: n 3 → 2"} <= set(
        found("troll")
    )


def test_what_a_function_has_closed_over_changes_what_it_does():
    made = {f"{m.where}: {m.what}": m for m in mutants("keyforge", GAME.card("timequake"))}
    mutant = made["abilities.played.effect.parts[1].amount.group.which.test: yours True → either"]
    for card, drawn in ((GAME.card("timequake"), 1), (mutant.card, 0)):
        with in_place(GAME, card), Situation(hand="timequake", line="bumpsy", deck="3 punch") as table:
            table.answer("play timequake")
            assert len(table.state.players[0].hand) == drawn


def test_selections_are_widened():
    made = found("mass-abduction")
    for what in ("chosen → each", "up to → exactly", "one more", "one less"):
        assert f"abilities.played.effect.on: {what}" in made
    assert "abilities.played.effect.on.group.filter: enemy dropped" in made


def test_may_becomes_must():
    assert any(name.endswith("may → must") for name in found("the-common-cold"))


def test_what_only_the_text_says_is_left_alone():
    assert {"name", "opposite", "word"} <= only_said(Is)
    assert only_said(Constant) & {"n"} == set()
    assert not any(path[-1:] == ("word",) for path, _ in walk(GAME.card("troop-call")))


@pytest.mark.parametrize("game", check.GAMES)
def test_every_part_of_a_card_keeps_what_it_was_built_from(game):
    rules: Any = trivault.load(game)
    built = {part.__class__: part for card in rules.cards.values() for _, part in walk(card) if is_built(part)}
    lost = {
        (kind.__name__, name)
        for kind, part in built.items()
        for name in fields(kind)
        if not hasattr(part, name)
    }
    assert not lost


def test_a_changed_tree_differs_in_one_place():
    tree = pick(up_to(2, Creatures(FRIENDLY & ENEMY & CREATURE_CARD)))
    path = next(path for path, part in walk(tree) if part is ENEMY)
    other = changed(tree, path, FRIENDLY)
    left = dict(walk(other))[path[:-1]]
    assert isinstance(left, Both)
    assert left.right is FRIENDLY
    assert tree != other == changed(tree, path, FRIENDLY)


@pytest.mark.parametrize("game", check.GAMES)
def test_mutants_have_names_of_their_own(game):
    names = [mutant.name for mutant in check.all_mutants(trivault.load(game))]
    assert len(set(names)) == len(names) > 200


# How a mutant is run


def test_a_card_is_itself_again_after_a_mutant():
    card, nodes = GAME.card("troll"), len(GAME.program.nodes)
    mutant = next(mutants("keyforge", card))
    with in_place(GAME, mutant.card):
        assert GAME.card("troll") is mutant.card
        assert len(GAME.program.nodes) > nodes
    assert GAME.card("troll") is card
    assert len(GAME.program.nodes) == nodes


@pytest.mark.parametrize(("n", "words"), [(1, "a b"), pytest.param(2, "c", id="two")])
@pytest.mark.parametrize("more", [True, False])
def parametrised(n, words, more):
    assert (n, words) in ((1, "a b"), (2, "c"))


def test_a_game_with_a_mutant_is_saved_and_read_back():
    mutant = next(mutants("keyforge", GAME.card("troll")))
    with in_place(GAME, mutant.card), Situation(line="troll") as table:
        assert GAME.from_bytes(table.state.to_bytes()).to_bytes() == table.state.to_bytes()
        assert len(GAME.stored_nodes.numbers) == len(GAME.program.nodes)
    assert len(GAME.stored_nodes.numbers) == len(GAME.program.nodes)


def test_a_test_is_run_with_each_of_its_values():
    ran = list(cases(parametrised, "source"))
    assert len(ran) == 4
    assert all(case.passes() for case in ran)


def with_fixture(tmp_path):
    raise AssertionError("not to be run here")


def test_tests_that_need_a_fixture_are_left_out():
    assert list(cases(with_fixture, "source")) == []


def reading():
    assert "n=3" in repr(GAME.face("troll").lines)


def test_tests_that_read_the_text_of_a_card_notice_nothing():
    (case,) = cases(reading, "source")
    assert case.passes()
    for mutant in mutants("keyforge", GAME.card("troll")):
        with in_place(GAME, mutant.card):
            assert case.passes()
    assert "face" not in vars(GAME)


WEAK = """
from tests.games.keyforge.situations import Situation


def test_punch_hurts_an_enemy():
    with Situation(hand="punch", p1_line="bumpsy") as table:
        table.answer("play punch")
        assert table.state.play[table.card("bumpsy")].damage == 3
"""


@pytest.fixture
def weak(tmp_path, monkeypatch):
    """Tests of Punch in which nobody but the victim is on the table."""
    path = tmp_path / f"weak_{tmp_path.name}" / "test_weak_punch.py"  # a module of its own each time
    path.parent.mkdir()
    path.write_text(WEAK)
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.setattr("tests.mutation.runner.TESTS", path.parent)
    return Bench(GAME, [path])


def test_a_weak_test_is_reported(weak):
    left = {mutant.what for mutant in mutants("keyforge", GAME.card("punch")) if weak.noticed(mutant) is None}
    assert left == {"chosen → each", "one more"}


def test_a_test_that_fails_anyway_has_noticed_nothing(weak):
    (module,) = weak.modules
    module.path.write_text(module.text.replace("== 3", "== 4"))
    broken = Bench(GAME, [module.path])
    with pytest.raises(AssertionError, match="fails without any mutant"):
        broken.noticed(next(mutants("keyforge", GAME.card("punch"))))


# Explanations


@pytest.fixture
def listed(tmp_path, monkeypatch):
    def write(text):
        path = tmp_path / "survivors.toml"
        path.write_text(text)
        monkeypatch.setattr(check, "LIST", path)

    return write


def test_an_unexplained_survivor_is_reported(listed):
    listed("")
    result = check.check("shards", card="evokatus")
    assert result.survivors == ["evokatus: exhaust.amount.group.filter: champion dropped"]
    assert not result.clean


def test_an_explained_survivor_is_fine(listed):
    listed('[shards]\n"because" = ["evokatus: exhaust.amount.group.filter: champion dropped"]')
    result = check.check("shards", card="evokatus")
    assert result.explained == 1
    assert result.clean


def test_an_explanation_of_what_is_noticed_is_out_of_date(listed):
    listed('[shards]\n"because" = ["reactor-drone: play.amount: n 3 → 4"]')
    result = check.check("shards", card="reactor-drone")
    assert len(result.stale) == 1
    assert "noticed by" in result.stale[0]


def test_every_explanation_is_of_a_mutant():
    for game in check.GAMES:
        names = {mutant.name for mutant in check.all_mutants(trivault.load(game))}
        assert set(check.explanations(game)) <= names


# The check


@pytest.mark.parametrize("game", check.GAMES)
def test_no_mutant_of_a_sample_survives(game):
    result = check.check(game, sample=40, seed=1)
    assert result.clean, "\n".join(result.lines())


@pytest.mark.soak
@pytest.mark.parametrize("game", check.GAMES)
def test_no_mutant_survives(game):
    result = check.check(game)
    assert result.clean, "\n".join(result.lines())
