"""Chapter 'Variants and play modes': quick start, series, handicap, auction."""

import msgspec
import pytest

from trivault import Replay, Setup, Table
from trivault.bots import make
from trivault.games.keyforge.decks.deck_lists import built_in
from trivault.games.keyforge.decks.series import Series, handicap
from trivault.games.keyforge.game import GAME
from trivault.kernel.errors import NotYourChoice, SetupError
from trivault.kernel.replaying import open_replay
from trivault.testing import conform

DECKS = ("miss-onyx-censorius", "radiant-argus-the-supreme")
ONE, OTHER = (built_in()[name] for name in DECKS)


def new(seed=1, **given):
    return GAME.new(decks=DECKS, seed=seed, **given)


def answers(state):
    return [option.text for option in state.legal()]


def sizes(state):
    return [len(side.hand) for side in state.players]


def listed(state, player):
    """The cards of a player, as a deck lists them."""
    cards = [c for c in range(len(state.defs)) if state.owners[c] == player]
    side = state.players[player]
    assert sorted(cards) == sorted([*side.hand, *side.deck])
    return sorted(state.defs[c].slug for c in cards)


def slugs(deck):
    return sorted(entry.slug for entry in deck.cards)


# Quick start


@pytest.mark.rule("KF-SETUP-09", "KF-VAR-05")
@pytest.mark.parametrize("first", [0, 1])
def test_a_quick_start_skips_the_mulligan(first):
    state = new(first=first, quick=True)
    assert (state.choice.reason, state.choice.player) == ("choose-house", first)
    assert sizes(state) == ([7, 6] if first == 0 else [6, 7])
    assert [side.hand for side in state.players] == [side.hand for side in new(first=first).players]


@pytest.mark.rule("KF-SETUP-09")
def test_without_a_quick_start_the_mulligan_is_asked():
    assert answers(new()) == ["keep", "mulligan"]


# Series


@pytest.mark.rule("KF-SETUP-05", "KF-VAR-04")
@pytest.mark.parametrize("lost", [0, 1])
@pytest.mark.parametrize("first", [0, 1])
def test_the_player_whose_deck_lost_decides_who_goes_first(lost, first):
    state = new(lost=lost)
    assert (state.choice.reason, state.choice.player) == ("first", lost)
    assert answers(state) == ["first p0", "first p1"]
    assert sizes(state) == [0, 0]  # nobody has seen a card yet
    with pytest.raises(NotYourChoice):
        state.apply("first p0", 1 - lost)
    state.apply(f"first p{first}")
    assert sizes(state) == ([7, 6] if first == 0 else [6, 7])
    assert (state.choice.reason, state.choice.player) == ("mulligan", first)
    state.apply("keep")
    state.apply("keep")
    assert (state.active, state.choice.player, state.first) == (first, first, True)


@pytest.mark.rule("KF-SETUP-05")
def test_in_the_first_game_nobody_decides_who_begins():
    assert answers(new()) == ["keep", "mulligan"]
    assert "lost" not in Series(decks=DECKS, best_of=3).setup().options


def played(series):
    """One more game of a series, by random answers."""
    state = series.setup().start(GAME, series.deal)
    players = [make("random", seat) for seat in range(2)]
    asked = state.choice
    while not state.over:
        player = state.choice.player
        state.apply(players[player].choose(state, player), player)
    return asked, series.after(state.result)


@pytest.mark.rule("KF-VAR-04", "KF-SETUP-05")
def test_a_series_goes_on_from_result_to_result():
    series = Series(decks=DECKS, best_of=3, seed=4)
    asked, series = played(series)
    assert asked.reason == "mulligan"
    while series.winner is None:
        (winner,) = series.results[-1]
        asked, series = played(series)
        assert (asked.reason, asked.player) == ("first", 1 - winner)
    assert series.wins(series.winner) == 2
    assert len(series.results) == series.deal - 4 in (2, 3)
    with pytest.raises(SetupError, match=f"over: p{series.winner} has won"):
        series.setup()
    with pytest.raises(SetupError, match="is over"):
        series.after((0,))


