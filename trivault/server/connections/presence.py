"""Who is connected where, at this process and at the others, and what they are told there."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Collection

import sqlalchemy as sa
from sqlalchemy.engine import Connection as Database

from trivault.server.accounts import accounts
from trivault.server.cluster import messages
from trivault.server.connections.connection import Connection
from trivault.server.connections.identity_reply import identity_reply
from trivault.server.connections.services import Services
from trivault.server.protocol import replies
from trivault.server.storage.database import SESSIONS
from trivault.server.storage.store import Job


class Presence:
    def __init__(self, hub: Services) -> None:
        self.hub = hub
        self._by_user: defaultdict[str, set[Connection]] = defaultdict(set)

    def listen(self) -> None:
        bus = self.hub.bus
        bus.subscribe(messages.Asked, lambda sender, asked: self._notify(asked))
        bus.subscribe(
            messages.SessionsEnded, lambda sender, ended: self.end_sessions(ended.user, ended.sessions)
        )
        bus.subscribe(messages.Forgotten, lambda sender, forgotten: self.forgotten(forgotten.user))
        bus.subscribe_to_gaps(lambda: self.hub.spawn(self._check_sessions()))

    def identify(self, connection: Connection, person: accounts.Person) -> None:
        """Somebody has said who they are."""
        self.disconnected(connection)
        connection.person = person
        self._by_user[person.user].add(connection)

    def introduce(self, connection: Connection, person: accounts.Person, number: int) -> None:
        """Let a connection be somebody, and tell it so."""
        self.identify(connection, person)
        token = self.hub.tokens.person(person)
        connection.send(identity_reply(person, token, connection.lang, number))

    def become_guest(self, connection: Connection, number: int = 0) -> None:
        """Somebody has logged out there."""
        connection.step_out()
        self.introduce(connection, accounts.guest("", connection.lang), number)

    def disconnected(self, connection: Connection) -> None:
        if connection.person is None:
            return
        user = connection.person.user
        self._by_user[user].discard(connection)
        if not self._by_user[user]:
            del self._by_user[user]

    def connections_of(self, user: str) -> list[Connection]:
        """Where somebody is at the moment, at this process."""
        return list(self._by_user.get(user, ()))

    # Notifications

    def notify(self, asked: messages.Asked) -> None:
        """Tell somebody who is elsewhere that it is their turn."""
        self._notify(asked)
        self.hub.bus.publish(asked)

    def _notify(self, asked: messages.Asked) -> None:
        for connection in self.connections_of(asked.user):
            if not asked.after or connection.place != asked.after:
                connection.send(replies.Turn(room=asked.room, game=asked.game, left=asked.left))

    # Logging out

    def end_sessions(self, user: str, sessions: Collection[str]) -> None:
        """Whoever is connected by these sessions of somebody is a guest from now on."""
        self.hub.accounts.sessions.ended(sessions)
        for connection in self.connections_of(user):
            if connection.me.session in sessions:
                self.become_guest(connection)

    def forgotten(self, user: str) -> None:
        """Whoever is connected as somebody of whom everything was deleted is a guest from now on."""
        self.hub.accounts.sessions.forget(user)
        for connection in self.connections_of(user):
            self.become_guest(connection)

    async def _check_sessions(self) -> None:
        """Somebody may have logged out without this process having heard of it."""
        self.hub.accounts.sessions.forget_all()
        everybody = [connection.me for user in self._by_user.values() for connection in user]
        members = [person for person in everybody if person.account]
        going_on = await self.hub.store.run(_sessions({person.session for person in members}))
        for person in members:
            if person.session not in going_on:
                self.end_sessions(person.user, [person.session])


def _sessions(some: Collection[str]) -> Job[set[str]]:
    """Those of these sessions that have not ended."""
    query = sa.select(SESSIONS.c.id).where(SESSIONS.c.id.in_(some))

    def job(connection: Database) -> set[str]:
        return {*connection.execute(query).scalars()}

    return job
