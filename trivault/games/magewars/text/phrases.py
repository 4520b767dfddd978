"""From the words of effect trees to sentences: nouns get what describes them, traits their values.
What a language makes of it is up to its files.

A noun is said with `before` and `after`: every shared description stands in both, and answers in
the form in which it is asked (`post` after the noun, an ending before it) or keeps silent. The
words of single cards are plain phrases and stand after the noun.
"""

from __future__ import annotations

from trivault.games.magewars.state import aspects
from trivault.games.magewars.state.model import CREATURE, DAMAGE_TYPES, TYPES
from trivault.kernel.phrases import chain, folded, leaves, part
from trivault.kernel.text import Message, Part

MINUS = "\N{MINUS SIGN}"

NOUNS = {f"is-{name}": name for name in ("creature", "mage", "conjuration", "enchantment", "creature-spell")}
NOUNS |= {f"is-type-{name}": name for name in TYPES} | {f"is-type-{CREATURE}": "creature-spell"}
NOUNS |= {"is-destroyed-living-creature": "fallen"}
SILENT = ("is-any", *NOUNS)

# Descriptions that know where they stand.
SHARED = tuple(
    f"is-{name}"
    for name in (
        "friendly", "enemy", "other", "non-mage", "living", "nonliving", "corporeal", "incorporeal", "flying",
        "not-flying", "revealed", "hidden", "not-epic", "in-zone", "yours", "level-up-to", "subtype",
        "school",
    )
)  # fmt: skip

# Things that a filter names, not describes.
SINGLE_THINGS = ("this-card", "is-host", "is-your-mage", "is-named", "is-companion")

# What a card changes that is no trait of the rulebook has a sentence of its own, about things or spells.
OF_THINGS = (aspects.ATTACK_DICE, aspects.DICE_AGAINST, aspects.LOSES_FLYING)
DICE = {aspects.ATTACK_DICE: "by", aspects.DICE_AGAINST: "against"}  # of attacks by a creature, or on it
COUNTING = {aspects.MOVES_BY_TELEPORT: "subtype-teleport", aspects.QUICK_SPELL: "face-quick"}  # as what
OF_SPELLS = (aspects.CAST_REBATE, aspects.REVEAL_REBATE, aspects.SUMMONED_HERE)

# Effects whose clauses belong to what stands before them, and clauses that limit the others.
BOUND = ("when", "before", "if", "may", "lasting", "as-many", "pay-for", "for-each", "once-per-round",
         "once-each")  # fmt: skip
UNSAID = ("when-ready", "when-not-yet")  # conditions that other words say: once per round, once for each
LIMITS = ("once-for-each",)

# What an event is about, where its filter does not say it, and what the event itself says.
HEARD_OF = {"resolved": "spell", "revealed": "enchantment"}
BEHIND = ("is-in-zone", "is-level-up-to")  # descriptions that never stand before a noun


def trait(name: str, n: int | str) -> Message:
    """A trait with its value, with and without a sign; an amount that is not fixed is X."""
    signed = f"+{n}" if isinstance(n, str) else f"{n:+}".replace("-", MINUS)
    about, _, of = name.partition("-")
    if about == "immune":
        return Message("trait-immune", damage=Message(f"damage-{of}"))
    if about in ("attack", "melee") and of:
        kind = "quick-melee" if of == "counterstrike" else about  # MW-CSTRIKE-04
        return Message("trait-of-attacks", kind=kind, trait=trait(of, n))
    if about in DAMAGE_TYPES:
        key = "trait-attacks-of-type" if of else "trait-against-type"
        return Message(key, damage=Message(f"damage-{about}"), value=signed)
    return Message(f"trait-{name}", value=signed, n=n)


# Sentences


