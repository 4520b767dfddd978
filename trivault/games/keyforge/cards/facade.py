"""The words that cards are written with: the one door through which card modules reach vocabulary and rules."""

from __future__ import annotations

from trivault.games.keyforge.rules.bonus import BonusIcons, IconAs
from trivault.games.keyforge.rules.captures import EachCaptures
from trivault.games.keyforge.cards.builders import (
    action, artifact, creature, gigantic, labelled, printed_in, upgrade,
)  # fmt: skip
from trivault.games.keyforge.state.counters import PUT_COUNTER, put_counters
from trivault.games.keyforge.rules.creature_stats import DEALING
from trivault.games.keyforge.rules.drawing import DrawCards
from trivault.games.keyforge.rules.events import (
    ARCHIVE, ARMOR_PREVENTED, BEFORE_FIGHT, CAPTURE, DAMAGE, DESTROY, DISCARD, DISCARD_DECK, ENTERED, EXALT,
    FORGED, FOUGHT, GAIN, GRAFT, HOUSE_CHOSEN, ICON_RESOLVED, LOSE, MOVE_AMBER, PAY, PIERCE, PLAYED,
    PLAYED_LEFT, PLAYED_RIGHT, POWER_COUNTER, PURGE, PUT_ON_CARD, PUT_UNDER, READY_STEP_ENDED, REAPED,
    REAP_GAIN, STEAL, STRIKE, TAKE_FROM_CARD, TO_SUPPLY, TURN_BEGAN, TURN_ENDED, UNWARD, USED,
)  # fmt: skip
from trivault.games.keyforge.rules.forge import forge
from trivault.games.keyforge.rules.copies import GainTextBox, PutOnFlank
from trivault.games.keyforge.rules.houses import HouseRule
from trivault.games.keyforge.rules.naming import Name, OfThatName
from trivault.games.keyforge.rules.play import PlayIt
from trivault.games.keyforge.state.printed import (
    BROBNAR, DIS, LOGOS, MARS, SANCTUM, SAURIAN, SHADOWS, STAR_ALLIANCE, UNTAMED, Card,
)  # fmt: skip
from trivault.games.keyforge.rules.groups import (
    Artifacts, Creatures, Extreme, Hosts, InPlay, InZone, Joined, NeighborsOf, ThisAnywhere, ThisOne, TopOfDeck,
)  # fmt: skip
from trivault.games.keyforge.rules.things import (
    ACTION_CARD, ACTIVE_HOUSE, ANY, ARTIFACT_CARD, CENTER, CHOSEN_HOUSE, CREATURE_CARD, DAMAGED, ENEMY, FLANK,
    FRIENDLY, GIGANTIC_HALF, LEFT_OF_THIS, NEIGHBOR, NEIGHBOR_OF_IT, OTHER, READY, RIGHT_OF_THIS, SELF, STUNNED,
    SURVIVES_DAMAGE, UPGRADE_CARD, WAS_ARTIFACT, WAS_CREATURE, WAS_UPGRADE, WITH_AMBER, WITH_ARMOR,
    WITH_UPGRADE, YOURS, InFight, Power, had_trait, having, house, named, power_at_least, power_is, power_like,
    power_up_to, title, trait, with_counter,
)  # fmt: skip
from trivault.games.keyforge.rules.things import IT as CHOSEN
from trivault.games.keyforge.rules.traits import gains_trait
from trivault.games.keyforge.effects.abilities import (
    ALPHA, ELUSIVE, POISON, SKIRMISH, TAUNT, after, before_it_resolves, cannot, destroyed_while, gains_keyword,
    gets_armor, gets_power, instead_of, key_cost, leaves_play, loses_keyword, may_fight, may_play, may_spend,
    may_use, must_fight, not_damaged_by, only_deals, opponent_may_spend, strikes_harder, taunts_further,
    while_,
)  # fmt: skip
from trivault.games.keyforge.effects.aember import (
    CAPTURE_WHAT_IS_STOLEN, STOP_FORGING, LoseAll, OfItsAmber, TakeIt, Unforge, before_forging,
    cannot_forge_nth, capture_from_both, capture_from_own_side, catches_amber, from_any_pool,
    gets_power_per_amber, may_forge, move_amber, of_its_damage, opponent_forges_free, opponent_takes,
)  # fmt: skip
from trivault.games.keyforge.effects.battleline import (
    OPPONENT_GAINS_CONTROL_OF_THIS, REARRANGE, controls_its_host, give_control, move_anywhere, move_to_flank,
    swap_two, take_control, take_control_until_this_leaves,
)  # fmt: skip
from trivault.games.keyforge.effects.bold_words import (
    WITH_PLAY_EFFECT, also_after, gives, gives_action, trigger, trigger_again,
)  # fmt: skip
from trivault.games.keyforge.effects.changes import (
    CountsAs, UpgradesOn, animate, attach_to, attached_to_its_owner, belongs_to, fire_or_hand_over, gains,
    move_ward, remove_counters, take_the_body_of, upgrade_attached,
)  # fmt: skip
from trivault.games.keyforge.effects.conditions import (
    ACTIVE_PLAYER_HAS_MORE_CREATURES, FIRST_USE, IF_YOU_DO, IT_IS_DESTROYED, IT_SURVIVES, THEIR_TURN,
    THEY_HAVE_MORE_AMBER, THEY_HAVE_MORE_CREATURES, THEY_HAVE_MORE_KEYS, THEY_SHARED_A_HOUSE, THE_TIDE_IS_LOW,
    THIS_FIGHTS, YOUR_TURN, YOU_FORGED_NO_KEY_THIS_TURN, YOU_FORGED_THIS_TURN, YOU_HAVE_MORE_AMBER,
    YOU_HAVE_MORE_CREATURES, DestroyedByIt, LastTurn, MoreThan, TheirAmberIs, ThisTurn, ThisWay, WasHealed,
    all_of, at_least, at_most, exactly, in_your_discard, none, you_control,
)  # fmt: skip
from trivault.games.keyforge.effects.damage import (
    DealItToThis, bolt, deal_at_once, deal_for_each, deal_more_to_damaged, deal_splash, divide, heal_noting,
    heal_up_to, lose_armor, redistribute, shares_damage,
)  # fmt: skip
from trivault.games.keyforge.effects.destruction import (
    PickMostPowerful, destroy_all_but_the_most_powerful, destroy_fraction, destroy_on_both_sides,
    destroy_together, purge_it_if_destroyed, sacrifice_noting_power, sacrifice_power,
)  # fmt: skip
from trivault.games.keyforge.effects.durations import (
    END_YOUR_TURN, ITS_HOUSE_BECOMES_ACTIVE, AsOfActiveHouse, HouseNextTurn, from_now_on, may_play_or_use,
    opponents_next_turn, this_turn, until_end_of_your_next_turn, until_this_leaves, until_your_next_turn,
    when_this_leaves,
)  # fmt: skip
from trivault.games.keyforge.effects.effects import (
    abduct, archive, archive_a_card, capture, deal, destroy, discard, draw, enrage, exalt, exhaust, gain,
    gain_chains, heal, into_deck, lose, lose_power_counters, may_exalt_this, on, power_counters, purge, ready,
    ready_and_fight, ready_and_use, steal, stun, swap_with, to_deck_bottom, to_deck_top, to_hand, unstun, use,
    use_as_yours, ward,
)  # fmt: skip
from trivault.games.keyforge.effects.events import (
    ABOUT_THIS, BY_AN_ICON, BY_OPPONENT, BY_YOU, DESTROYED_BY_ASSAULT, DESTROYED_FIGHTING_THIS, IS_DESTROYED,
    OF_NO_CARD, WOULD_DEAL_DAMAGE, ChoosesHouse, ThisIs, it_is, key_forged, you_resolve,
)  # fmt: skip
from trivault.games.keyforge.effects.fights import (
    CALL_OFF, DAMAGE_GOES_TO_IT, FoeIs, fight_foe, fight_with, ready_and_fight_different, use_in_turn,
)  # fmt: skip
from trivault.games.keyforge.effects.filters import (
    FIGHTING, FIRST_CREATURE_PLAYED, FROM_YOUR_HAND, ITS_HOST, OF_COMMONEST_HOUSE, PLAYED_SINCE,
    SHARING_NO_TRAIT, WAS_ENEMY, WAS_FRIENDLY, WAS_NEIGHBOR, WITH_ICONS, AtMost, Extra, Houses, InDiscard,
    LikeIt, OfCrowdedHouse, PlayedBy, Provided, SharesHouse, Spared, StillYours, ThisArtifact, Together,
    UpToCards, YourHost, creatures_and_artifacts, into_deck_of,
)  # fmt: skip
from trivault.games.keyforge.effects.flow import (
    MayIf, NameHouse, OnBehalfOf, active_player, again, again_while, choose_one, each_player, for_each, if_,
    if_else, if_you_do, may, may_repeat, one_at_a_time, phrase, pick, pick_player, up_to_one_at_a_time, wholly,
)  # fmt: skip
from trivault.games.keyforge.effects.playing import (
    ARCHIVES_OR_DECK, COPYABLE, ORIGINALS, RETURN_ALL_PURGED, ActAsIt, hatch, next_enters_ready, next_returns,
    play_one, put_each_into_play_ready, put_into_play, put_into_play_for_owner, takes_its_place,
)  # fmt: skip
from trivault.games.keyforge.effects.terms import (
    AHEAD_IN_KEYS, ALL, FOR_ALL, FOR_OPPONENT, FOR_YOU, HAPPENED, HEALED, HOST, IT, ITS_FOE,
    NEIGHBOR_OF_ITS_FOE, OPPONENT, THAT, THAT_MUCH, THEIR_AMBER, THEIR_KEYS, THEIR_POOL, THIS, THIS_UPGRADE,
    YOUR_AMBER, YOUR_POOL, AmberOf, ControllerOf, Effect, ItsIcons, ItsTraits, Keys, NotedPower, OwnerOf,
    Players, PowerOf, Surplus, ThisUpgrade, TokensOn, UnderThis, per, times_lost,
)  # fmt: skip
from trivault.games.keyforge.effects.zones import (
    ARCHIVE_IT_OPENLY, LOOK_AT_HAND, REVEAL_MARS_CARDS, REVEAL_RANDOM, REVEAL_TOP, SEEN, SHUFFLE_THAT_DECK,
    SHUFFLE_YOUR_DECK, SWAP_DECK_AND_DISCARD, THE_OTHERS, TOP_OF_DISCARD, LookAt, PurgeArchived,
    PurgeFromOnePile, Reveal, ShuffleDiscardIntoDeck, archive_openly, arrange, at_random, discard_top,
    discard_until, look_at_top, put_back,
)  # fmt: skip
from trivault.kernel.abilities import BLANK, Instead, Modify
from trivault.kernel.choice_nodes import ChooseNumber
from trivault.kernel.control import Seq
from trivault.kernel.terms import Best, Constant, EventThing, Selection, each, one, up_to

