"""The operator's configuration of notification channels."""

from __future__ import annotations

from pathlib import Path
from typing import Final, NamedTuple
from urllib.parse import parse_qs, unquote, urlsplit

from allmende.core import AllmendeError, Message

Place = tuple[str, int]
"""A host and its port."""
_PORTS: Final = {"smtp": 587, "smtps": 465}


class MailServerError(AllmendeError):
    """The address of the mail server is not valid."""

    def __init__(self) -> None:
        # Without the address itself, since it contains a password.
        super().__init__("no mail server, such as smtp://user:password@mail.example", Message("error-mail-server"))


class PlaceError(AllmendeError):
    """A place that the operator allows as a target is no host with a port."""

    def __init__(self, place: str) -> None:
        super().__init__(f"{place!r} is no target such as ntfy.lan:80", Message("error-target", {"place": place}))


class PushKeyError(AllmendeError):
    """The file with the key for pushes can't be read, or has a key of another kind."""

    def __init__(self, path: str, why: str) -> None:
        super().__init__(f"{path} is no key for pushes: {why}", Message("error-vapid", {"file": path, "why": why}))


class MailServer(NamedTuple):
    """An SMTP server: its place, if it is `encrypted` from the start, its login, and the sender of mails."""

    host: str
    port: int
    encrypted: bool
    user: str | None
    password: str | None
    sender: str

    @classmethod
    def at(cls, address: str, url: str) -> MailServer:
        """The server of an address like `smtps://user:password@mail.example:465?from=me@example`.

        Without a sender it is `allmende` at the host of the `url`. MailServerError if the address makes no sense.
        """
        try:
            parts = urlsplit(address)
            port = parts.port or _PORTS.get(parts.scheme, 0)
        except ValueError:
            raise MailServerError from None
        if not (port and parts.hostname):
            raise MailServerError
        (sender,) = parse_qs(parts.query).get("from", [f"allmende@{urlsplit(url).hostname or parts.hostname}"])[:1]
        user, password = (None if part is None else unquote(part) for part in (parts.username, parts.password))
        return cls(parts.hostname, port, parts.scheme == "smtps", user, password, sender)


class NotificationConfig(NamedTuple):
    """The operator's settings: the `url` that links lead to, or empty, the mail server, and `allowed` private targets.

    Pushes are signed with the `push_key`, in PEM, or with one that is made once and kept in the store.
    """

    url: str = ""
    mail: MailServer | None = None
    allowed: frozenset[Place] = frozenset()
    push_key: str | None = None


def push_key(path: str) -> str:
    """The key in this file, on the curve P-256 that pushes are signed with; PushKeyError if it is none."""
    try:
        written = Path(path).read_bytes()
    except OSError as error:
        raise PushKeyError(path, error.strerror or str(error)) from None
    try:
        from cryptography.hazmat.primitives.asymmetric import ec
        from cryptography.hazmat.primitives.serialization import load_pem_private_key
        from py_vapid import Vapid02
    except ImportError:
        return ""  # no notifications are sent then, and the settings page says so
    try:
        key = load_pem_private_key(written, None)
    except (ValueError, TypeError) as error:
        raise PushKeyError(path, str(error)) from None
    if not isinstance(key, ec.EllipticCurvePrivateKey) or not isinstance(key.curve, ec.SECP256R1):
        raise PushKeyError(path, type(getattr(key, "curve", key)).__name__)
    return bytes(Vapid02(private_key=key).private_pem()).decode()


def place(written: str) -> Place:
    """A host and its port, such as `ntfy.lan:80`; PlaceError if it is none."""
    try:
        parts = urlsplit(f"//{written}")
        found = parts.hostname, parts.port
    except ValueError:
        raise PlaceError(written) from None
    if not found[0] or not found[1] or parts.path or parts.username is not None:
        raise PlaceError(written)
    return found[0], found[1]
