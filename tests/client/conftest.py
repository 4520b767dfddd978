"""Games that are the same whenever a test runs."""

from tests.server.serving import steady as steady
