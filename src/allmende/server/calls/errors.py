"""What becomes of a call that doesn't arrive."""

from __future__ import annotations

from allmende.core import Message
from allmende.server.errors import UnfitError


class CallError(UnfitError):
    """A call has not arrived; if the target is `gone` for good there is no use in trying again."""

    def __init__(self, message: Message, gone: bool = False) -> None:
        super().__init__(message.id, message)
        self.gone = gone
