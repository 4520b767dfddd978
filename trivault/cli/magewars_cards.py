"""The cards of Mage Wars, as `trivault cards` shows them."""

from __future__ import annotations

from collections.abc import Collection

from trivault.cli.card_lists import CardList, Shown
from trivault.games.magewars import GAME
from trivault.games.magewars.face import render
from trivault.games.magewars.printed import Bar, Card
from trivault.games.magewars.verbs import traits, verbs
from trivault.kernel.text import Words, capital

# Facts that are numbers in the form
NUMBERS = ("face-cost", "face-reveal", "face-life", "face-armor", "face-channeling")


class MageWarsCards:
    options: tuple[str, ...] = ("type", "school", "subtype", "level", "trait", "verb")

    def words(self, lang: str) -> Words:
        return GAME.words(lang)

    def slugs(self) -> Collection[str]:
        return GAME.cards

    def groups(self, slug: str, option: str) -> set[str]:
        card = GAME.cards[slug]
        return {
            "type": {card.type},
            "school": {school for school, _ in card.schools},
            "subtype": set(card.subtypes),
            "level": {str(card.level)},
            "trait": set(traits(card)),
            "verb": set(verbs(card)),
        }[option]

    def shown(self, slug: str, words: Words) -> Shown:
        face = GAME.face(slug)
        card = face.card
        text = [words.say(line) for line in face.lines]
        form: dict[str, object] = {
            "id": card.slug,
            "name": words.say(face.title),
            "kind": capital(words.say(face.kind)),
            "type": card.type,
            "schools": dict(card.schools),
            "level": card.level,
            "subtypes": sorted(card.subtypes),
            "cost": card.cost if isinstance(card.cost, int) else "X",
            "reveal": card.reveal if card.type == "enchantment" else None,
            "full": card.full,
            "range": list(card.range),
            "life": card.life,
            "armor": card.armor,
            "channeling": card.channeling,
            "traits": sorted(traits(card)),
            "verbs": sorted(verbs(card)),
            "facts": [words.say(fact) for fact in face.facts],
            "casting": [words.say(fact) for fact in face.facts if fact.key not in NUMBERS],
            "attacks": [_attack(card, bar, words) for bar in card.attacks],
            "text": text,
        }
        return Shown(render(face, words), text, form)


def _attack(card: Card, bar: Bar, words: Words) -> dict[str, object]:
    """An attack bar; that of an attack spell is called like the spell."""
    name = words.say(f"card-{card.slug}" if bar.name == card.slug else f"bar-name-{bar.name}")
    return {"name": name, "kind": bar.kind, "dice": bar.dice, "full": bar.full, "range": list(bar.range)}


CARDS: CardList = MageWarsCards()
