"""Expressions in words that are the same in every run."""

import pytest

import trivault


@pytest.mark.parametrize("name", trivault.NAMES)
def test_a_fingerprint_holds_no_address_of_an_object(name):
    """In a compiled build functions inside others are objects without a name of their own."""
    game = trivault.load(name)
    assert "0x" not in "".join([*map(repr, game.program.nodes), *game.facts()])
