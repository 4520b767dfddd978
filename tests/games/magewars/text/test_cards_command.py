"""`trivault cards mage-wars`, and what the cards do as verbs."""

import json
import re

import pytest
from click.testing import CliRunner

from tests.games.magewars.text.messages import GAME, LANGUAGES
from tests.sources import source
from trivault.cli import main
from trivault.games.magewars.effects.deeds import ChooseOne
from trivault.games.magewars.text.verbs import DO_VERBS, DOES, verbs
from trivault.kernel.control import Do
from trivault.kernel.events import Emit
from trivault.kernel.nodes import Node


def run(*arguments):
    return CliRunner(env={"COLUMNS": "200"}).invoke(main, ["cards", "mage-wars", *arguments])


def ids(*arguments):
    result = run("--json", *arguments)
    assert result.exit_code == 0
    return [card["id"] for card in json.loads(result.stdout)]


def those(fits):
    return [slug for slug, card in GAME.cards.items() if fits(card)]


def refused(*arguments):
    result = run(*arguments)
    assert (result.exit_code, result.stdout, result.stderr.count("\n")) == (2, "", 1)
    return result.stderr


def text(slug):
    return " ".join(map(GAME.words("en").say, GAME.face(slug).lines))


def test_all_cards_are_listed():
    result = run()
    assert result.exit_code == 0
    assert re.search(
        r"Timber Wolf +Creature · Animal and .*Bite: quick melee attack, 4 attack dice\.", result.stdout
    )
    assert ids() == list(GAME.cards)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_name_finds_its_card(lang):
    words = GAME.words(lang)
    assert ids(*(words.say(f"card-{slug}") for slug in GAME.cards)) == list(GAME.cards)


def test_a_card_in_another_language():
    shown = run("Feuerball", "--lang", "de").stdout
    assert "─ Feuerball ─" in shown
    assert "Schneller Fernangriff, 6 Angriffswürfel" in shown


def test_json_has_the_facts_of_a_card():
    (card,) = json.loads(run("Darkfenne Bat", "--json").stdout)
    assert card == {
        "id": "darkfenne-bat",
        "name": "Darkfenne Bat",
        "kind": "Creature · Animal and Bat · Dark 1",
        "type": "creature",
        "schools": {"dark": 1},
        "level": 1,
        "subtypes": ["animal", "bat"],
        "cost": 5,
        "reveal": None,
        "full": True,
        "range": [0, 0],
        "life": 4,
        "armor": 0,
        "channeling": None,
        "traits": ["flying"],
        "slots": [],
        "verbs": ["attack", "rot"],
        "facts": ["5 mana", "full", "range 0–0", "target: zone", "Life 4"],
        "casting": ["full", "range 0–0", "target: zone"],
        "attacks": [{"name": "Diseased Bite", "kind": "melee", "dice": 2, "full": False, "range": [0, 0]}],
        "text": ["Flying.", "Diseased Bite: quick melee attack, 2 attack dice, 9+ Rot."],
    }


def test_filters():
    assert ids("--type", "wall") == those(lambda card: card.type == "wall")
    assert ids("--school", "Mind") == those(lambda card: "mind" in dict(card.schools))
    assert ids("--subtype", "Demon") == those(lambda card: "demon" in card.subtypes)
    assert ids("--level", "5") == those(lambda card: card.level == 5)
    assert ids("--trait", "elusive", "--type", "creature") == [
        "cervere-the-forest-shadow",
        "sosruko-ferret-companion",
    ]
    assert ids("--trait", "epic", "--school", "mind") == ["suppression-orb"]
    assert ids("--verb", "teleport") == ["divine-intervention", "teleport-trap", "teleport"]
    assert ids("--verb", "sleep", "fireball", "sleep") == ["sleep"]


def test_wrong_input_is_told_in_one_line():
    assert refused("firebal") == "trivault: unknown card 'firebal'; did you mean Fireball?\n"
    assert "unknown level '9'; known: 0, 1, 2, 3, 4, 5, 6\n" in refused("--level", "9")
    assert "unknown trait 'steadfast'; known: aegis, " in refused("--trait", "steadfast")
    assert refused("--house", "dis") == (
        "trivault: mage-wars has no --house; its cards can be listed by "
        "--school, --type, --level, --cost, --subtype, --trait, --verb\n"
    )


@pytest.mark.parametrize(
    ("verb", "said", "only_said"),
    [
        ("heal", r"\bheal\b", set()),
        ("destroy", r"\bdestroy\b", set()),
        ("teleport", r"\bteleport\b", {"blue-gremlin"}),
        ("push", r"\bpush\b", set()),
        ("damage", r"\bdeal\b.*direct", set()),
        ("gain-mana", r"\bgain \d mana|give .* mana", set()),
        ("stun", r"\bStun\b", set()),
    ],
)
def test_cards_do_what_they_say(verb, said, only_said):
    """The words come from the faces: the verb finds those cards, but for a word that means another thing."""
    by_text = {slug for slug in GAME.cards if re.search(said, text(slug), re.IGNORECASE)}
    by_verb = set(ids("--verb", verb))
    assert by_text - by_verb == only_said
    assert by_verb - by_text == set()


def test_no_node_that_does_something_is_forgotten():
    def parts(tree):
        yield tree
        for part in tree.children() if isinstance(tree, ChooseOne) else Node.children(tree):
            yield from parts(part)

    nodes = [each for card in GAME.cards.values() for tree in card.trees() for each in parts(tree)]
    acts = re.compile(r"\b(propose|emit|destroy|begin)\(")
    acting = {kind for kind in {type(node) for node in nodes} if acts.search(source(kind))}
    told = {*DOES, Emit}
    assert {each.__name__ for each in acting - told} == {"RevealEnchantment", "PayForEach", "Settle"}
    assert {node.name for node in nodes if isinstance(node, Do)} & DO_VERBS.keys() == DO_VERBS.keys()


def test_what_the_effect_die_brings_is_a_verb():
    assert verbs(GAME.cards["chain-lightning"]) == {"attack", "daze", "stun"}
