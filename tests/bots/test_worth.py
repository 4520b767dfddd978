"""What cards and positions are worth to the greedy player."""

import pytest

import trivault
from tests.each import each
from tests.games.shards.situations import Situation
from trivault.games.shards.bots import worth
from trivault.games.shards.bots.evaluation import Terms, evaluate, weights_for
from trivault.games.shards.bots.worth import POINTS, Worth
from trivault.games.shards.cards import CENTRE, STARTER
from trivault.games.shards.effects.conditions import Echo
from trivault.games.shards.state.model import CHAMPION
from trivault.games.shards.state.numbers import MAX_MASTERY

CARDS = trivault.load("shards").cards


def brings(slug, mastery=0):
    return worth.of_cards(mastery)[CARDS[slug]]


class TestCards:
    @each("mastery", range(MAX_MASTERY + 1))
    def test_every_card_brings_something(self, mastery):
        for card in (*CENTRE, *STARTER):
            drawn = worth.of_cards(mastery)[card]
            needs_mastery = mastery < 20 and card.slug == "primus-pilus"
            assert drawn.points + drawn.cards > 0 or needs_mastery, card.slug

    def test_gains_are_counted(self):
        assert brings("crystal") == Worth(POINTS["gain-gems"])
        assert brings("nil-assassin") == Worth(5, power=5)
        assert brings("data-heretic") == Worth(cards=2)
        assert brings("umbral-scourge") == Worth(POINTS["gain-mastery"] + POINTS["banish"])
        assert brings("cryptofist-monk") == Worth(8 * worth.SHIELD, cards=1)

    def test_mastery_replaces_and_adds_lines(self):
        assert [brings("infinity-shard", n).power for n in (0, 9, 10, 20, 29)] == [2, 2, 3, 5, 5]
        assert brings("infinity-shard", 30).power == worth.INFINITE_POWER
        assert brings("cache-warden", 9).cards == 0
        assert brings("cache-warden", 10).cards == 1
        assert brings("zara-ra-soulflayer", 10).points - brings("zara-ra-soulflayer").points == pytest.approx(
            2 * POINTS["banish"]
        )

    def test_bonus_lines_count_by_how_likely_they_are(self):
        likely = worth.LIKELY[Echo]
        assert brings("wraethe-skirmisher").power == pytest.approx(6 * likely + 2 * (1 - likely))

    def test_champions_are_used_several_times(self):
        assert worth.exhausted(CARDS["drakonarius"], 0) == Worth(6, power=6)
        assert brings("drakonarius").power == 6 * worth.USES

    def test_who_guards_its_player(self):
        assert [c.slug for c in CENTRE if c.type == CHAMPION and worth.guards(c)] == ["zetta-the-encryptor"]
        assert worth.exhausted(CARDS["zetta-the-encryptor"], 0) == Worth(worth.GUARD)


def judged(seat=0, **given):
    state = Situation(**given).state
    return evaluate(state, seat, weights_for(state))


class TestPositions:
    def test_parts_add_up_to_the_total(self):
        verdict = judged(health=20, p1_mastery=7, champions="evokatus", hand="3 crystal", p1_hand="blaster")
        assert sum(verdict.explain().values()) == pytest.approx(verdict.total)
        assert set(verdict.explain()) == set(Terms._fields)

    def test_what_one_leads_by_the_other_lacks(self):
        table = {
            "health": 20,
            "p1_mastery": 7,
            "champions": "evokatus",
            "deck": "9 blaster",
            "p1_hand": "crystal",
        }
        mine, theirs = judged(0, **table), judged(1, **table)
        assert mine.total != 0
        assert mine.total == pytest.approx(-theirs.total)

    @pytest.mark.parametrize(
        ("term", "better"),
        [
            ("health", {"health": 31}),
            ("mastery", {"mastery": 6}),
            ("deck", {"hand": "5 crystal, drakonarius"}),
            ("champions", {"champions": "optio-crusher"}),
            ("health", {"p1_health": 29}),
            ("mastery", {"p1_mastery": 4}),
            ("champions", {"p1_champions": ""}),
        ],
    )
    def test_more_is_better(self, term, better):
        table = {
            "health": 30,
            "mastery": 5,
            "hand": "6 crystal",
            "p1_health": 30,
            "p1_mastery": 5,
            "p1_champions": "evokatus",
        }
        before, after = judged(**table), judged(**table | better)
        assert getattr(after.lead, term) > getattr(before.lead, term)
        assert after.total > before.total

    def test_banishing_a_weak_card_makes_the_deck_better(self):
        many, few = judged(deck="7 crystal, 3 drakonarius"), judged(deck="4 crystal, 3 drakonarius")
        assert few.lead.deck > many.lead.deck

    def test_low_health_is_dangerous_against_a_strong_deck(self):
        strong = {"p1_deck": "5 nil-assassin", "health": 40}
        assert judged(**strong).lead.danger < judged(health=40).lead.danger == 0
        assert judged(**strong | {"health": 10}).lead.danger < judged(**strong).lead.danger

    def test_the_game_outweighs_everything(self):
        won = judged(health=1, p1_health=0, p2_health=0)
        assert won.lead.outcome == 1
        assert won.total > 900
        assert judged(1, health=1, p1_health=0, p2_health=0).total < -900

    def test_an_opponent_who_is_out_is_better_than_a_weak_one(self):
        weak = judged(p1_health=1, p2_health=30)
        assert judged(p1_health=0, p2_health=30).total > weak.total

    def test_a_better_deck_matters_less_when_the_end_is_near(self):
        assert weights_for(Situation(health=5).state).deck < weights_for(Situation(health=50).state).deck

    def test_cards_in_the_play_area_belong_to_the_deck(self):
        assert judged(played="6 crystal").lead.deck == judged(discard="6 crystal").lead.deck
