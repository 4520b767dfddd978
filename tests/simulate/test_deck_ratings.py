"""Decks rated by play: what is played next, errors that hold, results that are kept, and the command."""

import json
from itertools import islice
from random import Random

import pytest
from click.testing import CliRunner
from msgspec.structs import replace

from trivault.cli import main
from trivault.library.deck_lists import deck_list, find_deck, with_decks
from trivault.simulate import NamedDeck
from trivault.simulate.deck_ratings import (
    AVERAGE,
    DeckRatings,
    OtherRatings,
    RatedDeal,
    RatedDeck,
    Strength,
    uncertainty,
)
from trivault.simulate.ladder import LOST, SHARED, WON

WORDS = ("miss-onyx-censorius", "titanfang-tower-fighter", "parker-la-sedienta")
WEAK = "falstaff-snap-iarvia"
DECK, *POOL = (find_deck("keyforge", word) for word in WORDS)


def fresh(seed=3, decks=(DECK,), pool=POOL, player="random"):
    return DeckRatings.new("keyforge", decks, pool, player, seed)


def rated(*arguments):
    return CliRunner().invoke(main, ["rate", *map(str, arguments)])


def deck_with(**matchups):
    return RatedDeck("mine", "", matchups)


# How strong, and what is played next


def test_every_deck_of_the_pool_weighs_the_same():
    deck = deck_with(easy=WON * 90 + LOST * 10, hard=LOST * 2)
    assert deck.strength().share == pytest.approx(0.45)
    assert deck.strength().games == 102


def test_a_shared_game_counts_half():
    assert deck_with(one=SHARED * 4).strength().share == 0.5
    assert deck_with(one=SHARED * 4).strength().points(0.5) == AVERAGE


def test_who_won_everything_has_finite_points_and_no_certainty():
    strength = deck_with(one=WON * 10).strength()
    assert strength.low < 1.0
    assert Strength.points(1.0) < 2500
    assert Strength.points(0.0) == pytest.approx(2 * AVERAGE - Strength.points(1.0))


def test_the_interval_holds_in_nineteen_of_twenty_ratings():
    chance, odds, held = Random(5), (0.2, 0.5, 0.7, 0.9), 0
    for _ in range(400):
        results = {
            str(n): "".join(WON if chance.random() < odd else LOST for _ in range(20))
            for n, odd in enumerate(odds)
        }
        strength = deck_with(**results).strength()
        held += strength.low <= sum(odds) / len(odds) <= strength.high
    assert 0.92 <= held / 400 <= 0.98


def test_who_was_not_met_comes_first_then_where_least_is_known():
    assert deck_with(a="", b=WON * 2, c="").due(0.05, 100) == ["a", "c"]
    results = {"a": WON * 20, "b": WON + LOST, "c": WON * 10 + LOST * 10, "d": (WON + LOST) * 2}
    assert sorted(results, key=lambda name: -uncertainty(results[name])) == ["b", "d", "c", "a"]
    assert deck_with(**results).due(0.05, 100) == ["b", "d"]


def test_it_ends_when_enough_is_known_or_played():
    deck = deck_with(a=WON * 40 + LOST * 40, b=(WON + LOST) * 40)
    assert deck.due(0.08, 1000) == []
    assert deck.due(0.07, 1000) != []
    assert deck.due(0.07, 160) == []


def test_cards_come_with_wins():
    ratings = fresh()
    for _ in ratings.play([DECK], POOL, 0.01, 12):
        pass
    deck = ratings.deck(DECK.name)
    assert deck.games == 12
    for effect in deck.effects():
        assert effect.drawn.of + effect.missed.of == 12
        assert effect.drawn.count + effect.missed.count == sum(
            each.count(WON) for each in deck.matchups.values()
        )


def test_a_won_game_counts_for_the_deck_that_won_it():
    ratings = fresh()
    deals = list(ratings.play([DECK], POOL, 0.01, 12))
    for opponent, signs in ratings.deck(DECK.name).matchups.items():
        records = [record for deal in deals if deal.opponent == opponent for record in deal.records]
        assert signs == "".join(WON if record.winners == (DECK.name,) else LOST for record in records)
    assert {sign for signs in ratings.deck(DECK.name).matchups.values() for sign in signs} == {WON, LOST}


# Results that are kept


