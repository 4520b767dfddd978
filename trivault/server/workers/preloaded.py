"""What every process beside the server has from its beginning; imported there alone."""

import gc

import trivault.server.workers.uploads  # with the bots
from trivault import registry

__all__ = ["trivault"]

for name in registry.NAMES:
    registry.load(name).fingerprint  # noqa: B018  # worked out on first use
gc.freeze()  # what is not looked through stays shared
