"""What is to be said of answers in KeyForge: how many cards of a house one has, and what hurts oneself."""

from __future__ import annotations

from trivault.games.keyforge.state.model import KeyForgeState
from trivault.kernel.ids import Thing
from trivault.kernel.options import Option
from trivault.kernel.text import capital
from trivault.presentation.presenter import AnyPresenter

HURTS = ("damage", "pierce", "strike", "destroy", "purge", "stun")  # what is done to things that are picked


def note(presenter: AnyPresenter, option: Option) -> str:
    if option.choice.verb != "choose-house":
        return ""
    in_hand, in_play = of_house(option)
    return presenter.say("ui-of-house", hand=in_hand, play=in_play)


def of_house(option: Option) -> tuple[int, int]:
    """How many cards of a house the player has in hand and in play."""
    state = option.state
    assert isinstance(state, KeyForgeState)
    side = state.players[option.choice.player]
    in_hand = [card for card in side.hand if state.house_of(card) == option.verb]
    in_play = [card for card in (*side.line, *side.artifacts) if state.house_of(card) == option.verb]
    return len(in_hand), len(in_play)


def warning(presenter: AnyPresenter, option: Option) -> str:
    """A house of which one has no card ends the turn; from the archives one may come yet. And harm to an own
    creature where it could be done to an enemy."""
    state = option.state
    assert isinstance(state, KeyForgeState)
    player, things = option.choice.player, option.choice.things
    if option.choice.verb == "choose-house":
        empty = not any(of_house(option)) and not state.players[player].archives
        return presenter.say("ui-warns-no-card") if empty else ""
    own = [card for card in option.raw[2] if _mine(state, card, player)] if option.verb in HURTS else []
    if own and any(card in state.play and not _mine(state, card, player) for card in things):
        return capital(presenter.say("ui-warns-own-side", what=presenter.name(state.defs[own[0]].slug)))
    return ""


def _mine(state: KeyForgeState, card: Thing, player: int) -> bool:
    return card in state.play and state.play[card].controller == player
