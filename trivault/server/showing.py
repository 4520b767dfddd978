"""What is sent of a table to somebody: the view of a seat, the question, what is said about it."""

from __future__ import annotations

from functools import cache
from typing import Any

import msgspec

from trivault.kernel.choices import DISTRIBUTE, NUMBER, ORDER, Choice, Option
from trivault.kernel.ids import NOTHING
from trivault.kernel.log import Entry
from trivault.kernel.text import capital
from trivault.kernel.views import ChoiceView, View
from trivault.server import replies
from trivault.server.words import server_words
from trivault.tui.menu import Menu
from trivault.tui.teller import AnyTeller, teller

SAID = 6  # so many answers are named

_ENCODER = msgspec.json.Encoder()


@cache
def teller_of(game: str, lang: str) -> AnyTeller:
    """Whoever tells of a game in a language. One for all rooms: what depends on a room is handed over."""
    return teller(game, lang)


def encoded(view: View) -> msgspec.Raw:
    return msgspec.Raw(_ENCODER.encode(view))


def question(state: Any, choice: Choice, view: View, lang: str) -> replies.Question:
    """An open choice with its answers in words."""
    told = teller_of(state.game.name, lang)
    menu = Menu(state, choice, told.words)
    shown = next(each for each in view.choices if each.player == choice.player)
    reason = f"reason-{choice.reason}"
    key = reason if told.words.has(reason) else "ui-choose"
    return replies.Question(
        seat=choice.player,
        kind=choice.kind,
        verb=choice.verb,
        reason=choice.reason,
        source=shown.source,
        low=choice.low,
        high=choice.high,
        options=_options(menu, shown),
        prompt=told.say(key, source=state.game.thing_message(state, choice.source)),
        expected=expected(menu, lang),
        several=menu.several or choice.kind in (DISTRIBUTE, NUMBER),
    )


def expected(menu: Menu, lang: str) -> str:
    """How a choice is answered."""
    choice = menu.choice
    if choice.kind in (ORDER, NUMBER, DISTRIBUTE):
        key = f"expect-{choice.kind}"
    else:
        key = "expect-several" if menu.several else "expect-one"
    said = "; ".join(menu.sentences[:SAID]) + (" …" if len(menu.sentences) > SAID else "")
    return server_words(lang).say(key, low=choice.low, high=choice.high, options=said)


def _options(menu: Menu, shown: ChoiceView) -> list[replies.Option]:
    choice = menu.choice
    names = () if choice.listed else shown.options  # one for each candidate, in the order of the lines
    options = []
    for i, (option, sentence) in enumerate(zip(menu.lines, menu.sentences, strict=True)):
        name = names[i] if i < len(names) else ""
        things = _things(option) if choice.listed else (choice.things[i],) if name else ()
        key = menu.letter(option)
        options.append(replies.Option(answer=option.text, sentence=sentence, name=name, key=key, things=things))
    return options


def _things(option: Option) -> tuple[int, ...]:
    _, source, targets, _ = option.raw
    return tuple(thing for thing in (source, *targets) if thing != NOTHING)


def line(entry: Entry, seat: int, told: AnyTeller) -> replies.Line:
    """A line of the log as a seat may read it."""
    said = entry.seen_by(seat)
    return replies.Line(
        text=capital(told.words.say(said)),
        cards=entry.cards,
        rule=entry.rule,
        small=said.key in told.small or said.key in told.silent,
    )


def open_line(entry: Entry, told: AnyTeller) -> replies.Line:
    """A line of the log of a game that is over: nothing is hidden any more."""
    shown = line(entry, -1, told)
    shown.text = capital(told.words.say(entry.private or entry.public))
    return shown


def force(view: View, told: AnyTeller) -> list[replies.InForce]:
    return [replies.InForce(card=each.card, effect=each.effect) for each in told.in_force(view)]


def values(view: View, told: AnyTeller) -> dict[int, dict[str, int]]:
    return {thing: dict(of) for thing, of in told.values(view).items()}


def marks(view: View, told: AnyTeller) -> dict[int, list[str]]:
    """What is said of cards for which something is worked out."""
    cards = [thing for thing in told.values(view) if thing >= 0]
    return {card: [said for _, said in told.marks(view, card)] for card in cards}


def sentences(view: View, seats: list[str], told: AnyTeller) -> list[replies.Sentence]:
    """The table in plain sentences."""
    told.seats = seats
    facts = [replies.Sentence(key=key, text=text) for key, text in told.facts(view)]
    for n, each in enumerate(told.in_force(view)):
        facts.append(replies.Sentence(key=f"force-{n}", text=each.effect))
    return facts
