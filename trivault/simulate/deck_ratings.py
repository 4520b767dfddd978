"""Decks rated by play: each meets the decks of a pool in mirrored games, more often where it is still unclear
how it does, and its strength is the share that it wins of an even number against each of them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from hashlib import blake2b
from math import inf, log, sqrt
from typing import ClassVar, NamedTuple

import msgspec

from trivault import registry
from trivault.kernel.errors import TrivaultError
from trivault.simulate.executors import Jobs
from trivault.simulate.journal import difference
from trivault.simulate.ladder import MANY, SHARED, WON, Signs, sign
from trivault.simulate.matches import NamedDeck, Plan, Record
from trivault.simulate.opening import opened
from trivault.simulate.ratings import SCALE
from trivault.simulate.run import Matches, PlannedMatch
from trivault.simulate.statistics import CardEffect, Share, Z
from trivault.version import __version__

FORMAT = "trivault-deck-ratings/1"
AVERAGE = 1500.0  # the points of a deck that wins half of its games against the pool
MIRROR = 2  # games of a deal: each deck sits once in each seat
LEAST = 0.01  # a share that gives finite points


class OtherRatings(TrivaultError):
    """Results that cannot be gone on with."""


class Strength(NamedTuple):
    """The share won against the pool with its 95 % interval, every deck of the pool weighing the same."""

    share: float
    low: float
    high: float
    games: int

    @property
    def within(self) -> float:
        """Half of the interval."""
        return (self.high - self.low) / 2

    @staticmethod
    def points(share: float) -> float:
        """On the scale of Elo, where the pool has 1500 on average."""
        share = min(1 - LEAST, max(LEAST, share))
        return AVERAGE + SCALE * log(share / (1 - share))


class RatedDeck(msgspec.Struct):
    """A deck, how its games against each deck of the pool went, and how they went with each card drawn."""

    name: str
    digest: str
    matchups: dict[str, Signs]  # for each deck of the pool a sign for each game
    cards: dict[str, tuple[int, int]] = {}  # in how many games it was drawn, and how many of those were won

    @staticmethod
    def new(name: str, digest: str, pool: Iterable[str]) -> RatedDeck:
        """A deck that has met nobody; it does not meet itself."""
        return RatedDeck(name, digest, {other: "" for other in pool if other != name})

    def check(self, kept: str) -> None:
        """An error where results are of another deck with this name."""
        if kept != self.digest:
            raise OtherRatings(
                f"the deck {self.name} in these ratings is another one: name another file, or the deck anew"
            )

    def check_whole(self, pool: Iterable[str]) -> None:
        """An error where these are not the results of whole deals against the decks of the pool."""
        met = RatedDeck.new(self.name, self.digest, pool).matchups
        odd = any(len(results) % MIRROR for results in self.matchups.values())
        if list(self.matchups) != list(met) or odd or not self._counted():
            raise OtherRatings(
                f"expected for {self.name} two results for each deal with {', '.join(met)}, and of each card "
                "in how many of these games it was drawn and won with: name another file"
            )

    def _counted(self) -> bool:
        won = sum(results.count(WON) for results in self.matchups.values())
        return all(
            0 <= with_it <= min(drawn, won) and drawn - with_it <= self.games - won
            for drawn, with_it in self.cards.values()
        )

    def strength(self) -> Strength:
        """Each matchup is a sample of its own; one game more of each kind keeps small ones from certainty."""
        met = self.matchups.values()
        rate = sum(score(results) / len(results) if results else 0.5 for results in met) / len(met)
        spread = Z * sqrt(sum(map(uncertainty, met))) / len(met)
        return Strength(rate, max(0.0, rate - spread), min(1.0, rate + spread), self.games)

    @property
    def games(self) -> int:
        return sum(map(len, self.matchups.values()))

    def matchup(self, opponent: str) -> Share:
        results = self.matchups[opponent]
        return Share.given(round(score(results)), len(results))

    def due(self, within: float, most: int) -> list[str]:
        """The decks to meet next: none where it is clear enough how strong this one is, all that it has not
        met, otherwise the half of them about which least is known."""
        if fresh := [name for name, results in self.matchups.items() if not results]:
            return fresh
        return [] if self.games >= most or self.strength().within <= within else self._least_known()

    def _least_known(self) -> list[str]:
        least_known = sorted(self.matchups, key=lambda name: -uncertainty(self.matchups[name]))
        return least_known[: (len(least_known) + 1) // 2]

    def unfinished(self) -> list[str]:
        """The decks that are left of a round that was begun and stopped: with them first, all goes on as it
        would have without the stop."""
        so_far = RatedDeck(self.name, self.digest, dict.fromkeys(self.matchups, ""))
        met = list(self.matchups)
        while True:
            left = [name for name in met if so_far.matchups[name] == self.matchups[name]]
            if left:
                return left if len(left) < len(met) else []
            for name in met:
                so_far.matchups[name] = self.matchups[name][: len(so_far.matchups[name]) + MIRROR]
            met = so_far._least_known()

    def add(self, opponent: str, record: Record) -> None:
        (seat,) = (at for at, seat in enumerate(record.seats) if seat.player == self.name)
        result = sign(record, seat)
        self.matchups[opponent] += result
        for card in record.seats[seat].cards:
            drawn, with_it = self.cards.get(card, (0, 0))
            self.cards[card] = (drawn + 1, with_it + (result == WON))

    def effects(self) -> list[CardEffect]:
        """First the cards that come with wins, last those that cannot be compared."""
        won = sum(results.count(WON) for results in self.matchups.values())
        found = [
            CardEffect.given(
                self.name, card, Share.given(with_it, drawn), Share.given(won - with_it, self.games - drawn)
            )
            for card, (drawn, with_it) in sorted(self.cards.items())
        ]
        return sorted(found, key=lambda effect: (not effect.comparable, -effect.weight))


def score(results: str) -> float:
    """The games won; a shared one counts half."""
    return results.count(WON) + results.count(SHARED) / 2


def uncertainty(results: str) -> float:
    """The variance of the share that these results give."""
    if not results:
        return inf
    rate = (score(results) + 1) / (len(results) + 2)
    return rate * (1 - rate) / len(results)


class RatedDeal(msgspec.Struct, frozen=True):
    """The games of a deal with all that is known of them: a deck and one of the pool, once in each seat."""

    deck: str
    digest: str
    opponent: str
    records: tuple[Record, ...]


class DeckRatings(msgspec.Struct, kw_only=True):
    """The results so far. They are kept as JSON, and more decks and games may be added at any time."""

    SAME: ClassVar[tuple[str, ...]] = ("format", "game", "rules", "player", "seed", "pool")

    format: str = FORMAT
    version: str = __version__
    game: str
    rules: str  # the fingerprint of the rules that were played
    player: str  # who plays all decks
    seed: int
    pool: dict[str, str]  # the digest of each deck
    decks: list[RatedDeck] = []

    @staticmethod
    def new(
        game: str, decks: Sequence[NamedDeck], pool: Sequence[NamedDeck], player: str, seed: int
    ) -> DeckRatings:
        _check_names(decks, pool)
        found = DeckRatings(
            game=game,
            rules=registry.load(game).fingerprint,
            player=player,
            seed=seed,
            pool={deck.name: digest(deck) for deck in pool},
        )
        found.decks = [RatedDeck.new(deck.name, digest(deck), found.pool) for deck in decks]
        return found

    @staticmethod
    def read(data: bytes, wanted: DeckRatings) -> DeckRatings:
        """Results that were kept, if they are of the same pool, with those of the decks that are wanted."""
        try:
            found = msgspec.json.decode(data, type=DeckRatings)
        except msgspec.DecodeError as error:
            raise OtherRatings(f"expected ratings of decks: {error}") from error
        if other := difference(found, wanted, DeckRatings.SAME):
            raise OtherRatings(f"these ratings {other}")
        known = {deck.name: deck for deck in found.decks}
        for deck in found.decks:
            deck.check_whole(found.pool)
        for deck in wanted.decks:
            if deck.name in known:
                deck.check(known[deck.name].digest)
        wanted.decks = [known.pop(deck.name, deck) for deck in wanted.decks] + list(known.values())
        return wanted

    def head(self) -> DeckRatings:
        """What games are of that are kept one by one."""
        return msgspec.structs.replace(self, decks=[])

    def to_json(self) -> bytes:
        return msgspec.json.format(msgspec.json.encode(self), indent=1) + b"\n"

    def deck(self, name: str) -> RatedDeck:
        return next(deck for deck in self.decks if deck.name == name)

    def play(
        self,
        rated: Sequence[NamedDeck],
        pool: Sequence[NamedDeck],
        within: float,
        most: int,
        jobs: Jobs = 1,
    ) -> Iterator[RatedDeal]:
        """Play until the strength of each of these decks is known so closely, or it has played so often; each
        deal as soon as it is there. What is played next depends on the results alone."""
        texts = {deck.name: deck for deck in (*pool, *rated)}
        wanted = [self.deck(name) for name in dict.fromkeys(deck.name for deck in rated)]
        due = [(deck, opponent) for deck in wanted for opponent in deck.unfinished()]
        with opened(jobs) as executor:
            while due or (due := [(deck, name) for deck in wanted for name in deck.due(within, most)]):
                matches = [match for deck, opponent in due for match in self._deal(texts, deck, opponent)]
                records = executor.map(Matches(self.game), matches)
                for deck, opponent in due:
                    played = tuple(next(records) for _ in range(MIRROR))
                    deal = RatedDeal(deck.name, deck.digest, opponent, played)
                    self.add(deal)
                    yield deal
                due = []

    def add(self, deal: RatedDeal) -> None:
        """Count the games of a deal, also of a deck that is not asked for now."""
        deck = next((deck for deck in self.decks if deck.name == deal.deck), None)
        if deck is None:
            deck = RatedDeck.new(deal.deck, deal.digest, self.pool)
            self.decks.append(deck)
        deck.check(deal.digest)
        if deal.opponent not in deck.matchups:
            raise OtherRatings(f"expected a deck of the pool against {deck.name}, not {deal.opponent}")
        due = len(deck.matchups[deal.opponent])
        found = [(record.number, sorted(seat.player for seat in record.seats)) for record in deal.records]
        if found != [(due + n, sorted((deck.name, deal.opponent))) for n in range(MIRROR)]:
            raise OtherRatings(
                f"expected games {due} and {due + 1} of {deck.name} with {deal.opponent}, not others or the "
                "same once more"
            )
        for record in deal.records:
            deck.add(deal.opponent, record)

    def rows(self, deals: Iterable[RatedDeal], decks: Sequence[str]) -> list[RatedDeal]:
        """The deals of these decks, in an order that does not depend on when they were played."""
        places = [{name: at for at, name in enumerate(names)} for names in (decks, self.pool)]
        counted = [deal for deal in deals if deal.deck in places[0]]
        counted.sort(key=lambda deal: (places[0][deal.deck], places[1][deal.opponent], deal.records[0].number))
        return counted

    def _deal(self, texts: dict[str, NamedDeck], deck: RatedDeck, opponent: str) -> list[PlannedMatch]:
        plan = Plan(
            game=self.game,
            seats=(self.player, self.player),
            decks=(texts[deck.name], texts[opponent]),
            games=MANY,
            seed=self.seed,
        )
        played = len(deck.matchups[opponent])
        return [PlannedMatch(plan, number) for number in range(played, played + MIRROR)]


def digest(deck: NamedDeck) -> str:
    return blake2b(deck.deck.encode(), digest_size=8).hexdigest()


def _check_names(decks: Sequence[NamedDeck], pool: Sequence[NamedDeck]) -> None:
    """Results are kept by names: two decks of one name would be mixed up."""
    known: dict[str, str] = {}
    for deck in (*pool, *decks):
        if known.setdefault(deck.name, deck.deck) != deck.deck:
            raise OtherRatings(f"there are two different decks with the name {deck.name}: rename one of them")
    if len(pool) < 1 or any([deck.name] == [each.name for each in pool] for deck in decks):
        raise OtherRatings("expected a pool with another deck than the one that is rated")
