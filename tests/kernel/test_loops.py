"""Effects that would go on without end are ended, and only those (record 14)."""

from random import Random

import hypothesis.strategies as st
import msgspec
import pytest
from hypothesis import given, settings

from tests.kernel.drive import told
from tests.kernel.tiny import Tiny
from tests.kernel.tiny_cards import (
    AMOUNT,
    ANY,
    CREATURES,
    ITSELF,
    MINE,
    OTHERS,
    THEIRS,
    THIS,
    YOU,
    YOUR_OTHER,
    action,
    creature,
    damage,
    destroy,
    gain,
    heal,
    lose,
)
from tests.kernel.tiny_model import Those
from trivault.kernel import loops
from trivault.kernel.abilities import After, Instead, Until
from trivault.kernel.choice_nodes import May
from trivault.kernel.control import Repeat
from trivault.kernel.loops import MOST_STEPS, WATCHED
from trivault.kernel.terms import Constant, each, one
from trivault.testing import same_future, same_views


def table(*cards, board=(), foe=(), hand=("start",), ember=0, deck=()):
    """A game of these cards, a log that is kept, and an action `start` in hand."""
    game = Tiny(cards)
    me = {"hand": list(hand), "board": list(board), "ember": ember}
    state = game.position({"players": [me, {"board": list(foe), "deck": list(deck)}]})
    state.log = []
    return state


def told_of(state, what):
    return [told(entry) for entry in state.log if entry.event.kind == what]


def ended(state):
    """How often the log says that something was ended."""
    return sum(entry.event.kind == "endless" for entry in state.log)


def idle(state):
    return state.game.idle(state) and state.steps == 0


# Without a choice


def test_what_grows_is_ended_after_many_abilities():
    state = table(
        creature("parrot", 1, After("gain", ANY, gain(1))), action("start", gain(1)), board=["parrot"]
    )
    state.apply("play start")
    assert state.sides[0].ember == 1 + MOST_STEPS
    assert ended(state) == 1
    assert idle(state)


def test_what_branches_and_grows_is_ended_too():
    parrot = creature("parrot", 1, After("gain", ANY, gain(1)))
    state = table(parrot, action("start", gain(1)), board=["parrot", "parrot"])
    state.apply("play start")
    while not idle(state):
        state.apply(state.legal()[0])
    assert state.sides[0].ember == 1 + MOST_STEPS


def test_two_triggers_that_undo_each_other_come_to_rest():
    cards = (
        creature("giver", 1, After("lose", YOU, gain(1))),
        creature("taker", 1, After("gain", YOU, lose(1))),
        action("start", gain(1)),
    )
    state = table(*cards, board=["giver", "taker"])
    state.apply("play start")
    assert state.sides[0].ember in (0, 1)
    assert len(told_of(state, "gain")) < 2 * WATCHED
    assert ended(state) == 1
    assert idle(state)


def test_damage_that_two_creatures_redirect_to_each_other_is_dealt_once():
    shield = creature("shield", 9, Instead("damage", YOUR_OTHER, damage(AMOUNT, each(THIS))))
    state = table(shield, action("start", damage(2, one(OTHERS))), foe=["shield", "shield"])
    state.apply("play start")
    state.apply(state.legal()[0])
    assert sorted(state.damage.values()) == [2]
    assert told_of(state, "damage") == ["damage shield 2"]
    assert idle(state)


@pytest.fixture
def looked_at(monkeypatch):
    """The positions that are compared, with a last limit that a circle should not come near."""
    monkeypatch.setattr(loops, "MOST_STEPS", 3 * WATCHED)
    seen, fingerprint = [], loops._fingerprint

    def counted(state, *what):
        seen.append(what)
        return fingerprint(state, *what)

    monkeypatch.setattr(loops, "_fingerprint", counted)
    return seen


def coward():
    """It would rather see the others destroyed."""
    return creature("coward", 3, Instead("destroy", ITSELF, destroy(each(OTHERS))))


def test_two_replacements_that_feed_each_other_come_to_rest(looked_at):
    state = table(coward(), action("start", destroy(one(CREATURES))), board=["coward"], foe=["coward"])
    state.apply("play start")
    state.apply(state.legal()[0])
    assert sorted(len(side.board) for side in state.sides) == [0, 1]
    assert len(looked_at) < 10
    assert idle(state)


