"""What travels between server and client about calls."""

from __future__ import annotations

from typing import Final, Literal

import msgspec

from allmende.core import Message
from allmende.server.messages import Request

Kind = Literal["push", "discord", "slack", "ntfy", "json", "mail"]
"""By what somebody is called: by a browser, by one of the services that take webhooks, or by mail."""
DELAYS: Final = (60, 300, 900, 3600)
"""Seconds for which calls may wait for more of them. Fewer would be many calls for a quick game."""


# Requests


class Wishes(Request, frozen=True):
    """When somebody is called.

    Calls wait for so many seconds of `delay`, and those that come together are one. In `quiet` hours nobody is called:
    from one minute of the day to another, in their time zone; the same minute twice, or null, is never.
    """

    delay: int = 300
    quiet: list[int] | None = None


class PushKeys(msgspec.Struct, frozen=True):
    """What a browser gives to encrypt for it."""

    p256dh: str
    auth: str


class NewTarget(Request, frozen=True):
    """One more way to be called: the address of a webhook, of a browser, which brings keys, or a mail address."""

    kind: Kind
    address: str
    keys: PushKeys | None = None


class TargetChange(Request, frozen=True):
    """Whether calls go to a target."""

    on: bool


class MailLink(Request, frozen=True):
    """The secret of a link that came by mail."""

    secret: str


class Enter(Request, frozen=True):
    """The mail address of somebody who wants to be known on this device, too, and the language of that mail."""

    address: str
    language: str = "en"


# Replies


class Target(msgspec.Struct, frozen=True):
    """A way to be called: where it leads to, since when, in seconds since 1970, and why it is off, if it is."""

    target: str
    kind: Kind
    address: str
    since: int
    off: Message | None


class Calls(msgspec.Struct, frozen=True):
    """How I am called: my wishes, the targets, and mail addresses that nobody has confirmed yet.

    `channels` says of each why it isn't offered, null if it is. Browsers are called with the public `key`.
    """

    wishes: Wishes
    targets: list[Target]
    unconfirmed: list[str]
    channels: dict[str, Message | None]
    key: str


class Done(msgspec.Struct, frozen=True):
    """What was asked for is done, and there is nothing to tell."""
