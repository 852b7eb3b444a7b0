"""HTTP responses, those of errors included."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator
from typing import Final, Generic, TypeVar

import msgspec
from starlette.responses import PlainTextResponse, Response, StreamingResponse

from allmende.core import AllmendeError, Message
from allmende.server.errors import status_of
from allmende.server.http.messages import Problem
from allmende.server.store.protocol import StoreError

CLOSED: Final = 4000
"""A stream closes with this plus the status of the same error in HTTP: 4404 is no such table, 4503 means try again."""

STORE_AGAIN: Final = 2
"""Seconds after which a request may be sent again that the store could not answer."""

T = TypeVar("T")

log = logging.getLogger(__name__)


class Reply(Response, Generic[T]):
    """A JSON response of a `T`: a struct, or a collection of structs. Its type says so to type checkers and readers."""

    media_type = "application/json"


def json(content: T, status: int = 200, headers: dict[str, str] | None = None) -> Reply[T]:
    """A JSON response of a struct, or of a collection of structs."""
    return Reply(msgspec.json.encode(content), status, headers)


class JsonLines(StreamingResponse):
    """A response of a line of JSON each, which a browser saves under a name."""

    media_type = "application/jsonl"

    def __init__(self, name: str, lines: AsyncIterator[bytes]) -> None:
        super().__init__(lines, headers=_saved_as(name))


def file(name: str, text: str) -> PlainTextResponse:
    """A response with a text that a browser saves under this name."""
    return PlainTextResponse(text, headers=_saved_as(name))


def _saved_as(name: str) -> dict[str, str]:
    """The headers of a response that a browser saves under this name."""
    return {"Content-Disposition": f'attachment; filename="{name}"'}


def told(error: AllmendeError) -> Message:
    """The message of an error for a client. Trouble with a store that isn't theirs is logged, for its owner."""
    if not isinstance(error, StoreError) or error.is_theirs:
        return error.message
    log.error("%s", error)
    return Message("error-store")


def refusal(error: AllmendeError) -> Reply[Problem]:
    """The response to a request that failed with this error. `Retry-After` says when it may be sent again as it is."""
    seconds = STORE_AGAIN if isinstance(error, StoreError) else getattr(error, "seconds", None)
    return json(Problem(told(error)), status_of(error), {"Retry-After": str(seconds)} if seconds else None)
