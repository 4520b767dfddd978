"""What can be done in a game of Mage Wars: sentences, prices, and the order in which people look for them."""

from __future__ import annotations

from collections.abc import Iterator

from trivault.games.magewars.cards.mages import LEVEL_AND_ONE
from trivault.games.magewars.effects.reactions import in_vain
from trivault.games.magewars.effects.things import IT
from trivault.games.magewars.effects.vocabulary import Destroy
from trivault.games.magewars.game import FACE_DOWN, GAME
from trivault.games.magewars.presentation.table_words import MageWarsTableWords
from trivault.games.magewars.rules.cast import extension_cost
from trivault.games.magewars.rules.costs import reveal_price
from trivault.games.magewars.rules.reveal import wasted
from trivault.games.magewars.rules.traits import life
from trivault.games.magewars.state.arena import LARGE
from trivault.games.magewars.state.model import ATTACK, CREATURE, ENCHANTMENT, MAGE, TYPES, WALL, MageWarsState
from trivault.kernel.choices import Choice
from trivault.kernel.ids import Thing
from trivault.kernel.nodes import Node
from trivault.kernel.options import Option
from trivault.kernel.positions import nodes_of
from trivault.kernel.text import Message, capital
from trivault.presentation.menu import Menu
from trivault.presentation.presenter import AnswerGroup

DESTROYS: Node[MageWarsState] = Destroy(IT)
LAST = ("done", "pass", "skip")  # answers that stand at the end of a list
STRIKES = ("attack", "sweep", "chain", "instead")  # answers that name who is attacked
RISKY = ("make-bloodreaper", "target", "move", "climb", "cast", "quickcast")  # answers that may kill the mage
PICKED = ("prepare", "assign", "bind")  # answers that name a spell of the book
WARNED = frozenset(("reveal", *RISKY, *STRIKES))  # answers that may be mistakes


def possible_deeds() -> Iterator[tuple[str, Message]]:
    """Everything that can be done with the cards of the game."""
    for verb in ("guard", "pass"):
        yield verb, Message(f"do-{verb}")
    for zone in LARGE.names[: LARGE.zones]:
        yield f"move {zone}", Message("do-move", targets=[Message("zone", name=zone)])
    for slug, card in GAME.cards.items():
        name = Message(f"card-{slug}")
        verbs = ["activate"] if card.type in (CREATURE, MAGE) else []
        verbs += ["prepare", "cast", "quickcast"] if card.type in TYPES else []
        verbs += ["reveal"] if card.type == ENCHANTMENT else []
        for verb in verbs:
            yield f"{verb} {slug}", Message(f"do-{verb}", source=name, targets=[name])


def reason(state: MageWarsState, choice: Choice) -> str:
    """Why somebody is asked, where that depends on what is on the table."""
    if choice.reason == "turn" and not any(verb == "activate" for verb, _, _, _ in choice.listed):
        return "after-turn"  # only a quickcast is left
    if choice.reason == "prepare" and state.teams:
        return "prepare-in-team"  # MW-MULTI-09
    if choice.reason == "pay-reveal" and in_vain(state, choice.source):
        return "pay-reveal-in-vain"
    return choice.reason


def deeds_with(state: MageWarsState) -> Iterator[tuple[str, Message]]:
    """What a spell could be aimed at, and attacks of whoever acts on what is in the arena."""
    if state.choice is not None and state.choice.reason == "target":
        yield from _aims(state)
    yield from _attacks(state)


def _aims(state: MageWarsState) -> Iterator[tuple[str, Message]]:
    """Zones, borders where a wall is cast, and what the player who aims can call by a name."""
    assert state.choice is not None
    wall = bool(state.casts) and state.card(state.casts[-1].spell).type == WALL
    for thing in (*range(state.arena.size if wall else state.arena.zones), *state.play):
        name = GAME.called(state, thing, state.choice.player)
        if name != FACE_DOWN:
            yield f"target {name}", Message("do-target", targets=[GAME.thing_message(state, thing)])


def _attacks(state: MageWarsState) -> Iterator[tuple[str, Message]]:
    if state.acting not in state.play:
        return
    attackers = [state.acting, *state.play[state.acting].attached]
    for card in (state.card(t) for t in attackers if state.play[t].revealed):
        for bar in card.attacks[:1]:
            for slug in dict.fromkeys(state.card(t).slug for t in state.play if state.card(t).life):
                by, on = Message(f"card-{card.slug}"), Message(f"card-{slug}")
                name = Message(f"bar-name-{bar.name}")
                said = Message("do-attack", source=by, targets=[on], bar=name, n=bar.dice)
                yield f"attack {card.slug} {slug}", said


