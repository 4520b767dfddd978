"""The table in the terminal: boards, lines, commands, saved games."""
