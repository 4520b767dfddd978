"""The cards of KeyForge, as `trivault cards` shows them."""

from __future__ import annotations

from trivault.games.keyforge.decks.sets import PLAYABLE, facts
from trivault.games.keyforge.game import GAME
from trivault.games.keyforge.presentation.facts import KeyForgeFacts
from trivault.games.keyforge.state.printed import CREATURE
from trivault.games.keyforge.text.face import render
from trivault.games.keyforge.text.verbs import verbs
from trivault.kernel.text import Message, Words, capital
from trivault.library.card_lists import CardList, GameCards
from trivault.library.shown_card import Shown


class KeyForgeCards(GameCards):
    options: tuple[str, ...] = ("set", "house", "type", "trait", "keyword", "power", "amber", "verb")

    def groups(self, slug: str, option: str) -> set[str]:
        card = GAME.cards[slug]
        return {
            "set": {which for which in PLAYABLE if slug in facts(which)},
            "house": set(card.houses),
            "type": {card.type},
            "trait": set(card.traits),
            "keyword": set(card.keywords) - {"lose-to-play"},
            "power": {str(card.power)} if card.type == CREATURE else set(),
            "amber": {str(card.amber)},
            "verb": set(verbs(card)),
        }[option]

    def title(self, option: str, name: str) -> Message | None:
        return {
            "set": Message("set-name", set=name),
            "house": Message("house-name", house=name),
            "type": Message(f"type-{name}"),
            "trait": Message("trait", word=name),
            "keyword": Message("keyword", word=name, n=""),
            "power": Message("number", n=name),
            "amber": Message("number", n=name),
        }.get(option)

    def shown(self, slug: str, words: Words) -> Shown:
        face = GAME.face(slug)
        card = face.card
        text = [words.say(line) for line in face.lines]
        keywords = self.groups(slug, "keyword")
        printed = [which for which in PLAYABLE if slug in facts(which)]
        known = KeyForgeFacts(
            id=card.slug,
            name=words.say(face.title),
            kind=capital(words.say(face.kind)),
            house=card.house,
            type=card.type,
            traits=sorted(card.traits),
            power=card.power,
            armor=card.armor,
            amber=card.amber,
            keywords={name: n for name, n in card.keywords.items() if name in keywords},
            verbs=sorted(verbs(card)),
            text=text,
            sets={which: str(facts(which)[slug].number) for which in printed},
            rarity=facts(printed[-1])[slug].rarity,
        )
        return Shown(render(face, words), text, known)


CARDS: CardList = KeyForgeCards(GAME)
