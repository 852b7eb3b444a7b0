"""Routes of rulebooks: a title's rules, search in them, and the positions that they show."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from starlette.requests import Request
from starlette.routing import BaseRoute

from allmende import rulebooks
from allmende.rulebooks import Found, ToldRulebook
from allmende.server.errors import NotFoundError
from allmende.server.http import requests
from allmende.server.http.endpoints import get
from allmende.server.http.rate_limits import Kind
from allmende.server.http.replies import Reply, json
from allmende.server.site import static_reference
from allmende.server.site.catalogue import SceneShown
from allmende.server.tables.messages import PlayerInfo
from allmende.server.tables.screens import screen_view
from allmende.words import LanguageError


def routes(count: Callable[[Kind, Request], None]) -> list[BaseRoute]:
    """All routes, below `/api`; `count` counts searches against the rate limits."""

    async def find(request: Request, words: str = "") -> Reply[Found]:
        """The passages of a rulebook that speak of all these words."""
        count("looks", request)
        name, language = requests.title(request).name, request.path_params["language"]
        try:
            return json(await asyncio.to_thread(rulebooks.find, name, language, words))
        except (rulebooks.NoRulebookError, LanguageError) as error:
            raise NotFoundError(str(error), error.message) from None

    return [
        get("/titles/{title}/rules/{language}", _rulebook),
        get("/titles/{title}/rules/{language}/find", find),
        get("/titles/{title}/scenes/{scene}", _scene),
    ]


async def _rulebook(request: Request) -> Reply[ToldRulebook]:
    """A title's rulebook."""
    name = requests.title(request).name
    try:
        # To put a whole rulebook into words takes a while the first time.
        told = await asyncio.to_thread(static_reference.rulebook, name, request.path_params["language"])
        return static_reference.kept(request, *told, kind=Reply)
    except (rulebooks.NoRulebookError, LanguageError) as error:
        raise NotFoundError(str(error), error.message) from None


async def _scene(request: Request) -> Reply[SceneShown]:
    """A position that the rulebook shows."""
    of, name = requests.title(request), request.path_params["scene"]
    try:
        game = await asyncio.to_thread(rulebooks.scene_game, of.name, name)
    except rulebooks.NoRulebookError as error:
        raise NotFoundError(str(error), error.message) from None
    seat = rulebooks.rulebook_of(of.name).scenes[name].seat
    players = [
        PlayerInfo(each, "", "here", None, "here", each == seat, [], [], None, None, left=None, unnamed=False)
        for each in range(game.players)
    ]
    return json(SceneShown(seat, screen_view(game, seat), players, dict(game.options), str(game.record)))
