"""Replies that never change, made when the page is built: with them it shows something before Python has started."""

from __future__ import annotations

from collections.abc import Iterator

from allmende import words
from allmende.page.application import Application
from allmende.page.store import PageStore
from allmende.page.thinker import WorkerThinker
from allmende.server.app import create_app
from allmende.server.site.static_reference import parts
from allmende.titles import OWN


def addresses() -> Iterator[str]:
    """The addresses of all printed data, words and rules."""
    yield from ("/api/titles", "/api/languages")
    for title in OWN:
        yield from (f"/api/titles/{title}/{part}" for part in ("reference", "cards", "card-knowledge"))
    for language in words.LANGUAGES:
        yield f"/api/words/{language}"
        yield from (f"/api/words/{language}/{part}" for part in parts())
        for title in OWN:
            yield from (f"/api/titles/{title}/rules/{language}", f"/rules/{title}?language={language}")


async def replies() -> dict[str, bytes]:
    """The application's replies at these addresses; AssertionError if it refuses one."""
    application = Application(create_app(PageStore(":memory:"), WorkerThinker(_nothing)))
    await application.start()
    try:
        found = {}
        for address in addresses():
            reply = await application.request("GET", address)
            assert reply.status == 200, address
            found[address] = reply.body
        return found
    finally:
        await application.stop()


async def _nothing(question: bytes) -> bytes:
    raise NotImplementedError  # no bot is asked