def test_the_number_of_processes_and_a_stop_change_nothing():
    whole = fresh()
    assert len(list(whole.play([DECK], POOL, 0.01, 8, jobs=2))) == 4
    parts = fresh()
    for _ in parts.play([DECK], POOL, 0.01, 8):
        break
    parts = DeckRatings.read(parts.to_json(), fresh())
    assert parts.deck(DECK.name).games == 2
    assert len(list(parts.play([DECK], POOL, 0.01, 8))) == 3
    assert parts.to_json() == whole.to_json()


def test_a_round_that_was_stopped_is_played_to_its_end():
    """Otherwise other decks would be met than without the stop."""
    pool = [find_deck("keyforge", f"generated-{n}") for n in range(4)]
    whole, parts = fresh(pool=pool), fresh(pool=pool)
    played = list(whole.play([DECK], pool, 0.01, 14))
    assert [deal.opponent for deal in played[:4]] == [deck.name for deck in pool]
    assert len(played) == 8
    found: list[RatedDeal] = []
    for stop in (5, 2, None):
        found += islice(parts.play([DECK], pool, 0.01, 14), stop)
    assert found == played


def test_what_is_left_of_a_round_follows_from_the_results():
    won, both = WON * 2, WON + LOST
    assert deck_with(a=won, b="", c="").unfinished() == ["b", "c"]
    assert deck_with(a="", b="").unfinished() == []
    assert deck_with(a=both, b=won, c=won, d=both).unfinished() == []
    assert deck_with(a=both, b=won, c=won, d=both * 2).unfinished() == ["a"]
    assert deck_with(a=both * 2, b=won, c=won, d=both * 2).unfinished() == []


def test_decks_are_added_to_ratings_that_were_kept():
    kept = fresh()
    list(kept.play([DECK], POOL, 0.5, 4))
    other = find_deck("keyforge", "falstaff-snap-iarvia")
    both = DeckRatings.read(kept.to_json(), fresh(decks=(other,)))
    assert [deck.name for deck in both.decks] == [other.name, DECK.name]
    assert both.deck(DECK.name) == kept.deck(DECK.name)
    assert {deal.deck for deal in both.play([other], POOL, 0.5, 4)} == {other.name}


@pytest.mark.parametrize(
    ("name", "other"),
    [("game", "mage-wars"), ("rules", "0"), ("seed", 4), ("player", "club"), ("format", "x/9"), ("pool", {})],
)
def test_results_of_something_else_are_refused(name, other):
    kept = json.loads(fresh().to_json()) | {name: other}
    with pytest.raises(OtherRatings, match=f"have the {name} .*expected .*: name another file"):
        DeckRatings.read(json.dumps(kept).encode(), fresh())


def test_decks_that_would_be_mixed_up_are_refused():
    with pytest.raises(OtherRatings, match="two different decks with the name"):
        fresh(decks=(NamedDeck(POOL[0].name, DECK.deck),))
    with pytest.raises(OtherRatings, match="another deck than the one that is rated"):
        fresh(decks=(POOL[0],), pool=POOL[:1])
    changed = json.loads(fresh().to_json())
    changed["decks"][0]["digest"] = "0"
    with pytest.raises(OtherRatings, match="is another one"):
        DeckRatings.read(json.dumps(changed).encode(), fresh())


@pytest.mark.parametrize(
    "changed",
    [
        {"matchups": {}},
        {"matchups": {POOL[0].name: "11", "another-deck": "11"}},
        {"matchups": {POOL[1].name: "11", POOL[0].name: "11"}},
        {"matchups": {POOL[0].name: "1", POOL[1].name: "11"}},
        {"matchups": {POOL[0].name: "1x", POOL[1].name: "11"}},
        {"cards": {"troll": [3, 5]}},
        {"cards": {"troll": [9, 1]}},
        {"cards": {"troll": [1, -1]}},
    ],
    ids=str,
)
def test_results_that_cannot_be_are_refused(tmp_path, changed):
    """Neither does the command play for ever, nor stumble over them."""
    file = tmp_path / "rate.json"
    given = (DECK.name, "--against", ",".join(WORDS[1:]), "--player", "random", "--file", file, "--games", 4)
    ratings = fresh(seed=1)
    list(ratings.play([DECK], POOL, 0.5, 2))
    kept = json.loads(ratings.to_json())
    kept["decks"][0] |= changed
    file.write_text(json.dumps(kept))
    result = rated("keyforge", *given)
    assert result.exit_code == 2
    assert f"trivault: {file}: expected " in result.stderr
    assert json.loads(file.read_text()) == kept


