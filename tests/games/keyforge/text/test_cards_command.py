"""`trivault cards keyforge`, and what the cards do as verbs."""

import inspect
import json
import re
from functools import cache

import pytest
from click.testing import CliRunner

from tests.games.keyforge.text.messages import GAME, LANGUAGES
from tests.sources import source
from trivault.cli import main
from trivault.games.keyforge.rules import forge, play
from trivault.games.keyforge.text.verbs import verbs
from trivault.kernel.events import Emit, EmitShares
from trivault.kernel.nodes import Node


def run(*arguments):
    return CliRunner(env={"COLUMNS": "200"}).invoke(main, ["cards", *arguments])


def refused(*arguments):
    result = run(*arguments)
    assert result.exit_code == 2
    assert result.stdout == ""
    assert result.stderr.count("\n") == 1
    return result.stderr


def ids(*arguments):
    result = run("keyforge", "--json", *arguments)
    assert result.exit_code == 0
    return [card["id"] for card in json.loads(result.stdout)]


def those(fits):
    return [slug for slug, card in GAME.cards.items() if fits(card)]


@cache
def text(slug):
    return " ".join(map(GAME.words("en").say, GAME.face(slug).lines))


def test_all_cards_are_listed():
    result = run("keyforge")
    assert result.exit_code == 0
    words, said = GAME.words("en"), result.stdout
    titles = [words.say(GAME.face(slug).title) for slug in GAME.cards]
    assert all(title in said for title in titles if len(title) <= 24)  # longer ones are wrapped
    assert re.search(r"Punch +Action · Brobnar · .*Play: Deal 3 damage to 1 creature\.", said)
    assert ids() == list(GAME.cards)


@pytest.mark.parametrize(
    "name", ["nature-s-call", "Nature’s Call", "Nature's call", "Zew natury", "ZEW NATURY", "Lockruf der Natur"]
)
def test_a_card_is_found_by_any_of_its_names(name):
    assert ids(name) == ["nature-s-call"]
    shown = run("keyforge", name).stdout
    assert "─ Nature’s Call ─" in shown
    assert "│ Action · Untamed · 1 bonus Æmber " in shown


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_name_finds_its_card(lang):
    words = GAME.words(lang)
    assert set(ids(*(words.say(f"card-{slug}") for slug in GAME.cards))) == set(GAME.cards)


def test_a_name_of_two_cards_finds_both():
    assert ids("Gniew", "--lang", "pl") == ["anger", "wrath"]


@pytest.mark.parametrize(
    ("typed", "slug"),
    [
        ("john smyth", "john-smyth"),
        ("irradiated aember", "irradiated-aember"),
        ('quixo the "adventurer"', "quixo-the-adventurer"),
    ],
)
def test_names_can_be_typed_on_any_keyboard(typed, slug):
    assert ids(typed) == [slug]


def test_several_cards_in_the_order_asked_for():
    shown = run("keyforge", "troll", "Punch").stdout
    assert 0 < shown.index("Troll") < shown.index("Punch")


def test_another_language():
    shown = run("keyforge", "duskrunner", "--lang", "de").stdout
    assert GAME.words("de").say("card-duskrunner") in shown
    assert "Ernte: " in shown


def test_json_has_the_facts_of_a_card():
    (card,) = json.loads(run("keyforge", "Carlo Phantom", "--json").stdout)
    assert card == {
        "id": "carlo-phantom",
        "name": "Carlo Phantom",
        "kind": "Creature · Shadows · Elf and Thief",
        "house": "shadows",
        "type": "creature",
        "traits": ["elf", "thief"],
        "power": 1,
        "armor": 0,
        "amber": 0,
        "keywords": {"elusive": 1, "skirmish": 1},
        "verbs": ["steal"],
        "text": ["Elusive. Skirmish.", "Whenever you play an artifact, steal 1 Æmber."],
        "sets": {"cota": "298"},
        "rarity": "uncommon",
    }


def test_filters():
    assert ids("--house", "Mars") == those(lambda card: card.house == "mars")
    assert ids("--type", "upgrade") == those(lambda card: card.type == "upgrade")
    assert ids("--trait", "Knight") == those(lambda card: "knight" in card.traits)
    assert ids("--keyword", "taunt") == those(lambda card: "taunt" in card.keywords)
    dis = those(lambda card: card.house == "dis")
    assert ids("--house", "dis", "--verb", "steal") == [c for c in dis if "steal" in verbs(GAME.cards[c])]
    assert ids("--trait", "demon", "--keyword", "taunt", "--house", "dis", "--type", "creature") == those(
        lambda card: card.house == "dis" and "demon" in card.traits and "taunt" in card.keywords
    )
    assert ids("--verb", "steal", "troll", "urchin") == ["urchin"]


