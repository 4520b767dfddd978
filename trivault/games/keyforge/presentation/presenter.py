"""What lies on a table of KeyForge, in words."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple

from trivault.games.keyforge.decks.series import Series
from trivault.games.keyforge.game import GAME
from trivault.games.keyforge.positions.view import KeyForgeView
from trivault.games.keyforge.presentation import (
    answers,
    badges,
    effect_words,
    highlights,
    lines,
    outcome,
    rule_facts,
)
from trivault.games.keyforge.presentation.active_effects import ActiveAbility, key_cost_changes
from trivault.games.keyforge.presentation.facts import KeyForgeFacts, KeyForgeRules
from trivault.games.keyforge.presentation.seen import SeenTable, seen
from trivault.games.keyforge.rules.forge import key_cost
from trivault.games.keyforge.state import moments
from trivault.games.keyforge.state.model import COLOURS, KEY_COST, KEYS_TO_WIN, KeyForgeState
from trivault.games.keyforge.state.printed import ACTION_TYPE, ARTIFACT, CREATURE, HOUSES, UPGRADE
from trivault.games.keyforge.text.face import render
from trivault.kernel.choices import Raw
from trivault.kernel.ids import NOTHING, Thing
from trivault.kernel.options import Option
from trivault.kernel.text import Message, capital
from trivault.presentation.menu import Menu
from trivault.presentation.presenter import ActiveEffect, KeyMoment, Presenter, Step

WAYS = {
    ACTION_TYPE: ("play", "discard"),
    ARTIFACT: ("play", "discard", "act", "omni"),
    CREATURE: ("play", "discard", "reap", "fight", "act", "omni", "unstun"),
    UPGRADE: ("play", "discard"),
}


class Printed(NamedTuple):
    """A card in the words of one language."""

    bonus: str  # its bonus Æmber in the fewest letters
    facts: list[str]  # power and armor
    text: str  # its rules on one line


class KeyForgePresenter(Presenter[KeyForgeState, KeyForgeView]):
    """Says what lies on a table of KeyForge, in one language."""

    card_facts = KeyForgeFacts
    rules = KeyForgeRules()
    small = frozenset({"draw"})
    silent = frozenset({"ready", "exhaust"})
    joined = frozenset({"play", "archive"})
    series = Series

    def __init__(self, lang: str, watching: bool = False) -> None:
        super().__init__(GAME, GAME.cards, lang, watching)
        self._seen: SeenTable | None = None
        self._badges: dict[Thing, list[tuple[str, str]]] = {}  # of the cards on the table last seen
        self._printed: dict[str, Printed] = {}

    def moment(self, state: KeyForgeState) -> tuple[int, int]:
        return state.turn, state.active

    def facts(self, view: KeyForgeView) -> Iterator[tuple[str, str]]:
        return lines.facts(self, view)

    def things(self, view: KeyForgeView) -> int:
        return len(view.cards)

    def face(self, slug: str) -> list[str]:
        return render(GAME.face(slug), self.words)

    def course(self, state: KeyForgeState, seat: int) -> dict[str, int]:
        side = state.players[seat]
        return {"keys": side.forged(), "amber": side.amber}

    def moments(self, steps: Iterable[Step[KeyForgeState]]) -> Iterator[KeyMoment]:
        return highlights.moments(self, steps)

    def possible_deeds(self) -> Iterator[tuple[str, Message]]:
        for house in HOUSES:
            yield house, Message(f"do-{house}")
        for slug, card in GAME.cards.items():
            name = Message(f"card-{slug}")
            for verb in WAYS[card.type]:
                yield f"{verb} {slug}", Message(f"do-{verb}", source=name, targets=[name])

    def note(self, option: Option) -> str:
        """Of a house: how many of its cards one has."""
        return answers.note(self, option)

    def warning(self, option: Option) -> str:
        return answers.warning(self, option)

    def unfinished(self, option: Option, menu: Menu) -> str:
        return self.left_to_do(option, menu) if option.verb == "end-turn" else ""

    def outcome(self, before: KeyForgeState, after: KeyForgeState, raw: Raw) -> Iterator[tuple[Thing, Message]]:
        return outcome.outcome(before, after, raw)

    def rule_fact(self, state: KeyForgeState, answer: str, rule: str) -> str:
        return rule_facts.rule_fact(self, state, answer, rule)

    def piles(self, view: KeyForgeView) -> Iterator[tuple[str, str, Sequence[str]]]:
        for seat, side in enumerate(view.sides):
            for key, cards in (("ui-discarded", side.discard), ("ui-purged-cards", side.purged)):
                yield self.player(seat), key, [view.cards[card] for card in reversed(cards)]

    # Players

    def table(self, view: KeyForgeView) -> KeyForgeState:
        """A table that looks just so to the player: what is open on it is worked out there, such as
        power and the cost of keys. The hidden cards on it are made up."""
        return self._table(view).state

    def _table(self, view: KeyForgeView) -> SeenTable:
        if self._seen is None or self._seen.view is not view:
            self._seen = seen(view)
            self._badges = {}
        return self._seen

    def seat(self, view: KeyForgeView, seat: int) -> list[str]:
        turn = self.say("ui-turn", n=view.turn) if seat == view.active else ""
        return [part for part in (self.player(seat), self.who(view, seat), turn) if part]

    def houses(self, view: KeyForgeView, seat: int) -> list[str]:
        """The houses of a player; the active one, which may be another, is called so."""
        active = view.house if seat == view.active else ""
        names = dict.fromkeys((*view.sides[seat].houses, *([active] if active else [])))
        return [
            self.say("ui-active-house", house=self.house(name)) if name == active else self.house(name)
            for name in names
        ]

    def house(self, name: str) -> str:
        return self.say("house-name", house=name)

    def keys(self, view: KeyForgeView, seat: int) -> str:
        forged = view.sides[seat].keys
        colours = [self.say(f"ui-{colour}") for i, colour in enumerate(COLOURS) if forged >> i & 1]
        said = ", ".join(colours)
        return self.say("ui-keys", n=len(colours), of=KEYS_TO_WIN, colours=f" ({said})" if said else "")

    def dials(self, view: KeyForgeView, seat: int) -> list[tuple[str, str]]:
        """The numbers of a player: (name, words). The own hand is open, and few cards are ever purged."""
        side = view.sides[seat]
        numbers = {"amber": side.amber, "key-cost": key_cost(self.table(view), seat), "chains": side.chains}
        if seat != view.player:
            numbers["hand"] = len(side.hand)
        numbers |= {"deck": len(side.deck), "discard": len(side.discard)}
        rare = {"archives": len(side.archives), "purged": len(side.purged)}
        numbers |= {name: n for name, n in rare.items() if n}
        dials = {name: self.dial(name, n) for name, n in numbers.items()}
        if numbers["amber"] >= numbers["key-cost"]:
            dials["amber"] = self.dial("check", numbers["amber"])  # KF-TURN-11
        return [("keys", self.keys(view, seat)), *dials.items()]

    # Cards

    def names(self, view: KeyForgeView, things: Iterable[Thing]) -> list[str]:
        return self.counted(view.cards[thing] for thing in things if thing >= 0)

    def by_house(self, view: KeyForgeView, things: Iterable[Thing], seat: int) -> dict[str, list[Thing]]:
        """Cards outside play by the house that is printed on them, the own houses first."""
        houses = [*view.sides[seat].houses, *HOUSES]
        known = sorted((t for t in things if t >= 0), key=lambda t: houses.index(view.printed[t]))
        found: dict[str, list[Thing]] = {}
        for thing in known:
            found.setdefault(view.printed[thing], []).append(thing)
        return found

    # What is in force

    def active_effects(self, view: KeyForgeView) -> list[ActiveEffect]:
        return self.in_words(view, [each for each in self._table(view).active_effects() if not each.minor])

    def explained(self, view: KeyForgeView) -> list[str]:
        costs = [self._key_cost(view, seat) for seat in range(len(view.sides))]
        return [*costs, *(each.effect for each in self.in_words(view, self._table(view).active_effects()))]

    def affecting(self, view: KeyForgeView, thing: Thing) -> list[ActiveEffect]:
        return effect_words.affecting(self, view, thing)

    def _key_cost(self, view: KeyForgeView, seat: int) -> str:
        state = self.table(view)
        changes = [
            self.say("ui-cost-change", card=self._card(view, card), n=f"{n:+}")
            for card, n in key_cost_changes(state, seat)
        ]
        who, cost = self.player(seat), key_cost(state, seat)
        if not changes:
            return self.say("ui-cost", player=who, n=cost)
        return self.say("ui-cost-changed", player=who, n=cost, base=KEY_COST, changes=", ".join(changes))

    def in_words(self, view: KeyForgeView, found: Iterable[ActiveAbility]) -> list[ActiveEffect]:
        """Cards that do the same are counted."""
        alike = Counter((self._slug(view, each.card), each._replace(card=NOTHING)) for each in found)
        return [self._said(view, slug, n, each) for (slug, each), n in alike.items()]

    def _said(self, view: KeyForgeView, slug: str, n: int, each: ActiveAbility) -> ActiveEffect:
        card = self.name(slug) if slug else self.say("hidden-card")
        card = self.say("ui-several", card=card, n=n) if n > 1 else card
        effect = self.words.say(each.effect)
        if each.about:
            about = self.words.listing([self.words.say(message) for message in each.about])
            effect = self.say("ui-about", effect=effect, about=about)
        if until := self._until(view, each.until):
            effect = self.say("ui-until", effect=effect, until=until)
        said = self.say("ui-in-force", player=self.player(each.you), card=card, effect=effect)
        return ActiveEffect(card, said, slug)

    def _slug(self, view: KeyForgeView, card: Thing) -> str:
        return view.cards[card] if card >= 0 else ""

    def _card(self, view: KeyForgeView, card: Thing) -> str:
        return self.name(view.cards[card]) if card >= 0 else self.say("hidden-card")

    def _until(self, view: KeyForgeView, moment: str) -> Message | None:
        """When a lasting effect ends: at the start or end of a turn, or with a card."""
        if (found := moments.read(moment)) is None:
            return None
        when, number = found
        if when == moments.LEAVES:
            return Message("ui-until-leaves", card=self._card(view, number))
        return Message(f"ui-until-{when}", player=Message("player", n=number + 1))

    # Cards in play

    def values(self, view: KeyForgeView) -> dict[Thing, dict[str, int]]:
        return {thing: dict(of) for thing, of in self._table(view).values().items()}

    def badges(self, view: KeyForgeView, thing: Thing) -> list[tuple[str, str]]:
        """What is to be said of a card in play beside its name: (kind of badge, words)."""
        self.table(view)
        if thing not in self._badges:
            self._badges[thing] = list(badges.badges(self, view, thing))
        return self._badges[thing]

    # Cards in hand

    def printed(self, slug: str) -> Printed:
        """What stands on a card, said once and then remembered."""
        if slug not in self._printed:
            face = GAME.face(slug)
            bonus = face.card.amber
            facts = [self.words.say(fact) for fact in face.facts if fact.key != "face-amber"]
            text = " ".join(self.words.say(line) for line in face.lines)
            self._printed[slug] = Printed(self.say("ui-bonus", n=bonus) if bonus else "", facts, text)
        return self._printed[slug]

    def kind(self, slug: str, house: str) -> str:
        return capital(self.say("face-kind", noun=GAME.card(slug).type, house=house))
