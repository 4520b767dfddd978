"""The players, cards and numbers on a table of Mage Wars, in words."""

from __future__ import annotations

from collections.abc import Iterable

from trivault.games.magewars.game import GAME
from trivault.games.magewars.positions.sampling import at_rest, looks_alike, shown
from trivault.games.magewars.positions.view import UNKNOWN, MageWarsView
from trivault.games.magewars.presentation.values import values
from trivault.games.magewars.rules.dice import FACES
from trivault.games.magewars.rules.traits import channeling, life
from trivault.games.magewars.state.arena import arena
from trivault.games.magewars.state.model import CREATURE, ENCHANTMENT, TYPES, MageWarsState
from trivault.games.magewars.text.face import range_message
from trivault.kernel.ids import NOTHING, Thing
from trivault.presentation.presenter import (
    Badge,
    Presenter,
)


class Objects:
    """The objects of a table as a player sees them, and what was worked out and said of them so far."""

    def __init__(self, view: MageWarsView) -> None:
        self.view = view
        self.state = shown(GAME, view)
        self.shown = dict(view.play)
        self.worked_out: dict[Thing, dict[str, int]] = {}
        self.badges: dict[Thing, list[Badge]] = {}


class MageWarsTableWords(Presenter[MageWarsState, MageWarsView]):
    """What the parts of the presenter share: the table as a player sees it, its players and cards in words."""

    def __init__(self, lang: str, watching: bool = False) -> None:
        super().__init__(GAME, GAME.cards, lang, watching)
        self._seen: tuple[MageWarsView, MageWarsState] | None = None
        self._objects: dict[int, Objects] = {}  # as each player has seen it last
        self._looked_at: tuple[MageWarsView, Objects] | None = None
        self._prices: dict[str, str] = {}  # of spells
        self._in_lists: dict[str, str] = {}
        self._orders: dict[str, tuple[int, str]] = {}

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

    def worked_out(self, view: MageWarsView, thing: Thing) -> dict[str, int]:
        """Of one of the objects in the arena."""
        found = self.objects(view)
        if thing not in found.worked_out:
            known = self.slug(view, thing) != UNKNOWN
            found.worked_out[thing] = values(found.state, thing, known)
        return found.worked_out[thing]

    def is_face_down(self, view: MageWarsView, thing: Thing) -> bool:
        state = self.objects(view).state
        return state.card(thing).type == ENCHANTMENT and not state.play[thing].revealed

    def title(self, view: MageWarsView, thing: Thing) -> str:
        """An object that lies in the arena by itself; enchantments on zones may lie face down."""
        if self.is_face_down(view, thing):
            known = self.slug(view, thing) != UNKNOWN
            return self.say("ui-lies-hidden", card=self.called(view, thing)) if known else self.say("face-down")
        return self.called(view, thing)

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

    def at_hand(self, view: MageWarsView, seat: int) -> list[Thing]:
        """The spells that a mage may cast in this round, as far as the viewer knows them: the own ones,
        and those of a team mate (MW-MULTI-09), also while they are being planned."""
        side = view.sides[seat]
        planned = [raw[2] for who, raw in view.answered if who == seat and raw and raw[0] == "prepare"]
        spells = [*side.own_prepared, *(spell for spells in planned for spell in spells)]
        return [*spells, *side.innate] if spells or seat == view.player else []

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
            self._in_lists[slug] = self._in_list(slug)
        return self._in_lists[slug]

    def _in_list(self, slug: str) -> str:
        """Most creatures take a full action, most other spells do not."""
        card = GAME.card(slug)
        usual = card.full == (card.type == CREATURE)
        speed = "" if usual else f" {self.say('face-full' if card.full else 'face-quick')}"
        return f"{self.name(slug)} {self.cost(slug)}{speed}"

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
