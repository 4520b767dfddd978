"""What players may know: views, face-down cards, secrets of others, and tables dealt anew (MW-GEN-11 to 15)."""

from random import Random

import msgspec
import pytest

import trivault
from tests.games.magewars.situations import Situation
from trivault.games.magewars.decks.spellbook import SPELLS
from trivault.games.magewars.game import GAME
from trivault.games.magewars.positions.view import UNKNOWN, MageWarsView
from trivault.games.magewars.rules.objects import to_spellbook
from trivault.games.magewars.state.model import ENCHANTMENT
from trivault.kernel.errors import TrivaultError
from trivault.kernel.frames import Scope
from trivault.kernel.ids import NOTHING
from trivault.testing import conform, same_views

SPECTATOR = -1


# Views


def look(state, player):
    view = state.view(player)
    assert isinstance(view, MageWarsView)
    return view


def named(state, player):
    """The names of all cards that a player can tell."""
    return {slug for slug in look(state, player).cards if slug != UNKNOWN}


@pytest.mark.rule("MW-GEN-13")
def test_prepared_spells_and_the_spellbook_are_secret():
    theirs = {"p1_prepared": "geyser", "p1_spellbook": "minor-heal"}
    with Situation(prepared="fireball", spellbook="2 dispel", **theirs) as table:
        assert named(table.state, 0) == {"beastmaster", "warlock", "fireball", "dispel"}
        assert named(table.state, 1) == {"beastmaster", "warlock", "geyser", "minor-heal"}
        assert named(table.state, SPECTATOR) == {"beastmaster", "warlock"}
        seen = look(table.state, 1).sides[0]
        assert (seen.spellbook, seen.prepared, seen.own_spellbook, seen.own_prepared) == (2, 1, (), ())


@pytest.mark.rule("MW-GEN-11")
def test_discard_piles_are_open():
    with Situation(discard="dispel, fireball", p1_discard="geyser") as table:
        for player in (0, 1, SPECTATOR):
            view = look(table.state, player)
            assert {"dispel", "fireball", "geyser"} <= named(table.state, player)
            assert [len(side.discard) for side in view.sides] == [2, 1]


@pytest.mark.rule("MW-GEN-12")
def test_equipment_is_open():
    with Situation(p1_mage="warlock +leather-boots") as table:
        assert "leather-boots" in named(table.state, 0) & named(table.state, SPECTATOR)


@pytest.mark.rule("MW-GEN-14")
def test_everybody_sees_that_an_enchantment_lies_there_but_only_its_controller_which():
    with Situation(b2="timber-wolf ?(bear-strength p1) +rhino-hide") as table:
        wolf, strength = table.card("timber-wolf"), table.card("bear-strength")
        for player, known in ((0, False), (1, True), (SPECTATOR, False)):
            view = look(table.state, player)
            assert ("bear-strength" in named(table.state, player)) == known
            assert "rhino-hide" in named(table.state, player)
            assert dict(view.play)[wolf].attached == (strength, table.card("rhino-hide"))


@pytest.mark.rule("MW-GEN-15")
def test_an_assigned_spell_is_secret_but_not_whose_it_is():
    with Situation(b2="lair assigned:timber-wolf, lair p1 assigned:feral-bobcat") as table:
        assert named(table.state, 0) == {"beastmaster", "warlock", "lair", "timber-wolf"}
        assert named(table.state, 1) == {"beastmaster", "warlock", "lair", "feral-bobcat"}
        sampled = GAME.sample(table.state.view(0), 5)
        mine, theirs = (t for t in sampled.play if sampled.card(t).slug == "lair")
        assert sampled.card(sampled.play[mine].assigned).slug == "timber-wolf"
        held = sampled.card(sampled.play[theirs].assigned)
        assert held.type == "creature"
        assert "animal" in held.subtypes


@pytest.mark.rule("MW-BIND-04")
def test_a_bound_spell_is_open_once_it_was_cast():
    with Situation(p1_mage="warlock +(mage-wand bound:dispel)") as table:
        assert "dispel" not in named(table.state, 0)
        assert "dispel" in named(table.state, 1)
    with Situation(p1_mage="warlock +(mage-wand bound-open:dispel)") as table:
        assert "dispel" in named(table.state, 0)


def test_the_element_of_a_wizard_shows_in_nothing_but_the_own_view():
    with Situation(p1_mage="wizard", p1_element="air") as table:
        assert [look(table.state, player).sides[1].element for player in (0, 1, SPECTATOR)] == ["", "air", ""]


def test_a_player_sees_the_own_element_also_where_none_was_chosen():
    with Situation(mage="wizard", p1_mage="warlock") as table:
        same_views(GAME, table.state, 1)


@pytest.mark.rule("MW-MULTI-09")
def test_team_members_share_their_information():
    with Situation(teams=True, p1_prepared="geyser", p2_prepared="dispel", p3_prepared="fireball") as table:
        secret = {"geyser", "dispel", "fireball"}
        assert named(table.state, 0) & secret == {"dispel"}
        assert named(table.state, 3) & secret == {"geyser", "fireball"}


