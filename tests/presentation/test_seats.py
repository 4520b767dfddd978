"""Who sits where when not everybody is named."""

import pytest

from trivault.presentation.seats import complete


@pytest.mark.parametrize(
    ("named", "many", "seated"),
    [
        ((), 2, ("human", "greedy")),
        ((), 4, ("human", "greedy", "greedy", "greedy")),
        (("random",), 2, ("random", "greedy")),
        (("human", "random"), 2, ("human", "random")),
        (("human", "random", "human"), 2, ("human", "random")),
    ],
)
def test_every_seat_is_taken(named: tuple[str, ...], many: int, seated: tuple[str, ...]) -> None:
    assert complete(named, many) == seated