def test_they_come_to_rest_in_one_batch_too(looked_at):
    """As long as the ox is about to be destroyed, what the cowards bring about joins it."""
    cards = (coward(), creature("ox", 9), action("start", destroy(each(CREATURES))))
    state = table(*cards, board=["coward"], foe=["coward", "ox"])
    state.apply("play start")
    assert sorted(len(side.board) for side in state.sides) == [0, 1]
    assert len(looked_at) < 10
    assert idle(state)


def test_a_creature_that_heals_and_wounds_itself_comes_to_rest():
    """The wound is healed, the healing wounds."""
    flagellant = creature(
        "flagellant", 5, After("damage", ITSELF, heal(each(THIS))), After("heal", ITSELF, damage(1, each(THIS)))
    )
    state = table(flagellant, action("start", damage(1, each(MINE))), board=["flagellant"])
    state.apply("play start")
    assert sum(state.damage.values()) <= 1
    assert ended(state) == 1
    assert idle(state)


# With choices


def forced(deck=()):
    """Whoever is healed hurts one of two creatures, whoever is hurt is healed: there is always a
    choice, and none of the answers ends it."""
    THAT = Those("that", lambda s, scope: [scope.event.thing] if scope.event else [])
    cards = (
        creature("nurse", 9, After("damage", ANY, heal(each(THAT))), After("heal", ANY, damage(1, one(MINE)))),
        creature("ox", 9),
        action("start", damage(1, one(MINE))),
    )
    return table(*cards, board=["nurse", "ox"], deck=deck)


def play_on(state, answers, most=2000):
    """Take answers by a rule until nothing is left to decide; copies, bytes and views hold."""
    state.apply("play start")
    count = 0
    while not idle(state):
        assert count < most, "the effect does not end"
        option = answers(state, count)
        if count in (0, WATCHED, WATCHED + 5):
            same_future(state.game, state, option.text, state.choice.player)
            same_views(state.game, state, count)
        state.apply(option)
        count += 1
    return count


def always_first(state, count):
    return state.legal()[0]


def in_turn(state, count):
    return state.legal()[count % len(state.legal())]


@pytest.mark.parametrize("answers", [always_first, in_turn])
def test_choices_that_cannot_end_it_do_not_keep_it_going(answers):
    state = forced()
    play_on(state, answers)
    assert ended(state) == 1


def test_the_player_who_may_go_on_for_ever_has_to_let_it_go():
    cards = (
        creature("giver", 1, After("lose", YOU, May("give", gain(1)))),
        creature("taker", 1, After("gain", YOU, May("take", lose(1)))),
        action("start", gain(1)),
    )
    state = table(*cards, board=["giver", "taker"])
    asked = play_on(state, always_first)
    assert WATCHED <= asked < 2 * WATCHED
    assert ended(state) == 1


def test_what_the_guard_remembers_is_in_no_view():
    """It depends on hidden cards, so that it would tell of them."""

    def seen(turned):
        state = forced(["ox", "nurse"])
        if turned:
            state.sides[1].deck.reverse()
        state.apply("play start")
        while state.steps <= WATCHED:
            state.apply(state.legal()[0])
        assert any(batch.begun for batch in state.batches)
        return msgspec.json.encode(state.view(0))

    assert seen(turned=False) == seen(turned=True)


# What is only long


def test_a_long_repetition_is_not_cut():
    """The trigger leaves the table as it was each time, and still is due each time."""
    cards = (
        creature("taker", 1, After("gain", YOU, lose(1))),
        action("start", Repeat(Constant(10 * WATCHED), gain(1))),
    )
    state = table(*cards, board=["taker"])
    state.apply("play start")
    assert len(told_of(state, "lose")) == 10 * WATCHED
    assert state.sides[0].ember == 0
    assert ended(state) == 0
    assert idle(state)


def _next(state, scope):
    board = state.sides[scope.you].board
    return board[board.index(scope.this) + 1 :][:1]