def test_a_face_down_card_has_no_name_for_others():
    hidden = "timber-wolf ?(bear-strength p1)"
    with Situation(mage="wizard b2 mana:20", acting="wizard", prepared="seeking-dispel", b2=hidden) as table:
        table.answer("cast seeking-dispel")
        table.offers("target face-down", "skip")
        assert "bear-strength" not in str(table.state.view(0))
        assert "bear-strength" not in repr([option.message() for option in table.state.legal()])
        table.answer("skip", "pass", "done", "pass")


def test_the_name_of_a_hidden_card_is_said_to_its_controller():
    with Situation(p1_mage="warlock mana:9", b2="timber-wolf ?(agony p1)") as table:
        table.answer("activate timber-wolf")
        table.offers("reveal agony", "pass")
        table.answer("pass", "done")


def test_an_enchantment_that_is_being_paid_for_lies_open():
    with Situation(p1_mage="warlock mana:9", b2="timber-wolf ?(agony p1)") as table:
        table.answer("activate timber-wolf", "reveal agony")
        assert table.reason == "pay-reveal"
        assert "agony" in named(table.state, 0)
        same_views(GAME, table.state, 1)
        table.answer("skip", "done")
        table.changed(b2="timber-wolf inactive", p1_discard="agony", player=1)


# Numbers of cards tell nothing


def test_cards_are_numbered_in_a_random_order():
    def order(seed):
        state = GAME.new(decks=["starting-wizard", "starting-warlock"], seed=seed)
        return [state.card(thing).slug for thing in state.players[0].spellbook]

    assert sorted(order(1)) == sorted(order(2))
    assert order(1) != order(2)
    assert order(1) == order(1)


def test_a_card_that_others_have_seen_gets_a_new_number_in_the_spellbook():
    numbers = set()
    for seed in range(12):
        with Situation(seed=seed, round=3, spellbook="9 dispel, 9 fireball", p1_mage="warlock mana:9") as table:
            state = table.state
            boots = len(state.defs)
            state.defs += (SPELLS["leather-boots"],)
            state.owners += (0,)
            to_spellbook(state, boots)
            before = sorted(state.card(thing).slug for thing in state.players[0].spellbook)
            table.answer("activate beastmaster", "done", "activate warlock", "done")
            assert table.reason == "prepare"
            book = state.players[0].spellbook
            assert sorted(state.card(thing).slug for thing in book) == before
            numbers.add(next(thing for thing in book if state.card(thing).slug == "leather-boots"))
            table.answer("skip")
    assert len(numbers) > 4


# Tables dealt anew


@pytest.mark.parametrize(
    "options",
    [
        {"apprentice": True},
        {},
        {"decks": ["generated-beastmaster-1", "generated-warlock-2"]},
        {"players": 3},
        {"players": 4, "teams": True},
    ],
    ids=["apprentice", "full", "generated", "three", "teams"],
)
def test_nobody_can_tell_a_table_dealt_anew_from_the_real_one(options):
    conform(GAME, GAME.new(seed=41, **options), 1, most=80, to_the_end=False)


def test_a_sampled_table_can_be_played_on():
    random = Random(7)
    state = GAME.new(seed=7)
    for count in range(300):
        if count % 5 == 0:
            other = GAME.sample(state.view(count % 2), count)
            for _ in range(20):
                if not other.over:
                    legal = other.legal()
                    assert len(legal)
                    other.apply(legal[random.randrange(len(legal))])
        option = random.choice(state.legal(random.choice(state.choices).player))
        state.apply(option, option.choice.player)
        if state.over:
            break


def test_what_is_dealt_could_lie_there():
    """Hidden enchantments are enchantments for what they lie on; no side has one twice on a thing."""
    given = {"p1_spellbook": "6 minor-heal, 4 fireball, 4 agony", "p1_prepared": "2 geyser"}
    with Situation(b2="timber-wolf ?(agony p1) ?(ghoul-rot p1), ?hellfire-trap p1", **given) as table:
        for seed in range(20):
            sampled = GAME.sample(table.state.view(0), seed)
            wolf = next(t for t in sampled.play if sampled.card(t).slug == "timber-wolf")
            on_wolf = [sampled.card(t) for t in sampled.play[wolf].attached]
            assert all(card.type == "enchantment" and card.target.kind != "zone" for card in on_wolf)
            assert on_wolf[0] is not on_wolf[1]
            (trap,) = (t for t, piece in sampled.play.items() if not piece.revealed and piece.zone >= 0)
            assert sampled.card(trap).target.kind.startswith("zone")
            assert len(sampled.players[1].spellbook) == 14
            assert len(sampled.players[1].prepared) == 2


def test_views_are_plain_data():
    state = GAME.new(seed=3)
    assert msgspec.msgpack.encode(state.view(0)) == msgspec.msgpack.encode(state.copy().view(0))