def note(presenter: MageWarsTableWords, option: Option) -> str:
    """What a spell is and costs, before one decides for it."""
    state, (verb, source, targets, _) = option.state, option.raw
    assert isinstance(state, MageWarsState)
    if verb in PICKED:
        return presenter.price(state.card(targets[0]).slug) if targets else ""
    if verb == "reveal":
        return presenter.say("mana", n=reveal_price(state, source, option.choice.player))
    if verb == "extend" and targets:
        return presenter.say("mana", n=extension_cost(state))
    if deadly(state, option):
        return presenter.say("ui-deadly")
    if verb == "deploy":
        return presenter.name(state.card(state.play[source].assigned).slug)
    return ""


def deadly(state: MageWarsState, option: Option) -> bool:
    """Whether an answer would destroy the mage of the player who gives it, as far as that can be known
    beforehand."""
    player, (verb, _, targets, _) = option.choice.player, option.raw
    mage = state.players[player].mage
    if verb not in RISKY or mage not in state.play:
        return False
    left = life(state, mage) - state.play[mage].damage
    if verb == "make-bloodreaper":
        return left <= _price_in_life(state)
    if verb == "target":
        return mage in targets and _sacrifices(state, option.choice.source)
    if verb in ("move", "climb"):
        return state.acting == mage and left <= _bears(state, mage, "chains-of-agony")
    return _caster(state, mage) == mage and left <= _bears(state, mage, "magebane")


def _caster(state: MageWarsState, mage: Thing) -> Thing:
    return state.acting if state.acting in state.play else mage


def _bears(state: MageWarsState, thing: Thing, slug: str) -> int:
    """How many revealed enchantments of this name lie on a thing."""
    return sum(state.play[t].revealed and state.card(t).slug == slug for t in state.play[thing].attached)


def _price_in_life(state: MageWarsState) -> int:
    """What a mage gives for its companion."""
    return LEVEL_AND_ONE.of(state, state.scopes[-1])


def _sacrifices(state: MageWarsState, holder: Thing) -> bool:
    """Whether the ability that is being aimed destroys its target."""
    specials = state.card(holder).specials if holder in state.play else ()
    return DESTROYS in [node for special in specials for node in nodes_of(special.effect)]


def warning(presenter: MageWarsTableWords, option: Option) -> str:
    """What would destroy the own mage; attacks, attack spells and curses on the own side; enchantments that are
    revealed for nothing."""
    state, (verb, source, targets, _) = option.state, option.raw
    if verb not in WARNED:
        return ""
    assert isinstance(state, MageWarsState)
    if verb == "reveal" and wasted(state, source, option.choice.player):
        return capital(presenter.say("ui-warns-wasted", card=presenter.name(state.card(source).slug)))
    if deadly(state, option):
        return capital(presenter.say("ui-deadly"))
    if not targets or not (verb in STRIKES or (verb == "target" and _harms(state))):
        return ""
    if not _is_friend(state, targets[0], option.choice.player):
        return ""
    if targets[0] == state.players[option.choice.player].mage:
        return presenter.say("ui-warns-own-mage")
    return capital(presenter.say("ui-warns-own-side", what=presenter.name(state.card(targets[0]).slug)))


def _harms(state: MageWarsState) -> bool:
    """Whether the spell that is being cast is made to hurt."""
    card = state.card(state.casts[-1].spell) if state.casts else None
    return card is not None and (card.type == ATTACK or "curse" in card.subtypes)


def _is_friend(state: MageWarsState, thing: Thing, player: int) -> bool:
    return thing in state.play and state.friendly(state.controller(thing), player)


def arranged(presenter: MageWarsTableWords, options: list[Option]) -> list[Option]:
    """The spells of a book by type and name; attacks on friends after those on enemies."""
    if options and options[0].verb in PICKED:
        return sorted(options, key=lambda option: _order(presenter, option))
    return sorted(options, key=_rank)


def _order(presenter: MageWarsTableWords, option: Option) -> tuple[int, str]:
    """Where a spell stands in a list; an answer without any comes last."""
    state, (_, _, targets, _) = option.state, option.raw
    assert isinstance(state, MageWarsState)
    return presenter.order(state.card(targets[0]).slug) if targets else (len(TYPES), "")


def _rank(option: Option) -> int:
    """0 for most answers, 1 for attacks on friends, 2 for doing nothing more."""
    state, (verb, _, targets, _) = option.state, option.raw
    assert isinstance(state, MageWarsState)
    if verb != "attack":
        return 2 if verb in LAST else 0
    return int(_is_friend(state, targets[0], option.choice.player))


def grouped(presenter: MageWarsTableWords, menu: Menu) -> list[AnswerGroup]:
    """The spells of a book by type: equal ones together, with their cost."""
    groups: dict[str, dict[str, list[int]]] = {}
    for number, option in enumerate(menu.lines, 1):
        state, (verb, _, targets, _) = option.state, option.raw
        assert isinstance(state, MageWarsState)
        if verb in PICKED and targets:
            card = state.card(targets[0])
            groups.setdefault(card.type, {}).setdefault(card.slug, []).append(number)
    return [
        (f"type-{kind}", [(numbers, presenter.in_list(slug)) for slug, numbers in spells.items()])
        for kind, spells in groups.items()
    ]
