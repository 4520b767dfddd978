"""The table in the terminal: boards, lines, what players type, saved games."""
