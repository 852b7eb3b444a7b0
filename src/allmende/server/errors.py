"""Why the server refuses a request, one class a kind, and the status that goes with it."""

from __future__ import annotations

from math import ceil
from typing import ClassVar, Final

from allmende.core import AllmendeError, Message
from allmende.server.store import StoreError

LONG: Final = 120
"""More seconds than these are told in minutes."""


class RequestError(AllmendeError):
    """The request can't be understood."""

    status: ClassVar[int] = 400

    def __init__(self, why: str, message: Message | None = None) -> None:
        super().__init__(why, message or Message("error-request", {"why": why}))


class ForbiddenError(RequestError):
    """The key does not allow this."""

    status = 403


class NotFoundError(RequestError):
    """There is no such thing here."""

    status = 404


class StaleError(RequestError):
    """The table has gone on since the asker last saw it."""

    status = 409

    def __init__(self) -> None:
        super().__init__("the table has gone on", Message("error-stale"))


class NotOverError(RequestError):
    """What is asked for can be had when the game is over."""

    status = 409

    def __init__(self) -> None:
        super().__init__("the game is not over", Message("error-not-over"))


class TooLargeError(RequestError):
    """The request is larger than anything sensible."""

    status = 413


class ContentTypeError(RequestError):
    """The body is of another type than it should be."""

    status = 415

    def __init__(self, wanted: str) -> None:
        super().__init__(f"the body should be {wanted}", Message("error-content-type", {"type": wanted}))


class UnfitError(RequestError):
    """The request is understood, but can't be carried out."""

    status = 422


class TooOftenError(RequestError):
    """Somebody asks more often than people do; in so many seconds they may ask again."""

    status = 429

    def __init__(self, seconds: int) -> None:
        wait = Message("error-too-often", {"seconds": seconds})
        if seconds > LONG:
            wait = Message("error-too-often-minutes", {"minutes": ceil(seconds / 60)})
        super().__init__(f"too often; again in {seconds} s", wait)
        self.seconds = seconds


class ThinkingError(RequestError):
    """Whoever should have thought about this could not."""

    status = 503

    def __init__(self) -> None:
        super().__init__("nobody could think this through", Message("error-thinking"))


def status_of(error: AllmendeError) -> int:
    """The status of the reply that refuses a request for this reason: by default it can't be carried out."""
    match error:
        case RequestError():
            return error.status
        case StoreError():
            return 503
        case _:
            return 422


def no_table() -> NotFoundError:
    """Nobody ever set up a table of this name."""
    return NotFoundError("there is no such table", Message("error-no-table"))


def no_seat(seat: int) -> NotFoundError:
    """The table has fewer seats."""
    return NotFoundError(f"there is no seat {seat + 1}", Message("error-no-seat", {"seat": seat + 1}))


def not_yours(seat: int) -> ForbiddenError:
    """The seat belongs to somebody else."""
    return ForbiddenError(f"seat {seat + 1} is not yours", Message("error-not-yours", {"seat": seat + 1}))


def final_end(rated: bool) -> UnfitError:
    """Nothing of this finished game can be taken back."""
    if rated:
        return UnfitError("a rated game stays as it ended", Message("error-rated-over"))
    return UnfitError("all that was hidden is known now", Message("error-undo-over"))


def unforeseen(error: Exception) -> bool:
    """Whether the log needs the traceback of an error: nobody has raised it to be told to people."""
    return not isinstance(error, AllmendeError)
