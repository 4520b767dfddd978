"""What matches of Mage Wars tell."""

from tests.games.magewars.situations import Situation
from trivault.games.magewars.game import GAME
from trivault.games.magewars.simulate import MageWarsMatchStats
from trivault.simulate import Plan, run
from trivault.simulate.matches import NamedDeck


def test_the_life_that_a_mage_has_left_is_told():
    state = Situation(mage="beastmaster damage:6", p1_mage="warlock").state
    stats = MageWarsMatchStats(state)
    whole = stats.numbers(state, 1)["life"]
    assert stats.numbers(state, 0)["life"] == state.card(state.players[0].mage).life - 6
    assert whole == state.card(state.players[1].mage).life
    del state.play[state.players[1].mage]
    assert stats.numbers(state, 1)["life"] == 0


def test_prepared_spells_are_the_cards_that_were_drawn():
    state = Situation(prepared="2 dispel, fireball", spellbook="geyser", p1_prepared="heal").state
    stats = MageWarsMatchStats(state)
    stats.look(state)
    state.players[0].prepared.clear()
    stats.look(state)
    assert stats.cards(state, 0) == ("dispel", "fireball")
    assert stats.cards(state, 1) == ("heal",)


def test_the_player_with_the_initiative_goes_first():
    state = GAME.new(seed=1, first=1)
    assert state.choices[0].player == 0, "both plan"
    assert MageWarsMatchStats(state).first(state) == 1


def test_spellbooks_play_each_other():
    books = [NamedDeck("wizard", "starting-wizard"), NamedDeck("mine", "generated-warlock-3")]
    plan = Plan(game="mage-wars", seats=("random", "random"), decks=tuple(books), games=2, seed=3)
    first, second = run(plan)
    assert [seat.player for seat in first.seats] == ["wizard", "mine"]
    assert [seat.player for seat in second.seats] == ["mine", "wizard"]
    for record in (first, second):
        assert all(seat.cards and seat.measures["life"] >= 0 for seat in record.seats)