def test_a_deal_counts_once_and_in_its_place():
    """Whatever was done to the file that they are kept in."""
    one, two = list(fresh().play([DECK], POOL, 0.5, 2))
    for deals, said in (
        ([one, one], "expected games 2 and 3 of"),
        ([replace(one, records=one.records[:1])], "expected games 0 and 1 of"),
        ([replace(one, records=())], "expected games 0 and 1 of"),
        ([replace(one, opponent="nobody")], "expected a deck of the pool against"),
        ([replace(one, opponent=two.opponent)], "expected games 0 and 1 of"),
    ):
        ratings, (*before, last) = fresh(), deals
        for deal in before:
            ratings.add(deal)
        with pytest.raises(OtherRatings, match=said):
            ratings.add(last)
        assert ratings.deck(DECK.name).games == 2 * len(before)


def test_a_bot_of_ones_own_plays_without_a_file_being_named(tmp_path, monkeypatch):
    """The file is called after it, not after the folder that it lies in."""
    monkeypatch.chdir(tmp_path)
    (tmp_path / "bot.py").write_text(
        "from trivault.bots import RandomPlayer\n\n\nclass Bot(RandomPlayer):\n    name = 'my/bot'\n"
    )
    given = ("keyforge", DECK.name, "--against", WORDS[1], "--player", "./bot.py:Bot", "--games", 2)
    result = rated(*given)
    assert result.exit_code == 0, result.stderr
    assert (tmp_path / "rate-keyforge-my-bot.json").exists()


def test_a_deck_of_the_pool_does_not_meet_itself():
    ratings = fresh(decks=(POOL[0],), pool=(*POOL, DECK))
    assert list(ratings.deck(POOL[0].name).matchups) == [POOL[1].name, DECK.name]


# The command


def test_the_command_rates_and_goes_on(tmp_path):
    file = tmp_path / "rate.json"
    given = ("keyforge", *WORDS[:2], "--against", ",".join(WORDS[1:]), "--player", "random", "--file", file)
    result = rated(*given, "--games", 4, "--lang", "de")
    assert result.exit_code == 0
    assert "miss-onyx-censorius: gegen" in result.stdout
    assert "Elo" in result.stdout
    kept = json.loads(file.read_text())
    assert [sum(map(len, deck["matchups"].values())) for deck in kept["decks"]] == [4, 4]
    assert rated(*given, "--games", 4, "--lang", "de").stdout == result.stdout
    assert f"trivault: {file}: these ratings have the seed 1, expected 2" in rated(*given, "--seed", 2).stderr


def test_the_best_deck_and_the_worst_matchup_stand_first(tmp_path):
    weak, (easy, hard), file = find_deck("keyforge", WEAK), POOL, tmp_path / "rate.json"
    ratings = fresh(seed=1, decks=(weak, DECK))
    ratings.deck(weak.name).matchups = {easy.name: LOST * 2, hard.name: LOST * 2}
    ratings.deck(DECK.name).matchups = {easy.name: WON * 2, hard.name: WON + LOST}
    file.write_bytes(ratings.to_json())
    against = ",".join(WORDS[1:])
    result = rated(
        "keyforge", WEAK, WORDS[0], "--against", against, "--player", "random", "--file", file, "--games", 4
    )
    assert result.exit_code == 0, result.stderr
    lines = [line.split()[0] for line in result.stdout.splitlines() if line.strip()]
    named = [name for name in lines if name in {weak.name, DECK.name, easy.name, hard.name}]
    assert named[:2] == [DECK.name, weak.name]
    assert named[2:4] == [hard.name, easy.name]


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("shards", "x"), "is played without decks"),
        (("keyforge", "no-such-deck"), "unknown deck"),
        (("keyforge", WORDS[0], "--against", "no-such-deck"), "unknown deck"),
        (("keyforge", WORDS[0], "--player", "nobody"), "nobody"),
        (("keyforge", WORDS[0], "--within", "0"), "from 1 to 50"),
        (("keyforge", WORDS[0], "--file", "rate.csv"), ".json"),
        (("keyforge",), "Missing argument 'DECK…'"),
    ],
)
def test_what_cannot_be_rated_is_refused(words, said):
    result = rated(*words)
    assert result.exit_code == 2
    assert said in result.stderr


def test_the_pool_of_each_game_can_be_played():
    for game in with_decks():
        pool = [find_deck(game, word) for word in deck_list(game).pool()]
        assert len(pool) >= 4
        DeckRatings.new(game, pool[:1], pool, "random", 1)