def test_a_view_of_another_game_is_refused():
    with pytest.raises(TrivaultError, match="a view of mage-wars was expected"):
        GAME.sample(trivault.load("shards").new(seed=1).view(0), 1)


@pytest.mark.parametrize(("book", "ways"), [("wall-of-stone, dispel", True), ("dispel", False)])
def test_who_casts_a_wall_is_asked_to_extend_it_with_or_without_a_second_copy(book, ways):
    given = {"mage": "wizard b2 mana:30", "acting": "wizard", "prepared": "wall-of-stone"}
    with Situation(**given, spellbook=book) as table:
        table.answer("cast wall-of-stone", "target b2-c2")
        assert table.reason == "extend"
        assert table.can("extend b1-c1") == ways
        table.answer("skip")


NOTHING_DONE = ("pass", "done", "skip")


OPEN = ("activate", "move", "guard", "attack", "defend", "counterstrike", "hit", "sweep")  # name nothing secret


BUSY = ("cast", "quickcast", "deploy", "target", "prepare", "assign", "bind", "wear", "to")


# Secrets


def exchanged(state, viewer, random):
    """The same table with other secrets, and whether it differs: spells that the viewer does not know change
    places with others of the same spellbook that could be there."""
    state = state.copy()
    before, cards = state.defs, list(state.defs)

    def swap(thing, fits):
        book = [t for t in state.players[state.owners[thing]].spellbook if cards[t] is before[t] and fits(t)]
        if book and not GAME.visible(state, viewer, thing):
            other = random.choice(book)
            cards[thing], cards[other] = cards[other], cards[thing]

    for side in state.players:
        for spell in side.prepared:
            swap(spell, lambda _spell: True)
    for thing, piece in state.play.items():
        card, scope = state.card(thing), Scope(piece.controller, thing)
        for held, which in ((piece.assigned, card.casts), (piece.bound, card.binds)):
            if held != NOTHING:
                swap(held, lambda spell, which=which, scope=scope: which.fits(state, spell, scope))
        if not piece.revealed and not card.mandatory:
            swap(thing, lambda spell, card=card: alike(state, state.card(spell), card))
    state.defs = tuple(cards)
    return state, state.defs != before


def alike(state, one, other):
    """Enchantments that can lie in the same place and wait for nothing."""
    if one.type != ENCHANTMENT or one.mandatory or one.target != other.target:
        return False
    return all(state.card(thing) is not one for thing in state.play)


def answers(state, player, random):
    """What may be answered; of the many spells to prepare only a few."""
    choice = next(c for c in state.choices if c.player == player)
    if choice.reason == "prepare":
        names = sorted({state.card(t).slug for t in choice.things})
        return [f"prepare {' '.join(random.sample(names, min(2, len(names))))}", "skip"]
    return [option.text for option in state.legal(player)]


def seen(state, viewer):
    """What a viewer sees and reads. What a destroyed object held lies open on a discard pile: no secret."""
    view = state.view(viewer)
    fallen = {t - state.arena.size for side in state.players for t in side.discard}
    cards = tuple(slug if i not in fallen else "" for i, slug in enumerate(view.cards))
    read = [(e.seen_by(viewer), e.event_for(viewer), e.things_for(viewer)) for e in state.log]
    return msgspec.structs.replace(view, cards=cards), read


def same_for(viewer, one, other, random, count=14):
    """Play both tables alike: the viewer must see, read and be asked the same."""
    one.log, other.log = [], []
    for _ in range(count):
        assert seen(one, viewer) == seen(other, viewer)
        if one.over:
            return
        player = random.choice(one.choices).player
        legal, same = (answers(state, player, Random(one.seq)) for state in (one, other))
        if viewer != SPECTATOR and one.friendly(player, viewer):
            assert legal == same
        both = [text for text in legal if text in same]
        if viewer == SPECTATOR or not one.friendly(player, viewer):
            both = [text for text in both if text.split()[0] in (*NOTHING_DONE, *OPEN)]
        if not both:
            return
        answer = random.choice(both)
        one.apply(answer, player)
        other.apply(answer, player)


@pytest.mark.parametrize(
    "options",
    [
        {},
        {"decks": ["starting-wizard", "starting-warlock"]},
        {"players": 4, "teams": True},
        {"apprentice": True},
    ],
    ids=["two", "wands", "teams", "apprentice"],
)
def test_secrets_of_others_make_no_difference(options):
    random, state, tried = Random(5), GAME.new(seed=5, **options), 0
    for count in range(160):
        if count % 10 == 9:
            for viewer in (0, 1, SPECTATOR):
                other, differs = exchanged(state, viewer, random)
                if differs:
                    same_for(viewer, state.copy(), other, random)
                    tried += 1
        player = random.choice(state.choices).player
        legal = answers(state, player, random)
        busy = [text for text in legal if text.split()[0] in BUSY]
        state.apply(random.choice(busy if busy and random.random() < 0.8 else legal), player)
        if state.over:
            break
    assert tried > 10
