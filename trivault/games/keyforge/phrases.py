"""From the words of effect trees to sentences: nouns get what describes them, clauses that belong
together are joined. What a language makes of it is up to its files.

A noun is said with `before` and `after`: every shared description stands in both, and answers in
the form in which it is asked (`post` after the noun, an ending before it) or keeps silent. The
words of a single house are plain phrases and stand after the noun.
"""

from __future__ import annotations

from trivault.games.keyforge import aspects
from trivault.kernel.phrases import chain as _chain
from trivault.kernel.phrases import leaves as _leaves
from trivault.kernel.phrases import part as _part
from trivault.kernel.phrases import replaced
from trivault.kernel.text import Message, Part

GROUPS = ("creatures", "artifacts", "cards-in-play", "fallen")
SAYS_WHERE = "is-of-the-same-pile"  # stands for the place itself
NOUNS = {"is-creature": "creature", "is-artifact": "artifact", "is-action": "action", "is-upgrade": "upgrade"}
SILENT = ("is-any", *NOUNS)

# Descriptions that know where they stand.
SHARED = tuple(
    f"is-{name}"
    for name in (
        "friendly", "enemy", "other", "damaged", "undamaged", "flank", "not-flank", "center", "ready",
        "exhausted", "stunned", "with-amber", "with-armor", "neighbor", "neighbor-of-it", "not-it",
        "active-house", "chosen-house", "yours", "theirs", "house", "not-house", "trait", "not-trait", "having",
        "power-up-to", "power-at-least", "power-is", "attacking",
    )
)  # fmt: skip

# What a value or a ban is about, where its filter does not say it.
OF_PLAYERS = (
    aspects.KEY_COST,
    aspects.HAND_SIZE,
    aspects.FORGE_STEP,
    aspects.FORGE,
    aspects.STEAL,
    aspects.FIRST_TURN_EXTRA,
    aspects.SUPPLY_PAYS,
)
OF_CARDS = (
    aspects.PLAY,
    aspects.MAY_PLAY,
    aspects.TOLL,
    aspects.USE,
    aspects.MAY_USE,
    aspects.PLAYED_READY,
    aspects.READY,
    aspects.SPENDABLE,
    aspects.USE_TOLL,
)
IN_PLURAL = (aspects.BUT_FIGHT, aspects.PURGE_DESTROYED, "keyword")
NONE_CAN = (
    aspects.DAMAGE,
    aspects.DESTROY,
    aspects.REAP,
    aspects.FIGHT,
    aspects.USE,
    aspects.ATTACK,
    aspects.PLAY,
)
PLAYERS = ("you", "opponent", "each-player")

# Effects on a player: without one they are your own.
OF_YOU = ("gain", "lose", "steal", "pay", "draw", "gain-chains")
# Effects whose clauses belong to what stands before them.
BOUND = ("if", "when", "before", "while", "may", "lasting", "for-each", "one-at-a-time", "one-at-a-time-up-to",
         "or-else", "instead", "again-while", "when-it-leaves-play", "times", "labelled")  # fmt: skip
# Where things are counted, not taken from.
COUNTED = ("per", "for-each", "at-least", "forge-at-per")
TAKEN_FROM = ("most-powerful", "least-powerful", "one-at-a-time", "one-at-a-time-up-to")
REPEATED = ("times", "one-at-a-time", "one-at-a-time-up-to")


def arranged(message: Message, of_creature: bool = False) -> Message:
    """The words of a tree, ready to be said. What a creature says of itself is about `this creature`."""
    said = _arranged(message)
    return replaced(said, {"this-card": Message("this-creature")}) if of_creature else said


