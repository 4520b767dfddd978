"""KeyForge."""
