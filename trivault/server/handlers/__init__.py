"""Handlers of requests, a module for each group of messages."""
