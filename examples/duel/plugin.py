"""All that Duel brings to the registry."""

from trivault.registry import GameEntry

ENTRY = GameEntry(
    "duel",
    game="examples.duel.game:GAME",
    presenter="examples.duel.presentation.presenter:DuelPresenter",
    board="examples.duel.presentation.terminal:BOARD",
    encoder="examples.duel.research:DuelEncoder",
)
