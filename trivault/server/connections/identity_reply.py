"""Says to a client who it is now."""

from __future__ import annotations

from trivault.server.accounts.accounts import Person
from trivault.server.connections.connection import Connection
from trivault.server.protocol import replies
from trivault.server.protocol.wire import PROTOCOL
from trivault.version import __version__


def welcome_as(connection: Connection, person: Person, number: int) -> None:
    connection.hub.presence.came(connection, person)
    connection.send(
        replies.Welcome(
            id=number,
            user=person.user,
            name=person.name,
            token=connection.hub.tokens.person(person),
            account=person.account,
            lang=connection.lang,
            version=__version__,
            protocol=PROTOCOL,
        )
    )
