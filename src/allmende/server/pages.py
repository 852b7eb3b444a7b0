"""The browser client: one page for all its addresses, and the files it is made of."""

from __future__ import annotations

from pathlib import Path

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import FileResponse, Response
from starlette.routing import BaseRoute, Mount, Route
from starlette.staticfiles import StaticFiles


def pages(static: Path) -> list[BaseRoute]:
    """The paths of the client, which lies in this folder if it is built."""

    async def page(request: Request) -> Response:
        index = static / "index.html"
        if not index.exists():
            raise HTTPException(404, "the browser client is not built")
        return FileResponse(index)

    found: list[BaseRoute] = [Route("/", page), Route("/t/{table}", page)]
    return [*found, Mount("/", StaticFiles(directory=static))] if static.is_dir() else found
