"""How a card is declared: one call, read like the card."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from trivault.games.keyforge.rules import events
from trivault.games.keyforge.state.model import KeyForgeState
from trivault.games.keyforge.state.printed import ACTION_TYPE, ARTIFACT, CREATURE, UPGRADE, Card, Labelled
from trivault.games.keyforge.effects.events import ABOUT_THIS, FOUGHT_TO_THE_END, IS_DESTROYED
from trivault.games.keyforge.effects.terms import Effect
from trivault.kernel.abilities import Ability, Before
from trivault.kernel.control import seq
from trivault.kernel.terms import Condition, Filter, Group

S = KeyForgeState
Effects = Effect | Sequence[Effect] | None


def _tree(effects: Effects) -> Effect | None:
    return seq(*effects) if isinstance(effects, Sequence) else effects


def labelled(
    play: Effects = None,
    reap: Effects = None,
    fight: Effects = None,
    before_fight: Effects = None,
    destroyed: Effects = None,
    before_reap: Effects = None,
) -> list[Ability[S]]:
    """The abilities behind the bold words of a card."""
    abilities: list[Ability[S]] = []
    for effects, window in (
        (play, events.PLAYED),
        (reap, events.REAPED),
        (fight, events.FOUGHT),
        (before_fight, events.BEFORE_FIGHT),
        (before_reap, events.BEFORE_REAP),
    ):
        tree = _tree(effects)
        if tree is not None:
            when = FOUGHT_TO_THE_END if window is events.FOUGHT else ABOUT_THIS
            abilities.append(Labelled(window.name, when, tree))
    tree = _tree(destroyed)
    if tree is not None:
        abilities.append(Before(events.DESTROY.name, IS_DESTROYED, tree))  # KF-DEST-01
    return abilities


def action(
    slug: str,
    house: str,
    *,
    amber: int = 0,
    play: Effects = None,
    keywords: dict[str, int] | None = None,
    enhance: dict[str, int] | None = None,
    copies: Group[S] | None = None,
) -> Card:
    return Card(
        slug,
        ACTION_TYPE,
        house,
        amber=amber,
        keywords=keywords or {},
        play=_tree(play),
        abilities=tuple(labelled(play=play)),
        enhance=enhance or {},
        copies=copies,
    )


def artifact(
    slug: str,
    house: str,
    *,
    amber: int = 0,
    traits: str = "",
    play: Effects = None,
    action: Effects = None,
    omni: Effects = None,
    constants: Sequence[Ability[S]] = (),
    other: Card | None = None,
    enhance: dict[str, int] | None = None,
) -> Card:
    return Card(
        slug,
        ARTIFACT,
        house,
        amber=amber,
        traits=frozenset(traits.split()),
        play=_tree(play),
        action=_tree(action),
        omni=_tree(omni),
        abilities=(*labelled(play=play), *constants),
        other=_form(other),
        enhance=enhance or {},
    )


def _form(other: Card | None) -> Card | None:
    """Another form of a card: a creature that may be played as an upgrade, an artifact that becomes a
    creature."""
    return replace(other, form=other.type) if other is not None else None


def creature(
    slug: str,
    house: str,
    *,
    power: int,
    armor: int = 0,
    amber: int = 0,
    traits: str = "",
    keywords: dict[str, int] | None = None,
    play: Effects = None,
    reap: Effects = None,
    fight: Effects = None,
    before_fight: Effects = None,
    before_reap: Effects = None,
    destroyed: Effects = None,
    action: Effects = None,
    omni: Effects = None,
    constants: Sequence[Ability[S]] = (),
    play_if: Condition[S] | None = None,
    only_fights: Filter[S] | None = None,
    enters_ready: bool = False,
    enters_stunned: bool = False,
    enters_enraged: bool = False,
    enters_opposed: bool = False,
    enters_as: Group[S] | None = None,
    x_power: bool = False,
    other: Card | None = None,
    enters_ready_if: Condition[S] | None = None,
    enhance: dict[str, int] | None = None,
    in_discard: Sequence[Ability[S]] = (),
    sorts_archives: bool = False,
) -> Card:
    return Card(
        slug,
        CREATURE,
        house,
        power,
        armor,
        amber,
        frozenset(traits.split()),
        keywords or {},
        play=_tree(play),
        action=_tree(action),
        omni=_tree(omni),
        abilities=(*labelled(play, reap, fight, before_fight, destroyed, before_reap), *constants),
        play_if=play_if,
        only_fights=only_fights,
        enters_ready=enters_ready,
        enters_stunned=enters_stunned,
        enters_enraged=enters_enraged,
        enters_opposed=enters_opposed,
        enters_as=enters_as,
        x_power=x_power,
        other=_form(other),
        enters_ready_if=enters_ready_if,
        enhance=enhance or {},
        in_discard=tuple(in_discard),
        sorts_archives=sorts_archives,
    )


def gigantic(bottom: Card, amber: int = 0) -> tuple[Card, Card]:
    """Both halves of a gigantic creature: power, armor and text stand on the bottom half, bonus icons on
    the top one (KF-GIG-01)."""
    slug = f"{bottom.slug}2"
    facts = (CREATURE, bottom.house, bottom.power, 0, amber, bottom.traits)
    return (
        replace(bottom, half="bottom", other_half=slug),
        Card(slug, *facts, half="top", other_half=bottom.slug),
    )


def printed_in(houses: Sequence[str], card: Card) -> Card:
    """A card that is printed in several houses with one number."""
    return replace(card, house=houses[0], also_in=tuple(houses[1:]))


def upgrade(
    slug: str,
    house: str,
    *,
    amber: int = 0,
    play: Effects = None,
    gives: Sequence[Ability[S]] = (),
    gives_action: Effects = None,
    constants: Sequence[Ability[S]] = (),
) -> Card:
    return Card(
        slug,
        UPGRADE,
        house,
        amber=amber,
        play=_tree(play),
        abilities=(*labelled(play=play), *constants),
        gives=tuple(gives),
        gives_action=_tree(gives_action),
    )
