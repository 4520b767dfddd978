"""What every process beside the server has from its beginning; imported there alone."""

import gc

import trivault.server.uploads  # with the bots
from trivault import games

__all__ = ["trivault"]

for name in games.NAMES:
    games.load(name).fingerprint  # noqa: B018  # worked out on first use
gc.freeze()  # what is not looked through stays shared
