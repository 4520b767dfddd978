"""Judging answers of Shards of Infinity by what its levels have learned."""

from trivault.analysis.turns import TurnAdvisor
from trivault.players.shards.guide import guide

ADVISOR = TurnAdvisor(guide(), "trivault.players.shards")
