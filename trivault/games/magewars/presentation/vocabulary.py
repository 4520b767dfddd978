"""How the expressions of Mage Wars' cards are listed."""

from trivault.games.magewars.text.phrases import arranged
from trivault.kernel.text import Message
from trivault.library.vocabulary import Vocabulary

HOST = Message("host", kind="object")
VOCABULARY = Vocabulary(
    "Mage Wars",
    "trivault.games.magewars.cards",
    group="in-arena",
    effect="gain-mana",
    arranged=arranged,
    stands_for={"is-host": HOST, "attached-to": HOST},
)
