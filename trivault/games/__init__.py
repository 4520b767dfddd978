"""The games that come with Trivault: a package for each, of the same shape as a game of other people."""

PLUGINS = (
    "trivault.games.shards.plugin:ENTRY",
    "trivault.games.keyforge.plugin:ENTRY",
    "trivault.games.magewars.plugin:ENTRY",
)
