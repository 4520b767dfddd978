"""Letters to people, where the host has said how they are sent."""

from __future__ import annotations

import asyncio
import re
import smtplib
import ssl
from email.message import EmailMessage
from ipaddress import ip_address
from typing import NamedTuple
from urllib.parse import unquote, urlsplit

from trivault.server.accounts.accounts import MailLink
from trivault.server.connections.services import Services
from trivault.server.monitoring.logs import log
from trivault.server.protocol.refusals import Refusal, server_words
from trivault.server.rooms.seating import names
from trivault.server.settings import Settings
from trivault.server.storage.records import RoomRecord

PORTS = {"smtp": 587, "smtps": 465}
PATIENCE = 20.0  # seconds in which a mail server must answer
AT_ONCE = 2  # letters

ADDRESS = re.compile(r"[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@[A-Za-z0-9-]{1,63}(\.[A-Za-z0-9-]{1,63})+")


class MailRefused(Exception):
    """Settings with which no letter can be sent; the message is one line."""


def check(settings: Settings) -> None:
    """Whether letters can be sent so, if at all."""
    if not settings.smtp:
        return
    url = urlsplit(settings.smtp)
    if url.scheme not in PORTS or not url.hostname:
        raise MailRefused(
            "expected smtp://USER:PASSWORD@HOST:PORT, or smtps:// for a server that begins with TLS"
        )
    if not good_address(settings.sender):
        raise MailRefused("letters need a sender: --mail-from games@example.org")
    if urlsplit(settings.page).scheme not in ("http", "https"):
        raise MailRefused("letters lead to the page: --page https://games.example.org/")


def good_address(text: str) -> bool:
    return len(text) <= 200 and ADDRESS.fullmatch(text) is not None


class Mailer:
    """Sends letters in threads, few at a time."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self._few = asyncio.Semaphore(AT_ONCE)

    @property
    def on(self) -> bool:
        return bool(self.settings.smtp)

    async def send(self, letter: EmailMessage) -> bool:
        """Whether the mail server has taken it."""
        letter["From"] = self.settings.sender
        async with self._few:
            try:
                await asyncio.to_thread(self._deliver, letter)
            except (OSError, smtplib.SMTPException) as error:
                log("mail failed", why=type(error).__name__)  # what the server says may name the address
                return False
        return True

    def _deliver(self, letter: EmailMessage) -> None:
        url = urlsplit(self.settings.smtp)
        host, port = url.hostname or "", url.port or PORTS[url.scheme]
        safe = ssl.create_default_context()
        if url.scheme == "smtps":
            link: smtplib.SMTP = smtplib.SMTP_SSL(host, port, timeout=PATIENCE, context=safe)
        else:
            link = smtplib.SMTP(host, port, timeout=PATIENCE)
        with link:
            link.ehlo()
            secret = url.scheme == "smtps"
            if not secret and link.has_extn("starttls"):
                link.starttls(context=safe)
                link.ehlo()
                secret = True
            if url.username:
                if not secret and not _near(host):
                    raise smtplib.SMTPException("a password is sent only over TLS")
                link.login(unquote(url.username), unquote(url.password or ""))
            link.send_message(letter)


def _near(host: str) -> bool:
    try:
        return ip_address(host).is_loopback
    except ValueError:
        return host == "localhost"


# What is written


def _letter(
    hub: Services, to: str, lang: str, kind: str, link: str, off: str, **args: str | int
) -> EmailMessage:
    words = server_words(lang)
    letter = EmailMessage()
    letter["To"] = to
    letter["Subject"] = words.say(f"mail-{kind}-subject", **args)
    lines = [words.say(f"mail-{kind}", **args), _page(hub, link)]
    if off:
        lines.append(f"{words.say('mail-off')} {_page(hub, off)}")
    letter.set_content("\n\n".join(lines) + "\n")
    return letter


def _page(hub: Services, place: str) -> str:
    return f"{hub.settings.page.rstrip('/')}/#/{place}"


class Contact(NamedTuple):
    """Where and how somebody is reminded."""

    address: str
    lang: str
    epoch: int  # of the links in letters


def confirmation(hub: Services, user: str, to: Contact) -> EmailMessage:
    """Whether somebody has this address: only who can read it turns reminders on."""
    link = hub.tokens.mail(MailLink(user, to.address, True, to.epoch))
    return _letter(hub, to.address, to.lang, "confirm", f"mail/{link}", "")


def reminder(hub: Services, record: RoomRecord, seat: int, left: int, to: Contact) -> EmailMessage:
    address, lang, epoch = to
    words = server_words(lang)
    others = [name for n, name in enumerate(names(record.seats, lang)) if n != seat]
    title = f"title-{record.game}"
    return _letter(
        hub,
        address,
        lang,
        "turn",
        f"room/{record.room}",
        f"mail/{hub.tokens.mail(MailLink(record.seats[seat].user, address, False, epoch))}",
        game=words.say(title) if words.has(title) else record.game,
        names=words.listing(others),
        n=max(1, round(left / 3600)),
    )


def checked(address: str) -> str:
    if not good_address(address):
        raise Refusal("name", "error-address")
    return address
