"""Chapter 'Zones'."""

import pytest

from tests.games.keyforge.situations import Situation
from trivault.games.keyforge.game import GAME
from trivault.games.keyforge.positions import view
from trivault.games.keyforge.positions.position import fields
from trivault.games.keyforge.rules.events import GRAFT
from trivault.kernel.events import emit
from trivault.kernel.frames import Scope
from trivault.testing import same_views

TWELVE = "troll, krump, bumpsy, smaaash, punch, smith, cannon, anger, tremor, warsong, headhunter, mugwump"


def shown(table, viewer, seat, zone):
    """What a player sees of a zone; -1 for a card that is hidden."""
    cards = getattr(table.state.view(viewer).sides[seat], zone)
    return [table.state.defs[card].slug if card >= 0 else -1 for card in cards]


# Discard piles


@pytest.mark.rule("KF-ZONE-01")
def test_destroyed_and_discarded_cards_go_on_top():
    with Situation(
        hand="punch, anger", discard="smith", p1_line="umbra", p1_discard="urchin, silvertooth"
    ) as table:
        table.answer("discard anger", "play punch")
        table.changed(
            amber=1,
            hand="",
            discard="punch, anger, smith",
            p1_line="",
            p1_discard="umbra, urchin, silvertooth",
        )


@pytest.mark.rule("KF-ZONE-01")
def test_of_the_owner_whoever_controlled_the_card():
    with Situation(hand="punch", line="umbra owner:1", p1_discard="urchin") as table:
        table.answer("play punch")
        table.changed(amber=1, hand="", line="", discard="punch", p1_discard="umbra, urchin")


@pytest.mark.rule("KF-ZONE-02", "KF-ZONE-16")
@pytest.mark.parametrize("viewer", [0, 1])
def test_discard_piles_and_purged_cards_are_open_to_both(viewer):
    with Situation(discard="punch, smith", p1_discard="urchin", purged="troll", p1_purged="umbra") as table:
        assert shown(table, viewer, 0, "discard") == ["smith", "punch"]  # the top card is last
        assert shown(table, viewer, 1, "discard") == ["urchin"]
        assert shown(table, viewer, 0, "purged") == ["troll"]
        assert shown(table, viewer, 1, "purged") == ["umbra"]


@pytest.mark.rule("KF-ZONE-03")
def test_the_order_of_a_discard_pile_is_kept():
    given = {"hand": "regrowth", "discard": "smith, troll, anger, krump, punch, tremor"}
    with Situation(house="untamed", **given) as table:
        table.answer("play regrowth", "to-hand krump")
        table.changed(amber=1, hand="krump", discard="regrowth, smith, troll, anger, punch, tremor")


# The deck


@pytest.mark.rule("KF-ZONE-04")
def test_an_empty_deck_is_made_anew_from_the_discard_pile():
    with Situation(house="logos", artifacts="library-of-babble", discard="troll, krump, smith") as table:
        table.answer("act library-of-babble")
        side = table.state.players[0]
        assert (len(side.hand), len(side.deck), side.discard) == (1, 2, [])


@pytest.mark.rule("KF-ZONE-04")
def test_the_new_deck_is_shuffled():
    with Situation(house="logos", artifacts="library-of-babble", discard=TWELVE) as table:
        before = list(table.state.players[0].discard)
        table.answer("act library-of-babble")
        side = table.state.players[0]
        found = side.deck + side.hand
        assert sorted(found) == sorted(before)
        assert found not in (before, before[::-1])


@pytest.mark.rule("KF-ZONE-04")
def test_cards_are_drawn_one_by_one():
    """The last card of the deck first, then one of the new deck."""
    with Situation(house="logos", hand="timetraveller", deck="troll", discard="punch, smith") as table:
        table.answer("play timetraveller")
        side = table.state.players[0]
        drawn = [table.state.defs[card].slug for card in side.hand]
        assert drawn[0] == "troll"
        assert drawn[1] in ("punch", "smith")
        assert (len(drawn), len(side.deck), side.discard) == (2, 1, [])


