"""What the log says beside the events that it notes by itself."""

from __future__ import annotations

from trivault.games.keyforge.state.model import KeyForgeState
from trivault.kernel.events import note_outcome
from trivault.kernel.ids import NOTHING, Thing, player_thing
from trivault.kernel.log import Entry, LogEvent
from trivault.kernel.text import Message, Part

S = KeyForgeState


def log_outcome(state: S, kind: str, thing: Thing, amount: int, by: int, source: Thing) -> bool:
    """An effect does as much as it can: the log says how much that was. True if anything happened."""
    note_outcome(state, state.game.events[kind], thing, amount, by, source)
    return amount > 0


def note(state: S, kind: str, who: int, rule: str, *cards: Thing, house: str = "", n: int = 0) -> None:
    """A line of the log about something that is no event: `what` is done, to or by `source`."""
    if state.log is None:
        return
    named = [state.game.thing_message(state, card) for card in cards]
    about: dict[str, Part] = dict(zip(("what", "source"), named, strict=False))
    slugs = tuple(state.game.slug(state, card) for card in cards)
    message = Message(f"log-{kind}", who=Message("player", n=who + 1), house=house, n=n, **about)
    target, source = (*cards, NOTHING, NOTHING)[:2]
    event = LogEvent(kind, who, source, target, n)
    state.log.append(Entry(event, message, slugs, rule, things=cards))


def note_draw(state: S, player: int, drawn: list[Thing]) -> None:
    """Everybody sees how many cards were drawn, their player which."""
    if state.log is None:
        return
    who = Message("player", n=player + 1)
    names = [state.game.thing_message(state, card) for card in drawn]
    public = Message("log-draw", who=who, n=len(drawn))
    private = Message("log-draw-cards", who=who, cards=names)
    event = LogEvent("draw", player, target=player_thing(player), amount=len(drawn))
    state.log.append(Entry(event, public, (), "KF-TURN-07", private, 1 << player, things=tuple(drawn)))
