"""The cards of Shards of Infinity, as `trivault cards` shows them."""

from __future__ import annotations

from trivault.games.shards.game import GAME
from trivault.games.shards.presentation.facts import ShardsFacts
from trivault.games.shards.text.face import render
from trivault.games.shards.text.verbs import verbs
from trivault.kernel.text import Message, Words, capital
from trivault.library.card_lists import CardList, GameCards
from trivault.library.shown_card import Shown


class ShardsCards(GameCards):
    options: tuple[str, ...] = ("faction", "type", "cost")

    def groups(self, slug: str, option: str) -> set[str]:
        card = GAME.cards[slug]
        return {
            "faction": {card.faction} - {""},
            "type": {card.type, "mercenary"} if card.mercenary else {card.type},  # a mercenary is an ally too
            "cost": {str(card.cost)} if card.faction else set(),
        }[option]

    def title(self, option: str, name: str) -> Message | None:
        return {
            "faction": Message(f"faction-{name}"),
            "type": Message("face-kind", noun=name, faction="none"),
            "cost": Message("number", n=name),
        }[option]

    def shown(self, slug: str, words: Words) -> Shown:
        face = GAME.face(slug)
        card = face.card
        text = [words.say(line) for line in face.lines]
        facts = ShardsFacts(
            id=card.slug,
            name=words.say(face.title),
            kind=capital(words.say(face.kind)),
            faction=card.faction or None,
            type=card.type,
            mercenary=card.mercenary,
            cost=card.cost,
            copies=card.copies,
            health=card.health,
            shield=card.shield,
            verbs=sorted(verbs(card)),
            text=text,
            reminders=[words.say(reminder) for reminder in face.reminders],
        )
        return Shown(render(face, words), text, facts)


CARDS: CardList = ShardsCards(GAME)
