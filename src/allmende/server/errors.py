"""Errors of requests, a class for each kind, with its HTTP status."""

from __future__ import annotations

from math import ceil
from typing import ClassVar, Final, Literal

from allmende.core import AllmendeError, Message
from allmende.server.store.protocol import StoreError

LONG: Final = 120
"""The largest number of seconds that a message gives as seconds; longer times it gives in minutes."""


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
    """The table has gone on since the version that the client knows."""

    status = 409

    def __init__(self) -> None:
        super().__init__("the table has gone on", Message("error-stale"))


class NotOverError(RequestError):
    """The game is not over, and the request needs a finished one."""

    status = 409

    def __init__(self) -> None:
        super().__init__("the game is not over", Message("error-not-over"))


class TooLargeError(RequestError):
    """The body is larger than the limit for its kind."""

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
    """A visitor asks more often than people do; they may ask again in `seconds`."""

    status = 429

    def __init__(self, seconds: int) -> None:
        wait = Message("error-too-often", {"seconds": seconds})
        if seconds > LONG:
            wait = Message("error-too-often-minutes", {"minutes": ceil(seconds / 60)})
        super().__init__(f"too often; again in {seconds} s", wait)
        self.seconds = seconds


class SwitchedOffError(RequestError):
    """The host has switched a feature off."""

    status = 503

    def __init__(self, feature: str) -> None:
        super().__init__(f"{feature} is switched off", Message("error-switched-off"))


class ThinkingError(RequestError):
    """The bot that should have thought about a request failed, in all attempts."""

    status = 503

    def __init__(self) -> None:
        super().__init__("nobody could think this through", Message("error-thinking"))


def status_of(error: AllmendeError) -> int:
    """The HTTP status of the response to a request that failed with this error; 422 if it names none."""
    match error:
        case RequestError():
            return error.status
        case StoreError():
            return 503
        case _:
            return 422


def no_table() -> NotFoundError:
    """The error that there is no table of this name."""
    return NotFoundError("there is no such table", Message("error-no-table"))


def no_seat(seat: int) -> NotFoundError:
    """The error that a table has no seat of this number."""
    return NotFoundError(f"there is no seat {seat + 1}", Message("error-no-seat", {"seat": seat + 1}))


def not_yours(seat: int) -> ForbiddenError:
    """The error that a seat belongs to another player."""
    return ForbiddenError(f"seat {seat + 1} is not yours", Message("error-not-yours", {"seat": seat + 1}))


def final_end(why: Literal["rated", "day", "problem", "undo"]) -> UnfitError:
    """The error that nothing of a finished game can be taken back: it counts, was an answer, or secrets are known."""
    return UnfitError("this game stays as it ended", Message(f"error-{why}-over"))


def unforeseen(error: Exception) -> bool:
    """True if an error was not raised for people to read, so that the log needs its traceback."""
    return not isinstance(error, AllmendeError)
