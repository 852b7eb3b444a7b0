"""All channels of a server: which are offered, and why the others are not; what is sent goes by the right one."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from allmende.core import Message
from allmende.server.calls.channels import HOOKS, Channel, Hooks
from allmende.server.calls.errors import CallError
from allmende.server.calls.messages import Kind, NewTarget
from allmende.server.calls.stopping import Stopping
from allmende.server.calls.targets import Kept, Targets
from allmende.server.calls.ways import Ways
from allmende.server.calls.wording import Call
from allmende.server.origins import is_secure
from allmende.server.people.persons import Persons
from allmende.server.store import Store

if TYPE_CHECKING:
    from allmende.server.calls.entering import Entering
    from allmende.server.calls.push import Push

EXTRA: Final = "pip install 'allmende[calls]'"
KINDS: Final[tuple[Kind, ...]] = ("push", "mail", *HOOKS)


class Switchboard:
    """The channels as the operator has provided for them, by `ways`; `refused` says of each why it isn't offered."""

    def __init__(
        self,
        store: Store,
        persons: Persons,
        targets: Targets,
        stopping: Stopping,
        ways: Ways,
        clock: Callable[[], float],
    ) -> None:
        self._stopping = stopping
        self._channels: dict[Kind, Channel] = {}
        self._push: Push | None = None
        self._entering: Entering | None = None
        self.refused: dict[str, Message | None] = dict.fromkeys(KINDS)
        if not ways.url:
            self._refuse(Message("call-no-url", {"option": "--url"}))
            return
        try:
            # They need packages that not everybody has installed.
            from allmende.server.calls.entering import Entering
            from allmende.server.calls.guarded import Poster
            from allmende.server.calls.mail import Post
            from allmende.server.calls.push import Push
        except ImportError:
            self._refuse(Message("call-not-installed", {"command": EXTRA}))
            return
        poster = Poster(ways.allowed)
        self._channels |= dict.fromkeys(HOOKS, Hooks(poster))
        if is_secure(ways.url):
            contact = f"mailto:{ways.mail.sender}" if ways.mail else ways.url
            self._push = self._channels["push"] = Push(store, poster, contact, clock, ways.push_key)
        else:
            self._refuse(Message("call-insecure"), "push")
        if ways.mail is not None:
            post = self._channels["mail"] = Post(ways.mail, ways.url, clock)
            self._entering = Entering(store, persons, targets, post, clock)
        else:
            self._refuse(Message("call-no-mail", {"option": "--mail"}), "mail")

    def _refuse(self, why: Message, *kinds: Kind) -> None:
        self.refused |= dict.fromkeys(kinds or KINDS, why)

    @property
    def is_open(self) -> bool:
        """Whether anybody can be called at all."""
        return bool(self._channels)

    async def push_key(self) -> str:
        """The public key of pushes, empty if there are none."""
        return await self._push.key() if self._push else ""

    def check(self, wanted: NewTarget) -> None:
        """CallError if this can be no target."""
        self.channel(wanted.kind).check(wanted.address)
        if wanted.kind == "push" and self._push is not None:
            self._push.check_keys(wanted.keys)

    @property
    def entering(self) -> Entering:
        """The links by mail; CallError if no mail is sent here."""
        if self._entering is None:
            raise self._missing("mail")
        return self._entering

    async def deliver(self, target: Kept, call: Call) -> None:
        """Take a call to a target, with what stops those that go there; CallError if it has not arrived."""
        await self.channel(target.kind).send(target, call, await self._stopping.stop(target.target))

    def channel(self, kind: Kind) -> Channel:
        """By what a kind of target is called; CallError if that isn't offered."""
        if kind not in self._channels:
            raise self._missing(kind)
        return self._channels[kind]

    def _missing(self, kind: Kind) -> CallError:
        return CallError(self.refused[kind] or Message("call-error-channel"))
