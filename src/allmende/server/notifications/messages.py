"""Structs of the API about notifications."""

from __future__ import annotations

from typing import Final, Literal

import msgspec

from allmende.core import Message
from allmende.server.http.messages import RequestBody

Kind = Literal["push", "discord", "slack", "ntfy", "json", "mail"]
"""A kind of target: a browser (push), a service that takes webhooks, or a mail address."""
DELAYS: Final = (60, 300, 900, 3600)
"""Seconds for which notifications may wait for more of them. Fewer would mean too many in a quick game."""


# Requests


class Wishes(RequestBody, frozen=True):
    """Wishes of a person about when to be notified.

    Notifications wait for `delay` seconds, and those that come together are one. In `quiet` hours none is sent: from
    one minute of the day to another, in the person's time zone; the same minute twice, or null, is never.
    """

    delay: int = 300
    quiet: list[int] | None = None


class PushKeys(msgspec.Struct, frozen=True):
    """The keys of a browser by which pushes to it are encrypted."""

    p256dh: str
    auth: str


class NewTarget(RequestBody, frozen=True):
    """A new target: the address of a webhook, of a browser, which brings keys, or a mail address."""

    kind: Kind
    address: str
    keys: PushKeys | None = None


class TargetChange(RequestBody, frozen=True):
    """A change of a target: notifications go there if it is `on`."""

    on: bool


class MailLink(RequestBody, frozen=True):
    """The secret of a link that came by mail."""

    secret: str


class Enter(RequestBody, frozen=True):
    """A request to sign in on this device by a mail address; `language` is that of the mail."""

    address: str
    language: str = "en"


# Replies


class Target(msgspec.Struct, frozen=True):
    """A target for notifications: its address, `since` when it exists, in seconds since 1970, and why it is `off`."""

    target: str
    kind: Kind
    address: str
    since: int
    off: Message | None


class Notifications(msgspec.Struct, frozen=True):
    """My notifications: my wishes, the targets, and mail addresses that are not confirmed yet.

    `channels` says for each kind of target why it isn't offered, null if it is. Pushes are signed by the public `key`.
    """

    wishes: Wishes
    targets: list[Target]
    unconfirmed: list[str]
    channels: dict[str, Message | None]
    key: str
