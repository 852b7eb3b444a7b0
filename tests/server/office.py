"""A server for mail, of this machine, that keeps what it is handed."""

from __future__ import annotations

import socket
from collections.abc import Iterator
from contextlib import contextmanager
from email import message_from_bytes, policy
from email.message import EmailMessage
from typing import Any

from aiosmtpd.controller import Controller
from aiosmtpd.smtp import SMTP, Envelope, Session

from server.receiver import soon


class Office:
    """Takes mail, or refuses it."""

    def __init__(self) -> None:
        self.mails: list[EmailMessage] = []
        self.senders: list[str] = []
        self.refuses = False

    async def handle_DATA(self, server: SMTP, session: Session, envelope: Envelope) -> str:  # noqa: N802 - its name
        if self.refuses:
            return "451 not now"
        assert isinstance(envelope.content, bytes)
        mail = message_from_bytes(envelope.content, policy=policy.default)
        assert isinstance(mail, EmailMessage)
        self.mails.append(mail)
        self.senders.append(str(envelope.mail_from))
        return "250 OK"

    def last(self, count: int) -> EmailMessage:
        """The last mail, of just so many."""
        assert len(self.mails) == count, [mail["Subject"] for mail in self.mails]
        return self.mails[-1]

    def wait(self, count: int) -> EmailMessage:
        """The last mail, once there are so many."""
        soon(lambda: len(self.mails) >= count, f"{count} mails", lambda: [mail["Subject"] for mail in self.mails])
        return self.last(count)


@contextmanager
def taking(office: Office, **options: Any) -> Iterator[int]:
    """A server for mail, and its port."""
    with socket.create_server(("127.0.0.1", 0)) as probe:
        port = int(probe.getsockname()[1])
    controller = Controller(office, "127.0.0.1", port, **options)
    controller.start()
    try:
        yield port
    finally:
        controller.stop()
