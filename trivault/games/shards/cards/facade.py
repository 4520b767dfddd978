"""The words that cards of Shards of Infinity are written in: all that a module of cards may import."""

from trivault.games.shards.cards.builders import ally, champion, mercenary
from trivault.games.shards.effects.conditions import ChampionsAtLeast, Dominion, FullHealth, HasInPlay, YourCard
from trivault.games.shards.effects.things import ENEMY_CHAMPIONS, InZone, Kind, YouAndOtherChampions
from trivault.games.shards.effects.vocabulary import (
    IT,
    CopyEffect,
    at_mastery,
    by_mastery,
    destroy,
    dominion,
    double_power,
    draw,
    echo,
    gain_gems,
    gain_health,
    gain_mastery,
    gain_power,
    inspire,
    lose_mastery,
    may_banish,
    per,
    recruit_free,
    return_one,
    unify,
)
from trivault.games.shards.rules.events import PUT_INTO_PLAY
from trivault.games.shards.state.model import (
    ALLY,
    CHAMPION,
    CHARACTER,
    FACTIONS,
    HOMODEUS,
    ORDER,
    STARTER,
    UNDERGROWTH,
    WRAETHE,
    Card,
)
from trivault.games.shards.state.numbers import INFINITE, MAX_HEALTH
from trivault.kernel.abilities import After, Forbid, Instead, Until
from trivault.kernel.choice_nodes import Choose
from trivault.kernel.control import ForEach, If
from trivault.kernel.events import Emit
from trivault.kernel.terms import EventThing, ThisCard, each, one

__all__ = [
    "ALLY", "CHAMPION", "CHARACTER", "ENEMY_CHAMPIONS", "FACTIONS", "HOMODEUS", "INFINITE", "IT",
    "MAX_HEALTH", "ORDER", "PUT_INTO_PLAY", "STARTER", "UNDERGROWTH", "WRAETHE", "After", "Card",
    "ChampionsAtLeast", "Choose", "CopyEffect", "Dominion", "Emit", "EventThing", "ForEach", "Forbid",
    "FullHealth", "HasInPlay", "If", "InZone", "Instead", "Kind", "ThisCard", "Until", "YouAndOtherChampions",
    "YourCard", "ally", "at_mastery", "by_mastery", "champion", "destroy", "dominion", "double_power", "draw",
    "each", "echo", "gain_gems", "gain_health", "gain_mastery", "gain_power", "inspire", "lose_mastery",
    "may_banish", "mercenary", "one", "per", "recruit_free", "return_one", "unify",
]  # fmt: skip