@pytest.mark.rule("KF-ZONE-04")
def test_a_deck_that_is_empty_but_not_needed_stays_empty():
    with Situation(house="logos", artifacts="library-of-babble", deck="troll", discard="punch") as table:
        table.answer("act library-of-babble")
        table.changed(hand="troll", deck="", artifacts="library-of-babble exhausted")


@pytest.mark.rule("KF-ZONE-16")
def test_who_searches_is_not_told_which_cards_the_opponent_has_seen():
    for deck in ("troll, krump, punch, troll", "troll, krump known:1, punch, troll", "2 troll, krump, punch"):
        for seen in ("troll", "troll known:1"):
            given = {"house": "sanctum", "artifacts": "orb-of-wonder", "deck": f"{deck}, {seen}"}
            table = Situation(**given)
            table.answer("omni orb-of-wonder")
            for seed in range(5):
                same_views(GAME, table.state, seed)


@pytest.mark.rule("KF-ZONE-11")
@pytest.mark.parametrize(("answer", "hand"), [("to-hand timetraveller", ["timetraveller"]), ("skip", [])])
def test_who_searches_may_decline_to_find(answer, hand):
    with Situation(house="logos", hand="help-from-future-self", deck="troll, timetraveller, krump") as table:
        table.answer("play help-from-future-self", answer)
        assert [table.state.defs[card].slug for card in table.state.players[0].hand] == hand


@pytest.mark.rule("KF-ZONE-11")
def test_what_is_searched_is_not_shown():
    with Situation(house="logos", hand="help-from-future-self", deck="troll, timetraveller, krump") as table:
        table.answer("play help-from-future-self", "skip")
        assert shown(table, 1, 0, "deck") == [-1, -1, -1]


@pytest.mark.rule("KF-ZONE-12")
def test_a_searched_deck_is_shuffled_and_a_searched_discard_pile_is_not():
    piles = {"deck": TWELVE, "discard": "noddy-the-thief, urchin, umbra"}
    with Situation(house="untamed", artifacts="bear-flute", **piles) as table:
        before = list(table.state.players[0].deck)
        table.answer("act bear-flute")
        side = table.state.players[0]
        assert sorted(side.deck) == sorted(before)
        assert side.deck != before
        assert [table.state.defs[card].slug for card in side.discard] == ["umbra", "urchin", "noddy-the-thief"]


# Archives


@pytest.mark.rule("KF-ZONE-05")
def test_archived_cards_are_not_in_play():
    """Mother in the archives adds nothing to the hand."""
    with Situation(house="logos", archives="mother", deck=TWELVE, houses="logos", p1_houses="dis") as table:
        table.answer("end-turn")
        assert len(table.state.players[0].hand) == 6
        assert not table.state.play


@pytest.mark.rule("KF-ZONE-05", "KF-ZONE-07", "KF-ZONE-16")
def test_archives_are_seen_by_their_player_alone():
    with Situation(archives="mother, troll", p1_archives="umbra") as table:
        assert shown(table, 0, 0, "archives") == ["mother", "troll"]
        assert shown(table, 1, 0, "archives") == [-1, -1]
        assert shown(table, 0, 1, "archives") == [-1]
        assert shown(table, 1, 1, "archives") == ["umbra"]
        archived = table.state.players[0].archives[0]
        assert [GAME.visible(table.state, player, archived) for player in range(2)] == [True, False]


@pytest.mark.rule("KF-ZONE-06")
def test_no_card_can_be_archived_without_an_ability():
    with Situation(hand="punch", line="troll", p1_line="krump") as table:
        table.offers("play punch", "discard punch", "reap troll", "fight troll", "end-turn")
        table.refused("archive punch")


@pytest.mark.rule("KF-ZONE-08")
def test_archive_a_card_means_from_your_hand():
    with Situation(
        house="logos", hand="labwork, troll, krump", deck="punch", discard="smith", line="mother",
        p1_hand="urchin", p1_line="umbra",
    ) as table:  # fmt: skip
        table.answer("play labwork")
        table.offers("archive troll", "archive krump")
        table.answer("archive krump")
        table.changed(amber=1, hand="troll", archives="krump", discard="labwork, smith")


