"""Parses requests: bodies, numbers and keys, each refused with a reason if it is invalid."""

from __future__ import annotations

from typing import Any, Final, TypeVar

import msgspec
from starlette.requests import HTTPConnection, Request
from starlette.responses import Response

from allmende import titles
from allmende.core import Message, Title, UnknownTitleError
from allmende.server.errors import ContentTypeError, NotFoundError, RequestError, TooLargeError
from allmende.server.http.base_paths import base

LARGEST_RECORD: Final = 1_000_000
"""The largest size of a record as a body, in bytes."""
LARGEST_STRUCT: Final = 64_000
"""The largest size of any other body, in bytes: a note of 4,000 characters fits, however they are escaped."""
MOST_DIGITS: Final = 18
"""The most digits of a number in a query: any store can compare such numbers."""
KEPT_SECONDS: Final = 400 * 24 * 60 * 60
"""Seconds after a visit for which a browser keeps its secret; browsers allow no more."""

T = TypeVar("T")
R = TypeVar("R", bound=Response)


def title(request: Request) -> Title[Any, Any]:
    """The title that the path names; NotFoundError if it is not in the catalogue."""
    try:
        return titles.title(request.path_params["title"])
    except UnknownTitleError as error:
        raise NotFoundError(str(error), error.message) from None


async def body(request: Request, largest: int) -> bytes:
    """The body of a request; TooLargeError as soon as more than `largest` bytes have arrived."""
    received = bytearray()
    async for chunk in request.stream():
        received += chunk
        if len(received) > largest:
            raise TooLargeError(
                f"this request has at most {largest} bytes", Message("error-too-large", {"largest": largest})
            )
    return bytes(received)


async def text(request: Request) -> str:
    """The body as text; ContentTypeError if it isn't declared as that, RequestError if it isn't UTF-8."""
    _check_type(request, "text/plain")
    try:
        return (await body(request, LARGEST_RECORD)).decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise RequestError(str(error)) from None


async def struct(request: Request, kind: type[T]) -> T:
    """The body as a struct; ContentTypeError if it isn't declared as JSON, RequestError if it doesn't fit `kind`."""
    _check_type(request, "application/json")
    try:
        return msgspec.json.decode(await body(request, LARGEST_STRUCT), type=kind)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise RequestError(str(error)) from None


def _check_type(request: Request, wanted: str) -> None:
    """Raise ContentTypeError if the body isn't declared as `wanted`.

    For JSON this keeps out other sites: a browser asks this server before it sends JSON from one of their pages.
    """
    if request.headers.get("content-type", "").partition(";")[0].strip().lower() != wanted:
        raise ContentTypeError(wanted)


def number(request: HTTPConnection, name: str) -> int:
    """A number from the query, 0 or more; RequestError if it isn't there, or is none."""
    found = optional_number(request, name)
    if found is None:
        raise RequestError(f"the query has no {name!r}")
    return found


def optional_number(request: HTTPConnection, name: str, *, signed: bool = False) -> int | None:
    """A number from the query, or None if it isn't there; RequestError if it is none, or negative and not `signed`."""
    given = request.query_params.get(name)
    if given is None:
        return None
    if not (given.removeprefix("-") if signed else given).isdecimal() or len(given.removeprefix("-")) > MOST_DIGITS:
        raise RequestError(f"{name!r} should be a number: {given[:40]!r}")
    return int(given)


def key(request: HTTPConnection) -> str:
    """The key that comes with a request, or an empty string."""
    found = request.scope.get("allmende.key", "")
    assert isinstance(found, str)
    return found


def agent(request: HTTPConnection) -> str:
    """The description that a browser gives of itself, or an empty string."""
    return request.headers.get("user-agent", "")


def secret(request: HTTPConnection) -> str:
    """The secret by which a browser is known, or an empty string. It is a cookie: no page can read it."""
    return request.cookies.get(_cookie(request), "")


def keep_secret(request: Request, reply: R, secret: str) -> R:
    """The response, with a cookie by which the browser keeps this secret; an empty one deletes the cookie."""
    reply.set_cookie(
        _cookie(request),
        secret,
        max_age=KEPT_SECONDS if secret else 0,
        path=f"{base(request)}/",
        secure=request.url.scheme == "https",
        httponly=True,
        samesite="strict",
    )
    return reply


def _cookie(request: HTTPConnection) -> str:
    """The name of the cookie, with the port, because a browser has the same cookies for all ports of a machine."""
    port = request.url.port
    return f"allmende-{port}" if port else "allmende"
