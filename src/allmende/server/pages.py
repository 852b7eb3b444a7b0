"""The browser client: one page for all its addresses, and the files it is made of."""

from __future__ import annotations

from pathlib import Path

from starlette.datastructures import Headers
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import FileResponse, Response
from starlette.routing import BaseRoute, Mount, Route
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

from allmende.server import printed


def pages(static: Path) -> list[BaseRoute]:
    """The paths of the client, which lies in this folder if it is built."""

    async def page(request: Request) -> Response:
        index = static / "index.html"
        if not index.exists():
            raise HTTPException(404, "the browser client is not built")
        return FileResponse(index)

    found: list[BaseRoute] = [
        Route("/manifest.webmanifest", manifest),
        Route("/", page),
        Route("/t/{table}", page),
        Route("/me", page),
        Route("/mail", page),
        Route("/stop/{target}", page),
        Route("/o/{offer}", page),
        Route("/learn", page),
        Route("/learn/{title}", page),
        Route("/learn/{title}/{lesson}", page),
        Route("/people/{page}", page),
        Route("/hall", page),
        Route("/hall/{title}", page),
        Route("/finished", page),
        Route("/play/{title}/{scene}", page),
        Route("/h/{table}/{seat:int}", page),
    ]
    return [*found, Mount("/", _Files(directory=static))] if static.is_dir() else found


async def manifest(request: Request) -> Response:
    """What a device is told when the page is installed, in the `language` that is asked for."""
    told = printed.manifest(request.query_params.get("language", "en"))
    return printed.kept(request, *told, media_type="application/manifest+json")


class _Files(StaticFiles):
    """The client's files; to people who come to an address where nothing is, its page says so."""

    async def get_response(self, path: str, scope: Scope) -> Response:
        try:
            return await super().get_response(path, scope)
        except HTTPException as error:
            index = Path(str(self.directory)) / "index.html"
            # A browser asks for a page as `text/html`; what belongs to one, and programs, it asks for otherwise.
            wants_page = "text/html" in Headers(scope=scope).get("accept", "")
            if error.status_code != 404 or not wants_page or not index.exists():
                raise
            return FileResponse(index, 404)
