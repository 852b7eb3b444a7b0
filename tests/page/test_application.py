"""The server's application is called without a network: requests, streams, its start and its end."""

from __future__ import annotations

import asyncio
import json
import logging
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AbstractAsyncContextManager, asynccontextmanager

import pytest
from starlette.applications import Starlette
from starlette.requests import ClientDisconnect, Request
from starlette.responses import JSONResponse, Response
from starlette.routing import Route, WebSocketRoute
from starlette.types import ASGIApp, Receive, Scope, Send
from starlette.websockets import WebSocket

from allmende.page.application import Application, Reply
from allmende.page.store import PageStore
from allmende.server.app import create_app
from allmende.server.http.disconnects import GONE, no_reply, while_there
from server.house import RandomThinker


@asynccontextmanager
async def running(app: ASGIApp) -> AsyncIterator[Application]:
    """An application that has started."""
    application = Application(app)
    await application.start()
    try:
        yield application
    finally:
        await application.stop()


def play(app: ASGIApp, work: Callable[[Application], Awaitable[None]]) -> None:
    """Do something with an application while it runs."""

    async def run() -> None:
        async with running(app) as application:
            await work(application)

    asyncio.run(run())


def allmende_app() -> Starlette:
    """Allmende itself, with games kept in memory."""
    return create_app(PageStore(":memory:"), RandomThinker())


# Requests


def test_a_request_comes_with_all_that_it_has_and_so_does_its_reply() -> None:
    async def echo(request: Request) -> Response:
        said = [request.method, request.url.path, request.query_params["a"], request.headers["x-one"]]
        return JSONResponse([*said, (await request.body()).decode()], 201, {"X-Two": "zwei"})

    async def work(application: Application) -> None:
        reply = await application.request("PUT", "/an/%C3%A4?a=b%20c", [("X-One", "eins")], b"sent")
        assert reply.status == 201
        assert json.loads(reply.body) == ["PUT", "/an/ä", "b c", "eins", "sent"]
        assert ("x-two", "zwei") in reply.headers

    play(Starlette(routes=[Route("/an/{name}", echo, methods=["PUT"])]), work)


def test_allmende_answers_and_refuses_as_over_a_network() -> None:
    async def work(application: Application) -> None:
        titles = await application.request("GET", "/api/titles")
        assert titles.status == 200
        assert [title["name"] for title in json.loads(titles.body)] == ["hallertau", "arle", "agricola"]
        wrong = await application.request("POST", "/api/tables", [("Content-Type", "application/json")], b"{}")
        assert wrong.status == 400
        assert json.loads(wrong.body)["message"]["id"]
        assert (await application.request("GET", "/api/tables/none")).status == 404
        # A page of another origin has nothing to ask here.
        foreign = [("Content-Type", "application/json"), ("Origin", "https://elsewhere.example")]
        other = await application.request("POST", "/api/tables", foreign, b"{}")
        assert other.status == 403

    play(allmende_app(), work)


async def _fail(request: Request) -> Response:
    raise RuntimeError("of no use")


async def _fail_at_once(scope: Scope, receive: Receive, send: Send) -> None:
    if scope["type"] == "lifespan":
        await Starlette()(scope, receive, send)
    else:
        raise RuntimeError("of no use")


@pytest.mark.parametrize("app", [Starlette(routes=[Route("/", _fail)]), _fail_at_once])
def test_a_request_that_fails_is_logged_and_answered(app: ASGIApp, caplog: pytest.LogCaptureFixture) -> None:
    async def work(application: Application) -> None:
        assert (await application.request("GET", "/")).status == 500

    play(app, work)
    assert "GET / failed: of no use" in caplog.text


def test_a_request_that_is_left_is_not_worked_on_any_more() -> None:
    ended = []

    async def think(request: Request) -> Response:
        async def long() -> str:
            try:
                await asyncio.sleep(60)
            finally:
                ended.append(request.url.path)
            return ""

        return Response(await while_there(request, long()))

    async def work(application: Application) -> None:
        asked = [asyncio.ensure_future(application.request("GET", f"/{number}", number=number)) for number in (1, 2)]
        await asyncio.sleep(0.01)
        application.leave(2)
        application.leave(3)
        assert (await asked[1]).status == GONE
        assert ended == ["/2"]
        # It is there no more.
        application.leave(2)
        application.leave(1)
        await asked[0]

    left = {ClientDisconnect: no_reply}
    play(Starlette(routes=[Route("/{number}", think)], exception_handlers=left), work)


