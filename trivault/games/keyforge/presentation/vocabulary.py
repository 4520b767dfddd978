"""How the expressions of KeyForge's cards are listed."""

from trivault.games.keyforge.text.phrases import arranged
from trivault.library.vocabulary import Vocabulary

VOCABULARY = Vocabulary(
    "KeyForge", "trivault.games.keyforge.cards", group="cards-in-play", effect="gain", arranged=arranged
)
