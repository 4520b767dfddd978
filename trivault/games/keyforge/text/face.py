"""What stands on a card: facts, and the text that its effect trees give."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from functools import lru_cache

from trivault.games.keyforge.effects.events import ABOUT_THIS, FOUGHT_TO_THE_END, IS_DESTROYED, Happens
from trivault.games.keyforge.rules.things import SELF
from trivault.games.keyforge.state import aspects
from trivault.games.keyforge.state.model import KeyForgeState
from trivault.games.keyforge.state.printed import CREATURE, LABELS, UPGRADE, Card
from trivault.games.keyforge.text.phrases import arranged
from trivault.kernel.abilities import Ability, After, Before, Instead
from trivault.kernel.phrases import folded
from trivault.kernel.terms import one
from trivault.kernel.text import Message, Words, capital

S = KeyForgeState

SPENDING = tuple(f"modify-{key}" for key in (aspects.SPENDABLE, aspects.SPENT_BY_OPPONENT))

LABEL_ORDER = ("play", "before-fight", "fight", "before-reap", "reap", "destroyed")


@dataclass(frozen=True)
class Face:
    """A card face, not yet in any language: all but the card itself are messages."""

    card: Card
    title: Message
    kind: Message  # type, house and traits
    facts: tuple[Message, ...]  # power, armor, bonus Æmber
    lines: tuple[Message, ...]  # the rules text


@lru_cache(maxsize=2048)  # each card once, whoever looks at it
def face(card: Card) -> Face:
    traits = [Message("trait", word=word) for word in sorted(card.traits)]
    house = "several" if card.also_in else card.house or "none"
    kind = Message("face-kind", noun=card.type, house=house)
    if traits:
        kind = Message("face-traits", kind=kind, traits=traits)
    power = card.power if card.half != "top" else 0  # KF-GIG-01
    x_power = [Message("face-power-x")] if card.x_power else []
    facts = (("power", power), ("armor", card.armor), ("amber", card.amber))
    return Face(
        card,
        Message(f"card-{card.slug}"),
        kind,
        (*x_power, *(Message(f"face-{name}", n=n) for name, n in facts if n)),
        tuple(_once(_lines(card))),
    )


def render(face: Face, words: Words) -> list[str]:
    """A face as plain text; what each line is follows from its place."""
    facts = " · ".join([capital(words.say(face.kind)), *map(words.say, face.facts)])
    return [words.say(face.title), facts, *map(words.say, face.lines)]


def _once(lines: Iterable[Message]) -> list[Message]:
    """An ability that listens to several kinds of events is one sentence."""
    kept: list[Message] = []
    for line in lines:
        if line not in kept:
            kept.append(line)
    return kept


def _lines(card: Card) -> Iterator[Message]:
    of_creature = card.type == CREATURE
    if keywords := [k for k in card.keywords if k != "lose-to-play"]:
        yield Message("line", effect=folded("then", [_keyword(k, card.keywords[k]) for k in keywords]))
    if card.half:
        yield Message("line", effect=Message("gigantic-half", half=card.half))
    if card.enhance:
        icons = [Message("icon", word=icon, n=n) for icon, n in card.enhance.items()]
        yield Message("line", effect=Message("enhance", icons=icons))
    if toll := card.keywords.get("lose-to-play"):
        yield Message("line", effect=Message("toll", who="you", deed="play", on=Message("this-card"), n=toll))
    if card.play_if is not None:
        yield Message("line", effect=Message("play-only-if", condition=arranged(card.play_if.words())))
    if card.enters_as is not None:
        what = arranged(one(card.enters_as).words())
        yield Message("line", effect=Message("enters", how="copy", what=what, house=card.house))
    if card.enters_ready:
        yield Message("line", effect=Message("enters", how="ready"))
    if card.enters_ready_if is not None:
        condition = arranged(card.enters_ready_if.words())
        ready = Message("enters", how="ready")
        yield Message("line", effect=Message("if", condition=condition, effect=ready))
    if card.enters_enraged:
        yield Message("line", effect=Message("enters", how="enraged"))
    if card.enters_stunned:
        yield Message("line", effect=Message("enters", how="stunned"))
    if card.enters_opposed:
        yield Message("line", effect=Message("enters", how="opposed"))
    if card.only_fights is not None:
        group = Message("creatures", count=2, which=card.only_fights.words(2))
        yield Message("line", effect=Message("only-fights", what=arranged(group)))
    yield from _abilities(card.abilities, of_creature)
    if card.sorts_archives:
        yield Message("line", effect=Message("sorts-archives"))
    for ability in card.in_discard:
        yield Message("line", effect=Message("in-discard", effect=arranged(ability.words())))
    for label, tree in (("action", card.action), ("omni", card.omni)):
        if tree is not None:
            yield Message(
                "label-line", label=Message(f"label-{label}"), effect=arranged(tree.words(), of_creature)
            )
    if card.type == UPGRADE:
        yield from _given(card)
    if card.other is not None:
        text = folded("sentences", list(_lines(replace(card.other, action=None))))
        yield Message("other-form", type=card.other.type, n=card.other.power, text=text)


def _keyword(name: str, n: int) -> Message:
    return Message("keyword", word=name, n=n)


def _given(card: Card) -> Iterator[Message]:
    """What an upgrade gives to its creature."""
    for line in _abilities(card.gives, True):
        effect = line.args["effect"]
        if line.key == "label-line":
            yield Message("given-line", label=line.args["label"], effect=effect)
        elif isinstance(effect, Message) and _says_you(effect):
            yield Message("given-rule", effect=effect)
        else:
            yield line
    if card.gives_action is not None:
        effect = arranged(card.gives_action.words(), True)
        yield Message("given-line", label=Message("label-action"), effect=effect)


def _says_you(rule: Message) -> bool:
    """Whether a rule that a creature gains speaks of `you`, who then controls the creature."""
    condition = rule.args.get("condition")
    done_by_you = isinstance(condition, Message) and condition.args.get("when") == "by-you"
    return bool(rule.args.get("who")) or done_by_you or rule.key in SPENDING


def _abilities(abilities: Iterable[Ability[S]], of_creature: bool) -> list[Message]:
    """Constant abilities, then those behind bold words; equal ones share a line."""
    constant: list[Message] = []
    labelled: list[tuple[list[str], Message]] = []
    for ability in abilities:
        label = _label(ability)
        if not label:
            constant.append(Message("line", effect=_constant(ability, of_creature)))
            continue
        assert isinstance(ability, Before | After)
        effect = arranged(ability.effect.words(), of_creature)
        same = next((labels for labels, other in labelled if other == effect), None)
        if same is None:
            labelled.append(([label], effect))
        else:
            same.append(label)
    return constant + [_labelled(labels, effect) for labels, effect in labelled]


def _labelled(labels: list[str], effect: Message) -> Message:
    words = [Message(f"label-{label}") for label in sorted(labels, key=LABEL_ORDER.index)]
    return Message("label-line", label=folded("label-and", words), effect=effect)


def _label(ability: Ability[S]) -> str:
    """The bold word before an ability, if it has one."""
    if isinstance(ability, Before):
        return "destroyed" if ability.key == "destroy" and ability.when is IS_DESTROYED else ""
    if isinstance(ability, After) and not ability.leaving and ability.when in (ABOUT_THIS, FOUGHT_TO_THE_END):
        return LABELS.get(ability.key, "")
    return ""


def _constant(ability: Ability[S], of_creature: bool) -> Message:
    said = ability.words()
    if isinstance(ability, Instead) and ability.when in (ABOUT_THIS, IS_DESTROYED):
        when = Happens(ability.key, SELF, would=True)
        said = Message(said.key, **said.args | {"when": when.words()})
    return arranged(said, of_creature)
