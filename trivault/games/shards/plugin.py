"""All that Shards of Infinity brings to the registry."""

from trivault.registry.entry import GameEntry

ENTRY = GameEntry(
    "shards",
    game="trivault.games.shards.game:GAME",
    presenter="trivault.games.shards.presentation.presenter:ShardsPresenter",
    board="trivault.games.shards.presentation.terminal:BOARD",
    judge="trivault.games.shards.bots.judge:ShardsJudge",
    levels="trivault.games.shards.bots.levels:LEVELS",
    advisor="trivault.games.shards.analysis:ADVISOR",
    match_stats="trivault.games.shards.simulate:ShardsMatchStats",
    encoder="trivault.games.shards.research:ShardsEncoder",
    cards="trivault.games.shards.presentation.card_list:CARDS",
    puzzles="trivault.games.shards.puzzles:MEASURES",
)
