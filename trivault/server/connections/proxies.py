"""The proxies in front of the server, by their addresses and networks."""

from __future__ import annotations

from collections.abc import Iterable
from contextlib import suppress
from functools import lru_cache
from ipaddress import ip_address, ip_network


class Proxies:
    """Addresses, networks (`10.0.0.0/8`) and other names of hosts; `*` for all there are."""

    def __init__(self, given: Iterable[str]) -> None:
        self._names = frozenset(given)
        self._networks = []
        for each in self._names:
            with suppress(ValueError):  # a name that is no address
                self._networks.append(ip_network(each))
        self._known = lru_cache(4096)(self._includes)

    def __contains__(self, host: str) -> bool:
        return self._known(host)

    def _includes(self, host: str) -> bool:
        if "*" in self._names or host in self._names:
            return True
        try:
            address = ip_address(host)
        except ValueError:
            return False
        return any(address in network for network in self._networks)
