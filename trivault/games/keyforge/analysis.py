"""Judging answers of KeyForge by what its levels have learned."""

from trivault.analysis.turns import TurnAdvisor
from trivault.games.keyforge.bots.guide import guide

ADVISOR = TurnAdvisor(guide(), "trivault.games.keyforge.bots", ("weights.json", "policy.json"))