def _arranged(message: Message) -> Message:
    key, args = message.key, message.args
    if key in ("every", "so-many", "up-to"):
        return _selected(key, _part(args, "group"), int(str(args.get("n", 0))))
    if "which" in args and (key in GROUPS or key.startswith("in-")):
        return _noun(message)
    if key == "discard-until":
        return Message(key, what=_phrase("card", _leaves(_part(args, "which")), 1, []))
    if "on" in args:
        return _rule(message)
    if key == "limited":
        return _limited(_arranged(_part(args, "effect")), int(str(args["n"])))
    if key == "then":
        return _then(message)
    if key == "lasting" and _part(args, "until").key == "until-opponents-turn":
        message = _without_their_turn(message)
        args = message.args
    said = {name: _each(part) for name, part in args.items()}
    if key in COUNTED:
        group = _within(_part(said, "group"))
        said["group"] = group if group.key.startswith("noun-") else Message("each-of", group=group)
    elif "group" in said and key not in TAKEN_FROM:
        said["group"] = Message("plural", group=_part(said, "group"))
    if key == "amount" and _part(said, "effect").key in REPEATED:
        effect = _part(said, "effect")
        return Message(f"{effect.key}-amount", **effect.args | {"how_much": said["how_much"]})
    if key in OF_YOU and "what" in args:
        return Message(f"{key}-by", **said)
    if key in BOUND:
        said["effect" if "effect" in said else "second"] = _bound(said.get("effect", said.get("second")))
    return Message(key, **said)


def _each(part: Part) -> Part:
    if isinstance(part, Message):
        return _arranged(part)
    return part if isinstance(part, int | str) else [_arranged(each) for each in part]


# Sentences


def _then(message: Message) -> Message:
    first, second = _arranged(_part(message.args, "first")), _arranged(_part(message.args, "second"))
    if several := _several(first):
        second = replaced(second, {"named-it": Message("named-them", noun=several)})
    elif kind := _kind(first):
        second = replaced(second, {"named-it": Message(f"named-it-{kind}")})
    return Message("then", first=first, second=second)


def _kind(message: Message) -> str:
    """What `it` is after this sentence, if that is clear: a creature or an artifact."""
    if message.key == "then":
        return _kind(_part(message.args, "second")) or _kind(_part(message.args, "first"))
    what = message.args.get("what") if message.key != "may" else _part(message.args, "effect").args.get("what")
    group = what.args.get("group") if isinstance(what, Message) and what.key == "so-many" else None
    kind = group.key.removeprefix("noun-") if isinstance(group, Message) else ""
    return kind if kind in ("creature", "artifact") else ""


def _without_their_turn(message: Message) -> Message:
    """In the opponent's turn it is the opponent's turn."""
    effect = _part(message.args, "effect")
    theirs = effect.key == "while" and _part(effect.args, "condition").key == "when-their-turn"
    return Message("lasting", **message.args | {"effect": effect.args["effect"]}) if theirs else message


def _bound(part: Part | None) -> Part:
    """One clause of several: where each were a sentence, nobody could tell what the later ones
    depend on."""
    assert part is not None
    if isinstance(part, Message) and part.key == "then":
        return Message("and-then", first=_bound(part.args["first"]), second=_bound(part.args["second"]))
    return part


def _several(message: Message) -> str:
    """What kind of things this sentence has chosen, if they are several."""
    if message.key == "then":
        return _several(_part(message.args, "second")) or _several(_part(message.args, "first"))
    if message.key == "pick-most-powerful":
        return "creature"
    what = message.args.get("group" if message.key == "arrange" else "what")
    if message.key not in ("arrange", "choose") or not isinstance(what, Message):
        return ""
    if what.key not in ("plural", "up-to", "every") and int(str(what.args.get("n", 1))) < 2:
        return ""
    group = what.args.get("group")
    return group.key.removeprefix("noun-") if isinstance(group, Message) else "card"


def _within(message: Message) -> Message:
    if message.key.startswith("place-"):
        return Message(f"within-{message.key.removeprefix('place-')}")
    parts = {name: _within(part) if isinstance(part, Message) else part for name, part in message.args.items()}
    return Message(message.key, **parts)


# Nouns


def _selected(key: str, group: Message, n: int) -> Message:
    """Which of a group: nouns are counted, what is a single thing anyway is only named."""
    if group.key == "joined":
        joined = "joined" if key == "every" else "one-of-both"
        sides = {name: _selected(key, _part(group.args, name), n) for name in ("left", "right")}
        return Message(joined, **sides)
    said = _arranged(group)
    if not said.key.startswith("noun-"):
        return said
    return Message(key, group=said, n=n)


