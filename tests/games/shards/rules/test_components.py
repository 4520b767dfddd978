"""Chapter 'Components': what is in the box."""

from collections import Counter
from itertools import permutations
from random import Random

import pytest

from tests.each import each
from tests.games.shards.situations import GAME
from tests.games.shards.tables import RulesSituation, of
from tests.reference import facts as reference
from trivault.games.shards.state.model import ShardsState

CHARACTERS = {"decima": "homodeus", "tetra": "order", "volos": "undergrowth", "ko-syn-wu": "wraethe"}
STARTER_DECK = {"crystal": 7, "blaster": 1, "shard-reactor": 1, "infinity-shard": 1}

# The rarity marks of the centre cards.
COPIES = {
    1: """
    venator-of-the-wastes primus-pilus drakonarius general-decurion omnius-the-all-knowing
    the-grand-architect giga-source-adept systema-ai zetta-the-encryptor ghostwillow-avenger
    ojas-genesis-druid root-of-the-forest additri-gaiamancer zara-ra-soulflayer
    li-hin-the-shattered fao-cutul-the-formless zen-chi-set-godkiller
    """,
    2: """
    numeri-drones evokatus optio-crusher cache-warden portal-monk command-seer cryptofist-monk
    fungal-hermit thorn-zealot furrowing-elemental shadebound-sentry aetherbreaker
    scion-of-nothingness
    """,
    3: """
    kiln-drone mining-drones korvus-legionnaire reactor-drone order-initiate shard-abstractor
    data-heretic undergrowth-aspirant spore-cleric leshai-knight shardwood-guardian
    wraethe-skirmisher nil-assassin shadow-apostle umbral-scourge
    """,
}
MARKS = {slug: copies for copies, slugs in COPIES.items() for slug in slugs.split()}
SHIELDS = {
    "korvus-legionnaire": 2,
    "thorn-zealot": 3,
    "command-seer": 5,
    "cryptofist-monk": 8,
    "zetta-the-encryptor": 5,
}


PRINTED = reference.cards("shards")


def slugs(state: ShardsState, cards: list[int]) -> Counter[str]:
    return Counter(state.defs[card].slug for card in cards if state.defs[card].slug in PRINTED)


@pytest.mark.rule("SI-COMP-01")
def test_four_character_boards() -> None:
    boards = {card.slug: card.faction for card in GAME.cards.values() if card.type == "character"}
    assert boards == CHARACTERS
    for board in boards:
        assert [line.key for line in GAME.face(board).lines] == ["focus-line"]


@pytest.mark.rule("SI-COMP-01")
@pytest.mark.parametrize("seat", range(4))
def test_each_board_has_two_dials_and_focus(seat: int) -> None:
    dials = of(0, health=31, mastery=1) | of(1, health=32, mastery=2) | of(2, health=33, mastery=3)
    with RulesSituation(player=seat, gems=2, hand="", p3_health=34, p3_mastery=4, **dials) as table:
        table.answer("focus")
        table.changed(gems=1, focused=True, **of(seat, mastery=seat + 2))


@pytest.mark.rule("SI-COMP-02")
def test_128_cards_88_for_the_centre_and_40_for_the_starter_decks() -> None:
    state = GAME.new(players=4, seed=3)
    borders = Counter(
        "white" if card.type == "starter" else "black" for card in state.defs if card.slug in PRINTED
    )
    assert borders == {"black": 88, "white": 40}


@pytest.mark.rule("SI-COMP-03")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_all_starter_decks_are_the_same_ten_cards(players: int) -> None:
    state = GAME.new(players=players, seed=players)
    for player in state.players:
        assert slugs(state, player.hand + player.deck) == STARTER_DECK


@pytest.mark.rule("SI-COMP-04")
def test_as_many_copies_as_rarity_marks() -> None:
    state = GAME.new(players=2, seed=1)
    assert slugs(state, state.row + state.centre) == MARKS
    assert {slug: GAME.card(slug).copies for slug in MARKS} == MARKS


@pytest.mark.rule("SI-COMP-05")
@each("slug", MARKS)
def test_a_centre_card_shows_cost_faction_type_effect_and_rarity(slug: str) -> None:
    card, face = GAME.card(slug), GAME.face(slug)
    facts = {fact.key: fact.args["n"] for fact in face.facts}
    assert face.title.key == f"card-{slug}"
    assert face.kind.args == {"faction": card.faction, "noun": "mercenary" if card.mercenary else card.type}
    assert card.faction in CHARACTERS.values()
    assert card.type in ("ally", "champion")
    assert face.lines
    assert 1 <= facts["face-cost"] == card.cost <= 7
    assert facts["face-copies"] == MARKS[slug]
    assert facts.get("face-shield", 0) == card.shield == SHIELDS.get(slug, 0)
    assert facts.get("face-health", 0) == card.health
    assert (card.health > 0) == (card.type == "champion")


@pytest.mark.rule("SI-COMP-05")
@pytest.mark.parametrize(
    ("slug", "cost", "faction", "kind", "health"),
    [
        ("kiln-drone", 1, "homodeus", "ally", 0),
        ("nil-assassin", 2, "wraethe", "mercenary", 0),
        ("command-seer", 4, "order", "ally", 0),
        ("additri-gaiamancer", 5, "undergrowth", "champion", 5),
    ],
)
def test_what_stands_on_four_cards(slug: str, cost: int, faction: str, kind: str, health: int) -> None:
    face = GAME.face(slug)
    facts = {fact.key: fact.args["n"] for fact in face.facts}
    assert face.kind.args == {"faction": faction, "noun": kind}
    assert (facts["face-cost"], facts.get("face-health", 0)) == (cost, health)


@pytest.mark.rule("SI-COMP-06")
def test_the_boards_differ_in_nothing_but_name_and_faction() -> None:
    """The same answers lead to the same table, whoever sits behind which board."""
    games = {}
    for order in permutations(CHARACTERS, 3):
        state = GAME.new(players=3, seed=5, first=0, characters=order)
        assert state.characters == order
        random, told = Random(8), []
        for _ in range(120):
            legal = state.legal()
            state.apply(legal[random.randrange(len(legal))])
            told.append(state.dump()[2:])
        games[order] = told
    (first, *others) = games.values()
    assert all(other == first for other in others)
    focused = [step for step in first if step[-1]]
    assert focused, "focus was among the answers"