def test_when_no_card_is_left_it_is_said():
    result = run("keyforge", "--house", "brobnar", "--trait", "martian")
    assert (result.exit_code, result.stdout, result.stderr) == (0, "", "no card is all of this\n")
    assert ids("--house", "brobnar", "--trait", "martian") == []


def test_wrong_input_is_told_in_one_line():
    assert refused("keyforge", "bumpsi") == "trivault: unknown card 'bumpsi'; did you mean Bumpsy?\n"
    assert "did you mean Lockruf der Natur" in refused("keyforge", "Zew natur", "--lang", "de")
    houses = "brobnar, dis, logos, mars, sanctum, saurian, shadows, star-alliance, untamed"
    assert refused("keyforge", "--house", "saturn") == f"trivault: unknown house 'saturn'; known: {houses}\n"
    keywords = "alpha, assault, deploy, elusive, hazardous, omega, poison, skirmish, taunt"
    said = refused("keyforge", "--keyword", "lose-to-play")
    assert said == f"trivault: unknown keyword 'lose-to-play'; known: {keywords}\n"
    assert "unknown type 'hero'; known: action, artifact, creature, upgrade\n" in refused(
        "keyforge", "--type", "hero"
    )
    assert "unknown trait 'teapot'; known: agent, ai, alien, ally, " in refused("keyforge", "--trait", "teapot")
    said = refused("keyforge", "--verb", "played")
    assert said.startswith("trivault: unknown verb 'played'; known: abduct, animate, archive, ")
    assert " steal, " in said
    assert "entered" not in said


def test_options_of_another_game_are_refused():
    said = "trivault: shards has no --house; its cards can be listed by --faction, --type, --cost\n"
    assert refused("shards", "--house", "dis") == said
    fitting = "--set, --house, --type, --trait, --keyword, --power, --amber, --verb"
    said = f"trivault: keyforge has no --faction; its cards can be listed by {fitting}\n"
    assert refused("keyforge", "--faction", "order") == said
    assert refused("keyforge", "--faction", "order", "no such card") == said


@pytest.mark.parametrize(
    ("verb", "said", "only_said"),
    [
        ("steal", r"\bsteal", {"scrivener-favian"}),
        ("purge", r"\bpurges?\b", set()),
        ("draw", r"\bdraws?\b(?! bonus)", set()),
        ("heal", r"\bheal\b", set()),
        ("exhaust", r"\bexhaust", set()),
        ("capture", r"\bcaptured?\b|\bcaptures\b", {"amphora-captura", "po-s-pixies", "scrivener-favian"}),
        ("stun", r"\bstun\b", {"clear-mind"}),
        (
            "damage",
            r"\bdeals? .*damage|\bdealt \d",
            {
                "ether-spider",
                "galeatops",
                "gargantodon",
                "gladiodontus",
                "lollop-the-titanic",
                "roxador",
                "shoulder-id",
                "storm-crawler",
                "tantadlin",
                "valdr",
            },
        ),
        (
            "archive",
            r"\barchives?\b",
            {
                "destructive-analysis",
                "dysania",
                "munchling",
                "novu-dynamo",
                "project-zyx",
                "tantadlin",
                "the-archivist",
            },
        ),
        ("lose", r"\bloses?\b", {"niffle-grounds", "reckless-rizzo", "red-hot-armor", "sniffer", "truebaru"}),
        ("gain-chains", r"\bgains? \d chain", set()),
        ("unforge", r"\bunforge\b", set()),
    ],
)
def test_cards_do_what_they_say(verb, said, only_said):
    """The words come from the faces: the verb finds those cards, but for a word that means another thing."""
    told = {slug: re.sub(r"Enhance: [^.]*\.", "", text(slug)) for slug in GAME.cards}  # icons of other cards
    by_text = {slug for slug in GAME.cards if re.search(said, told[slug], re.IGNORECASE)}
    by_verb = set(ids("--verb", verb))
    assert by_text - by_verb == only_said
    assert by_verb - by_text == set()


def test_what_the_rules_do_is_no_verb_of_a_card():
    assert verbs(GAME.cards["dominator-bauble"]) == set()  # the creature it uses exhausts, and may reap
    assert verbs(GAME.cards["wild-wormhole"]) == set()  # the card it plays may have bonus icons
    assert verbs(GAME.cards["key-charge"]) == {"lose", "forge"}


def test_no_node_that_lets_events_happen_is_forgotten():
    def parts(tree):
        yield type(tree)
        for part in Node.children(tree):
            yield from parts(part)

    classes = {each for card in GAME.cards.values() for tree in card.trees() for each in parts(tree)}
    own = {
        each
        for each in classes
        if re.search(r"\b(propose|emit|redirect|draw_chained)\(|events\.append", source(each))
    }
    told = {each for each in classes if hasattr(each, "emits") or "emits" in inspect.signature(each).parameters}
    rules = {forge.PayForKey, play.PlayIt}  # the price of a key, or what becomes of an abducted card
    assert own - {Emit, EmitShares, *rules} == told