def _noun(group: Message) -> Message:
    leaves = _leaves(_part(group.args, "which"))
    keys = [leaf.key for leaf in leaves]
    if keys == ["is-it"]:
        return Message("named-it")
    noun = {"creatures": "creature", "fallen": "creature", "artifacts": "artifact"}.get(group.key, "card")
    silent = group.key in ("creatures", "artifacts", "cards-in-play") or SAYS_WHERE in keys
    places = [] if silent else [Message(f"place-{group.key}")]
    return _phrase(noun, leaves, int(str(group.args["count"])), places)


def _phrase(noun: str, leaves: list[Message], count: int, places: list[Message]) -> Message:
    noun = next((NOUNS[leaf.key] for leaf in leaves if leaf.key in NOUNS), noun)
    titles = [leaf for leaf in leaves if leaf.key == "is-title"]
    leaves = sorted(leaves, key=lambda leaf: leaf.key not in ("is-other", "is-not-it"))
    told = [_told(leaf) for leaf in leaves if leaf.key not in SILENT and leaf.key != "is-title"]
    before = _chain([leaf for leaf in told if leaf.key != "after"])
    after = _chain(told + places)
    if titles:
        after = after if places else _chain([*told, Message("place-play")])
        name = Message(f"card-{titles[0].args['word']}")
        return Message("noun-title", name=name, count=count, before=before, after=after)
    return Message(f"noun-{noun}", count=count, before=before, after=after)


def _told(leaf: Message) -> Message:
    if leaf.key == "filter-either":
        left, right = _part(leaf.args, "left"), _part(leaf.args, "right")
        if left.key in SHARED and right.key in SHARED:
            return Message("filter-either", left=_told(left), right=_told(right))
        return Message("after", what=Message("either", left=_arranged(left), right=_arranged(right)))
    if leaf.key == "is-attacking":
        return Message(leaf.key, whom=_phrase("creature", _leaves(_part(leaf.args, "whom")), 1, []))
    return leaf if leaf.key in SHARED else Message("after", what=_arranged(leaf))


# Constant abilities


def _rule(message: Message) -> Message:
    verdict, about = message.key.split("-", 1)
    leaves = _leaves(_part(message.args, "on"))
    on = _subject(about, leaves)
    if verdict not in ("modify", "forbid"):  # a house's own ability
        return Message(message.key, **message.args | {"on": on})
    if verdict == "forbid" and on.key == "every" and about in NONE_CAN:
        return Message(f"none-{about}", on=on)
    n = int(str(message.args.get("n", 0)))
    sign = "minus" if n < 0 else "plus"
    who = leaves[0].key.removeprefix("is-") if about in OF_PLAYERS else ""
    said = Message(message.key, on=on, n=abs(n), sign=sign, who=who)
    return Message("for-whom", who=leaves[0], effect=said) if who and who not in PLAYERS else said


def _limited(rule: Message, n: int) -> Message:
    """For so many things only; what a house's own word says of it stands."""
    on = _part(rule.args, "on")
    if on.key != "every":
        return rule
    group = _part(on.args, "group")
    some = Message("so-many", n=n, group=Message(group.key, **group.args | {"count": n}))
    return Message(rule.key, **rule.args | {"on": some})


def _subject(about: str, leaves: list[Message]) -> Message:
    keys = [leaf.key for leaf in leaves]
    if about in OF_PLAYERS:
        who = keys[0].removeprefix("is-")
        return Message(f"who-{who if who in PLAYERS else 'each-player'}")
    if "this-card" in keys:
        while_ = [_told(leaf) for leaf in leaves if leaf.key != "this-card"]
        this = Message("this-card")
        return Message("self-while", this=this, which=_chain(while_)) if while_ else this
    if keys == ["is-it"]:
        return Message("named-it")
    if len(leaves) == 1 and keys[0] not in SHARED and keys[0] not in SILENT:
        args = leaves[0].args  # a house's own word for it
        which = {"which": _plural("card", _leaves(_part(args, "which")))} if "which" in args else {}
        return Message(keys[0], **args | which)
    noun = "card" if about in OF_CARDS else "creature"
    if about in IN_PLURAL:
        return _plural(noun, leaves)
    return Message("every", group=_phrase(noun, leaves, 2, []), n=0)


def _plural(noun: str, leaves: list[Message]) -> Message:
    return Message("plural", group=_phrase(noun, leaves, 2, []))
