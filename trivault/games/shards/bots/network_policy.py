"""The network of Shards of Infinity that comes with the package."""

from __future__ import annotations

from functools import partial

from trivault.bots.swift import NetworkPolicy, packaged
from trivault.games.shards.bots import network_features

POLICY = NetworkPolicy(network_features, partial(packaged, "trivault.games.shards.bots", "shards"))
