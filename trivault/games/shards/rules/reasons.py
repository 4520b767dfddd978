"""Why something cannot be done now: the ids of the rules that forbid it."""

from __future__ import annotations

from collections.abc import Callable

from trivault.games.shards.rules.turn import FOCUS_COST
from trivault.games.shards.state.model import CHAMPION, Card, ShardsState
from trivault.kernel.abilities import forbidding
from trivault.kernel.choices import ACTION
from trivault.kernel.copy_names import CopyName
from trivault.kernel.errors import GameOver, MalformedAnswer
from trivault.kernel.ids import Thing, player_thing

S = ShardsState
Rules = list[str]


def why_not(state: S, answer: str) -> Rules:
    """For an answer in the text form that is not legal now."""
    choice = state.choice
    if choice is None:
        raise GameOver("the game is over; nothing can be done any more")
    verb, _, rest = answer.strip().partition(" ")
    words = [CopyName.read(word) for word in rest.split()]
    names = [word.name for word in words]
    if verb in ACTIONS and choice.kind == ACTION:
        return _action(state, verb, words)
    if verb in PICKS and verb == choice.verb:
        return PICKS[verb](state, names)
    if verb in (*ACTIONS, "end-turn"):  # an effect or the attack has to be finished first
        return ["SI-TURN-05"] if choice.verb in ("assign", "show") else ["SI-PLAY-03"]
    if verb in PICKS:
        return PICKS[verb](state, names)
    known = ", ".join(dict.fromkeys([*ACTIONS, "end-turn", *PICKS]))
    raise MalformedAnswer(f"{answer!r} does not begin with a verb of this game: {known}")


def _action(state: S, verb: str, words: list[CopyName]) -> Rules:
    if verb == "focus":
        return _no_focus(state)
    if len(words) != 1:
        raise MalformedAnswer(f"{verb} needs the name of one card")
    seats = {f"p{seat}": player_thing(seat) for seat in range(state.seats)}
    if verb == "attack" and words[0].name in seats:
        return ["SI-ATK-03"]  # players are attacked in the attack phase only
    return ACTIONS[verb](state, state.shards.card(words[0].name), words[0])


def _copies(state: S, card: Card, zone: list[Thing]) -> list[Thing]:
    return [thing for thing in zone if thing >= 0 and state.defs[thing] is card]  # -1 is a gap in the row


def _no_play(state: S, card: Card, _word: CopyName) -> Rules:
    player = state.players[state.active]
    in_play = _copies(state, card, state.played) or _copies(state, card, player.champions)
    return ["SI-GEN-03"] if in_play else ["SI-PLAY-01"]


def _no_exhaust(state: S, card: Card, word: CopyName) -> Rules:
    if card.type != CHAMPION:
        return ["SI-CHAMP-12"]
    player = state.players[state.active]
    meant = word.among(state, _copies(state, card, player.champions))
    if not meant:
        return ["SI-CHAMP-02"]
    if card.exhaust is None:
        return ["SI-CHAMP-05"]
    if all(thing in player.exhausted for thing in meant):
        return ["SI-CHAMP-04"]
    return ["SI-KEY-05"]  # the only condition of an exhaust ability is dominion


def _no_focus(state: S) -> Rules:
    used = ["SI-FOCUS-02"] if state.focused else []
    return used + (["SI-FOCUS-01"] if state.gems < FOCUS_COST or not used else [])


def _no_recruit(state: S, card: Card, _word: CopyName) -> Rules:
    if not _copies(state, card, state.row):
        return ["SI-MERC-06"] if _copies(state, card, state.mercenaries) else ["SI-REC-01"]
    return ["SI-REC-01"]


def _no_fast_play(state: S, card: Card, _word: CopyName) -> Rules:
    if not card.mercenary:
        return ["SI-MERC-07"]
    if not _copies(state, card, state.row):
        return ["SI-MERC-06"] if _copies(state, card, state.mercenaries) else ["SI-MERC-07"]
    return ["SI-MERC-02"]


def _no_attack(state: S, card: Card, word: CopyName) -> Rules:
    enemies = [c for seat in state.opponents(state.active) for c in state.players[seat].champions]
    targets = word.among(state, _copies(state, card, enemies))
    if not targets:
        return ["SI-ATK-01"]
    bans = [forbidding(state, "attack", target) for target in targets]
    if all(bans):
        return sorted({ban.rule for ban in bans if ban})
    return ["SI-ATK-02"]


ACTIONS: dict[str, Callable[[S, Card, CopyName], Rules]] = {
    "play": _no_play,
    "exhaust": _no_exhaust,
    "focus": lambda state, _card, _word: _no_focus(state),
    "recruit": _no_recruit,
    "fast-play": _no_fast_play,
    "attack": _no_attack,
}


def _no_show(state: S, names: list[str]) -> Rules:
    choice = state.choice
    if choice is None or choice.verb != "show":
        return ["SI-SHLD-01"]
    champions = state.players[choice.player].champions
    in_play = any(_copies(state, state.shards.card(name), champions) for name in names)
    return ["SI-SHLD-06"] if in_play else ["SI-SHLD-01"]


def _no_banish(state: S, names: list[str]) -> Rules:
    played = any(_copies(state, state.shards.card(name), state.played) for name in names)
    return ["SI-BAN-03"] if played else ["SI-BAN-01"]


def _no_assign(state: S, names: list[str]) -> Rules:
    choice = state.choice
    if choice is None or choice.verb != "assign":
        return ["SI-ATK-03"]
    bans = [forbidding(state, "attack", player_thing(s)) for s in range(state.seats) if f"p{s}" in names]
    return sorted({ban.rule for ban in bans if ban}) or ["SI-ATK-05", "SI-AMB-04"]


PICKS: dict[str, Callable[[S, list[str]], Rules]] = {
    "show": _no_show,
    "banish": _no_banish,
    "assign": _no_assign,
    "destroy": lambda _state, _names: ["SI-KEY-08"],
    "return": lambda _state, _names: ["SI-AMB-20"],
    "copy": lambda _state, _names: ["SI-AMB-26"],
    "recruit": lambda _state, _names: ["SI-AMB-23"],
    "recruit-to-hand": lambda _state, _names: ["SI-AMB-23"],
    "lose-mastery": lambda _state, _names: ["SI-AMB-13"],
    "skip": lambda _state, _names: ["SI-PLAY-03"],
}
