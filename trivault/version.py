"""The version of Trivault, read by the build and by `trivault --version`."""

__version__ = "0.2.0"