@pytest.mark.rule("KF-ZONE-08")
def test_with_an_empty_hand_nothing_is_archived():
    with Situation(house="logos", hand="labwork", deck="punch", discard="smith") as table:
        table.answer("play labwork")
        table.changed(amber=1, hand="", discard="labwork, smith")


@pytest.mark.rule("KF-ZONE-09")
def test_an_opponents_card_in_your_archives_goes_to_its_owners_hand():
    with Situation(step="house", house="", houses="mars, dis", archives="troll owner:1, punch") as table:
        table.answer("mars", "take-archives")
        table.changed(archives="", hand="punch", p1_hand="troll")


@pytest.mark.rule("KF-ZONE-09")
def test_also_when_the_archives_are_discarded():
    with Situation(house="logos", hand="dysania", p1_archives="umbra owner:0, troll") as table:
        table.answer("play dysania")
        table.changed(
            amber=1, hand="umbra", line="dysania exhausted", p1_archives="", p1_discard="troll"
        )  # one was discarded


# Out of the game


@pytest.mark.rule("KF-ZONE-10")
def test_a_purged_card_lies_with_its_owner():
    with Situation(house="shadows", hand="oubliette", line="troll, umbra owner:1") as table:
        table.answer("play oubliette")
        table.changed(hand="", discard="oubliette", line="troll", p1_purged="umbra")


@pytest.mark.rule("KF-ZONE-10")
def test_purged_cards_have_no_influence():
    """Neither their abilities nor draws, searches and houses reach them."""
    with Situation(
        step="house", house="", houses="logos, untamed", purged="mother, ancient-bear house:dis",
        artifacts="bear-flute",
    ) as table:  # fmt: skip
        table.offers("logos", "untamed")
        table.answer("untamed", "act bear-flute", "end-turn")
        side = table.state.players[0]
        assert (side.hand, side.deck, len(side.purged)) == ([], [], 2)


# Swapping


@pytest.mark.rule("KF-ZONE-14")
def test_two_creatures_of_one_line_exchange_places():
    with Situation(house="sanctum", line="sanctum-guardian, troll, krump, bumpsy", p1_line="umbra") as table:
        table.answer("reap sanctum-guardian")
        assert not table.can("swap umbra")
        table.answer("swap krump")
        table.changed(amber=1, line="krump, troll, sanctum-guardian exhausted, bumpsy")


@pytest.mark.rule("KF-ZONE-14")
def test_the_cards_of_two_zones_exchange_zones():
    with Situation(house="logos", hand="reverse-time", deck="troll, krump", discard="umbra") as table:
        table.answer("play reverse-time")
        state, side = table.state, table.state.players[0]
        assert [state.defs[card].slug for card in side.deck] == ["umbra"]
        assert sorted(state.defs[c].slug for c in side.discard) == ["krump", "reverse-time", "troll"]


# Cards under cards


def graft(table, name, upper):
    (card,) = (c for c in table.state.players[0].hand if table.state.defs[c].slug == name)
    emit(table.state, GRAFT, card, 1, Scope(0, table.card(upper)))


@pytest.mark.rule("KF-ZONE-13")
def test_a_grafted_card_lies_face_up_under_another_and_is_not_in_play():
    with Situation(hand="banner-of-battle, punch", line="troll, krump") as table:
        table.state.log = []
        graft(table, "banner-of-battle", "krump")
        table.changed(hand="punch", line="troll, krump grafted:banner-of-battle")
        assert [GAME.words("en").say(entry.public) for entry in table.state.log] == [
            "Banner of Battle is grafted onto Krump."
        ]
        assert table.power("troll") == 8
        for viewer in (0, 1, -1):
            (under,) = (s.under for s in view.build(table.state, viewer).play if s.under)
            assert [table.state.defs[card].slug for card in under] == ["banner-of-battle"]


