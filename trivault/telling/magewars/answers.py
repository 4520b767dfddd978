"""What can be done in a game of Mage Wars: sentences, prices, and the order in which people look for them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from trivault.games.magewars import GAME
from trivault.games.magewars.arena import LARGE
from trivault.games.magewars.costs import reveal_price
from trivault.games.magewars.model import ATTACK, CREATURE, ENCHANTMENT, MAGE, TYPES, MageWarsState
from trivault.kernel.choices import Option
from trivault.kernel.ids import Thing
from trivault.kernel.text import Message, capital
from trivault.telling.menu import Menu
from trivault.telling.teller import AnswerGroup

if TYPE_CHECKING:
    from trivault.telling.magewars.teller import MageWarsTeller

LAST = ("done", "pass", "skip")  # answers that stand at the end of a list
STRIKES = ("attack", "sweep", "chain", "instead")  # answers that name who is attacked
PICKED = ("prepare", "assign", "bind")  # answers that name a spell of the book


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


def deeds_with(state: MageWarsState) -> Iterator[tuple[str, Message]]:
    """Attacks of whoever acts on what is in the arena."""
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


def note(teller: MageWarsTeller, option: Option) -> str:
    """What a spell is and costs, before one decides for it."""
    state, (verb, source, targets, _) = option.state, option.raw
    assert isinstance(state, MageWarsState)
    if verb == "reveal":
        return teller.say("mana", n=reveal_price(state, source, option.choice.player))
    if verb == "deploy":
        return teller.name(state.card(state.play[source].assigned).slug)
    return teller.price(state.card(targets[0]).slug) if verb in PICKED and targets else ""


def warning(teller: MageWarsTeller, option: Option) -> str:
    """Attacks, attack spells and curses on the own side."""
    state, (verb, _, targets, _) = option.state, option.raw
    assert isinstance(state, MageWarsState)
    if not targets or not (verb in STRIKES or (verb == "target" and _harms(state))):
        return ""
    if not _is_friend(state, targets[0], option.choice.player):
        return ""
    if targets[0] == state.players[option.choice.player].mage:
        return teller.say("ui-warns-own-mage")
    return capital(teller.say("ui-warns-own-side", what=teller.name(state.card(targets[0]).slug)))


def _harms(state: MageWarsState) -> bool:
    """Whether the spell that is being cast is made to hurt."""
    card = state.card(state.casts[-1].spell) if state.casts else None
    return card is not None and (card.type == ATTACK or "curse" in card.subtypes)


def _is_friend(state: MageWarsState, thing: Thing, player: int) -> bool:
    return thing in state.play and state.friendly(state.controller(thing), player)


def arranged(teller: MageWarsTeller, options: list[Option]) -> list[Option]:
    """The spells of a book by type and name; attacks on friends after those on enemies."""
    if options and options[0].verb in PICKED:
        return sorted(options, key=lambda option: _place(teller, option))
    return sorted(options, key=_rank)


def _place(teller: MageWarsTeller, option: Option) -> tuple[int, str]:
    """Where a spell stands in a list; an answer without any comes last."""
    _, _, targets, _ = option.raw
    if not targets:
        return len(TYPES), ""
    assert isinstance(option.state, MageWarsState)
    card = option.state.card(targets[0])
    return TYPES.index(card.type), teller.name(card.slug)


def _rank(option: Option) -> int:
    """0 for most answers, 1 for attacks on friends, 2 for doing nothing more."""
    state, (verb, _, targets, _) = option.state, option.raw
    assert isinstance(state, MageWarsState)
    if verb != "attack":
        return 2 if verb in LAST else 0
    return int(_is_friend(state, targets[0], option.choice.player))


def grouped(teller: MageWarsTeller, menu: Menu) -> list[AnswerGroup]:
    """The spells of a book by type: equal ones together, with their cost."""
    groups: dict[str, dict[str, list[int]]] = {}
    for number, option in enumerate(menu.lines, 1):
        state, (verb, _, targets, _) = option.state, option.raw
        assert isinstance(state, MageWarsState)
        if verb in PICKED and targets:
            card = state.card(targets[0])
            groups.setdefault(card.type, {}).setdefault(card.slug, []).append(number)
    return [
        (f"type-{kind}", [(numbers, _in_list(teller, slug)) for slug, numbers in spells.items()])
        for kind, spells in groups.items()
    ]


def _in_list(teller: MageWarsTeller, slug: str) -> str:
    """A spell among others of its type: most creatures take a full action, most other spells do not."""
    card = GAME.card(slug)
    usual = card.full == (card.type == CREATURE)
    speed = "" if usual else f" {teller.say('face-full' if card.full else 'face-quick')}"
    return f"{teller.name(slug)} {teller.cost(slug)}{speed}"
