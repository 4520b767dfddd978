"""What there is to look up of KeyForge."""
