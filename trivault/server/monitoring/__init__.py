"""Logs, metrics, health checks."""
