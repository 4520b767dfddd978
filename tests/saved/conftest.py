"""The databases of the server's tests."""

from tests.server.conftest import cluster as cluster
from tests.server.serving import steady as steady
