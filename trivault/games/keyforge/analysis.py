"""What calibrates the win probabilities of KeyForge."""

from trivault.analysis.calibration import of_files
from trivault.games.keyforge.bots.model import PACKAGE

CALIBRATION = of_files(PACKAGE, "weights.json", "policy.json")
