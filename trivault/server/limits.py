"""Limits for connections, addresses and people: rates, sizes and numbers."""

from __future__ import annotations

import time
from collections import Counter
from ipaddress import IPv6Address, ip_address, ip_network

from trivault.server import requests
from trivault.server.settings import Settings

REMEMBERED = 10_000  # names and addresses
HOUSEHOLD = 10  # so many at one address are as good as one alone

COSTS: dict[type[requests.Request], int] = {  # of requests that are more work than a usual one
    requests.Cards: 5,
    requests.Deck: 2,
    requests.Draft: 5,
    requests.Create: 2,
    requests.Load: 20,
    requests.PlayOn: 20,
    requests.Try: 2,
    requests.Join: 5,
    requests.Mine: 3,
    requests.TournamentCreate: 5,
    requests.TournamentEnter: 3,
    requests.TournamentBegin: 10,
    requests.TournamentLeave: 3,
    requests.Profile: 10,
    requests.Export: 10,
    requests.Forget: 20,
    requests.Exercises: 5,
    requests.Exercise: 2,
    requests.Missed: 20,
    requests.OwnPuzzle: 20,
    requests.Rematch: 2,
    requests.Hint: 2,
    requests.Preview: 2,
    requests.WhyNot: 5,
    requests.Describe: 2,
    requests.Log: 5,
    requests.Timeline: 5,
    requests.Report: 5,
    requests.Analyse: 10,
    requests.Save: 2,
    requests.Language_: 2,
}
LONG = 1000  # bytes that are as much work as another request, such as those of a deck list …
LONGEST = 40  # … up to so many: files are read bit by bit, so that nobody waits for them


def cost(request: requests.Request, size: int) -> int:
    """For how many usual requests one of this size counts."""
    return COSTS.get(type(request), 1) + min(size // LONG, LONGEST)


class Bucket:
    """A token bucket: so many at once, and then so many a second."""

    def __init__(self, rate: float, burst: int) -> None:
        self.rate = rate
        self.burst = burst
        self._tokens = float(burst)
        self._at = time.monotonic()

    def take(self, many: int = 1) -> float:
        """Take some; how many seconds that is early."""
        now = time.monotonic()
        self._tokens = min(self.burst, self._tokens + (now - self._at) * self.rate) - many
        self._at = now
        return max(0.0, -self._tokens / self.rate)

    def allows(self, many: int = 1) -> bool:
        """Take some if there are as many."""
        if early := self.take(many):
            self._tokens += many
        return not early

    def give_back(self) -> None:
        self._tokens += 1


class Limits:
    """What is kept in mind of addresses and names. At this machine sits its owner, or a proxy in front of
    everybody: that address is not limited."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self._hosts: Counter[str] = Counter()  # connections
        self._buckets: dict[str, Bucket] = {}
        self._right: dict[tuple[str, str], None] = {}  # names, and addresses from which their owners came

    def came(self, host: str) -> None:
        self._hosts[host] += 1

    def gone(self, host: str) -> None:
        self._hosts[host] -= 1
        if not self._hosts[host]:
            del self._hosts[host]

    def many(self, host: str) -> bool:
        """Whether nobody else may come from this address."""
        return not local(host) and self._hosts[host] >= self.settings.address

    def household(self, host: str) -> Bucket:
        """How fast messages from this address are read."""
        rate, burst = self.settings.rate * HOUSEHOLD, self.settings.burst * HOUSEHOLD
        return Bucket(1e9, 10**9) if local(host) else self._bucket(f"messages {host}", rate, burst)

    def may_ask(self, host: str) -> bool:
        """Whether another page may be sent to this address."""
        rate, burst = self.settings.page_rate, self.settings.page_burst
        return local(host) or self._bucket(f"pages {host}", rate, burst).allows()

    def may_chat(self, host: str) -> bool:
        """Whether another line may be said from this address; to how many, others decide."""
        rate, burst = self.settings.chat_rate * HOUSEHOLD, self.settings.chat_burst * HOUSEHOLD
        return local(host) or self._bucket(f"chat {host}", rate, burst).allows()

    def may_keep(self, host: str, size: int) -> bool:
        """Whether so many bytes more may be stored for this address."""
        most = self.settings.uploaded
        return local(host) or self._bucket(f"bytes {host}", most / 3600, most).allows(size)

    def may_open(self, host: str) -> bool:
        """Whether another room may be opened from this address."""
        opened = self.settings.opened
        return local(host) or self._bucket(f"rooms {host}", opened / 60, opened).allows()

    def may_write(self, *whom: str) -> bool:
        """Whether another letter may be asked for: by somebody, to an address, from another."""
        many = self.settings.letters
        return all(self._bucket(f"letters {each}", many / 3600, many).allows() for each in whom)

    def may_try(self, name: str, host: str) -> bool:
        """Whether another password may be tried for a name from this address. Wrong ones from elsewhere do
        not lock out who has been right from here before."""
        many = self.settings.tries * HOUSEHOLD
        buckets = [self._tries(name, host), self._bucket(f"tries {host}", many / 60, many)]
        if (name, host) not in self._right:
            buckets.append(self._bucket(f"name {name}", many / 60, many))
        return all(bucket.allows() for bucket in buckets)

    def was_right(self, name: str, host: str) -> None:
        """A correct password: it does not count as a try."""
        self._tries(name, host).give_back()
        self._right[name, host] = None
        if len(self._right) > REMEMBERED:
            self._right.pop(next(iter(self._right)))

    def _tries(self, name: str, host: str) -> Bucket:
        return self._bucket(f"name {name} {host}", self.settings.tries / 60, self.settings.tries)

    def _bucket(self, what: str, rate: float, burst: int) -> Bucket:
        if what not in self._buckets:
            if len(self._buckets) >= REMEMBERED:
                self._buckets.pop(next(iter(self._buckets)))
            self._buckets[what] = Bucket(rate, burst)
        return self._buckets[what]


def network(host: str) -> str:
    """Who shares the limits of an address. A household has one IPv4 address, and of IPv6 a whole /64."""
    try:
        found = ip_address(host)
    except ValueError:  # a socket in a folder has no address
        return host
    if isinstance(found, IPv6Address):
        if found.ipv4_mapped is not None:
            return str(found.ipv4_mapped)
        if not found.is_loopback:
            return str(ip_network((found.packed, 64), strict=False))
    return str(found)


def local(host: str) -> bool:
    return host in ("127.0.0.1", "::1", "")
