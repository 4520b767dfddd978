"""Learning what positions are worth: self-play, fitting, and the weights that levels use."""
