"""Networks of PyTorch (`pip install torch`) that know which actions are legal, for those who train players."""

from __future__ import annotations

from typing import Any

from trivault.research.encoders import encoder
from trivault.research.extra import MissingExtra

try:
    import torch
except ModuleNotFoundError:
    raise MissingExtra("networks need torch: pip install torch", name="torch") from None

SCALE = 10  # most numbers of a game lie below it
NEVER = -1e9  # what is said of an illegal action: it is as good as impossible


class ObservationNetwork(torch.nn.Module):  # type: ignore[misc]  # unknown where types are checked
    """One hidden layer between an observation and some numbers."""

    def __init__(self, game: str, outputs: int, players: int, hidden: int) -> None:
        super().__init__()
        slots = encoder(game, players).slots
        self.layers = torch.nn.Sequential(
            torch.nn.Linear(slots, hidden), torch.nn.ReLU(), torch.nn.Linear(hidden, outputs)
        )

    def numbers(self, obs: Any) -> Any:
        return self.layers(torch.as_tensor(obs["observation"]) / SCALE)


class Actor(ObservationNetwork):
    """How good each action is, as logits."""

    def __init__(self, game: str, players: int = 2, hidden: int = 128) -> None:
        super().__init__(game, encoder(game, players).actions, players, hidden)

    def forward(self, obs: Any, state: Any = None, info: Any = None) -> tuple[Any, Any]:
        """Takes and gives what Tianshou does: `state` is that of networks with a memory."""
        illegal = torch.as_tensor(obs["action_mask"]) == 0
        return self.numbers(obs).masked_fill(illegal, NEVER), state


class Critic(ObservationNetwork):
    """How good the situation is."""

    def __init__(self, game: str, players: int = 2, hidden: int = 128) -> None:
        super().__init__(game, 1, players, hidden)

    def forward(self, obs: Any, **_: Any) -> Any:
        return self.numbers(obs)