def arranged(message: Message) -> Message:
    """The words of a tree, ready to be said."""
    key, args = message.key, message.args
    verdict, _, about = key.partition("-")
    if key in ("every", "so-many", "up-to"):
        return _selected(key, part(args, "group"), args.get("n", 1))
    if key in ("in-arena", "in-target-zone"):
        places = [] if key == "in-arena" else [Message("is-in-zone", whose="target")]
        return phrase(part(args, "which"), int(str(args["count"])), places=places)
    if verdict == "modify":
        return _changed(about, part(args, "on"), args["n"])
    if verdict == "forbid":
        return Message(key, on=subject(part(args, "on")))
    if key == "it-fits":
        which = chain([_description(leaf) for leaf in leaves(part(args, "which"))])
        return Message(key, what=arranged(part(args, "what")), which=which)
    if verdict == "until":
        return Message("until", moment=about)
    if verdict == "event":
        return _event(message, HEARD_OF.get(about, CREATURE))
    if verdict == "trait":
        return trait(about, int(str(args["n"])))
    if key == "as-many":
        effect = part(args, "effect")
        unknown = Message(effect.key, **effect.args | {"n": "X"})
        return Message(key, effect=bound(arranged(unknown)), number=args["number"])
    if key == "direct" and args.get("damage"):
        message = Message("direct-typed", **args | {"damage": Message(f"damage-{args['damage']}")})
    if key == "gain-mana":
        whom = "you" if "what" not in args else "other"
        message = Message(key, **{"what": Message("no-words")} | args | {"whom": whom})
    if key == "and":
        return _and(arranged(part(args, "first")), arranged(part(args, "second")))
    if key == "then":
        return _then(arranged(part(args, "first")), arranged(part(args, "second")))
    if key == "gain":
        return _gained(message)
    if key == "choose-one":
        return Message(key, ways=folded("or-else", [arranged(way) for way in _listed(args["ways"])]))
    said = {name: _each(each) for name, each in message.args.items()}
    if key in BOUND:
        said["effect"] = bound(part(said, "effect"))
    return Message(message.key, **said)


def bound(effect: Message) -> Message:
    """One clause of several: where each were a sentence, nobody could tell what the later ones
    depend on."""
    if effect.key != "then":
        return effect
    first, second = bound(part(effect.args, "first")), bound(part(effect.args, "second"))
    return Message("and-then", first=first, second=second, also="no")


def _each(each: Part) -> Part:
    if isinstance(each, Message):
        return arranged(each)
    return each if isinstance(each, int | str) else [arranged(one) for one in each]


def _and(first: Message, second: Message) -> Message:
    said = [each for each in (first, second) if each.key not in UNSAID]
    return Message("and", first=first, second=second) if len(said) == 2 else said[0]


def _then(first: Message, second: Message) -> Message:
    """Two sentences, or one where both say the same of the same things."""
    if first.key == "then":
        whole = joined(part(first.args, "second"), second)
        return Message("then", first=first.args["first"], second=whole) if whole else _both(first, second)
    return joined(first, second) or _both(first, second)


def _both(first: Message, second: Message) -> Message:
    for limit, effect in ((first, second), (second, first)):
        if limit.key in LIMITS:
            return Message("limited", effect=effect, limit=limit)
    return Message("then", first=first, second=second)


def joined(first: Message, second: Message) -> Message | None:
    """One sentence of two that differ in one point: the traits that something has, what lasts as long
    or depends on the same number, when the same happens. None where that cannot be."""
    same = [name for name in first.args if first.args[name] == second.args.get(name)]
    if first.key != second.key or len(same) + 1 != len(first.args):
        return None
    if first.key == "has" and "who" in same:
        traits = [*_listed(first.args["traits"]), *_listed(second.args["traits"])]
        return Message("has", **first.args | {"traits": traits})
    if first.key in ("lasting", "as-many") and "effect" not in same:
        one, other = part(first.args, "effect"), part(second.args, "effect")
        also = "yes" if first.key == "lasting" else "no"
        effect = joined(one, other) or Message("and-then", first=one, second=other, also=also)
        return Message(first.key, **first.args | {"effect": effect})
    if first.key == "when" and "when" not in same:
        either = Message("or", first=first.args["when"], second=second.args["when"])
        return Message("when", **first.args | {"when": either})
    return None


def _listed(messages: Part) -> list[Message]:
    assert isinstance(messages, list)
    return messages


def _gained(message: Message) -> Message:
    """Traits for a while; for the next melee attack it goes without saying which attacks have them."""
    until = part(message.args, "until")
    prefix = "trait-melee-" if until.key == "until-strike" else "trait-"
    names = [(each.key, int(str(each.args["n"]))) for each in _listed(message.args["traits"])]
    traits = [trait(key.removeprefix(prefix).removeprefix("trait-"), n) for key, n in names]
    return Message("gain", who=arranged(part(message.args, "who")), traits=traits, until=arranged(until))


def _changed(name: str, on: Message, n: Part) -> Message:
    """What a constant ability gives to things or changes about them."""
    assert isinstance(n, int | str)
    if name == aspects.MOVE_COST:
        moves = _event(Message("event-moving", who=on), CREATURE)
        return Message("when", when=moves, effect=Message("toll", n=n), times=0)
    if name in COUNTING:
        return _counting(name, on)
    if name in OF_SPELLS:
        return Message(f"modify-{name}", on=Message("plural", group=phrase(on, 2, "spell")), n=n)
    who = subject(on)
    if name in OF_THINGS:
        size = abs(n) if isinstance(n, int) else n
        if name in DICE:
            return Message("modify-dice", on=who, n=size, side=DICE[name])
        return Message(f"modify-{name}", on=who, n=size)
    return Message("has", who=who, traits=[trait(name, n)])


