"""Connections of clients and of other processes, with their limits."""
