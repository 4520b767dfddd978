"""All that Shards of Infinity brings to the registry."""

from trivault.registry.entry import GameEntry

ENTRY = GameEntry(
    "shards",
    game="trivault.games.shards.game:GAME",
    presenter="trivault.games.shards.presentation.presenter:ShardsPresenter",
    board="trivault.games.shards.presentation.terminal:BOARD",
    heuristics="trivault.games.shards.bots.heuristics:ShardsHeuristics",
    levels="trivault.games.shards.bots.levels:LEVELS",
    calibration="trivault.games.shards.analysis:CALIBRATION",
    network="trivault.games.shards.bots.network_policy:POLICY",
    match_stats="trivault.games.shards.simulate:ShardsMatchStats",
    encoder="trivault.games.shards.research:ShardsEncoder",
    cards="trivault.games.shards.presentation.card_list:CARDS",
    puzzles="trivault.games.shards.puzzles:MEASURES",
)
