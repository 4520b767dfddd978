"""What the beginning of a turn of Shards looks like, in numbers."""

from tests.games.shards.tables import RulesSituation
from trivault.games.shards.bots.features import likely_hand
from trivault.games.shards.bots.model import learned_model


def waiting(hand: str, deck: str) -> RulesSituation:
    return RulesSituation(hand="crystal", deck="crystal, blaster", p1_hand=hand, p1_deck=deck)


def test_whoever_waits_is_judged_by_an_average_hand():
    """Which of the same cards were drawn is chance; the hand of who acts is as it is."""
    lucky, unlucky = waiting("evokatus", "crystal").state, waiting("crystal", "evokatus").state
    assert learned_model().evaluator.value(lucky, 0) == learned_model().evaluator.value(unlucky, 0)
    cards, part = likely_hand(lucky, 1)
    assert (sorted(lucky.defs[card].slug for card in cards), part) == (["crystal", "evokatus"], 0.5)
    assert likely_hand(lucky, 0) == (lucky.players[0].hand, 1.0)


def test_an_average_hand_is_better_where_the_cards_are():
    poor, rich = waiting("crystal", "crystal").state, waiting("crystal", "evokatus").state
    assert learned_model().evaluator.value(poor, 0) > learned_model().evaluator.value(rich, 0)
