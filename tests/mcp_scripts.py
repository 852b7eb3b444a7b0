"""Clients of the Model Context Protocol that do what a script says."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any

import anyio

from allmende.mcp.server import make_server
from mcp import Client


def scripted(script: Callable[[Any], Awaitable[None]], server: Any = None) -> None:
    """Run a client's script against a server in this process, or the one that is given."""

    async def run() -> None:
        async with Client(make_server() if server is None else server) as client:
            await script(client)

    anyio.run(run)


async def ask(client: Any, tool: str, **arguments: Any) -> str:
    """What a tool answers."""
    result = await client.call_tool(tool, arguments)
    assert not result.is_error, result
    return str(result.content[0].text)


async def wrong(client: Any, tool: str, **arguments: Any) -> str:
    """What a tool says against a mistake."""
    result = await client.call_tool(tool, arguments)
    assert result.is_error
    return str(result.content[0].text)
