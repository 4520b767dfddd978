"""All that KeyForge brings to the registry."""

from trivault.registry.entry import GameEntry

ENTRY = GameEntry(
    "keyforge",
    game="trivault.games.keyforge.game:GAME",
    presenter="trivault.games.keyforge.presentation.presenter:KeyForgePresenter",
    board="trivault.games.keyforge.presentation.terminal:BOARD",
    heuristics="trivault.games.keyforge.bots.heuristics:KeyForgeHeuristics",
    levels="trivault.games.keyforge.bots.levels:LEVELS",
    calibration="trivault.games.keyforge.analysis:CALIBRATION",
    match_stats="trivault.games.keyforge.simulate:KeyForgeMatchStats",
    encoder="trivault.games.keyforge.research:KeyForgeEncoder",
    cards="trivault.games.keyforge.presentation.card_list:CARDS",
    decks="trivault.games.keyforge.presentation.deck_list:DECKS",
    puzzles="trivault.games.keyforge.puzzles:MEASURES",
    authoring="trivault.games.keyforge.authoring:AUTHORING",
    series="trivault.games.keyforge.decks.series:SERIES",
    vocabulary="trivault.games.keyforge.presentation.vocabulary:VOCABULARY",
)
