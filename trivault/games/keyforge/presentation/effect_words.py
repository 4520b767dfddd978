"""What is in force on a table of KeyForge, in words."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator

from trivault.games.keyforge.positions.view import KeyForgeView
from trivault.games.keyforge.presentation import active_effects
from trivault.games.keyforge.presentation.active_effects import ActiveAbility
from trivault.games.keyforge.presentation.table_words import KeyForgeTableWords
from trivault.games.keyforge.rules.forge import key_cost
from trivault.games.keyforge.state import moments
from trivault.games.keyforge.state.model import KEY_COST
from trivault.kernel.ids import NOTHING, Thing, is_player
from trivault.kernel.text import Message
from trivault.presentation.presenter import ActiveEffect

STATES = ("stunned", "warded", "enraged")


def affecting(presenter: KeyForgeTableWords, view: KeyForgeView, thing: Thing) -> list[ActiveEffect]:
    """States and upgrades of a card, and what cards elsewhere and lasting effects do to it."""
    state = presenter.table(view)
    hand = view.sides[view.player].hand if view.player >= 0 else ()
    found = active_effects.affecting(state, thing) if is_player(thing) or thing in (*state.play, *hand) else []
    if thing not in state.play:
        return in_words(presenter, view, found)
    upgrades = state.play[thing].upgrades
    elsewhere = [each for each in found if each.card not in upgrades]
    worn = [_upgrade(presenter, view, card) for card in upgrades]
    return [*_states(presenter, view, thing), *worn, *in_words(presenter, view, elsewhere)]


def _states(presenter: KeyForgeTableWords, view: KeyForgeView, thing: Thing) -> Iterator[ActiveEffect]:
    piece = presenter.table(view).play[thing]
    for name in STATES:
        if getattr(piece, name):
            yield ActiveEffect(presenter.say(f"ui-{name}"), presenter.say(f"ui-means-{name}"))
    if piece.power:
        yield ActiveEffect(
            presenter.say("ui-power-counters"), presenter.say("ui-means-power", n=f"{piece.power:+}")
        )


def _upgrade(presenter: KeyForgeTableWords, view: KeyForgeView, card: Thing) -> ActiveEffect:
    """An upgrade says on its face what it does."""
    slug, name = view.cards[card], presenter.name(view.cards[card])
    who, text = presenter.player(presenter.table(view).owners[card]), presenter.printed(slug).text.rstrip(".")
    return ActiveEffect(name, presenter.say("ui-in-force", player=who, card=name, effect=text), slug)


def key_cost_in_words(presenter: KeyForgeTableWords, view: KeyForgeView, seat: int) -> str:
    """What a key costs a player, and which cards change that."""
    state = presenter.table(view)
    changes = [
        presenter.say("ui-cost-change", card=_card(presenter, view, card), n=f"{n:+}")
        for card, n in active_effects.key_cost_changes(state, seat)
    ]
    who, cost = presenter.player(seat), key_cost(state, seat)
    if not changes:
        return presenter.say("ui-cost", player=who, n=cost)
    return presenter.say("ui-cost-changed", player=who, n=cost, base=KEY_COST, changes=", ".join(changes))


def in_words(
    presenter: KeyForgeTableWords, view: KeyForgeView, found: Iterable[ActiveAbility]
) -> list[ActiveEffect]:
    """Cards that do the same are counted."""
    alike = Counter((_slug(view, each.card), each._replace(card=NOTHING)) for each in found)
    return [_said(presenter, view, slug, n, each) for (slug, each), n in alike.items()]


def _said(
    presenter: KeyForgeTableWords, view: KeyForgeView, slug: str, n: int, each: ActiveAbility
) -> ActiveEffect:
    card = presenter.name(slug) if slug else presenter.say("hidden-card")
    card = presenter.say("ui-several", card=card, n=n) if n > 1 else card
    effect = presenter.words.say(each.effect)
    if each.about:
        about = presenter.words.listing([presenter.words.say(message) for message in each.about])
        effect = presenter.say("ui-about", effect=effect, about=about)
    if until := _until(presenter, view, each.until):
        effect = presenter.say("ui-until", effect=effect, until=until)
    said = presenter.say("ui-in-force", player=presenter.player(each.you), card=card, effect=effect)
    return ActiveEffect(card, said, slug)


def _slug(view: KeyForgeView, card: Thing) -> str:
    return view.cards[card] if card >= 0 else ""


def _card(presenter: KeyForgeTableWords, view: KeyForgeView, card: Thing) -> str:
    return presenter.name(view.cards[card]) if card >= 0 else presenter.say("hidden-card")


def _until(presenter: KeyForgeTableWords, view: KeyForgeView, moment: str) -> Message | None:
    """When a lasting effect ends: at the start or end of a turn, or with a card."""
    if (found := moments.read(moment)) is None:
        return None
    when, number = found
    if when == moments.LEAVES:
        return Message("ui-until-leaves", card=_card(presenter, view, number))
    return Message(f"ui-until-{when}", player=Message("player", n=number + 1))
