"""What is to be said of answers in KeyForge: how many cards of a house one has, and what hurts oneself."""

from __future__ import annotations

from trivault.games.keyforge.presentation.table_words import KeyForgeTableWords
from trivault.games.keyforge.state.model import KeyForgeState
from trivault.kernel.ids import Thing
from trivault.kernel.options import Option
from trivault.kernel.text import capital

HURTS = ("damage", "pierce", "strike", "destroy", "purge", "stun")  # what is done to things that are picked


def note(presenter: KeyForgeTableWords, option: Option) -> str:
    if option.choice.verb != "choose-house":
        return ""
    own, house = presenter.house_counts(option), option.verb
    return presenter.say("ui-of-house", hand=own.in_hand[house], play=own.in_play[house])


def warning(presenter: KeyForgeTableWords, option: Option) -> str:
    """A house of which one has no card ends the turn; from the archives one may come yet. And harm to an own
    creature where it could be done to an enemy."""
    state = option.state
    assert isinstance(state, KeyForgeState)
    player, things = option.choice.player, option.choice.things
    if option.choice.verb == "choose-house":
        own, house = presenter.house_counts(option), option.verb
        some = own.in_hand[house] or own.in_play[house] or state.players[player].archives
        return "" if some else presenter.say("ui-warns-no-card")
    hurt = [card for card in option.raw[2] if _mine(state, card, player)] if option.verb in HURTS else []
    if hurt and any(card in state.play and not _mine(state, card, player) for card in things):
        return capital(presenter.say("ui-warns-own-side", what=presenter.name(state.defs[hurt[0]].slug)))
    return ""


def _mine(state: KeyForgeState, card: Thing, player: int) -> bool:
    return card in state.play and state.play[card].controller == player
