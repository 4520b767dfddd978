"""What is in force at a table of Mage Wars: lasting effects, what objects do while they are there, and
what of it touches one thing."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from trivault.games.magewars.game import GAME
from trivault.games.magewars.positions.view import MageWarsView
from trivault.games.magewars.presentation.table_words import MageWarsTableWords
from trivault.games.magewars.state import moments
from trivault.games.magewars.state.model import CONDITIONS, CREATURE, MAGE, MageWarsState
from trivault.games.magewars.text.phrases import OF_SPELLS, arranged
from trivault.kernel.abilities import Ability, touching
from trivault.kernel.frames import IN_PLAY, Listener
from trivault.kernel.ids import NOTHING, Thing, is_player, player_of
from trivault.kernel.phrases import replaced
from trivault.kernel.text import Message
from trivault.presentation.presenter import ActiveEffect

CHOSEN = ("named-it", "is-named")  # words for what an effect was made for
MOMENTS = (moments.ROUND, moments.STRIKE, moments.ACTION_PHASE, moments.PHASE)  # when lasting effects end


def lasting(presenter: MageWarsTableWords, view: MageWarsView) -> list[ActiveEffect]:
    """Effects that go on for a while, whatever lies in the arena."""
    said: list[ActiveEffect] = []
    for listener in _listeners(presenter, view):
        if listener.until == IN_PLAY or _for_nobody(listener):
            continue
        if (each := _said(presenter, view, listener)) not in said:
            said.append(each)
    return said


def _for_nobody(listener: Listener) -> bool:
    """Made for those who were there, when there was none."""
    words = arranged(_ability(listener).words(listener.uses))
    return not listener.things("it") and replaced(words, {"is-named": Message("nothing")}) != words


def _listeners(presenter: MageWarsTableWords, view: MageWarsView) -> Iterator[Listener]:
    state = presenter.objects(view).state
    for index in (state.listeners, state.modifiers):
        yield from (listener for several in index.values() for listener in several)


def _ability(listener: Listener) -> Ability[MageWarsState]:
    ability = GAME.program.nodes[listener.ability]
    assert isinstance(ability, Ability)
    return ability


def _said(presenter: MageWarsTableWords, view: MageWarsView, listener: Listener) -> ActiveEffect:
    state, ability = presenter.objects(view).state, _ability(listener)
    about = [t for t in listener.things("it") if t >= 0]
    named = dict.fromkeys(CHOSEN, GAME.thing_message(state, about[0])) if about else {}
    effect = presenter.words.say(replaced(arranged(ability.words(listener.uses)), named))
    moment = moments.name_of(listener.until)
    if moment in MOMENTS:
        effect = presenter.say("ui-until", effect=effect, until=presenter.say(f"ui-until-{moment}"))
    return _line(presenter, view, listener.origin, listener.you, effect)


def _line(
    presenter: MageWarsTableWords, view: MageWarsView, card: Thing, you: int, effect: str, place: str = ""
) -> ActiveEffect:
    """What a card does, and whose it is."""
    name = presenter.called(view, card)
    titled = presenter.say("ui-at", what=name, place=place) if place else name
    said = presenter.say("ui-in-force", player=presenter.player(you), card=titled, effect=effect)
    return ActiveEffect(name, said, presenter.slug(view, card) if card >= 0 else "")


def constant(presenter: MageWarsTableWords, view: MageWarsView) -> list[str]:
    """What stands on the objects that change something for others, or for what bears them."""
    acting = [thing for thing in presenter.table(view).play if _acts(presenter, view, thing)]
    return [_text(presenter, view, thing).effect for thing in acting]


def _acts(presenter: MageWarsTableWords, view: MageWarsView, thing: Thing) -> bool:
    state = presenter.table(view)
    idle = state.apprentice and state.card(thing).type == MAGE  # MW-APP-06
    return state.play[thing].revealed and bool(state.card(thing).abilities) and not idle


def _text(presenter: MageWarsTableWords, view: MageWarsView, thing: Thing) -> ActiveEffect:
    """Of creatures only what is no attack: the rest is for themselves."""
    state = presenter.table(view)
    card, piece = state.card(thing), state.play[thing]
    acts = card.type in (CREATURE, MAGE)
    lines = [line for line in GAME.face(card.slug).lines if line.key == "line" or not acts]
    effect = " ".join(presenter.words.say(line) for line in lines).rstrip(".")
    place = presenter.called(view, piece.host) if piece.host != NOTHING else ""
    return _line(presenter, view, thing, piece.controller, effect, place)


# One thing


def affecting(presenter: MageWarsTableWords, view: MageWarsView, thing: Thing) -> list[ActiveEffect]:
    """Conditions of an object, what is attached to it, and what is in force on it from elsewhere; of a
    player the same for the mage, of a zone the enchantments on it."""
    state = presenter.table(view)
    thing = state.players[player_of(thing)].mage if is_player(thing) else thing
    said = list(_conditions(presenter, view, thing)) if thing in state.play else []
    attached = [t for t, piece in state.play.items() if piece.host == thing and piece.revealed]
    elsewhere = []
    for listener in touching(state, thing, _concerns(state, thing)) if thing >= state.arena.size else ():
        if listener.until != IN_PLAY:
            said.append(_said(presenter, view, listener))
        elif _reaches(state, listener.this, thing):
            elsewhere.append(listener.this)
    return [*said, *(_text(presenter, view, each) for each in dict.fromkeys((*attached, *elsewhere)))]


def _concerns(state: MageWarsState, thing: Thing) -> Callable[[str], bool]:
    """What is worked out for objects in play, or for spells."""
    return lambda key: (key in OF_SPELLS) != (thing in state.play)


def _reaches(state: MageWarsState, source: Thing, thing: Thing) -> bool:
    """What an object says of itself stands on it; what is out of the arena hears nothing from there."""
    away = thing in state.play and state.play[thing].left != NOTHING
    return source != thing and source in state.play and state.play[source].revealed and not away


def _conditions(presenter: MageWarsTableWords, view: MageWarsView, thing: Thing) -> Iterator[ActiveEffect]:
    piece = presenter.table(view).play[thing]
    for name in CONDITIONS:
        if n := piece.markers.get(name, 0):
            times = 1 if name == "taunt" else n
            yield ActiveEffect(presenter.say(f"condition-{name}"), presenter.say(f"ui-means-{name}", n=times))
    if piece.guard:
        yield ActiveEffect(presenter.say("marker-guard"), presenter.say("ui-means-guard"))
