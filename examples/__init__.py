"""Small complete programs on the engine."""
