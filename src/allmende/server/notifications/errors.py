"""The error for a notification that could not be delivered."""

from __future__ import annotations

from allmende.core import Message
from allmende.server.errors import UnfitError


class NotificationError(UnfitError):
    """A notification was not delivered; if the target is `gone` for good, trying again is of no use."""

    def __init__(self, message: Message, gone: bool = False) -> None:
        super().__init__(message.id, message)
        self.gone = gone
