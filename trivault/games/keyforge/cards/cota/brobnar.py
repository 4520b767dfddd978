"""Brobnar of Call of the Archons."""

from __future__ import annotations

from trivault.games.keyforge.cards.frames import action, artifact, creature, labelled, upgrade
from trivault.games.keyforge.events import DESTROY, DISCARD, ENTERED, FORGED, FOUGHT, TURN_ENDED
from trivault.games.keyforge.model import KeyForgeState
from trivault.games.keyforge.printed import BROBNAR, LOGOS
from trivault.games.keyforge.things import (
    CHOSEN_HOUSE,
    CREATURE_CARD,
    DAMAGED,
    ENEMY,
    FLANK,
    FRIENDLY,
    NEIGHBOR,
    NEIGHBOR_OF_IT,
    NOT_IT,
    OTHER,
    SELF,
    UNDAMAGED,
    YOURS,
    Artifacts,
    Attacking,
    Creatures,
    Extreme,
    FallenEnemies,
    InPlay,
    Is,
    Joined,
    house,
    power_up_to,
)
from trivault.games.keyforge.vocabulary.conditions import (
    CREATURE_ENTERS,
    DESTROYED_FIGHTING_THIS,
    ENEMY_CREATURE_DESTROYED,
    ENEMY_CREATURE_ENTERS,
    FRIENDLY_CREATURE_FIGHTS,
    THEY_HAVE_NO_CREATURES,
    YOU_FORGE,
    YOU_HAVE_MORE_CREATURES,
    YOUR_TURN,
    YOUR_TURN_ENDS,
    When,
    about,
    all_of,
    at_least,
    their_amber_at_least,
    your_amber_at_least,
)
from trivault.games.keyforge.vocabulary.constants import (
    after,
    cannot,
    destroyed_while,
    gains_keyword,
    gets_power,
    key_cost,
    may_fight,
    may_use,
    strikes_harder,
    this_turn,
)
from trivault.games.keyforge.vocabulary.deeds import arrange, deal_splash, discard_until
from trivault.games.keyforge.vocabulary.effects import (
    capture,
    deal,
    destroy,
    exalt,
    fully_heal,
    gain,
    gain_chains,
    heal,
    opponent_loses,
    power_counters,
    ready_and_fight,
    sacrifice,
    steal,
    stun,
    to_deck_top,
    to_hand,
)
from trivault.games.keyforge.vocabulary.flow import NameHouse, if_, one_at_a_time, pick, up_to_one_at_a_time
from trivault.games.keyforge.vocabulary.terms import (
    FOR_OPPONENT,
    HOST,
    IT,
    THAT,
    THIS,
    YOUR_SURPLUS,
    Effect,
    per,
)
from trivault.kernel.terms import Filter, Selection, each, one, up_to

LOOT = this_turn(after(DESTROY, ENEMY_CREATURE_DESTROYED, gain(1)))


FROM_HAND = Is("discarded-from-hand", lambda s, c, _x: c in s.discarded)


YOU_DISCARD_BROBNAR = about("you-discard-brobnar", FROM_HAND & YOURS & house(BROBNAR))


PLAYED_EXACTLY_ONE_CARD = When("played-exactly-one-card", lambda s, _x: len(s.played) == 1)


def destroy_all_but_the_most_powerful(whose: Filter[KeyForgeState]) -> list[Effect]:
    """With ties the active player says which one is spared (KF-WORD-16)."""
    others = Selection(Creatures(whose & NOT_IT), every=True, name="others")
    return [pick(one(Extreme(Creatures(whose)))), destroy(others)]


