"""What stands on a card: facts, attack bars, and the text that its effect trees give."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from trivault.games.magewars.state import aspects
from trivault.games.magewars.state.model import (
    CONJURATION,
    ENCHANTMENT,
    EQUIPMENT,
    MAGE,
    MELEE,
    RANGED,
    TYPES,
    MageWarsState,
)
from trivault.games.magewars.state.printed import Bar, Card, Defense, Special, Target
from trivault.games.magewars.text.phrases import arranged, joined, phrase, subject, trait
from trivault.kernel.abilities import Ability, After
from trivault.kernel.phrases import folded, replaced
from trivault.kernel.terms import Amount, Filter
from trivault.kernel.text import Message, Words, capital

S = MageWarsState

# What cards say in a sentence of its own, where the rulebook has no trait for it.
SAID = (
    aspects.ATTACKS_BY_LEVEL,
    aspects.SLOW_PASSAGE,
    aspects.NOT_IN_ACTION,
    aspects.UNANSWERABLE,
    aspects.solid_to("hydro"),
    aspects.ONCE,
)
SAYS = {aspects.ONCE: "special-once"}  # as abilities that are no spell say it


@dataclass(frozen=True)
class Face:
    """A card face, not yet in any language: all but the card itself are messages."""

    card: Card
    title: Message
    kind: Message  # type, subtypes, schools and levels
    facts: tuple[Message, ...]  # the casting bar, spell points, life, armor, channeling
    lines: tuple[Message, ...]  # traits, attack bars, defenses, abilities


def face(card: Card) -> Face:
    return Face(card, Message(f"card-{card.slug}"), _kind(card), tuple(_facts(card)), tuple(_lines(card)))


def render(face: Face, words: Words) -> list[str]:
    """A face as plain text; what each line is follows from its place."""
    facts = " · ".join([capital(words.say(face.kind)), *map(words.say, face.facts)])
    return [words.say(face.title), facts, *map(words.say, face.lines)]


# Facts


def _kind(card: Card) -> Message:
    kind = Message(f"type-{card.type}")
    subtypes = [Message(f"subtype-{name}") for name in sorted(card.subtypes - {MAGE})]
    if subtypes:
        kind = Message("face-subtypes", kind=kind, subtypes=subtypes)
    schools = [Message("face-school", school=Message(f"school-{name}"), n=n) for name, n in card.schools]
    if not schools:
        return kind
    joint = folded("face-either" if card.any_school else "face-both", schools)
    return Message("face-schools", kind=kind, schools=joint)


def _facts(card: Card) -> Iterator[Message]:
    if card.type in TYPES:
        yield from _casting(card)
    if card.points:
        yield Message("face-points", n=card.points)
    if card.life:
        yield Message("face-life", n=card.life)
    if card.armor or card.type == MAGE:
        yield Message("face-armor", n=card.armor or 0)
    elif card.life and card.armor is None:
        yield Message("face-no-armor")
    if card.channeling is not None:
        yield Message("face-channeling", n=card.channeling)


def _casting(card: Card) -> Iterator[Message]:
    """The casting bar (MW-ANAT)."""
    yield _cost(card.cost)
    if card.type == ENCHANTMENT:
        yield Message("face-reveal", n=card.reveal)
        if card.mandatory:
            yield Message("face-mandatory")
    yield Message("face-full" if card.full else "face-quick")
    if card.target.kind not in ("arena", "discard"):
        yield range_message(card.range)
    targets = [_target(each) for each in (card.target, card.second) if each is not None]
    if "trap" in card.subtypes:
        targets = [Message("target-zone-without-enemies")]  # MW-TRAP-02
    yield Message("face-target", targets=targets)


def _cost(cost: int | Amount[S]) -> Message:
    """Fixed, or X with what it depends on."""
    if isinstance(cost, int):
        return Message("face-cost", n=cost)
    number = cost.words(lambda _n: Message("face-cost", n="X"))
    return _at_target(Message("face-cost-x", number=number.args["number"]))


def range_message(reach: tuple[int, int] | None) -> Message:
    return Message("face-range", least=reach[0], most=reach[1]) if reach else Message("face-anywhere")


def _target(target: Target) -> Message:
    if target.which is None:
        return Message(f"target-{target.kind}")
    noun = {"zone-or-object": "place"}.get(target.kind, target.kind)
    return phrase(target.which.words(1), 1, noun)


# The text


def _lines(card: Card) -> Iterator[Message]:
    yield from _training(card)
    if traits := [*_traits(card), *_restrictions(card)]:
        yield Message("line", effect=folded("comma", traits))
    for name in SAID:
        if card.trait(name):
            yield _line(card, Message(SAYS.get(name, f"says-{name}"), n=card.trait(name)))
    if card.slots:
        ways = [folded("slot-and", [Message(f"slot-{slot}") for slot in way]) for way in card.slots]
        yield Message("slots-line", slots=folded("slot-or", ways))
    yield from (_bar(card, bar) for bar in card.attacks)
    yield from (_defense(defense) for defense in card.defenses)
    yield from (_special(card, special) for special in card.specials)
    if card.casts is not None:
        yield _casts(card, card.casts)
    if card.binds is not None:
        yield Message("binds-line", what=Message("plural", group=phrase(card.binds.words(1), 1, "spell")))
    yield from (_line(card, effect) for effect in _abilities(card.abilities))
    if any(ability.key.endswith("-rebate") for ability in card.abilities):
        yield _line(card, Message("rebate-limit"))
    if card.choices is not None:
        yield Message("line", effect=_at_target(arranged(card.choices.words())))
    yield from _effect(card)
    if card.innate:
        yield Message("innate-line", spells=[Message(f"card-{slug}") for slug in card.innate])


def _training(card: Card) -> Iterator[Message]:
    """What a mage may learn with ease (MW-SCHOOL)."""
    for key, schools in (("trained", card.trained), ("opposed", card.opposed)):
        if schools:
            yield Message(f"{key}-line", schools=[Message(f"school-{name}") for name in schools])
    if card.any_element:
        yield Message("element-line")


def _traits(card: Card) -> list[Message]:
    named = [name for name in card.traits if name not in SAID]
    return [trait(name, card.traits[name]) for name in named]


def _restrictions(card: Card) -> Iterator[Message]:
    if card.magebind:
        yield trait(aspects.MAGEBIND, card.magebind)
    for name in ("epic", "novice"):
        if getattr(card, name):
            yield Message(f"trait-{name}")
    if card.only_class:
        yield Message("only-class", mage=Message(f"card-{card.only_class}"))
    if card.only_trained:
        yield Message("only-trained", school=Message(f"school-{card.only_trained}"))


def _line(card: Card, effect: Message) -> Message:
    return Message("line", effect=_about(card, effect))


def _about(card: Card, effect: Message) -> Message:
    """The words of a tree on a card: what it is itself, and what it is attached to."""
    this, host = Message(f"this-{card.type}"), Message("host", kind=_host(card))
    return replaced(effect, {"this-card": this, "is-host": host, "attached-to": host})


def _host(card: Card) -> str:
    if card.type == EQUIPMENT:
        return "wearer"
    if card.type == CONJURATION:
        return "bearer"
    return "object" if card.target.kind in ("object", "zone-or-object") else "creature"


def _abilities(abilities: Iterable[Ability[S]]) -> list[Message]:
    """A sentence for each; traits of the same things stand in one, and equal sentences once."""
    said: list[Message] = []
    for ability in abilities:
        effect = _ability(ability)
        whole = joined(said[-1], effect) if said else None
        if whole is not None:
            said[-1] = whole
        elif effect not in said:
            said.append(effect)
    return said


def _ability(ability: Ability[S]) -> Message:
    said = arranged(ability.words())
    when = said.args.get("when")
    if isinstance(ability, After) and isinstance(when, Message) and when.key == "when-always":
        return Message(f"each-{ability.key}", effect=said.args["effect"])
    return said


def _effect(card: Card) -> Iterator[Message]:
    """What happens when it resolves, comes into play or is revealed."""
    if card.effect is None:
        return
    effect = arranged(card.effect.words())
    if card.type == ENCHANTMENT:
        when = [_ability(ability).args["when"] for ability in card.hidden]
        key = "mandatory-line" if when else "revealed-line"
        line = Message(key, effect=effect, **({"when": when[0]} if when else {}))
    elif card.type == CONJURATION:
        line = Message("enters-line", effect=effect)
    else:
        line = Message("line", effect=_at_target(effect))
    yield _about(card, line)


def _at_target(effect: Message) -> Message:
    return replaced(effect, {"named-it": Message("the-target")})


# Attack bars, defenses and abilities


def _bar(card: Card, bar: Bar) -> Message:
    kind = "zone" if bar.zone else bar.kind
    parts = [Message(f"bar-{kind}", speed="full" if bar.full else "quick")]
    own = bar.name == card.slug  # the attack of an attack spell: the casting bar says how far it reaches
    if bar.kind != MELEE and bar.range != (0, 0) and not own:
        parts.append(range_message(bar.range))
    parts.append(Message("bar-dice", n=bar.dice) if bar.dice else Message("bar-dice-x"))
    if bar.damage:
        parts.append(Message("bar-damage", damage=Message(f"damage-{bar.damage}")))
    parts += _effects(bar)
    parts += [trait(name, n) for name, n in bar.traits]
    for n, against in bar.bonus:
        parts.append(Message("bar-bonus", n=n, what=_plural(against)))
    if bar.spares_caster:
        parts.append(Message("bar-spares-caster"))
    name = Message("bar-attack") if own else Message(f"bar-name-{bar.name}")
    return Message("bar-line", name=name, parts=folded("comma", parts))


def _effects(bar: Bar) -> Iterator[Message]:
    """The ranges of the effect die, each up to the next threshold (MW-DICE)."""
    for i, (least, names) in enumerate(bar.effects):
        counted = [_times(name, names.count(name)) for name in dict.fromkeys(names)]
        if i + 1 < len(bar.effects):
            yield Message("effect-range", least=least, most=bar.effects[i + 1][0] - 1, effects=counted)
        else:
            yield Message("effect-from", least=least, effects=counted)


def _times(name: str, n: int) -> Message:
    condition = Message(f"condition-{name}")
    return Message("effect-times", n=n, effect=condition) if n > 1 else condition


def _plural(which: Filter[S]) -> Message:
    return Message("plural", group=phrase(which.words(2), 2))


def _defense(defense: Defense) -> Message:
    parts = [Message("defense-uses", n=defense.uses)]
    if not (defense.melee and defense.ranged):
        kind = MELEE if defense.melee else RANGED
        parts.append(Message("defense-only", kind=kind, what=Message("no-words")))
    if defense.against is not None:
        parts.append(Message("defense-only", kind="some", what=_plural(defense.against)))
    if defense.steady:
        parts.append(Message("defense-steady"))
    return Message("defense-line", n=defense.least, parts=folded("comma", parts))


def _special(card: Card, special: Special) -> Message:
    parts = [Message(f"special-{special.when}")]
    if special.users is not None:
        parts.append(Message("special-users", who=subject(special.users.words(1))))
    if special.once:
        parts.append(Message("special-once"))
    if special.cost:
        parts.append(_cost(special.cost))
    if special.target is not None:
        parts += [range_message(special.range), Message("face-target", targets=[_target(special.target)])]
    effect = _about(card, arranged(special.effect.words()))
    if special.target is not None:
        effect = _at_target(effect)
    name = Message(f"ability-{special.name}")
    return Message("special-line", name=name, parts=folded("comma", parts), effect=effect)


def _casts(card: Card, which: Filter[S]) -> Message:
    """What a familiar or spawnpoint may cast (MW-FAM, MW-SPAWN)."""
    what = Message("plural", group=phrase(which.words(2), 2, "spell"))
    line = Message("casts-line", who=Message(f"this-{card.type}"), what=what)
    return Message("casts-from-line", **line.args | {"n": card.casts_from}) if card.casts_from else line
