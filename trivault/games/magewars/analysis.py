"""What calibrates the win probabilities of Mage Wars."""

from hashlib import blake2b

from trivault.analysis.calibration import Calibrated
from trivault.games.magewars.bots.levels import FULL_ARENA_EXPERT, PACKAGE
from trivault.games.magewars.bots.round_search import LEAD

MANNER = 2  # the next number when positions come to be valued in another way

CALIBRATION = Calibrated(
    PACKAGE, blake2b(repr((MANNER, FULL_ARENA_EXPERT, LEAD)).encode(), digest_size=8).hexdigest()
)
