"""Pages of finished games at public links: the client's page, and in its head what programs show of a link.

Who has a table's link may look on at it, so the link of its page tells no more than that does. It is not for search
engines: the link of an unlisted game is known only to those who were given it.
"""

from __future__ import annotations

from html import escape
from pathlib import Path
from typing import Final

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

from allmende.core import AllmendeError, Message
from allmende.core.story import about, result
from allmende.server.http.base_paths import base
from allmende.server.people.table_access import TableAccess
from allmende.server.site.pages import client_page
from allmende.server.site.rules_page import language_of
from allmende.server.tables.bot_names import called
from allmende.server.tables.table import Table
from allmende.words import Speaker

ICON: Final = "/icon-512.png"


class GamePages:
    """The route of these pages. `url` is the server's public address, if it is known."""

    def __init__(self, access: TableAccess, static: Path, url: str) -> None:
        self._access = access
        self._static = static
        self._url = url

    def routes(self) -> list[BaseRoute]:
        """All routes of these pages."""
        return [Route("/finished/{table}", self.page)] if self._static.is_dir() else []

    async def page(self, request: Request) -> Response:
        """The page of a finished game; of any other table it is one that says so."""
        index = self._static / "index.html"
        if not index.exists():
            raise HTTPException(404, "the browser client is not built")
        head = '<meta name="robots" content="noindex">'
        try:
            table, _ = await self._access.table(request)
        except AllmendeError:
            return client_page(request.scope, index, head=head)
        if table.game.is_over:
            here = f"{request.url.scheme}://{request.url.netloc}{base(request)}"
            head += _preview(table, Speaker(language_of(request)), self._url or here)
        reply = client_page(request.scope, index, head=head)
        reply.headers["Vary"] = "Accept-Language"
        return reply


def _preview(table: Table, speaker: Speaker, address: str) -> str:
    """The title and the description of a finished game, by the Open Graph protocol and for browsers."""
    names = [name if isinstance(name := called(seat), str) else speaker.say(name) for seat in table.seats]
    title = f"{speaker.say(Message(f'title-{table.game.title.name}'))}: {' · '.join(names)}"
    description = f"{speaker.say(result(table.game), names)} {speaker.say(about(table.game))}"
    tags = {
        "og:type": "article",
        "og:site_name": "Allmende",
        "og:title": title,
        "og:description": description,
        "og:url": f"{address}/finished/{table.name}",
        "og:image": f"{address}{ICON}",
    }
    told = "".join(f'<meta property="{name}" content="{escape(content)}">' for name, content in tags.items())
    return f'<title>{escape(title)}</title><meta name="description" content="{escape(description)}">{told}'
