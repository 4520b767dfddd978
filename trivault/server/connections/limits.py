"""Limits for connections, addresses and people: rates, sizes and numbers."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Callable, Mapping
from ipaddress import IPv6Address, ip_address, ip_network

from trivault.server.protocol import requests
from trivault.server.settings import Settings

REMEMBERED = 10_000  # names and addresses
HOUSEHOLD = 10  # so many at one address are as good as one alone
PLENTY = 0.1  # of what may be taken at once: who has taken less is far from every limit

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

USUAL = 0.0025  # seconds for which a usual request keeps the server busy


def extra_cost(seconds: float) -> int:
    """For how many usual requests more a request counts that has kept the server busy for so long."""
    return int(seconds / USUAL)


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
        self._untold = 0.0  # taken since other processes were told

    def take(self, many: float = 1) -> float:
        """Take some; how many seconds that is early."""
        now = time.monotonic()
        self._tokens = min(self.burst, self._tokens + (now - self._at) * self.rate) - many
        self._at = now
        self._untold += many
        return max(0.0, -self._tokens / self.rate)

    def allows(self, many: float = 1) -> bool:
        """Take some if there are as many."""
        if early := self.take(many):
            self.give_back(many)
        return not early

    def give_back(self, many: float = 1) -> None:
        self._tokens += many
        self._untold -= many

    def spent(self) -> float:
        """What others must be told to have been taken; nothing while there is plenty left."""
        untold, self._untold = self._untold, 0.0
        return untold if self._tokens < self.burst * (1 - PLENTY) else 0.0

    def spend(self, many: float) -> None:
        """Take what was taken elsewhere."""
        self.take(many)
        self._untold -= many


def rates(settings: Settings) -> dict[str, tuple[float, int]]:
    """How much of each kind may be taken a second, after how much at once."""
    tries = settings.tries * HOUSEHOLD
    return {
        "messages": (settings.rate * HOUSEHOLD, settings.burst * HOUSEHOLD),
        "pages": (settings.page_rate, settings.page_burst),
        "chat": (settings.chat_rate * HOUSEHOLD, settings.chat_burst * HOUSEHOLD),
        "bytes": (settings.uploaded / 3600, settings.uploaded),
        "rooms": (settings.opened / 60, settings.opened),
        "letters": (settings.letters / 3600, settings.letters),
        "tries": (settings.tries / 60, settings.tries),  # for a name from an address
        "host": (tries / 60, tries),  # tries from an address …
        "name": (tries / 60, tries),  # … and for a name
    }


class Limits:
    """What is kept in mind of addresses and names. At this machine sits its owner, or a proxy in front of
    everybody: that address is not limited. What other processes have let pass counts, too."""

    def __init__(self, settings: Settings, elsewhere: Callable[[str], int] = lambda host: 0) -> None:
        self.settings = settings
        self.connections: Counter[str] = Counter()  # by addresses
        self._elsewhere = elsewhere  # connections of an address to other processes
        self._rates = rates(settings)
        self._buckets: dict[str, Bucket] = {}
        self._right: dict[tuple[str, str], None] = {}  # names, and addresses from which their owners came

    def connected(self, host: str) -> None:
        self.connections[host] += 1

    def disconnected(self, host: str) -> None:
        self.connections[host] -= 1
        if not self.connections[host]:
            del self.connections[host]

    def many(self, host: str) -> bool:
        """Whether nobody else may come from this address."""
        return not local(host) and self.connections[host] + self._elsewhere(host) >= self.settings.address

    def household(self, host: str) -> Bucket:
        """How fast messages from this address are read."""
        return Bucket(1e9, 10**9) if local(host) else self._bucket("messages", host)

    def may_ask(self, host: str) -> bool:
        """Whether another page may be sent to this address."""
        return local(host) or self._bucket("pages", host).allows()

    def may_chat(self, host: str) -> bool:
        """Whether another line may be said from this address; to how many, others decide."""
        return local(host) or self._bucket("chat", host).allows()

    def may_keep(self, host: str, size: int) -> bool:
        """Whether so many bytes more may be stored for this address."""
        return local(host) or self._bucket("bytes", host).allows(size)

    def may_open(self, host: str) -> bool:
        """Whether another room may be opened from this address."""
        return local(host) or self._bucket("rooms", host).allows()

    def may_write(self, *whom: str) -> bool:
        """Whether another letter may be asked for: by somebody, to an address, from another."""
        return all(self._bucket("letters", each).allows() for each in whom)

    def may_try(self, name: str, host: str) -> bool:
        """Whether another password may be tried for a name from this address. Wrong ones from elsewhere do
        not lock out who has been right from here before."""
        buckets = [self._tries(name, host), self._bucket("host", host)]
        if (name, host) not in self._right:
            buckets.append(self._bucket("name", name))
        return all(bucket.allows() for bucket in buckets)

    def was_right(self, name: str, host: str) -> None:
        """A correct password: it does not count as a try."""
        self._tries(name, host).give_back()
        self.know(name, host)

    def know(self, name: str, host: str) -> None:
        """The owner of a name has come from this address."""
        self._right[name, host] = None
        if len(self._right) > REMEMBERED:
            self._right.pop(next(iter(self._right)))

    def _tries(self, name: str, host: str) -> Bucket:
        return self._bucket("tries", f"{name} {host}")

    def _bucket(self, kind: str, whom: str) -> Bucket:
        what = f"{kind} {whom}"
        if what not in self._buckets:
            if len(self._buckets) >= REMEMBERED:
                self._buckets.pop(next(iter(self._buckets)))
            self._buckets[what] = Bucket(*self._rates[kind])
        return self._buckets[what]

    # Several processes

    def spent(self) -> dict[str, float]:
        """What was taken since the last time, by kinds and whom."""
        return {what: many for what, bucket in self._buckets.items() if (many := bucket.spent())}

    def spend(self, spent: Mapping[str, float]) -> None:
        """Take what was taken from the same limits elsewhere."""
        for what, many in spent.items():
            self._bucket(*what.split(" ", 1)).spend(many)


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
