"""Chapter 'Lasting effects'."""

import pytest

from tests.games.keyforge.situations import Situation
from trivault.games.keyforge.game import GAME


@pytest.mark.rule("KF-LAST-01")
def test_an_effect_for_the_turn_ends_with_the_turn():
    given = {
        "hand": "loot-the-bodies, punch, anger",
        "line": "troll",
        "p1_line": "urchin, umbra",
        "p1_deck": "9 krump",
    }
    with Situation(deck="9 smith", **given) as table:
        table.answer("play loot-the-bodies", "play punch", "damage urchin")
        table.changed(
            amber=2, hand="anger", discard="punch, loot-the-bodies", p1_line="umbra", p1_discard="urchin"
        )
        table.answer("end-turn", "shadows", "end-turn", "brobnar", "fight troll")
        assert table.state.players[0].amber == 2  # the effect is over
        assert table.state.players[1].line == []


@pytest.mark.rule("KF-LAST-01")
def test_an_effect_for_the_opponents_next_turn_lasts_for_that_turn():
    given = {"hand": "foggify", "line": "batdrone", "p1_line": "troll, pit-demon"}
    with Situation(house="logos", **given) as table:
        table.answer("play foggify")
        assert table.can("fight batdrone")  # it is not yet that turn
        table.answer("end-turn", "brobnar")
        table.offers("reap troll", "end-turn")
        table.answer("end-turn", "logos")
        table.offers("play foggify", "discard foggify", "reap batdrone", "fight batdrone", "end-turn")
        table.answer("end-turn", "brobnar")
        table.offers("reap troll", "fight troll", "end-turn")


@pytest.mark.rule("KF-LAST-02")
def test_a_lasting_effect_goes_on_when_its_card_leaves_play():
    """Looter Goblin reaps, is sacrificed, and the fallen enemy is looted all the same."""
    given = {"hand": "pawn-sacrifice house:brobnar", "line": "looter-goblin", "p1_line": "urchin, troll"}
    with Situation(**given) as table:
        table.answer("reap looter-goblin", "play pawn-sacrifice")
        table.changed(
            amber=3,  # reaped, from the icon, looted
            hand="",
            line="",
            discard="pawn-sacrifice house:brobnar, looter-goblin",
            p1_line="troll damage:3",
            p1_discard="urchin",
        )


@pytest.mark.rule("KF-LAST-03")
@pytest.mark.parametrize(("shield", "entered"), [(True, ""), (False, " damage:1")])
def test_a_lasting_effect_covers_cards_that_enter_later(shield, entered):
    given = {"hand": "shield-of-justice, commander-remiel", "p1_artifacts": "autocannon"}
    with Situation(house="sanctum", **given) as table:
        if shield:
            table.answer("play shield-of-justice")
        table.answer("play commander-remiel")
        left = (
            {"hand": "", "amber": 1, "discard": "shield-of-justice"}
            if shield
            else {"hand": "shield-of-justice"}
        )
        table.changed(line=f"commander-remiel exhausted{entered}", **left)


@pytest.mark.rule("KF-LAST-04")
@pytest.mark.parametrize("returns", [True, False])
def test_what_is_bound_to_one_card_ends_when_it_leaves_play(returns):
    """Krump, healed by Protectrix, cannot be damaged; the Krump that comes back can."""
    given = {
        "hand": "nature-s-call house:sanctum, punch house:sanctum",
        "line": "protectrix, krump house:sanctum damage:2",
    }
    with Situation(house="sanctum", **given) as table:
        table.answer("reap protectrix", "heal krump")
        if returns:
            table.answer("play nature-s-call", "to-hand krump", "play krump", "right")
        table.answer("play punch", "damage krump")
        assert table.state.play[table.card("krump")].damage == (3 if returns else 0)


@pytest.mark.rule("KF-LAST-04")
@pytest.mark.parametrize("returns", [True, False])
def test_what_a_creature_has_gained_by_itself_ends_when_it_leaves_play(returns):
    """The Adaptoid that comes back has no "Fight:" ability."""
    hand = "universal-keylock, nature-s-call house:logos, anger house:logos"
    enemy = {"p1_line": "urchin elusive-used", "p1_amber": 4}
    with Situation(house="logos", hand=hand, line="adaptoid", **enemy) as table:
        table.answer("play universal-keylock", "gain-fight-ability")
        if returns:
            table.answer("play nature-s-call", "resolve adaptoid nature-s-call", "gain-fight-ability")
            table.answer("to-hand adaptoid", "play adaptoid")
        table.answer("play anger", "resolve adaptoid anger", "gain-armor")
        assert table.state.players[1].amber == (4 if returns else 3)


