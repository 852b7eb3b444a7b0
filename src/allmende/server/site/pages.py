"""The browser client: one page for all its addresses, and its static files."""

from __future__ import annotations

from html import escape
from pathlib import Path

from starlette.datastructures import Headers
from starlette.exceptions import HTTPException
from starlette.requests import HTTPConnection, Request
from starlette.responses import HTMLResponse, Response
from starlette.routing import BaseRoute, Mount, Route
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

from allmende.server.http.base_paths import base
from allmende.server.site import static_reference


def pages(static: Path) -> list[BaseRoute]:
    """The routes of the client, which lies in the folder `static` if it is built."""

    async def page(request: Request) -> Response:
        index = static / "index.html"
        if not index.exists():
            raise HTTPException(404, "the browser client is not built")
        return client_page(request.scope, index)

    found: list[BaseRoute] = [
        Route("/manifest.webmanifest", manifest),
        Route("/", page),
        Route("/t/{table}", page),
        Route("/me", page),
        Route("/admin", page),
        Route("/mail", page),
        Route("/stop/{target}", page),
        Route("/o/{offer}", page),
        Route("/learn", page),
        Route("/learn/{title}", page),
        Route("/learn/{title}/{lesson}", page),
        Route("/people/{page}", page),
        Route("/day", page),
        Route("/day/{title}", page),
        Route("/day/{title}/{day}", page),
        Route("/draft", page),
        Route("/draft/{title}/{seed:int}", page),
        Route("/problems", page),
        Route("/problems/{title}", page),
        Route("/hall", page),
        Route("/hall/{title}", page),
        Route("/finished", page),
        Route("/statistics", page),
        Route("/play/{title}/{scene}", page),
        Route("/record", page),
        Route("/h/{table}/{seat:int}", page),
    ]
    return [*found, Mount("/", _Files(directory=static))] if static.is_dir() else found


class Manifest(Response):
    """A web app manifest."""

    media_type = "application/manifest+json"


async def manifest(request: Request) -> Manifest:
    """The web app manifest, by which devices install the page, in the `language` of the query."""
    told = static_reference.manifest(request.query_params.get("language", "en"), base(request))
    return static_reference.kept(request, *told, kind=Manifest)


class _Files(StaticFiles):
    """The client's files; at an address where there is none, browsers get its page, which says so."""

    async def get_response(self, path: str, scope: Scope) -> Response:
        try:
            return await super().get_response(path, scope)
        except HTTPException as error:
            index = Path(str(self.directory)) / "index.html"
            # A browser asks for a page as `text/html`; a page's parts are asked for otherwise, and so do programs ask.
            wants_page = "text/html" in Headers(scope=scope).get("accept", "")
            if error.status_code != 404 or not wants_page or not index.exists():
                raise
            return client_page(scope, index, 404)


def client_page(scope: Scope, index: Path, status: int = 200, head: str = "") -> Response:
    """The client's page, whose files lie beside it, with the base path by which it was asked for.

    `head` is HTML that stands before all else in its head.
    """
    below = base(HTTPConnection(scope))
    page = index.read_text(encoding="utf-8").replace('="./', f'="{below}/')
    if head:
        page = page.replace("<head>", f"<head>{head}", 1)
    if below:
        page = page.replace("<html ", f'<html data-base="{escape(below)}" ', 1)
    return HTMLResponse(page, status)
