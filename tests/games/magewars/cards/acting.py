"""What tests of cards do again and again, and look at afterwards."""

from tests.games.magewars.cards.revealing import Revealing


def strike(table, attacker, defender, bar=""):
    table.answer(f"activate {attacker}", f"attack {attacker} {defender}{bar}")


def hit(table, name):
    return table.piece(name).damage, table.piece(name).markers


def zone(table, name):
    return table.state.arena.names[table.piece(name).zone]


def spell(name, *where, mage="wizard", **table):
    """The mage in b2 has this spell prepared, and mana for all of them."""
    marks = table.pop("marks", "")
    return Revealing(mage=f"{mage} b2 mana:40 {marks}", prepared=name, **table)


def cast(table, spell, target):
    table.answer(f"quickcast {spell}", f"target {target}")
