"""The beginning of a KeyForge card that is not here yet: its facts as the files declare them, and a test
that fails until somebody says what the card does."""

from __future__ import annotations

import json
from collections.abc import Iterator
from textwrap import dedent

from trivault.games.keyforge.authoring.printed_facts import CardFacts, NotPrinted, PrintedFacts
from trivault.games.keyforge.game import GAME

PLACES = {"creature": "line", "artifact": "artifacts"}  # where a card lies when it is used
X = "X"  # a printed power that the text of the card explains


def stub(facts: PrintedFacts, typed: str) -> dict[str, str]:
    """What to write into which file."""
    card = facts.card(typed)
    if card.id in GAME.cards:
        raise NotPrinted(f"{card.id} is here already; trivault cards keyforge {card.id} shows it")
    if card.half == "top":
        raise NotPrinted(f"{card.id} is the top half of {card.other_half}, which declares both")
    halves = [card, *([facts.cards[card.other_half]] if card.half else [])]
    folder, house = card.set.lower(), (card.houses or ["anomalies"])[0].replace("-", "_")
    return {
        f"trivault/games/keyforge/cards/{folder}/{house}.py": f"    {declaration(halves)},{_also(card)}",
        f"tests/games/keyforge/cards/{folder}/test_{house}.py": _test(card),
    }


def declaration(halves: list[CardFacts]) -> str:
    """The call that declares a card, in the words of the frames."""
    card = halves[0]
    house = card.houses[0].upper().replace("-", "_") if card.houses else '""'
    call = f'{card.type}("{card.id}", {house}{"".join(f", {each}" for each in _facts(card))})'
    if len(halves) == 1:
        return call
    amber = f", amber={halves[1].amber}" if halves[1].amber else ""
    return f"*gigantic({call}{amber})"


def _facts(card: CardFacts) -> Iterator[str]:
    if card.type == "creature":
        yield "power=0, x_power=True" if card.power == X else f"power={card.power}"
    if card.armor:
        yield f"armor={card.armor}"
    if card.amber:
        yield f"amber={card.amber}"
    if card.traits:
        yield f'traits="{" ".join(card.traits)}"'
    if card.keywords:
        valued = (each.partition(":") for each in card.keywords)
        yield f"keywords={json.dumps({name: int(n or 1) for name, _, n in valued})}"
    if card.enhance:
        yield f"enhance={json.dumps(card.enhance)}"


def _also(card: CardFacts) -> str:
    others = ", ".join(card.houses[1:])
    return f"  # also printed in {others}" if others else ""


def _test(card: CardFacts) -> str:
    """The card on the table, and nothing said of what it does."""
    place = PLACES.get(card.type, "hand")
    house = f'house="{card.houses[0]}", ' if card.houses else ""
    verb = "play" if place == "hand" else "use"
    return dedent(f'''\
        # {card.names["en"]}


        def test_{card.id.replace("-", "_")}():
            """What it does; then tests of the case in which it does nothing, and of the boundary."""
            with Situation({house}{place}="{card.id}") as table:
                table.answer("{verb} {card.id}")
                table.changed()''')
