"""The description of the API is complete, and true of the replies to what it allows, and to what it doesn't."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

import httpx2
import pytest
import requests
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis.strategies import SearchStrategy
from schemathesis import Case, GenerationMode
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Mount, WebSocketRoute

from allmende.bots.advice import Suggestion
from allmende.core import Record
from allmende.server import create_app
from allmende.server.http.connections import Door
from allmende.server.http.endpoints import Endpoint, get
from allmende.server.store.sqlite import SqliteStore
from server.house import RandomThinker
from server.running import running

NEVER_ENDING: Final = "/bot/stream"
"""The path of what is replied for ever."""
SHARE: Final = 30
"""Each of so many endpoints gets its share of the examples that a property of one function would get."""
ENDPOINTS: Final = 35
"""Fewer than there are, even of those that take something."""
CHECKS: Final = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_schema_conformance,
]


class Adviser(RandomThinker):
    """Knows no better move than any other."""

    async def suggest(self, record: Record, seat: int) -> list[Suggestion]:
        return []


@pytest.fixture(scope="module")
def app(tmp_path_factory: pytest.TempPathFactory) -> Starlette:
    """A server's application."""
    return create_app(SqliteStore(tmp_path_factory.mktemp("openapi") / "t.sqlite3"), Adviser())


@pytest.fixture(scope="module")
def url(app: Starlette) -> Iterator[str]:
    """Where the server is."""
    with running(app, Door()) as (host, port):
        yield f"http://{host}:{port}"


def test_every_route_of_the_api_is_described(app: Starlette, url: str) -> None:
    (api,) = (route for route in app.routes if isinstance(route, Mount) and route.path == "/api")
    routes = [route for route in api.routes if not isinstance(route, WebSocketRoute)]
    assert [route for route in routes if not isinstance(route, Endpoint)] == []
    described = httpx2.get(f"{url}/api/openapi.json").json()
    assert described["servers"] == [{"url": "/api"}]
    for route in routes:
        assert isinstance(route, Endpoint)
        operation = described["paths"][route.path_format][route.method.lower()]
        assert operation["summary"].endswith("."), route.path


def test_what_an_endpoint_takes_and_replies_is_described(url: str) -> None:
    described = httpx2.get(f"{url}/api/openapi.json").json()
    moves = described["paths"]["/tables/{table}/moves"]["post"]
    assert moves["requestBody"]["content"]["application/json"]["schema"] == {"$ref": "#/components/schemas/MoveRequest"}
    reply = moves["responses"]["2XX"]["content"]["application/json"]["schema"]
    assert described["components"]["schemas"][reply["$ref"].rpartition("/")[2]]["required"] == ["version"]
    needs = {each["name"]: each for each in described["paths"]["/tables/{table}/hint"]["get"]["parameters"]}
    assert needs.keys() == {"table", "seat", "version"}
    assert all(each["required"] for each in needs.values())
    search = {each["name"]: each for each in described["paths"]["/finished"]["get"]["parameters"]}
    assert (search["players"]["schema"]["minimum"], search["least"]["schema"]["minimum"] < 0) == (0, True)
    assert not any(each["required"] for each in search.values())
    analysis = described["paths"]["/tables/{table}/analysis"]["get"]["parameters"]
    assert [each["name"] for each in analysis] == ["table", "from"], "`from_` in Python"


def test_a_parameter_that_no_query_has_is_refused_at_once() -> None:
    async def handler(request: Request, seats: dict[int, str]) -> Response: ...

    with pytest.raises(TypeError, match="'seats'"):
        get("/", handler)


@pytest.mark.parametrize("mode", [GenerationMode.POSITIVE, GenerationMode.NEGATIVE])
def test_every_reply_is_as_it_is_described(url: str, mode: GenerationMode) -> None:
    """Refusals are replies, too. The requests come from a known person, and are about a table that there is."""
    tried = set()
    with requests.Session() as known:
        wanted = {"title": "hallertau", "players": [{"kind": "here", "name": "Ann"}], "options": {}}
        made = known.post(f"{url}/api/tables", json=wanted).json()
        known.headers["Authorization"] = f"Bearer {made['key']}"
        there = {"table": made["table"], "title": "hallertau", "language": "de", "seat": 0}
        for found in schemathesis.openapi.from_url(f"{url}/api/openapi.json").get_all_operations():
            operation = found.ok()
            takes_something = bool(operation.body or operation.query)
            if operation.path == NEVER_ENDING or (mode is GenerationMode.NEGATIVE and not takes_something):
                continue
            known.post(f"{url}/api/me", json={"name": "Ann"})  # anew, if the last endpoint was that which signs out
            try_out(operation.as_strategy(mode), there, known)
            tried.add(operation.path)
    assert len(tried) > ENDPOINTS


def try_out(cases: SearchStrategy[Case], there: dict[str, Any], known: requests.Session) -> None:
    """Ask an endpoint for some things, most of them of what is `there`, and check each reply."""

    @settings(
        max_examples=settings().max_examples // SHARE,
        phases=[Phase.generate],
        deadline=None,
        suppress_health_check=list(HealthCheck),
    )
    @given(case=cases)
    def reply(case: Case) -> None:
        names = case.path_parameters or {}
        names.update({name: value for name, value in there.items() if name in names})
        case.call_and_validate(session=known, checks=CHECKS)

    reply()
