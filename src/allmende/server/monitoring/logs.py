"""Log lines: as text for people or as JSON for programs, with the id of the request, and without secrets."""

from __future__ import annotations

import logging
import re
import sys
import time
from typing import IO, Final, Literal

import msgspec
from starlette.types import ASGIApp, Receive, Scope, Send

from allmende.server.http import request_ids
from allmende.server.monitoring.replies import Reply
from allmende.server.monitoring.routes import route_of

Form = Literal["text", "json"]

_SECRETS: Final = (
    (re.compile(r"(://)[^\s/@:]*(?::[^\s/@]*)?@"), r"\1***@"),  # of an address, before its host
    (
        re.compile(r"\b(key[=.]|authorization: (?:bearer )?|bearer |secret=|password=)[^\s&\"',;]+", re.IGNORECASE),
        r"\1***",
    ),
)
"""Secrets that an error of a library may repeat, and what stands in their place. Our own lines have none."""

requests: Final = logging.getLogger("allmende.requests")
"""The log of requests, which says nothing unless it is wanted."""


def set_up(form: Form, with_requests: bool = False, to: IO[str] | None = None) -> None:
    """Have all log lines written in this form, from warnings on, to standard error; those of requests if wanted."""
    handler = logging.StreamHandler(to or sys.stderr)
    handler.setFormatter(JsonLines() if form == "json" else TextLines())
    logging.basicConfig(level=logging.WARNING, handlers=[handler])
    requests.setLevel(logging.INFO if with_requests else logging.WARNING)


def without_secrets(text: str) -> str:
    """A text with asterisks in place of what looks like a secret.

    >>> without_secrets("can't reach postgresql://ann:wonderland@db/games")
    "can't reach postgresql://***@db/games"
    """
    for secret, instead in _SECRETS:
        text = secret.sub(instead, text)
    return text


class TextLines(logging.Formatter):
    """Lines for people: time, level, the id of the request in brackets, and what is told."""

    def format(self, record: logging.LogRecord) -> str:
        request = request_ids.current.get()
        at = time.strftime("%Y-%m-%d %H:%M:%S", time.localtime(record.created))
        told = without_secrets("\n".join([record.getMessage(), *_traceback(self, record)]))
        return f"{at} {record.levelname} {f'[{request}] ' if request else ''}{told}"


class JsonLines(logging.Formatter):
    """A JSON object per line."""

    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, object] = {
            "time": f"{time.strftime('%Y-%m-%dT%H:%M:%S', time.gmtime(record.created))}.{int(record.msecs):03}Z",
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": without_secrets(record.getMessage()),
        }
        if request := request_ids.current.get():
            line["request"] = request
        line |= getattr(record, "about", {})
        if error := _traceback(self, record):
            line["error"] = without_secrets("\n".join(error))
        return msgspec.json.encode(line).decode()


def _traceback(formatter: logging.Formatter, record: logging.LogRecord) -> list[str]:
    return [formatter.formatException(record.exc_info)] if record.exc_info else []


class LogRequests:
    """Middleware that logs each request at its end: by its route, so that neither tables nor people are named."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http" or not requests.isEnabledFor(logging.INFO):
            await self._app(scope, receive, send)
            return
        reply = Reply(send)
        try:
            await self._app(scope, receive, reply.send)
        finally:
            took = round(reply.seconds * 1000, 1)
            about = {"method": scope["method"], "route": route_of(scope), "status": reply.status, "ms": took}
            told = (about["method"], about["route"], reply.status, took)
            requests.info("%s %s %d in %s ms", *told, extra={"about": about})
