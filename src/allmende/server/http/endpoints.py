"""Endpoints: routes of the API that say by their handlers' signatures what they take and what they reply.

A handler's first parameter is the request. One that is annotated `Body[T]` stands for the request's body, a struct `T`;
all others are parameters of the query, called alike, or a NamedTuple of such. It returns a `Reply[T]`, which is JSON of
a `T`, or a response of another media type. `site/openapi.py` describes the API by these same signatures.

    class Offers:
        async def find(self, request: Request, body: Body[GameSearch], players: int | None = None) -> Reply[Found]:
            ...

    post("/offers/find", Offers().find)
"""

from __future__ import annotations

import inspect
import types
import typing
from collections.abc import Awaitable, Callable, Mapping, Sequence
from functools import cache
from typing import Annotated, Any, Final, Generic, NamedTuple, TypeAlias, TypeVar

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from allmende.server.errors import RequestError
from allmende.server.http import requests

T = TypeVar("T")
Handler = Callable[..., Awaitable[Response]]


class Body(Generic[T]):
    """The body of a request, a struct `T`, read when it is called for.

    So a handler can count the request, and find out from whom it comes, before the body is looked at.
    """

    def __init__(self, request: Request, kind: type[T]) -> None:
        self._request = request
        self._kind = kind

    async def __call__(self) -> T:
        """The struct; ContentTypeError if the body isn't declared as JSON, RequestError if it doesn't fit."""
        return await requests.struct(self._request, self._kind)


class TextBody:
    """The body of a request that is plain text, such as a record, read when it is called for."""

    def __init__(self, request: Request) -> None:
        self._request = request

    async def __call__(self) -> str:
        """The text; ContentTypeError if the body isn't declared as that, RequestError if it isn't UTF-8."""
        return await requests.text(self._request)


Signed: TypeAlias = Annotated[int, "negative, too"]
"""The type of a number in a query that may be negative, too; others may not."""

_READERS: Final[Mapping[Any, Callable[[Request, str], Any]]] = {
    int: requests.optional_number,
    Signed: lambda request, name: requests.optional_number(request, name, signed=True),
    str: lambda request, name: request.query_params.get(name),
    Sequence[str]: lambda request, name: request.query_params.getlist(name),
    bool: lambda request, name: name in request.query_params,
}
"""How a parameter of the query is read, by its type; None if the query hasn't got it."""


class Parameter(NamedTuple):
    """A parameter of the query: its name there, its type, and whether a request has to have it."""

    name: str
    kind: Any
    is_required: bool


class Query(NamedTuple):
    """Parameters of a query, by the handler's names for them, and what makes one value of those that a request has."""

    parameters: Mapping[str, Parameter]
    make: Callable[..., Any] = dict

    def of(self, request: Request) -> Any:
        """What a request says for them; RequestError if one is missing, or doesn't fit."""
        found: dict[str, Any] = {}
        for argument, (name, kind, is_required) in self.parameters.items():
            value = _READERS[kind](request, name)
            if value is not None:
                found[argument] = value
            elif is_required:
                raise RequestError(f"the query has no {name!r}")
        return self.make(**found)


class Signature(NamedTuple):
    """What a handler takes and replies.

    `body` has the name of its parameter for the body, if there is one, and the struct, or `TextBody`; `search` that of
    a parameter that stands for several of the query, a NamedTuple.
    """

    body: tuple[str, Any] | None
    query: Query
    search: tuple[str, Query] | None
    reply: Any

    @property
    def parameters(self) -> list[Parameter]:
        """All parameters of the query."""
        several = self.search[1].parameters if self.search else {}
        return [*self.query.parameters.values(), *several.values()]

    def arguments(self, request: Request) -> dict[str, Any]:
        """The arguments of a request; RequestError if a parameter of the query is missing, or doesn't fit."""
        found: dict[str, Any] = self.query.of(request)
        if self.search is not None:
            argument, query = self.search
            found[argument] = query.of(request)
        if self.body is not None:
            argument, kind = self.body
            found[argument] = TextBody(request) if kind is TextBody else Body(request, kind)
        return found


class Endpoint(Route):
    """A route whose handler is called with what its signature names; its docstring is the endpoint's description."""

    def __init__(self, method: str, path: str, handler: Handler) -> None:
        self.method = method
        self.description = inspect.cleandoc(handler.__doc__ or "")
        self.signature = signature = _signature(getattr(handler, "__func__", handler))

        async def answer(request: Request) -> Response:
            return await handler(request, **signature.arguments(request))

        super().__init__(path, answer, methods=[method], name=handler.__name__)


def get(path: str, handler: Handler) -> Endpoint:
    """The endpoint of GET requests at a path."""
    return Endpoint("GET", path, handler)


def post(path: str, handler: Handler) -> Endpoint:
    """The endpoint of POST requests at a path."""
    return Endpoint("POST", path, handler)


@cache  # once for all servers of a process, as tests have many
def _signature(handler: Handler) -> Signature:
    """The signature of a handler; TypeError if a parameter is of a type that no query has."""
    kinds = typing.get_type_hints(handler, include_extras=True)
    reply, body, search, parameters = kinds.pop("return"), None, None, {}
    for name, parameter in inspect.signature(handler).parameters.items():
        kind = kinds.get(name, Request)  # `self` has no type
        if kind is TextBody:
            body = name, kind
        elif typing.get_origin(kind) is Body:
            body = name, typing.get_args(kind)[0]
        elif hasattr(kind, "_field_defaults"):
            search = name, _query_of(kind)
        elif kind is not Request:
            parameters[name] = _parameter(name, kind, parameter.default is parameter.empty)
    return Signature(body, Query(parameters), search, reply)


def _query_of(kind: Any) -> Query:
    """The parameters for which the fields of a NamedTuple stand."""
    kinds = typing.get_type_hints(kind, include_extras=True)
    return Query({name: _parameter(name, kinds[name], name not in kind._field_defaults) for name in kind._fields}, kind)


def _parameter(argument: str, kind: Any, is_required: bool) -> Parameter:
    """A parameter of the query that is this argument of a handler; its name may be one that Python keeps (`from_`)."""
    if typing.get_origin(kind) in (types.UnionType, typing.Union):
        (kind,) = (part for part in typing.get_args(kind) if part is not types.NoneType)
    if kind not in _READERS:
        raise TypeError(f"a query has no {kind}, as {argument!r} should be")
    return Parameter(argument.removesuffix("_"), kind, is_required)
