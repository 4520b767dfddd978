"""Why something cannot be done: the rules behind it, asked for or because it was tried (U13)."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from trivault.kernel.errors import TrivaultError
from trivault.kernel.rule_ids import rule_id
from trivault.kernel.state import State
from trivault.kernel.text import capital
from trivault.presentation.matching import matching
from trivault.presentation.menu import Menu, Unclear
from trivault.presentation.presenter import AnyPresenter

Rule = Callable[[str], str]  # the text of a rule by its id; empty for an unknown one


def explain(menu: Menu, state: State, typed: str, presenter: AnyPresenter, rule: Rule) -> list[str]:
    """What there is to say about an answer, or about a rule."""
    if name := rule_id(typed):
        return [_rule(name, presenter, rule)]
    try:
        option = menu.read(typed)
    except Unclear as unclear:
        said = refusal(state, typed, presenter, rule)
        if said:
            return said
        raise unclear from None
    return [presenter.say("ui-possible", what=menu.sentences[menu.lines.index(option)])]


def refusal(state: State, typed: str, presenter: AnyPresenter, rule: Rule) -> list[str]:
    """The rules that forbid what was typed; empty when it is not even something to do."""
    deed = meant(state, typed, presenter) if any(letter.isalpha() for letter in typed) else None
    if deed is None:
        return []
    try:
        ids = state.why_not(deed.answer)
    except TrivaultError:
        return []
    facts = [presenter.rule_fact(state, deed.answer, name) for name in ids]
    said = [fact for fact in facts if fact] + [_rule(name, presenter, rule) for name in ids]
    return [presenter.say("ui-impossible", what=deed.sentence), *said]


class Deed(NamedTuple):
    """Something that can be done at some time."""

    answer: str
    sentence: str


def meant(state: State, typed: str, presenter: AnyPresenter) -> Deed | None:
    """What somebody would like to do: by an answer, or by a few words of its sentence."""
    here = {answer: presenter.words.say(sentence) for answer, sentence in presenter.deeds_with(state)}
    deeds = {**presenter.deeds, **here}
    found = matching(typed, deeds, lambda deed: (deed, deeds[deed]))
    return Deed(found[0], capital(deeds[found[0]])) if len(found) == 1 else None


def _rule(name: str, presenter: AnyPresenter, rule: Rule) -> str:
    text = rule(name)
    return presenter.say("ui-rule", id=name, text=text) if text else presenter.say("ui-no-rule", id=name)