def _counting(name: str, on: Message) -> Message:
    """What counts as something that it is not: moves, or one of the own spells per round."""
    kind = Message(COUNTING[name])
    if name == aspects.MOVES_BY_TELEPORT:
        return Message("count-as", what=Message("noun-move-action", of=subject(on)), kind=kind)
    own = phrase(chain([Message("is-yours"), *leaves(on)]), 2, "spell")
    said = Message("count-as", what=Message("plural", group=own), kind=kind)
    return Message("once-per-round", effect=said, n=1)


def _event(message: Message, noun: str) -> Message:
    """What happens, and to whom."""
    said = dict(message.args)
    if message.key == "event-entered":  # it is this zone anyway
        found = [leaf for leaf in leaves(part(said, "who")) if leaf.key != "is-in-zone"]
        said["who"] = chain(found)
    for name in ("who", "by"):
        if name in said:
            said[name] = _anyone(part(said, name), noun)
    if "how" in said and message.key != "event-counter":
        said["on"] = (
            Message("on-whom", whom=_anyone(part(said, "on"), noun)) if "on" in said else Message("no-words")
        )
    return Message(message.key, **said)


def _anyone(who: Message, noun: str) -> Message:
    """Somebody who is named, or any that fits."""
    found = leaves(who)
    if any(leaf.key in SINGLE_THINGS for leaf in found):
        return subject(who)
    found = sorted(found, key=lambda leaf: _description(leaf).key in BEHIND)
    keys = [_description(leaf).key for leaf in found if leaf.key not in SILENT]
    bare = all(key == "after" or key in BEHIND for key in keys)
    return Message("any-of", group=phrase(chain(found), 1, noun), bare="yes" if bare else "no")


# Nouns


def _selected(key: str, group: Message, n: Part) -> Message:
    """Which of a group: nouns are counted, what is a single thing anyway is only named."""
    said = arranged(group)
    return Message(key, group=said, n=n) if said.key.startswith("noun-") else said


def subject(on: Message) -> Message:
    """Who has a trait: a thing that is named, that thing while it fits, or each that fits."""
    found = leaves(on)
    named = next((leaf for leaf in found if leaf.key in SINGLE_THINGS), None)
    if named is None:
        own = len(found) == 1 and not _described(found[0])
        return Message(found[0].key) if own else Message("every", group=phrase(on, 2), n=0)
    rest = [_description(leaf) for leaf in found if leaf is not named and leaf.key not in SILENT]
    who = Message(named.key, **named.args)
    return Message("subject-while", who=who, which=chain(rest)) if rest else who


def _described(leaf: Message) -> bool:
    """Whether a leaf is a description or a noun; else a card's own word for who it is."""
    return leaf.key in SILENT or _description(leaf).key in SHARED or leaf.key.startswith("filter-")


def phrase(which: Message, count: int, noun: str = "object", places: list[Message] | None = None) -> Message:
    """A noun with all that describes it."""
    if which.key == "filter-either":
        sides = {side: phrase(part(which.args, side), count, noun, places) for side in ("left", "right")}
        return Message("noun-either", **sides)
    found = leaves(which)
    nouns = [NOUNS[leaf.key] for leaf in found if leaf.key in NOUNS]
    implied = "creature" if any(leaf.key == "is-flying" for leaf in found) else noun
    noun = nouns[0] if nouns else implied
    described = [_description(leaf) for leaf in found if leaf.key not in SILENT]
    before = chain([leaf for leaf in described if leaf.key != "after"])
    return Message(f"noun-{noun}", count=count, before=before, after=chain(described + (places or [])))


def _description(leaf: Message) -> Message:
    for name in ("subtype", "school"):
        if leaf.key.startswith(f"is-{name}-"):
            return Message(f"is-{name}", word=Message(leaf.key.removeprefix("is-")))
    if leaf.key == "filter-not":
        inner = part(leaf.args, "inner")
        key = "is-other" if inner.key == "this-card" else f"is-not-{inner.key.removeprefix('is-')}"
        return _description(Message(key, **inner.args))
    if leaf.key == "filter-either":
        return Message(leaf.key, **{side: _description(part(leaf.args, side)) for side in ("left", "right")})
    return leaf if leaf.key in SHARED else Message("after", what=leaf)
