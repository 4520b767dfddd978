"""Cards of our own, for rules that no card of the game shows yet."""

from __future__ import annotations

from tests.keyforge.situations import Situation
from trivault.games.keyforge.cards import CARDS
from trivault.games.keyforge.cards.frames import action, creature
from trivault.games.keyforge.events import CAPTURE_OWN, TURN_BEGAN
from trivault.games.keyforge.forge import forge
from trivault.games.keyforge.game import KeyForge
from trivault.games.keyforge.model import BROBNAR, DIS
from trivault.games.keyforge.moving import move_to_flank
from trivault.games.keyforge.things import FRIENDLY, OTHER, Creatures, house
from trivault.games.keyforge.vocabulary import (
    FOR_OPPONENT,
    FOR_YOU,
    THIS,
    about,
    after,
    gain,
    if_you_do,
    key_cost,
    on,
    opponent_loses,
    opponents_next_turn,
    per,
    ready,
    ward,
)
from trivault.kernel.terms import each, one

YOUR_TURN_BEGINS = about("your-turn-begins", FOR_YOU)

OURS = (
    creature("early-riser", BROBNAR, power=3, constants=[after(TURN_BEGAN, YOUR_TURN_BEGINS, gain(1))]),
    creature("night-watch", BROBNAR, power=3,
             constants=[after(TURN_BEGAN, YOUR_TURN_BEGINS, opponent_loses(1))]),
    creature("gleaner", BROBNAR, power=3, before_reap=on(CAPTURE_OWN, THIS)),
    creature("sprinter", BROBNAR, power=3, before_reap=ready(THIS)),
    creature("drifter", "", power=3),
    creature("tinker", BROBNAR, power=3, amber=1, keywords={"enhance": 3}),
    action("crowded-forge", DIS,
           play=opponents_next_turn(key_cost(FOR_OPPONENT, per(1, Creatures(house(DIS)))))),
    creature("last-smith", BROBNAR, power=1, destroyed=forge(free=True)),
    creature("warden", BROBNAR, power=1, destroyed=ward(each(Creatures(OTHER & FRIENDLY)))),
    action("herding", BROBNAR, play=[move_to_flank(one(Creatures())), if_you_do(gain(1))]),
)  # fmt: skip


class Invented(Situation):
    """A situation in which these cards lie on the table, too."""

    cards = KeyForge((*CARDS, *OURS))
