"""Notifications and links by mail, over the SMTP server that the operator has configured."""

from __future__ import annotations

import ssl
from collections.abc import Callable
from datetime import UTC, datetime
from email.errors import MessageError
from email.headerregistry import Address
from email.message import EmailMessage
from email.utils import format_datetime, make_msgid
from typing import Final
from urllib.parse import urlsplit

import aiosmtplib

from allmende.core import Message
from allmende.server.http.origins import is_this_machine
from allmende.server.notifications.config import MailServer
from allmende.server.notifications.errors import NotificationError
from allmende.server.notifications.targets import Kept
from allmende.server.notifications.texts import Notification, speaker
from allmende.server.notifications.unsubscribe import Stop

SECONDS: Final = 20.0
"""Seconds that the mail server may take."""
LONGEST: Final = 254
"""The most characters of a mail address."""


def checked_address(address: str) -> str:
    """Return a mail address in its stored form, lower case; NotificationError if it isn't valid."""
    plain = address.strip().lower()
    try:
        user, host = Address(addr_spec=plain).username, Address(addr_spec=plain).domain
    except (ValueError, MessageError, IndexError, AttributeError):
        user = host = ""
    if not ((user and "." in host) or host == "localhost") or len(plain) > LONGEST or not plain.isascii():
        raise NotificationError(Message("call-error-mail-address"))
    return plain


class Post:
    """Sends mail by the operator's server; links lead to `url`."""

    def __init__(self, server: MailServer, url: str, clock: Callable[[], float]) -> None:
        self._server = server
        self._url = url
        self._clock = clock

    def check(self, url: str) -> None:
        checked_address(url)

    async def send(self, target: Kept, notification: Notification, stop: Stop) -> None:
        leave = speaker(notification.language).say(Message("letter-stop", {"url": stop.link}))
        lines = [f"{line.text}\n{line.url}" for line in notification.lines]
        mail = self._mail(target.address, notification.title, [*lines, leave], notification.name)
        mail["List-Unsubscribe"] = f"<{stop.address}?key={stop.secret}>"
        mail["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
        await self._send(mail)

    async def send_link(self, address: str, message: Message, path: str, language: str) -> None:
        """Send a one-time link to `path`, with a `message` that says what it is good for."""
        say = speaker(language).say
        lines = [say(message), f"{self._url}{path}", say(Message("letter-not-me"))]
        await self._send(self._mail(address, say(Message("letter-link")), lines))

    def _mail(self, address: str, subject: str, lines: list[str], name: str = "") -> EmailMessage:
        mail = EmailMessage()
        mail["From"] = Address("Allmende", addr_spec=self._server.sender)
        mail["To"] = Address(addr_spec=address)
        mail["Subject"] = subject
        mail["Date"] = format_datetime(datetime.fromtimestamp(self._clock(), UTC))
        domain = urlsplit(self._url).hostname or "localhost"
        mail["Message-ID"] = f"<{name}@{domain}>" if name else make_msgid(domain=domain)
        mail["Auto-Submitted"] = "auto-generated"
        mail.set_content("\n\n".join(lines) + "\n")
        return mail

    async def _send(self, mail: EmailMessage) -> None:
        server = self._server
        # A password is never sent unencrypted, except within this machine.
        needs = server.password is not None and not is_this_machine(server.host)
        try:
            await aiosmtplib.send(
                mail,
                hostname=server.host,
                port=server.port,
                username=server.user,
                password=server.password,
                use_tls=server.encrypted,
                start_tls=True if needs and not server.encrypted else None,
                timeout=SECONDS,
            )
        except (aiosmtplib.SMTPException, OSError, ssl.SSLError) as error:
            status = getattr(error, "code", 0)
            raise NotificationError(
                Message("call-error-mail", {"status": status if isinstance(status, int) else 0})
            ) from None
