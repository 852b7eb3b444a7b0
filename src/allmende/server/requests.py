"""Reading requests: bodies, numbers and keys, each refused politely if it makes no sense."""

from __future__ import annotations

from typing import Any, Final, TypeVar

import msgspec
from starlette.requests import HTTPConnection, Request
from starlette.responses import Response

from allmende import titles
from allmende.core import Message, Title, UnknownTitleError
from allmende.server.errors import ContentTypeError, NotFoundError, RequestError, TooLargeError

LARGEST_RECORD: Final = 1_000_000
"""So many bytes has a body that is a record."""
LARGEST_STRUCT: Final = 64_000
"""So many has any other: a note of 4,000 characters, however they are written."""
KEPT_SECONDS: Final = 400 * 24 * 60 * 60
"""For so long after a visit a browser keeps a secret; browsers allow no longer."""

T = TypeVar("T")


def title(request: Request) -> Title[Any, Any]:
    """The title that the address names; NotFoundError if it is not on the shelf."""
    try:
        return titles.title(request.path_params["title"])
    except UnknownTitleError as error:
        raise NotFoundError(str(error), error.message) from None


async def body(request: Request, largest: int) -> bytes:
    """The body; TooLargeError as soon as it is known to be too large."""
    received = bytearray()
    async for chunk in request.stream():
        received += chunk
        if len(received) > largest:
            raise TooLargeError(
                f"this request has at most {largest} bytes", Message("error-too-large", {"largest": largest})
            )
    return bytes(received)


async def text(request: Request) -> str:
    """The body as text; ContentTypeError if it doesn't say that it is."""
    _check_type(request, "text/plain")
    try:
        return (await body(request, LARGEST_RECORD)).decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise RequestError(str(error)) from None


async def struct(request: Request, kind: type[T]) -> T:
    """The body as a struct; ContentTypeError if it doesn't say that it is JSON."""
    _check_type(request, "application/json")
    try:
        return msgspec.json.decode(await body(request, LARGEST_STRUCT), type=kind)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise RequestError(str(error)) from None


def _check_type(request: Request, wanted: str) -> None:
    """Only pages of this server send JSON: a browser asks before it does so for another's."""
    if request.headers.get("content-type", "").partition(";")[0].strip().lower() != wanted:
        raise ContentTypeError(wanted)


def number(request: HTTPConnection, name: str) -> int:
    """A number from the query."""
    found = optional_number(request, name)
    if found is None:
        raise RequestError(f"the query has no {name!r}")
    return found


def optional_number(request: HTTPConnection, name: str, *, signed: bool = False) -> int | None:
    """A number from the query, or None if it isn't there; only if it is `signed` it may be less than none."""
    given = request.query_params.get(name)
    if given is None:
        return None
    if not (given.removeprefix("-") if signed else given).isdecimal() or len(given) > 18:
        raise RequestError(f"{name!r} should be a number: {given[:40]!r}")
    return int(given)


def key(request: HTTPConnection) -> str:
    """The key that comes with a request, or an empty string."""
    found = request.scope.get("allmende.key", "")
    assert isinstance(found, str)
    return found


def agent(request: HTTPConnection) -> str:
    """How a browser describes itself, or an empty string."""
    return request.headers.get("user-agent", "")


def secret(request: HTTPConnection) -> str:
    """The secret by which a browser is known, or an empty string. It is a cookie: no page can read it."""
    return request.cookies.get(_cookie(request), "")


def keep_secret(request: Request, reply: Response, secret: str) -> Response:
    """The reply, with which the browser keeps this secret; an empty one is taken from it."""
    reply.set_cookie(
        _cookie(request),
        secret,
        max_age=KEPT_SECONDS if secret else 0,
        secure=request.url.scheme == "https",
        httponly=True,
        samesite="strict",
    )
    return reply


def _cookie(request: HTTPConnection) -> str:
    """Its name: a browser has the same cookies for all servers of a machine, whatever their ports."""
    port = request.url.port
    return f"allmende-{port}" if port else "allmende"
