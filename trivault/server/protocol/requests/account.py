"""Requests about who one is."""

from __future__ import annotations

from trivault.server.protocol.requests.request import Request
from trivault.server.protocol.wire import (
    Code,
    Language,
    Name,
    Text,
    WireCount,
)


class Hello(Request):
    """The first message. Without `words` only views and answers are sent, for programs."""

    lang: Language = "en"
    token: Code = ""
    name: Name = ""
    words: bool = True


class Language_(Request, tag="language"):
    """From now on in this language."""

    lang: Language


class Rename(Request):
    """Another name for a guest."""

    name: Name


class Register(Request):
    name: Name
    password: Code


class Login(Request):
    name: Name
    password: Code


class Logout(Request):
    pass


class Email(Request):
    """Be reminded at this address, once it is confirmed; empty for no longer."""

    address: Code = ""


class ConfirmEmail(Request):
    """What a letter asked to be confirmed."""

    token: Text


class Profile(Request):
    """One's own page."""


class Export(Request):
    """Everything that is kept of oneself, page by page."""

    page: WireCount = 0


class Forget(Request):
    """Delete everything that is kept of oneself; the own name says that it is meant."""

    name: Name


class Ping(Request):
    pass
