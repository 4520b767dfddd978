"""From the words of effect trees to sentences: nouns get what describes them, clauses that belong
together are joined. What a language makes of it is up to its files.

A noun is said with `before` and `after`: every shared description stands in both, and answers in
the form in which it is asked (`post` after the noun, an ending before it) or keeps silent. The
words of a single house are plain phrases and stand after the noun.
"""

from __future__ import annotations

from trivault.games.keyforge.state import aspects
from trivault.games.keyforge.text.clauses import (
    about_it,
    bare,
    bound,
    noun_in,
    then,
    with_it,
    within,
    without_their_turn,
)
from trivault.games.keyforge.text.wording import worded
from trivault.kernel.phrases import chain as _chain
from trivault.kernel.phrases import leaves as _leaves
from trivault.kernel.phrases import part as _part
from trivault.kernel.phrases import replaced
from trivault.kernel.text import Message, Part

ANY_NUMBER = 1000  # any number of them
GROUPS = ("creatures", "artifacts", "cards-in-play")
NOUNS = {
    "is-creature": "creature",
    "is-was-creature": "creature",
    "is-artifact": "artifact",
    "is-action": "action",
    "is-upgrade": "upgrade",
}
SILENT = ("is-any", *NOUNS)

# Descriptions that know where they stand.
SHARED = tuple(
    f"is-{name}"
    for name in (
        "to-side",
        "friendly", "enemy", "other", "damaged", "undamaged", "flank", "not-flank", "center", "ready",
        "exhausted", "stunned", "with-amber", "without-amber", "with-armor", "with-upgrade", "neighbor",
        "neighbor-of-it", "not-it", "active-house", "chosen-house", "yours", "theirs", "house", "not-house",
        "trait", "not-trait", "having", "power", "in-fight", "done", "played-by", "with-icons",
        "of-that-name", "not-chosen-house", "commonest-house",
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
    aspects.ICON_AS,
    aspects.BONUS_ICONS,
)
OF_CARDS = (
    aspects.PLAY,
    aspects.MAY_PLAY,
    aspects.TOLL,
    aspects.USE,
    aspects.MAY_USE,
    aspects.PLAYED_READY,
    aspects.RETURNS,
    aspects.READY,
    aspects.SPENDABLE,
    aspects.SPENT_BY_OPPONENT,
    aspects.USE_TOLL,
)
IN_PLURAL = (aspects.PURGE_DESTROYED, "keyword")
NONE_CAN = (
    aspects.DAMAGE,
    aspects.DESTROY,
    aspects.REAP,
    aspects.FIGHT,
    aspects.FIGHT_THIS,
    aspects.USE,
    aspects.ATTACK,
    aspects.PLAY,
)
CANNOT = (
    aspects.DESTROY,
    aspects.REAP,
    aspects.FIGHT,
    aspects.USE,
    aspects.ATTACK,
    aspects.BUT_FIGHT,
)
TOLLS = {aspects.TOLL: aspects.PLAY, aspects.USE_TOLL: aspects.USE}
DEALS = {"attack-bonus": "more", "only-deals": "only"}
KEYWORDS = ("assault", "hazardous", "elusive", "skirmish", "poison", "taunt", "invulnerable")
SAID_AS = {"modify-played-ready": "modify-enters-ready"}
PLAYERS = ("you", "opponent", "each-player", "ahead-in-keys")
EVENTS = ("event-", "it-is")
IN_LINE = ("is-flank", "is-not-flank", "is-center")  # what only a creature can be
OF_CREATURES = ("event-attach", "event-damage", "event-fought", "event-reaped", "event-armor-prevented")

# Effects on a player: without one they are your own.
OF_YOU = ("gain", "lose", "steal", "pay", "draw", "gain-chains")
# What `it` is: a sentence asks for its gender.
IT = {"named-it": Message("named-it", noun="card")} | {
    f"named-it-{noun}": Message("named-it", noun=noun)
    for noun in ("creature", "artifact", "upgrade", "player", "self")
}
MOVED_TO = {"take-from-card": "pool", "to-supply": "supply", "to-opponent": "opponent"}  # Æmber of cards
STUNS = {"stun": "yes", "unstun": "no"}
HURTS = {"damage": "no", "pierce": "yes"}  # past armor
# Effects whose clauses belong to what stands before them.
BOUND = ("if", "if-else", "when", "before", "while", "may", "lasting", "for-each", "one-at-a-time",
         "or-else", "instead", "again-while", "when-it-leaves-play", "times", "labelled",
         "when-before-it-resolves", "each-player-does", "active-player-does")  # fmt: skip
HEARD = ("when", "before", "when-before-it-resolves")
# Where things are counted, not taken from.
COUNTED = ("per", "for-each", "there-are", "there-is-none", "was-done", "forge-at-per")
TAKEN_FROM = ("noun-at-most", "extreme", "one-at-a-time")


def arranged(message: Message, of_creature: bool = False) -> Message:
    """The words of a tree, ready to be said. What a creature says of itself is about `this creature`."""
    this = {"this-card": Message("this-creature")} if of_creature else {}
    return replaced(worded(_arranged(message)), IT | this)


def _arranged(message: Message) -> Message:
    key, args = message.key, message.args
    if key in ("every", "so-many", "up-to"):
        return _selected(key, _part(args, "group"), int(str(args.get("n", 0))))
    if "which" in args and (key in GROUPS or key.startswith("in-")):
        return _noun(message)
    if key == "discard-until":
        return Message(
            key,
            what=_phrase("card", _leaves(_part(args, "which")), 1, [Message("no-words")]),
            whose=args["whose"],
        )
    if key == "this-is":
        return _this_is(message)
    if key.startswith(EVENTS):
        return _event(message)
    if "on" in args:
        return _rule(message)
    if key == "limited":
        return _limited(_arranged(_part(args, "effect")), int(str(args["n"])))
    if key == "then":
        return then(_arranged(_part(args, "first")), _arranged(_part(args, "second")))
    if key == "lasting" and _part(args, "until").key == "until-opponents-turn":
        message = without_their_turn(message)
        args = message.args
    said = {name: _each(part) for name, part in args.items()}
    if key in COUNTED:
        group = within(_part(said, "group"))
        said["group"] = group if group.key.startswith("noun-") else Message("each-of", group=group)
    elif "group" in said and key not in TAKEN_FROM:
        said["group"] = Message("plural", group=_part(said, "group"))
    if key == "amount" and _part(said, "effect").key == "one-at-a-time":
        return Message("one-at-a-time", **_part(said, "effect").args | {"how_much": said["how_much"]})
    if key == "one-at-a-time":
        said["effect"] = with_it(_part(said, "effect"), noun_in(_part(said, "group")))
    if key == "exalt-creature":
        said["pronoun"] = "yes" if _part(said, "what").key == "named-it" else "no"
    if key in OF_YOU:
        return Message(key, who="other" if "what" in args else "you", **said)
    if key in MOVED_TO:
        return Message("move-from", to=MOVED_TO[key], bare=bare(_part(said, "what")), **said)
    if key in STUNS:
        return Message("stun", given=STUNS[key], **said)
    if key.startswith("until-"):
        return Message("until", moment=key.removeprefix("until-"))
    if key in HURTS:
        return Message("damage", pierces=HURTS[key], **said)
    if key in HEARD:
        said["effect"] = about_it(said)
    if key in BOUND:
        said["effect" if "effect" in said else "second"] = bound(said.get("effect", said.get("second")))
        if "otherwise" in said:
            said["otherwise"] = bound(said["otherwise"])
    return Message(key, **said)


def _each(part: Part) -> Part:
    if isinstance(part, Message):
        return _arranged(part)
    return part if isinstance(part, int | str) else [_arranged(each) for each in part]


# Events


def _event(message: Message) -> Message:
    """What is heard of: a player, this card, or a card that fits."""
    key = message.key
    said = {name: part for name, part in message.args.items() if name != "about"}
    leaves = _leaves(_part(message.args, "about"))
    hand = Message("is-from-your-hand", by=said.get("by") or "any")  # of whoever acts, or of another player
    leaves = [hand if leaf.key == hand.key else leaf for leaf in leaves]
    who = leaves[0].key.removeprefix("is-")
    if who in PLAYERS:
        return Message(key, who=who, **said)
    if leaves[0].key in ("this-card", "host"):
        return Message(key, what=leaves[0], noun="creature", **said)
    of_creatures = key in OF_CREATURES or any(leaf.key in IN_LINE for leaf in leaves)
    noun = _noun_of(leaves, "creature" if of_creatures else "card")
    anywhere = Message("no-words")
    return Message(key, what=Message("a", group=_phrase(noun, leaves, 1, [anywhere])), noun=noun, **said)


# Nouns


def _selected(key: str, group: Message, n: int) -> Message:
    """Which of a group: nouns are counted, what is a single thing anyway is only named."""
    if group.key == "joined":
        left, right = _part(group.args, "left"), _part(group.args, "right")
        alike = (left.key, right.key) == ("creatures", "artifacts") and left.args == right.args
        if alike and key != "every":
            leaves = _leaves(_part(left.args, "which"))
            return Message(key, n=n, group=_phrase("creature-or-artifact", leaves, n, []))
        joined = "joined" if key == "every" or n == ANY_NUMBER else "one-of-both"
        sides = {name: _selected(key, _part(group.args, name), n) for name in ("left", "right")}
        return Message(joined, **sides)
    said = _arranged(group)
    if key == "so-many" and n < int(str(said.args.get("n", 1))):
        return Message("some-of", group=said, n=n)
    if not said.key.startswith("noun-"):
        return said
    return Message(key, group=said, n=n)


def _noun(group: Message) -> Message:
    leaves = _leaves(_part(group.args, "which"))
    keys = [leaf.key for leaf in leaves]
    if keys == ["is-it"]:
        return Message("named-it")
    noun = {"creatures": "creature", "artifacts": "artifact"}.get(group.key, "card")
    places = [] if group.key in GROUPS else [_place(group.key)]
    return _phrase(noun, leaves, int(str(group.args["count"])), places)


def _place(group: str) -> Message:
    _, whose, zone = group.split("-")
    return Message("place", whose=whose, zone=zone)


def _phrase(noun: str, leaves: list[Message], count: int, places: list[Message]) -> Message:
    noun = _noun_of(leaves, noun)
    titles = [leaf for leaf in leaves if leaf.key == "is-title"]
    leaves = sorted(leaves, key=lambda leaf: leaf.key not in ("is-other", "is-not-it"))
    silent = (*SILENT, "is-title")
    described = [_description(leaf) for leaf in leaves if leaf.key not in silent and not _is_of_two_kinds(leaf)]
    before = _chain([leaf for leaf in described if leaf.key != "after"])
    after = _chain(described + places)
    if titles:
        after = after if places else _chain([*described, Message("place", whose="", zone="play")])
        name = Message(f"card-{titles[0].args['word']}")
        return Message("noun-title", name=name, count=count, before=before, after=after)
    return Message(f"noun-{noun}", count=count, before=before, after=after)


def _noun_of(leaves: list[Message], noun: str) -> str:
    for leaf in leaves:
        if leaf.key in NOUNS:
            return NOUNS[leaf.key]
        if _is_of_two_kinds(leaf):
            return "-or-".join(NOUNS[_part(leaf.args, side).key] for side in ("left", "right"))
    return noun


def _is_of_two_kinds(leaf: Message) -> bool:
    either = leaf.key == "filter-either"
    return either and all(_part(leaf.args, side).key in NOUNS for side in ("left", "right"))


def _description(leaf: Message) -> Message:
    if leaf.key == "filter-either":
        left, right = _part(leaf.args, "left"), _part(leaf.args, "right")
        if left.key in SHARED and right.key in SHARED:
            return Message("either", left=_description(left), right=_description(right))
        return Message("after", what=Message("either", left=_arranged(left), right=_arranged(right)))
    if leaf.key == "filter-not" and (noun := NOUNS.get(_part(leaf.args, "inner").key)):
        return Message("after", what=Message("filter-not", inner=Message("a", group=_phrase(noun, [], 1, []))))
    if leaf.key == "is-in-fight":
        whom = _phrase("creature", _leaves(_part(leaf.args, "whom")), 1, [])
        return Message(leaf.key, role=leaf.args["role"], whom=whom)
    return leaf if leaf.key in SHARED else Message("after", what=_arranged(leaf))


# Constant abilities


def _rule(message: Message) -> Message:
    verdict, about = message.key.split("-", 1)
    on = _part(message.args, "on")
    if on.key == "provided":
        said = _rule(Message(message.key, **message.args | {"on": on.args["which"]}))
        condition = _part(on.args, "condition")
        if condition.key == "when-their-turn":  # what is for your opponent is for their turn
            return said
        return Message("while", condition=_arranged(condition), effect=said)
    leaves = _leaves(on)
    if about == "toll":
        leaves = [leaf for leaf in leaves if leaf.key != "is-played-by"]  # who pays plays it
    if about == "play" and leaves[0].key == "is-played-by":
        return Message("cannot-play", who=leaves[0].args["who"], what=_subject(about, leaves[1:]))
    on = _subject(about, leaves)
    if verdict not in ("modify", "forbid"):  # a house's own ability
        return Message(message.key, **message.args | {"on": on})
    if verdict == "forbid" and on.key == "every" and about in NONE_CAN:
        return Message("none-damage", on=on) if about == "damage" else Message("none-can", on=on, deed=about)
    if verdict == "forbid" and about in CANNOT:
        return Message("cannot-do", on=on, deed=about)
    n = int(str(message.args.get("n", 0)))
    sign = "minus" if n < 0 else "plus"
    if about in TOLLS:
        return Message("toll", who="opponent", deed=TOLLS[about], on=on, n=n)
    if about in DEALS:
        return Message("deals-damage", how=DEALS[about], on=on, n=n, sign=sign)
    if about in KEYWORDS:
        return Message("gains-keyword", on=on, word=about, n=abs(n), sign=sign)
    who = leaves[0].key.removeprefix("is-") if about in OF_PLAYERS else ""
    pronoun = "yes" if on.key == "named-it" else "no"
    said_as = SAID_AS.get(message.key, message.key)
    return Message(said_as, on=on, n=abs(n), sign=sign, who=who, pronoun=pronoun)


def _this_is(message: Message) -> Message:
    leaves = _leaves(_part(message.args, "this"))
    return Message("this-is", which=_chain([_description(leaf) for leaf in leaves]))


def _limited(rule: Message, n: int) -> Message:
    """For so many things only; what a house's own word says of it stands."""
    on = _part(rule.args, "on")
    if on.key != "every":
        return rule
    group = _part(on.args, "group")
    key = "next" if rule.key in ("modify-enters-ready", "modify-returns-to-hand") else "so-many"
    some = Message(key, n=n, group=Message(group.key, **group.args | {"count": n}))
    return Message(rule.key, **rule.args | {"on": some})


def _subject(about: str, leaves: list[Message]) -> Message:
    keys = [leaf.key for leaf in leaves]
    if about in OF_PLAYERS:
        who = keys[0].removeprefix("is-")
        return Message(f"who-{who if who in PLAYERS else 'each-player'}")
    if "this-card" in keys:
        while_ = [_description(leaf) for leaf in leaves if leaf.key != "this-card"]
        this = Message("this-card")
        return Message("self-while", this=this, which=_chain(while_)) if while_ else this
    if keys == ["is-it"]:
        return Message("named-it")
    if len(leaves) == 1 and keys[0] not in (*SHARED, *SILENT, "is-like-it"):
        args = leaves[0].args  # a word of its own for it
        if "extra" in args:
            return Message(keys[0], extra=_phrase("card", _leaves(_part(args, "extra")), 1, []))
        which = {"which": _plural("card", _leaves(_part(args, "which")))} if "which" in args else {}
        return Message(keys[0], **args | which)
    noun = "card" if about in OF_CARDS else "creature"
    if about in IN_PLURAL:
        return _plural(noun, leaves)
    return Message("every", group=_phrase(noun, leaves, 2, []), n=0)


def _plural(noun: str, leaves: list[Message]) -> Message:
    return Message("plural", group=_phrase(noun, leaves, 2, []))
