"""The reply that says to a client who it is now."""

from __future__ import annotations

from trivault.server.accounts.accounts import Person
from trivault.server.protocol import replies
from trivault.server.protocol.wire import PROTOCOL
from trivault.version import __version__


def identity_reply(person: Person, token: str, lang: str, number: int) -> replies.Welcome:
    return replies.Welcome(
        id=number,
        user=person.user,
        name=person.name,
        token=token,
        account=person.account,
        lang=lang,
        version=__version__,
        protocol=PROTOCOL,
    )
