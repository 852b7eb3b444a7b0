"""What can be wrong, one class each; every error carries a message that words can speak."""

from __future__ import annotations

from allmende.core.message import Message


class AllmendeError(Exception):
    """Something the caller asked for can't be had.

    `message` says why in any language; `str(error)` says it in plain English for a Python user.
    """

    def __init__(self, text: str, message: Message | None = None) -> None:
        super().__init__(text)
        # What comes from another process is made anew by its text alone: by pickle, which brings the message
        # afterwards, and by Gymnasium's vector environments, which bring none.
        self.message = message or Message("error-told", {"why": str(text)})


class IllegalMoveError(AllmendeError):
    """The move exists, but the rules do not allow it now."""


class UnknownMoveError(AllmendeError):
    """No move of this title is written like that."""


class SeatError(AllmendeError):
    """The seat is not at the table, or several may move now and the caller did not say which one does."""


class UndoError(AllmendeError):
    """There is nothing to take back, or it can't be taken back any more."""


class EndingError(AllmendeError):
    """The game can't be ended like that."""


class OptionError(AllmendeError):
    """A table can't be set up with these players or options."""


class UnknownTitleError(AllmendeError):
    """No such game is on the shelf."""


class RecordError(AllmendeError):
    """A record can't be read or replayed; `line` counts from 1, 0 means the record as a whole."""

    def __init__(self, text: str, message: Message | None = None, line: int = 0) -> None:
        super().__init__(text, message)
        self.line = line
