"""Builds the replies that show a table to a client: the view of a seat, the open choice, lines of the log."""

from __future__ import annotations

from functools import cache
from typing import Any

import msgspec

from trivault.kernel.choices import DISTRIBUTE, NUMBER, ORDER, Choice
from trivault.kernel.errors import AnswerError
from trivault.kernel.log import Entry, LogEvent
from trivault.kernel.text import capital
from trivault.kernel.views import ChoiceView, View
from trivault.presentation.menu import Menu
from trivault.presentation.presenter import AnyPresenter, make_presenter
from trivault.presentation.preview import Previews
from trivault.server.protocol import replies
from trivault.server.protocol.refusals import server_words
from trivault.server.rooms.seating import names
from trivault.server.storage.records import RoomRecord

SAID = 6  # so many answers are named

_ENCODER = msgspec.json.Encoder()


@cache
def presenter_of(game: str, lang: str) -> AnyPresenter:
    """The presenter of a game in a language, for any table: players have numbers."""
    return make_presenter(game, lang)


def presenter_at(record: RoomRecord, lang: str) -> AnyPresenter:
    """The presenter for the table of a room: players have names."""
    return presenter_of(record.game, lang).at(names(record.seats, lang))


def question(state: Any, choice: Choice, view: View, presenter: AnyPresenter) -> replies.Question:
    """An open choice with the texts of its answers."""
    shown = view.choices[state.choices.index(choice)]
    menu = presenter.menu(state, choice, shown.options)
    return replies.Question(
        seat=choice.player,
        kind=choice.kind,
        verb=choice.verb,
        reason=choice.reason,
        source=shown.source,
        low=choice.low,
        high=choice.high,
        options=_options(menu, shown, presenter),
        prompt=presenter.question(state, choice),
        expected=expected(menu),
        several=menu.several or choice.kind in (DISTRIBUTE, NUMBER),
        thing=choice.source,
    )


def expected(menu: Menu) -> str:
    """The form in which the client has to give the answer to a choice."""
    choice = menu.choice
    if choice.kind in (ORDER, NUMBER, DISTRIBUTE):
        key = f"expect-{choice.kind}"
    else:
        key = "expect-several" if menu.several else "expect-one"
    said = "; ".join(menu.sentences[:SAID]) + (" …" if len(menu.sentences) > SAID else "")
    bounds = {"low": choice.low, "high": choice.high, "spare": choice.high - choice.low}
    return server_words(menu.words.lang).say_around(key, "options", said, **bounds)


def _options(menu: Menu, shown: ChoiceView, presenter: AnyPresenter) -> list[replies.Option]:
    """The answers in the order in which people look for them."""
    named = {} if menu.choice.listed else dict(zip(menu.choice.things, shown.options, strict=True))
    groups: dict[int, tuple[str, str]] = {}
    for key, answers in presenter.grouped(menu):
        title = capital(presenter.say(key))
        for numbers, brief in answers:
            groups.update(dict.fromkeys(numbers, (title, brief)))
    options = []
    lines = zip(menu.numbers, menu.lines, menu.texts, menu.sentences, strict=True)
    for number, option, text, sentence in lines:
        things = menu.about(option)
        group, brief = groups.get(number, ("", ""))
        options.append(
            replies.Option(
                answer=text,
                sentence=sentence,
                name=named[things[0]] if named and things else "",
                key=menu.letters.get(option.raw, ""),
                things=things,
                note=presenter.note(option),
                warning=presenter.warning(option),
                unfinished=presenter.unfinished(option, menu),
                group=group,
                brief=brief,
            )
        )
    return options


def outcomes(
    previews: Previews, state: Any, seat: int, answer: str, presenter: AnyPresenter
) -> list[replies.Outcome]:
    """What an answer would bring, in words; nothing of what is no answer."""
    try:
        raw = state.check(answer, state.asked(seat))
    except AnswerError:
        return []
    found = previews.of(raw, presenter)
    return [replies.Outcome(thing=each.thing, text=presenter.words.say(each.message)) for each in found]


def line(entry: Entry, seat: int, presenter: AnyPresenter) -> replies.Line:
    """A line of the log as a seat may read it."""
    event, said = entry.event_for(seat), entry.seen_by(seat)
    return replies.Line(
        text=presenter.log_line(said),
        cards=entry.cards or presenter.spoken_of(said),
        things=entry.things_for(seat),
        rule=entry.rule,
        small=(event.kind in presenter.small and said is not entry.private) or event.kind in presenter.silent,
        dice=tuple(replies.Die(kind=die.kind, shows=die.shows) for die in entry.dice),
        event=_event(event, presenter),
    )


def _event(event: LogEvent, presenter: AnyPresenter) -> replies.LogEvent:
    """An event of the log as a seat may know it."""
    amount = presenter.game.number(event.amount)
    return replies.LogEvent(
        kind=event.kind,
        actor=event.actor,
        source=event.source,
        target=event.target,
        amount=amount if isinstance(amount, int) else 0,
        place=event.place,
    )


def open_line(entry: Entry, presenter: AnyPresenter) -> replies.Line:
    """A line of the log of a game that is over: nothing is hidden any more."""
    return line(entry.opened(), -1, presenter)


def affects(view: View, thing: int, presenter: AnyPresenter) -> replies.Affects:
    """The effects on a thing, and the notes on it, in words."""
    marked = thing >= 0 and thing in presenter.values(view)
    marks = [said for _, said in presenter.badges(view, thing)] if marked else []
    effects = [replies.ActiveEffect(**each._asdict()) for each in presenter.affecting(view, thing)]
    return replies.Affects(thing=thing, effects=effects, marks=marks)


def show_view(shown: replies.Shown, view: View, presenter: AnyPresenter | None) -> None:
    """Show a view; with a presenter also computed values of the things on the table, notes on the cards among
    them, and the active effects."""
    shown.view = msgspec.Raw(_ENCODER.encode(view))
    if presenter is not None:
        values = shown.values = presenter.values(view)
        shown.marks = {card: [said for _, said in presenter.badges(view, card)] for card in values if card >= 0}
        shown.force = [replies.ActiveEffect(**each._asdict()) for each in presenter.active_effects(view)]


def sentences(view: View, presenter: AnyPresenter) -> list[replies.Sentence]:
    """The table in plain sentences."""
    facts = [replies.Sentence(key=key, text=text) for key, text in presenter.facts(view)]
    for n, each in enumerate(presenter.active_effects(view)):
        facts.append(replies.Sentence(key=f"force-{n}", text=each.effect))
    return facts