@pytest.mark.parametrize("length", [20, 123, 300])
def test_a_long_chain_is_not_cut_however_deep_it_nests(length):
    domino = creature("domino", 9, After("damage", ITSELF, damage(1, each(Those("next", _next)))))
    state = table(
        domino, creature("first", 9), action("start", damage(1, one(MINE))), board=["domino"] * length
    )
    state.apply("play start")
    state.apply(state.legal()[0])
    assert list(state.damage.values()) == [1] * length
    assert ended(state) == 0
    assert idle(state)


def test_an_equal_ability_of_a_window_around_does_not_count():
    """The taker takes what was gained; the echo gains once more, inside the same window and with the
    table as it was when the taker began: it takes that too."""
    echo = Until("turn", After("gain", ANY, gain(1)), uses=1)
    cards = (
        creature("taker", 1, After("gain", YOU, lose(1))),
        action("start", Repeat(Constant(2 * WATCHED), gain(1)), echo, gain(1)),
    )
    state = table(*cards, board=["taker"])
    state.apply("play start")
    state.apply("resolve taker p0")
    assert len(told_of(state, "lose")) == 2 * WATCHED + 2
    assert state.sides[0].ember == 0
    assert idle(state)


def test_many_triggers_of_one_window_are_not_cut():
    """Ten watchers see each of thirty deaths."""
    cards = (
        creature("watcher", 9, After("destroy", ANY, gain(1))),
        creature("victim", 1),
        action("start", damage(1, each(THEIRS))),
    )
    state = table(*cards, board=["watcher"] * 10, foe=["victim"] * 30)
    state.apply("play start")
    while not idle(state):
        state.apply(state.legal()[0])
    assert state.sides[0].ember == 300
    assert ended(state) == 0


def test_a_new_action_begins_to_count_anew():
    """Each play of the card is allowed all the length that one resolution may have."""
    parrot = creature("parrot", 1, After("gain", ANY, gain(1)))
    state = table(parrot, action("start", gain(1)), board=["parrot"], hand=["start", "start"])
    state.apply("play start")
    state.apply("play start")
    assert state.sides[0].ember == 2 * (1 + MOST_STEPS)


# Any mixture of such abilities

ABILITIES = {
    "gain-lose": lambda: After("gain", ANY, lose(1)),
    "lose-gain": lambda: After("lose", ANY, gain(1)),
    "gain-gain": lambda: After("gain", ANY, gain(1)),
    "gain-may-lose": lambda: After("gain", ANY, May("take", lose(1))),
    "hurt-heal": lambda: After("damage", ANY, heal(each(THIS))),
    "heal-hurt-all": lambda: After("heal", ANY, damage(1, each(CREATURES))),
    "heal-hurt-one": lambda: After("heal", ANY, damage(1, one(CREATURES))),
    "take-the-damage": lambda: Instead("damage", YOUR_OTHER, damage(AMOUNT, each(THIS))),
    "pass-the-damage-on": lambda: Instead("damage", ITSELF, damage(AMOUNT, one(OTHERS))),
    "others-die-instead": lambda: Instead("destroy", ITSELF, destroy(each(OTHERS))),
    "saved-at-the-last-moment": lambda: Instead("destroy", ITSELF, gain(1), last=True),
    "death-gains": lambda: After("destroy", ANY, gain(1)),
}


MIXTURES = given(
    st.lists(st.lists(st.sampled_from(sorted(ABILITIES)), max_size=3), min_size=1, max_size=4),
    st.integers(0, 2**32),
)


def comes_to_rest(boards, seed):
    cards = [creature(f"c{i}", 2, *(ABILITIES[name]() for name in names)) for i, names in enumerate(boards)]
    state = table(*cards, action("start", gain(1), damage(1, each(CREATURES))), board=[c.slug for c in cards])
    random = Random(seed)
    play_on(state, lambda s, n: s.legal()[random.randrange(len(s.legal()))], most=3 * MOST_STEPS)
    assert idle(state)


@settings(max_examples=25, deadline=None, derandomize=True)
@MIXTURES
def test_every_mixture_of_abilities_comes_to_rest(boards, seed):
    comes_to_rest(boards, seed)


@pytest.mark.soak
@settings(max_examples=400, deadline=None)
@MIXTURES
def test_many_mixtures_of_abilities_come_to_rest(boards, seed):
    comes_to_rest(boards, seed)
