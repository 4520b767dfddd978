"""The spaces of observations and actions, as PettingZoo and Gymnasium name them."""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import spaces

from trivault.research.encoder import BOUND, Encoder
from trivault.research.episode import Episode

Observation = dict[str, Any]  # "observation" and "action_mask", as arrays


def observation_space(encoder: Encoder) -> spaces.Dict:
    return spaces.Dict(
        {
            "observation": spaces.Box(-BOUND, BOUND, (encoder.slots,), np.float32),
            "action_mask": spaces.Box(0, 1, (encoder.actions,), np.int8),
        }
    )


def action_space(encoder: Encoder) -> spaces.Discrete:
    return spaces.Discrete(encoder.actions)


def observed(episode: Episode, viewer: int) -> Observation:
    """What a player may know, in arrays of its own."""
    encoder = episode.encoder
    seen, legal = np.empty(encoder.slots, np.float32), np.empty(encoder.actions, np.int8)
    episode.observe(viewer, seen)
    episode.mask(viewer, legal)
    return {"observation": seen, "action_mask": legal}


def shown(episode: Episode) -> str:
    """The open choice, for `render`."""
    state = episode.state
    return repr(state) if episode.over else f"{state!r}\n{state.legal(episode.player)!r}"
