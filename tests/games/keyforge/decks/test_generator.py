"""New decks of each set: what they are made of, and how often."""

from collections import Counter
from statistics import mean

import pytest

from trivault.games.keyforge.decks.deck import DeckError, check
from trivault.games.keyforge.decks.formats.text import parse
from trivault.games.keyforge.decks.generator import COMPANIONS, VARIANTS, deck_named, generate
from trivault.games.keyforge.decks.sets import PLAYABLE, facts, first_set
from trivault.games.keyforge.game import GAME
from trivault.testing import played

TOGETHER = {slug for groups in (COMPANIONS.values(), VARIANTS) for group in groups for slug in group}
ANOMALIES_OF_A_HOUSE = {"orb-of-wonder"}  # a reprint
SEVEN = {
    "cota": {"brobnar", "dis", "logos", "mars", "sanctum", "shadows", "untamed"},
    "aoa": {"brobnar", "dis", "logos", "mars", "sanctum", "shadows", "untamed"},
    "wc": {"brobnar", "dis", "logos", "saurian", "shadows", "star-alliance", "untamed"},
    "mm": {"dis", "logos", "sanctum", "saurian", "shadows", "star-alliance", "untamed"},
}
MANY = 1200  # decks of each set


@pytest.fixture(scope="module")
def many():
    """Many decks of each set."""
    return {which: [generate(seed, which=which) for seed in range(MANY)] for which in PLAYABLE}


def test_the_same_seed_gives_the_same_deck_and_another_seed_another():
    assert generate(7) == generate(7)
    assert generate(7) != generate(8)
    assert generate(7, which="wc") == generate(7, which="wc") != generate(7, which="mm")


@pytest.mark.parametrize(
    ("name", "deck"),
    [
        ("generated-7", lambda: generate(7)),
        ("generated-cota-7", lambda: generate(7)),
        ("generated-dis-mars-7", lambda: generate(7, ["dis", "mars"])),
        ("generated-wc-7", lambda: generate(7, which="wc")),
        ("generated-mm-star-alliance-dis-7", lambda: generate(7, ["star-alliance", "dis"], "mm")),
    ],
)
def test_a_name_says_set_and_houses_of_a_new_deck(name, deck):
    assert deck_named(name) == deck()


@pytest.mark.parametrize(
    ("name", "message"),
    [
        (
            "generated-wc-mars-7",
            "'mars' is no house of Worlds Collide; expected up to three of br",
        ),
        (
            "generated-saurian-7",
            "'saurian' is no house of Call of the Archons; expected up to ",
        ),
        ("generated-dt-7", "'dt' is no house of Call of the Archons"),
        ("generated-mm-dis-dis-7", "a deck has three different houses, not dis, dis"),
    ],
)
def test_a_set_without_such_a_house_is_named(name, message):
    with pytest.raises(DeckError) as error:
        deck_named(name)
    assert str(error.value).startswith(message)


@pytest.mark.parametrize("which", PLAYABLE)
def test_new_decks_are_valid_and_of_the_houses_of_their_set(many, which):
    for deck in many[which][:50]:
        assert check(deck) == deck == parse(deck.text())
        assert (deck.set, len(deck.cards)) == (which, 36)
    assert {house for deck in many[which] for house in deck.houses} == SEVEN[which]
    houses = Counter(house for deck in many[which] for house in deck.houses)
    assert all(0.9 < n / (MANY * 3 / 7) < 1.1 for n in houses.values())


@pytest.mark.parametrize("which", PLAYABLE)
def test_cards_of_a_set_come_as_often_as_their_rarity_says(many, which):
    """Plain cards that come alone: 6 to 3 to 1."""
    alone = {slug for slug, fact in facts(which).items() if slug not in TOGETHER}
    dealt = Counter(entry.slug for deck in many[which] for entry in deck.cards if not entry.marks())
    share = {
        rarity: mean([dealt[slug] for slug in alone if facts(which)[slug].rarity == rarity])
        for rarity in ("common", "uncommon", "rare")
    }
    assert 5.2 < share["common"] / share["rare"] < 6.8
    assert 2.6 < share["uncommon"] / share["rare"] < 3.4


@pytest.mark.parametrize("which", PLAYABLE)
def test_every_card_of_a_set_can_be_dealt(many, which):
    dealt = {entry.slug for deck in many[which] for entry in deck.cards}
    assert facts(which).keys() - dealt - ANOMALIES_OF_A_HOUSE == set()


@pytest.mark.rule("KF-CARD-06", "KF-CARD-07", "KF-CARD-08")
@pytest.mark.parametrize("which", PLAYABLE)
def test_mavericks_legacies_and_anomalies_appear_now_and_then(many, which):
    marks = Counter(mark for deck in many[which] for entry in deck.cards for mark in entry.marks())
    cards = 36 * MANY
    assert 0.02 < marks["maverick"] / cards < 0.03
    assert (0.0045 < marks["legacy"] / cards < 0.008) if which != "cota" else not marks["legacy"]
    assert (0.0045 < marks["anomaly"] / cards < 0.008) if which == "wc" else not marks["anomaly"]
    old = {entry.slug for deck in many[which] for entry in deck.cards if entry.legacy}
    assert all(PLAYABLE.index(first_set(slug)) < PLAYABLE.index(which) for slug in old)
    assert not old & facts(which).keys()


@pytest.mark.parametrize("which", PLAYABLE)
def test_cards_come_with_their_companions(many, which):
    """And each of them really comes at some time, unless the set has none of them."""
    seen: Counter[str] = Counter()
    for deck in many[which]:
        dealt = Counter((entry.slug, entry.house) for entry in deck.cards)
        for first, group in COMPANIONS.items():
            times = [(n, house) for (slug, house), n in dealt.items() if slug == first]
            for n, house in times:
                together = Counter(group)
                assert all(dealt[slug, house] >= n * together[slug] for slug in group), (deck, group)
                seen[first] += n
    assert set(seen) == {first for first in COMPANIONS if first in facts(which)}


@pytest.mark.rule("KF-KW-ENH-01")
@pytest.mark.parametrize("which", PLAYABLE)
def test_the_icons_of_enhance_lie_on_other_cards_of_the_deck(many, which):
    added = 0
    gives = {slug: list(Counter(card.enhance).elements()) for slug, card in GAME.cards.items()}
    for deck in many[which]:
        given = Counter(icon for entry in deck.cards for icon in gives[entry.slug])
        assert Counter(icon for entry in deck.cards for icon in entry.icons) == given
        assert all(GAME.card(e.slug).amber + len(e.icons) <= 5 for e in deck.cards if e.icons)
        added += sum(given.values())
    assert (2 < added / MANY < 12) if which == "mm" else added == 0


def test_new_decks_have_names_of_their_own():
    names = [generate(seed).name for seed in range(50)]
    assert len(set(names)) > 45
    assert all(" of " in name and name[0].isupper() for name in names)


@pytest.mark.parametrize("which", PLAYABLE)
def test_new_decks_play_whole_games(which):
    decks = [f"generated-{which}-{seed}" for seed in (1, 2)]
    assert played(GAME, 1, options={"decks": decks}).result
