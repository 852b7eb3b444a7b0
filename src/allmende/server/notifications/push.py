"""Web Push: notifications to browsers, encrypted (RFC 8291) and signed by this server (RFC 8292)."""

from __future__ import annotations

import os
from base64 import urlsafe_b64decode, urlsafe_b64encode
from collections.abc import Callable
from typing import Any, Final
from urllib.parse import urlsplit

import http_ece
import msgspec
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from py_vapid import Vapid02

from allmende.core import Message
from allmende.server.notifications.channels import Sender
from allmende.server.notifications.errors import NotificationError
from allmende.server.notifications.messages import PushKeys
from allmende.server.notifications.shared_secrets import kept_once
from allmende.server.notifications.targets import Kept
from allmende.server.notifications.texts import Notification, speaker, stops
from allmende.server.notifications.unsubscribe import Stop
from allmende.server.store.protocol import Store

KEPT_FOR: Final = 24 * 60 * 60
"""Seconds for which a push waits for a device that is off."""
SIGNED_FOR: Final = 12 * 60 * 60
"""Seconds for which the signature of a push is valid."""
MARK: Final = "push-key"
LARGEST: Final = 3993
"""Push services need take no more than 4096 bytes (RFC 8030), and 103 of these belong to the encryption."""


class Push:
    """Sends pushes; push services can reach the operator at `contact`. `clock` gives seconds since 1970.

    Pushes are signed with the `given` key, or with the store's.
    """

    def __init__(
        self, store: Store, poster: Sender, contact: str, clock: Callable[[], float], given: str | None = None
    ) -> None:
        self._store = store
        self._given = given
        self._poster = poster
        self._contact = contact
        self._clock = clock

    async def _signer(self) -> Vapid02:
        """The signing key of this server. Browsers accept no other, so it stays the same for ever."""
        return Vapid02.from_pem((self._given or await kept_once(self._store, MARK, _new_key)).encode())

    async def key(self) -> str:
        """The public part of the signing key, which browsers ask for."""
        public = (await self._signer()).public_key
        return _encoded(public.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint))

    def check(self, url: str) -> None:
        self._poster.check(url)

    def check_keys(self, keys: PushKeys | None) -> None:
        """NotificationError if the keys of a browser can't be used for encryption."""
        try:
            assert keys is not None
            ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), _decoded(keys.p256dh))
            assert len(_decoded(keys.auth)) == 16
        except (AssertionError, ValueError):
            raise NotificationError(Message("call-error-address")) from None

    async def send(self, target: Kept, notification: Notification, stop: Stop) -> None:
        self.check_keys(target.keys)
        assert target.keys is not None
        said = speaker(notification.language).say(Message("notification-stop-done"))
        told = {
            "id": notification.name,
            "title": notification.title,
            "url": notification.url,
            "language": notification.language,
            "stop": {**stop._asdict(), "label": stops(notification.language), "done": said},
        }
        place = urlsplit(target.address)
        signer = await self._signer()
        signer.conf["no-strict"] = True  # the address of a server at home is a contact, too
        claims = {
            "aud": f"{place.scheme}://{place.netloc}",
            "sub": self._contact,
            "exp": int(self._clock()) + SIGNED_FOR,
        }
        headers = {
            **signer.sign(claims),
            "TTL": str(KEPT_FOR),
            "Urgency": "normal",
            # A push that is sent again replaces the first one.
            "Topic": notification.name,
            "Content-Encoding": "aes128gcm",
            "Content-Type": "application/octet-stream",
        }
        await self._poster.post(target.address, _encrypted(_fitting(told, notification), target.keys), headers)


def _fitting(told: dict[str, Any], notification: Notification) -> bytes:
    """The content with as many lines as there is room for; the title says how many there are."""
    texts = [line.text for line in notification.lines]
    while len(content := msgspec.json.encode(told | {"body": "\n".join(texts)})) > LARGEST and len(texts) > 1:
        texts.pop()
    return content


def _encrypted(content: bytes, keys: PushKeys) -> bytes:
    own = ec.generate_private_key(ec.SECP256R1())
    receiver, secret = _decoded(keys.p256dh), _decoded(keys.auth)
    return bytes(http_ece.encrypt(content, salt=os.urandom(16), private_key=own, dh=receiver, auth_secret=secret))


def _new_key() -> str:
    signer = Vapid02()
    signer.generate_keys()
    return bytes(signer.private_pem()).decode()


def _encoded(data: bytes) -> str:
    return urlsafe_b64encode(data).decode().rstrip("=")


def _decoded(text: str) -> bytes:
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))
