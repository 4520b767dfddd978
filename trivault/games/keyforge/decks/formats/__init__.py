"""Deck lists in the formats that people have, one module a format; `reader.py` tells them apart."""
