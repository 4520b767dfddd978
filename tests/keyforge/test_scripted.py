"""How many cards need code of their own: a step in plain Python, or a node class, that no other card uses.

What a card looks for or counts (`Is`, `When`, `Number`) is a term, and a class that only finds other words
for what it inherits is no code of a card's own.
"""

from collections import defaultdict
from collections.abc import Iterator
from itertools import chain

from trivault.games.keyforge import GAME
from trivault.kernel.nodes import Do, Node, Script

MOST = 0.07  # of all cards


def nodes(tree: Node) -> Iterator[Node]:
    """The nodes of a tree, without the rules of the game that it calls."""
    return chain([tree], *map(nodes, Node.children(tree)))


def own_code(node: Node) -> object | None:
    """The code that a card may be the only one to use; the kernel's and the rules' own is nobody's."""
    if isinstance(node, Do | Script):
        return node.name
    cls = type(node)
    only_words = {name for name in vars(cls) if not name.startswith("__")} & BEHAVIOUR == {"words"}
    return None if only_words or ".kernel." in cls.__module__ else cls


# What a class can do otherwise than the one it is made from.
BEHAVIOUR = {"words", *(name for name in vars(Node) if not name.startswith("__"))}


def test_few_cards_need_code_of_their_own():
    users = defaultdict(set)
    for card in GAME.cards.values():
        for node in chain(*map(nodes, card.trees())):
            users[own_code(node)].add(card.slug)
    scripted = {slug for code, slugs in users.items() if code is not None and len(slugs) == 1 for slug in slugs}
    share = len(scripted) / len(GAME.cards)
    assert share < MOST, f"{len(scripted)} of {len(GAME.cards)} cards: {', '.join(sorted(scripted))}"