CARDS = (
    action("anger", BROBNAR, amber=1, play=ready_and_fight(one(Creatures(FRIENDLY)))),
    action("barehanded", BROBNAR, amber=1, play=[arrange(Artifacts()), to_deck_top(each(IT))]),
    action("blood-money", BROBNAR, play=exalt(one(Creatures(ENEMY)), 2)),
    action("brothers-in-battle", BROBNAR, amber=1,
           play=[NameHouse(), this_turn(may_fight(FRIENDLY & CHOSEN_HOUSE))]),
    action("burn-the-stockpile", BROBNAR, play=if_(their_amber_at_least(7), opponent_loses(4))),
    action("champion-s-challenge", BROBNAR, play=[
        *destroy_all_but_the_most_powerful(ENEMY),
        *destroy_all_but_the_most_powerful(FRIENDLY),
        ready_and_fight(one(Creatures(FRIENDLY))),
    ]),
    action("coward-s-end", BROBNAR, play=[destroy(each(Creatures(UNDAMAGED))), gain_chains(3)]),
    action("follow-the-leader", BROBNAR, play=this_turn(may_fight(FRIENDLY))),
    action("lava-ball", BROBNAR, play=deal_splash(4, 2, one(Creatures()))),
    action("loot-the-bodies", BROBNAR, play=LOOT),
    action("take-that-smartypants", BROBNAR, amber=1,
           play=if_(at_least(3, InPlay(ENEMY & house(LOGOS))), steal(2))),
    action("punch", BROBNAR, amber=1, play=deal(3, one(Creatures()))),
    action("relentless-assault", BROBNAR,
           play=up_to_one_at_a_time(3, Creatures(FRIENDLY), ready_and_fight(each(IT)))),
    action("smith", BROBNAR, amber=1, play=if_(YOU_HAVE_MORE_CREATURES, gain(2))),
    action("sound-the-horns", BROBNAR, amber=1,
           play=[discard_until(house(BROBNAR) & CREATURE_CARD), to_hand(each(IT))]),
    action("tremor", BROBNAR,
           play=[pick(one(Creatures())), stun(each(Joined((IT, Creatures(NEIGHBOR_OF_IT)))))]),
    action("unguarded-camp", BROBNAR, amber=1,
           play=one_at_a_time(YOUR_SURPLUS, Creatures(FRIENDLY), capture(1, each(IT)))),
    action("warsong", BROBNAR, play=this_turn(after(FOUGHT, FRIENDLY_CREATURE_FIGHTS, gain(1)))),
    artifact("autocannon", BROBNAR, amber=1, traits="weapon",
             constants=[after(ENTERED, CREATURE_ENTERS, deal(1, THAT))]),
    artifact("banner-of-battle", BROBNAR, traits="item", constants=[gets_power(FRIENDLY, 1)]),
    artifact("cannon", BROBNAR, traits="weapon", action=deal(2, one(Creatures()))),
    artifact("gauntlet-of-command", BROBNAR, traits="item", action=ready_and_fight(one(Creatures(FRIENDLY)))),
    artifact("iron-obelisk", BROBNAR, traits="location",
             constants=[key_cost(FOR_OPPONENT, per(1, Creatures(FRIENDLY & DAMAGED & house(BROBNAR))))]),
    artifact("mighty-javelin", BROBNAR, amber=1, traits="weapon",
             omni=[sacrifice(), deal(4, one(Creatures()))]),
    artifact("pile-of-skulls", BROBNAR, traits="location", constants=[
        after(DESTROY, all_of(ENEMY_CREATURE_DESTROYED, YOUR_TURN), capture(1, one(Creatures(FRIENDLY)))),
    ]),
    artifact("screechbomb", BROBNAR, traits="weapon", omni=[sacrifice(), opponent_loses(2)]),
    artifact("the-warchest", BROBNAR, traits="item", action=gain(per(1, FallenEnemies()))),
    creature("bilgum-avalanche", BROBNAR, power=5, traits="giant",
             constants=[after(FORGED, YOU_FORGE, deal(2, each(Creatures(ENEMY))))]),
    creature("valdr", BROBNAR, power=6, traits="giant", constants=[strikes_harder(SELF & Attacking(FLANK), 2)]),
    creature("bumpsy", BROBNAR, power=5, traits="giant", play=opponent_loses(1)),
    creature("earthshaker", BROBNAR, power=7, traits="giant", play=destroy(each(Creatures(power_up_to(3))))),
    creature("firespitter", BROBNAR, power=5, armor=1, traits="giant",
             before_fight=deal(1, each(Creatures(ENEMY)))),
    creature("ganger-chieftain", BROBNAR, power=5, traits="giant",
             play=ready_and_fight(up_to(1, Creatures(NEIGHBOR)))),
    creature("grenade-snib", BROBNAR, power=2, traits="goblin", destroyed=opponent_loses(2)),
    creature("headhunter", BROBNAR, power=5, traits="giant", fight=gain(1)),
    creature("hebe-the-huge", BROBNAR, power=6, traits="giant knight",
             play=deal(2, each(Creatures(OTHER & UNDAMAGED)))),
    creature("kelifi-dragon", BROBNAR, power=12, traits="dragon", play_if=your_amber_at_least(7),
             fight=[gain(1), deal(5, one(Creatures()))], reap=[gain(1), deal(5, one(Creatures()))]),
    creature("king-of-the-crag", BROBNAR, power=7, traits="giant",
             constants=[gets_power(ENEMY & house(BROBNAR), -2)]),
    creature("krump", BROBNAR, power=6, traits="giant",
             constants=[after(DESTROY, DESTROYED_FIGHTING_THIS, opponent_loses(1))]),
    creature("lomir-flamefist", BROBNAR, power=5, traits="giant",
             play=if_(their_amber_at_least(7), opponent_loses(2))),
    creature("looter-goblin", BROBNAR, power=2, traits="goblin", keywords={"elusive": 1}, reap=LOOT),
    creature("mugwump", BROBNAR, power=6, traits="giant",
             constants=[after(DESTROY, DESTROYED_FIGHTING_THIS, fully_heal(THIS), power_counters(1, THIS))]),
    creature("pingle-who-annoys", BROBNAR, power=2, traits="goblin", keywords={"elusive": 1},
             constants=[after(ENTERED, ENEMY_CREATURE_ENTERS, deal(1, THAT))]),
    creature("rock-hurling-giant", BROBNAR, power=6, traits="giant", constants=[
        after(DISCARD, all_of(YOU_DISCARD_BROBNAR, YOUR_TURN), deal(4, up_to(1, Creatures()))),
    ]),
    creature("rogue-ogre", BROBNAR, power=6, traits="giant mutant", constants=[
        after(TURN_ENDED, YOUR_TURN_ENDS, if_(PLAYED_EXACTLY_ONE_CARD, heal(2, THIS), capture(1))),
    ]),
    creature("smaaash", BROBNAR, power=5, traits="giant", play=stun(one(Creatures()))),
    creature("tireless-crocag", BROBNAR, power=7, traits="giant",
             constants=[cannot("reap", SELF), may_use(SELF), destroyed_while(THEY_HAVE_NO_CREATURES)]),
    creature("troll", BROBNAR, power=8, traits="giant", reap=heal(3, THIS)),
    creature("wardrummer", BROBNAR, power=3, traits="goblin",
             play=to_hand(each(Creatures(OTHER & FRIENDLY & house(BROBNAR))))),
    upgrade("blood-of-titans", BROBNAR, amber=1, gives=[gets_power(SELF, 5)]),
    upgrade("phoenix-heart", BROBNAR, gives=labelled(destroyed=[to_hand(THIS), deal(3, each(Creatures()))])),
    upgrade("yo-mama-mastery", BROBNAR, amber=1, play=fully_heal(HOST), gives=[gains_keyword(SELF, "taunt")]),
)  # fmt: skip
