"""A seat at a table server, in the terminal: lines that are read and typed."""