@pytest.mark.rule("KF-LAST-05")
@pytest.mark.parametrize(("more", "graft"), [(True, 1), (False, 0)])
def test_its_numbers_follow_the_game(more, graft):
    """Interdimensional Graft takes what is left when the key is forged, not what there was."""
    given = {"hand": "interdimensional-graft, fuzzy-gruen house:logos", "p1_line": "troll, pit-demon"}
    with Situation(house="logos", p1_amber=6, **given) as table:
        table.answer("play interdimensional-graft")
        if more:
            table.answer("play fuzzy-gruen")  # 2 for its owner, 1 for the opponent
        before = table.state.players[0].amber
        table.answer("end-turn", "red", "brobnar")
        assert table.state.players[0].amber == before + graft
        assert table.state.players[1].amber == 0


def test_everybody_knows_which_card_made_an_effect_wherever_it_lies_now():
    """Full Moon is shuffled into the deck; its effect still waits beside that of the witch."""
    given = {"line": "hunting-witch", "artifacts": "bear-flute", "deck": "ancient-bear, 4 troll"}
    with Situation(house="untamed", hand="full-moon, dust-pixie", **given) as table:
        table.answer("play full-moon", "act bear-flute", "to-hand ancient-bear", "play dust-pixie", "left")
        answers = table.texts()
        assert len(answers) == 2
        for player in range(2):
            sampled = GAME.sample(table.state.view(player), seed=3)
            assert sampled.view(player) == table.state.view(player)
            assert [option.text for option in sampled.legal()] == answers
        table.answer(answers[0])


@pytest.mark.rule("KF-LAST-01", "KF-DMG-02")
def test_who_lives_only_by_an_effect_dies_when_it_ends():
    """In the middle of the line the knight has power 6 for this turn alone."""
    given = {"artifacts": "spectral-tunneler", "line": "bumpsy, staunch-knight damage:3 armor-used:2, bumpsy"}
    with Situation(house="logos", hand="twin-bolt-emission", p1_line="troll", **given) as table:
        table.answer("act spectral-tunneler", "choose staunch-knight")
        table.answer("play twin-bolt-emission", "damage staunch-knight troll")
        assert table.power("staunch-knight") == 6
        table.answer("end-turn")
        table.changed(
            player=1,
            amber=1,  # from the icon
            discard="staunch-knight",  # the action was drawn again
            line="bumpsy, bumpsy",
            p1_line="troll damage:2",
        )


@pytest.mark.rule("KF-LAST-01", "KF-DEST-15")
def test_who_cannot_live_without_an_effect_dies_as_soon_as_it_has_ended():
    """The king's text was blank until this turn: Pingle, of his house, has no power left."""
    given = {"line": "pingle-who-annoys, dust-imp", "p1_line": "king-of-the-crag"}
    with Situation(player=1, house="dis", effects="shadow-of-dis by:0", **given) as table:
        assert table.power("pingle-who-annoys") == 2
        table.answer("end-turn")
        table.changed(player=0, line="dust-imp", discard="pingle-who-annoys")
        table.offers("brobnar", "dis", "logos")
        table.answer("brobnar")


@pytest.mark.rule("KF-LAST-01")
def test_an_effect_for_the_turn_that_begins_when_others_end_ends_with_them():
    """Jargogle dies as the turn ends, and what lies under it is played."""
    jargogle = "jargogle damage:1 armor-used:2 under:loot-the-bodies +shoulder-armor"
    given = {
        "artifacts": "spectral-tunneler",
        "line": f"troll, {jargogle}, troll",
        "hand": "twin-bolt-emission",
    }
    given |= {"hand": "twin-bolt-emission", "deck": "6 punch", "p1_line": "bumpsy, umbra"}
    with Situation(house="logos", **given) as table:
        table.answer("act spectral-tunneler", "choose jargogle")
        table.answer("play twin-bolt-emission", "damage jargogle bumpsy", "end-turn")
        table.changed(
            player=1,
            amber=1,  # from the icon
            hand="6 punch",
            deck="",
            line="troll, troll",
            discard="jargogle, shoulder-armor, loot-the-bodies, twin-bolt-emission",
            p1_line="bumpsy damage:2, umbra",
        )
        table.answer("brobnar", "end-turn", "brobnar", "play punch", "damage umbra")
        table.changed(
            player=0,
            amber=2,  # nothing is looted
            hand="5 punch",
            discard="punch, jargogle, shoulder-armor, loot-the-bodies, twin-bolt-emission",
            p1_line="bumpsy damage:2",
            p1_discard="umbra",
        )
