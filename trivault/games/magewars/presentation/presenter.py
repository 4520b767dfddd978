"""What lies on a table of Mage Wars, in words."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from trivault.games.magewars.game import GAME
from trivault.games.magewars.positions.sampling import at_rest, looks_alike, shown
from trivault.games.magewars.positions.view import UNKNOWN, MageWarsView
from trivault.games.magewars.presentation import (
    answers,
    badges,
    highlights,
    lines,
    outcome,
    rule_facts,
    stops,
)
from trivault.games.magewars.presentation.active_effects import affecting, constant, lasting
from trivault.games.magewars.presentation.facts import MageWarsFacts, MageWarsRules
from trivault.games.magewars.rules.costs import least_cost, rebate
from trivault.games.magewars.rules.dice import FACES
from trivault.games.magewars.rules.traits import channeling, life
from trivault.games.magewars.state.arena import arena
from trivault.games.magewars.state.model import ENCHANTMENT, TYPES, MageWarsState
from trivault.games.magewars.text.face import range_message, render
from trivault.kernel.choices import Choice, Raw
from trivault.kernel.ids import NOTHING, Thing
from trivault.kernel.options import Option
from trivault.kernel.text import Message
from trivault.presentation.menu import Menu
from trivault.presentation.presenter import ActiveEffect, AnswerGroup, KeyMoment, Presenter, Step, StopGroup


class Objects:
    """The objects of a table as a player sees them, and what was worked out and said of them so far."""

    def __init__(self, view: MageWarsView) -> None:
        self.view = view
        self.state = shown(GAME, view)
        self.shown = dict(view.play)
        self.worked_out: dict[Thing, dict[str, int]] = {}
        self.badges: dict[Thing, list[badges.Badge]] = {}


class MageWarsPresenter(Presenter[MageWarsState, MageWarsView]):
    """Says what lies on a table of Mage Wars, in one language."""

    card_facts = MageWarsFacts
    rules = MageWarsRules()
    small = frozenset({"gain-mana"})
    usual_stops = stops.USUAL

    def __init__(self, lang: str, watching: bool = False) -> None:
        super().__init__(GAME, GAME.cards, lang, watching)
        self._seen: tuple[MageWarsView, MageWarsState] | None = None
        self._objects: dict[int, Objects] = {}  # as each player has seen it last
        self._looked_at: tuple[MageWarsView, Objects] | None = None
        self._prices: dict[str, str] = {}  # of spells
        self._in_lists: dict[str, str] = {}
        self._orders: dict[str, tuple[int, str]] = {}

    def moment(self, state: MageWarsState) -> tuple[int, int]:
        return state.round, state.initiative

    def facts(self, view: MageWarsView) -> Iterator[tuple[str, str]]:
        return lines.facts(self, view)

    def things(self, view: MageWarsView) -> int:
        return arena(*view.arena).size + len(view.cards)

    def face(self, slug: str) -> list[str]:
        return render(GAME.face(slug), self.words)

    def course(self, state: MageWarsState, seat: int) -> dict[str, int]:
        mage = state.players[seat].mage
        piece = state.play.get(mage)
        if piece is None:
            return {"life": 0, "mana": 0}
        return {"life": max(0, life(state, mage) - piece.damage), "mana": piece.mana}

    def sums(self, states: Sequence[MageWarsState]) -> list[str]:
        return highlights.sums(self, states)

    def moments(self, steps: Iterable[Step[MageWarsState]]) -> Iterator[KeyMoment]:
        return highlights.moments(self, steps)

    def piles(self, view: MageWarsView) -> Iterator[tuple[str, str, Sequence[str]]]:
        for seat, side in enumerate(view.sides):
            who = self.player(seat)
            yield who, "pile-discard", [self.slug(view, card) for card in reversed(side.discard)]
            own = sorted(self.slug(view, card) for card in side.own_spellbook)
            yield who, "pile-spellbook", sorted(own, key=lambda slug: TYPES.index(GAME.card(slug).type))
            yield who, "pile-innate", [self.slug(view, card) for card in side.innate]

    # What can be done

    def reason(self, state: MageWarsState, choice: Choice) -> str:
        return answers.reason(state, choice)

    def possible_deeds(self) -> Iterator[tuple[str, Message]]:
        return answers.possible_deeds()

    def deeds_with(self, state: MageWarsState) -> Iterator[tuple[str, Message]]:
        return answers.deeds_with(state)

    def note(self, option: Option) -> str:
        return answers.note(self, option)

    def warning(self, option: Option) -> str:
        return answers.warning(self, option)

    def unfinished(self, option: Option, menu: Menu) -> str:
        """A creature that ends its action phase though it could still act."""
        ends = option.choice.reason == "act" and option.verb == "done"
        return self.left_to_do(option, menu) if ends else ""

    def outcome(self, before: MageWarsState, after: MageWarsState, raw: Raw) -> Iterator[tuple[Thing, Message]]:
        return outcome.outcome(before, after)

    def chances(self, state: MageWarsState, choice: Choice, raw: Raw) -> Iterator[tuple[Thing, Message]]:
        return outcome.chances(state, raw)

    def rule_fact(self, state: MageWarsState, answer: str, rule: str) -> str:
        return rule_facts.rule_fact(self, state, answer, rule)

    def arranged(self, options: list[Option]) -> list[Option]:
        return answers.arranged(self, options)

    def grouped(self, menu: Menu) -> list[AnswerGroup]:
        return answers.grouped(self, menu)

    def price(self, slug: str) -> str:
        """What a spell is, its price (of casting, then of revealing), how long it takes and how far it
        reaches; said once and then remembered."""
        if slug not in self._prices:
            card = GAME.card(slug)
            kind, speed = self.say(f"type-{card.type}"), self.say("face-full" if card.full else "face-quick")
            said = self.say("ui-price", kind=kind, cost=self.cost(slug), speed=speed)
            self._prices[slug] = said if card.target.kind == "arena" else f"{said}, {self.range(slug)}"
        return self._prices[slug]

    def in_list(self, slug: str) -> str:
        """A spell among others of its type, likewise."""
        if slug not in self._in_lists:
            self._in_lists[slug] = answers.in_list(self, slug)
        return self._in_lists[slug]

    def order(self, slug: str) -> tuple[int, str]:
        """Where a spell stands among others, likewise: by its type, then by its name."""
        if slug not in self._orders:
            self._orders[slug] = TYPES.index(GAME.card(slug).type), self.name(slug)
        return self._orders[slug]

    def range(self, slug: str) -> str:
        """How far a spell reaches."""
        return self.words.say(range_message(GAME.card(slug).range))

    def cost(self, slug: str) -> str:
        card = GAME.card(slug)
        cost = str(card.cost) if isinstance(card.cost, int) else "X"
        return f"{cost}+{card.reveal}" if card.type == ENCHANTMENT else cost

    # Moments to reveal

    def read_stops(self, typed: str) -> str | None:
        return stops.read(typed, self.words)

    def stop_groups(self) -> list[StopGroup]:
        return stops.groups(self.words)

    def stops_said(self, stops_: str) -> str:
        return stops.explained(stops_, self.words)

    def passes(self, state: MageWarsState, choice: Choice, stops_: str, watched: bool = False) -> bool:
        return stops.passes(state, choice, stops_, watched)

    # The table

    def table(self, view: MageWarsView) -> MageWarsState:
        """A table that looks just so to the player: what is open on it is worked out there, such as
        armor. The hidden cards on it are blank."""
        if self._seen is None or self._seen[0] is not view:
            self._seen = (view, shown(GAME, view))
        return self._seen[1]

    def objects(self, view: MageWarsView) -> Objects:
        """The objects on such a table, as if nothing were under way. What is said of them is the same for as
        long as they look the same, whatever is decided meanwhile."""
        if self._looked_at is None or self._looked_at[0] is not view:
            rest = at_rest(view)
            before = [self._objects[view.player]] if view.player in self._objects else []
            alike = (each for each in (*before, *self._objects.values()) if looks_alike(each.view, rest))
            found = next(alike, None) or Objects(rest)
            self._objects = {**self._objects, view.player: found}  # not changed: it may be another table's, too
            self._looked_at = (view, found)
        return self._looked_at[1]

    def slug(self, view: MageWarsView, thing: Thing) -> str:
        """The name of a card in its answers; `UNKNOWN` where the player does not know it."""
        return view.cards[thing - arena(*view.arena).size]

    def called(self, view: MageWarsView, thing: Thing) -> str:
        """What a thing is called: a zone, a card, or one that lies face down."""
        ground = arena(*view.arena)
        if 0 <= thing < ground.size:
            return self.say("zone" if thing < ground.zones else "border", name=ground.names[thing])
        if thing == NOTHING:
            return self.say("nothing")
        slug = self.slug(view, thing) if thing >= 0 else UNKNOWN
        return self.name(slug) if slug != UNKNOWN else self.say("face-down")

    def names(self, view: MageWarsView, things: Iterable[Thing]) -> list[str]:
        return self.counted(self.slug(view, thing) for thing in things)

    def values(self, view: MageWarsView) -> dict[Thing, dict[str, int]]:
        """Of what lies in the arena, and of the own spells that are cheaper than printed."""
        objects = {thing: self.worked_out(view, thing) for thing in self.objects(view).state.play}
        return objects | {spell: {"cost": n} for spell, n in self._cheaper(view)}

    def worked_out(self, view: MageWarsView, thing: Thing) -> dict[str, int]:
        """Of one of the objects in the arena."""
        found = self.objects(view)
        if thing not in found.worked_out:
            known = self.slug(view, thing) != UNKNOWN
            found.worked_out[thing] = badges.values(found.state, thing, known)
        return found.worked_out[thing]

    def _cheaper(self, view: MageWarsView) -> Iterator[tuple[Thing, int]]:
        state = self.objects(view).state
        if view.player < 0 or "cast-rebate" not in state.modifiers:
            return
        side = view.sides[view.player]
        for spell in (*side.own_spellbook, *side.own_prepared, *side.innate):
            if less := rebate(state, "cast-rebate", spell, side.mage):
                yield spell, max(0, least_cost(state, spell) - less)

    def badges(self, view: MageWarsView, thing: Thing) -> list[badges.Badge]:
        """What is to be said of an object in play beside its name."""
        found = self.objects(view)
        if thing not in found.state.play:
            return []
        if thing not in found.badges:
            found.badges[thing] = list(badges.badges(self, view, thing))
        return found.badges[thing]

    def title(self, view: MageWarsView, thing: Thing) -> str:
        """An object that lies in the arena by itself; enchantments on zones may lie face down."""
        if badges.is_face_down(view, self, thing):
            known = self.slug(view, thing) != UNKNOWN
            return self.say("ui-lies-hidden", card=self.called(view, thing)) if known else self.say("face-down")
        return self.called(view, thing)

    # Players

    def heading(self, view: MageWarsView) -> list[str]:
        """The round, its phase and who has the initiative."""
        first = self.say("ui-initiative", player=self.player(view.initiative))
        return [self.say("ui-round", n=view.round), self.say(f"phase-{view.phase}"), first]

    def seat(self, view: MageWarsView, seat: int) -> list[str]:
        mage = self.called(view, view.sides[seat].mage)
        team = self.say("ui-team", n=seat % 2 + 1) if view.teams else ""
        return [part for part in (self.player(seat), mage, team, self.who(view, seat)) if part]

    def short_player(self, seat: int) -> str:
        """A player in as few letters as possible; whoever has a name is called by it."""
        return self.player(seat) if self.words.players else self.say("ui-short-player", n=seat + 1)

    def dials(self, view: MageWarsView, seat: int, brief: bool = False) -> list[tuple[str, str]]:
        """The numbers of a player: (name, words); in brief without what seldom matters."""
        state, side = self.table(view), view.sides[seat]
        mage = side.mage
        if mage not in state.play:
            return [("fallen", self.say("ui-fallen"))]
        piece = state.play[mage]
        numbers: dict[str, int] = {} if brief else {"discard": len(side.discard)}
        if side.prepared and not side.own_prepared:
            numbers["prepared"] = side.prepared
        dials = [
            ("damage", self.say("ui-damage", n=piece.damage, of=life(state, mage))),
            ("mana", self.say("ui-channels", n=piece.mana, more=channeling(state, mage) or 0)),
            ("spellbook", self.dial("spellbook", side.spellbook)),
            *((name, self.dial(name, n)) for name, n in numbers.items()),
        ]
        if piece.quickcast:
            dials.append(("quickcast", self.say("ui-quickcast")))
        elif not brief:
            dials.append(("used", self.say("ui-quickcast-used")))
        return dials

    def equipment(self, view: MageWarsView, seat: int, brief: bool = False) -> list[str]:
        return badges.equipment(self, view, seat, brief)

    def at_hand(self, view: MageWarsView, seat: int) -> list[Thing]:
        """The spells that a mage may cast in this round, as far as the viewer knows them: the own ones,
        and those of a team mate (MW-MULTI-09), also while they are being planned."""
        side = view.sides[seat]
        planned = [raw[2] for who, raw in view.answered if who == seat and raw and raw[0] == "prepare"]
        spells = [*side.own_prepared, *(spell for spells in planned for spell in spells)]
        return [*spells, *side.innate] if spells or seat == view.player else []

    # What is going on

    def under_way(self, view: MageWarsView) -> list[str]:
        """The attacks and spells under way, the innermost last, with the dice that have fallen."""
        if view.result is not None:
            return []
        state, said = self.table(view), []
        for cast in state.casts:
            by = self.player(cast.by)
            spell = self.called(view, cast.spell) if self._is_open(view, cast.spell) else self.say("face-down")
            on = self.called(view, cast.target) if cast.target != NOTHING else ""
            said.append(self.say("ui-casting" if on else "ui-casting-alone", player=by, card=spell, on=on))
        for attack in state.attacks:
            if attack.defender in state.play or attack.rolled:
                who, on = self.called(view, attack.attacker), self.called(view, attack.defender)
                said.append(self.say("ui-attacking", what=who, on=on))
                said[-1] += self._dice(attack.rolled, attack.die)
        return said

    def _is_open(self, view: MageWarsView, spell: Thing) -> bool:
        return self.slug(view, spell) != UNKNOWN

    def _dice(self, rolled: tuple[int, ...], die: int) -> str:
        """Attack dice with a star for critical damage, and the effect die."""
        if not rolled:
            return ""
        faces = [f"[{damage}{'★' if star else ''}]" for damage, star in (FACES[face] for face in rolled)]
        return " " + self.say("ui-dice" if die else "ui-dice-alone", dice=" ".join(faces), die=die)

    def active_effects(self, view: MageWarsView) -> list[ActiveEffect]:
        return lasting(self, view)

    def affecting(self, view: MageWarsView, thing: Thing) -> list[ActiveEffect]:
        return affecting(self, view, thing)

    def explained(self, view: MageWarsView) -> list[str]:
        return [*(each.effect for each in self.active_effects(view)), *constant(self, view)]
