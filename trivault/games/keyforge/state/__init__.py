"""The state of a game of KeyForge: what lies on the table, and what is printed on cards."""