# Streams


class Told:
    """What a stream has told, and how it has ended."""

    def __init__(self) -> None:
        self.texts: list[str] = []
        self.ends: list[int] = []
        self.ended = asyncio.Event()

    def closed(self, code: int) -> None:
        self.ends.append(code)
        self.ended.set()


def streaming(serve: Callable[[WebSocket], Awaitable[None]]) -> Starlette:
    """An application with one stream."""
    return Starlette(routes=[WebSocketRoute("/stream", serve)])


def test_a_stream_tells_texts_until_it_is_closed_here() -> None:
    async def serve(socket: WebSocket) -> None:
        await socket.accept("first")
        await socket.send_text(f"{socket.query_params['a']} {socket.scope['subprotocols']}")
        await socket.send_text("ü")
        await socket.receive()

    async def work(application: Application) -> None:
        told = Told()
        close = application.connect("/stream?a=b", ["first", "second"], told.texts.append, told.closed)
        while len(told.texts) < 2:
            await asyncio.sleep(0)
        assert told.texts == ["b ['first', 'second']", "ü"]
        assert told.ends == []
        close()
        await told.ended.wait()
        close()
        assert told.ends == [1000]

    play(streaming(serve), work)


def test_a_stream_that_is_closed_there_ends_once_with_its_code() -> None:
    async def serve(socket: WebSocket) -> None:
        await socket.accept()
        await socket.close(4404)

    async def work(application: Application) -> None:
        told = Told()
        application.connect("/stream", [], told.texts.append, told.closed)
        await told.ended.wait()
        await asyncio.sleep(0)
        assert told.ends == [4404]

    play(streaming(serve), work)


def test_a_stream_that_fails_is_logged_and_closed(caplog: pytest.LogCaptureFixture) -> None:
    async def serve(socket: WebSocket) -> None:
        await socket.accept()
        raise RuntimeError("of no use")

    async def work(application: Application) -> None:
        told = Told()
        application.connect("/stream", [], told.texts.append, told.closed)
        await told.ended.wait()
        assert told.ends == [1011]

    with caplog.at_level(logging.ERROR):
        play(streaming(serve), work)
    assert "the stream at /stream failed: of no use" in caplog.text


def test_the_news_of_a_table_come_by_its_stream() -> None:
    async def ask(application: Application, address: str, body: object, key: str = "") -> Reply:
        headers = [("Content-Type", "application/json"), ("Authorization", f"Bearer {key}")]
        return await application.request("POST", address, headers[: 2 if key else 1], json.dumps(body).encode())

    async def work(application: Application) -> None:
        players = [{"kind": "here", "name": "Ann"}, {"kind": "bot", "name": "Bob", "bot": "novice"}]
        made = json.loads((await ask(application, "/api/tables", {"title": "hallertau", "players": players})).body)
        told = Told()
        address = f"/api/tables/{made['table']}/stream"
        close = application.connect(address, ["allmende", f"key.{made['key']}"], told.texts.append, told.closed)
        while not (news := [json.loads(text) for text in told.texts]) or not news[-1].get("decisions"):
            await asyncio.sleep(0.01)
        assert told.ends == []
        close()
        await told.ended.wait()

    play(allmende_app(), work)


# Start and end


def _living(lives: Callable[[Starlette], AbstractAsyncContextManager[None]]) -> Starlette:
    return Starlette(lifespan=lives)


def test_it_starts_and_stops_with_what_it_needs() -> None:
    steps: list[str] = []

    @asynccontextmanager
    async def lives(app: Starlette) -> AsyncIterator[None]:
        steps.append("start")
        yield
        steps.append("stop")

    async def work(application: Application) -> None:
        assert steps == ["start"]

    play(_living(lives), work)
    assert steps == ["start", "stop"]


def test_what_keeps_it_from_starting_is_told() -> None:
    @asynccontextmanager
    async def lives(app: Starlette) -> AsyncIterator[None]:
        raise LookupError("no store")
        yield

    with pytest.raises(LookupError, match="no store"):
        asyncio.run(Application(_living(lives)).start())
