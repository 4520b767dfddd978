"""Mars of Age of Ascension."""

from trivault.games.keyforge.cards.frames import creature
from trivault.games.keyforge.printed import MARS
from trivault.games.keyforge.things import Creatures, InZone
from trivault.games.keyforge.vocabulary.effects import archive, archive_a_card, purge, stun
from trivault.games.keyforge.vocabulary.flow import if_you_do
from trivault.games.keyforge.vocabulary.terms import ITS_FOE
from trivault.kernel.terms import each, one, up_to

CARDS = (
    creature("collector-worm", MARS, power=2, armor=5, traits="beast",
             fight=archive(each(Creatures(ITS_FOE)))),  # KF-ERR-28
    creature("yzphyz-knowdrone", MARS, power=3, armor=1, traits="martian scientist", play=[
        archive_a_card(), purge(up_to(1, InZone("archives"))), if_you_do(stun(one(Creatures()))),
    ]),  # KF-ERR-18
)  # fmt: skip
