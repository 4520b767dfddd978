"""The base class of replies, and the general ones: identity, done, refused, closing."""

from __future__ import annotations

import msgspec

from trivault.server.protocol.wire import Part, kebab


class Reply(
    msgspec.Struct, tag_field="type", tag=kebab, forbid_unknown_fields=True, omit_defaults=True, kw_only=True
):
    id: int = 0


class Welcome(Reply):
    """Who you are; keep the token to be the same one next time."""

    user: str
    name: str
    token: str
    account: bool
    lang: str
    version: str
    protocol: int


class Error(Reply):
    """Something was refused; nothing has changed. The message says what was expected."""

    code: str
    message: str
    detail: str = ""  # for programmers, in English
    rules: list[RuleText] = []


class Done(Reply):
    """A request was carried out, and is stored."""

    seq: int = 0


class Pong(Reply):
    pass


class Bye(Reply):
    """The server closes the connection; connect again later."""

    reason: str
    message: str


class RuleText(Part):
    rule: str
    text: str
