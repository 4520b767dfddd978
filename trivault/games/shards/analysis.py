"""What calibrates the win probabilities of Shards of Infinity."""

from trivault.analysis.calibration import of_files
from trivault.games.shards.bots.model import PACKAGE

CALIBRATION = of_files(PACKAGE, "weights.json")
