"""What is in force at a table of Mage Wars: lasting effects, what objects do while they are there, and
what of it touches one thing."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING

from trivault.games.magewars.game import GAME
from trivault.games.magewars.positions.view import MageWarsView
from trivault.games.magewars.state import moments
from trivault.games.magewars.state.model import CONDITIONS, CREATURE, MAGE, MageWarsState
from trivault.games.magewars.text.phrases import OF_SPELLS, arranged
from trivault.kernel.abilities import Ability, touching
from trivault.kernel.frames import IN_PLAY, Listener
from trivault.kernel.ids import NOTHING, Thing, is_player, player_of
from trivault.kernel.phrases import replaced
from trivault.kernel.text import Message
from trivault.presentation.teller import InForce

if TYPE_CHECKING:
    from trivault.games.magewars.presentation.teller import MageWarsTeller

CHOSEN = ("named-it", "is-named")  # words for what an effect was made for
MOMENTS = (moments.ROUND, moments.STRIKE, moments.ACTION_PHASE, moments.PHASE)  # when lasting effects end


def lasting(teller: MageWarsTeller, view: MageWarsView) -> list[InForce]:
    """Effects that go on for a while, whatever lies in the arena."""
    said: list[InForce] = []
    for listener in _listeners(teller, view):
        if listener.until == IN_PLAY or _for_nobody(listener):
            continue
        if (each := _said(teller, view, listener)) not in said:
            said.append(each)
    return said


def _for_nobody(listener: Listener) -> bool:
    """Made for those who were there, when there was none."""
    words = arranged(_ability(listener).words(listener.uses))
    return not listener.things("it") and replaced(words, {"is-named": Message("nothing")}) != words


def _listeners(teller: MageWarsTeller, view: MageWarsView) -> Iterator[Listener]:
    state = teller.objects(view).state
    for index in (state.listeners, state.modifiers):
        yield from (listener for several in index.values() for listener in several)


def _ability(listener: Listener) -> Ability[MageWarsState]:
    ability = GAME.program.nodes[listener.ability]
    assert isinstance(ability, Ability)
    return ability


def _said(teller: MageWarsTeller, view: MageWarsView, listener: Listener) -> InForce:
    state, ability = teller.objects(view).state, _ability(listener)
    about = [t for t in listener.things("it") if t >= 0]
    named = dict.fromkeys(CHOSEN, GAME.thing_message(state, about[0])) if about else {}
    effect = teller.words.say(replaced(arranged(ability.words(listener.uses)), named))
    moment = moments.name_of(listener.until)
    if moment in MOMENTS:
        effect = teller.say("ui-until", effect=effect, until=teller.say(f"ui-until-{moment}"))
    return _line(teller, view, listener.origin, listener.you, effect)


def _line(
    teller: MageWarsTeller, view: MageWarsView, card: Thing, you: int, effect: str, place: str = ""
) -> InForce:
    """What a card does, and whose it is."""
    name = teller.called(view, card)
    titled = teller.say("ui-at", what=name, place=place) if place else name
    said = teller.say("ui-in-force", player=teller.player(you), card=titled, effect=effect)
    return InForce(name, said, teller.slug(view, card) if card >= 0 else "")


def constant(teller: MageWarsTeller, view: MageWarsView) -> list[str]:
    """What stands on the objects that change something for others, or for what bears them."""
    acting = [thing for thing in teller.table(view).play if _acts(teller, view, thing)]
    return [_text(teller, view, thing).effect for thing in acting]


def _acts(teller: MageWarsTeller, view: MageWarsView, thing: Thing) -> bool:
    state = teller.table(view)
    idle = state.apprentice and state.card(thing).type == MAGE  # MW-APP-06
    return state.play[thing].revealed and bool(state.card(thing).abilities) and not idle


def _text(teller: MageWarsTeller, view: MageWarsView, thing: Thing) -> InForce:
    """Of creatures only what is no attack: the rest is for themselves."""
    state = teller.table(view)
    card, piece = state.card(thing), state.play[thing]
    acts = card.type in (CREATURE, MAGE)
    lines = [line for line in GAME.face(card.slug).lines if line.key == "line" or not acts]
    effect = " ".join(teller.words.say(line) for line in lines).rstrip(".")
    place = teller.called(view, piece.host) if piece.host != NOTHING else ""
    return _line(teller, view, thing, piece.controller, effect, place)


# One thing


def affecting(teller: MageWarsTeller, view: MageWarsView, thing: Thing) -> list[InForce]:
    """Conditions of an object, what is attached to it, and what is in force on it from elsewhere; of a
    player the same for the mage, of a zone the enchantments on it."""
    state = teller.table(view)
    thing = state.players[player_of(thing)].mage if is_player(thing) else thing
    said = list(_conditions(teller, view, thing)) if thing in state.play else []
    attached = [t for t, piece in state.play.items() if piece.host == thing and piece.revealed]
    elsewhere = []
    for listener in touching(state, thing, _concerns(state, thing)) if thing >= state.arena.size else ():
        if listener.until != IN_PLAY:
            said.append(_said(teller, view, listener))
        elif _reaches(state, listener.this, thing):
            elsewhere.append(listener.this)
    return [*said, *(_text(teller, view, each) for each in dict.fromkeys((*attached, *elsewhere)))]


def _concerns(state: MageWarsState, thing: Thing) -> Callable[[str], bool]:
    """What is worked out for objects in play, or for spells."""
    return lambda key: (key in OF_SPELLS) != (thing in state.play)


def _reaches(state: MageWarsState, source: Thing, thing: Thing) -> bool:
    """What an object says of itself stands on it; what is out of the arena hears nothing from there."""
    away = thing in state.play and state.play[thing].left != NOTHING
    return source != thing and source in state.play and state.play[source].revealed and not away


def _conditions(teller: MageWarsTeller, view: MageWarsView, thing: Thing) -> Iterator[InForce]:
    piece = teller.table(view).play[thing]
    for name in CONDITIONS:
        if n := piece.markers.get(name, 0):
            times = 1 if name == "taunt" else n
            yield InForce(teller.say(f"condition-{name}"), teller.say(f"ui-means-{name}", n=times))
    if piece.guard:
        yield InForce(teller.say("marker-guard"), teller.say("ui-means-guard"))