@pytest.mark.rule("KF-VAR-04")
@pytest.mark.parametrize(
    ("best_of", "winners", "winner"),
    [(1, "0", 0), (3, "01", None), (3, "011", 1), (5, "0101", None), (5, "01010", 0), (3, "00", 0)],
)
def test_a_series_is_won_with_more_than_half_of_its_games(best_of, winners, winner):
    series = Series(decks=DECKS, best_of=best_of)
    for won in winners:
        assert series.winner is None
        series = series.after((int(won),))
    assert series.winner == winner


@pytest.mark.rule("KF-OPEN-16")
def test_a_game_without_a_single_winner_counts_for_neither_and_chance_decides_who_begins():
    series = Series(decks=DECKS, best_of=1).after(()).after((0, 1))
    assert (series.winner, series.deal) == (None, 2)
    assert "lost" not in series.setup().options


def test_a_series_keeps_its_options_and_can_be_saved():
    series = Series(decks=DECKS, best_of=5, seed=9, quick=True, stronger=1, before=(True,)).after((0,))
    assert msgspec.json.decode(msgspec.json.encode(series), type=Series) == series
    assert series.setup() == Setup({"decks": [*DECKS], "quick": True, "lost": 1, "chains": [0, 4]})


@pytest.mark.parametrize("given", [{"best_of": 2}, {"best_of": 0}, {"best_of": 3, "stronger": 2}])
def test_a_series_that_cannot_be(given):
    with pytest.raises(SetupError, match=r"best of 1, 3, 5|deck 0 or 1"):
        Series(decks=DECKS, **given)


def test_only_players_win_games_of_a_series():
    with pytest.raises(SetupError, match="the players 0 and 1, not"):
        Series(decks=DECKS, best_of=3).after((2,))


# Handicap


@pytest.mark.rule("KF-VAR-02", "KF-OPEN-15")
@pytest.mark.parametrize(
    ("results", "chains"),
    [
        ("", 4),
        ("WW", 4),
        ("WWW", 5),
        ("WWWWW", 5),  # counted anew (KF-OPEN-15)
        ("WWWWWW", 6),
        ("LL", 4),
        ("LLL", 3),
        ("WWLW", 4),
        ("WWLLW", 4),
        ("WLLL", 3),
        ("WWWLLL", 4),
        ("WWWLL", 5),
        ("LLL" * 4, 0),
        ("LLL" * 5, 0),
        ("LLL" * 5 + "WWW", 1),
        ("WWW" * 20, 24),
        ("WWW" * 21, 24),
    ],
)
def test_three_results_in_a_row_change_the_handicap_by_one(results, chains):
    assert handicap(result == "W" for result in results) == chains


@pytest.mark.rule("KF-VAR-01", "KF-VAR-02")
@pytest.mark.parametrize("stronger", [0, 1])
def test_the_stronger_deck_of_a_series_starts_with_its_handicap(stronger):
    series = Series(decks=DECKS, best_of=9, stronger=stronger, before=(True, True))
    chains = [0, 0]
    for won, expected in ((1, 4), (1, 5), (0, 5), (0, 5), (0, 5), (1, 4)):
        chains[stronger] = expected
        assert series.setup().options["chains"] == chains
        series = series.after((stronger if won else 1 - stronger,))
    state = Series(decks=DECKS, best_of=1, stronger=stronger).setup().start(GAME, 1)
    assert state.players[stronger].chains == 3  # one is shed for the opening hand
    assert state.players[1 - stronger].chains == 0


# Auction


@pytest.mark.rule("KF-VAR-03", "KF-EX-06")
@pytest.mark.parametrize("seed", [1, 2, 3, 4])
def test_the_highest_bidder_plays_the_deck_with_that_many_chains(seed):
    """Bids of 5, 6 and 7, then a pass."""
    state = new(seed, auction=True, quick=True)
    opener = state.choice.player
    assert (state.choice.reason, sizes(state)) == ("bid", [0, 0])
    for bid, bidder in ((5, opener), (6, 1 - opener), (7, opener)):
        assert state.choice.player == bidder
        state.apply(f"bid {bid}")
    state.apply("pass", 1 - opener)
    winner, other = state.players[opener], state.players[1 - opener]
    assert (listed(state, opener), winner.houses) == (slugs(ONE), ONE.houses)
    assert (listed(state, 1 - opener), other.houses) == (slugs(OTHER), OTHER.houses)
    assert (winner.chains, other.chains) == (6, 0)  # one was shed for the opening hand
    first = state.active == opener
    assert (len(winner.hand), len(other.hand)) == ((5, 6) if first else (4, 7))
    assert state.choice.reason == "choose-house"


