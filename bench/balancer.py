"""A balancer before several servers: connections go round, and past a server that doesn't listen."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress


class Balancer:
    """Passes each connection on to the next server that takes it, byte by byte; `ports` are those of the servers."""

    def __init__(self) -> None:
        self.ports: list[int] = []
        self.port = 0
        self._turn = 0

    @asynccontextmanager
    async def listening(self) -> AsyncIterator[None]:
        """Listen at a free port within a `with` block."""
        server = await asyncio.start_server(self._pass_on, "127.0.0.1", 0)
        self.port = server.sockets[0].getsockname()[1]
        try:
            yield
        finally:
            server.close()

    async def _pass_on(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        for _ in range(len(self.ports)):
            self._turn += 1
            with suppress(OSError):
                back, forth = await asyncio.open_connection("127.0.0.1", self.ports[self._turn % len(self.ports)])
                await asyncio.gather(_pump(reader, forth), _pump(back, writer))
                return
        writer.transport.abort()


async def _pump(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    """Pass on what one side says until it ends, and then end the other side."""
    with suppress(OSError):
        while said := await reader.read(65536):
            writer.write(said)
            await writer.drain()
    with suppress(OSError):
        writer.close()
