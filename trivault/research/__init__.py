"""Games as arrays for those who train players: observations, masks, environments and many games at once.

Needs the extra `research`; `docs/how-to/use-games-as-arrays.md` says how to begin.
"""

from trivault.research.extra import MissingExtra, research_extra

with research_extra():
    from trivault.research.aec import TurnEnv as aec_env
    from trivault.research.array_game import ArrayGame
    from trivault.research.encoder import ArrayLayout, Encoder
    from trivault.research.encoders import encoded, encoder
    from trivault.research.episode import Episode
    from trivault.research.parallel import TogetherEnv as parallel_env
    from trivault.research.processes import ProcessGames
    from trivault.research.single import OpponentEnv as gym_env
    from trivault.research.vector import Arrays, VectorGames

__all__ = [
    "ArrayGame",
    "ArrayLayout",
    "Arrays",
    "Encoder",
    "Episode",
    "MissingExtra",
    "ProcessGames",
    "VectorGames",
    "aec_env",
    "encoded",
    "encoder",
    "gym_env",
    "parallel_env",
]
