"""What is in force at a table of Mage Wars: lasting effects, and what objects do while they are there."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from trivault.games.magewars import GAME
from trivault.games.magewars.model import CREATURE, MAGE
from trivault.games.magewars.phrases import arranged
from trivault.games.magewars.view import MageWarsView
from trivault.kernel.abilities import Ability
from trivault.kernel.frames import IN_PLAY, Listener
from trivault.kernel.ids import NOTHING, Thing
from trivault.kernel.phrases import replaced
from trivault.tui.teller import InForce

if TYPE_CHECKING:
    from trivault.tui.magewars.teller import MageWarsTeller

CHOSEN = ("named-it", "is-named")  # words for what an effect was made for
MOMENTS = ("round", "strike", "action", "phase")  # when lasting effects end


def lasting(teller: MageWarsTeller, view: MageWarsView) -> list[InForce]:
    """Effects that go on for a while, whatever lies in the arena."""
    said: list[InForce] = []
    for listener in _listeners(teller, view):
        if listener.until != IN_PLAY and (each := _said(teller, view, listener)) not in said:
            said.append(each)
    return said


def _listeners(teller: MageWarsTeller, view: MageWarsView) -> Iterator[Listener]:
    state = teller.table(view)
    for index in (state.listeners, state.modifiers):
        yield from (listener for several in index.values() for listener in several)


def _said(teller: MageWarsTeller, view: MageWarsView, listener: Listener) -> InForce:
    state = teller.table(view)
    ability = GAME.program.nodes[listener.ability]
    assert isinstance(ability, Ability)
    about = [t for t in listener.things("it") if t >= 0]
    named = dict.fromkeys(CHOSEN, GAME.thing_message(state, about[0])) if about else {}
    effect = teller.words.say(replaced(arranged(ability.words(listener.uses)), named))
    moment = listener.until.split("-")[0]
    if moment in MOMENTS:
        effect = teller.say("ui-until", effect=effect, until=teller.say(f"ui-until-{moment}"))
    card = teller.called(view, listener.origin)
    who = teller.player(listener.you)
    return InForce(card, teller.say("ui-in-force", player=who, card=card, effect=effect))


def constant(teller: MageWarsTeller, view: MageWarsView) -> list[str]:
    """What stands on the objects that change something for others, or for what bears them."""
    return [_text(teller, view, thing) for thing in teller.table(view).play if _acts(teller, view, thing)]


def _acts(teller: MageWarsTeller, view: MageWarsView, thing: Thing) -> bool:
    state = teller.table(view)
    return state.play[thing].revealed and bool(state.card(thing).abilities)


def _text(teller: MageWarsTeller, view: MageWarsView, thing: Thing) -> str:
    """Of creatures only what is no attack: the rest is for themselves."""
    state = teller.table(view)
    card, piece = state.card(thing), state.play[thing]
    acts = card.type in (CREATURE, MAGE)
    lines = [line for line in GAME.face(card.slug).lines if line.key == "line" or not acts]
    effect = " ".join(teller.words.say(line) for line in lines).rstrip(".")
    name = teller.called(view, thing)
    if piece.host != NOTHING:
        name = teller.say("ui-at", what=name, place=teller.called(view, piece.host))
    return teller.say("ui-in-force", player=teller.player(piece.controller), card=name, effect=effect)
