"""The cards of Mage Wars, as `trivault cards` shows them."""

from __future__ import annotations

from trivault.games.magewars.game import GAME
from trivault.games.magewars.presentation.facts import AttackBar, MageWarsFacts
from trivault.games.magewars.state.model import MAGE
from trivault.games.magewars.state.printed import Bar, Card
from trivault.games.magewars.text.face import render
from trivault.games.magewars.text.phrases import trait
from trivault.games.magewars.text.verbs import traits, verbs
from trivault.kernel.text import Message, Words, capital
from trivault.library.card_lists import CardList, GameCards
from trivault.library.shown_card import Shown

UNKNOWN = "x"
# Facts that are numbers in the form
NUMBERS = ("face-cost", "face-reveal", "face-life", "face-armor", "face-channeling")
WORDLESS = ("chains", "critical-damage", "quenches", MAGE)  # traits that are a sentence, and no real subtype


def _cost(card: Card) -> str:
    return str(card.cost) if isinstance(card.cost, int) else UNKNOWN


class MageWarsCards(GameCards):
    options: tuple[str, ...] = ("school", "type", "level", "cost", "subtype", "trait", "verb")

    def groups(self, slug: str, option: str) -> set[str]:
        card = GAME.cards[slug]
        return {
            "type": {card.type},
            "school": {school for school, _ in card.schools},
            "subtype": set(card.subtypes),
            "level": {str(card.level)},
            "cost": {_cost(card)},
            "trait": set(traits(card)),
            "verb": set(verbs(card)),
        }[option]

    def title(self, option: str, name: str) -> Message | None:
        if option == "verb" or (name in WORDLESS and option != "type"):
            return None
        if option == "trait":
            said = trait(name, 1)
            return Message(said.key, **said.args | {"n": "", "value": ""})
        return Message("number", n=name.upper()) if option in ("level", "cost") else Message(f"{option}-{name}")

    def shown(self, slug: str, words: Words) -> Shown:
        face = GAME.face(slug)
        card = face.card
        text = [words.say(line) for line in face.lines]
        facts = MageWarsFacts(
            id=card.slug,
            name=words.say(face.title),
            kind=capital(words.say(face.kind)),
            type=card.type,
            schools=dict(card.schools),
            level=card.level,
            subtypes=sorted(card.subtypes),
            cost=card.cost if isinstance(card.cost, int) else "X",
            reveal=card.reveal if card.type == "enchantment" else None,
            full=card.full,
            range=card.range,
            life=card.life,
            armor=card.armor,
            channeling=card.channeling,
            slots=[slot for way in card.slots for slot in way],
            traits=sorted(traits(card)),
            verbs=sorted(verbs(card)),
            facts=[words.say(fact) for fact in face.facts],
            casting=[words.say(fact) for fact in face.facts if fact.key not in NUMBERS],
            attacks=[_attack(card, bar, words) for bar in card.attacks],
            text=text,
        )
        return Shown(render(face, words), text, facts)


def _attack(card: Card, bar: Bar, words: Words) -> AttackBar:
    name = words.say(f"card-{card.slug}" if bar.name == card.slug else f"bar-name-{bar.name}")
    return AttackBar(name=name, kind=bar.kind, dice=bar.dice, full=bar.full, range=bar.range)


CARDS: CardList = MageWarsCards(GAME)
