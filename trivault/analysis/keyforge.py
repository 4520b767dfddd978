"""Judging answers of KeyForge by what its levels have learned."""

from trivault.analysis.turns import TurnAdvisor
from trivault.players.keyforge.guide import guide

ADVISOR = TurnAdvisor(guide(), "trivault.players.keyforge", ("weights.json", "policy.json"))
