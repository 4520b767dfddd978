"""Cards that no set has, for rules that the cards there are do not put to the test."""

from __future__ import annotations

from dataclasses import replace

from tests.games.keyforge.situations import Situation
from trivault.games.keyforge.cards import CARDS
from trivault.games.keyforge.cards.builders import action, creature, labelled
from trivault.games.keyforge.effects.abilities import (
    after,
    cannot,
    gains_keyword,
    gets_power,
    instead_of,
    key_cost,
)
from trivault.games.keyforge.effects.battleline import move_to_flank
from trivault.games.keyforge.effects.conditions import THEIR_TURN
from trivault.games.keyforge.effects.durations import opponents_next_turn
from trivault.games.keyforge.effects.effects import destroy, gain, lose, on, ready, ward
from trivault.games.keyforge.effects.events import ABOUT_THIS
from trivault.games.keyforge.effects.flow import if_you_do, may
from trivault.games.keyforge.effects.playing import put_into_play
from trivault.games.keyforge.effects.terms import (
    FOR_OPPONENT,
    FOR_YOU,
    HAPPENED,
    OPPONENT,
    THAT,
    THIS,
    Number,
    per,
)
from trivault.games.keyforge.game import KeyForge
from trivault.games.keyforge.rules.events import (
    ARCHIVE,
    CAPTURE_OWN,
    DAMAGE,
    DESTROY,
    ENTER,
    GAIN,
    LOSE,
    TURN_BEGAN,
)
from trivault.games.keyforge.rules.forge import forge
from trivault.games.keyforge.rules.groups import Creatures, Extreme, InZone, ThisAnywhere
from trivault.games.keyforge.rules.things import ENEMY, FRIENDLY, OTHER, house
from trivault.games.keyforge.state.model import KeyForgeState
from trivault.games.keyforge.state.printed import BROBNAR, DIS
from trivault.kernel.abilities import Ability, After, add
from trivault.kernel.nodes import Node
from trivault.kernel.terms import each, one

S = KeyForgeState


class Teach(Node[S]):
    """Each other friendly creature gains an ability for the turn."""

    def __init__(self, ability: Ability[S]) -> None:
        self.ability = ability
        self.args = (ability,)

    def run(self, state: S) -> bool:
        scope = state.scopes[-1]
        until = state.game.moment(state, "turn", scope.you)
        for card in Creatures(FRIENDLY & OTHER).find(state, scope):
            add(state, self.ability, scope.you, card, until, origin=scope.this)
        return False


ITS_AMOUNT = Number("its-amount", lambda _s, x: x.event.amount if x.event else 0)
(INHERITANCE,) = labelled(destroyed=gain(1))

OURS = (
    creature("early-riser", BROBNAR, power=3, constants=[after(TURN_BEGAN, FOR_YOU, gain(1))]),
    creature("night-watch", BROBNAR, power=3,
             constants=[after(TURN_BEGAN, FOR_YOU, lose(1, OPPONENT))]),
    creature("gleaner", BROBNAR, power=3, before_reap=on(CAPTURE_OWN, THIS)),
    creature("sprinter", BROBNAR, power=3, before_reap=ready(THIS)),
    creature("drifter", "", power=3),
    creature("tinker", BROBNAR, power=3, amber=1, keywords={"enhance": 3}),
    action("crowded-forge", DIS,
           play=opponents_next_turn(key_cost(FOR_OPPONENT, per(1, Creatures(house(DIS)))))),
    creature("last-smith", BROBNAR, power=1, destroyed=forge(free=True)),
    creature("warden", BROBNAR, power=1, destroyed=ward(each(Creatures(OTHER & FRIENDLY)))),
    action("herding", BROBNAR, play=[move_to_flank(one(Creatures())), if_you_do(gain(1))]),
    # Who dies takes somebody along
    creature("sore-loser", DIS, power=2, destroyed=destroy(one(Creatures(ENEMY)))),
    creature("spiteful-heir", DIS, power=2, destroyed=destroy(one(Creatures(FRIENDLY)))),
    creature("giant-slayer", DIS, power=2, destroyed=destroy(one(Extreme(Creatures(ENEMY))))),
    creature("late-teacher", DIS, power=2, destroyed=Teach(INHERITANCE)),
    # What is in force
    creature("frost-giant", DIS, power=9, constants=[gets_power(ENEMY, -2)]),
    creature("stone-singer", DIS, power=5, constants=[gains_keyword(FRIENDLY & OTHER, "invulnerable")]),
    creature("scapegoat", DIS, power=5,
             constants=[instead_of(DAMAGE, FRIENDLY & OTHER, on(DAMAGE, THIS, ITS_AMOUNT))]),
    creature("revenant", DIS, power=2,
             constants=[After(DESTROY.name, ABOUT_THIS, on(ENTER, each(ThisAnywhere())), leaving=True)]),
    creature("eager-student", DIS, power=3, constants=[after(GAIN, FOR_YOU, may("lose", lose(1)))]),
    creature("stern-teacher", DIS, power=3, constants=[after(LOSE, FOR_YOU, may("gain", gain(1)))]),
    action("lesson", DIS, play=gain(1)),
    action("curfew", DIS, keywords={"omega": 1}, play=gain(1)),
    action("ledger", DIS, play=[destroy(each(Creatures(FRIENDLY))), gain(HAPPENED)]),
    replace(creature("pile-reader", DIS, power=9), reads_order=True),
    # Who stands at the door
    creature("turnstile", DIS, power=5, constants=[instead_of(ENTER, OTHER, on(ARCHIVE, THAT))]),
    creature("closed-door", DIS, power=5, constants=[instead_of(ENTER, OTHER, gain(1))]),
    action("fitting", DIS, play=put_into_play(one(InZone("hand")))),
    creature("door-bell", DIS, power=5, constants=[after(ENTER, OTHER, gain(1))]),
    creature("last-curse", DIS, power=2, destroyed=opponents_next_turn(cannot("reap", ENEMY, when=THEIR_TURN))),
)  # fmt: skip


class Invented(Situation):
    """A situation in which these cards lie on the table, too."""

    cards = KeyForge((*CARDS, *OURS))
