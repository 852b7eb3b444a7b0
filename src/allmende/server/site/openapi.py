"""The OpenAPI description of the API, made of the signatures of its endpoints and the structs that they name."""

from __future__ import annotations

import typing
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, Final

import msgspec
from starlette.convertors import IntegerConvertor
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute

import allmende
from allmende.core import Event
from allmende.server.http.base_paths import base
from allmende.server.http.endpoints import Endpoint, Parameter, Signed, TextBody, get
from allmende.server.http.messages import Problem
from allmende.server.http.replies import Reply, json
from allmende.server.http.requests import MOST_DIGITS
from allmende.server.tables.any_game import GameEvent, View

API: Final = "/api"
"""The path below which the routes of the API lie."""
VERSION: Final = "3.1.0"
"""The version of OpenAPI in which the description is written."""

_LARGEST: Final = 10**MOST_DIGITS - 1
_NUMBER: Final = {"type": "integer", "minimum": 0, "maximum": _LARGEST}
_SCHEMAS: Final[Mapping[Any, Mapping[str, Any]]] = {
    int: _NUMBER,
    Signed: {"type": "integer", "minimum": -_LARGEST, "maximum": _LARGEST},
    str: {"type": "string"},
    Sequence[str]: {"type": "array", "items": {"type": "string"}},
    bool: {"type": "string", "enum": [""]},  # it holds as soon as it is there
}
"""The schemas of parameters of a query, by their types."""

_IN_COMMON: Final[Mapping[type, type]] = {Event: GameEvent, msgspec.Struct: View}
"""What is told of the types that stand for those of any title."""


def routes(described: Sequence[BaseRoute]) -> list[BaseRoute]:
    """The route of the description of all these routes, and of itself."""

    async def openapi(request: Request) -> Reply[dict[str, Any]]:
        """This description."""
        return json(description([*described, *own], base(request) + API))

    own: list[BaseRoute] = [get("/openapi.json", openapi)]
    return own


def description(described: Iterable[BaseRoute], url: str = API) -> dict[str, Any]:
    """The description of the endpoints among these routes, below this address."""
    endpoints = [route for route in described if isinstance(route, Endpoint)]
    schema, components = _schemas([Problem, *(kind for one in endpoints for kind in _structs(one))])
    paths: dict[str, dict[str, Any]] = {}
    for endpoint in endpoints:
        paths.setdefault(endpoint.path_format, {})[endpoint.method.lower()] = _operation(endpoint, schema)
    return {
        "openapi": VERSION,
        "info": {
            "title": "Allmende",
            "version": allmende.__version__,
            "license": {"name": "MIT", "identifier": "MIT"},
        },
        "servers": [{"url": url}],
        # The key of a seat, or of a bot; without one a person is known by a cookie, and everybody sees what is public.
        "security": [{}, {"key": []}],
        "paths": paths,
        "components": {"schemas": components, "securitySchemes": {"key": {"type": "http", "scheme": "bearer"}}},
    }


def _structs(endpoint: Endpoint) -> list[Any]:
    """The types that a description of an endpoint names: of its body and of its reply."""
    body = (
        [endpoint.signature.body[1]] if endpoint.signature.body and endpoint.signature.body[1] is not TextBody else []
    )
    return [*body, *typing.get_args(endpoint.signature.reply)]


def _schemas(kinds: Sequence[Any]) -> tuple[Callable[[Any], Any], dict[str, Any]]:
    """The function that gives the schema of one of these types, and the named schemas to which those refer."""
    wanted = [*kinds, *_IN_COMMON.values()]
    found, components = msgspec.json.schema_components(wanted, ref_template="#/components/schemas/{name}")
    for general, common in _IN_COMMON.items():
        components[general.__name__] = components.pop(common.__name__)
    known = list(zip(wanted, found, strict=True))
    return lambda kind: next(schema for one, schema in known if one == kind), components


def _operation(endpoint: Endpoint, schema: Callable[[Any], Any]) -> dict[str, Any]:
    """The description of an endpoint as an operation of a path."""
    summary, _, more = endpoint.description.partition("\n\n")
    signature = endpoint.signature
    found: dict[str, Any] = {
        "operationId": f"{endpoint.method.lower()}{endpoint.path_format}",
        "summary": " ".join(summary.split()),
        "tags": [endpoint.path.split("/")[1]],
        "parameters": [*_in_path(endpoint), *(_in_query(each) for each in signature.parameters)],
        "responses": {
            "2XX": {"description": "It is done."} | _content(signature.reply, schema),
            "default": {"description": "It isn't done, for the reason given."} | _content(Reply[Problem], schema),
        },
    }
    if more:
        found["description"] = more
    if signature.body is not None:
        kind = signature.body[1]
        content = {"text/plain": {"schema": {"type": "string"}}}
        if kind is not TextBody:
            content = {"application/json": {"schema": schema(kind)}}
        found["requestBody"] = {"required": True, "content": content}
    return found


def _in_path(endpoint: Endpoint) -> list[dict[str, Any]]:
    """The parameters that stand in an endpoint's path."""
    return [
        {
            "name": name,
            "in": "path",
            "required": True,
            "schema": _NUMBER if isinstance(convertor, IntegerConvertor) else {"type": "string"},
        }
        for name, convertor in endpoint.param_convertors.items()
    ]


def _in_query(parameter: Parameter) -> dict[str, Any]:
    return {
        "name": parameter.name,
        "in": "query",
        "required": parameter.is_required,
        "schema": _SCHEMAS[parameter.kind],
    }


def _content(reply: Any, schema: Callable[[Any], Any]) -> dict[str, Any]:
    """The content of a response of this type; nothing for one that has none."""
    kind: type[Response] = typing.get_origin(reply) or reply
    if kind.media_type is None:
        return {}
    said = {"schema": schema(typing.get_args(reply)[0])} if kind is Reply else {}
    return {"content": {kind.media_type: said}}
