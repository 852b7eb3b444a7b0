"""Replies of the web API, and what becomes of errors in them."""

from __future__ import annotations

import logging
from typing import Any, Final

import msgspec
from starlette.responses import PlainTextResponse, Response

from allmende.core import AllmendeError, Message
from allmende.server.store import StoreError

CLOSED: Final = 4000
"""A stream closes with this and the status that a reply would have: 4404 is no such table, 4503 means try again."""

log = logging.getLogger(__name__)


def json(content: Any, status: int = 200, headers: dict[str, str] | None = None) -> Response:
    """A struct, or what is made of structs."""
    return Response(msgspec.json.encode(content), status, headers, "application/json")


def file(name: str, text: str) -> Response:
    """A text that a browser saves under this name."""
    return PlainTextResponse(text, headers={"Content-Disposition": f'attachment; filename="{name}"'})


def told(error: AllmendeError) -> Message:
    """Why something is refused. What exactly is wrong with the store is its owner's business alone."""
    if not isinstance(error, StoreError):
        return error.message
    log.error("%s", error)
    return Message("error-store")
