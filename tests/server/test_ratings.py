"""Ratings: what counts for them, and who is on the list."""

import pytest
import sqlalchemy as sa

from tests.server.serving import play_some, run, served
from tests.server.test_crashes import seated, two_accounts
from tests.server.test_store import changed, opened
from trivault.server.accounts import ratings
from trivault.server.accounts.ratings import long_enough, rate, ratings_of
from trivault.server.storage.database import META, OPPONENTS, WEEK


def test_a_game_is_long_enough_when_each_player_has_decided_often():
    given = [(0, "a"), (1, "b"), (0, "c"), (1, "concede")]
    assert long_enough(given, 2, 1)
    assert not long_enough(given, 2, 2)
    assert not long_enough(given, 3, 1)


@pytest.mark.parametrize(("decisions", "rated"), [(4, True), (400, False)])
def test_a_short_game_counts_for_no_rating(decisions, rated):
    async def test():
        async with served(decisions=decisions) as server, server.client() as one, server.client() as two:
            await two_accounts(one, two)
            await seated(one, two)
            await play_some(server.play(one), 40, one, two)
            await one.ask("resign", seat=0)
            await one.ask("ping")
            assert one.room["status"] == "over"
            assert one.room.get("rated", False) == rated
            known = await server.hub.store.run(
                ratings_of("shards", [one.welcome["user"], *await users(server)])
            )
            assert bool(known) == rated

    run(test())


async def users(server):
    return await server.hub.store.run(lambda db: [*db.execute(sa.text("SELECT id FROM users")).scalars()])


async def won(kept, times, now, users=("ann", "bob"), apart=0.4):
    """The rating of somebody who has won so often against the same ones."""
    for n in range(times):
        await kept.run(rate("shards", users, [0], now + n * apart))
    return (await kept.run(ratings_of("shards", users)))[users[0]]


def test_games_against_the_same_opponent_count_less_and_less(database):
    async def test():
        async with opened(database) as kept:
            first = (await won(kept, 1, 0.0)).rating - 1500
            second = (await won(kept, 1, 1.0)).rating - 1500 - first
            assert second < 0.6 * first
            many = await won(kept, 26, 2.0)
            assert many.rating < 1500 + 2.2 * first
            assert many.deviation > ratings.DEVIATION, "not well enough known for the list"
            later = await won(kept, 1, 30 * WEEK)
            assert later.rating - many.rating > 0.6 * first, "weeks make up for it"
            new = await won(kept, 1, 30 * WEEK, ("ann", "cay"))
            assert new.rating > later.rating, "others count in full"

    run(test())


def test_among_several_opponents_new_ones_count(database):
    async def test():
        async with opened(database) as kept:
            for n in range(8):
                await kept.run(rate("shards", ["ann", "bob"], [0], float(n)))
            before = (await kept.run(ratings_of("shards", ["ann"])))["ann"].rating
            await kept.run(rate("shards", ["ann", "bob", "cay"], [0], 9.0))
            assert (await kept.run(ratings_of("shards", ["ann"])))["ann"].rating > before + 10

    run(test())


def test_the_list_wants_several_opponents_and_a_rating_that_is_known_well(monkeypatch):
    async def test():
        async with served() as server, server.client() as one:
            others = [f"user-{n}" for n in range(9)]
            await one.ask("register", name="Ada", password="correct horse battery")
            [ada] = await users(server)

            async def listed():
                return [each["name"] for each in (await one.ask("ratings", game="shards"))["players"]]

            now = 0.0
            for _ in range(20):
                for other in others[: ratings.SEVERAL - 1]:
                    await server.hub.store.run(rate("shards", [ada, other], [0], now))
                now += WEEK
            assert await listed() == [], "too few opponents"
            await server.hub.store.run(rate("shards", [ada, others[-1]], [0], now))
            assert await listed() == ["Ada"]
            monkeypatch.setattr(ratings, "DEVIATION", 10)
            assert await listed() == [], "not known well enough"

    run(test())


def test_who_is_forgotten_stays_an_opponent_without_a_name():
    async def test():
        async with served() as server, server.client() as one, server.client() as two:
            await two_accounts(one, two)
            await seated(one, two)
            await two.ask("resign", seat=1)
            await two.ask("forget", name="Ada")
            rows = await server.hub.store.run(lambda db: db.execute(OPPONENTS.select()).all())
            [row] = rows
            assert row.user_id.startswith("user-")
            assert row.opponent.startswith("former-")

    run(test())


def test_tables_of_version_3_know_who_has_played_whom(database):
    async def before():
        async with served(database=database) as server, server.client() as one, server.client() as two:
            await two_accounts(one, two)
            for _ in range(2):
                await seated(one, two)
                await two.ask("resign", seat=1)
            await one.create("shards", "me", "random")
            await one.ask("resign", seat=0)
            return await server.hub.store.run(met)

    async def after():
        async with served(database=database) as server:
            return await server.hub.store.run(met)

    def met(db):
        return {
            (row.user_id, row.opponent): pytest.approx(row.games, abs=0.01)
            for row in db.execute(OPPONENTS.select())
        }

    known = run(before())
    assert len(known) == 2
    changed(
        database,
        sa.text("DROP TABLE looks"),
        sa.text("DROP TABLE opponents"),
        sa.text("ALTER TABLE users DROP COLUMN letters"),
        META.update().where(META.c.name == "tables").values(value="3"),
    )
    assert run(after()) == known