__all__ = [
    "ABOUT_THIS", "ACTION_CARD", "ACTIVE_HOUSE", "ACTIVE_PLAYER_HAS_MORE_CREATURES", "AHEAD_IN_KEYS", "ALL",
    "ALPHA", "ANY", "ARCHIVE", "ARCHIVES_OR_DECK", "ARCHIVE_IT_OPENLY", "ARMOR_PREVENTED", "ARTIFACT_CARD",
    "BEFORE_FIGHT", "BLANK", "BROBNAR", "BY_AN_ICON", "BY_OPPONENT", "BY_YOU", "CALL_OFF", "CAPTURE",
    "CAPTURE_WHAT_IS_STOLEN", "CENTER", "CHOSEN", "CHOSEN_HOUSE", "COPYABLE",
    "CREATURE_CARD", "DAMAGE", "DAMAGED", "DAMAGE_GOES_TO_IT", "DEALING", "DESTROY", "DESTROYED_BY_ASSAULT",
    "DESTROYED_FIGHTING_THIS", "DIS", "DISCARD", "DISCARD_DECK", "ELUSIVE", "END_YOUR_TURN", "ENEMY", "ENTERED",
    "EXALT", "FIGHTING", "FIRST_CREATURE_PLAYED", "FIRST_USE", "FLANK", "FORGED", "FOR_ALL", "FOR_OPPONENT",
    "FOR_YOU", "FOUGHT", "FRIENDLY", "FROM_YOUR_HAND", "GAIN", "GIGANTIC_HALF", "GRAFT", "HAPPENED", "HEALED",
    "HOST", "HOUSE_CHOSEN", "ICON_RESOLVED", "IF_YOU_DO", "IS_DESTROYED", "IT", "ITS_FOE", "ITS_HOST",
    "ITS_HOUSE_BECOMES_ACTIVE", "IT_IS_DESTROYED", "IT_SURVIVES", "LEFT_OF_THIS", "LOGOS", "LOOK_AT_HAND",
    "LOSE", "MARS", "MOVE_AMBER", "NEIGHBOR", "NEIGHBOR_OF_IT", "NEIGHBOR_OF_ITS_FOE", "OF_COMMONEST_HOUSE",
    "OF_NO_CARD", "OPPONENT", "OPPONENT_GAINS_CONTROL_OF_THIS", "ORIGINALS", "OTHER", "PAY", "PIERCE", "PLAYED",
    "PLAYED_LEFT", "PLAYED_RIGHT", "PLAYED_SINCE", "POISON", "POWER_COUNTER", "PURGE", "PUT_COUNTER",
    "PUT_ON_CARD", "PUT_UNDER", "READY", "READY_STEP_ENDED", "REAPED", "REAP_GAIN", "REARRANGE",
    "RETURN_ALL_PURGED", "REVEAL_MARS_CARDS", "REVEAL_RANDOM", "REVEAL_TOP", "RIGHT_OF_THIS", "SANCTUM",
    "SAURIAN", "SEEN", "SELF", "SHADOWS", "SHARING_NO_TRAIT", "SHUFFLE_THAT_DECK", "SHUFFLE_YOUR_DECK",
    "SKIRMISH", "STAR_ALLIANCE", "STEAL", "STOP_FORGING", "STRIKE", "STUNNED",
    "SURVIVES_DAMAGE", "SWAP_DECK_AND_DISCARD", "TAKE_FROM_CARD", "TAUNT", "THAT", "THAT_MUCH", "THEIR_AMBER",
    "THEIR_KEYS", "THEIR_POOL", "THEIR_TURN", "THEY_HAVE_MORE_AMBER", "THEY_HAVE_MORE_CREATURES",
    "THEY_HAVE_MORE_KEYS", "THEY_SHARED_A_HOUSE", "THE_OTHERS", "THE_TIDE_IS_LOW", "THIS", "THIS_FIGHTS",
    "THIS_UPGRADE", "TOP_OF_DISCARD", "TO_SUPPLY", "TURN_BEGAN", "TURN_ENDED", "UNTAMED", "UNWARD",
    "UPGRADE_CARD", "USED", "WAS_ARTIFACT", "WAS_CREATURE", "WAS_ENEMY", "WAS_FRIENDLY", "WAS_NEIGHBOR",
    "WAS_UPGRADE", "WITH_AMBER", "WITH_ARMOR", "WITH_ICONS", "WITH_PLAY_EFFECT", "WITH_UPGRADE",
    "WOULD_DEAL_DAMAGE", "YOURS", "YOUR_AMBER", "YOUR_POOL", "YOUR_TURN", "YOU_FORGED_NO_KEY_THIS_TURN",
    "YOU_FORGED_THIS_TURN", "YOU_HAVE_MORE_AMBER", "YOU_HAVE_MORE_CREATURES", "ActAsIt", "AmberOf", "Artifacts",
    "AsOfActiveHouse", "AtMost", "Best", "BonusIcons", "Card", "ChooseNumber", "ChoosesHouse", "Constant",
    "ControllerOf", "CountsAs", "Creatures", "DealItToThis", "DestroyedByIt", "DrawCards", "EachCaptures",
    "Effect", "EventThing", "Extra", "Extreme", "FoeIs", "GainTextBox", "Hosts", "HouseNextTurn", "HouseRule",
    "Houses", "IconAs", "InDiscard", "InFight", "InPlay", "InZone", "Instead", "ItsIcons", "ItsTraits",
    "Joined", "Keys", "LastTurn", "LikeIt", "LookAt", "LoseAll", "MayIf", "Modify", "MoreThan", "Name",
    "NameHouse", "NeighborsOf", "NotedPower", "OfCrowdedHouse", "OfItsAmber", "OfThatName", "OnBehalfOf",
    "OwnerOf", "PickMostPowerful", "PlayIt", "PlayedBy", "Players", "Power", "PowerOf", "Provided",
    "PurgeArchived", "PurgeFromOnePile", "PutOnFlank", "Reveal", "Selection", "Seq", "SharesHouse",
    "ShuffleDiscardIntoDeck", "Spared", "StillYours", "Surplus", "TakeIt", "TheirAmberIs", "ThisAnywhere",
    "ThisArtifact", "ThisIs", "ThisOne", "ThisTurn", "ThisUpgrade", "ThisWay", "Together", "TokensOn",
    "TopOfDeck", "UnderThis", "Unforge", "UpToCards", "UpgradesOn", "WasHealed", "YourHost", "abduct", "action",
    "active_player", "after", "again", "again_while", "all_of", "also_after", "animate", "archive",
    "archive_a_card", "archive_openly", "arrange", "artifact", "at_least", "at_most", "at_random", "attach_to",
    "attached_to_its_owner", "before_forging", "before_it_resolves", "belongs_to", "bolt", "cannot",
    "cannot_forge_nth", "capture", "capture_from_both", "capture_from_own_side", "catches_amber", "choose_one",
    "controls_its_host", "creature", "creatures_and_artifacts", "deal", "deal_at_once", "deal_for_each",
    "deal_more_to_damaged", "deal_splash", "destroy", "destroy_all_but_the_most_powerful", "destroy_fraction",
    "destroy_on_both_sides", "destroy_together", "destroyed_while", "discard", "discard_top", "discard_until",
    "divide", "draw", "each", "each_player", "enrage", "exactly", "exalt", "exhaust", "fight_foe", "fight_with",
    "fire_or_hand_over", "for_each", "forge", "from_any_pool", "from_now_on", "gain", "gain_chains", "gains",
    "gains_keyword", "gains_trait", "gets_armor", "gets_power", "gets_power_per_amber", "gigantic",
    "give_control", "gives", "gives_action", "had_trait", "hatch", "having", "heal", "heal_noting",
    "heal_up_to", "house", "if_", "if_else", "if_you_do", "in_your_discard", "instead_of", "into_deck",
    "into_deck_of", "it_is", "key_cost", "key_forged", "labelled", "leaves_play", "look_at_top", "lose",
    "lose_armor", "lose_power_counters", "loses_keyword", "may", "may_exalt_this", "may_fight", "may_forge",
    "may_play", "may_play_or_use", "may_repeat", "may_spend", "may_use", "move_amber", "move_anywhere",
    "move_to_flank", "move_ward", "must_fight", "named", "next_enters_ready", "next_returns", "none",
    "not_damaged_by", "of_its_damage", "on", "one", "one_at_a_time", "only_deals", "opponent_forges_free",
    "opponent_may_spend", "opponent_takes", "opponents_next_turn", "per", "phrase", "pick", "pick_player",
    "play_one", "power_at_least", "power_counters", "power_is", "power_like", "power_up_to", "printed_in",
    "purge", "purge_it_if_destroyed", "put_back", "put_counters", "put_each_into_play_ready", "put_into_play",
    "put_into_play_for_owner", "ready", "ready_and_fight", "ready_and_fight_different", "ready_and_use",
    "redistribute", "remove_counters", "sacrifice_noting_power", "sacrifice_power", "shares_damage", "steal",
    "strikes_harder", "stun", "swap_two", "swap_with", "take_control", "take_control_until_this_leaves",
    "take_the_body_of", "takes_its_place", "taunts_further", "this_turn", "times_lost", "title",
    "to_deck_bottom", "to_deck_top", "to_hand", "trait", "trigger", "trigger_again", "unstun",
    "until_end_of_your_next_turn", "until_this_leaves", "until_your_next_turn", "up_to", "up_to_one_at_a_time",
    "upgrade", "upgrade_attached", "use", "use_as_yours", "use_in_turn", "ward", "when_this_leaves", "while_",
    "wholly", "with_counter", "you_control", "you_resolve",
]  # fmt: skip
