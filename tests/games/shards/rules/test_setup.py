"""Chapter 'Setup': how the table looks before the first turn."""

from collections import Counter

import pytest

from tests.games.shards.play import CENTRE_CARDS
from tests.games.shards.situations import GAME
from trivault.games.shards.state.model import ShardsState
from trivault.kernel.errors import SetupError

SEEDS = range(12)


@pytest.fixture(params=[2, 3, 4])
def players(request: pytest.FixtureRequest) -> int:
    count: int = request.param
    return count


def order_of_turns(state: ShardsState, turns: int) -> list[int]:
    """Who is to move in the next turns, when all of them just end theirs."""
    order = []
    for _ in range(turns):
        order.append(state.active)
        state.apply("end-turn")
    return order


@pytest.mark.rule("SI-SETUP-01")
def test_two_to_four_can_play(players: int) -> None:
    state = GAME.new(players=players, seed=1)
    assert len(state.players) == players
    assert state.choice.player == state.active


@pytest.mark.rule("SI-SETUP-01")
@pytest.mark.parametrize("count", [0, 1, 5])
def test_fewer_or_more_cannot_play(count: int) -> None:
    with pytest.raises(SetupError):
        GAME.new(players=count, seed=1)
    with pytest.raises(SetupError):
        GAME.position({"players": [{}] * count})


@pytest.mark.rule("SI-SETUP-02")
def test_any_player_can_be_first_and_turns_go_clockwise(players: int) -> None:
    for first in range(players):
        state = GAME.new(players=players, seed=4, first=first)
        expected = [(first + turn) % players for turn in range(2 * players)]
        assert order_of_turns(state, 2 * players) == expected
    with pytest.raises(SetupError):
        GAME.new(players=players, seed=4, first=players)


@pytest.mark.rule("SI-SETUP-03")
def test_each_player_has_a_board_of_their_own_and_50_health(players: int) -> None:
    state = GAME.new(players=players, seed=2)
    assert [player.health for player in state.players] == [50] * players
    assert len(set(state.characters)) == players
    wanted = ("volos", "decima", "ko-syn-wu", "tetra")[:players]
    assert GAME.new(players=players, seed=2, characters=wanted).characters == wanted


@pytest.mark.rule("SI-SETUP-03")
@pytest.mark.parametrize("wanted", [["volos"], ["volos", "volos"], ["volos", "tetra", "decima"]])
def test_boards_are_handed_out_one_each(wanted: list[str]) -> None:
    with pytest.raises(SetupError):
        GAME.new(players=2, seed=2, characters=wanted)


@pytest.mark.rule("SI-SETUP-04")
def test_mastery_rises_in_turn_order(players: int) -> None:
    for first in range(players):
        state = GAME.new(players=players, seed=6, first=first)
        in_turn_order = [state.players[(first + i) % players].mastery for i in range(players)]
        assert in_turn_order == [0, 1, 2, 3][:players]


@pytest.mark.rule("SI-SETUP-05")
def test_five_of_the_ten_starter_cards_are_drawn(players: int) -> None:
    state = GAME.new(players=players, seed=3)
    for seat, player in enumerate(state.players):
        assert (len(player.hand), len(player.deck)) == (5, 5)
        assert not set(player.hand) & set(player.deck)
        kinds = Counter(state.defs[card].slug for card in player.hand + player.deck)
        assert kinds == {"crystal": 7, "blaster": 1, "shard-reactor": 1, "infinity-shard": 1}
        for viewer in range(players):  # the deck is face down for all, the hand for the others
            side = state.view(viewer).sides[seat]
            assert side.deck_size == side.hand_size == 5
            assert side.hand == (tuple(player.hand) if seat == viewer else ())


@pytest.mark.rule("SI-SETUP-05")
def test_each_starter_deck_is_shuffled(players: int) -> None:
    for seat in range(players):
        hands = []
        for seed in SEEDS:
            state = GAME.new(players=players, seed=seed, first=0)
            hands.append(tuple(sorted(state.defs[card].slug for card in state.players[seat].hand)))
        assert len(set(hands)) > 2
    alike = [hand == other for hand, other in zip(*two_hands(), strict=True)]
    assert not all(alike), "the decks are shuffled each on its own"


def two_hands() -> tuple[list[list[str]], list[list[str]]]:
    """The first hands of both players over many games."""
    states = [GAME.new(players=2, seed=seed) for seed in SEEDS]
    first, second = (
        [[state.defs[card].slug for card in state.players[seat].hand] for state in states] for seat in (0, 1)
    )
    return first, second


@pytest.mark.rule("SI-SETUP-06")
def test_all_centre_cards_are_shuffled(players: int) -> None:
    orders = set()
    for seed in SEEDS:
        state = GAME.new(players=players, seed=seed)
        cards = [card for card in state.row + state.centre if state.defs[card].type != "starter"]
        assert len(cards) == len(set(cards)) == CENTRE_CARDS
        orders.add(tuple(state.defs[card].slug for card in state.row + state.centre))
        assert state.view(0).centre_known == ()
    assert len(orders) == len(SEEDS)


@pytest.mark.rule("SI-SETUP-07")
def test_six_cards_lie_face_up_as_centre_row(players: int) -> None:
    state = GAME.new(players=players, seed=5)
    assert len(state.row) == 6
    assert len(state.centre) == CENTRE_CARDS - 6
    assert not set(state.row) & set(state.centre)
    assert all(state.defs[card].type in ("ally", "champion") for card in state.row)
    for viewer in range(players):
        assert state.view(viewer).row == tuple(state.row)


@pytest.mark.rule("SI-SETUP-08")
def test_nothing_else_lies_on_the_table(players: int) -> None:
    state = GAME.new(players=players, seed=7)
    for player in state.players:
        assert (player.discard, player.champions, player.exhausted) == ([], [], [])
    assert (state.allies, state.mercenaries, state.played, state.banished) == ([], [], [], [])
    assert (state.gems, state.power, state.focused, state.turn) == (0, 0, False, 1)
