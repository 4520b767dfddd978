"""What strong players of Mage Wars remember of fighters is what they would find out again."""

import pytest

import trivault
from trivault.bots import make
from trivault.games.magewars.bots.search.fighters import AttackOption, Fighter, Form, Known, fighters
from trivault.games.magewars.bots.search.threats import Threat, threats
from trivault.games.magewars.bots.search.weights import FULL_ARENA_CLUB, HAND_SET

GAMES, DECISIONS = range(11, 15), 300  # so many of each at most


def facts(thing, kind, *, without=()):
    """All that something holds, by name."""
    names = [name for name in dir(kind) if not name.startswith("_") and name not in without]
    assert len(names) > 4
    return {name: getattr(thing, name) for name in names}


def described(form):
    arms = [facts(arm, AttackOption) for arm in form.arms]
    return facts(form, Form, without=("arms",)), arms


def forgetful(state, w):
    """The fighters, all found out anew."""
    there = [one.thing for one in fighters(state, w)]
    return [
        Fighter(state, thing, state.play[thing], Known(Form(state, thing, w), n))
        for n, thing in enumerate(there)
    ]


def told(found):
    """Threats, to be compared."""
    ends = [(threat.attacker.thing, threat.target.thing) for threat in found]
    return ends, [facts(threat, Threat, without=("attacker", "target")) for threat in found]


def positions(apprentice):
    """Of some games in which everybody does something sensible, so that much is in play."""
    for seed in GAMES:
        state = trivault.load("mage-wars").start({"players": 2, "apprentice": apprentice}, seed)
        players = [make("greedy", seed), make("greedy", seed + 1)]
        for _ in range(DECISIONS):
            if state.result is not None:
                break
            player = state.choices[0].player
            state.apply(players[player].choose(state, player), player)
            yield state


@pytest.mark.parametrize("apprentice", [True, False])
def test_nothing_changes_unnoticed(apprentice):
    seen = 0
    for state in positions(apprentice):
        for w in (HAND_SET, FULL_ARENA_CLUB):
            remembered, again = fighters(state, w), forgetful(state, w)
            assert [described(one) for one in remembered] == [described(one) for one in again]
            assert told(threats(state, remembered, w)) == told(threats(state, again, w))
        seen += 1
    assert seen > 300
