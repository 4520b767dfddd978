"""The game-agnostic engine: effect trees, one interpreter, choices, events, views, replays."""
