"""Which hosts are proxies."""

import pytest

from trivault.server.connections.proxies import Proxies


@pytest.mark.parametrize(
    ("given", "host", "known"),
    [
        ((), "127.0.0.1", False),
        (("127.0.0.1",), "127.0.0.1", True),
        (("127.0.0.1",), "127.0.0.2", False),
        (("10.0.0.0/8",), "10.200.3.4", True),
        (("10.0.0.0/8",), "11.0.0.1", False),
        (("::1",), "0:0:0:0:0:0:0:1", True),
        (("::1",), "127.0.0.1", False),
        (("unix",), "unix", True),
        (("unix",), "", False),
        (("*",), "192.0.2.1", True),
    ],
)
def test_a_proxy_is_known_by_address_network_or_name(given, host, known):
    assert (host in Proxies(given)) == known
