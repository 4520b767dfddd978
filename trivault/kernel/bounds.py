"""How large the numbers and texts of a saved state may be."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

MOST = 2_000_000  # more than any game counts: what is infinite is half of that (SI-AMB-05)
MANY = 5_000  # more parts than anything on a table has

Number = Annotated[int, Meta(ge=-MOST, le=MOST)]
Count = Annotated[int, Meta(ge=0, le=MOST)]
Word = Annotated[str, Meta(max_length=100)]
Words = Annotated[list[Word], Meta(max_length=100)]
Cards = Annotated[list[int], Meta(max_length=MANY)]
