"""Refusals of answers: what was expected instead, and which rules forbid it (U13)."""

from __future__ import annotations

import re

from trivault.kernel.errors import AmbiguousAnswer, AnswerError, IllegalAnswer, TrivaultError
from trivault.presentation.matching import matching
from trivault.presentation.presenter import AnyPresenter
from trivault.presentation.why import meant
from trivault.server.library import Library
from trivault.server.protocol import replies
from trivault.server.protocol.refusals import Refusal, server_words
from trivault.server.protocol.wire import AnswerForm
from trivault.server.rooms.room_game import RoomGame
from trivault.server.rooms.table_view import expected, presenter_at

_COPY = re.compile("(@[a-z0-9-]+)?(#[0-9]{1,3})?$")  # which one of several equal cards is meant


def refused(game: RoomGame, seat: int, given: str | AnswerForm, error: AnswerError, lang: str) -> Refusal:
    code = "ambiguous" if isinstance(error, AmbiguousAnswer) else "illegal"
    menu = presenter_at(game.record, lang).menu(game.state, game.state.asked(seat))
    rules = _rules(game, seat, given) if isinstance(error, IllegalAnswer) else []
    said = server_words(lang).say(f"error-{code}", expected=expected(menu))
    return Refusal(code, detail=str(error), rules=rules, said=said)


def _rules(game: RoomGame, seat: int, given: str | AnswerForm) -> list[str]:
    if game.state.choice.player != seat:
        return []
    text = given if isinstance(given, str) else " ".join([given.verb, *given.targets])
    try:
        ids: list[str] = game.state.why_not(text)
    except TrivaultError:  # not even something to do
        return []
    return ids


def why_not(game: RoomGame, seat: int, typed: str, lang: str, library: Library) -> replies.WhyNot:
    """What there is to say about an answer, or about a few words of its sentence."""
    presenter, words = presenter_at(game.record, lang), server_words(lang)
    menu = presenter.menu(game.state, game.state.asked(seat))
    lines = list(zip(menu.lines, menu.sentences, strict=True))
    possible = matching(typed, lines, lambda each: (each[0].text, each[1]))
    if possible:
        said = words.say("why-possible", what="; ".join(sentence for _, sentence in possible[:4]))
        return replies.WhyNot(possible=True, message=said)
    copy = _COPY.search(typed)[0]  # type: ignore[index]  # it fits, if only the end
    action = meant(game.state, typed.removesuffix(copy), presenter)
    if action is None:
        raise Refusal("illegal", said=words.say("why-unclear", expected=expected(menu)))
    answer = f"{action.answer}{copy}"
    rules = _rules(game, seat, answer)
    facts = [presenter.rule_fact(game.state, answer, name) for name in rules]
    return replies.WhyNot(
        possible=False,
        message=words.say("why-impossible", what=action.sentence),
        facts=[fact for fact in facts if fact],
        rules=[replies.RuleText(rule=name, text=library.rule(name, lang)) for name in rules],
    )


def about_rule(name: str, presenter: AnyPresenter, library: Library) -> replies.WhyNot:
    """What a rule says."""
    text = library.rule(name, presenter.words.lang)
    if not text:
        return replies.WhyNot(possible=False, message=presenter.say("ui-no-rule", id=name))
    return replies.WhyNot(possible=False, message="", rules=[replies.RuleText(rule=name, text=text)])