@pytest.mark.rule("KF-ZONE-13")
@pytest.mark.parametrize("lies", ["grafted", "under"])
def test_what_lies_under_a_card_that_leaves_play_goes_to_its_owners_discard_pile(lies):
    given = {"hand": "fear", "p1_line": f"troll {lies}:punch/house:dis {lies}:krump/owner:0"}
    with Situation(house="dis", **given) as table:
        table.answer("play fear")
        table.changed(hand="", discard="fear, krump", p1_line="", p1_hand="troll", p1_discard="punch house:dis")


def test_what_lies_face_down_under_a_card_is_known_to_its_owner_alone():
    with Situation(line="troll under:punch/house:dis/icon:draw grafted:krump") as table:
        for viewer, seen in ((0, ["punch", "krump"]), (1, ["krump"]), (-1, ["krump"])):
            (shown,) = view.build(table.state, viewer).play
            assert [table.state.defs[card].slug for card in shown.under if card >= 0] == seen
        assert fields(table.state).players[0].line == ["troll under:punch/house:dis/icon:draw grafted:krump"]


# What is hidden


@pytest.mark.rule("KF-ZONE-16")
def test_hands_and_decks_are_hidden():
    with Situation(hand="troll", deck="krump", p1_hand="umbra", p1_deck="urchin") as table:
        assert shown(table, 0, 0, "hand") == ["troll"]
        assert shown(table, 1, 0, "hand") == [-1]
        assert shown(table, 0, 1, "hand") == [-1]
        for viewer in range(2):
            assert shown(table, viewer, 0, "deck") == shown(table, viewer, 1, "deck") == [-1]


@pytest.mark.rule("KF-ZONE-06")
def test_nothing_but_an_ability_puts_cards_into_archives():
    """Two turns in which cards are played, discarded, destroyed, drawn and left in hand."""
    turns = (
        "play punch; damage dust-pixie; play cannon; play blood-of-titans; attach bumpsy; discard smith; "
        "fight bumpsy; reap urchin; play troll; left; end-turn; brobnar; play mother; discard anger; end-turn"
    )
    with Situation(
        hand="punch, cannon, blood-of-titans, smith, troll, umbra",
        line="bumpsy, urchin house:brobnar",
        deck="2 krump, 8 mother",
        p1_line="krump, dust-pixie",
        p1_hand="mother house:brobnar, anger, umbra",
        p1_deck="9 smith",
        p1_houses="brobnar, logos, dis",
        amber=7,
    ) as table:
        for answer in turns.split("; "):
            table.answer(answer)
            assert [side.archives for side in table.state.players] == [[], []], answer
        assert len(table.state.players[0].discard) + len(table.state.players[1].discard) > 4


@pytest.mark.rule("KF-ZONE-09", "KF-ERR-23")
@pytest.mark.parametrize(
    ("mark", "answers", "changes"),
    [
        (" abducted", ["archive punch"], {"hand": "umbra", "archives": "punch"}),  # not discarded
        ("", [], {"archives": "", "discard": "umbra"}),
    ],
)
def test_an_abducted_card_goes_to_the_hand_out_of_its_owners_archives_too(mark, answers, changes):
    given = {"house": "logos", "artifacts": "auto-vac-5150", "hand": "punch"}
    with Situation(archives=f"umbra{mark}", **given) as table:
        table.answer("act auto-vac-5150", "discard umbra", *answers)
        table.changed(artifacts="auto-vac-5150 exhausted", **changes)


@pytest.mark.rule("KF-ZONE-09", "KF-ERR-23")
def test_a_card_that_its_owner_takes_back_is_abducted_and_one_that_is_banished_is_not():
    with Situation(house="mars", line="uxlyx-the-zookeeper", p1_line="umbra owner:0") as table:
        table.answer("reap uxlyx-the-zookeeper")
        assert table.state.players[0].abducted == table.state.players[0].archives != []
    with Situation(house="dis", hand="banish", p1_line="umbra") as table:
        table.answer("play banish")
        assert table.state.players[1].archives != [] == table.state.players[1].abducted
