"""What the log tells: what really came of an effect, who is out and who has won."""

import trivault
from trivault import Setup, Table

GAME = trivault.load("shards")


def told(position, *answers):
    """The public log of these answers, in English."""
    table = Table(GAME, Setup(position=position), 0)
    for answer in answers:
        table.answer(answer)
    words = GAME.words("en")
    return [words.say(entry.public) for entry in table.log]


def test_the_ends_of_the_dials_count():
    sides = [{"hand": ["spore-cleric", "shard-abstractor"], "health": 48, "mastery": 29}, {}]
    log = told({"players": sides}, "play spore-cleric", "play shard-abstractor")
    assert "Player 1 gains 2 health." in log
    assert "Player 1 gains 1 mastery." in log


def test_nothing_is_told_where_nothing_came_of_it():
    log = told({"players": [{"hand": ["spore-cleric"]}, {}]}, "play spore-cleric")
    assert log == ["Player 1 plays Spore Cleric."]


def test_a_player_who_is_out_and_the_winner_are_named():
    sides = [{}, {"health": 3, "discard": ["crystal"]}, {"health": 9, "discard": ["crystal"]}]
    log = told({"players": sides, "turn": {"power": "infinite"}}, "end-turn")
    assert log[-3:] == ["Player 2 is out of the game.", "Player 3 is out of the game.", "Player 1 wins."]


def test_who_stays_is_not_told_again():
    sides = [{}, {"health": 3, "discard": ["crystal"]}, {"discard": ["crystal"]}]
    log = told({"players": sides, "turn": {"power": 3}}, "end-turn", "assign p1=3")
    assert [line for line in log if "out of the game" in line or "wins" in line] == [
        "Player 2 is out of the game."
    ]


class TestEqualCards:
    """Of equal cards the one that the others know goes first: they learn nothing about the rest."""

    def test_played(self):
        sides = [{"hand": ["2 command-seer", "crystal"], "shown": ["command-seer"]}, {}]
        state = GAME.position({"players": sides})
        state.apply("play command-seer")
        assert GAME.view(state, 1).sides[0].hand == ()

    def test_banished(self):
        sides = [{"hand": ["shadow-apostle", "2 crystal"], "shown": ["crystal"]}, {}]
        state = GAME.position({"players": sides})
        state.apply("play shadow-apostle")
        state.apply("banish crystal")
        assert GAME.view(state, 1).sides[0].hand == ()

    def test_shown_for_unify(self):
        sides = [
            {"hand": ["undergrowth-aspirant", "spore-cleric", "fungal-hermit"], "shown": ["fungal-hermit"]},
            {},
        ]
        state = GAME.position({"players": sides})
        state.apply("play undergrowth-aspirant")
        assert state.power == 5
        assert [state.defs[card].slug for card in GAME.view(state, 1).sides[0].hand] == ["fungal-hermit"]


def test_the_rules_of_a_saved_game_are_its_card_facts_too():
    facts = GAME.facts()
    assert any("'evokatus'" in fact and "cost=4" in fact for fact in facts)
    program = GAME.program
    assert program.fingerprint(facts) == GAME.fingerprint != program.fingerprint([*facts[1:], "another"])
