"""The rules of Shards of Infinity, a module for each chapter of the rulebook."""
