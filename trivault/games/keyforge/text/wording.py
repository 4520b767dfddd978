"""The last touch to the words of a card: sentences that are right become sentences that read well.

What `phrases` has arranged follows the tree of a card to the letter. Here a condition moves to the
front of its sentence, what depends on a sentence follows it as one of its own, and what is yours
anyway is called yours.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator

from trivault.kernel.phrases import part
from trivault.kernel.text import Message, Part

SELF = Message("named-it-self")  # the subject of the clause before: a language may leave it out
NAMED = ("named-it", "named-it-creature", "named-it-artifact", "named-it-upgrade")
HEARD = ("when", "when-before-it-resolves")
ABOUT_THIS = ("this-is", "when-this-fights", "you-control-host")
CLAUSES = (*HEARD, "before", "while", "per", "amount")  # what begins with a clause or goes on after it
# Conditions that only mean something after the sentence before them.
DEPENDENT = ("if-you-do", "it-is", "destroys-it", "was-healed")
TO_OWNER = ("to-hand", "to-deck-top", "to-deck-bottom", "into-deck")
OWNED = ("hand", "deck", "discard")  # piles that hold nothing but the cards of their player
CAPTURES = ("capture", "capture-own")
FOR_EACH = ("amount-happened",)  # so much for each of something
DONE_BY_OPPONENT = ("choose-house", "forbid-forge-step", "cannot-play")
YOUR_DEEDS = ("gain", "lose", "steal", "draw", "archive", "damage", "for-each")


def worded(message: Message) -> Message:
    """The arranged words of a tree, as people would put them."""
    theirs = any(each.key == "top-of-opponent-deck" for each in _all(message))
    return _worded(message, theirs)


def _worded(message: Message, theirs: bool) -> Message:
    said = _mapped(message, lambda each: _worded(each, theirs))
    key = said.key
    if key in TO_OWNER:
        yours = not theirs and _is_yours(part(said.args, "what"))
        return _with(said, whose="you" if yours else "owner")
    if key == "every":
        return _mapped(said, _in_each)
    if key == "amount":
        return _amount(said)
    if key in ("per", "for-each"):
        return _per(said)
    if key == "and-then":
        return _sentences(said)
    if key == "may":
        return _may(said)
    if key == "lasting":
        return _lasting(said)
    if key in HEARD:
        return _heard(said)
    if key in ("if", "instead"):
        return _with(said, effect=_same_subject(part(said.args, "effect")))
    return _while(said)


# Conditions


def _while(said: Message) -> Message:
    """A rule for this creature under a condition begins with the condition."""
    on = said.args.get("on")
    if isinstance(on, Message) and on.key == "self-while":
        condition = Message("this-is", which=on.args["which"])
        return Message("while", condition=condition, effect=_with(said, on=SELF))
    if isinstance(on, Message) and on.key == "is-your-host":
        return Message("while", condition=Message("you-control-host"), effect=_with(said, on=SELF))
    if said.key == "while" and part(said.args, "condition").key in ABOUT_THIS:
        effect = part(said.args, "effect")
        subject = effect.args.get("on", effect.args.get("what") if effect.key == "gives-ability" else None)
        if subject == Message("this-card"):
            return _with(said, effect=_with(effect, **{"on" if "on" in effect.args else "what": SELF}))
    return said


def _heard(said: Message) -> Message:
    """An event and the condition of its effect stand in one clause."""
    when, effect = part(said.args, "when"), part(said.args, "effect")
    if effect.key != "if" or part(effect.args, "condition").key in DEPENDENT:
        return said if when.args.get("by") == "you" else _with(said, effect=_same_subject(effect))
    parts = when.args["parts"] if when.key == "all-of" else [when]
    assert isinstance(parts, list)
    both = Message("all-of", parts=[*parts, part(effect.args, "condition")])
    return _with(said, when=both, effect=effect.args["effect"])


def _same_subject(effect: Message) -> Message:
    """A clause whose subject is the creature that the one before it speaks of."""
    if effect.key in ("and-then", "and-comma", "amount", "per"):
        return _mapped(effect, _same_subject)
    subject = "what" if effect.key in CAPTURES else "on"
    creature = effect.args.get(subject) == Message("named-it-creature")
    return _with(effect, **{subject: SELF}) if creature else effect


# Sentences


def _sentences(said: Message) -> Message:
    first, second = part(said.args, "first"), part(said.args, "second")
    if _depends(second) or first.key in ("discard-until", "may") or first.args.get("by") == "opponent":
        return Message("then", first=first, second=second)
    if second.key == "if":
        return Message("and-if", first=first, second=second)
    on = first.args.get("on")
    if isinstance(on, Message) and on.key in NAMED and on == second.args.get("on"):
        second = _with(second, on=SELF)
    if first.key == "and-then":
        return _with(said, first=Message("and-comma", **first.args), second=second)
    return Message("and-comma" if second.key == "and-then" else "and-then", first=first, second=second)


def _may(said: Message) -> Message:
    """Only what stands before the condition is up to you."""
    effect = part(said.args, "effect")
    if effect.key != "then":
        return said
    return Message("then", first=_with(said, effect=effect.args["first"]), second=effect.args["second"])


def _depends(said: Message) -> bool:
    """Whether a clause can only be about the one before it, so that it may be a sentence of its own."""
    if said.key == "then":
        return _depends(part(said.args, "first"))
    if said.key not in ("if", "if-else"):
        return False
    condition = part(said.args, "condition")
    several = condition.args.get("parts")
    first = several[0] if isinstance(several, list) else condition
    return first.key in DEPENDENT or part(said.args, "effect").key == "instead"


def _lasting(said: Message) -> Message:
    until, effect = part(said.args, "until"), _same_subject(part(said.args, "effect"))
    first = part(effect.args, "first") if effect.key in ("and-then", "and-comma") else effect
    said = _with(said, effect=effect, inner="clause" if first.key in CLAUSES else "rule")
    theirs = until.args.get("moment") == "opponents-turn" and effect.args.get("who") == "opponent"
    if theirs and effect.key in DONE_BY_OPPONENT:
        return _with(said, until=Message("until", moment="their-own-turn"))
    return said


# How much


def _amount(said: Message) -> Message:
    effect, how_much = part(said.args, "effect"), part(said.args, "how_much")
    if effect.key == "modify-x":
        return Message("x-is", how_much=how_much)
    if "group" in effect.args:
        return Message("amount-divided", **said.args)
    if how_much.key in FOR_EACH and "n" in effect.args:
        n = int(str(how_much.args.get("n", 1)))
        return Message("per", effect=_with(effect, n=n or 1), group=how_much)
    return said


def _per(said: Message) -> Message:
    """Your own piles and pool, where you are the one who acts."""
    effect = part(said.args, "effect")
    if effect.key not in YOUR_DEEDS or effect.args.get("who", "you") != "you":
        return said
    return _with(said, group=_own(part(said.args, "group")))


def _own(message: Message) -> Message:
    said = _mapped(message, _own)
    if said.key == "within" and said.args["whose"] == "you":
        return _with(said, whose="own")
    return _with(said, who="own") if said.key == "noun-pool-amber" and said.args["who"] == "you" else said


# Whose


def _is_yours(what: Message) -> bool:
    """Whether these cards can only be your own."""
    if what.key in ("joined", "one-of-both"):
        return all(_is_yours(part(what.args, side)) for side in ("left", "right"))
    group = what.args.get("group", what)
    assert isinstance(group, Message)
    if group.key in ("seen-cards", "top-of-you-deck"):
        return True
    places = [each for each in _all(group) if each.key == "place"]
    return bool(places) and all(
        place.args["whose"] == "you" and place.args["zone"] in OWNED for place in places
    )


def _in_each(message: Message) -> Message:
    """Every card of any pile is every card of each pile."""
    said = _mapped(message, _in_each)
    both = said.key in ("place", "within") and said.args["whose"] == "both"
    return _with(said, whose="each") if both else said


# Messages


def _with(message: Message, **args: Part) -> Message:
    return Message(message.key, **message.args | args)


def _mapped(message: Message, change: Callable[[Message], Message]) -> Message:
    """The message with its parts changed."""

    def changed(each: Part) -> Part:
        if isinstance(each, Message):
            return change(each)
        return each if isinstance(each, int | str) else [change(one) for one in each]

    return Message(message.key, **{name: changed(each) for name, each in message.args.items()})


def _all(message: Message) -> Iterator[Message]:
    yield message
    for each in message.args.values():
        if isinstance(each, Message):
            yield from _all(each)
        elif not isinstance(each, int | str):
            for one in each:
                yield from _all(one)
