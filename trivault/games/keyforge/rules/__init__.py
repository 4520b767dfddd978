"""The rules of KeyForge, a module for each chapter of the rulebook."""
