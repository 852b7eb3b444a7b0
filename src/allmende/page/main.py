"""The Python side of the page's server: what its worker calls, by the interpreter's own bridge to JavaScript."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

from js import Object  # type: ignore[import-not-found]  # of the browser
from pyodide.ffi import create_proxy, to_js  # type: ignore[import-not-found]  # of the interpreter there

from allmende.page.application import Application
from allmende.page.store import PageStore
from allmende.page.thinker import WorkerThinker
from allmende.server.app import create_app


async def start(path: str, post: Callable[[Any], Any]) -> Any:
    """Start the application over the database `path`, and return its functions `request`, `leave` and `connect`.

    `post` sends a question to the worker in which bots think.
    """

    async def ask(question: bytes) -> bytes:
        posted = post(to_js(question))
        try:
            reply = await posted.reply
        except asyncio.CancelledError:
            posted.drop()
            raise
        return bytes(reply.to_bytes())

    application = Application(create_app(PageStore(path), WorkerThinker(ask)))
    await application.start()

    async def request(method: str, address: str, headers: Any, body: Any, number: int) -> Any:
        reply = await application.request(method, address, headers.to_py(), body.to_bytes(), number)
        return _object({"status": reply.status, "headers": reply.headers, "body": reply.body})

    def connect(address: str, protocols: Any, received: Any, closed: Any) -> Any:
        return create_proxy(application.connect(address, protocols.to_py(), received, closed))

    functions = {"request": request, "leave": application.leave, "connect": connect}
    return _object({name: create_proxy(function) for name, function in functions.items()})


def _object(fields: dict[str, object]) -> Any:
    return to_js(fields, dict_converter=Object.fromEntries)
