"""HTTP responses, those of errors included."""

from __future__ import annotations

import logging
from typing import Any, Final

import msgspec
from starlette.responses import PlainTextResponse, Response

from allmende.core import AllmendeError, Message
from allmende.server.store.protocol import StoreError

CLOSED: Final = 4000
"""A stream closes with this plus the status of the same error in HTTP: 4404 is no such table, 4503 means try again."""

log = logging.getLogger(__name__)


def json(content: Any, status: int = 200, headers: dict[str, str] | None = None) -> Response:
    """A JSON response of a struct, or of a collection of structs."""
    return Response(msgspec.json.encode(content), status, headers, "application/json")


def file(name: str, text: str) -> Response:
    """A response with a text that a browser saves under this name."""
    return PlainTextResponse(text, headers={"Content-Disposition": f'attachment; filename="{name}"'})


def told(error: AllmendeError) -> Message:
    """The message of an error for a client. Trouble with a store that isn't theirs is logged, for its owner."""
    if not isinstance(error, StoreError) or error.is_theirs:
        return error.message
    log.error("%s", error)
    return Message("error-store")
