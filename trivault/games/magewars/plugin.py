"""All that Mage Wars Arena brings to the registry."""

from trivault.registry.entry import GameEntry

ENTRY = GameEntry(
    "mage-wars",
    game="trivault.games.magewars.game:GAME",
    presenter="trivault.games.magewars.presentation.presenter:MageWarsPresenter",
    board="trivault.games.magewars.presentation.terminal:BOARD",
    heuristics="trivault.games.magewars.bots.heuristics:MageWarsHeuristics",
    levels="trivault.games.magewars.bots.levels:LEVELS",
    calibration="trivault.games.magewars.analysis:CALIBRATION",
    match_stats="trivault.games.magewars.simulate:MageWarsMatchStats",
    encoder="trivault.games.magewars.research:MageWarsEncoder",
    cards="trivault.games.magewars.presentation.card_list:CARDS",
    decks="trivault.games.magewars.presentation.deck_list:DECKS",
    drafts="trivault.games.magewars.presentation.drafts:DRAFTS",
    puzzles="trivault.games.magewars.puzzles:MEASURES",
    vocabulary="trivault.games.magewars.presentation.vocabulary:VOCABULARY",
)