@pytest.mark.rule("KF-VAR-03", "KF-OPEN-14")
def test_bids_rise():
    state = new(auction=True)
    assert answers(state) == [*(f"bid {n}" for n in range(25)), "pass"]
    state.apply("bid 0")
    state.apply("bid 22")
    assert answers(state) == ["bid 23", "bid 24", "pass"]
    assert state.why_not("bid 22") == ["KF-VAR-03"]


@pytest.mark.rule("KF-VAR-03")
def test_a_bid_of_all_chains_ends_the_auction():
    state = new(auction=True, first=0)
    opener = state.choice.player
    state.apply("bid 24")
    assert state.choice.reason == "mulligan"
    assert listed(state, opener) == slugs(ONE)
    assert state.players[opener].chains == 23


@pytest.mark.rule("KF-VAR-03", "KF-OPEN-14")
def test_who_passes_at_once_leaves_the_deck_to_the_other_without_chains():
    state = new(auction=True, lost=0)
    opener = state.choice.player
    state.apply("pass")
    assert listed(state, 1 - opener) == slugs(ONE)
    assert state.choice.reason == "first"  # nobody has drawn a card and shed a chain yet
    assert [side.chains for side in state.players] == [0, 0]


@pytest.mark.rule("KF-VAR-03", "KF-OPEN-14")
def test_chance_decides_who_bids_first():
    openers = [new(seed, auction=True).choice.player for seed in range(40)]
    assert 10 < sum(openers) < 30


@pytest.mark.rule("KF-SETUP-05", "KF-OPEN-16")
@pytest.mark.parametrize("seed", [1, 2, 3, 4])
def test_after_an_auction_the_player_of_the_deck_that_lost_decides(seed):
    state = new(seed, auction=True, lost=1)
    opener = state.choice.player
    state.apply("bid 3")
    state.apply("pass")
    assert (state.choice.reason, state.choice.player) == ("first", 1 - opener)


@pytest.mark.rule("KF-SETUP-04")
def test_lots_are_drawn_for_the_first_player_after_the_auction():
    """Nobody can see in the auction who will begin."""
    begins = []
    for seed in range(40):
        state = new(seed, auction=True, quick=True)
        assert {state.view(viewer).active for viewer in (0, 1, -1)} == {0}
        state.apply("pass")
        begins.append(state.active)
    assert 10 < sum(begins) < 30


# All of them


VARIANTS = [
    {"quick": True},
    {"lost": 1},
    {"auction": True, "lost": 0},
    {"auction": True, "quick": True},
]


@pytest.mark.parametrize("options", VARIANTS)
def test_replays_carry_the_variant(options):
    table = Table(GAME, Setup({"decks": [*DECKS], **options}), 5)
    while table.state.choices[0].reason != "main":
        table.answer(table.state.legal()[-1])
    again = open_replay(Replay.from_bytes(table.replay().to_bytes()), GAME)
    assert again.state == table.state
    assert again.setup == table.setup


@pytest.mark.parametrize("options", VARIANTS)
def test_the_variants_keep_what_every_game_keeps(options):
    conform(GAME, new(3, **options), 3, most=120, to_the_end=False)


def test_all_of_it_is_told_in_the_log():
    table = Table(GAME, Setup({"decks": [*DECKS], "auction": True, "lost": 0}), 5)
    table.answer("bid 4")
    table.answer("pass")
    table.answer("first p1")
    said = [GAME.words("en").say(entry.public) for entry in table.log]
    assert said == [
        "Player 1 bids 4 chains.",
        "Player 1 plays the auctioned deck, starting with 4 chains.",
        "Player 2 goes first.",
        "Player 2 draws 7 cards.",
        "Player 1 draws 5 cards.",
    ]


@pytest.mark.parametrize(
    ("options", "said"),
    [
        ({"lost": 2}, "lost is 0 or 1, not 2"),
        ({"lost": 0, "first": 0}, "not both"),
        ({"auction": True, "chains": (1, 0)}, "not both"),
    ],
)
def test_set_ups_that_contradict_themselves(options, said):
    with pytest.raises(SetupError, match=said):
        new(**options)


def test_unknown_options_are_told():
    with pytest.raises(SetupError, match="auction, lost, quick"):
        GAME.start({"speedy": True}, 1)
