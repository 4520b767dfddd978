"""Judging answers of Shards of Infinity by what its levels have learned."""

from trivault.analysis.turns import TurnAdvisor
from trivault.games.shards.bots.guide import guide

ADVISOR = TurnAdvisor(guide(), "trivault.games.shards.bots")
