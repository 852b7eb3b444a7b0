"""The channels of a server: which are offered, why the others are not, and dispatch to the right one."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from allmende.core import Message
from allmende.server.http.origins import is_secure
from allmende.server.notifications.channels import HOOKS, Channel, Hooks
from allmende.server.notifications.config import NotificationConfig
from allmende.server.notifications.errors import NotificationError
from allmende.server.notifications.messages import Kind, NewTarget
from allmende.server.notifications.targets import Kept, Targets
from allmende.server.notifications.texts import Notification
from allmende.server.notifications.unsubscribe import UnsubscribeLinks
from allmende.server.people.sign_in import SignIn
from allmende.server.store.protocol import Store

if TYPE_CHECKING:
    from allmende.server.notifications.magic_links import Entering
    from allmende.server.notifications.push import Push

EXTRA: Final = "pip install 'allmende[calls]'"
KINDS: Final[tuple[Kind, ...]] = ("push", "mail", *HOOKS)


class ChannelRegistry:
    """The channels that the operator has configured; `refused` says for each kind why it isn't offered, or None."""

    def __init__(
        self,
        store: Store,
        sign_in: SignIn,
        targets: Targets,
        stopping: UnsubscribeLinks,
        config: NotificationConfig,
        clock: Callable[[], float],
    ) -> None:
        self._stopping = stopping
        self._channels: dict[Kind, Channel] = {}
        self._push: Push | None = None
        self._entering: Entering | None = None
        self.refused: dict[str, Message | None] = dict.fromkeys(KINDS)
        if not config.url:
            self._refuse(Message("call-no-url", {"option": "--url"}))
            return
        try:
            # They need packages of an optional extra.
            from allmende.server.notifications.guarded_http import Poster
            from allmende.server.notifications.magic_links import Entering
            from allmende.server.notifications.mail import Post
            from allmende.server.notifications.push import Push
        except ImportError:
            self._refuse(Message("call-not-installed", {"command": EXTRA}))
            return
        poster = Poster(config.allowed)
        self._channels |= dict.fromkeys(HOOKS, Hooks(poster))
        if is_secure(config.url):
            contact = f"mailto:{config.mail.sender}" if config.mail else config.url
            self._push = self._channels["push"] = Push(store, poster, contact, clock, config.push_key)
        else:
            self._refuse(Message("call-insecure"), "push")
        if config.mail is not None:
            post = self._channels["mail"] = Post(config.mail, config.url, clock)
            self._entering = Entering(store, sign_in, targets, post, clock)
        else:
            self._refuse(Message("call-no-mail", {"option": "--mail"}), "mail")

    def _refuse(self, why: Message, *kinds: Kind) -> None:
        self.refused |= dict.fromkeys(kinds or KINDS, why)

    @property
    def is_open(self) -> bool:
        """True if any channel is offered."""
        return bool(self._channels)

    async def push_key(self) -> str:
        """The public key for pushes, empty if they aren't offered."""
        return await self._push.key() if self._push else ""

    def check(self, wanted: NewTarget) -> None:
        """NotificationError if a target like this isn't offered, or its address or keys aren't valid."""
        self.channel(wanted.kind).check(wanted.address)
        if wanted.kind == "push" and self._push is not None:
            self._push.check_keys(wanted.keys)

    @property
    def entering(self) -> Entering:
        """The sender of links by mail; NotificationError if this server sends no mail."""
        if self._entering is None:
            raise self._missing("mail")
        return self._entering

    async def deliver(self, target: Kept, notification: Notification) -> None:
        """Deliver a notification to a target, with its unsubscribe link; NotificationError if it has not arrived."""
        await self.channel(target.kind).send(target, notification, await self._stopping.stop(target.target))

    def channel(self, kind: Kind) -> Channel:
        """The channel for a kind of target; NotificationError if it isn't offered."""
        if kind not in self._channels:
            raise self._missing(kind)
        return self._channels[kind]

    def _missing(self, kind: Kind) -> NotificationError:
        return NotificationError(self.refused[kind] or Message("call-error-channel"))
